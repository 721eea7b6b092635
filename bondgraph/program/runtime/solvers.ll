; 93184d79681fbca841bd834f11b115fb969f5ec2dec4ddf212c9e5b72f840d40 made by .ci/translate: do not edit.
@bondgraph_newton.starts = internal unnamed_addr constant [7 x double] [double 0.000000e+00, double 1.000000e-02, double -1.000000e-02, double 1.000000e+00, double -1.000000e+00, double 3.000000e+01, double -3.000000e+01], align 16

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local range(i32 0, 2) i32 @bondgraph_solve_definite(i32 noundef %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %274

5:                                                ; preds = %3
  %6 = uitofp nneg i32 %0 to double
  %7 = fmul double %6, 0x3CB0000000000000
  %8 = zext nneg i32 %0 to i64
  %9 = zext nneg i32 %0 to i64
  br label %13

10:                                               ; preds = %152
  %11 = add nuw i32 %0, 1
  %12 = zext nneg i32 %0 to i64
  br label %155

13:                                               ; preds = %5, %152
  %14 = phi i64 [ 0, %5 ], [ %79, %152 ]
  %15 = phi i64 [ 1, %5 ], [ %153, %152 ]
  %16 = trunc i64 %14 to i32
  %17 = mul nuw nsw i64 %14, %8
  %18 = mul nuw nsw i32 %0, %16
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw double, ptr %1, i64 %14
  %21 = getelementptr inbounds nuw double, ptr %20, i64 %19
  %22 = load double, ptr %21, align 8
  %23 = icmp eq i64 %14, 0
  br i1 %23, label %73, label %24

24:                                               ; preds = %13
  %25 = getelementptr inbounds nuw double, ptr %1, i64 %17
  %26 = and i64 %14, 3
  %27 = icmp samesign ult i64 %14, 4
  br i1 %27, label %58, label %28

28:                                               ; preds = %24
  %29 = and i64 %14, 9223372036854775804
  br label %30

30:                                               ; preds = %30, %28
  %31 = phi i64 [ 0, %28 ], [ %53, %30 ]
  %32 = phi double [ %22, %28 ], [ %52, %30 ]
  %33 = phi i64 [ 0, %28 ], [ %54, %30 ]
  %34 = getelementptr inbounds nuw double, ptr %25, i64 %31
  %35 = load double, ptr %34, align 8
  %36 = fmul double %35, %35
  %37 = fsub double %32, %36
  %38 = getelementptr inbounds nuw double, ptr %25, i64 %31
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %40 = load double, ptr %39, align 8
  %41 = fmul double %40, %40
  %42 = fsub double %37, %41
  %43 = getelementptr inbounds nuw double, ptr %25, i64 %31
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 16
  %45 = load double, ptr %44, align 8
  %46 = fmul double %45, %45
  %47 = fsub double %42, %46
  %48 = getelementptr inbounds nuw double, ptr %25, i64 %31
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 24
  %50 = load double, ptr %49, align 8
  %51 = fmul double %50, %50
  %52 = fsub double %47, %51
  %53 = add nuw nsw i64 %31, 4
  %54 = add i64 %33, 4
  %55 = icmp eq i64 %54, %29
  br i1 %55, label %56, label %30

56:                                               ; preds = %30
  %57 = icmp eq i64 %26, 0
  br i1 %57, label %73, label %58

58:                                               ; preds = %56, %24
  %59 = phi i64 [ 0, %24 ], [ %53, %56 ]
  %60 = phi double [ %22, %24 ], [ %52, %56 ]
  %61 = icmp ne i64 %26, 0
  tail call void @llvm.assume(i1 %61)
  br label %62

62:                                               ; preds = %62, %58
  %63 = phi i64 [ %59, %58 ], [ %70, %62 ]
  %64 = phi double [ %60, %58 ], [ %69, %62 ]
  %65 = phi i64 [ 0, %58 ], [ %71, %62 ]
  %66 = getelementptr inbounds nuw double, ptr %25, i64 %63
  %67 = load double, ptr %66, align 8
  %68 = fmul double %67, %67
  %69 = fsub double %64, %68
  %70 = add nuw nsw i64 %63, 1
  %71 = add i64 %65, 1
  %72 = icmp eq i64 %71, %26
  br i1 %72, label %73, label %62

73:                                               ; preds = %56, %62, %13
  %74 = phi double [ %22, %13 ], [ %52, %56 ], [ %69, %62 ]
  %75 = fmul double %7, %22
  %76 = fcmp ogt double %74, %75
  br i1 %76, label %77, label %274

77:                                               ; preds = %73
  %78 = tail call double @llvm.sqrt.f64(double %74)
  store double %78, ptr %21, align 8
  %79 = add nuw nsw i64 %14, 1
  %80 = icmp samesign ult i64 %79, %9
  br i1 %80, label %81, label %152

81:                                               ; preds = %77
  %82 = getelementptr inbounds nuw double, ptr %1, i64 %14
  %83 = getelementptr inbounds nuw double, ptr %1, i64 %17
  %84 = and i64 %14, 3
  %85 = icmp samesign ult i64 %14, 4
  %86 = and i64 %14, 9223372036854775804
  %87 = icmp eq i64 %84, 0
  %88 = icmp ne i64 %84, 0
  br label %89

89:                                               ; preds = %81, %147
  %90 = phi i64 [ %15, %81 ], [ %150, %147 ]
  %91 = mul nuw nsw i64 %90, %8
  %92 = getelementptr inbounds nuw double, ptr %82, i64 %91
  %93 = load double, ptr %92, align 8
  br i1 %23, label %147, label %94

94:                                               ; preds = %89
  %95 = getelementptr inbounds nuw double, ptr %1, i64 %91
  br i1 %85, label %131, label %96

96:                                               ; preds = %94, %96
  %97 = phi i64 [ %127, %96 ], [ 0, %94 ]
  %98 = phi double [ %126, %96 ], [ %93, %94 ]
  %99 = phi i64 [ %128, %96 ], [ 0, %94 ]
  %100 = getelementptr inbounds nuw double, ptr %95, i64 %97
  %101 = load double, ptr %100, align 8
  %102 = getelementptr inbounds nuw double, ptr %83, i64 %97
  %103 = load double, ptr %102, align 8
  %104 = fmul double %101, %103
  %105 = fsub double %98, %104
  %106 = or disjoint i64 %97, 1
  %107 = getelementptr inbounds nuw double, ptr %95, i64 %106
  %108 = load double, ptr %107, align 8
  %109 = getelementptr inbounds nuw double, ptr %83, i64 %106
  %110 = load double, ptr %109, align 8
  %111 = fmul double %108, %110
  %112 = fsub double %105, %111
  %113 = or disjoint i64 %97, 2
  %114 = getelementptr inbounds nuw double, ptr %95, i64 %113
  %115 = load double, ptr %114, align 8
  %116 = getelementptr inbounds nuw double, ptr %83, i64 %113
  %117 = load double, ptr %116, align 8
  %118 = fmul double %115, %117
  %119 = fsub double %112, %118
  %120 = or disjoint i64 %97, 3
  %121 = getelementptr inbounds nuw double, ptr %95, i64 %120
  %122 = load double, ptr %121, align 8
  %123 = getelementptr inbounds nuw double, ptr %83, i64 %120
  %124 = load double, ptr %123, align 8
  %125 = fmul double %122, %124
  %126 = fsub double %119, %125
  %127 = add nuw nsw i64 %97, 4
  %128 = add i64 %99, 4
  %129 = icmp eq i64 %128, %86
  br i1 %129, label %130, label %96

130:                                              ; preds = %96
  br i1 %87, label %147, label %131

131:                                              ; preds = %130, %94
  %132 = phi i64 [ 0, %94 ], [ %127, %130 ]
  %133 = phi double [ %93, %94 ], [ %126, %130 ]
  tail call void @llvm.assume(i1 %88)
  br label %134

134:                                              ; preds = %134, %131
  %135 = phi i64 [ %132, %131 ], [ %144, %134 ]
  %136 = phi double [ %133, %131 ], [ %143, %134 ]
  %137 = phi i64 [ 0, %131 ], [ %145, %134 ]
  %138 = getelementptr inbounds nuw double, ptr %95, i64 %135
  %139 = load double, ptr %138, align 8
  %140 = getelementptr inbounds nuw double, ptr %83, i64 %135
  %141 = load double, ptr %140, align 8
  %142 = fmul double %139, %141
  %143 = fsub double %136, %142
  %144 = add nuw nsw i64 %135, 1
  %145 = add i64 %137, 1
  %146 = icmp eq i64 %145, %84
  br i1 %146, label %147, label %134

147:                                              ; preds = %130, %134, %89
  %148 = phi double [ %93, %89 ], [ %126, %130 ], [ %143, %134 ]
  %149 = fdiv double %148, %78
  store double %149, ptr %92, align 8
  %150 = add nuw nsw i64 %90, 1
  %151 = icmp eq i64 %150, %8
  br i1 %151, label %152, label %89

152:                                              ; preds = %147, %77
  %153 = add nuw nsw i64 %15, 1
  %154 = icmp eq i64 %79, %8
  br i1 %154, label %10, label %13

155:                                              ; preds = %10, %206
  %156 = phi i64 [ 0, %10 ], [ %215, %206 ]
  %157 = icmp eq i64 %156, 0
  br i1 %157, label %158, label %160

158:                                              ; preds = %155
  %159 = load double, ptr %2, align 8
  br label %206

160:                                              ; preds = %155
  %161 = getelementptr inbounds nuw double, ptr %2, i64 %156
  %162 = load double, ptr %161, align 8
  %163 = trunc i64 %156 to i32
  %164 = mul i32 %0, %163
  %165 = zext i32 %164 to i64
  %166 = getelementptr inbounds nuw double, ptr %1, i64 %165
  %167 = and i64 %156, 1
  %168 = icmp eq i64 %156, 1
  br i1 %168, label %196, label %169

169:                                              ; preds = %160
  %170 = and i64 %156, 9223372036854775806
  br label %174

171:                                              ; preds = %206
  %172 = add nuw i32 %0, 1
  %173 = zext nneg i32 %0 to i64
  br label %217

174:                                              ; preds = %174, %169
  %175 = phi i64 [ 0, %169 ], [ %191, %174 ]
  %176 = phi double [ %162, %169 ], [ %190, %174 ]
  %177 = phi i64 [ 0, %169 ], [ %192, %174 ]
  %178 = getelementptr inbounds nuw double, ptr %166, i64 %175
  %179 = load double, ptr %178, align 8
  %180 = getelementptr inbounds nuw double, ptr %2, i64 %175
  %181 = load double, ptr %180, align 8
  %182 = fmul double %179, %181
  %183 = fsub double %176, %182
  store double %183, ptr %161, align 8
  %184 = or disjoint i64 %175, 1
  %185 = getelementptr inbounds nuw double, ptr %166, i64 %184
  %186 = load double, ptr %185, align 8
  %187 = getelementptr inbounds nuw double, ptr %2, i64 %184
  %188 = load double, ptr %187, align 8
  %189 = fmul double %186, %188
  %190 = fsub double %183, %189
  store double %190, ptr %161, align 8
  %191 = add nuw nsw i64 %175, 2
  %192 = add i64 %177, 2
  %193 = icmp eq i64 %192, %170
  br i1 %193, label %194, label %174

194:                                              ; preds = %174
  %195 = icmp eq i64 %167, 0
  br i1 %195, label %206, label %196

196:                                              ; preds = %194, %160
  %197 = phi i64 [ 0, %160 ], [ %191, %194 ]
  %198 = phi double [ %162, %160 ], [ %190, %194 ]
  %199 = icmp ne i64 %167, 0
  tail call void @llvm.assume(i1 %199)
  %200 = getelementptr inbounds nuw double, ptr %166, i64 %197
  %201 = load double, ptr %200, align 8
  %202 = getelementptr inbounds nuw double, ptr %2, i64 %197
  %203 = load double, ptr %202, align 8
  %204 = fmul double %201, %203
  %205 = fsub double %198, %204
  store double %205, ptr %161, align 8
  br label %206

206:                                              ; preds = %196, %194, %158
  %207 = phi double [ %159, %158 ], [ %190, %194 ], [ %205, %196 ]
  %208 = trunc nuw nsw i64 %156 to i32
  %209 = mul i32 %11, %208
  %210 = sext i32 %209 to i64
  %211 = getelementptr inbounds double, ptr %1, i64 %210
  %212 = load double, ptr %211, align 8
  %213 = getelementptr inbounds nuw double, ptr %2, i64 %156
  %214 = fdiv double %207, %212
  store double %214, ptr %213, align 8
  %215 = add nuw nsw i64 %156, 1
  %216 = icmp eq i64 %215, %12
  br i1 %216, label %171, label %155

217:                                              ; preds = %171, %263
  %218 = phi i32 [ 0, %171 ], [ %273, %263 ]
  %219 = phi i64 [ %173, %171 ], [ %220, %263 ]
  %220 = add nsw i64 %219, -1
  %221 = icmp slt i64 %219, %173
  %222 = getelementptr inbounds nuw double, ptr %2, i64 %220
  %223 = load double, ptr %222, align 8
  br i1 %221, label %224, label %263

224:                                              ; preds = %217
  %225 = getelementptr double, ptr %1, i64 %220
  %226 = and i32 %218, 1
  %227 = icmp eq i32 %226, 0
  br i1 %227, label %237, label %228

228:                                              ; preds = %224
  %229 = mul nuw nsw i64 %219, %173
  %230 = getelementptr double, ptr %225, i64 %229
  %231 = load double, ptr %230, align 8
  %232 = getelementptr inbounds nuw double, ptr %2, i64 %219
  %233 = load double, ptr %232, align 8
  %234 = fmul double %231, %233
  %235 = fsub double %223, %234
  store double %235, ptr %222, align 8
  %236 = add nsw i64 %219, 1
  br label %237

237:                                              ; preds = %228, %224
  %238 = phi double [ poison, %224 ], [ %235, %228 ]
  %239 = phi i64 [ %219, %224 ], [ %236, %228 ]
  %240 = phi double [ %223, %224 ], [ %235, %228 ]
  %241 = icmp eq i32 %218, 1
  br i1 %241, label %263, label %242

242:                                              ; preds = %237, %242
  %243 = phi i64 [ %260, %242 ], [ %239, %237 ]
  %244 = phi double [ %259, %242 ], [ %240, %237 ]
  %245 = mul nuw nsw i64 %243, %173
  %246 = getelementptr double, ptr %225, i64 %245
  %247 = load double, ptr %246, align 8
  %248 = getelementptr inbounds nuw double, ptr %2, i64 %243
  %249 = load double, ptr %248, align 8
  %250 = fmul double %247, %249
  %251 = fsub double %244, %250
  store double %251, ptr %222, align 8
  %252 = add nsw i64 %243, 1
  %253 = mul nuw nsw i64 %252, %173
  %254 = getelementptr double, ptr %225, i64 %253
  %255 = load double, ptr %254, align 8
  %256 = getelementptr inbounds nuw double, ptr %2, i64 %252
  %257 = load double, ptr %256, align 8
  %258 = fmul double %255, %257
  %259 = fsub double %251, %258
  store double %259, ptr %222, align 8
  %260 = add nsw i64 %243, 2
  %261 = trunc i64 %260 to i32
  %262 = icmp eq i32 %0, %261
  br i1 %262, label %263, label %242

263:                                              ; preds = %237, %242, %217
  %264 = phi double [ %223, %217 ], [ %238, %237 ], [ %259, %242 ]
  %265 = trunc nuw nsw i64 %220 to i32
  %266 = mul i32 %172, %265
  %267 = sext i32 %266 to i64
  %268 = getelementptr inbounds double, ptr %1, i64 %267
  %269 = load double, ptr %268, align 8
  %270 = getelementptr inbounds nuw double, ptr %2, i64 %220
  %271 = fdiv double %264, %269
  store double %271, ptr %270, align 8
  %272 = icmp samesign ugt i64 %219, 1
  %273 = add i32 %218, 1
  br i1 %272, label %217, label %274

274:                                              ; preds = %73, %263, %3
  %275 = phi i32 [ 0, %263 ], [ 0, %3 ], [ 1, %73 ]
  ret i32 %275
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #1

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local range(i32 0, 2) i32 @bondgraph_solve_general(i32 noundef %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %295

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  %7 = zext nneg i32 %0 to i64
  %8 = add nuw i32 %0, 1
  %9 = shl nuw nsw i64 %6, 3
  %10 = add nuw nsw i64 %9, 8
  %11 = mul nuw nsw i64 %6, %6
  %12 = shl i64 %11, 3
  %13 = getelementptr i8, ptr %1, i64 %12
  %14 = getelementptr i8, ptr %1, i64 %9
  %15 = shl nuw nsw i64 %6, 3
  %16 = getelementptr i8, ptr %1, i64 %15
  %17 = add nsw i64 %6, -2
  %18 = icmp ult i32 %0, 4
  %19 = and i64 %6, 2147483644
  %20 = icmp eq i64 %19, %6
  %21 = and i64 %6, 1
  %22 = icmp eq i64 %21, 0
  %23 = add nsw i64 %6, -1
  %24 = add nsw i64 %6, -1
  br label %32

25:                                               ; preds = %252, %171
  %26 = add nuw nsw i64 %34, 1
  %27 = icmp eq i64 %50, %6
  br i1 %27, label %28, label %32

28:                                               ; preds = %25
  %29 = add nuw i32 %0, 1
  %30 = zext nneg i32 %0 to i64
  %31 = zext nneg i32 %0 to i64
  br label %260

32:                                               ; preds = %5, %25
  %33 = phi i64 [ 0, %5 ], [ %50, %25 ]
  %34 = phi i64 [ 1, %5 ], [ %26, %25 ]
  %35 = xor i64 %33, -1
  %36 = add nsw i64 %35, %6
  %37 = add nuw i64 %33, 1
  %38 = mul i64 %10, %37
  %39 = getelementptr i8, ptr %1, i64 %38
  %40 = shl nuw nsw i64 %33, 3
  %41 = getelementptr i8, ptr %1, i64 %40
  %42 = getelementptr i8, ptr %41, i64 8
  %43 = trunc i64 %33 to i32
  %44 = mul i32 %0, %43
  %45 = zext i32 %44 to i64
  %46 = shl nuw nsw i64 %45, 3
  %47 = getelementptr i8, ptr %42, i64 %46
  %48 = getelementptr i8, ptr %14, i64 %46
  %49 = trunc i64 %33 to i32
  %50 = add nuw nsw i64 %33, 1
  %51 = icmp samesign ult i64 %50, %7
  br i1 %51, label %52, label %107

52:                                               ; preds = %32
  %53 = getelementptr inbounds nuw double, ptr %1, i64 %33
  %54 = getelementptr double, ptr %1, i64 %33
  %55 = sub nsw i64 %33, %6
  %56 = and i64 %55, 1
  %57 = icmp eq i64 %56, 0
  br i1 %57, label %58, label %72

58:                                               ; preds = %52
  %59 = mul nuw nsw i64 %34, %6
  %60 = getelementptr inbounds nuw double, ptr %53, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = tail call double @llvm.fabs.f64(double %61)
  %63 = mul nsw i32 %0, %49
  %64 = sext i32 %63 to i64
  %65 = getelementptr double, ptr %54, i64 %64
  %66 = load double, ptr %65, align 8
  %67 = tail call double @llvm.fabs.f64(double %66)
  %68 = fcmp ogt double %62, %67
  %69 = trunc nuw nsw i64 %34 to i32
  %70 = select i1 %68, i32 %69, i32 %49
  %71 = add nuw nsw i64 %34, 1
  br label %72

72:                                               ; preds = %58, %52
  %73 = phi i32 [ poison, %52 ], [ %70, %58 ]
  %74 = phi i64 [ %34, %52 ], [ %71, %58 ]
  %75 = phi i32 [ %49, %52 ], [ %70, %58 ]
  %76 = icmp eq i64 %17, %33
  br i1 %76, label %107, label %77

77:                                               ; preds = %72, %77
  %78 = phi i64 [ %105, %77 ], [ %74, %72 ]
  %79 = phi i32 [ %104, %77 ], [ %75, %72 ]
  %80 = mul nuw nsw i64 %78, %6
  %81 = getelementptr inbounds nuw double, ptr %53, i64 %80
  %82 = load double, ptr %81, align 8
  %83 = tail call double @llvm.fabs.f64(double %82)
  %84 = mul nsw i32 %79, %0
  %85 = sext i32 %84 to i64
  %86 = getelementptr double, ptr %54, i64 %85
  %87 = load double, ptr %86, align 8
  %88 = tail call double @llvm.fabs.f64(double %87)
  %89 = fcmp ogt double %83, %88
  %90 = trunc nuw nsw i64 %78 to i32
  %91 = select i1 %89, i32 %90, i32 %79
  %92 = add nuw nsw i64 %78, 1
  %93 = mul nuw nsw i64 %92, %6
  %94 = getelementptr inbounds nuw double, ptr %53, i64 %93
  %95 = load double, ptr %94, align 8
  %96 = tail call double @llvm.fabs.f64(double %95)
  %97 = mul nsw i32 %91, %0
  %98 = sext i32 %97 to i64
  %99 = getelementptr double, ptr %54, i64 %98
  %100 = load double, ptr %99, align 8
  %101 = tail call double @llvm.fabs.f64(double %100)
  %102 = fcmp ogt double %96, %101
  %103 = trunc nuw nsw i64 %92 to i32
  %104 = select i1 %102, i32 %103, i32 %91
  %105 = add nuw nsw i64 %78, 2
  %106 = icmp eq i64 %105, %6
  br i1 %106, label %107, label %77

107:                                              ; preds = %72, %77, %32
  %108 = phi i32 [ %49, %32 ], [ %73, %72 ], [ %104, %77 ]
  %109 = mul nsw i32 %108, %0
  %110 = sext i32 %109 to i64
  %111 = getelementptr double, ptr %1, i64 %33
  %112 = getelementptr double, ptr %111, i64 %110
  %113 = load double, ptr %112, align 8
  %114 = fcmp ueq double %113, 0.000000e+00
  br i1 %114, label %295, label %115

115:                                              ; preds = %107
  %116 = zext i32 %108 to i64
  %117 = icmp eq i64 %33, %116
  br i1 %117, label %171, label %118

118:                                              ; preds = %115
  %119 = mul nuw nsw i64 %33, %7
  %120 = getelementptr inbounds nuw double, ptr %1, i64 %119
  %121 = getelementptr double, ptr %1, i64 %110
  br i1 %18, label %141, label %122

122:                                              ; preds = %118
  %123 = shl nsw i64 %110, 3
  %124 = getelementptr i8, ptr %16, i64 %123
  %125 = icmp ult ptr %1, %124
  %126 = icmp ult ptr %121, %13
  %127 = and i1 %125, %126
  br i1 %127, label %141, label %128

128:                                              ; preds = %122, %128
  %129 = phi i64 [ %138, %128 ], [ 0, %122 ]
  %130 = getelementptr inbounds nuw double, ptr %120, i64 %129
  %131 = getelementptr inbounds nuw i8, ptr %130, i64 16
  %132 = load <2 x double>, ptr %130, align 8
  %133 = load <2 x double>, ptr %131, align 8
  %134 = getelementptr double, ptr %121, i64 %129
  %135 = getelementptr i8, ptr %134, i64 16
  %136 = load <2 x double>, ptr %134, align 8
  %137 = load <2 x double>, ptr %135, align 8
  store <2 x double> %136, ptr %130, align 8
  store <2 x double> %137, ptr %131, align 8
  store <2 x double> %132, ptr %134, align 8
  store <2 x double> %133, ptr %135, align 8
  %138 = add nuw i64 %129, 4
  %139 = icmp eq i64 %138, %19
  br i1 %139, label %140, label %128

140:                                              ; preds = %128
  br i1 %20, label %165, label %141

141:                                              ; preds = %122, %118, %140
  %142 = phi i64 [ 0, %122 ], [ 0, %118 ], [ %19, %140 ]
  br i1 %22, label %149, label %143

143:                                              ; preds = %141
  %144 = getelementptr inbounds nuw double, ptr %120, i64 %142
  %145 = load double, ptr %144, align 8
  %146 = getelementptr double, ptr %121, i64 %142
  %147 = load double, ptr %146, align 8
  store double %147, ptr %144, align 8
  store double %145, ptr %146, align 8
  %148 = or disjoint i64 %142, 1
  br label %149

149:                                              ; preds = %143, %141
  %150 = phi i64 [ %142, %141 ], [ %148, %143 ]
  %151 = icmp eq i64 %142, %23
  br i1 %151, label %165, label %152

152:                                              ; preds = %149, %152
  %153 = phi i64 [ %163, %152 ], [ %150, %149 ]
  %154 = getelementptr inbounds nuw double, ptr %120, i64 %153
  %155 = load double, ptr %154, align 8
  %156 = getelementptr double, ptr %121, i64 %153
  %157 = load double, ptr %156, align 8
  store double %157, ptr %154, align 8
  store double %155, ptr %156, align 8
  %158 = add nuw nsw i64 %153, 1
  %159 = getelementptr inbounds nuw double, ptr %120, i64 %158
  %160 = load double, ptr %159, align 8
  %161 = getelementptr double, ptr %121, i64 %158
  %162 = load double, ptr %161, align 8
  store double %162, ptr %159, align 8
  store double %160, ptr %161, align 8
  %163 = add nuw nsw i64 %153, 2
  %164 = icmp eq i64 %163, %6
  br i1 %164, label %165, label %152

165:                                              ; preds = %149, %152, %140
  %166 = getelementptr inbounds nuw double, ptr %2, i64 %33
  %167 = load double, ptr %166, align 8
  %168 = sext i32 %108 to i64
  %169 = getelementptr inbounds double, ptr %2, i64 %168
  %170 = load double, ptr %169, align 8
  store double %170, ptr %166, align 8
  store double %167, ptr %169, align 8
  br label %171

171:                                              ; preds = %165, %115
  br i1 %51, label %172, label %25

172:                                              ; preds = %171
  %173 = mul nuw i32 %8, %49
  %174 = zext nneg i32 %173 to i64
  %175 = getelementptr inbounds nuw double, ptr %1, i64 %174
  %176 = getelementptr inbounds nuw double, ptr %2, i64 %33
  %177 = trunc i64 %33 to i32
  %178 = mul i32 %0, %177
  %179 = zext i32 %178 to i64
  %180 = getelementptr inbounds nuw double, ptr %1, i64 %33
  %181 = getelementptr inbounds nuw double, ptr %1, i64 %179
  %182 = icmp ult i64 %36, 4
  %183 = icmp ult ptr %39, %48
  %184 = icmp ult ptr %47, %13
  %185 = and i1 %183, %184
  %186 = and i64 %36, -4
  %187 = add i64 %34, %186
  %188 = icmp eq i64 %36, %186
  br label %189

189:                                              ; preds = %172, %252
  %190 = phi i64 [ %34, %172 ], [ %258, %252 ]
  %191 = mul nuw nsw i64 %190, %6
  %192 = getelementptr inbounds nuw double, ptr %180, i64 %191
  %193 = load double, ptr %192, align 8
  %194 = load double, ptr %175, align 8
  %195 = fdiv double %193, %194
  %196 = getelementptr inbounds nuw double, ptr %1, i64 %191
  %197 = select i1 %182, i1 true, i1 %185
  br i1 %197, label %219, label %198

198:                                              ; preds = %189
  %199 = insertelement <2 x double> poison, double %195, i64 0
  %200 = shufflevector <2 x double> %199, <2 x double> poison, <2 x i32> zeroinitializer
  br label %201

201:                                              ; preds = %201, %198
  %202 = phi i64 [ 0, %198 ], [ %216, %201 ]
  %203 = add i64 %34, %202
  %204 = getelementptr inbounds nuw double, ptr %181, i64 %203
  %205 = getelementptr inbounds nuw i8, ptr %204, i64 16
  %206 = load <2 x double>, ptr %204, align 8
  %207 = load <2 x double>, ptr %205, align 8
  %208 = fmul <2 x double> %200, %206
  %209 = fmul <2 x double> %200, %207
  %210 = getelementptr inbounds nuw double, ptr %196, i64 %203
  %211 = getelementptr inbounds nuw i8, ptr %210, i64 16
  %212 = load <2 x double>, ptr %210, align 8
  %213 = load <2 x double>, ptr %211, align 8
  %214 = fsub <2 x double> %212, %208
  %215 = fsub <2 x double> %213, %209
  store <2 x double> %214, ptr %210, align 8
  store <2 x double> %215, ptr %211, align 8
  %216 = add nuw i64 %202, 4
  %217 = icmp eq i64 %216, %186
  br i1 %217, label %218, label %201

218:                                              ; preds = %201
  br i1 %188, label %252, label %219

219:                                              ; preds = %189, %218
  %220 = phi i64 [ %187, %218 ], [ %34, %189 ]
  %221 = sub i64 %6, %220
  %222 = and i64 %221, 1
  %223 = icmp eq i64 %222, 0
  br i1 %223, label %232, label %224

224:                                              ; preds = %219
  %225 = getelementptr inbounds nuw double, ptr %181, i64 %220
  %226 = load double, ptr %225, align 8
  %227 = fmul double %195, %226
  %228 = getelementptr inbounds nuw double, ptr %196, i64 %220
  %229 = load double, ptr %228, align 8
  %230 = fsub double %229, %227
  store double %230, ptr %228, align 8
  %231 = add nuw nsw i64 %220, 1
  br label %232

232:                                              ; preds = %224, %219
  %233 = phi i64 [ %220, %219 ], [ %231, %224 ]
  %234 = icmp eq i64 %220, %24
  br i1 %234, label %252, label %235

235:                                              ; preds = %232, %235
  %236 = phi i64 [ %250, %235 ], [ %233, %232 ]
  %237 = getelementptr inbounds nuw double, ptr %181, i64 %236
  %238 = load double, ptr %237, align 8
  %239 = fmul double %195, %238
  %240 = getelementptr inbounds nuw double, ptr %196, i64 %236
  %241 = load double, ptr %240, align 8
  %242 = fsub double %241, %239
  store double %242, ptr %240, align 8
  %243 = add nuw nsw i64 %236, 1
  %244 = getelementptr inbounds nuw double, ptr %181, i64 %243
  %245 = load double, ptr %244, align 8
  %246 = fmul double %195, %245
  %247 = getelementptr inbounds nuw double, ptr %196, i64 %243
  %248 = load double, ptr %247, align 8
  %249 = fsub double %248, %246
  store double %249, ptr %247, align 8
  %250 = add nuw nsw i64 %236, 2
  %251 = icmp eq i64 %250, %6
  br i1 %251, label %252, label %235

252:                                              ; preds = %232, %235, %218
  %253 = load double, ptr %176, align 8
  %254 = fmul double %195, %253
  %255 = getelementptr inbounds nuw double, ptr %2, i64 %190
  %256 = load double, ptr %255, align 8
  %257 = fsub double %256, %254
  store double %257, ptr %255, align 8
  %258 = add nuw nsw i64 %190, 1
  %259 = icmp eq i64 %258, %6
  br i1 %259, label %25, label %189

260:                                              ; preds = %28, %285
  %261 = phi i64 [ %31, %28 ], [ %263, %285 ]
  %262 = phi i64 [ %30, %28 ], [ %264, %285 ]
  %263 = add nsw i64 %261, -1
  %264 = add nsw i64 %262, -1
  %265 = icmp slt i64 %261, %31
  %266 = getelementptr inbounds nuw double, ptr %2, i64 %263
  %267 = load double, ptr %266, align 8
  br i1 %265, label %268, label %285

268:                                              ; preds = %260
  %269 = trunc i64 %263 to i32
  %270 = mul i32 %0, %269
  %271 = zext i32 %270 to i64
  %272 = getelementptr double, ptr %1, i64 %271
  br label %273

273:                                              ; preds = %268, %273
  %274 = phi i64 [ %262, %268 ], [ %282, %273 ]
  %275 = phi double [ %267, %268 ], [ %281, %273 ]
  %276 = getelementptr double, ptr %272, i64 %274
  %277 = load double, ptr %276, align 8
  %278 = getelementptr inbounds nuw double, ptr %2, i64 %274
  %279 = load double, ptr %278, align 8
  %280 = fmul double %277, %279
  %281 = fsub double %275, %280
  store double %281, ptr %266, align 8
  %282 = add nuw nsw i64 %274, 1
  %283 = trunc nuw i64 %282 to i32
  %284 = icmp sgt i32 %0, %283
  br i1 %284, label %273, label %285

285:                                              ; preds = %273, %260
  %286 = phi double [ %267, %260 ], [ %281, %273 ]
  %287 = trunc nuw nsw i64 %263 to i32
  %288 = mul i32 %29, %287
  %289 = sext i32 %288 to i64
  %290 = getelementptr inbounds double, ptr %1, i64 %289
  %291 = load double, ptr %290, align 8
  %292 = getelementptr inbounds nuw double, ptr %2, i64 %263
  %293 = fdiv double %286, %291
  store double %293, ptr %292, align 8
  %294 = icmp samesign ugt i64 %261, 1
  br i1 %294, label %260, label %295

295:                                              ; preds = %107, %285, %3
  %296 = phi i32 [ 0, %285 ], [ 0, %3 ], [ 1, %107 ]
  ret i32 %296
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #1

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local range(i32 0, 2) i32 @bondgraph_solve_norm(i32 noundef %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, ptr noundef readonly captures(none) %3, double noundef %4) local_unnamed_addr #0 {
  %6 = mul nsw i32 %0, %0
  %7 = zext nneg i32 %6 to i64
  %8 = alloca double, i64 %7, align 16
  %9 = zext i32 %0 to i64
  %10 = alloca double, i64 %9, align 16
  %11 = alloca double, i64 %9, align 16
  %12 = alloca double, i64 %9, align 16
  %13 = icmp sgt i32 %0, 0
  br i1 %13, label %14, label %181

14:                                               ; preds = %5
  %15 = icmp ult i32 %0, 4
  %16 = and i64 %9, 2147483644
  %17 = icmp ne i64 %16, %9
  %18 = icmp eq i32 %0, 1
  %19 = and i64 %9, 2147483646
  %20 = icmp eq i64 %19, %9
  br label %21

21:                                               ; preds = %14, %97
  %22 = phi i64 [ %101, %97 ], [ 0, %14 ]
  %23 = phi double [ %100, %97 ], [ 0.000000e+00, %14 ]
  %24 = mul nuw nsw i64 %22, %9
  %25 = getelementptr inbounds nuw double, ptr %1, i64 %24
  br i1 %15, label %52, label %26

26:                                               ; preds = %21, %26
  %27 = phi i64 [ %38, %26 ], [ 0, %21 ]
  %28 = phi <2 x double> [ %36, %26 ], [ zeroinitializer, %21 ]
  %29 = phi <2 x double> [ %37, %26 ], [ zeroinitializer, %21 ]
  %30 = getelementptr inbounds nuw double, ptr %25, i64 %27
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %32 = load <2 x double>, ptr %30, align 8
  %33 = load <2 x double>, ptr %31, align 8
  %34 = tail call <2 x double> @llvm.fabs.v2f64(<2 x double> %32)
  %35 = tail call <2 x double> @llvm.fabs.v2f64(<2 x double> %33)
  %36 = tail call <2 x double> @llvm.maxnum.v2f64(<2 x double> %28, <2 x double> %34)
  %37 = tail call <2 x double> @llvm.maxnum.v2f64(<2 x double> %29, <2 x double> %35)
  %38 = add nuw i64 %27, 4
  %39 = fcmp uno <2 x double> %34, %35
  %40 = freeze <2 x i1> %39
  %41 = bitcast <2 x i1> %40 to i2
  %42 = icmp ne i2 %41, 0
  %43 = icmp eq i64 %38, %16
  %44 = or i1 %42, %43
  br i1 %44, label %45, label %26

45:                                               ; preds = %26
  %46 = select i1 %42, <2 x double> %28, <2 x double> %36
  %47 = select i1 %42, <2 x double> %29, <2 x double> %37
  %48 = select i1 %42, i64 %27, i64 %16
  %49 = tail call <2 x double> @llvm.maxnum.v2f64(<2 x double> %46, <2 x double> %47)
  %50 = tail call double @llvm.vector.reduce.fmax.v2f64(<2 x double> %49)
  %51 = or i1 %17, %42
  br i1 %51, label %52, label %55

52:                                               ; preds = %21, %45
  %53 = phi i64 [ 0, %21 ], [ %48, %45 ]
  %54 = phi double [ 0.000000e+00, %21 ], [ %50, %45 ]
  br label %74

55:                                               ; preds = %74, %45
  %56 = phi double [ %50, %45 ], [ %80, %74 ]
  %57 = fcmp ogt double %56, 0.000000e+00
  br i1 %57, label %58, label %90

58:                                               ; preds = %55
  %59 = mul nuw nsw i64 %22, %9
  %60 = getelementptr inbounds nuw double, ptr %1, i64 %59
  br i1 %18, label %72, label %61

61:                                               ; preds = %58
  %62 = insertelement <2 x double> poison, double %56, i64 0
  %63 = shufflevector <2 x double> %62, <2 x double> poison, <2 x i32> zeroinitializer
  br label %64

64:                                               ; preds = %64, %61
  %65 = phi i64 [ 0, %61 ], [ %69, %64 ]
  %66 = getelementptr inbounds nuw double, ptr %60, i64 %65
  %67 = load <2 x double>, ptr %66, align 8
  %68 = fdiv <2 x double> %67, %63
  store <2 x double> %68, ptr %66, align 8
  %69 = add nuw i64 %65, 2
  %70 = icmp eq i64 %69, %19
  br i1 %70, label %71, label %64

71:                                               ; preds = %64
  br i1 %20, label %93, label %72

72:                                               ; preds = %58, %71
  %73 = phi i64 [ 0, %58 ], [ %19, %71 ]
  br label %83

74:                                               ; preds = %52, %74
  %75 = phi i64 [ %81, %74 ], [ %53, %52 ]
  %76 = phi double [ %80, %74 ], [ %54, %52 ]
  %77 = getelementptr inbounds nuw double, ptr %25, i64 %75
  %78 = load double, ptr %77, align 8
  %79 = tail call double @llvm.fabs.f64(double %78)
  %80 = tail call double @llvm.maxnum.f64(double %76, double %79)
  %81 = add nuw nsw i64 %75, 1
  %82 = icmp eq i64 %81, %9
  br i1 %82, label %55, label %74

83:                                               ; preds = %72, %83
  %84 = phi i64 [ %88, %83 ], [ %73, %72 ]
  %85 = getelementptr inbounds nuw double, ptr %60, i64 %84
  %86 = load double, ptr %85, align 8
  %87 = fdiv double %86, %56
  store double %87, ptr %85, align 8
  %88 = add nuw nsw i64 %84, 1
  %89 = icmp eq i64 %88, %9
  br i1 %89, label %93, label %83

90:                                               ; preds = %55
  %91 = getelementptr inbounds nuw double, ptr %2, i64 %22
  %92 = load double, ptr %91, align 8
  br label %97

93:                                               ; preds = %83, %71
  %94 = getelementptr inbounds nuw double, ptr %2, i64 %22
  %95 = load double, ptr %94, align 8
  %96 = fdiv double %95, %56
  store double %96, ptr %94, align 8
  br label %97

97:                                               ; preds = %90, %93
  %98 = phi double [ %92, %90 ], [ %96, %93 ]
  %99 = tail call double @llvm.fabs.f64(double %98)
  %100 = tail call double @llvm.maxnum.f64(double %23, double %99)
  %101 = add nuw nsw i64 %22, 1
  %102 = icmp eq i64 %101, %9
  br i1 %102, label %103, label %21

103:                                              ; preds = %97
  %104 = icmp ult i32 %0, 4
  %105 = and i64 %9, 2147483644
  %106 = icmp ne i64 %105, %9
  br label %107

107:                                              ; preds = %103, %166
  %108 = phi i64 [ %173, %166 ], [ 0, %103 ]
  %109 = phi double [ %172, %166 ], [ 0.000000e+00, %103 ]
  %110 = getelementptr inbounds nuw double, ptr %10, i64 %108
  %111 = getelementptr inbounds nuw double, ptr %1, i64 %108
  br i1 %104, label %153, label %112

112:                                              ; preds = %107, %112
  %113 = phi i64 [ %139, %112 ], [ 0, %107 ]
  %114 = phi <2 x double> [ %137, %112 ], [ zeroinitializer, %107 ]
  %115 = phi <2 x double> [ %138, %112 ], [ zeroinitializer, %107 ]
  %116 = or disjoint i64 %113, 1
  %117 = or disjoint i64 %113, 2
  %118 = or disjoint i64 %113, 3
  %119 = mul nuw nsw i64 %113, %9
  %120 = mul nuw nsw i64 %116, %9
  %121 = mul nuw nsw i64 %117, %9
  %122 = mul nuw nsw i64 %118, %9
  %123 = getelementptr inbounds nuw double, ptr %111, i64 %119
  %124 = getelementptr inbounds nuw double, ptr %111, i64 %120
  %125 = getelementptr inbounds nuw double, ptr %111, i64 %121
  %126 = getelementptr inbounds nuw double, ptr %111, i64 %122
  %127 = load double, ptr %123, align 8
  %128 = load double, ptr %124, align 8
  %129 = insertelement <2 x double> poison, double %127, i64 0
  %130 = insertelement <2 x double> %129, double %128, i64 1
  %131 = load double, ptr %125, align 8
  %132 = load double, ptr %126, align 8
  %133 = insertelement <2 x double> poison, double %131, i64 0
  %134 = insertelement <2 x double> %133, double %132, i64 1
  %135 = tail call <2 x double> @llvm.fabs.v2f64(<2 x double> %130)
  %136 = tail call <2 x double> @llvm.fabs.v2f64(<2 x double> %134)
  %137 = tail call <2 x double> @llvm.maxnum.v2f64(<2 x double> %114, <2 x double> %135)
  %138 = tail call <2 x double> @llvm.maxnum.v2f64(<2 x double> %115, <2 x double> %136)
  %139 = add nuw i64 %113, 4
  %140 = fcmp uno <2 x double> %135, %136
  %141 = freeze <2 x i1> %140
  %142 = bitcast <2 x i1> %141 to i2
  %143 = icmp ne i2 %142, 0
  %144 = icmp eq i64 %139, %105
  %145 = or i1 %143, %144
  br i1 %145, label %146, label %112

146:                                              ; preds = %112
  %147 = select i1 %143, <2 x double> %114, <2 x double> %137
  %148 = select i1 %143, <2 x double> %115, <2 x double> %138
  %149 = select i1 %143, i64 %113, i64 %105
  %150 = tail call <2 x double> @llvm.maxnum.v2f64(<2 x double> %147, <2 x double> %148)
  %151 = tail call double @llvm.vector.reduce.fmax.v2f64(<2 x double> %150)
  %152 = or i1 %106, %143
  br i1 %152, label %153, label %166

153:                                              ; preds = %107, %146
  %154 = phi i64 [ 0, %107 ], [ %149, %146 ]
  %155 = phi double [ 0.000000e+00, %107 ], [ %151, %146 ]
  br label %156

156:                                              ; preds = %153, %156
  %157 = phi i64 [ %164, %156 ], [ %154, %153 ]
  %158 = phi double [ %163, %156 ], [ %155, %153 ]
  %159 = mul nuw nsw i64 %157, %9
  %160 = getelementptr inbounds nuw double, ptr %111, i64 %159
  %161 = load double, ptr %160, align 8
  %162 = tail call double @llvm.fabs.f64(double %161)
  %163 = tail call double @llvm.maxnum.f64(double %158, double %162)
  %164 = add nuw nsw i64 %157, 1
  %165 = icmp eq i64 %164, %9
  br i1 %165, label %166, label %156

166:                                              ; preds = %156, %146
  %167 = phi double [ %151, %146 ], [ %163, %156 ]
  store double %167, ptr %110, align 8
  %168 = getelementptr inbounds nuw i32, ptr %3, i64 %108
  %169 = load i32, ptr %168, align 4
  %170 = icmp eq i32 %169, 0
  %171 = tail call double @llvm.maxnum.f64(double %109, double %167)
  %172 = select i1 %170, double %109, double %171
  %173 = add nuw nsw i64 %108, 1
  %174 = icmp eq i64 %173, %9
  br i1 %174, label %175, label %107

175:                                              ; preds = %166
  %176 = and i64 %9, 1
  %177 = icmp eq i32 %0, 1
  %178 = and i64 %9, 2147483646
  %179 = icmp eq i64 %176, 0
  %180 = icmp ne i64 %176, 0
  br label %190

181:                                              ; preds = %240, %5
  %182 = phi double [ 0.000000e+00, %5 ], [ %100, %240 ]
  %183 = sext i32 %0 to i64
  %184 = insertelement <2 x double> <double 0.000000e+00, double poison>, double %182, i64 1
  %185 = and i64 %9, 1
  %186 = icmp eq i32 %0, 1
  %187 = and i64 %9, 2147483646
  %188 = icmp eq i64 %185, 0
  %189 = icmp ne i64 %185, 0
  br label %243

190:                                              ; preds = %175, %240
  %191 = phi i64 [ %241, %240 ], [ 0, %175 ]
  %192 = getelementptr inbounds nuw i32, ptr %3, i64 %191
  %193 = load i32, ptr %192, align 4
  %194 = icmp eq i32 %193, 0
  %195 = getelementptr inbounds nuw double, ptr %10, i64 %191
  br i1 %194, label %196, label %198

196:                                              ; preds = %190
  %197 = load double, ptr %195, align 8
  br label %199

198:                                              ; preds = %190
  store double %172, ptr %195, align 8
  br label %199

199:                                              ; preds = %196, %198
  %200 = phi double [ %197, %196 ], [ %172, %198 ]
  %201 = fcmp ogt double %200, 0.000000e+00
  br i1 %201, label %204, label %202

202:                                              ; preds = %199
  %203 = getelementptr inbounds nuw double, ptr %10, i64 %191
  store double 1.000000e+00, ptr %203, align 8
  br label %204

204:                                              ; preds = %199, %202
  %205 = phi double [ 1.000000e+00, %202 ], [ %200, %199 ]
  br i1 %177, label %230, label %206

206:                                              ; preds = %204, %206
  %207 = phi i64 [ %226, %206 ], [ 0, %204 ]
  %208 = phi i64 [ %227, %206 ], [ 0, %204 ]
  %209 = mul nuw nsw i64 %207, %9
  %210 = add nuw nsw i64 %209, %191
  %211 = getelementptr inbounds nuw double, ptr %1, i64 %210
  %212 = load double, ptr %211, align 8
  %213 = fdiv double %212, %205
  store double %213, ptr %211, align 8
  %214 = icmp eq i64 %207, %191
  %215 = uitofp i1 %214 to double
  %216 = getelementptr inbounds nuw double, ptr %8, i64 %210
  store double %215, ptr %216, align 8
  %217 = or disjoint i64 %207, 1
  %218 = mul nuw nsw i64 %217, %9
  %219 = add nuw nsw i64 %218, %191
  %220 = getelementptr inbounds nuw double, ptr %1, i64 %219
  %221 = load double, ptr %220, align 8
  %222 = fdiv double %221, %205
  store double %222, ptr %220, align 8
  %223 = icmp eq i64 %217, %191
  %224 = uitofp i1 %223 to double
  %225 = getelementptr inbounds nuw double, ptr %8, i64 %219
  store double %224, ptr %225, align 8
  %226 = add nuw nsw i64 %207, 2
  %227 = add i64 %208, 2
  %228 = icmp eq i64 %227, %178
  br i1 %228, label %229, label %206

229:                                              ; preds = %206
  br i1 %179, label %240, label %230

230:                                              ; preds = %229, %204
  %231 = phi i64 [ 0, %204 ], [ %226, %229 ]
  tail call void @llvm.assume(i1 %180)
  %232 = mul nuw nsw i64 %231, %9
  %233 = add nuw nsw i64 %232, %191
  %234 = getelementptr inbounds nuw double, ptr %1, i64 %233
  %235 = load double, ptr %234, align 8
  %236 = fdiv double %235, %205
  store double %236, ptr %234, align 8
  %237 = icmp eq i64 %231, %191
  %238 = uitofp i1 %237 to double
  %239 = getelementptr inbounds nuw double, ptr %8, i64 %233
  store double %238, ptr %239, align 8
  br label %240

240:                                              ; preds = %229, %230
  %241 = add nuw nsw i64 %191, 1
  %242 = icmp eq i64 %241, %9
  br i1 %242, label %181, label %190

243:                                              ; preds = %181, %382
  %244 = phi i32 [ 0, %181 ], [ %384, %382 ]
  br i1 %13, label %256, label %730

245:                                              ; preds = %382
  %246 = shl nuw nsw i64 %9, 3
  call void @llvm.memset.p0.i64(ptr nonnull align 16 %11, i8 0, i64 %246, i1 false)
  %247 = and i64 %9, 3
  %248 = icmp ult i32 %0, 4
  %249 = and i64 %9, 2147483644
  %250 = icmp eq i64 %247, 0
  %251 = icmp ne i64 %247, 0
  br label %404

252:                                              ; preds = %378, %256
  %253 = phi i32 [ %259, %256 ], [ %379, %378 ]
  %254 = add nuw nsw i64 %258, 1
  %255 = icmp eq i64 %260, %9
  br i1 %255, label %382, label %256

256:                                              ; preds = %243, %252
  %257 = phi i64 [ %260, %252 ], [ 0, %243 ]
  %258 = phi i64 [ %254, %252 ], [ 1, %243 ]
  %259 = phi i32 [ %253, %252 ], [ 0, %243 ]
  %260 = add nuw nsw i64 %257, 1
  %261 = icmp slt i64 %260, %183
  br i1 %261, label %262, label %252

262:                                              ; preds = %256
  %263 = getelementptr inbounds nuw double, ptr %1, i64 %257
  br label %264

264:                                              ; preds = %262, %378
  %265 = phi i64 [ %258, %262 ], [ %380, %378 ]
  %266 = phi i32 [ %259, %262 ], [ %379, %378 ]
  %267 = getelementptr inbounds nuw double, ptr %1, i64 %265
  br i1 %186, label %304, label %268

268:                                              ; preds = %264, %268
  %269 = phi i64 [ %300, %268 ], [ 0, %264 ]
  %270 = phi double [ %291, %268 ], [ 0.000000e+00, %264 ]
  %271 = phi <2 x double> [ %299, %268 ], [ zeroinitializer, %264 ]
  %272 = phi i64 [ %301, %268 ], [ 0, %264 ]
  %273 = mul nuw nsw i64 %269, %9
  %274 = getelementptr inbounds nuw double, ptr %263, i64 %273
  %275 = load double, ptr %274, align 8
  %276 = fmul double %275, %275
  %277 = fadd double %270, %276
  %278 = getelementptr inbounds nuw double, ptr %267, i64 %273
  %279 = load double, ptr %278, align 8
  %280 = insertelement <2 x double> poison, double %279, i64 0
  %281 = shufflevector <2 x double> %280, <2 x double> poison, <2 x i32> zeroinitializer
  %282 = insertelement <2 x double> poison, double %275, i64 0
  %283 = insertelement <2 x double> %282, double %279, i64 1
  %284 = fmul <2 x double> %281, %283
  %285 = fadd <2 x double> %271, %284
  %286 = or disjoint i64 %269, 1
  %287 = mul nuw nsw i64 %286, %9
  %288 = getelementptr inbounds nuw double, ptr %263, i64 %287
  %289 = load double, ptr %288, align 8
  %290 = fmul double %289, %289
  %291 = fadd double %277, %290
  %292 = getelementptr inbounds nuw double, ptr %267, i64 %287
  %293 = load double, ptr %292, align 8
  %294 = insertelement <2 x double> poison, double %293, i64 0
  %295 = shufflevector <2 x double> %294, <2 x double> poison, <2 x i32> zeroinitializer
  %296 = insertelement <2 x double> poison, double %289, i64 0
  %297 = insertelement <2 x double> %296, double %293, i64 1
  %298 = fmul <2 x double> %295, %297
  %299 = fadd <2 x double> %285, %298
  %300 = add nuw nsw i64 %269, 2
  %301 = add i64 %272, 2
  %302 = icmp eq i64 %301, %187
  br i1 %302, label %303, label %268

303:                                              ; preds = %268
  br i1 %188, label %321, label %304

304:                                              ; preds = %303, %264
  %305 = phi i64 [ 0, %264 ], [ %300, %303 ]
  %306 = phi double [ 0.000000e+00, %264 ], [ %291, %303 ]
  %307 = phi <2 x double> [ zeroinitializer, %264 ], [ %299, %303 ]
  tail call void @llvm.assume(i1 %189)
  %308 = mul nuw nsw i64 %305, %9
  %309 = getelementptr inbounds nuw double, ptr %263, i64 %308
  %310 = load double, ptr %309, align 8
  %311 = fmul double %310, %310
  %312 = fadd double %306, %311
  %313 = getelementptr inbounds nuw double, ptr %267, i64 %308
  %314 = load double, ptr %313, align 8
  %315 = insertelement <2 x double> poison, double %314, i64 0
  %316 = shufflevector <2 x double> %315, <2 x double> poison, <2 x i32> zeroinitializer
  %317 = insertelement <2 x double> poison, double %310, i64 0
  %318 = insertelement <2 x double> %317, double %314, i64 1
  %319 = fmul <2 x double> %316, %318
  %320 = fadd <2 x double> %307, %319
  br label %321

321:                                              ; preds = %303, %304
  %322 = phi double [ %291, %303 ], [ %312, %304 ]
  %323 = phi <2 x double> [ %299, %303 ], [ %320, %304 ]
  %324 = extractelement <2 x double> %323, i64 0
  %325 = tail call double @llvm.fabs.f64(double %324)
  %326 = extractelement <2 x double> %323, i64 1
  %327 = fmul double %322, %326
  %328 = tail call double @llvm.sqrt.f64(double %327)
  %329 = fmul double %328, 1.000000e-15
  %330 = fcmp ule double %325, %329
  %331 = fcmp olt double %325, 0x37A16C262777579C
  %332 = or i1 %331, %330
  br i1 %332, label %378, label %333

333:                                              ; preds = %321
  %334 = fsub double %326, %322
  %335 = fmul double %324, 2.000000e+00
  %336 = fdiv double %334, %335
  %337 = fcmp olt double %336, 0.000000e+00
  %338 = select i1 %337, double -1.000000e+00, double 1.000000e+00
  %339 = tail call double @llvm.fabs.f64(double %336)
  %340 = fmul double %336, %336
  %341 = fadd double %340, 1.000000e+00
  %342 = tail call double @llvm.sqrt.f64(double %341)
  %343 = fadd double %339, %342
  %344 = fdiv double %338, %343
  %345 = fmul double %344, %344
  %346 = fadd double %345, 1.000000e+00
  %347 = tail call double @llvm.sqrt.f64(double %346)
  %348 = fdiv double 1.000000e+00, %347
  br label %349

349:                                              ; preds = %333, %349
  %350 = phi i64 [ 0, %333 ], [ %376, %349 ]
  %351 = mul nuw nsw i64 %350, %9
  %352 = add nuw nsw i64 %351, %257
  %353 = getelementptr inbounds nuw double, ptr %1, i64 %352
  %354 = load double, ptr %353, align 8
  %355 = getelementptr inbounds nuw double, ptr %8, i64 %352
  %356 = load double, ptr %355, align 8
  %357 = add nuw nsw i64 %351, %265
  %358 = getelementptr inbounds nuw double, ptr %1, i64 %357
  %359 = load double, ptr %358, align 8
  %360 = fmul double %344, %359
  %361 = fsub double %354, %360
  %362 = fmul double %348, %361
  store double %362, ptr %353, align 8
  %363 = fmul double %344, %354
  %364 = load double, ptr %358, align 8
  %365 = fadd double %363, %364
  %366 = fmul double %348, %365
  store double %366, ptr %358, align 8
  %367 = getelementptr inbounds nuw double, ptr %8, i64 %357
  %368 = load double, ptr %367, align 8
  %369 = fmul double %344, %368
  %370 = fsub double %356, %369
  %371 = fmul double %348, %370
  store double %371, ptr %355, align 8
  %372 = fmul double %344, %356
  %373 = load double, ptr %367, align 8
  %374 = fadd double %372, %373
  %375 = fmul double %348, %374
  store double %375, ptr %367, align 8
  %376 = add nuw nsw i64 %350, 1
  %377 = icmp eq i64 %376, %9
  br i1 %377, label %378, label %349

378:                                              ; preds = %349, %321
  %379 = phi i32 [ %266, %321 ], [ 1, %349 ]
  %380 = add nuw nsw i64 %265, 1
  %381 = icmp eq i64 %380, %9
  br i1 %381, label %252, label %264

382:                                              ; preds = %252
  %383 = icmp ne i32 %253, 0
  %384 = add nuw nsw i32 %244, 1
  %385 = icmp samesign ult i32 %244, 59
  %386 = select i1 %383, i1 %385, i1 false
  br i1 %386, label %243, label %245

387:                                              ; preds = %455
  %388 = fmul double %457, 0x3C9CD2B297D889BC
  %389 = shl nuw nsw i64 %9, 3
  %390 = getelementptr i8, ptr %2, i64 %389
  %391 = add nuw nsw i64 %9, 2305843009213693951
  %392 = mul i64 %391, %9
  %393 = and i64 %9, 3
  %394 = icmp ult i32 %0, 4
  %395 = and i64 %9, 2147483644
  %396 = icmp eq i64 %393, 0
  %397 = icmp ne i64 %393, 0
  %398 = icmp eq i32 %0, 1
  %399 = and i64 %9, 2147483646
  %400 = icmp eq i64 %399, %9
  %401 = and i64 %9, 1
  %402 = icmp eq i64 %401, 0
  %403 = add nsw i64 %9, -1
  br label %515

404:                                              ; preds = %455, %245
  %405 = phi i64 [ 0, %245 ], [ %458, %455 ]
  %406 = phi double [ 0.000000e+00, %245 ], [ %457, %455 ]
  %407 = getelementptr inbounds nuw double, ptr %12, i64 %405
  %408 = getelementptr inbounds nuw double, ptr %1, i64 %405
  br i1 %248, label %440, label %409

409:                                              ; preds = %404, %409
  %410 = phi i64 [ %436, %409 ], [ 0, %404 ]
  %411 = phi double [ %435, %409 ], [ 0.000000e+00, %404 ]
  %412 = phi i64 [ %437, %409 ], [ 0, %404 ]
  %413 = mul nuw nsw i64 %410, %9
  %414 = getelementptr inbounds nuw double, ptr %408, i64 %413
  %415 = load double, ptr %414, align 8
  %416 = fmul double %415, %415
  %417 = fadd double %411, %416
  %418 = or disjoint i64 %410, 1
  %419 = mul nuw nsw i64 %418, %9
  %420 = getelementptr inbounds nuw double, ptr %408, i64 %419
  %421 = load double, ptr %420, align 8
  %422 = fmul double %421, %421
  %423 = fadd double %417, %422
  %424 = or disjoint i64 %410, 2
  %425 = mul nuw nsw i64 %424, %9
  %426 = getelementptr inbounds nuw double, ptr %408, i64 %425
  %427 = load double, ptr %426, align 8
  %428 = fmul double %427, %427
  %429 = fadd double %423, %428
  %430 = or disjoint i64 %410, 3
  %431 = mul nuw nsw i64 %430, %9
  %432 = getelementptr inbounds nuw double, ptr %408, i64 %431
  %433 = load double, ptr %432, align 8
  %434 = fmul double %433, %433
  %435 = fadd double %429, %434
  %436 = add nuw nsw i64 %410, 4
  %437 = add i64 %412, 4
  %438 = icmp eq i64 %437, %249
  br i1 %438, label %439, label %409

439:                                              ; preds = %409
  br i1 %250, label %455, label %440

440:                                              ; preds = %439, %404
  %441 = phi i64 [ 0, %404 ], [ %436, %439 ]
  %442 = phi double [ 0.000000e+00, %404 ], [ %435, %439 ]
  tail call void @llvm.assume(i1 %251)
  br label %443

443:                                              ; preds = %443, %440
  %444 = phi i64 [ %441, %440 ], [ %452, %443 ]
  %445 = phi double [ %442, %440 ], [ %451, %443 ]
  %446 = phi i64 [ 0, %440 ], [ %453, %443 ]
  %447 = mul nuw nsw i64 %444, %9
  %448 = getelementptr inbounds nuw double, ptr %408, i64 %447
  %449 = load double, ptr %448, align 8
  %450 = fmul double %449, %449
  %451 = fadd double %445, %450
  %452 = add nuw nsw i64 %444, 1
  %453 = add i64 %446, 1
  %454 = icmp eq i64 %453, %247
  br i1 %454, label %455, label %443

455:                                              ; preds = %443, %439
  %456 = phi double [ %435, %439 ], [ %451, %443 ]
  store double %456, ptr %407, align 8
  %457 = tail call double @llvm.maxnum.f64(double %406, double %456)
  %458 = add nuw nsw i64 %405, 1
  %459 = icmp eq i64 %458, %9
  br i1 %459, label %387, label %404

460:                                              ; preds = %685
  %461 = icmp ult i32 %0, 4
  br i1 %461, label %512, label %462

462:                                              ; preds = %460
  %463 = and i64 %9, 2147483644
  %464 = insertelement <2 x double> poison, double %182, i64 0
  %465 = shufflevector <2 x double> %464, <2 x double> poison, <2 x i32> zeroinitializer
  br label %466

466:                                              ; preds = %466, %462
  %467 = phi i64 [ 0, %462 ], [ %488, %466 ]
  %468 = phi <2 x double> [ zeroinitializer, %462 ], [ %478, %466 ]
  %469 = phi <2 x double> [ zeroinitializer, %462 ], [ %479, %466 ]
  %470 = phi <2 x double> [ %465, %462 ], [ %486, %466 ]
  %471 = phi <2 x double> [ %465, %462 ], [ %487, %466 ]
  %472 = getelementptr inbounds nuw double, ptr %2, i64 %467
  %473 = getelementptr inbounds nuw i8, ptr %472, i64 16
  %474 = load <2 x double>, ptr %472, align 8
  %475 = load <2 x double>, ptr %473, align 8
  %476 = tail call <2 x double> @llvm.fabs.v2f64(<2 x double> %474)
  %477 = tail call <2 x double> @llvm.fabs.v2f64(<2 x double> %475)
  %478 = tail call <2 x double> @llvm.maxnum.v2f64(<2 x double> %468, <2 x double> %476)
  %479 = tail call <2 x double> @llvm.maxnum.v2f64(<2 x double> %469, <2 x double> %477)
  %480 = getelementptr inbounds nuw double, ptr %11, i64 %467
  %481 = getelementptr inbounds nuw i8, ptr %480, i64 16
  %482 = load <2 x double>, ptr %480, align 16
  %483 = load <2 x double>, ptr %481, align 16
  %484 = tail call <2 x double> @llvm.fabs.v2f64(<2 x double> %482)
  %485 = tail call <2 x double> @llvm.fabs.v2f64(<2 x double> %483)
  %486 = tail call <2 x double> @llvm.maxnum.v2f64(<2 x double> %470, <2 x double> %484)
  %487 = tail call <2 x double> @llvm.maxnum.v2f64(<2 x double> %471, <2 x double> %485)
  %488 = add nuw i64 %467, 4
  %489 = fcmp uno <2 x double> %476, %484
  %490 = fcmp uno <2 x double> %477, %485
  %491 = freeze <2 x i1> %489
  %492 = freeze <2 x i1> %490
  %493 = or <2 x i1> %491, %492
  %494 = bitcast <2 x i1> %493 to i2
  %495 = icmp ne i2 %494, 0
  %496 = icmp eq i64 %488, %463
  %497 = or i1 %495, %496
  br i1 %497, label %498, label %466

498:                                              ; preds = %466
  %499 = select i1 %495, <2 x double> %468, <2 x double> %478
  %500 = select i1 %495, <2 x double> %469, <2 x double> %479
  %501 = select i1 %495, <2 x double> %470, <2 x double> %486
  %502 = select i1 %495, <2 x double> %471, <2 x double> %487
  %503 = select i1 %495, i64 %467, i64 %463
  %504 = tail call <2 x double> @llvm.maxnum.v2f64(<2 x double> %499, <2 x double> %500)
  %505 = tail call double @llvm.vector.reduce.fmax.v2f64(<2 x double> %504)
  %506 = tail call <2 x double> @llvm.maxnum.v2f64(<2 x double> %501, <2 x double> %502)
  %507 = tail call double @llvm.vector.reduce.fmax.v2f64(<2 x double> %506)
  %508 = icmp ne i64 %463, %9
  %509 = or i1 %508, %495
  %510 = insertelement <2 x double> poison, double %505, i64 0
  %511 = insertelement <2 x double> %510, double %507, i64 1
  br i1 %509, label %512, label %688

512:                                              ; preds = %460, %498
  %513 = phi i64 [ 0, %460 ], [ %503, %498 ]
  %514 = phi <2 x double> [ %184, %460 ], [ %511, %498 ]
  br label %707

515:                                              ; preds = %387, %685
  %516 = phi i64 [ %686, %685 ], [ 0, %387 ]
  %517 = shl nuw nsw i64 %516, 3
  %518 = getelementptr i8, ptr %1, i64 %517
  %519 = add i64 %392, %516
  %520 = shl i64 %519, 3
  %521 = getelementptr i8, ptr %1, i64 %520
  %522 = icmp ult ptr %518, %521
  %523 = select i1 %522, ptr %518, ptr %521
  %524 = icmp ugt ptr %518, %521
  %525 = select i1 %524, ptr %518, ptr %521
  %526 = getelementptr i8, ptr %525, i64 8
  %527 = getelementptr inbounds nuw double, ptr %12, i64 %516
  %528 = load double, ptr %527, align 8
  %529 = fcmp ogt double %528, %388
  %530 = getelementptr inbounds nuw double, ptr %1, i64 %516
  br i1 %394, label %532, label %553

531:                                              ; preds = %553
  br i1 %396, label %549, label %532

532:                                              ; preds = %531, %515
  %533 = phi i64 [ 0, %515 ], [ %588, %531 ]
  %534 = phi double [ 0.000000e+00, %515 ], [ %587, %531 ]
  tail call void @llvm.assume(i1 %397)
  br label %535

535:                                              ; preds = %535, %532
  %536 = phi i64 [ %533, %532 ], [ %546, %535 ]
  %537 = phi double [ %534, %532 ], [ %545, %535 ]
  %538 = phi i64 [ 0, %532 ], [ %547, %535 ]
  %539 = mul nuw nsw i64 %536, %9
  %540 = getelementptr inbounds nuw double, ptr %530, i64 %539
  %541 = load double, ptr %540, align 8
  %542 = getelementptr inbounds nuw double, ptr %2, i64 %536
  %543 = load double, ptr %542, align 8
  %544 = fmul double %541, %543
  %545 = fadd double %537, %544
  %546 = add nuw nsw i64 %536, 1
  %547 = add i64 %538, 1
  %548 = icmp eq i64 %547, %393
  br i1 %548, label %549, label %535

549:                                              ; preds = %535, %531
  %550 = phi double [ %587, %531 ], [ %545, %535 ]
  %551 = getelementptr double, ptr %8, i64 %516
  %552 = getelementptr double, ptr %8, i64 %516
  br label %636

553:                                              ; preds = %515, %553
  %554 = phi i64 [ %588, %553 ], [ 0, %515 ]
  %555 = phi double [ %587, %553 ], [ 0.000000e+00, %515 ]
  %556 = phi i64 [ %589, %553 ], [ 0, %515 ]
  %557 = mul nuw nsw i64 %554, %9
  %558 = getelementptr inbounds nuw double, ptr %530, i64 %557
  %559 = load double, ptr %558, align 8
  %560 = getelementptr inbounds nuw double, ptr %2, i64 %554
  %561 = load double, ptr %560, align 8
  %562 = fmul double %559, %561
  %563 = fadd double %555, %562
  %564 = or disjoint i64 %554, 1
  %565 = mul nuw nsw i64 %564, %9
  %566 = getelementptr inbounds nuw double, ptr %530, i64 %565
  %567 = load double, ptr %566, align 8
  %568 = getelementptr inbounds nuw double, ptr %2, i64 %564
  %569 = load double, ptr %568, align 8
  %570 = fmul double %567, %569
  %571 = fadd double %563, %570
  %572 = or disjoint i64 %554, 2
  %573 = mul nuw nsw i64 %572, %9
  %574 = getelementptr inbounds nuw double, ptr %530, i64 %573
  %575 = load double, ptr %574, align 8
  %576 = getelementptr inbounds nuw double, ptr %2, i64 %572
  %577 = load double, ptr %576, align 8
  %578 = fmul double %575, %577
  %579 = fadd double %571, %578
  %580 = or disjoint i64 %554, 3
  %581 = mul nuw nsw i64 %580, %9
  %582 = getelementptr inbounds nuw double, ptr %530, i64 %581
  %583 = load double, ptr %582, align 8
  %584 = getelementptr inbounds nuw double, ptr %2, i64 %580
  %585 = load double, ptr %584, align 8
  %586 = fmul double %583, %585
  %587 = fadd double %579, %586
  %588 = add nuw nsw i64 %554, 4
  %589 = add i64 %556, 4
  %590 = icmp eq i64 %589, %395
  br i1 %590, label %531, label %553

591:                                              ; preds = %653
  %592 = getelementptr inbounds nuw double, ptr %1, i64 %516
  br i1 %398, label %621, label %593

593:                                              ; preds = %591
  %594 = icmp ult ptr %2, %526
  %595 = icmp ult ptr %523, %390
  %596 = and i1 %594, %595
  br i1 %596, label %621, label %597

597:                                              ; preds = %593
  %598 = insertelement <2 x double> poison, double %550, i64 0
  %599 = shufflevector <2 x double> %598, <2 x double> poison, <2 x i32> zeroinitializer
  %600 = insertelement <2 x double> poison, double %528, i64 0
  %601 = shufflevector <2 x double> %600, <2 x double> poison, <2 x i32> zeroinitializer
  br label %602

602:                                              ; preds = %602, %597
  %603 = phi i64 [ 0, %597 ], [ %618, %602 ]
  %604 = or disjoint i64 %603, 1
  %605 = mul nuw nsw i64 %603, %9
  %606 = mul nuw nsw i64 %604, %9
  %607 = getelementptr inbounds nuw double, ptr %592, i64 %605
  %608 = getelementptr inbounds nuw double, ptr %592, i64 %606
  %609 = load double, ptr %607, align 8
  %610 = load double, ptr %608, align 8
  %611 = insertelement <2 x double> poison, double %609, i64 0
  %612 = insertelement <2 x double> %611, double %610, i64 1
  %613 = fmul <2 x double> %599, %612
  %614 = fdiv <2 x double> %613, %601
  %615 = getelementptr inbounds nuw double, ptr %2, i64 %603
  %616 = load <2 x double>, ptr %615, align 8
  %617 = fsub <2 x double> %616, %614
  store <2 x double> %617, ptr %615, align 8
  %618 = add nuw i64 %603, 2
  %619 = icmp eq i64 %618, %399
  br i1 %619, label %620, label %602

620:                                              ; preds = %602
  br i1 %400, label %685, label %621

621:                                              ; preds = %593, %591, %620
  %622 = phi i64 [ 0, %593 ], [ 0, %591 ], [ %399, %620 ]
  br i1 %402, label %633, label %623

623:                                              ; preds = %621
  %624 = mul nuw nsw i64 %622, %9
  %625 = getelementptr inbounds nuw double, ptr %592, i64 %624
  %626 = load double, ptr %625, align 8
  %627 = fmul double %550, %626
  %628 = fdiv double %627, %528
  %629 = getelementptr inbounds nuw double, ptr %2, i64 %622
  %630 = load double, ptr %629, align 8
  %631 = fsub double %630, %628
  store double %631, ptr %629, align 8
  %632 = or disjoint i64 %622, 1
  br label %633

633:                                              ; preds = %623, %621
  %634 = phi i64 [ %622, %621 ], [ %632, %623 ]
  %635 = icmp eq i64 %622, %403
  br i1 %635, label %685, label %664

636:                                              ; preds = %651, %549
  %637 = phi i64 [ 0, %549 ], [ %652, %651 ]
  br i1 %529, label %653, label %638

638:                                              ; preds = %636
  %639 = getelementptr inbounds nuw i32, ptr %3, i64 %637
  %640 = load i32, ptr %639, align 4
  %641 = icmp eq i32 %640, 0
  br i1 %641, label %642, label %648

642:                                              ; preds = %638
  %643 = mul nuw nsw i64 %637, %9
  %644 = getelementptr double, ptr %551, i64 %643
  %645 = load double, ptr %644, align 8
  %646 = tail call double @llvm.fabs.f64(double %645)
  %647 = fcmp ogt double %646, 1.000000e-04
  br i1 %647, label %737, label %648

648:                                              ; preds = %638, %642
  %649 = add nuw nsw i64 %637, 1
  %650 = icmp eq i64 %649, %9
  br i1 %650, label %685, label %651

651:                                              ; preds = %648, %653
  %652 = phi i64 [ %649, %648 ], [ %662, %653 ]
  br label %636

653:                                              ; preds = %636
  %654 = mul nuw nsw i64 %637, %9
  %655 = getelementptr double, ptr %552, i64 %654
  %656 = load double, ptr %655, align 8
  %657 = fmul double %550, %656
  %658 = fdiv double %657, %528
  %659 = getelementptr inbounds nuw double, ptr %11, i64 %637
  %660 = load double, ptr %659, align 8
  %661 = fadd double %660, %658
  store double %661, ptr %659, align 8
  %662 = add nuw nsw i64 %637, 1
  %663 = icmp eq i64 %662, %9
  br i1 %663, label %591, label %651

664:                                              ; preds = %633, %664
  %665 = phi i64 [ %683, %664 ], [ %634, %633 ]
  %666 = mul nuw nsw i64 %665, %9
  %667 = getelementptr inbounds nuw double, ptr %592, i64 %666
  %668 = load double, ptr %667, align 8
  %669 = fmul double %550, %668
  %670 = fdiv double %669, %528
  %671 = getelementptr inbounds nuw double, ptr %2, i64 %665
  %672 = load double, ptr %671, align 8
  %673 = fsub double %672, %670
  store double %673, ptr %671, align 8
  %674 = add nuw nsw i64 %665, 1
  %675 = mul nuw nsw i64 %674, %9
  %676 = getelementptr inbounds nuw double, ptr %592, i64 %675
  %677 = load double, ptr %676, align 8
  %678 = fmul double %550, %677
  %679 = fdiv double %678, %528
  %680 = getelementptr inbounds nuw double, ptr %2, i64 %674
  %681 = load double, ptr %680, align 8
  %682 = fsub double %681, %679
  store double %682, ptr %680, align 8
  %683 = add nuw nsw i64 %665, 2
  %684 = icmp eq i64 %683, %9
  br i1 %684, label %685, label %664

685:                                              ; preds = %648, %633, %664, %620
  %686 = add nuw nsw i64 %516, 1
  %687 = icmp eq i64 %686, %9
  br i1 %687, label %460, label %515

688:                                              ; preds = %707, %498
  %689 = phi <2 x double> [ %511, %498 ], [ %717, %707 ]
  %690 = icmp eq i32 %0, 1
  br i1 %690, label %705, label %691

691:                                              ; preds = %688
  %692 = and i64 %9, 2147483646
  br label %693

693:                                              ; preds = %693, %691
  %694 = phi i64 [ 0, %691 ], [ %701, %693 ]
  %695 = getelementptr inbounds nuw double, ptr %11, i64 %694
  %696 = load <2 x double>, ptr %695, align 16
  %697 = getelementptr inbounds nuw double, ptr %10, i64 %694
  %698 = load <2 x double>, ptr %697, align 16
  %699 = fdiv <2 x double> %696, %698
  %700 = getelementptr inbounds nuw double, ptr %2, i64 %694
  store <2 x double> %699, ptr %700, align 8
  %701 = add nuw i64 %694, 2
  %702 = icmp eq i64 %701, %692
  br i1 %702, label %703, label %693

703:                                              ; preds = %693
  %704 = icmp eq i64 %692, %9
  br i1 %704, label %730, label %705

705:                                              ; preds = %688, %703
  %706 = phi i64 [ 0, %688 ], [ %692, %703 ]
  br label %720

707:                                              ; preds = %512, %707
  %708 = phi i64 [ %718, %707 ], [ %513, %512 ]
  %709 = phi <2 x double> [ %717, %707 ], [ %514, %512 ]
  %710 = getelementptr inbounds nuw double, ptr %2, i64 %708
  %711 = load double, ptr %710, align 8
  %712 = getelementptr inbounds nuw double, ptr %11, i64 %708
  %713 = load double, ptr %712, align 8
  %714 = insertelement <2 x double> poison, double %711, i64 0
  %715 = insertelement <2 x double> %714, double %713, i64 1
  %716 = tail call <2 x double> @llvm.fabs.v2f64(<2 x double> %715)
  %717 = tail call <2 x double> @llvm.maxnum.v2f64(<2 x double> %709, <2 x double> %716)
  %718 = add nuw nsw i64 %708, 1
  %719 = icmp eq i64 %718, %9
  br i1 %719, label %688, label %707

720:                                              ; preds = %705, %720
  %721 = phi i64 [ %728, %720 ], [ %706, %705 ]
  %722 = getelementptr inbounds nuw double, ptr %11, i64 %721
  %723 = load double, ptr %722, align 8
  %724 = getelementptr inbounds nuw double, ptr %10, i64 %721
  %725 = load double, ptr %724, align 8
  %726 = fdiv double %723, %725
  %727 = getelementptr inbounds nuw double, ptr %2, i64 %721
  store double %726, ptr %727, align 8
  %728 = add nuw nsw i64 %721, 1
  %729 = icmp eq i64 %728, %9
  br i1 %729, label %730, label %720

730:                                              ; preds = %243, %720, %703
  %731 = phi <2 x double> [ %689, %703 ], [ %689, %720 ], [ %184, %243 ]
  %732 = extractelement <2 x double> %731, i64 1
  %733 = fmul double %4, %732
  %734 = extractelement <2 x double> %731, i64 0
  %735 = fcmp ogt double %734, %733
  %736 = zext i1 %735 to i32
  br label %737

737:                                              ; preds = %642, %730
  %738 = phi i32 [ %736, %730 ], [ 1, %642 ]
  ret i32 %738
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maxnum.f64(double, double) #1

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local i32 @bondgraph_pivoted(i32 noundef %0, i32 noundef %1, ptr noundef captures(none) %2, double noundef %3, ptr noundef captures(none) %4) local_unnamed_addr #0 {
  %6 = icmp sgt i32 %1, 0
  br i1 %6, label %7, label %27

7:                                                ; preds = %5
  %8 = zext nneg i32 %1 to i64
  %9 = and i64 %8, 3
  %10 = icmp ult i32 %1, 4
  br i1 %10, label %15, label %11

11:                                               ; preds = %7
  %12 = and i64 %8, 2147483644
  br label %45

13:                                               ; preds = %45
  %14 = icmp eq i64 %9, 0
  br i1 %14, label %27, label %15

15:                                               ; preds = %13, %7
  %16 = phi i64 [ 0, %7 ], [ %63, %13 ]
  %17 = icmp ne i64 %9, 0
  tail call void @llvm.assume(i1 %17)
  br label %18

18:                                               ; preds = %18, %15
  %19 = phi i64 [ %16, %15 ], [ %24, %18 ]
  %20 = phi i64 [ 0, %15 ], [ %25, %18 ]
  %21 = trunc nuw nsw i64 %19 to i32
  %22 = uitofp nneg i32 %21 to double
  %23 = getelementptr inbounds nuw double, ptr %4, i64 %19
  store double %22, ptr %23, align 8
  %24 = add nuw nsw i64 %19, 1
  %25 = add i64 %20, 1
  %26 = icmp eq i64 %25, %9
  br i1 %26, label %27, label %18

27:                                               ; preds = %13, %18, %5
  %28 = tail call i32 @llvm.smin.i32(i32 %0, i32 %1)
  %29 = icmp sgt i32 %28, 0
  br i1 %29, label %30, label %257

30:                                               ; preds = %27
  %31 = add i32 %1, 1
  %32 = sext i32 %1 to i64
  %33 = sext i32 %0 to i64
  %34 = zext nneg i32 %28 to i64
  %35 = zext i32 %0 to i64
  %36 = zext i32 %1 to i64
  %37 = zext i32 %0 to i64
  %38 = zext i32 %0 to i64
  %39 = add nsw i64 %35, -1
  %40 = and i64 %35, 1
  %41 = icmp eq i64 %39, 0
  %42 = and i64 %35, 4294967294
  %43 = icmp eq i64 %40, 0
  %44 = icmp ne i64 %40, 0
  br label %66

45:                                               ; preds = %45, %11
  %46 = phi i64 [ 0, %11 ], [ %63, %45 ]
  %47 = phi i64 [ 0, %11 ], [ %64, %45 ]
  %48 = trunc nuw nsw i64 %46 to i32
  %49 = uitofp nneg i32 %48 to double
  %50 = getelementptr inbounds nuw double, ptr %4, i64 %46
  store double %49, ptr %50, align 8
  %51 = or disjoint i64 %46, 1
  %52 = trunc nuw nsw i64 %51 to i32
  %53 = uitofp nneg i32 %52 to double
  %54 = getelementptr inbounds nuw double, ptr %4, i64 %51
  store double %53, ptr %54, align 8
  %55 = or disjoint i64 %46, 2
  %56 = trunc nuw nsw i64 %55 to i32
  %57 = uitofp nneg i32 %56 to double
  %58 = getelementptr inbounds nuw double, ptr %4, i64 %55
  store double %57, ptr %58, align 8
  %59 = or disjoint i64 %46, 3
  %60 = trunc nuw nsw i64 %59 to i32
  %61 = uitofp nneg i32 %60 to double
  %62 = getelementptr inbounds nuw double, ptr %4, i64 %59
  store double %61, ptr %62, align 8
  %63 = add nuw nsw i64 %46, 4
  %64 = add i64 %47, 4
  %65 = icmp eq i64 %64, %12
  br i1 %65, label %13, label %45

66:                                               ; preds = %30, %254
  %67 = phi i64 [ 1, %30 ], [ %255, %254 ]
  %68 = phi i64 [ 0, %30 ], [ %149, %254 ]
  %69 = phi double [ 0.000000e+00, %30 ], [ %99, %254 ]
  %70 = sub nsw i64 %35, %68
  %71 = sub nsw i64 %35, %68
  %72 = sub i64 %39, %68
  %73 = trunc nuw nsw i64 %68 to i32
  br label %74

74:                                               ; preds = %66, %89
  %75 = phi i64 [ %68, %66 ], [ %94, %89 ]
  %76 = phi i32 [ %73, %66 ], [ %93, %89 ]
  %77 = phi double [ -1.000000e+00, %66 ], [ %91, %89 ]
  %78 = getelementptr double, ptr %2, i64 %75
  br label %79

79:                                               ; preds = %74, %79
  %80 = phi i64 [ %68, %74 ], [ %87, %79 ]
  %81 = phi double [ 0.000000e+00, %74 ], [ %86, %79 ]
  %82 = mul nsw i64 %80, %32
  %83 = getelementptr double, ptr %78, i64 %82
  %84 = load double, ptr %83, align 8
  %85 = fmul double %84, %84
  %86 = fadd double %81, %85
  %87 = add nuw nsw i64 %80, 1
  %88 = icmp slt i64 %87, %33
  br i1 %88, label %79, label %89

89:                                               ; preds = %79
  %90 = fcmp ogt double %86, %77
  %91 = select i1 %90, double %86, double %77
  %92 = trunc nuw nsw i64 %75 to i32
  %93 = select i1 %90, i32 %92, i32 %76
  %94 = add nuw nsw i64 %75, 1
  %95 = icmp slt i64 %94, %32
  br i1 %95, label %74, label %96

96:                                               ; preds = %89
  %97 = tail call double @llvm.sqrt.f64(double %91)
  %98 = icmp eq i64 %68, 0
  %99 = select i1 %98, double %97, double %69
  %100 = fmul double %3, %99
  %101 = fcmp ogt double %97, %100
  br i1 %101, label %102, label %257

102:                                              ; preds = %96
  %103 = zext i32 %93 to i64
  %104 = icmp eq i64 %68, %103
  br i1 %104, label %138, label %105

105:                                              ; preds = %102
  %106 = getelementptr inbounds nuw double, ptr %4, i64 %68
  %107 = load double, ptr %106, align 8
  %108 = sext i32 %93 to i64
  %109 = getelementptr inbounds double, ptr %4, i64 %108
  %110 = load double, ptr %109, align 8
  store double %110, ptr %106, align 8
  store double %107, ptr %109, align 8
  %111 = getelementptr double, ptr %2, i64 %68
  %112 = getelementptr double, ptr %2, i64 %108
  br i1 %41, label %131, label %113

113:                                              ; preds = %105, %113
  %114 = phi i64 [ %127, %113 ], [ 0, %105 ]
  %115 = phi i64 [ %128, %113 ], [ 0, %105 ]
  %116 = mul nsw i64 %114, %32
  %117 = getelementptr double, ptr %111, i64 %116
  %118 = load double, ptr %117, align 8
  %119 = getelementptr double, ptr %112, i64 %116
  %120 = load double, ptr %119, align 8
  store double %120, ptr %117, align 8
  store double %118, ptr %119, align 8
  %121 = or disjoint i64 %114, 1
  %122 = mul nsw i64 %121, %32
  %123 = getelementptr double, ptr %111, i64 %122
  %124 = load double, ptr %123, align 8
  %125 = getelementptr double, ptr %112, i64 %122
  %126 = load double, ptr %125, align 8
  store double %126, ptr %123, align 8
  store double %124, ptr %125, align 8
  %127 = add nuw nsw i64 %114, 2
  %128 = add i64 %115, 2
  %129 = icmp eq i64 %128, %42
  br i1 %129, label %130, label %113

130:                                              ; preds = %113
  br i1 %43, label %138, label %131

131:                                              ; preds = %130, %105
  %132 = phi i64 [ 0, %105 ], [ %127, %130 ]
  tail call void @llvm.assume(i1 %44)
  %133 = mul nsw i64 %132, %32
  %134 = getelementptr double, ptr %111, i64 %133
  %135 = load double, ptr %134, align 8
  %136 = getelementptr double, ptr %112, i64 %133
  %137 = load double, ptr %136, align 8
  store double %137, ptr %134, align 8
  store double %135, ptr %136, align 8
  br label %138

138:                                              ; preds = %131, %130, %102
  %139 = mul i32 %31, %73
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds double, ptr %2, i64 %140
  %142 = load double, ptr %141, align 8
  %143 = fcmp ogt double %142, 0.000000e+00
  %144 = fneg double %97
  %145 = select i1 %143, double %144, double %97
  %146 = fsub double %142, %145
  store double %146, ptr %141, align 8
  %147 = fneg double %145
  %148 = fmul double %146, %147
  %149 = add nuw nsw i64 %68, 1
  %150 = icmp slt i64 %149, %32
  br i1 %150, label %151, label %254

151:                                              ; preds = %138
  %152 = getelementptr double, ptr %2, i64 %68
  %153 = getelementptr double, ptr %2, i64 %68
  %154 = and i64 %71, 3
  %155 = icmp eq i64 %154, 0
  %156 = icmp ult i64 %72, 3
  %157 = and i64 %70, 1
  %158 = icmp eq i64 %157, 0
  %159 = mul nsw i64 %68, %32
  %160 = getelementptr double, ptr %153, i64 %159
  %161 = add nuw nsw i64 %68, 1
  %162 = icmp eq i64 %39, %68
  br label %166

163:                                              ; preds = %235, %233
  %164 = add nuw nsw i64 %167, 1
  %165 = icmp eq i64 %164, %36
  br i1 %165, label %254, label %166

166:                                              ; preds = %163, %151
  %167 = phi i64 [ %67, %151 ], [ %164, %163 ]
  %168 = getelementptr double, ptr %2, i64 %167
  br i1 %155, label %183, label %169

169:                                              ; preds = %166, %169
  %170 = phi i64 [ %180, %169 ], [ %68, %166 ]
  %171 = phi double [ %179, %169 ], [ 0.000000e+00, %166 ]
  %172 = phi i64 [ %181, %169 ], [ 0, %166 ]
  %173 = mul nsw i64 %170, %32
  %174 = getelementptr double, ptr %152, i64 %173
  %175 = load double, ptr %174, align 8
  %176 = getelementptr double, ptr %168, i64 %173
  %177 = load double, ptr %176, align 8
  %178 = fmul double %175, %177
  %179 = fadd double %171, %178
  %180 = add nuw nsw i64 %170, 1
  %181 = add i64 %172, 1
  %182 = icmp eq i64 %181, %154
  br i1 %182, label %183, label %169

183:                                              ; preds = %169, %166
  %184 = phi double [ poison, %166 ], [ %179, %169 ]
  %185 = phi i64 [ %68, %166 ], [ %180, %169 ]
  %186 = phi double [ 0.000000e+00, %166 ], [ %179, %169 ]
  br i1 %156, label %223, label %187

187:                                              ; preds = %183, %187
  %188 = phi i64 [ %221, %187 ], [ %185, %183 ]
  %189 = phi double [ %220, %187 ], [ %186, %183 ]
  %190 = mul nsw i64 %188, %32
  %191 = getelementptr double, ptr %152, i64 %190
  %192 = load double, ptr %191, align 8
  %193 = getelementptr double, ptr %168, i64 %190
  %194 = load double, ptr %193, align 8
  %195 = fmul double %192, %194
  %196 = fadd double %189, %195
  %197 = add nuw nsw i64 %188, 1
  %198 = mul nsw i64 %197, %32
  %199 = getelementptr double, ptr %152, i64 %198
  %200 = load double, ptr %199, align 8
  %201 = getelementptr double, ptr %168, i64 %198
  %202 = load double, ptr %201, align 8
  %203 = fmul double %200, %202
  %204 = fadd double %196, %203
  %205 = add nuw nsw i64 %188, 2
  %206 = mul nsw i64 %205, %32
  %207 = getelementptr double, ptr %152, i64 %206
  %208 = load double, ptr %207, align 8
  %209 = getelementptr double, ptr %168, i64 %206
  %210 = load double, ptr %209, align 8
  %211 = fmul double %208, %210
  %212 = fadd double %204, %211
  %213 = add nuw nsw i64 %188, 3
  %214 = mul nsw i64 %213, %32
  %215 = getelementptr double, ptr %152, i64 %214
  %216 = load double, ptr %215, align 8
  %217 = getelementptr double, ptr %168, i64 %214
  %218 = load double, ptr %217, align 8
  %219 = fmul double %216, %218
  %220 = fadd double %212, %219
  %221 = add nuw nsw i64 %188, 4
  %222 = icmp eq i64 %221, %37
  br i1 %222, label %223, label %187

223:                                              ; preds = %187, %183
  %224 = phi double [ %184, %183 ], [ %220, %187 ]
  %225 = fdiv double %224, %148
  %226 = getelementptr double, ptr %2, i64 %167
  br i1 %158, label %233, label %227

227:                                              ; preds = %223
  %228 = load double, ptr %160, align 8
  %229 = fmul double %225, %228
  %230 = getelementptr double, ptr %226, i64 %159
  %231 = load double, ptr %230, align 8
  %232 = fsub double %231, %229
  store double %232, ptr %230, align 8
  br label %233

233:                                              ; preds = %227, %223
  %234 = phi i64 [ %68, %223 ], [ %161, %227 ]
  br i1 %162, label %163, label %235

235:                                              ; preds = %233, %235
  %236 = phi i64 [ %252, %235 ], [ %234, %233 ]
  %237 = mul nsw i64 %236, %32
  %238 = getelementptr double, ptr %153, i64 %237
  %239 = load double, ptr %238, align 8
  %240 = fmul double %225, %239
  %241 = getelementptr double, ptr %226, i64 %237
  %242 = load double, ptr %241, align 8
  %243 = fsub double %242, %240
  store double %243, ptr %241, align 8
  %244 = add nuw nsw i64 %236, 1
  %245 = mul nsw i64 %244, %32
  %246 = getelementptr double, ptr %153, i64 %245
  %247 = load double, ptr %246, align 8
  %248 = fmul double %225, %247
  %249 = getelementptr double, ptr %226, i64 %245
  %250 = load double, ptr %249, align 8
  %251 = fsub double %250, %248
  store double %251, ptr %249, align 8
  %252 = add nuw nsw i64 %236, 2
  %253 = icmp eq i64 %252, %38
  br i1 %253, label %163, label %235

254:                                              ; preds = %163, %138
  %255 = add nuw nsw i64 %67, 1
  %256 = icmp eq i64 %149, %34
  br i1 %256, label %257, label %66

257:                                              ; preds = %254, %96, %27
  %258 = phi i32 [ 0, %27 ], [ %73, %96 ], [ %28, %254 ]
  ret i32 %258
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local range(i32 0, 2) i32 @bondgraph_choose(i32 noundef %0, i32 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3, ptr noundef captures(none) %4, ptr noundef captures(none) %5, ptr noundef captures(none) %6) local_unnamed_addr #0 {
  %8 = icmp sgt i32 %0, 0
  br i1 %8, label %9, label %63

9:                                                ; preds = %7
  %10 = icmp sgt i32 %1, 0
  %11 = zext i32 %1 to i64
  %12 = zext nneg i32 %0 to i64
  %13 = and i64 %11, 1
  %14 = icmp eq i32 %1, 1
  %15 = and i64 %11, 2147483646
  %16 = icmp eq i64 %13, 0
  %17 = icmp ne i64 %13, 0
  br label %18

18:                                               ; preds = %9, %54
  %19 = phi i64 [ 0, %9 ], [ %55, %54 ]
  br i1 %10, label %20, label %54

20:                                               ; preds = %18
  %21 = getelementptr inbounds nuw double, ptr %4, i64 %19
  %22 = mul nuw nsw i64 %19, %11
  %23 = load double, ptr %21, align 8
  %24 = getelementptr inbounds nuw double, ptr %2, i64 %22
  br i1 %14, label %47, label %30

25:                                               ; preds = %54
  %26 = icmp sgt i32 %1, 0
  %27 = zext nneg i32 %0 to i64
  %28 = zext i32 %1 to i64
  %29 = getelementptr inbounds nuw double, ptr %4, i64 %27
  br label %57

30:                                               ; preds = %20, %30
  %31 = phi i64 [ %43, %30 ], [ 0, %20 ]
  %32 = phi double [ %42, %30 ], [ %23, %20 ]
  %33 = phi i64 [ %44, %30 ], [ 0, %20 ]
  %34 = getelementptr inbounds nuw double, ptr %24, i64 %31
  %35 = load double, ptr %34, align 8
  %36 = tail call double @llvm.fabs.f64(double %35)
  %37 = tail call double @llvm.maxnum.f64(double %32, double %36)
  store double %37, ptr %21, align 8
  %38 = getelementptr inbounds nuw double, ptr %24, i64 %31
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %40 = load double, ptr %39, align 8
  %41 = tail call double @llvm.fabs.f64(double %40)
  %42 = tail call double @llvm.maxnum.f64(double %37, double %41)
  store double %42, ptr %21, align 8
  %43 = add nuw nsw i64 %31, 2
  %44 = add i64 %33, 2
  %45 = icmp eq i64 %44, %15
  br i1 %45, label %46, label %30

46:                                               ; preds = %30
  br i1 %16, label %54, label %47

47:                                               ; preds = %46, %20
  %48 = phi i64 [ 0, %20 ], [ %43, %46 ]
  %49 = phi double [ %23, %20 ], [ %42, %46 ]
  tail call void @llvm.assume(i1 %17)
  %50 = getelementptr inbounds nuw double, ptr %24, i64 %48
  %51 = load double, ptr %50, align 8
  %52 = tail call double @llvm.fabs.f64(double %51)
  %53 = tail call double @llvm.maxnum.f64(double %49, double %52)
  store double %53, ptr %21, align 8
  br label %54

54:                                               ; preds = %47, %46, %18
  %55 = add nuw nsw i64 %19, 1
  %56 = icmp eq i64 %55, %12
  br i1 %56, label %25, label %18

57:                                               ; preds = %25, %84
  %58 = phi i64 [ 0, %25 ], [ %85, %84 ]
  br i1 %26, label %59, label %84

59:                                               ; preds = %57
  %60 = getelementptr inbounds nuw double, ptr %4, i64 %58
  %61 = mul nuw nsw i64 %58, %28
  %62 = getelementptr inbounds nuw double, ptr %2, i64 %61
  br label %69

63:                                               ; preds = %84, %7
  %64 = add nsw i32 %1, %0
  %65 = icmp sgt i32 %64, 0
  br i1 %65, label %66, label %87

66:                                               ; preds = %63
  %67 = zext nneg i32 %64 to i64
  %68 = shl nuw nsw i64 %67, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %3, i8 0, i64 %68, i1 false)
  br label %87

69:                                               ; preds = %59, %81
  %70 = phi i64 [ 0, %59 ], [ %82, %81 ]
  %71 = load double, ptr %60, align 8
  %72 = fcmp ogt double %71, 0.000000e+00
  br i1 %72, label %73, label %81

73:                                               ; preds = %69
  %74 = getelementptr inbounds nuw double, ptr %29, i64 %70
  %75 = load double, ptr %74, align 8
  %76 = getelementptr inbounds nuw double, ptr %62, i64 %70
  %77 = load double, ptr %76, align 8
  %78 = fdiv double %77, %71
  %79 = tail call double @llvm.fabs.f64(double %78)
  %80 = tail call double @llvm.maxnum.f64(double %75, double %79)
  store double %80, ptr %74, align 8
  br label %81

81:                                               ; preds = %69, %73
  %82 = add nuw nsw i64 %70, 1
  %83 = icmp eq i64 %82, %28
  br i1 %83, label %84, label %69

84:                                               ; preds = %81, %57
  %85 = add nuw nsw i64 %58, 1
  %86 = icmp eq i64 %85, %27
  br i1 %86, label %63, label %57

87:                                               ; preds = %66, %63
  br i1 %8, label %88, label %157

88:                                               ; preds = %87
  %89 = icmp sgt i32 %1, 0
  %90 = zext nneg i32 %0 to i64
  %91 = zext i32 %1 to i64
  %92 = getelementptr inbounds nuw double, ptr %4, i64 %90
  %93 = and i64 %91, 1
  %94 = icmp eq i32 %1, 1
  %95 = and i64 %91, 2147483646
  %96 = icmp eq i64 %93, 0
  %97 = icmp ne i64 %93, 0
  br label %98

98:                                               ; preds = %88, %154
  %99 = phi i64 [ 0, %88 ], [ %155, %154 ]
  br i1 %89, label %100, label %154

100:                                              ; preds = %98
  %101 = getelementptr inbounds nuw double, ptr %4, i64 %99
  %102 = mul nuw nsw i64 %99, %91
  %103 = getelementptr inbounds nuw double, ptr %2, i64 %102
  %104 = getelementptr inbounds nuw double, ptr %5, i64 %99
  br i1 %94, label %139, label %105

105:                                              ; preds = %100, %131
  %106 = phi i64 [ %135, %131 ], [ 0, %100 ]
  %107 = phi i64 [ %136, %131 ], [ 0, %100 ]
  %108 = load double, ptr %101, align 8
  %109 = getelementptr inbounds nuw double, ptr %92, i64 %106
  %110 = load double, ptr %109, align 8
  %111 = fmul double %108, %110
  %112 = fcmp ogt double %111, 0.000000e+00
  br i1 %112, label %113, label %117

113:                                              ; preds = %105
  %114 = getelementptr inbounds nuw double, ptr %103, i64 %106
  %115 = load double, ptr %114, align 8
  %116 = fdiv double %115, %111
  br label %117

117:                                              ; preds = %105, %113
  %118 = phi double [ %116, %113 ], [ 0.000000e+00, %105 ]
  %119 = mul nuw nsw i64 %106, %90
  %120 = getelementptr inbounds nuw double, ptr %104, i64 %119
  store double %118, ptr %120, align 8
  %121 = or disjoint i64 %106, 1
  %122 = load double, ptr %101, align 8
  %123 = getelementptr inbounds nuw double, ptr %92, i64 %121
  %124 = load double, ptr %123, align 8
  %125 = fmul double %122, %124
  %126 = fcmp ogt double %125, 0.000000e+00
  br i1 %126, label %127, label %131

127:                                              ; preds = %117
  %128 = getelementptr inbounds nuw double, ptr %103, i64 %121
  %129 = load double, ptr %128, align 8
  %130 = fdiv double %129, %125
  br label %131

131:                                              ; preds = %127, %117
  %132 = phi double [ %130, %127 ], [ 0.000000e+00, %117 ]
  %133 = mul nuw nsw i64 %121, %90
  %134 = getelementptr inbounds nuw double, ptr %104, i64 %133
  store double %132, ptr %134, align 8
  %135 = add nuw nsw i64 %106, 2
  %136 = add i64 %107, 2
  %137 = icmp eq i64 %136, %95
  br i1 %137, label %138, label %105

138:                                              ; preds = %131
  br i1 %96, label %154, label %139

139:                                              ; preds = %138, %100
  %140 = phi i64 [ 0, %100 ], [ %135, %138 ]
  tail call void @llvm.assume(i1 %97)
  %141 = load double, ptr %101, align 8
  %142 = getelementptr inbounds nuw double, ptr %92, i64 %140
  %143 = load double, ptr %142, align 8
  %144 = fmul double %141, %143
  %145 = fcmp ogt double %144, 0.000000e+00
  br i1 %145, label %146, label %150

146:                                              ; preds = %139
  %147 = getelementptr inbounds nuw double, ptr %103, i64 %140
  %148 = load double, ptr %147, align 8
  %149 = fdiv double %148, %144
  br label %150

150:                                              ; preds = %146, %139
  %151 = phi double [ %149, %146 ], [ 0.000000e+00, %139 ]
  %152 = mul nuw nsw i64 %140, %90
  %153 = getelementptr inbounds nuw double, ptr %104, i64 %152
  store double %151, ptr %153, align 8
  br label %154

154:                                              ; preds = %150, %138, %98
  %155 = add nuw nsw i64 %99, 1
  %156 = icmp eq i64 %155, %90
  br i1 %156, label %157, label %98

157:                                              ; preds = %154, %87
  %158 = tail call i32 @bondgraph_pivoted(i32 noundef %1, i32 noundef %0, ptr noundef %5, double noundef 1.000000e-10, ptr noundef %6)
  %159 = icmp sgt i32 %158, 0
  br i1 %159, label %160, label %182

160:                                              ; preds = %157
  %161 = zext nneg i32 %158 to i64
  %162 = and i64 %161, 3
  %163 = icmp ult i32 %158, 4
  br i1 %163, label %168, label %164

164:                                              ; preds = %160
  %165 = and i64 %161, 2147483644
  br label %189

166:                                              ; preds = %189
  %167 = icmp eq i64 %162, 0
  br i1 %167, label %182, label %168

168:                                              ; preds = %166, %160
  %169 = phi i64 [ 0, %160 ], [ %215, %166 ]
  %170 = icmp ne i64 %162, 0
  tail call void @llvm.assume(i1 %170)
  br label %171

171:                                              ; preds = %171, %168
  %172 = phi i64 [ %169, %168 ], [ %179, %171 ]
  %173 = phi i64 [ 0, %168 ], [ %180, %171 ]
  %174 = getelementptr inbounds nuw double, ptr %6, i64 %172
  %175 = load double, ptr %174, align 8
  %176 = fptosi double %175 to i32
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds double, ptr %3, i64 %177
  store double 1.000000e+00, ptr %178, align 8
  %179 = add nuw nsw i64 %172, 1
  %180 = add i64 %173, 1
  %181 = icmp eq i64 %180, %162
  br i1 %181, label %182, label %171

182:                                              ; preds = %166, %171, %157
  br i1 %8, label %183, label %257

183:                                              ; preds = %182
  %184 = icmp sgt i32 %1, 0
  %185 = zext nneg i32 %0 to i64
  %186 = sext i32 %1 to i64
  %187 = zext i32 %1 to i64
  %188 = getelementptr inbounds nuw double, ptr %4, i64 %185
  br label %218

189:                                              ; preds = %189, %164
  %190 = phi i64 [ 0, %164 ], [ %215, %189 ]
  %191 = phi i64 [ 0, %164 ], [ %216, %189 ]
  %192 = getelementptr inbounds nuw double, ptr %6, i64 %190
  %193 = load double, ptr %192, align 8
  %194 = fptosi double %193 to i32
  %195 = sext i32 %194 to i64
  %196 = getelementptr inbounds double, ptr %3, i64 %195
  store double 1.000000e+00, ptr %196, align 8
  %197 = getelementptr inbounds nuw double, ptr %6, i64 %190
  %198 = getelementptr inbounds nuw i8, ptr %197, i64 8
  %199 = load double, ptr %198, align 8
  %200 = fptosi double %199 to i32
  %201 = sext i32 %200 to i64
  %202 = getelementptr inbounds double, ptr %3, i64 %201
  store double 1.000000e+00, ptr %202, align 8
  %203 = getelementptr inbounds nuw double, ptr %6, i64 %190
  %204 = getelementptr inbounds nuw i8, ptr %203, i64 16
  %205 = load double, ptr %204, align 8
  %206 = fptosi double %205 to i32
  %207 = sext i32 %206 to i64
  %208 = getelementptr inbounds double, ptr %3, i64 %207
  store double 1.000000e+00, ptr %208, align 8
  %209 = getelementptr inbounds nuw double, ptr %6, i64 %190
  %210 = getelementptr inbounds nuw i8, ptr %209, i64 24
  %211 = load double, ptr %210, align 8
  %212 = fptosi double %211 to i32
  %213 = sext i32 %212 to i64
  %214 = getelementptr inbounds double, ptr %3, i64 %213
  store double 1.000000e+00, ptr %214, align 8
  %215 = add nuw nsw i64 %190, 4
  %216 = add i64 %191, 4
  %217 = icmp eq i64 %216, %165
  br i1 %217, label %166, label %189

218:                                              ; preds = %183, %251
  %219 = phi i64 [ 0, %183 ], [ %255, %251 ]
  %220 = phi i32 [ 0, %183 ], [ %254, %251 ]
  %221 = getelementptr inbounds nuw double, ptr %3, i64 %219
  %222 = load double, ptr %221, align 8
  %223 = fcmp ogt double %222, 0.000000e+00
  %224 = and i1 %223, %184
  br i1 %224, label %225, label %251

225:                                              ; preds = %218
  %226 = getelementptr inbounds nuw double, ptr %4, i64 %219
  %227 = mul nuw nsw i64 %219, %187
  %228 = mul nuw nsw i32 %220, %1
  %229 = zext nneg i32 %228 to i64
  %230 = getelementptr inbounds nuw double, ptr %2, i64 %227
  %231 = getelementptr inbounds nuw double, ptr %5, i64 %229
  br label %232

232:                                              ; preds = %225, %243
  %233 = phi i64 [ 0, %225 ], [ %246, %243 ]
  %234 = load double, ptr %226, align 8
  %235 = getelementptr inbounds nuw double, ptr %188, i64 %233
  %236 = load double, ptr %235, align 8
  %237 = fmul double %234, %236
  %238 = fcmp ogt double %237, 0.000000e+00
  br i1 %238, label %239, label %243

239:                                              ; preds = %232
  %240 = getelementptr inbounds nuw double, ptr %230, i64 %233
  %241 = load double, ptr %240, align 8
  %242 = fdiv double %241, %237
  br label %243

243:                                              ; preds = %232, %239
  %244 = phi double [ %242, %239 ], [ 0.000000e+00, %232 ]
  %245 = getelementptr inbounds nuw double, ptr %231, i64 %233
  store double %244, ptr %245, align 8
  %246 = add nuw nsw i64 %233, 1
  %247 = load double, ptr %221, align 8
  %248 = fcmp ogt double %247, 0.000000e+00
  %249 = icmp slt i64 %246, %186
  %250 = select i1 %248, i1 %249, i1 false
  br i1 %250, label %232, label %251

251:                                              ; preds = %243, %218
  %252 = phi i1 [ %223, %218 ], [ %248, %243 ]
  %253 = zext i1 %252 to i32
  %254 = add nuw nsw i32 %220, %253
  %255 = add nuw nsw i64 %219, 1
  %256 = icmp eq i64 %255, %185
  br i1 %256, label %257, label %218

257:                                              ; preds = %251, %182
  %258 = phi i32 [ 0, %182 ], [ %254, %251 ]
  %259 = tail call i32 @bondgraph_pivoted(i32 noundef %158, i32 noundef %1, ptr noundef %5, double noundef 0.000000e+00, ptr noundef %6)
  %260 = icmp sgt i32 %259, 0
  br i1 %260, label %261, label %297

261:                                              ; preds = %257
  %262 = zext nneg i32 %259 to i64
  %263 = and i64 %262, 1
  %264 = icmp eq i32 %259, 1
  br i1 %264, label %288, label %265

265:                                              ; preds = %261
  %266 = and i64 %262, 2147483646
  br label %267

267:                                              ; preds = %267, %265
  %268 = phi i64 [ 0, %265 ], [ %283, %267 ]
  %269 = phi i64 [ 0, %265 ], [ %284, %267 ]
  %270 = getelementptr inbounds nuw double, ptr %6, i64 %268
  %271 = load double, ptr %270, align 8
  %272 = fptosi double %271 to i32
  %273 = add nsw i32 %0, %272
  %274 = sext i32 %273 to i64
  %275 = getelementptr inbounds double, ptr %3, i64 %274
  store double 1.000000e+00, ptr %275, align 8
  %276 = getelementptr inbounds nuw double, ptr %6, i64 %268
  %277 = getelementptr inbounds nuw i8, ptr %276, i64 8
  %278 = load double, ptr %277, align 8
  %279 = fptosi double %278 to i32
  %280 = add nsw i32 %0, %279
  %281 = sext i32 %280 to i64
  %282 = getelementptr inbounds double, ptr %3, i64 %281
  store double 1.000000e+00, ptr %282, align 8
  %283 = add nuw nsw i64 %268, 2
  %284 = add i64 %269, 2
  %285 = icmp eq i64 %284, %266
  br i1 %285, label %286, label %267

286:                                              ; preds = %267
  %287 = icmp eq i64 %263, 0
  br i1 %287, label %297, label %288

288:                                              ; preds = %286, %261
  %289 = phi i64 [ 0, %261 ], [ %283, %286 ]
  %290 = icmp ne i64 %263, 0
  tail call void @llvm.assume(i1 %290)
  %291 = getelementptr inbounds nuw double, ptr %6, i64 %289
  %292 = load double, ptr %291, align 8
  %293 = fptosi double %292 to i32
  %294 = add nsw i32 %0, %293
  %295 = sext i32 %294 to i64
  %296 = getelementptr inbounds double, ptr %3, i64 %295
  store double 1.000000e+00, ptr %296, align 8
  br label %297

297:                                              ; preds = %288, %286, %257
  %298 = icmp ne i32 %259, %258
  %299 = zext i1 %298 to i32
  ret i32 %299
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local range(i32 0, 2) i32 @bondgraph_eliminate(i32 noundef %0, i32 noundef %1, ptr noundef captures(none) %2) local_unnamed_addr #0 {
  %4 = add i32 %1, %0
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %334

6:                                                ; preds = %3
  %7 = icmp sgt i32 %4, 0
  %8 = sext i32 %4 to i64
  %9 = zext nneg i32 %0 to i64
  %10 = zext i32 %4 to i64
  %11 = add nsw i64 %9, -1
  %12 = and i64 %9, 1
  %13 = icmp eq i64 %11, 0
  %14 = and i64 %9, 2147483646
  %15 = icmp eq i64 %12, 0
  %16 = icmp ne i64 %12, 0
  %17 = and i64 %10, 3
  %18 = icmp ult i32 %4, 4
  %19 = and i64 %10, 2147483644
  %20 = icmp eq i64 %17, 0
  %21 = icmp ne i64 %17, 0
  br label %22

22:                                               ; preds = %100, %6
  %23 = phi i64 [ 0, %6 ], [ %101, %100 ]
  %24 = mul nsw i64 %23, %8
  %25 = getelementptr double, ptr %2, i64 %24
  br i1 %13, label %51, label %34

26:                                               ; preds = %100
  %27 = sext i32 %4 to i64
  %28 = zext nneg i32 %0 to i64
  %29 = zext nneg i32 %0 to i64
  %30 = zext i32 %4 to i64
  %31 = add nsw i64 %9, -2
  %32 = add nsw i64 %10, -2
  %33 = add nsw i64 %8, -1
  br label %110

34:                                               ; preds = %22, %34
  %35 = phi i64 [ %47, %34 ], [ 0, %22 ]
  %36 = phi double [ %46, %34 ], [ 0.000000e+00, %22 ]
  %37 = phi i64 [ %48, %34 ], [ 0, %22 ]
  %38 = getelementptr double, ptr %25, i64 %35
  %39 = load double, ptr %38, align 8
  %40 = tail call double @llvm.fabs.f64(double %39)
  %41 = tail call double @llvm.maxnum.f64(double %36, double %40)
  %42 = getelementptr double, ptr %25, i64 %35
  %43 = getelementptr i8, ptr %42, i64 8
  %44 = load double, ptr %43, align 8
  %45 = tail call double @llvm.fabs.f64(double %44)
  %46 = tail call double @llvm.maxnum.f64(double %41, double %45)
  %47 = add nuw nsw i64 %35, 2
  %48 = add i64 %37, 2
  %49 = icmp eq i64 %48, %14
  br i1 %49, label %50, label %34

50:                                               ; preds = %34
  br i1 %15, label %58, label %51

51:                                               ; preds = %50, %22
  %52 = phi i64 [ 0, %22 ], [ %47, %50 ]
  %53 = phi double [ 0.000000e+00, %22 ], [ %46, %50 ]
  tail call void @llvm.assume(i1 %16)
  %54 = getelementptr double, ptr %25, i64 %52
  %55 = load double, ptr %54, align 8
  %56 = tail call double @llvm.fabs.f64(double %55)
  %57 = tail call double @llvm.maxnum.f64(double %53, double %56)
  br label %58

58:                                               ; preds = %50, %51
  %59 = phi double [ %46, %50 ], [ %57, %51 ]
  %60 = fcmp ogt double %59, 0.000000e+00
  br i1 %60, label %61, label %334

61:                                               ; preds = %58
  br i1 %7, label %62, label %100

62:                                               ; preds = %61
  %63 = trunc i64 %23 to i32
  %64 = mul i32 %4, %63
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds nuw double, ptr %2, i64 %65
  br i1 %18, label %89, label %67

67:                                               ; preds = %62, %67
  %68 = phi i64 [ %85, %67 ], [ 0, %62 ]
  %69 = phi i64 [ %86, %67 ], [ 0, %62 ]
  %70 = getelementptr inbounds nuw double, ptr %66, i64 %68
  %71 = load double, ptr %70, align 8
  %72 = fdiv double %71, %59
  store double %72, ptr %70, align 8
  %73 = getelementptr inbounds nuw double, ptr %66, i64 %68
  %74 = getelementptr inbounds nuw i8, ptr %73, i64 8
  %75 = load double, ptr %74, align 8
  %76 = fdiv double %75, %59
  store double %76, ptr %74, align 8
  %77 = getelementptr inbounds nuw double, ptr %66, i64 %68
  %78 = getelementptr inbounds nuw i8, ptr %77, i64 16
  %79 = load double, ptr %78, align 8
  %80 = fdiv double %79, %59
  store double %80, ptr %78, align 8
  %81 = getelementptr inbounds nuw double, ptr %66, i64 %68
  %82 = getelementptr inbounds nuw i8, ptr %81, i64 24
  %83 = load double, ptr %82, align 8
  %84 = fdiv double %83, %59
  store double %84, ptr %82, align 8
  %85 = add nuw nsw i64 %68, 4
  %86 = add i64 %69, 4
  %87 = icmp eq i64 %86, %19
  br i1 %87, label %88, label %67

88:                                               ; preds = %67
  br i1 %20, label %100, label %89

89:                                               ; preds = %88, %62
  %90 = phi i64 [ 0, %62 ], [ %85, %88 ]
  tail call void @llvm.assume(i1 %21)
  br label %91

91:                                               ; preds = %91, %89
  %92 = phi i64 [ %90, %89 ], [ %97, %91 ]
  %93 = phi i64 [ 0, %89 ], [ %98, %91 ]
  %94 = getelementptr inbounds nuw double, ptr %66, i64 %92
  %95 = load double, ptr %94, align 8
  %96 = fdiv double %95, %59
  store double %96, ptr %94, align 8
  %97 = add nuw nsw i64 %92, 1
  %98 = add i64 %93, 1
  %99 = icmp eq i64 %98, %17
  br i1 %99, label %100, label %91

100:                                              ; preds = %88, %91, %61
  %101 = add nuw nsw i64 %23, 1
  %102 = icmp eq i64 %101, %9
  br i1 %102, label %26, label %22

103:                                              ; preds = %265, %200
  %104 = add nuw nsw i64 %112, 1
  %105 = icmp eq i64 %115, %29
  br i1 %105, label %106, label %110

106:                                              ; preds = %103
  %107 = icmp sgt i32 %1, 0
  %108 = zext nneg i32 %0 to i64
  %109 = sext i32 %4 to i64
  br label %271

110:                                              ; preds = %26, %103
  %111 = phi i64 [ 0, %26 ], [ %115, %103 ]
  %112 = phi i64 [ 1, %26 ], [ %104, %103 ]
  %113 = sub i64 %8, %111
  %114 = trunc i64 %111 to i32
  %115 = add nuw nsw i64 %111, 1
  %116 = icmp samesign ult i64 %115, %28
  br i1 %116, label %117, label %172

117:                                              ; preds = %110
  %118 = sub i64 %11, %111
  %119 = getelementptr double, ptr %2, i64 %111
  %120 = getelementptr double, ptr %2, i64 %111
  %121 = and i64 %118, 1
  %122 = icmp eq i64 %121, 0
  br i1 %122, label %137, label %123

123:                                              ; preds = %117
  %124 = mul nsw i64 %112, %27
  %125 = getelementptr double, ptr %119, i64 %124
  %126 = load double, ptr %125, align 8
  %127 = tail call double @llvm.fabs.f64(double %126)
  %128 = mul nsw i32 %4, %114
  %129 = sext i32 %128 to i64
  %130 = getelementptr double, ptr %120, i64 %129
  %131 = load double, ptr %130, align 8
  %132 = tail call double @llvm.fabs.f64(double %131)
  %133 = fcmp ogt double %127, %132
  %134 = trunc nuw nsw i64 %112 to i32
  %135 = select i1 %133, i32 %134, i32 %114
  %136 = add nuw nsw i64 %112, 1
  br label %137

137:                                              ; preds = %123, %117
  %138 = phi i32 [ poison, %117 ], [ %135, %123 ]
  %139 = phi i64 [ %112, %117 ], [ %136, %123 ]
  %140 = phi i32 [ %114, %117 ], [ %135, %123 ]
  %141 = icmp eq i64 %31, %111
  br i1 %141, label %172, label %142

142:                                              ; preds = %137, %142
  %143 = phi i64 [ %170, %142 ], [ %139, %137 ]
  %144 = phi i32 [ %169, %142 ], [ %140, %137 ]
  %145 = mul nsw i64 %143, %27
  %146 = getelementptr double, ptr %119, i64 %145
  %147 = load double, ptr %146, align 8
  %148 = tail call double @llvm.fabs.f64(double %147)
  %149 = mul nsw i32 %144, %4
  %150 = sext i32 %149 to i64
  %151 = getelementptr double, ptr %120, i64 %150
  %152 = load double, ptr %151, align 8
  %153 = tail call double @llvm.fabs.f64(double %152)
  %154 = fcmp ogt double %148, %153
  %155 = trunc nuw nsw i64 %143 to i32
  %156 = select i1 %154, i32 %155, i32 %144
  %157 = add nuw nsw i64 %143, 1
  %158 = mul nsw i64 %157, %27
  %159 = getelementptr double, ptr %119, i64 %158
  %160 = load double, ptr %159, align 8
  %161 = tail call double @llvm.fabs.f64(double %160)
  %162 = mul nsw i32 %156, %4
  %163 = sext i32 %162 to i64
  %164 = getelementptr double, ptr %120, i64 %163
  %165 = load double, ptr %164, align 8
  %166 = tail call double @llvm.fabs.f64(double %165)
  %167 = fcmp ogt double %161, %166
  %168 = trunc nuw nsw i64 %157 to i32
  %169 = select i1 %167, i32 %168, i32 %156
  %170 = add nuw nsw i64 %143, 2
  %171 = icmp eq i64 %170, %29
  br i1 %171, label %172, label %142

172:                                              ; preds = %137, %142, %110
  %173 = phi i32 [ %114, %110 ], [ %138, %137 ], [ %169, %142 ]
  %174 = mul nsw i32 %173, %4
  %175 = sext i32 %174 to i64
  %176 = getelementptr double, ptr %2, i64 %111
  %177 = getelementptr double, ptr %176, i64 %175
  %178 = load double, ptr %177, align 8
  %179 = fcmp ueq double %178, 0.000000e+00
  br i1 %179, label %334, label %180

180:                                              ; preds = %172
  %181 = zext i32 %173 to i64
  %182 = icmp ne i64 %111, %181
  %183 = icmp slt i64 %111, %27
  %184 = and i1 %182, %183
  br i1 %184, label %185, label %200

185:                                              ; preds = %180
  %186 = mul nsw i64 %111, %27
  %187 = getelementptr double, ptr %2, i64 %186
  %188 = getelementptr double, ptr %2, i64 %175
  %189 = and i64 %113, 1
  %190 = icmp eq i64 %189, 0
  br i1 %190, label %197, label %191

191:                                              ; preds = %185
  %192 = getelementptr double, ptr %187, i64 %111
  %193 = load double, ptr %192, align 8
  %194 = getelementptr double, ptr %188, i64 %111
  %195 = load double, ptr %194, align 8
  store double %195, ptr %192, align 8
  store double %193, ptr %194, align 8
  %196 = add nuw nsw i64 %111, 1
  br label %197

197:                                              ; preds = %191, %185
  %198 = phi i64 [ %111, %185 ], [ %196, %191 ]
  %199 = icmp eq i64 %111, %33
  br i1 %199, label %200, label %216

200:                                              ; preds = %197, %216, %180
  br i1 %116, label %201, label %103

201:                                              ; preds = %200
  %202 = mul nsw i64 %111, %27
  %203 = mul nsw i32 %4, %114
  %204 = sext i32 %203 to i64
  %205 = getelementptr double, ptr %2, i64 %111
  %206 = getelementptr double, ptr %205, i64 %204
  %207 = icmp sge i64 %115, %27
  %208 = getelementptr double, ptr %2, i64 %111
  %209 = getelementptr double, ptr %2, i64 %202
  %210 = sub nsw i64 %111, %10
  %211 = and i64 %210, 1
  %212 = icmp eq i64 %211, 0
  %213 = getelementptr double, ptr %209, i64 %112
  %214 = add nuw nsw i64 %112, 1
  %215 = icmp eq i64 %32, %111
  br label %229

216:                                              ; preds = %197, %216
  %217 = phi i64 [ %227, %216 ], [ %198, %197 ]
  %218 = getelementptr double, ptr %187, i64 %217
  %219 = load double, ptr %218, align 8
  %220 = getelementptr double, ptr %188, i64 %217
  %221 = load double, ptr %220, align 8
  store double %221, ptr %218, align 8
  store double %219, ptr %220, align 8
  %222 = add nuw nsw i64 %217, 1
  %223 = getelementptr double, ptr %187, i64 %222
  %224 = load double, ptr %223, align 8
  %225 = getelementptr double, ptr %188, i64 %222
  %226 = load double, ptr %225, align 8
  store double %226, ptr %223, align 8
  store double %224, ptr %225, align 8
  %227 = add nuw nsw i64 %217, 2
  %228 = icmp slt i64 %227, %27
  br i1 %228, label %216, label %200

229:                                              ; preds = %201, %265
  %230 = phi i64 [ %112, %201 ], [ %266, %265 ]
  %231 = mul nsw i64 %230, %27
  %232 = getelementptr double, ptr %208, i64 %231
  %233 = load double, ptr %232, align 8
  %234 = load double, ptr %206, align 8
  %235 = fdiv double %233, %234
  %236 = fcmp oeq double %235, 0.000000e+00
  %237 = or i1 %236, %207
  br i1 %237, label %265, label %238

238:                                              ; preds = %229
  %239 = getelementptr double, ptr %2, i64 %231
  br i1 %212, label %240, label %246

240:                                              ; preds = %238
  %241 = load double, ptr %213, align 8
  %242 = fmul double %235, %241
  %243 = getelementptr double, ptr %239, i64 %112
  %244 = load double, ptr %243, align 8
  %245 = fsub double %244, %242
  store double %245, ptr %243, align 8
  br label %246

246:                                              ; preds = %240, %238
  %247 = phi i64 [ %112, %238 ], [ %214, %240 ]
  br i1 %215, label %265, label %248

248:                                              ; preds = %246, %248
  %249 = phi i64 [ %263, %248 ], [ %247, %246 ]
  %250 = getelementptr double, ptr %209, i64 %249
  %251 = load double, ptr %250, align 8
  %252 = fmul double %235, %251
  %253 = getelementptr double, ptr %239, i64 %249
  %254 = load double, ptr %253, align 8
  %255 = fsub double %254, %252
  store double %255, ptr %253, align 8
  %256 = add nuw nsw i64 %249, 1
  %257 = getelementptr double, ptr %209, i64 %256
  %258 = load double, ptr %257, align 8
  %259 = fmul double %235, %258
  %260 = getelementptr double, ptr %239, i64 %256
  %261 = load double, ptr %260, align 8
  %262 = fsub double %261, %259
  store double %262, ptr %260, align 8
  %263 = add nuw nsw i64 %249, 2
  %264 = icmp eq i64 %263, %30
  br i1 %264, label %265, label %248

265:                                              ; preds = %246, %248, %229
  %266 = add nuw nsw i64 %230, 1
  %267 = icmp eq i64 %266, %29
  br i1 %267, label %103, label %229

268:                                              ; preds = %327, %271
  %269 = icmp sgt i64 %273, 1
  %270 = add i32 %272, 1
  br i1 %269, label %271, label %334

271:                                              ; preds = %106, %268
  %272 = phi i32 [ 0, %106 ], [ %270, %268 ]
  %273 = phi i64 [ %108, %106 ], [ %274, %268 ]
  %274 = add nsw i64 %273, -1
  br i1 %107, label %275, label %268

275:                                              ; preds = %271
  %276 = trunc i64 %274 to i32
  %277 = icmp slt i64 %273, %108
  %278 = mul nsw i64 %274, %109
  %279 = mul nsw i32 %4, %276
  %280 = sext i32 %279 to i64
  %281 = getelementptr double, ptr %2, i64 %274
  %282 = getelementptr double, ptr %281, i64 %280
  %283 = getelementptr double, ptr %2, i64 %278
  %284 = and i32 %272, 1
  %285 = icmp eq i32 %284, 0
  %286 = getelementptr double, ptr %283, i64 %273
  %287 = mul nuw nsw i64 %273, %109
  %288 = add nsw i64 %273, 1
  %289 = icmp eq i32 %272, 1
  br label %290

290:                                              ; preds = %275, %327
  %291 = phi i64 [ %108, %275 ], [ %332, %327 ]
  %292 = add nsw i64 %291, %278
  br i1 %277, label %293, label %327

293:                                              ; preds = %290
  %294 = getelementptr inbounds double, ptr %2, i64 %292
  %295 = load double, ptr %294, align 8
  %296 = getelementptr double, ptr %2, i64 %291
  br i1 %285, label %303, label %297

297:                                              ; preds = %293
  %298 = load double, ptr %286, align 8
  %299 = getelementptr double, ptr %296, i64 %287
  %300 = load double, ptr %299, align 8
  %301 = fmul double %298, %300
  %302 = fsub double %295, %301
  store double %302, ptr %294, align 8
  br label %303

303:                                              ; preds = %297, %293
  %304 = phi i64 [ %273, %293 ], [ %288, %297 ]
  %305 = phi double [ %295, %293 ], [ %302, %297 ]
  br i1 %289, label %327, label %306

306:                                              ; preds = %303, %306
  %307 = phi i64 [ %324, %306 ], [ %304, %303 ]
  %308 = phi double [ %323, %306 ], [ %305, %303 ]
  %309 = getelementptr double, ptr %283, i64 %307
  %310 = load double, ptr %309, align 8
  %311 = mul nuw nsw i64 %307, %109
  %312 = getelementptr double, ptr %296, i64 %311
  %313 = load double, ptr %312, align 8
  %314 = fmul double %310, %313
  %315 = fsub double %308, %314
  store double %315, ptr %294, align 8
  %316 = add nsw i64 %307, 1
  %317 = getelementptr double, ptr %283, i64 %316
  %318 = load double, ptr %317, align 8
  %319 = mul nuw nsw i64 %316, %109
  %320 = getelementptr double, ptr %296, i64 %319
  %321 = load double, ptr %320, align 8
  %322 = fmul double %318, %321
  %323 = fsub double %315, %322
  store double %323, ptr %294, align 8
  %324 = add nsw i64 %307, 2
  %325 = trunc i64 %324 to i32
  %326 = icmp eq i32 %0, %325
  br i1 %326, label %327, label %306

327:                                              ; preds = %303, %306, %290
  %328 = load double, ptr %282, align 8
  %329 = getelementptr inbounds double, ptr %2, i64 %292
  %330 = load double, ptr %329, align 8
  %331 = fdiv double %330, %328
  store double %331, ptr %329, align 8
  %332 = add nuw nsw i64 %291, 1
  %333 = icmp slt i64 %332, %109
  br i1 %333, label %290, label %268

334:                                              ; preds = %58, %172, %268, %3
  %335 = phi i32 [ 0, %268 ], [ 1, %172 ], [ 0, %3 ], [ 1, %58 ]
  ret i32 %335
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local range(i32 0, 4) i32 @bondgraph_solve_redundant(i32 noundef %0, i32 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, double noundef %5, ptr noundef captures(none) %6, ptr noundef captures(none) %7, ptr noundef captures(none) %8) local_unnamed_addr #0 {
  %10 = tail call i32 @llvm.smax.i32(i32 %0, i32 %1)
  %11 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %12 = sext i32 %0 to i64
  %13 = getelementptr inbounds double, ptr %11, i64 %12
  %14 = sext i32 %1 to i64
  %15 = getelementptr inbounds double, ptr %13, i64 %14
  %16 = add nsw i32 %10, 1
  %17 = mul nsw i32 %16, %10
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds double, ptr %7, i64 %18
  %20 = getelementptr inbounds double, ptr %19, i64 %18
  %21 = sext i32 %10 to i64
  %22 = getelementptr inbounds double, ptr %20, i64 %21
  %23 = icmp sgt i32 %0, 0
  br i1 %23, label %24, label %67

24:                                               ; preds = %9
  %25 = icmp sgt i32 %1, 0
  %26 = zext i32 %1 to i64
  %27 = zext nneg i32 %0 to i64
  %28 = load i64, ptr %3, align 8
  %29 = and i64 %28, 9218868437227405312
  %30 = icmp eq i64 %29, 9218868437227405312
  br i1 %30, label %506, label %31

31:                                               ; preds = %24, %53
  %32 = phi i1 [ %55, %53 ], [ true, %24 ]
  %33 = phi i64 [ %54, %53 ], [ 0, %24 ]
  br i1 %25, label %34, label %46

34:                                               ; preds = %31
  %35 = mul nuw nsw i64 %33, %26
  %36 = getelementptr double, ptr %2, i64 %35
  br label %40

37:                                               ; preds = %40
  %38 = add nuw nsw i64 %41, 1
  %39 = icmp eq i64 %38, %26
  br i1 %39, label %46, label %40

40:                                               ; preds = %34, %37
  %41 = phi i64 [ 0, %34 ], [ %38, %37 ]
  %42 = getelementptr double, ptr %36, i64 %41
  %43 = load i64, ptr %42, align 8
  %44 = and i64 %43, 9218868437227405312
  %45 = icmp eq i64 %44, 9218868437227405312
  br i1 %45, label %506, label %37

46:                                               ; preds = %37, %31
  br i1 %32, label %47, label %60

47:                                               ; preds = %46
  %48 = getelementptr inbounds nuw double, ptr %11, i64 %33
  %49 = load double, ptr %48, align 8
  %50 = fcmp ule double %49, 0.000000e+00
  %51 = add nuw nsw i64 %33, 1
  %52 = icmp eq i64 %51, %27
  br i1 %52, label %63, label %53

53:                                               ; preds = %47, %60
  %54 = phi i64 [ %51, %47 ], [ %61, %60 ]
  %55 = phi i1 [ %50, %47 ], [ false, %60 ]
  %56 = getelementptr inbounds nuw double, ptr %3, i64 %54
  %57 = load i64, ptr %56, align 8
  %58 = and i64 %57, 9218868437227405312
  %59 = icmp eq i64 %58, 9218868437227405312
  br i1 %59, label %506, label %31

60:                                               ; preds = %46
  %61 = add nuw nsw i64 %33, 1
  %62 = icmp eq i64 %61, %27
  br i1 %62, label %64, label %53

63:                                               ; preds = %47
  br i1 %50, label %67, label %64

64:                                               ; preds = %60, %63
  %65 = load double, ptr %6, align 8
  %66 = fcmp ogt double %65, 0.000000e+00
  br i1 %66, label %70, label %67

67:                                               ; preds = %9, %63, %64
  %68 = tail call i32 @bondgraph_choose(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef nonnull %11, ptr noundef nonnull %15, ptr noundef %7, ptr noundef %19)
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %506

70:                                               ; preds = %67, %64
  %71 = phi i1 [ false, %67 ], [ true, %64 ]
  %72 = icmp sgt i32 %1, 0
  br i1 %72, label %73, label %99

73:                                               ; preds = %70
  %74 = zext nneg i32 %1 to i64
  %75 = getelementptr double, ptr %11, i64 %12
  br label %76

76:                                               ; preds = %73, %90
  %77 = phi i64 [ 0, %73 ], [ %97, %90 ]
  %78 = phi i32 [ 0, %73 ], [ %94, %90 ]
  %79 = phi i32 [ 0, %73 ], [ %93, %90 ]
  %80 = getelementptr inbounds nuw double, ptr %8, i64 %77
  store double 0.000000e+00, ptr %80, align 8
  %81 = getelementptr double, ptr %75, i64 %77
  %82 = load double, ptr %81, align 8
  %83 = fcmp ogt double %82, 0.000000e+00
  %84 = trunc nuw nsw i64 %77 to i32
  %85 = uitofp nneg i32 %84 to double
  br i1 %83, label %86, label %88

86:                                               ; preds = %76
  %87 = add nsw i32 %79, 1
  br label %90

88:                                               ; preds = %76
  %89 = add nsw i32 %78, 1
  br label %90

90:                                               ; preds = %86, %88
  %91 = phi i32 [ %79, %86 ], [ %78, %88 ]
  %92 = phi ptr [ %20, %86 ], [ %22, %88 ]
  %93 = phi i32 [ %87, %86 ], [ %79, %88 ]
  %94 = phi i32 [ %78, %86 ], [ %89, %88 ]
  %95 = sext i32 %91 to i64
  %96 = getelementptr inbounds double, ptr %92, i64 %95
  store double %85, ptr %96, align 8
  %97 = add nuw nsw i64 %77, 1
  %98 = icmp eq i64 %97, %74
  br i1 %98, label %99, label %76

99:                                               ; preds = %90, %70
  %100 = phi i32 [ 0, %70 ], [ %93, %90 ]
  %101 = phi i32 [ 0, %70 ], [ %94, %90 ]
  %102 = add i32 %101, 1
  %103 = select i1 %71, i32 1, i32 %102
  br i1 %23, label %104, label %219

104:                                              ; preds = %99
  %105 = icmp sgt i32 %100, 0
  %106 = add nsw i32 %103, %100
  %107 = icmp sgt i32 %103, 1
  %108 = zext nneg i32 %0 to i64
  %109 = zext i32 %100 to i64
  %110 = zext i32 %103 to i64
  %111 = add nsw i64 %110, -1
  %112 = and i64 %109, 1
  %113 = icmp eq i32 %100, 1
  %114 = and i64 %109, 2147483646
  %115 = icmp eq i64 %112, 0
  %116 = icmp ne i64 %112, 0
  %117 = and i64 %111, 1
  %118 = icmp eq i32 %103, 2
  %119 = and i64 %111, -2
  %120 = icmp eq i64 %117, 0
  %121 = icmp ne i64 %117, 0
  br label %122

122:                                              ; preds = %104, %215
  %123 = phi i64 [ 0, %104 ], [ %217, %215 ]
  %124 = phi i32 [ 0, %104 ], [ %216, %215 ]
  %125 = getelementptr inbounds nuw double, ptr %11, i64 %123
  %126 = load double, ptr %125, align 8
  %127 = fcmp ogt double %126, 0.000000e+00
  br i1 %127, label %128, label %215

128:                                              ; preds = %122
  br i1 %105, label %131, label %129

129:                                              ; preds = %128
  %130 = mul nsw i32 %124, %106
  br label %168

131:                                              ; preds = %128
  %132 = mul nsw i64 %123, %14
  %133 = mul nsw i32 %124, %106
  %134 = sext i32 %133 to i64
  %135 = getelementptr double, ptr %2, i64 %132
  %136 = getelementptr double, ptr %7, i64 %134
  br i1 %113, label %159, label %137

137:                                              ; preds = %131, %137
  %138 = phi i64 [ %155, %137 ], [ 0, %131 ]
  %139 = phi i64 [ %156, %137 ], [ 0, %131 ]
  %140 = getelementptr inbounds nuw double, ptr %20, i64 %138
  %141 = load double, ptr %140, align 8
  %142 = fptosi double %141 to i32
  %143 = sext i32 %142 to i64
  %144 = getelementptr double, ptr %135, i64 %143
  %145 = load double, ptr %144, align 8
  %146 = getelementptr double, ptr %136, i64 %138
  store double %145, ptr %146, align 8
  %147 = or disjoint i64 %138, 1
  %148 = getelementptr inbounds nuw double, ptr %20, i64 %147
  %149 = load double, ptr %148, align 8
  %150 = fptosi double %149 to i32
  %151 = sext i32 %150 to i64
  %152 = getelementptr double, ptr %135, i64 %151
  %153 = load double, ptr %152, align 8
  %154 = getelementptr double, ptr %136, i64 %147
  store double %153, ptr %154, align 8
  %155 = add nuw nsw i64 %138, 2
  %156 = add i64 %139, 2
  %157 = icmp eq i64 %156, %114
  br i1 %157, label %158, label %137

158:                                              ; preds = %137
  br i1 %115, label %168, label %159

159:                                              ; preds = %158, %131
  %160 = phi i64 [ 0, %131 ], [ %155, %158 ]
  tail call void @llvm.assume(i1 %116)
  %161 = getelementptr inbounds nuw double, ptr %20, i64 %160
  %162 = load double, ptr %161, align 8
  %163 = fptosi double %162 to i32
  %164 = sext i32 %163 to i64
  %165 = getelementptr double, ptr %135, i64 %164
  %166 = load double, ptr %165, align 8
  %167 = getelementptr double, ptr %136, i64 %160
  store double %166, ptr %167, align 8
  br label %168

168:                                              ; preds = %159, %158, %129
  %169 = phi i32 [ %130, %129 ], [ %133, %158 ], [ %133, %159 ]
  %170 = getelementptr inbounds nuw double, ptr %3, i64 %123
  %171 = load double, ptr %170, align 8
  %172 = add nsw i32 %169, %100
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds double, ptr %7, i64 %173
  store double %171, ptr %174, align 8
  br i1 %107, label %175, label %213

175:                                              ; preds = %168
  %176 = mul nsw i64 %123, %14
  %177 = getelementptr double, ptr %2, i64 %176
  %178 = getelementptr double, ptr %7, i64 %173
  br i1 %118, label %203, label %179

179:                                              ; preds = %175, %179
  %180 = phi i64 [ %199, %179 ], [ 1, %175 ]
  %181 = phi i64 [ %200, %179 ], [ 0, %175 ]
  %182 = getelementptr double, ptr %22, i64 %180
  %183 = getelementptr i8, ptr %182, i64 -8
  %184 = load double, ptr %183, align 8
  %185 = fptosi double %184 to i32
  %186 = sext i32 %185 to i64
  %187 = getelementptr double, ptr %177, i64 %186
  %188 = load double, ptr %187, align 8
  %189 = getelementptr double, ptr %178, i64 %180
  store double %188, ptr %189, align 8
  %190 = add nuw nsw i64 %180, 1
  %191 = getelementptr double, ptr %22, i64 %190
  %192 = getelementptr i8, ptr %191, i64 -8
  %193 = load double, ptr %192, align 8
  %194 = fptosi double %193 to i32
  %195 = sext i32 %194 to i64
  %196 = getelementptr double, ptr %177, i64 %195
  %197 = load double, ptr %196, align 8
  %198 = getelementptr double, ptr %178, i64 %190
  store double %197, ptr %198, align 8
  %199 = add nuw nsw i64 %180, 2
  %200 = add i64 %181, 2
  %201 = icmp eq i64 %200, %119
  br i1 %201, label %202, label %179

202:                                              ; preds = %179
  br i1 %120, label %213, label %203

203:                                              ; preds = %202, %175
  %204 = phi i64 [ 1, %175 ], [ %199, %202 ]
  tail call void @llvm.assume(i1 %121)
  %205 = getelementptr double, ptr %22, i64 %204
  %206 = getelementptr i8, ptr %205, i64 -8
  %207 = load double, ptr %206, align 8
  %208 = fptosi double %207 to i32
  %209 = sext i32 %208 to i64
  %210 = getelementptr double, ptr %177, i64 %209
  %211 = load double, ptr %210, align 8
  %212 = getelementptr double, ptr %178, i64 %204
  store double %211, ptr %212, align 8
  br label %213

213:                                              ; preds = %203, %202, %168
  %214 = add nsw i32 %124, 1
  br label %215

215:                                              ; preds = %122, %213
  %216 = phi i32 [ %214, %213 ], [ %124, %122 ]
  %217 = add nuw nsw i64 %123, 1
  %218 = icmp eq i64 %217, %108
  br i1 %218, label %219, label %122

219:                                              ; preds = %215, %99
  %220 = tail call i32 @bondgraph_eliminate(i32 noundef %100, i32 noundef %103, ptr noundef %7)
  %221 = icmp eq i32 %220, 0
  br i1 %221, label %222, label %506

222:                                              ; preds = %219
  %223 = icmp sgt i32 %100, 0
  br i1 %223, label %224, label %270

224:                                              ; preds = %222
  %225 = add nsw i32 %103, %100
  %226 = sext i32 %225 to i64
  %227 = zext nneg i32 %100 to i64
  %228 = zext nneg i32 %100 to i64
  %229 = getelementptr double, ptr %7, i64 %227
  %230 = and i64 %228, 1
  %231 = icmp eq i32 %100, 1
  br i1 %231, label %259, label %232

232:                                              ; preds = %224
  %233 = and i64 %228, 2147483646
  br label %234

234:                                              ; preds = %234, %232
  %235 = phi i64 [ 0, %232 ], [ %254, %234 ]
  %236 = phi i64 [ 0, %232 ], [ %255, %234 ]
  %237 = mul nsw i64 %235, %226
  %238 = getelementptr double, ptr %229, i64 %237
  %239 = load double, ptr %238, align 8
  %240 = getelementptr inbounds nuw double, ptr %20, i64 %235
  %241 = load double, ptr %240, align 8
  %242 = fptosi double %241 to i32
  %243 = sext i32 %242 to i64
  %244 = getelementptr inbounds double, ptr %8, i64 %243
  store double %239, ptr %244, align 8
  %245 = or disjoint i64 %235, 1
  %246 = mul nsw i64 %245, %226
  %247 = getelementptr double, ptr %229, i64 %246
  %248 = load double, ptr %247, align 8
  %249 = getelementptr inbounds nuw double, ptr %20, i64 %245
  %250 = load double, ptr %249, align 8
  %251 = fptosi double %250 to i32
  %252 = sext i32 %251 to i64
  %253 = getelementptr inbounds double, ptr %8, i64 %252
  store double %248, ptr %253, align 8
  %254 = add nuw nsw i64 %235, 2
  %255 = add i64 %236, 2
  %256 = icmp eq i64 %255, %233
  br i1 %256, label %257, label %234

257:                                              ; preds = %234
  %258 = icmp eq i64 %230, 0
  br i1 %258, label %270, label %259

259:                                              ; preds = %257, %224
  %260 = phi i64 [ 0, %224 ], [ %254, %257 ]
  %261 = icmp ne i64 %230, 0
  tail call void @llvm.assume(i1 %261)
  %262 = mul nsw i64 %260, %226
  %263 = getelementptr double, ptr %229, i64 %262
  %264 = load double, ptr %263, align 8
  %265 = getelementptr inbounds nuw double, ptr %20, i64 %260
  %266 = load double, ptr %265, align 8
  %267 = fptosi double %266 to i32
  %268 = sext i32 %267 to i64
  %269 = getelementptr inbounds double, ptr %8, i64 %268
  store double %264, ptr %269, align 8
  br label %270

270:                                              ; preds = %259, %257, %222
  br i1 %71, label %506, label %271

271:                                              ; preds = %270
  %272 = icmp sgt i32 %101, 0
  br i1 %272, label %273, label %368

273:                                              ; preds = %271
  %274 = add nsw i32 %102, %100
  %275 = add i32 %100, 1
  %276 = zext nneg i32 %101 to i64
  %277 = zext nneg i32 %100 to i64
  br label %287

278:                                              ; preds = %321
  %279 = add nsw i32 %103, %100
  %280 = sext i32 %100 to i64
  %281 = getelementptr double, ptr %7, i64 %280
  %282 = zext i32 %279 to i64
  %283 = zext nneg i32 %101 to i64
  %284 = zext i32 %102 to i64
  %285 = zext nneg i32 %101 to i64
  %286 = zext nneg i32 %100 to i64
  br label %324

287:                                              ; preds = %273, %321
  %288 = phi i64 [ 0, %273 ], [ %322, %321 ]
  %289 = getelementptr inbounds nuw double, ptr %22, i64 %288
  %290 = load double, ptr %289, align 8
  %291 = fptosi double %290 to i32
  %292 = sext i32 %291 to i64
  %293 = getelementptr inbounds i32, ptr %4, i64 %292
  %294 = load i32, ptr %293, align 4
  %295 = icmp eq i32 %294, 0
  br i1 %295, label %506, label %296

296:                                              ; preds = %287
  br i1 %223, label %297, label %321

297:                                              ; preds = %296
  %298 = trunc nuw nsw i64 %288 to i32
  %299 = add i32 %275, %298
  br label %300

300:                                              ; preds = %297, %318
  %301 = phi i64 [ 0, %297 ], [ %319, %318 ]
  %302 = getelementptr inbounds nuw double, ptr %20, i64 %301
  %303 = load double, ptr %302, align 8
  %304 = fptosi double %303 to i32
  %305 = sext i32 %304 to i64
  %306 = getelementptr inbounds i32, ptr %4, i64 %305
  %307 = load i32, ptr %306, align 4
  %308 = icmp eq i32 %307, 0
  br i1 %308, label %309, label %318

309:                                              ; preds = %300
  %310 = trunc i64 %301 to i32
  %311 = mul i32 %274, %310
  %312 = add i32 %299, %311
  %313 = sext i32 %312 to i64
  %314 = getelementptr inbounds double, ptr %7, i64 %313
  %315 = load double, ptr %314, align 8
  %316 = tail call double @llvm.fabs.f64(double %315)
  %317 = fcmp ogt double %316, 1.000000e-04
  br i1 %317, label %506, label %318

318:                                              ; preds = %300, %309
  %319 = add nuw nsw i64 %301, 1
  %320 = icmp eq i64 %319, %277
  br i1 %320, label %321, label %300

321:                                              ; preds = %318, %296
  %322 = add nuw nsw i64 %288, 1
  %323 = icmp eq i64 %322, %276
  br i1 %323, label %278, label %287

324:                                              ; preds = %365, %278
  %325 = phi i64 [ 0, %278 ], [ %366, %365 ]
  %326 = mul nuw nsw i64 %325, %284
  %327 = getelementptr inbounds nuw double, ptr %19, i64 %326
  br label %328

328:                                              ; preds = %324, %360
  %329 = phi i64 [ 0, %324 ], [ %363, %360 ]
  %330 = icmp eq i64 %329, %325
  %331 = uitofp i1 %330 to double
  br i1 %223, label %332, label %360

332:                                              ; preds = %328
  %333 = icmp samesign ult i64 %329, %283
  br label %334

334:                                              ; preds = %332, %356
  %335 = phi i64 [ 0, %332 ], [ %358, %356 ]
  %336 = phi double [ %331, %332 ], [ %357, %356 ]
  %337 = getelementptr inbounds nuw double, ptr %20, i64 %335
  %338 = load double, ptr %337, align 8
  %339 = fptosi double %338 to i32
  %340 = sext i32 %339 to i64
  %341 = getelementptr inbounds i32, ptr %4, i64 %340
  %342 = load i32, ptr %341, align 4
  %343 = icmp eq i32 %342, 0
  br i1 %343, label %356, label %344

344:                                              ; preds = %334
  %345 = mul nuw nsw i64 %335, %282
  %346 = getelementptr double, ptr %281, i64 %345
  %347 = getelementptr inbounds nuw double, ptr %346, i64 %325
  %348 = getelementptr inbounds nuw i8, ptr %347, i64 8
  %349 = load double, ptr %348, align 8
  %350 = getelementptr inbounds nuw double, ptr %346, i64 %329
  %351 = getelementptr inbounds nuw i8, ptr %350, i64 8
  %352 = select i1 %333, ptr %351, ptr %346
  %353 = load double, ptr %352, align 8
  %354 = fmul double %349, %353
  %355 = fadd double %336, %354
  br label %356

356:                                              ; preds = %344, %334
  %357 = phi double [ %355, %344 ], [ %336, %334 ]
  %358 = add nuw nsw i64 %335, 1
  %359 = icmp eq i64 %358, %286
  br i1 %359, label %360, label %334

360:                                              ; preds = %356, %328
  %361 = phi double [ %331, %328 ], [ %357, %356 ]
  %362 = getelementptr inbounds nuw double, ptr %327, i64 %329
  store double %361, ptr %362, align 8
  %363 = add nuw nsw i64 %329, 1
  %364 = icmp eq i64 %363, %284
  br i1 %364, label %365, label %328

365:                                              ; preds = %360
  %366 = add nuw nsw i64 %325, 1
  %367 = icmp eq i64 %366, %285
  br i1 %367, label %368, label %324

368:                                              ; preds = %365, %271
  %369 = icmp eq i32 %101, 0
  br i1 %369, label %386, label %370

370:                                              ; preds = %368
  %371 = tail call i32 @bondgraph_eliminate(i32 noundef %101, i32 noundef 1, ptr noundef %19)
  %372 = icmp eq i32 %371, 0
  br i1 %372, label %373, label %506

373:                                              ; preds = %370
  br i1 %272, label %374, label %386

374:                                              ; preds = %373
  %375 = add nsw i32 %103, %100
  %376 = add i32 %100, 1
  %377 = zext i32 %102 to i64
  %378 = zext nneg i32 %101 to i64
  %379 = getelementptr inbounds nuw double, ptr %19, i64 %378
  %380 = zext i32 %100 to i64
  %381 = and i64 %380, 1
  %382 = icmp eq i32 %100, 1
  %383 = and i64 %380, 2147483646
  %384 = icmp eq i64 %381, 0
  %385 = icmp ne i64 %381, 0
  br label %390

386:                                              ; preds = %457, %368, %373
  br i1 %23, label %387, label %500

387:                                              ; preds = %386
  %388 = zext i32 %1 to i64
  %389 = zext nneg i32 %0 to i64
  br label %460

390:                                              ; preds = %374, %457
  %391 = phi i64 [ 0, %374 ], [ %458, %457 ]
  %392 = mul nuw nsw i64 %391, %377
  %393 = getelementptr inbounds nuw double, ptr %379, i64 %392
  %394 = load double, ptr %393, align 8
  %395 = getelementptr inbounds nuw double, ptr %22, i64 %391
  %396 = load double, ptr %395, align 8
  %397 = fptosi double %396 to i32
  %398 = sext i32 %397 to i64
  %399 = getelementptr inbounds double, ptr %8, i64 %398
  %400 = load double, ptr %399, align 8
  %401 = fadd double %394, %400
  store double %401, ptr %399, align 8
  br i1 %223, label %402, label %457

402:                                              ; preds = %390
  %403 = trunc nuw nsw i64 %391 to i32
  %404 = add i32 %376, %403
  br i1 %382, label %441, label %405

405:                                              ; preds = %402, %405
  %406 = phi i64 [ %437, %405 ], [ 0, %402 ]
  %407 = phi i64 [ %438, %405 ], [ 0, %402 ]
  %408 = trunc i64 %406 to i32
  %409 = mul i32 %375, %408
  %410 = add i32 %404, %409
  %411 = sext i32 %410 to i64
  %412 = getelementptr inbounds double, ptr %7, i64 %411
  %413 = load double, ptr %412, align 8
  %414 = fmul double %394, %413
  %415 = getelementptr inbounds nuw double, ptr %20, i64 %406
  %416 = load double, ptr %415, align 8
  %417 = fptosi double %416 to i32
  %418 = sext i32 %417 to i64
  %419 = getelementptr inbounds double, ptr %8, i64 %418
  %420 = load double, ptr %419, align 8
  %421 = fsub double %420, %414
  store double %421, ptr %419, align 8
  %422 = or disjoint i64 %406, 1
  %423 = trunc i64 %422 to i32
  %424 = mul i32 %375, %423
  %425 = add i32 %404, %424
  %426 = sext i32 %425 to i64
  %427 = getelementptr inbounds double, ptr %7, i64 %426
  %428 = load double, ptr %427, align 8
  %429 = fmul double %394, %428
  %430 = getelementptr inbounds nuw double, ptr %20, i64 %422
  %431 = load double, ptr %430, align 8
  %432 = fptosi double %431 to i32
  %433 = sext i32 %432 to i64
  %434 = getelementptr inbounds double, ptr %8, i64 %433
  %435 = load double, ptr %434, align 8
  %436 = fsub double %435, %429
  store double %436, ptr %434, align 8
  %437 = add nuw nsw i64 %406, 2
  %438 = add i64 %407, 2
  %439 = icmp eq i64 %438, %383
  br i1 %439, label %440, label %405

440:                                              ; preds = %405
  br i1 %384, label %457, label %441

441:                                              ; preds = %440, %402
  %442 = phi i64 [ 0, %402 ], [ %437, %440 ]
  tail call void @llvm.assume(i1 %385)
  %443 = trunc i64 %442 to i32
  %444 = mul i32 %375, %443
  %445 = add i32 %404, %444
  %446 = sext i32 %445 to i64
  %447 = getelementptr inbounds double, ptr %7, i64 %446
  %448 = load double, ptr %447, align 8
  %449 = fmul double %394, %448
  %450 = getelementptr inbounds nuw double, ptr %20, i64 %442
  %451 = load double, ptr %450, align 8
  %452 = fptosi double %451 to i32
  %453 = sext i32 %452 to i64
  %454 = getelementptr inbounds double, ptr %8, i64 %453
  %455 = load double, ptr %454, align 8
  %456 = fsub double %455, %449
  store double %456, ptr %454, align 8
  br label %457

457:                                              ; preds = %441, %440, %390
  %458 = add nuw nsw i64 %391, 1
  %459 = icmp eq i64 %458, %378
  br i1 %459, label %386, label %390

460:                                              ; preds = %387, %492
  %461 = phi i64 [ 0, %387 ], [ %498, %492 ]
  %462 = phi double [ 0.000000e+00, %387 ], [ %497, %492 ]
  %463 = phi double [ 0.000000e+00, %387 ], [ %493, %492 ]
  %464 = getelementptr inbounds nuw double, ptr %3, i64 %461
  %465 = load double, ptr %464, align 8
  %466 = fneg double %465
  %467 = getelementptr inbounds nuw double, ptr %15, i64 %461
  %468 = load double, ptr %467, align 8
  %469 = fcmp ogt double %468, 0.000000e+00
  %470 = select i1 %469, double %468, double 1.000000e+00
  %471 = tail call double @llvm.fabs.f64(double %465)
  %472 = fdiv double %471, %470
  %473 = tail call double @llvm.maxnum.f64(double %463, double %472)
  br i1 %72, label %474, label %492

474:                                              ; preds = %460
  %475 = mul nuw nsw i64 %461, %388
  %476 = getelementptr inbounds nuw double, ptr %2, i64 %475
  br label %477

477:                                              ; preds = %474, %477
  %478 = phi i64 [ 0, %474 ], [ %490, %477 ]
  %479 = phi double [ %466, %474 ], [ %486, %477 ]
  %480 = phi double [ %473, %474 ], [ %489, %477 ]
  %481 = getelementptr inbounds nuw double, ptr %476, i64 %478
  %482 = load double, ptr %481, align 8
  %483 = getelementptr inbounds nuw double, ptr %8, i64 %478
  %484 = load double, ptr %483, align 8
  %485 = fmul double %482, %484
  %486 = fadd double %479, %485
  %487 = tail call double @llvm.fabs.f64(double %485)
  %488 = fdiv double %487, %470
  %489 = tail call double @llvm.maxnum.f64(double %480, double %488)
  %490 = add nuw nsw i64 %478, 1
  %491 = icmp eq i64 %490, %388
  br i1 %491, label %492, label %477

492:                                              ; preds = %477, %460
  %493 = phi double [ %473, %460 ], [ %489, %477 ]
  %494 = phi double [ %466, %460 ], [ %486, %477 ]
  %495 = tail call double @llvm.fabs.f64(double %494)
  %496 = fdiv double %495, %470
  %497 = tail call double @llvm.maxnum.f64(double %462, double %496)
  %498 = add nuw nsw i64 %461, 1
  %499 = icmp eq i64 %498, %389
  br i1 %499, label %500, label %460

500:                                              ; preds = %492, %386
  %501 = phi double [ 0.000000e+00, %386 ], [ %493, %492 ]
  %502 = phi double [ 0.000000e+00, %386 ], [ %497, %492 ]
  %503 = fmul double %5, %501
  %504 = fcmp ogt double %502, %503
  %505 = zext i1 %504 to i32
  br label %506

506:                                              ; preds = %53, %40, %287, %309, %24, %370, %270, %219, %67, %500
  %507 = phi i32 [ 3, %40 ], [ 3, %24 ], [ 1, %67 ], [ 1, %219 ], [ 1, %309 ], [ 0, %270 ], [ 1, %370 ], [ %505, %500 ], [ 1, %287 ], [ 3, %53 ]
  ret i32 %507
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local double @bondgraph_norm(i32 noundef %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #2 {
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %56

4:                                                ; preds = %2
  %5 = zext nneg i32 %0 to i64
  %6 = and i64 %5, 3
  %7 = icmp ult i32 %0, 4
  br i1 %7, label %38, label %8

8:                                                ; preds = %4
  %9 = and i64 %5, 2147483644
  br label %10

10:                                               ; preds = %10, %8
  %11 = phi i64 [ 0, %8 ], [ %33, %10 ]
  %12 = phi double [ 0.000000e+00, %8 ], [ %32, %10 ]
  %13 = phi i64 [ 0, %8 ], [ %34, %10 ]
  %14 = getelementptr inbounds nuw double, ptr %1, i64 %11
  %15 = load double, ptr %14, align 8
  %16 = fmul double %15, %15
  %17 = fadd double %12, %16
  %18 = getelementptr inbounds nuw double, ptr %1, i64 %11
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %20 = load double, ptr %19, align 8
  %21 = fmul double %20, %20
  %22 = fadd double %17, %21
  %23 = getelementptr inbounds nuw double, ptr %1, i64 %11
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %25 = load double, ptr %24, align 8
  %26 = fmul double %25, %25
  %27 = fadd double %22, %26
  %28 = getelementptr inbounds nuw double, ptr %1, i64 %11
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 24
  %30 = load double, ptr %29, align 8
  %31 = fmul double %30, %30
  %32 = fadd double %27, %31
  %33 = add nuw nsw i64 %11, 4
  %34 = add i64 %13, 4
  %35 = icmp eq i64 %34, %9
  br i1 %35, label %36, label %10

36:                                               ; preds = %10
  %37 = icmp eq i64 %6, 0
  br i1 %37, label %53, label %38

38:                                               ; preds = %36, %4
  %39 = phi i64 [ 0, %4 ], [ %33, %36 ]
  %40 = phi double [ 0.000000e+00, %4 ], [ %32, %36 ]
  %41 = icmp ne i64 %6, 0
  tail call void @llvm.assume(i1 %41)
  br label %42

42:                                               ; preds = %42, %38
  %43 = phi i64 [ %39, %38 ], [ %50, %42 ]
  %44 = phi double [ %40, %38 ], [ %49, %42 ]
  %45 = phi i64 [ 0, %38 ], [ %51, %42 ]
  %46 = getelementptr inbounds nuw double, ptr %1, i64 %43
  %47 = load double, ptr %46, align 8
  %48 = fmul double %47, %47
  %49 = fadd double %44, %48
  %50 = add nuw nsw i64 %43, 1
  %51 = add i64 %45, 1
  %52 = icmp eq i64 %51, %6
  br i1 %52, label %53, label %42

53:                                               ; preds = %42, %36
  %54 = phi double [ %32, %36 ], [ %49, %42 ]
  %55 = tail call double @llvm.sqrt.f64(double %54)
  br label %56

56:                                               ; preds = %53, %2
  %57 = phi double [ 0.000000e+00, %2 ], [ %55, %53 ]
  ret double %57
}

; Function Attrs: nounwind
define dso_local range(i32 0, 3) i32 @bondgraph_newton_from(ptr noundef readonly captures(none) %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) local_unnamed_addr #3 {
  %5 = zext i32 %2 to i64
  %6 = alloca double, i64 %5, align 16
  %7 = alloca double, i64 %5, align 16
  %8 = alloca double, i64 %5, align 16
  %9 = alloca double, i64 %5, align 16
  %10 = mul i32 %2, %2
  %11 = zext i32 %10 to i64
  %12 = alloca double, i64 %11, align 16
  %13 = alloca double, i64 %11, align 16
  %14 = call i32 %0(ptr noundef %1, ptr noundef %3, ptr noundef nonnull %6, ptr noundef nonnull %12) #9
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %389

16:                                               ; preds = %4
  %17 = icmp sgt i32 %2, 0
  %18 = icmp eq i32 %2, 0
  %19 = shl nuw nsw i64 %5, 3
  %20 = call i64 @llvm.umax.i64(i64 %11, i64 1)
  %21 = shl nuw nsw i64 %20, 3
  %22 = and i64 %5, 3
  %23 = icmp ult i32 %2, 4
  %24 = and i64 %5, 2147483644
  %25 = icmp eq i64 %22, 0
  %26 = icmp ne i64 %22, 0
  %27 = and i64 %5, 1
  %28 = icmp eq i32 %2, 1
  %29 = and i64 %5, 2147483646
  %30 = icmp eq i64 %27, 0
  %31 = icmp ne i64 %27, 0
  %32 = icmp ult i32 %2, 4
  %33 = and i64 %5, 2147483644
  %34 = icmp eq i64 %33, %5
  %35 = and i64 %5, 3
  %36 = icmp ult i32 %2, 4
  %37 = and i64 %5, 2147483644
  %38 = icmp eq i64 %35, 0
  %39 = icmp ne i64 %35, 0
  %40 = icmp ult i32 %2, 4
  %41 = and i64 %5, 2147483644
  %42 = icmp eq i64 %41, %5
  %43 = and i64 %5, 3
  %44 = icmp ult i32 %2, 4
  %45 = and i64 %5, 2147483644
  %46 = icmp eq i64 %43, 0
  %47 = icmp ne i64 %43, 0
  br label %51

48:                                               ; preds = %386
  %49 = add nuw nsw i32 %52, 1
  %50 = icmp eq i32 %49, 60
  br i1 %50, label %389, label %51

51:                                               ; preds = %16, %48
  %52 = phi i32 [ 0, %16 ], [ %49, %48 ]
  br i1 %17, label %53, label %101

53:                                               ; preds = %51
  br i1 %23, label %81, label %54

54:                                               ; preds = %53, %54
  %55 = phi i64 [ %77, %54 ], [ 0, %53 ]
  %56 = phi double [ %76, %54 ], [ 0.000000e+00, %53 ]
  %57 = phi i64 [ %78, %54 ], [ 0, %53 ]
  %58 = getelementptr inbounds nuw double, ptr %6, i64 %55
  %59 = load double, ptr %58, align 16
  %60 = fmul double %59, %59
  %61 = fadd double %56, %60
  %62 = getelementptr inbounds nuw double, ptr %6, i64 %55
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 8
  %64 = load double, ptr %63, align 8
  %65 = fmul double %64, %64
  %66 = fadd double %61, %65
  %67 = getelementptr inbounds nuw double, ptr %6, i64 %55
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 16
  %69 = load double, ptr %68, align 16
  %70 = fmul double %69, %69
  %71 = fadd double %66, %70
  %72 = getelementptr inbounds nuw double, ptr %6, i64 %55
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 24
  %74 = load double, ptr %73, align 8
  %75 = fmul double %74, %74
  %76 = fadd double %71, %75
  %77 = add nuw nsw i64 %55, 4
  %78 = add i64 %57, 4
  %79 = icmp eq i64 %78, %24
  br i1 %79, label %80, label %54

80:                                               ; preds = %54
  br i1 %25, label %95, label %81

81:                                               ; preds = %80, %53
  %82 = phi i64 [ 0, %53 ], [ %77, %80 ]
  %83 = phi double [ 0.000000e+00, %53 ], [ %76, %80 ]
  call void @llvm.assume(i1 %26)
  br label %84

84:                                               ; preds = %84, %81
  %85 = phi i64 [ %92, %84 ], [ %82, %81 ]
  %86 = phi double [ %91, %84 ], [ %83, %81 ]
  %87 = phi i64 [ %93, %84 ], [ 0, %81 ]
  %88 = getelementptr inbounds nuw double, ptr %6, i64 %85
  %89 = load double, ptr %88, align 8
  %90 = fmul double %89, %89
  %91 = fadd double %86, %90
  %92 = add nuw nsw i64 %85, 1
  %93 = add i64 %87, 1
  %94 = icmp eq i64 %93, %22
  br i1 %94, label %95, label %84

95:                                               ; preds = %84, %80
  %96 = phi double [ %76, %80 ], [ %91, %84 ]
  %97 = call double @llvm.sqrt.f64(double %96)
  %98 = call double @llvm.fabs.f64(double %97)
  %99 = fcmp ueq double %98, 0x7FF0000000000000
  br i1 %99, label %389, label %100

100:                                              ; preds = %95
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %8, ptr nonnull align 16 %6, i64 %19, i1 false)
  br label %102

101:                                              ; preds = %51
  br i1 %18, label %106, label %102

102:                                              ; preds = %101, %100
  %103 = phi double [ %97, %100 ], [ 0.000000e+00, %101 ]
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(1) %13, ptr noundef nonnull align 16 dereferenceable(1) %12, i64 %21, i1 false)
  %104 = call i32 @bondgraph_solve_general(i32 noundef %2, ptr noundef nonnull %13, ptr noundef nonnull %8)
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %109, label %389

106:                                              ; preds = %101
  %107 = call i32 @bondgraph_solve_general(i32 noundef %2, ptr noundef nonnull %13, ptr noundef nonnull %8)
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %120, label %389

109:                                              ; preds = %102
  br i1 %17, label %110, label %120

110:                                              ; preds = %109
  br i1 %28, label %112, label %124

111:                                              ; preds = %139
  br i1 %30, label %120, label %112

112:                                              ; preds = %111, %110
  %113 = phi i64 [ 0, %110 ], [ %141, %111 ]
  %114 = phi i1 [ false, %110 ], [ %140, %111 ]
  call void @llvm.assume(i1 %31)
  br i1 %114, label %120, label %115

115:                                              ; preds = %112
  %116 = getelementptr inbounds nuw double, ptr %8, i64 %113
  %117 = load double, ptr %116, align 8
  %118 = call double @llvm.fabs.f64(double %117)
  %119 = fcmp ugt double %118, 0x3D719799812DEA11
  br label %120

120:                                              ; preds = %111, %115, %112, %106, %109
  %121 = phi double [ %103, %109 ], [ 0.000000e+00, %106 ], [ %103, %112 ], [ %103, %115 ], [ %103, %111 ]
  %122 = phi i1 [ false, %109 ], [ false, %106 ], [ %140, %111 ], [ true, %112 ], [ %119, %115 ]
  %123 = fcmp oeq double %121, 0.000000e+00
  br label %144

124:                                              ; preds = %110, %139
  %125 = phi i64 [ %141, %139 ], [ 0, %110 ]
  %126 = phi i1 [ %140, %139 ], [ false, %110 ]
  %127 = phi i64 [ %142, %139 ], [ 0, %110 ]
  br i1 %126, label %139, label %128

128:                                              ; preds = %124
  %129 = getelementptr inbounds nuw double, ptr %8, i64 %125
  %130 = load double, ptr %129, align 16
  %131 = call double @llvm.fabs.f64(double %130)
  %132 = fcmp ugt double %131, 0x3D719799812DEA11
  br i1 %132, label %139, label %133

133:                                              ; preds = %128
  %134 = getelementptr inbounds nuw double, ptr %8, i64 %125
  %135 = getelementptr inbounds nuw i8, ptr %134, i64 8
  %136 = load double, ptr %135, align 8
  %137 = call double @llvm.fabs.f64(double %136)
  %138 = fcmp ugt double %137, 0x3D719799812DEA11
  br label %139

139:                                              ; preds = %124, %133, %128
  %140 = phi i1 [ true, %128 ], [ %138, %133 ], [ true, %124 ]
  %141 = add nuw nsw i64 %125, 2
  %142 = add i64 %127, 2
  %143 = icmp eq i64 %142, %29
  br i1 %143, label %111, label %124

144:                                              ; preds = %120, %253
  %145 = phi i32 [ 0, %120 ], [ %254, %253 ]
  br i1 %17, label %146, label %180

146:                                              ; preds = %144
  br i1 %32, label %164, label %147

147:                                              ; preds = %146, %147
  %148 = phi i64 [ %161, %147 ], [ 0, %146 ]
  %149 = getelementptr inbounds nuw double, ptr %3, i64 %148
  %150 = getelementptr inbounds nuw i8, ptr %149, i64 16
  %151 = load <2 x double>, ptr %149, align 8
  %152 = load <2 x double>, ptr %150, align 8
  %153 = getelementptr inbounds nuw double, ptr %8, i64 %148
  %154 = getelementptr inbounds nuw i8, ptr %153, i64 16
  %155 = load <2 x double>, ptr %153, align 16
  %156 = load <2 x double>, ptr %154, align 16
  %157 = fsub <2 x double> %151, %155
  %158 = fsub <2 x double> %152, %156
  %159 = getelementptr inbounds nuw double, ptr %9, i64 %148
  %160 = getelementptr inbounds nuw i8, ptr %159, i64 16
  store <2 x double> %157, ptr %159, align 16
  store <2 x double> %158, ptr %160, align 16
  %161 = add nuw i64 %148, 4
  %162 = icmp eq i64 %161, %33
  br i1 %162, label %163, label %147

163:                                              ; preds = %147
  br i1 %34, label %176, label %164

164:                                              ; preds = %146, %163
  %165 = phi i64 [ 0, %146 ], [ %33, %163 ]
  br label %166

166:                                              ; preds = %164, %166
  %167 = phi i64 [ %174, %166 ], [ %165, %164 ]
  %168 = getelementptr inbounds nuw double, ptr %3, i64 %167
  %169 = load double, ptr %168, align 8
  %170 = getelementptr inbounds nuw double, ptr %8, i64 %167
  %171 = load double, ptr %170, align 8
  %172 = fsub double %169, %171
  %173 = getelementptr inbounds nuw double, ptr %9, i64 %167
  store double %172, ptr %173, align 8
  %174 = add nuw nsw i64 %167, 1
  %175 = icmp eq i64 %174, %5
  br i1 %175, label %176, label %166

176:                                              ; preds = %166, %163
  %177 = call i32 %0(ptr noundef %1, ptr noundef nonnull %9, ptr noundef nonnull %7, ptr noundef nonnull %13) #9
  %178 = icmp eq i32 %177, 0
  br i1 %178, label %179, label %231

179:                                              ; preds = %176
  br i1 %36, label %210, label %183

180:                                              ; preds = %144
  %181 = call i32 %0(ptr noundef %1, ptr noundef nonnull %9, ptr noundef nonnull %7, ptr noundef nonnull %13) #9
  %182 = icmp eq i32 %181, 0
  br i1 %182, label %227, label %253

183:                                              ; preds = %179, %183
  %184 = phi i64 [ %206, %183 ], [ 0, %179 ]
  %185 = phi double [ %205, %183 ], [ 0.000000e+00, %179 ]
  %186 = phi i64 [ %207, %183 ], [ 0, %179 ]
  %187 = getelementptr inbounds nuw double, ptr %7, i64 %184
  %188 = load double, ptr %187, align 16
  %189 = fmul double %188, %188
  %190 = fadd double %185, %189
  %191 = getelementptr inbounds nuw double, ptr %7, i64 %184
  %192 = getelementptr inbounds nuw i8, ptr %191, i64 8
  %193 = load double, ptr %192, align 8
  %194 = fmul double %193, %193
  %195 = fadd double %190, %194
  %196 = getelementptr inbounds nuw double, ptr %7, i64 %184
  %197 = getelementptr inbounds nuw i8, ptr %196, i64 16
  %198 = load double, ptr %197, align 16
  %199 = fmul double %198, %198
  %200 = fadd double %195, %199
  %201 = getelementptr inbounds nuw double, ptr %7, i64 %184
  %202 = getelementptr inbounds nuw i8, ptr %201, i64 24
  %203 = load double, ptr %202, align 8
  %204 = fmul double %203, %203
  %205 = fadd double %200, %204
  %206 = add nuw nsw i64 %184, 4
  %207 = add i64 %186, 4
  %208 = icmp eq i64 %207, %37
  br i1 %208, label %209, label %183

209:                                              ; preds = %183
  br i1 %38, label %224, label %210

210:                                              ; preds = %209, %179
  %211 = phi i64 [ 0, %179 ], [ %206, %209 ]
  %212 = phi double [ 0.000000e+00, %179 ], [ %205, %209 ]
  call void @llvm.assume(i1 %39)
  br label %213

213:                                              ; preds = %213, %210
  %214 = phi i64 [ %221, %213 ], [ %211, %210 ]
  %215 = phi double [ %220, %213 ], [ %212, %210 ]
  %216 = phi i64 [ %222, %213 ], [ 0, %210 ]
  %217 = getelementptr inbounds nuw double, ptr %7, i64 %214
  %218 = load double, ptr %217, align 8
  %219 = fmul double %218, %218
  %220 = fadd double %215, %219
  %221 = add nuw nsw i64 %214, 1
  %222 = add i64 %216, 1
  %223 = icmp eq i64 %222, %35
  br i1 %223, label %224, label %213

224:                                              ; preds = %213, %209
  %225 = phi double [ %205, %209 ], [ %220, %213 ]
  %226 = call double @llvm.sqrt.f64(double %225)
  br label %227

227:                                              ; preds = %180, %224
  %228 = phi double [ 0.000000e+00, %180 ], [ %226, %224 ]
  %229 = fcmp olt double %228, %121
  %230 = or i1 %123, %229
  br i1 %230, label %256, label %231

231:                                              ; preds = %227, %176
  br i1 %17, label %232, label %253

232:                                              ; preds = %231
  br i1 %40, label %244, label %233

233:                                              ; preds = %232, %233
  %234 = phi i64 [ %241, %233 ], [ 0, %232 ]
  %235 = getelementptr inbounds nuw double, ptr %8, i64 %234
  %236 = getelementptr inbounds nuw i8, ptr %235, i64 16
  %237 = load <2 x double>, ptr %235, align 16
  %238 = load <2 x double>, ptr %236, align 16
  %239 = fmul <2 x double> %237, splat (double 5.000000e-01)
  %240 = fmul <2 x double> %238, splat (double 5.000000e-01)
  store <2 x double> %239, ptr %235, align 16
  store <2 x double> %240, ptr %236, align 16
  %241 = add nuw i64 %234, 4
  %242 = icmp eq i64 %241, %41
  br i1 %242, label %243, label %233

243:                                              ; preds = %233
  br i1 %42, label %253, label %244

244:                                              ; preds = %232, %243
  %245 = phi i64 [ 0, %232 ], [ %41, %243 ]
  br label %246

246:                                              ; preds = %244, %246
  %247 = phi i64 [ %251, %246 ], [ %245, %244 ]
  %248 = getelementptr inbounds nuw double, ptr %8, i64 %247
  %249 = load double, ptr %248, align 8
  %250 = fmul double %249, 5.000000e-01
  store double %250, ptr %248, align 8
  %251 = add nuw nsw i64 %247, 1
  %252 = icmp eq i64 %251, %5
  br i1 %252, label %253, label %246

253:                                              ; preds = %246, %243, %180, %231
  %254 = add nuw nsw i32 %145, 1
  %255 = icmp eq i32 %254, 30
  br i1 %255, label %260, label %144

256:                                              ; preds = %227
  %257 = icmp eq i32 %145, 30
  br i1 %257, label %260, label %258

258:                                              ; preds = %256
  br i1 %17, label %259, label %321

259:                                              ; preds = %258
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %6, ptr nonnull align 16 %7, i64 %19, i1 false)
  br label %323

260:                                              ; preds = %256, %253
  br i1 %18, label %316, label %261

261:                                              ; preds = %260
  %262 = call i32 @llvm.umax.i32(i32 %10, i32 1)
  %263 = zext i32 %262 to i64
  %264 = and i64 %263, 1
  %265 = icmp ult i32 %10, 2
  br i1 %265, label %298, label %266

266:                                              ; preds = %261
  %267 = and i64 %263, 4294967292
  br label %268

268:                                              ; preds = %268, %266
  %269 = phi i64 [ 0, %266 ], [ %293, %268 ]
  %270 = phi double [ 0.000000e+00, %266 ], [ %292, %268 ]
  %271 = phi i64 [ 0, %266 ], [ %294, %268 ]
  %272 = getelementptr inbounds nuw double, ptr %12, i64 %269
  %273 = load double, ptr %272, align 16
  %274 = trunc nuw nsw i64 %269 to i32
  %275 = srem i32 %274, %2
  %276 = zext nneg i32 %275 to i64
  %277 = getelementptr inbounds nuw double, ptr %3, i64 %276
  %278 = load double, ptr %277, align 8
  %279 = fmul double %273, %278
  %280 = call double @llvm.fabs.f64(double %279)
  %281 = fadd double %270, %280
  %282 = or disjoint i64 %269, 1
  %283 = getelementptr inbounds nuw double, ptr %12, i64 %282
  %284 = load double, ptr %283, align 8
  %285 = trunc nuw nsw i64 %282 to i32
  %286 = srem i32 %285, %2
  %287 = zext nneg i32 %286 to i64
  %288 = getelementptr inbounds nuw double, ptr %3, i64 %287
  %289 = load double, ptr %288, align 8
  %290 = fmul double %284, %289
  %291 = call double @llvm.fabs.f64(double %290)
  %292 = fadd double %281, %291
  %293 = add nuw nsw i64 %269, 2
  %294 = add i64 %271, 2
  %295 = icmp eq i64 %294, %267
  br i1 %295, label %296, label %268

296:                                              ; preds = %268
  %297 = icmp eq i64 %264, 0
  br i1 %297, label %312, label %298

298:                                              ; preds = %296, %261
  %299 = phi i64 [ 0, %261 ], [ %293, %296 ]
  %300 = phi double [ 0.000000e+00, %261 ], [ %292, %296 ]
  %301 = icmp ne i64 %264, 0
  call void @llvm.assume(i1 %301)
  %302 = getelementptr inbounds nuw double, ptr %12, i64 %299
  %303 = load double, ptr %302, align 8
  %304 = trunc nuw nsw i64 %299 to i32
  %305 = srem i32 %304, %2
  %306 = zext nneg i32 %305 to i64
  %307 = getelementptr inbounds nuw double, ptr %3, i64 %306
  %308 = load double, ptr %307, align 8
  %309 = fmul double %303, %308
  %310 = call double @llvm.fabs.f64(double %309)
  %311 = fadd double %300, %310
  br label %312

312:                                              ; preds = %296, %298
  %313 = phi double [ %292, %296 ], [ %311, %298 ]
  %314 = call double @llvm.maxnum.f64(double %313, double 0x3D719799812DEA11)
  %315 = fmul double %314, 1.000000e-10
  br label %316

316:                                              ; preds = %312, %260
  %317 = phi double [ 1.000000e-22, %260 ], [ %315, %312 ]
  br i1 %122, label %318, label %389

318:                                              ; preds = %316
  %319 = fcmp ole double %121, %317
  %320 = select i1 %319, i32 0, i32 2
  br label %389

321:                                              ; preds = %337, %258
  %322 = phi i1 [ false, %258 ], [ %338, %337 ]
  br i1 %18, label %389, label %342

323:                                              ; preds = %259, %337
  %324 = phi i64 [ 0, %259 ], [ %340, %337 ]
  %325 = phi i1 [ false, %259 ], [ %338, %337 ]
  %326 = getelementptr inbounds nuw double, ptr %9, i64 %324
  %327 = load double, ptr %326, align 8
  br i1 %325, label %337, label %328

328:                                              ; preds = %323
  %329 = getelementptr inbounds nuw double, ptr %3, i64 %324
  %330 = load double, ptr %329, align 8
  %331 = fsub double %327, %330
  %332 = call double @llvm.fabs.f64(double %331)
  %333 = call double @llvm.fabs.f64(double %327)
  %334 = call double @llvm.maxnum.f64(double %333, double 1.000000e-300)
  %335 = fmul double %334, 1.000000e-13
  %336 = fcmp ugt double %332, %335
  br label %337

337:                                              ; preds = %323, %328
  %338 = phi i1 [ %336, %328 ], [ true, %323 ]
  %339 = getelementptr inbounds nuw double, ptr %3, i64 %324
  store double %327, ptr %339, align 8
  %340 = add nuw nsw i64 %324, 1
  %341 = icmp eq i64 %340, %5
  br i1 %341, label %321, label %323

342:                                              ; preds = %321
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(1) %12, ptr noundef nonnull align 16 dereferenceable(1) %13, i64 %21, i1 false)
  %343 = and i1 %17, %322
  br i1 %343, label %344, label %389

344:                                              ; preds = %342
  br i1 %44, label %372, label %345

345:                                              ; preds = %344, %345
  %346 = phi i64 [ %368, %345 ], [ 0, %344 ]
  %347 = phi double [ %367, %345 ], [ 0.000000e+00, %344 ]
  %348 = phi i64 [ %369, %345 ], [ 0, %344 ]
  %349 = getelementptr inbounds nuw double, ptr %6, i64 %346
  %350 = load double, ptr %349, align 16
  %351 = fmul double %350, %350
  %352 = fadd double %347, %351
  %353 = getelementptr inbounds nuw double, ptr %6, i64 %346
  %354 = getelementptr inbounds nuw i8, ptr %353, i64 8
  %355 = load double, ptr %354, align 8
  %356 = fmul double %355, %355
  %357 = fadd double %352, %356
  %358 = getelementptr inbounds nuw double, ptr %6, i64 %346
  %359 = getelementptr inbounds nuw i8, ptr %358, i64 16
  %360 = load double, ptr %359, align 16
  %361 = fmul double %360, %360
  %362 = fadd double %357, %361
  %363 = getelementptr inbounds nuw double, ptr %6, i64 %346
  %364 = getelementptr inbounds nuw i8, ptr %363, i64 24
  %365 = load double, ptr %364, align 8
  %366 = fmul double %365, %365
  %367 = fadd double %362, %366
  %368 = add nuw nsw i64 %346, 4
  %369 = add i64 %348, 4
  %370 = icmp eq i64 %369, %45
  br i1 %370, label %371, label %345

371:                                              ; preds = %345
  br i1 %46, label %386, label %372

372:                                              ; preds = %371, %344
  %373 = phi i64 [ 0, %344 ], [ %368, %371 ]
  %374 = phi double [ 0.000000e+00, %344 ], [ %367, %371 ]
  call void @llvm.assume(i1 %47)
  br label %375

375:                                              ; preds = %375, %372
  %376 = phi i64 [ %383, %375 ], [ %373, %372 ]
  %377 = phi double [ %382, %375 ], [ %374, %372 ]
  %378 = phi i64 [ %384, %375 ], [ 0, %372 ]
  %379 = getelementptr inbounds nuw double, ptr %6, i64 %376
  %380 = load double, ptr %379, align 8
  %381 = fmul double %380, %380
  %382 = fadd double %377, %381
  %383 = add nuw nsw i64 %376, 1
  %384 = add i64 %378, 1
  %385 = icmp eq i64 %384, %43
  br i1 %385, label %386, label %375

386:                                              ; preds = %375, %371
  %387 = phi double [ %367, %371 ], [ %382, %375 ]
  %388 = fcmp oeq double %387, 0.000000e+00
  br i1 %388, label %389, label %48

389:                                              ; preds = %321, %342, %386, %102, %95, %48, %106, %318, %316, %4
  %390 = phi i32 [ 2, %4 ], [ 0, %316 ], [ %320, %318 ], [ 0, %321 ], [ 2, %106 ], [ 2, %102 ], [ 0, %386 ], [ 0, %342 ], [ 2, %95 ], [ 2, %48 ]
  ret i32 %390
}

; Function Attrs: nounwind
define dso_local range(i32 0, 3) i32 @bondgraph_newton(ptr noundef readonly captures(none) %0, ptr noundef %1, i32 noundef %2, ptr noundef captures(address_is_null) %3, ptr noundef %4) local_unnamed_addr #3 {
  %6 = ptrtoint ptr %4 to i64
  %7 = ptrtoint ptr %3 to i64
  %8 = icmp sgt i32 %2, 0
  %9 = icmp eq ptr %3, null
  %10 = zext i32 %2 to i64
  %11 = and i64 %10, 1
  %12 = icmp eq i32 %2, 1
  %13 = and i64 %10, 2147483646
  %14 = icmp eq i64 %11, 0
  %15 = icmp ne i64 %11, 0
  br label %19

16:                                               ; preds = %62
  %17 = add nsw i32 %20, 1
  %18 = icmp eq i32 %17, 7
  br i1 %18, label %97, label %19

19:                                               ; preds = %5, %16
  %20 = phi i32 [ -1, %5 ], [ %17, %16 ]
  br i1 %8, label %21, label %62

21:                                               ; preds = %19
  %22 = icmp sgt i32 %20, -1
  %23 = zext nneg i32 %20 to i64
  %24 = getelementptr inbounds nuw double, ptr @bondgraph_newton.starts, i64 %23
  br i1 %12, label %51, label %25

25:                                               ; preds = %21, %44
  %26 = phi i64 [ %47, %44 ], [ 0, %21 ]
  %27 = phi i64 [ %48, %44 ], [ 0, %21 ]
  br i1 %22, label %28, label %30

28:                                               ; preds = %25
  %29 = load double, ptr %24, align 8
  br label %34

30:                                               ; preds = %25
  br i1 %9, label %34, label %31

31:                                               ; preds = %30
  %32 = getelementptr inbounds nuw double, ptr %3, i64 %26
  %33 = load double, ptr %32, align 8
  br label %34

34:                                               ; preds = %31, %30, %28
  %35 = phi double [ %29, %28 ], [ %33, %31 ], [ 0.000000e+00, %30 ]
  %36 = getelementptr inbounds nuw double, ptr %4, i64 %26
  store double %35, ptr %36, align 8
  %37 = or disjoint i64 %26, 1
  br i1 %22, label %42, label %38

38:                                               ; preds = %34
  br i1 %9, label %44, label %39

39:                                               ; preds = %38
  %40 = getelementptr inbounds nuw double, ptr %3, i64 %37
  %41 = load double, ptr %40, align 8
  br label %44

42:                                               ; preds = %34
  %43 = load double, ptr %24, align 8
  br label %44

44:                                               ; preds = %42, %39, %38
  %45 = phi double [ %43, %42 ], [ %41, %39 ], [ 0.000000e+00, %38 ]
  %46 = getelementptr inbounds nuw double, ptr %4, i64 %37
  store double %45, ptr %46, align 8
  %47 = add nuw nsw i64 %26, 2
  %48 = add i64 %27, 2
  %49 = icmp eq i64 %48, %13
  br i1 %49, label %50, label %25

50:                                               ; preds = %44
  br i1 %14, label %62, label %51

51:                                               ; preds = %50, %21
  %52 = phi i64 [ 0, %21 ], [ %47, %50 ]
  tail call void @llvm.assume(i1 %15)
  br i1 %22, label %57, label %53

53:                                               ; preds = %51
  br i1 %9, label %59, label %54

54:                                               ; preds = %53
  %55 = getelementptr inbounds nuw double, ptr %3, i64 %52
  %56 = load double, ptr %55, align 8
  br label %59

57:                                               ; preds = %51
  %58 = load double, ptr %24, align 8
  br label %59

59:                                               ; preds = %57, %54, %53
  %60 = phi double [ %58, %57 ], [ %56, %54 ], [ 0.000000e+00, %53 ]
  %61 = getelementptr inbounds nuw double, ptr %4, i64 %52
  store double %60, ptr %61, align 8
  br label %62

62:                                               ; preds = %59, %50, %19
  %63 = tail call i32 @bondgraph_newton_from(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %4)
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %65, label %16

65:                                               ; preds = %62
  %66 = icmp ne ptr %3, null
  %67 = and i1 %66, %8
  br i1 %67, label %68, label %97

68:                                               ; preds = %65
  %69 = zext nneg i32 %2 to i64
  %70 = icmp ult i32 %2, 6
  %71 = sub i64 %7, %6
  %72 = icmp ult i64 %71, 32
  %73 = or i1 %70, %72
  br i1 %73, label %88, label %74

74:                                               ; preds = %68
  %75 = and i64 %10, 2147483644
  br label %76

76:                                               ; preds = %76, %74
  %77 = phi i64 [ 0, %74 ], [ %84, %76 ]
  %78 = getelementptr inbounds nuw double, ptr %4, i64 %77
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 16
  %80 = load <2 x double>, ptr %78, align 8
  %81 = load <2 x double>, ptr %79, align 8
  %82 = getelementptr inbounds nuw double, ptr %3, i64 %77
  %83 = getelementptr inbounds nuw i8, ptr %82, i64 16
  store <2 x double> %80, ptr %82, align 8
  store <2 x double> %81, ptr %83, align 8
  %84 = add nuw i64 %77, 4
  %85 = icmp eq i64 %84, %75
  br i1 %85, label %86, label %76

86:                                               ; preds = %76
  %87 = icmp eq i64 %75, %10
  br i1 %87, label %97, label %88

88:                                               ; preds = %68, %86
  %89 = phi i64 [ 0, %68 ], [ %75, %86 ]
  br label %90

90:                                               ; preds = %88, %90
  %91 = phi i64 [ %95, %90 ], [ %89, %88 ]
  %92 = getelementptr inbounds nuw double, ptr %4, i64 %91
  %93 = load double, ptr %92, align 8
  %94 = getelementptr inbounds nuw double, ptr %3, i64 %91
  store double %93, ptr %94, align 8
  %95 = add nuw nsw i64 %91, 1
  %96 = icmp samesign ult i64 %95, %69
  br i1 %96, label %90, label %97

97:                                               ; preds = %16, %90, %86, %65
  %98 = phi i32 [ 0, %65 ], [ 0, %86 ], [ 0, %90 ], [ 2, %16 ]
  ret i32 %98
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local range(i32 0, 4) i32 @bondgraph_finite_all(i32 noundef %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #2 {
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %15

4:                                                ; preds = %2
  %5 = zext nneg i32 %0 to i64
  br label %9

6:                                                ; preds = %9
  %7 = add nuw nsw i64 %10, 1
  %8 = icmp eq i64 %7, %5
  br i1 %8, label %15, label %9

9:                                                ; preds = %4, %6
  %10 = phi i64 [ 0, %4 ], [ %7, %6 ]
  %11 = getelementptr inbounds nuw double, ptr %1, i64 %10
  %12 = load i64, ptr %11, align 8
  %13 = and i64 %12, 9218868437227405312
  %14 = icmp eq i64 %13, 9218868437227405312
  br i1 %14, label %15, label %6

15:                                               ; preds = %9, %6, %2
  %16 = phi i32 [ 0, %2 ], [ 0, %6 ], [ 3, %9 ]
  ret i32 %16
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.fabs.v2f64(<2 x double>) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.maxnum.v2f64(<2 x double>, <2 x double>) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.vector.reduce.fmax.v2f64(<2 x double>) #8

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nofree norecurse nosync nounwind memory(argmem: read) "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" }
attributes #3 = { nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nounwind }
