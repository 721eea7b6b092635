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
  %9 = icmp ult i32 %1, 4
  br i1 %9, label %25, label %10

10:                                               ; preds = %7
  %11 = and i64 %8, 2147483644
  br label %12

12:                                               ; preds = %12, %10
  %13 = phi i64 [ 0, %10 ], [ %20, %12 ]
  %14 = phi <2 x i32> [ <i32 0, i32 1>, %10 ], [ %21, %12 ]
  %15 = add <2 x i32> %14, splat (i32 2)
  %16 = uitofp nneg <2 x i32> %14 to <2 x double>
  %17 = uitofp nneg <2 x i32> %15 to <2 x double>
  %18 = getelementptr inbounds nuw double, ptr %4, i64 %13
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 16
  store <2 x double> %16, ptr %18, align 8
  store <2 x double> %17, ptr %19, align 8
  %20 = add nuw i64 %13, 4
  %21 = add <2 x i32> %14, splat (i32 4)
  %22 = icmp eq i64 %20, %11
  br i1 %22, label %23, label %12

23:                                               ; preds = %12
  %24 = icmp eq i64 %11, %8
  br i1 %24, label %27, label %25

25:                                               ; preds = %7, %23
  %26 = phi i64 [ 0, %7 ], [ %11, %23 ]
  br label %59

27:                                               ; preds = %59, %23, %5
  %28 = tail call i32 @llvm.smin.i32(i32 %0, i32 %1)
  %29 = icmp sgt i32 %28, 0
  br i1 %29, label %30, label %319

30:                                               ; preds = %27
  %31 = add i32 %1, 1
  %32 = sext i32 %1 to i64
  %33 = sext i32 %0 to i64
  %34 = zext nneg i32 %28 to i64
  %35 = zext i32 %0 to i64
  %36 = zext i32 %1 to i64
  %37 = zext i32 %0 to i64
  %38 = zext i32 %0 to i64
  %39 = add nuw nsw i64 %36, %35
  %40 = shl nuw nsw i64 %39, 3
  %41 = getelementptr i8, ptr %2, i64 %40
  %42 = getelementptr i8, ptr %41, i64 -8
  %43 = shl nuw nsw i64 %35, 3
  %44 = add nuw nsw i64 %35, %34
  %45 = shl nuw nsw i64 %44, 3
  %46 = getelementptr i8, ptr %2, i64 %45
  %47 = getelementptr i8, ptr %46, i64 -8
  %48 = getelementptr i8, ptr %2, i64 %43
  %49 = add nsw i64 %35, -1
  %50 = icmp ugt i32 %0, 5
  %51 = icmp eq i32 %1, 1
  %52 = and i1 %50, %51
  %53 = and i64 %35, 4294967292
  %54 = icmp eq i64 %53, %35
  %55 = and i64 %35, 1
  %56 = icmp eq i64 %55, 0
  %57 = icmp eq i32 %1, 1
  %58 = add nsw i64 %35, -1
  br label %66

59:                                               ; preds = %25, %59
  %60 = phi i64 [ %64, %59 ], [ %26, %25 ]
  %61 = trunc nuw nsw i64 %60 to i32
  %62 = uitofp nneg i32 %61 to double
  %63 = getelementptr inbounds nuw double, ptr %4, i64 %60
  store double %62, ptr %63, align 8
  %64 = add nuw nsw i64 %60, 1
  %65 = icmp eq i64 %64, %8
  br i1 %65, label %27, label %59

66:                                               ; preds = %30, %316
  %67 = phi i64 [ 1, %30 ], [ %317, %316 ]
  %68 = phi i64 [ 0, %30 ], [ %177, %316 ]
  %69 = phi double [ 0.000000e+00, %30 ], [ %106, %316 ]
  %70 = sub nsw i64 %35, %68
  %71 = sub i64 %49, %68
  %72 = sub nsw i64 %35, %68
  %73 = shl nuw nsw i64 %68, 4
  %74 = getelementptr i8, ptr %2, i64 %73
  %75 = getelementptr i8, ptr %74, i64 8
  %76 = getelementptr i8, ptr %2, i64 %73
  %77 = add nuw i64 %68, %35
  %78 = shl i64 %77, 3
  %79 = getelementptr i8, ptr %2, i64 %78
  %80 = trunc nuw nsw i64 %68 to i32
  br label %81

81:                                               ; preds = %66, %96
  %82 = phi i64 [ %68, %66 ], [ %101, %96 ]
  %83 = phi i32 [ %80, %66 ], [ %100, %96 ]
  %84 = phi double [ -1.000000e+00, %66 ], [ %98, %96 ]
  %85 = getelementptr double, ptr %2, i64 %82
  br label %86

86:                                               ; preds = %81, %86
  %87 = phi i64 [ %68, %81 ], [ %94, %86 ]
  %88 = phi double [ 0.000000e+00, %81 ], [ %93, %86 ]
  %89 = mul nsw i64 %87, %32
  %90 = getelementptr double, ptr %85, i64 %89
  %91 = load double, ptr %90, align 8
  %92 = fmul double %91, %91
  %93 = fadd double %88, %92
  %94 = add nuw nsw i64 %87, 1
  %95 = icmp slt i64 %94, %33
  br i1 %95, label %86, label %96

96:                                               ; preds = %86
  %97 = fcmp ogt double %93, %84
  %98 = select i1 %97, double %93, double %84
  %99 = trunc nuw nsw i64 %82 to i32
  %100 = select i1 %97, i32 %99, i32 %83
  %101 = add nuw nsw i64 %82, 1
  %102 = icmp slt i64 %101, %32
  br i1 %102, label %81, label %103

103:                                              ; preds = %96
  %104 = tail call double @llvm.sqrt.f64(double %98)
  %105 = icmp eq i64 %68, 0
  %106 = select i1 %105, double %104, double %69
  %107 = fmul double %3, %106
  %108 = fcmp ogt double %104, %107
  br i1 %108, label %109, label %319

109:                                              ; preds = %103
  %110 = zext i32 %100 to i64
  %111 = icmp eq i64 %68, %110
  br i1 %111, label %166, label %112

112:                                              ; preds = %109
  %113 = getelementptr inbounds nuw double, ptr %4, i64 %68
  %114 = load double, ptr %113, align 8
  %115 = sext i32 %100 to i64
  %116 = getelementptr inbounds double, ptr %4, i64 %115
  %117 = load double, ptr %116, align 8
  store double %117, ptr %113, align 8
  store double %114, ptr %116, align 8
  %118 = getelementptr double, ptr %2, i64 %68
  %119 = getelementptr double, ptr %2, i64 %115
  br i1 %52, label %120, label %139

120:                                              ; preds = %112
  %121 = shl nsw i64 %115, 3
  %122 = getelementptr i8, ptr %48, i64 %121
  %123 = icmp ult ptr %2, %122
  %124 = icmp ult ptr %119, %47
  %125 = and i1 %123, %124
  br i1 %125, label %139, label %126

126:                                              ; preds = %120, %126
  %127 = phi i64 [ %136, %126 ], [ 0, %120 ]
  %128 = getelementptr double, ptr %118, i64 %127
  %129 = getelementptr i8, ptr %128, i64 16
  %130 = load <2 x double>, ptr %128, align 8
  %131 = load <2 x double>, ptr %129, align 8
  %132 = getelementptr double, ptr %119, i64 %127
  %133 = getelementptr i8, ptr %132, i64 16
  %134 = load <2 x double>, ptr %132, align 8
  %135 = load <2 x double>, ptr %133, align 8
  store <2 x double> %134, ptr %128, align 8
  store <2 x double> %135, ptr %129, align 8
  store <2 x double> %130, ptr %132, align 8
  store <2 x double> %131, ptr %133, align 8
  %136 = add nuw i64 %127, 4
  %137 = icmp eq i64 %136, %53
  br i1 %137, label %138, label %126

138:                                              ; preds = %126
  br i1 %54, label %166, label %139

139:                                              ; preds = %120, %112, %138
  %140 = phi i64 [ 0, %120 ], [ 0, %112 ], [ %53, %138 ]
  br i1 %56, label %148, label %141

141:                                              ; preds = %139
  %142 = mul nsw i64 %140, %32
  %143 = getelementptr double, ptr %118, i64 %142
  %144 = load double, ptr %143, align 8
  %145 = getelementptr double, ptr %119, i64 %142
  %146 = load double, ptr %145, align 8
  store double %146, ptr %143, align 8
  store double %144, ptr %145, align 8
  %147 = or disjoint i64 %140, 1
  br label %148

148:                                              ; preds = %141, %139
  %149 = phi i64 [ %140, %139 ], [ %147, %141 ]
  %150 = icmp eq i64 %49, %140
  br i1 %150, label %166, label %151

151:                                              ; preds = %148, %151
  %152 = phi i64 [ %164, %151 ], [ %149, %148 ]
  %153 = mul nsw i64 %152, %32
  %154 = getelementptr double, ptr %118, i64 %153
  %155 = load double, ptr %154, align 8
  %156 = getelementptr double, ptr %119, i64 %153
  %157 = load double, ptr %156, align 8
  store double %157, ptr %154, align 8
  store double %155, ptr %156, align 8
  %158 = add nuw nsw i64 %152, 1
  %159 = mul nsw i64 %158, %32
  %160 = getelementptr double, ptr %118, i64 %159
  %161 = load double, ptr %160, align 8
  %162 = getelementptr double, ptr %119, i64 %159
  %163 = load double, ptr %162, align 8
  store double %163, ptr %160, align 8
  store double %161, ptr %162, align 8
  %164 = add nuw nsw i64 %152, 2
  %165 = icmp eq i64 %164, %35
  br i1 %165, label %166, label %151

166:                                              ; preds = %148, %151, %138, %109
  %167 = mul i32 %31, %80
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds double, ptr %2, i64 %168
  %170 = load double, ptr %169, align 8
  %171 = fcmp ogt double %170, 0.000000e+00
  %172 = fneg double %104
  %173 = select i1 %171, double %172, double %104
  %174 = fsub double %170, %173
  store double %174, ptr %169, align 8
  %175 = fneg double %173
  %176 = fmul double %174, %175
  %177 = add nuw nsw i64 %68, 1
  %178 = icmp slt i64 %177, %32
  br i1 %178, label %179, label %316

179:                                              ; preds = %166
  %180 = getelementptr double, ptr %2, i64 %68
  %181 = getelementptr double, ptr %2, i64 %68
  %182 = and i64 %70, 3
  %183 = icmp eq i64 %182, 0
  %184 = icmp ult i64 %71, 3
  %185 = icmp ugt i64 %72, 3
  %186 = and i1 %185, %57
  %187 = icmp ult ptr %75, %79
  %188 = icmp ult ptr %76, %42
  %189 = and i1 %187, %188
  %190 = and i64 %72, -4
  %191 = add i64 %68, %190
  %192 = icmp eq i64 %72, %190
  br label %196

193:                                              ; preds = %294, %297, %279
  %194 = add nuw nsw i64 %197, 1
  %195 = icmp eq i64 %194, %36
  br i1 %195, label %316, label %196

196:                                              ; preds = %193, %179
  %197 = phi i64 [ %67, %179 ], [ %194, %193 ]
  %198 = getelementptr double, ptr %2, i64 %197
  br i1 %183, label %213, label %199

199:                                              ; preds = %196, %199
  %200 = phi i64 [ %210, %199 ], [ %68, %196 ]
  %201 = phi double [ %209, %199 ], [ 0.000000e+00, %196 ]
  %202 = phi i64 [ %211, %199 ], [ 0, %196 ]
  %203 = mul nsw i64 %200, %32
  %204 = getelementptr double, ptr %180, i64 %203
  %205 = load double, ptr %204, align 8
  %206 = getelementptr double, ptr %198, i64 %203
  %207 = load double, ptr %206, align 8
  %208 = fmul double %205, %207
  %209 = fadd double %201, %208
  %210 = add nuw nsw i64 %200, 1
  %211 = add i64 %202, 1
  %212 = icmp eq i64 %211, %182
  br i1 %212, label %213, label %199

213:                                              ; preds = %199, %196
  %214 = phi double [ poison, %196 ], [ %209, %199 ]
  %215 = phi i64 [ %68, %196 ], [ %210, %199 ]
  %216 = phi double [ 0.000000e+00, %196 ], [ %209, %199 ]
  br i1 %184, label %253, label %217

217:                                              ; preds = %213, %217
  %218 = phi i64 [ %251, %217 ], [ %215, %213 ]
  %219 = phi double [ %250, %217 ], [ %216, %213 ]
  %220 = mul nsw i64 %218, %32
  %221 = getelementptr double, ptr %180, i64 %220
  %222 = load double, ptr %221, align 8
  %223 = getelementptr double, ptr %198, i64 %220
  %224 = load double, ptr %223, align 8
  %225 = fmul double %222, %224
  %226 = fadd double %219, %225
  %227 = add nuw nsw i64 %218, 1
  %228 = mul nsw i64 %227, %32
  %229 = getelementptr double, ptr %180, i64 %228
  %230 = load double, ptr %229, align 8
  %231 = getelementptr double, ptr %198, i64 %228
  %232 = load double, ptr %231, align 8
  %233 = fmul double %230, %232
  %234 = fadd double %226, %233
  %235 = add nuw nsw i64 %218, 2
  %236 = mul nsw i64 %235, %32
  %237 = getelementptr double, ptr %180, i64 %236
  %238 = load double, ptr %237, align 8
  %239 = getelementptr double, ptr %198, i64 %236
  %240 = load double, ptr %239, align 8
  %241 = fmul double %238, %240
  %242 = fadd double %234, %241
  %243 = add nuw nsw i64 %218, 3
  %244 = mul nsw i64 %243, %32
  %245 = getelementptr double, ptr %180, i64 %244
  %246 = load double, ptr %245, align 8
  %247 = getelementptr double, ptr %198, i64 %244
  %248 = load double, ptr %247, align 8
  %249 = fmul double %246, %248
  %250 = fadd double %242, %249
  %251 = add nuw nsw i64 %218, 4
  %252 = icmp eq i64 %251, %37
  br i1 %252, label %253, label %217

253:                                              ; preds = %217, %213
  %254 = phi double [ %214, %213 ], [ %250, %217 ]
  %255 = fdiv double %254, %176
  %256 = getelementptr double, ptr %2, i64 %197
  %257 = xor i1 %186, true
  %258 = select i1 %257, i1 true, i1 %189
  br i1 %258, label %280, label %259

259:                                              ; preds = %253
  %260 = insertelement <2 x double> poison, double %255, i64 0
  %261 = shufflevector <2 x double> %260, <2 x double> poison, <2 x i32> zeroinitializer
  br label %262

262:                                              ; preds = %262, %259
  %263 = phi i64 [ 0, %259 ], [ %277, %262 ]
  %264 = add i64 %68, %263
  %265 = getelementptr double, ptr %181, i64 %264
  %266 = getelementptr i8, ptr %265, i64 16
  %267 = load <2 x double>, ptr %265, align 8
  %268 = load <2 x double>, ptr %266, align 8
  %269 = fmul <2 x double> %261, %267
  %270 = fmul <2 x double> %261, %268
  %271 = getelementptr double, ptr %256, i64 %264
  %272 = getelementptr i8, ptr %271, i64 16
  %273 = load <2 x double>, ptr %271, align 8
  %274 = load <2 x double>, ptr %272, align 8
  %275 = fsub <2 x double> %273, %269
  %276 = fsub <2 x double> %274, %270
  store <2 x double> %275, ptr %271, align 8
  store <2 x double> %276, ptr %272, align 8
  %277 = add nuw i64 %263, 4
  %278 = icmp eq i64 %277, %190
  br i1 %278, label %279, label %262

279:                                              ; preds = %262
  br i1 %192, label %193, label %280

280:                                              ; preds = %253, %279
  %281 = phi i64 [ %191, %279 ], [ %68, %253 ]
  %282 = sub i64 %35, %281
  %283 = and i64 %282, 1
  %284 = icmp eq i64 %283, 0
  br i1 %284, label %294, label %285

285:                                              ; preds = %280
  %286 = mul nsw i64 %281, %32
  %287 = getelementptr double, ptr %181, i64 %286
  %288 = load double, ptr %287, align 8
  %289 = fmul double %255, %288
  %290 = getelementptr double, ptr %256, i64 %286
  %291 = load double, ptr %290, align 8
  %292 = fsub double %291, %289
  store double %292, ptr %290, align 8
  %293 = add nuw nsw i64 %281, 1
  br label %294

294:                                              ; preds = %285, %280
  %295 = phi i64 [ %281, %280 ], [ %293, %285 ]
  %296 = icmp eq i64 %281, %58
  br i1 %296, label %193, label %297

297:                                              ; preds = %294, %297
  %298 = phi i64 [ %314, %297 ], [ %295, %294 ]
  %299 = mul nsw i64 %298, %32
  %300 = getelementptr double, ptr %181, i64 %299
  %301 = load double, ptr %300, align 8
  %302 = fmul double %255, %301
  %303 = getelementptr double, ptr %256, i64 %299
  %304 = load double, ptr %303, align 8
  %305 = fsub double %304, %302
  store double %305, ptr %303, align 8
  %306 = add nuw nsw i64 %298, 1
  %307 = mul nsw i64 %306, %32
  %308 = getelementptr double, ptr %181, i64 %307
  %309 = load double, ptr %308, align 8
  %310 = fmul double %255, %309
  %311 = getelementptr double, ptr %256, i64 %307
  %312 = load double, ptr %311, align 8
  %313 = fsub double %312, %310
  store double %313, ptr %311, align 8
  %314 = add nuw nsw i64 %298, 2
  %315 = icmp eq i64 %314, %38
  br i1 %315, label %193, label %297

316:                                              ; preds = %193, %166
  %317 = add nuw nsw i64 %67, 1
  %318 = icmp eq i64 %177, %34
  br i1 %318, label %319, label %66

319:                                              ; preds = %316, %103, %27
  %320 = phi i32 [ 0, %27 ], [ %80, %103 ], [ %28, %316 ]
  ret i32 %320
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local range(i32 0, 2) i32 @bondgraph_choose(i32 noundef %0, i32 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3, ptr noundef captures(none) %4, ptr noundef captures(none) %5, ptr noundef captures(none) %6) local_unnamed_addr #0 {
  %8 = icmp sgt i32 %0, 0
  br i1 %8, label %9, label %106

9:                                                ; preds = %7
  %10 = icmp sgt i32 %1, 0
  %11 = zext i32 %1 to i64
  %12 = zext nneg i32 %0 to i64
  %13 = shl nuw nsw i64 %12, 3
  %14 = getelementptr i8, ptr %4, i64 %13
  %15 = mul nuw nsw i64 %11, %12
  %16 = shl i64 %15, 3
  %17 = getelementptr i8, ptr %2, i64 %16
  %18 = icmp ult i32 %1, 6
  %19 = icmp ult ptr %4, %17
  %20 = icmp ult ptr %2, %14
  %21 = and i1 %19, %20
  %22 = and i64 %11, 2147483644
  %23 = icmp ne i64 %22, %11
  %24 = add nsw i64 %11, -1
  br label %25

25:                                               ; preds = %9, %97
  %26 = phi i64 [ 0, %9 ], [ %98, %97 ]
  br i1 %10, label %27, label %97

27:                                               ; preds = %25
  %28 = getelementptr inbounds nuw double, ptr %4, i64 %26
  %29 = mul nuw nsw i64 %26, %11
  %30 = load double, ptr %28, align 8
  %31 = getelementptr inbounds nuw double, ptr %2, i64 %29
  %32 = select i1 %18, i1 true, i1 %21
  br i1 %32, label %62, label %33

33:                                               ; preds = %27
  %34 = insertelement <2 x double> poison, double %30, i64 0
  %35 = shufflevector <2 x double> %34, <2 x double> poison, <2 x i32> zeroinitializer
  br label %36

36:                                               ; preds = %36, %33
  %37 = phi i64 [ 0, %33 ], [ %48, %36 ]
  %38 = phi <2 x double> [ %35, %33 ], [ %46, %36 ]
  %39 = phi <2 x double> [ %35, %33 ], [ %47, %36 ]
  %40 = getelementptr inbounds nuw double, ptr %31, i64 %37
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 16
  %42 = load <2 x double>, ptr %40, align 8
  %43 = load <2 x double>, ptr %41, align 8
  %44 = tail call <2 x double> @llvm.fabs.v2f64(<2 x double> %42)
  %45 = tail call <2 x double> @llvm.fabs.v2f64(<2 x double> %43)
  %46 = tail call <2 x double> @llvm.maxnum.v2f64(<2 x double> %38, <2 x double> %44)
  %47 = tail call <2 x double> @llvm.maxnum.v2f64(<2 x double> %39, <2 x double> %45)
  %48 = add nuw i64 %37, 4
  %49 = fcmp uno <2 x double> %44, %45
  %50 = freeze <2 x i1> %49
  %51 = bitcast <2 x i1> %50 to i2
  %52 = icmp ne i2 %51, 0
  %53 = icmp eq i64 %48, %22
  %54 = or i1 %52, %53
  br i1 %54, label %55, label %36

55:                                               ; preds = %36
  %56 = select i1 %52, <2 x double> %38, <2 x double> %46
  %57 = select i1 %52, <2 x double> %39, <2 x double> %47
  %58 = select i1 %52, i64 %37, i64 %22
  %59 = tail call <2 x double> @llvm.maxnum.v2f64(<2 x double> %56, <2 x double> %57)
  %60 = tail call double @llvm.vector.reduce.fmax.v2f64(<2 x double> %59)
  store double %60, ptr %28, align 8
  %61 = or i1 %23, %52
  br i1 %61, label %62, label %97

62:                                               ; preds = %27, %55
  %63 = phi i64 [ %58, %55 ], [ 0, %27 ]
  %64 = phi double [ %60, %55 ], [ %30, %27 ]
  %65 = sub i64 %11, %63
  %66 = and i64 %65, 1
  %67 = icmp eq i64 %66, 0
  br i1 %67, label %74, label %68

68:                                               ; preds = %62
  %69 = getelementptr inbounds nuw double, ptr %31, i64 %63
  %70 = load double, ptr %69, align 8
  %71 = tail call double @llvm.fabs.f64(double %70)
  %72 = tail call double @llvm.maxnum.f64(double %64, double %71)
  store double %72, ptr %28, align 8
  %73 = add nuw nsw i64 %63, 1
  br label %74

74:                                               ; preds = %68, %62
  %75 = phi i64 [ %63, %62 ], [ %73, %68 ]
  %76 = phi double [ %64, %62 ], [ %72, %68 ]
  %77 = icmp eq i64 %63, %24
  br i1 %77, label %97, label %83

78:                                               ; preds = %97
  %79 = icmp sgt i32 %1, 0
  %80 = zext nneg i32 %0 to i64
  %81 = zext i32 %1 to i64
  %82 = getelementptr inbounds nuw double, ptr %4, i64 %80
  br label %100

83:                                               ; preds = %74, %83
  %84 = phi i64 [ %95, %83 ], [ %75, %74 ]
  %85 = phi double [ %94, %83 ], [ %76, %74 ]
  %86 = getelementptr inbounds nuw double, ptr %31, i64 %84
  %87 = load double, ptr %86, align 8
  %88 = tail call double @llvm.fabs.f64(double %87)
  %89 = tail call double @llvm.maxnum.f64(double %85, double %88)
  store double %89, ptr %28, align 8
  %90 = getelementptr inbounds nuw double, ptr %31, i64 %84
  %91 = getelementptr inbounds nuw i8, ptr %90, i64 8
  %92 = load double, ptr %91, align 8
  %93 = tail call double @llvm.fabs.f64(double %92)
  %94 = tail call double @llvm.maxnum.f64(double %89, double %93)
  store double %94, ptr %28, align 8
  %95 = add nuw nsw i64 %84, 2
  %96 = icmp eq i64 %95, %11
  br i1 %96, label %97, label %83

97:                                               ; preds = %74, %83, %55, %25
  %98 = add nuw nsw i64 %26, 1
  %99 = icmp eq i64 %98, %12
  br i1 %99, label %78, label %25

100:                                              ; preds = %78, %127
  %101 = phi i64 [ 0, %78 ], [ %128, %127 ]
  br i1 %79, label %102, label %127

102:                                              ; preds = %100
  %103 = getelementptr inbounds nuw double, ptr %4, i64 %101
  %104 = mul nuw nsw i64 %101, %81
  %105 = getelementptr inbounds nuw double, ptr %2, i64 %104
  br label %112

106:                                              ; preds = %127, %7
  %107 = add nsw i32 %1, %0
  %108 = icmp sgt i32 %107, 0
  br i1 %108, label %109, label %130

109:                                              ; preds = %106
  %110 = zext nneg i32 %107 to i64
  %111 = shl nuw nsw i64 %110, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %3, i8 0, i64 %111, i1 false)
  br label %130

112:                                              ; preds = %102, %124
  %113 = phi i64 [ 0, %102 ], [ %125, %124 ]
  %114 = load double, ptr %103, align 8
  %115 = fcmp ogt double %114, 0.000000e+00
  br i1 %115, label %116, label %124

116:                                              ; preds = %112
  %117 = getelementptr inbounds nuw double, ptr %82, i64 %113
  %118 = load double, ptr %117, align 8
  %119 = getelementptr inbounds nuw double, ptr %105, i64 %113
  %120 = load double, ptr %119, align 8
  %121 = fdiv double %120, %114
  %122 = tail call double @llvm.fabs.f64(double %121)
  %123 = tail call double @llvm.maxnum.f64(double %118, double %122)
  store double %123, ptr %117, align 8
  br label %124

124:                                              ; preds = %112, %116
  %125 = add nuw nsw i64 %113, 1
  %126 = icmp eq i64 %125, %81
  br i1 %126, label %127, label %112

127:                                              ; preds = %124, %100
  %128 = add nuw nsw i64 %101, 1
  %129 = icmp eq i64 %128, %80
  br i1 %129, label %106, label %100

130:                                              ; preds = %109, %106
  br i1 %8, label %131, label %200

131:                                              ; preds = %130
  %132 = icmp sgt i32 %1, 0
  %133 = zext nneg i32 %0 to i64
  %134 = zext i32 %1 to i64
  %135 = getelementptr inbounds nuw double, ptr %4, i64 %133
  %136 = and i64 %134, 1
  %137 = icmp eq i32 %1, 1
  %138 = and i64 %134, 2147483646
  %139 = icmp eq i64 %136, 0
  %140 = icmp ne i64 %136, 0
  br label %141

141:                                              ; preds = %131, %197
  %142 = phi i64 [ 0, %131 ], [ %198, %197 ]
  br i1 %132, label %143, label %197

143:                                              ; preds = %141
  %144 = getelementptr inbounds nuw double, ptr %4, i64 %142
  %145 = mul nuw nsw i64 %142, %134
  %146 = getelementptr inbounds nuw double, ptr %2, i64 %145
  %147 = getelementptr inbounds nuw double, ptr %5, i64 %142
  br i1 %137, label %182, label %148

148:                                              ; preds = %143, %174
  %149 = phi i64 [ %178, %174 ], [ 0, %143 ]
  %150 = phi i64 [ %179, %174 ], [ 0, %143 ]
  %151 = load double, ptr %144, align 8
  %152 = getelementptr inbounds nuw double, ptr %135, i64 %149
  %153 = load double, ptr %152, align 8
  %154 = fmul double %151, %153
  %155 = fcmp ogt double %154, 0.000000e+00
  br i1 %155, label %156, label %160

156:                                              ; preds = %148
  %157 = getelementptr inbounds nuw double, ptr %146, i64 %149
  %158 = load double, ptr %157, align 8
  %159 = fdiv double %158, %154
  br label %160

160:                                              ; preds = %148, %156
  %161 = phi double [ %159, %156 ], [ 0.000000e+00, %148 ]
  %162 = mul nuw nsw i64 %149, %133
  %163 = getelementptr inbounds nuw double, ptr %147, i64 %162
  store double %161, ptr %163, align 8
  %164 = or disjoint i64 %149, 1
  %165 = load double, ptr %144, align 8
  %166 = getelementptr inbounds nuw double, ptr %135, i64 %164
  %167 = load double, ptr %166, align 8
  %168 = fmul double %165, %167
  %169 = fcmp ogt double %168, 0.000000e+00
  br i1 %169, label %170, label %174

170:                                              ; preds = %160
  %171 = getelementptr inbounds nuw double, ptr %146, i64 %164
  %172 = load double, ptr %171, align 8
  %173 = fdiv double %172, %168
  br label %174

174:                                              ; preds = %170, %160
  %175 = phi double [ %173, %170 ], [ 0.000000e+00, %160 ]
  %176 = mul nuw nsw i64 %164, %133
  %177 = getelementptr inbounds nuw double, ptr %147, i64 %176
  store double %175, ptr %177, align 8
  %178 = add nuw nsw i64 %149, 2
  %179 = add i64 %150, 2
  %180 = icmp eq i64 %179, %138
  br i1 %180, label %181, label %148

181:                                              ; preds = %174
  br i1 %139, label %197, label %182

182:                                              ; preds = %181, %143
  %183 = phi i64 [ 0, %143 ], [ %178, %181 ]
  tail call void @llvm.assume(i1 %140)
  %184 = load double, ptr %144, align 8
  %185 = getelementptr inbounds nuw double, ptr %135, i64 %183
  %186 = load double, ptr %185, align 8
  %187 = fmul double %184, %186
  %188 = fcmp ogt double %187, 0.000000e+00
  br i1 %188, label %189, label %193

189:                                              ; preds = %182
  %190 = getelementptr inbounds nuw double, ptr %146, i64 %183
  %191 = load double, ptr %190, align 8
  %192 = fdiv double %191, %187
  br label %193

193:                                              ; preds = %189, %182
  %194 = phi double [ %192, %189 ], [ 0.000000e+00, %182 ]
  %195 = mul nuw nsw i64 %183, %133
  %196 = getelementptr inbounds nuw double, ptr %147, i64 %195
  store double %194, ptr %196, align 8
  br label %197

197:                                              ; preds = %193, %181, %141
  %198 = add nuw nsw i64 %142, 1
  %199 = icmp eq i64 %198, %133
  br i1 %199, label %200, label %141

200:                                              ; preds = %197, %130
  %201 = tail call i32 @bondgraph_pivoted(i32 noundef %1, i32 noundef %0, ptr noundef %5, double noundef 1.000000e-10, ptr noundef %6)
  %202 = icmp sgt i32 %201, 0
  br i1 %202, label %203, label %225

203:                                              ; preds = %200
  %204 = zext nneg i32 %201 to i64
  %205 = and i64 %204, 3
  %206 = icmp ult i32 %201, 4
  br i1 %206, label %211, label %207

207:                                              ; preds = %203
  %208 = and i64 %204, 2147483644
  br label %232

209:                                              ; preds = %232
  %210 = icmp eq i64 %205, 0
  br i1 %210, label %225, label %211

211:                                              ; preds = %209, %203
  %212 = phi i64 [ 0, %203 ], [ %258, %209 ]
  %213 = icmp ne i64 %205, 0
  tail call void @llvm.assume(i1 %213)
  br label %214

214:                                              ; preds = %214, %211
  %215 = phi i64 [ %212, %211 ], [ %222, %214 ]
  %216 = phi i64 [ 0, %211 ], [ %223, %214 ]
  %217 = getelementptr inbounds nuw double, ptr %6, i64 %215
  %218 = load double, ptr %217, align 8
  %219 = fptosi double %218 to i32
  %220 = sext i32 %219 to i64
  %221 = getelementptr inbounds double, ptr %3, i64 %220
  store double 1.000000e+00, ptr %221, align 8
  %222 = add nuw nsw i64 %215, 1
  %223 = add i64 %216, 1
  %224 = icmp eq i64 %223, %205
  br i1 %224, label %225, label %214

225:                                              ; preds = %209, %214, %200
  br i1 %8, label %226, label %300

226:                                              ; preds = %225
  %227 = icmp sgt i32 %1, 0
  %228 = zext nneg i32 %0 to i64
  %229 = sext i32 %1 to i64
  %230 = zext i32 %1 to i64
  %231 = getelementptr inbounds nuw double, ptr %4, i64 %228
  br label %261

232:                                              ; preds = %232, %207
  %233 = phi i64 [ 0, %207 ], [ %258, %232 ]
  %234 = phi i64 [ 0, %207 ], [ %259, %232 ]
  %235 = getelementptr inbounds nuw double, ptr %6, i64 %233
  %236 = load double, ptr %235, align 8
  %237 = fptosi double %236 to i32
  %238 = sext i32 %237 to i64
  %239 = getelementptr inbounds double, ptr %3, i64 %238
  store double 1.000000e+00, ptr %239, align 8
  %240 = getelementptr inbounds nuw double, ptr %6, i64 %233
  %241 = getelementptr inbounds nuw i8, ptr %240, i64 8
  %242 = load double, ptr %241, align 8
  %243 = fptosi double %242 to i32
  %244 = sext i32 %243 to i64
  %245 = getelementptr inbounds double, ptr %3, i64 %244
  store double 1.000000e+00, ptr %245, align 8
  %246 = getelementptr inbounds nuw double, ptr %6, i64 %233
  %247 = getelementptr inbounds nuw i8, ptr %246, i64 16
  %248 = load double, ptr %247, align 8
  %249 = fptosi double %248 to i32
  %250 = sext i32 %249 to i64
  %251 = getelementptr inbounds double, ptr %3, i64 %250
  store double 1.000000e+00, ptr %251, align 8
  %252 = getelementptr inbounds nuw double, ptr %6, i64 %233
  %253 = getelementptr inbounds nuw i8, ptr %252, i64 24
  %254 = load double, ptr %253, align 8
  %255 = fptosi double %254 to i32
  %256 = sext i32 %255 to i64
  %257 = getelementptr inbounds double, ptr %3, i64 %256
  store double 1.000000e+00, ptr %257, align 8
  %258 = add nuw nsw i64 %233, 4
  %259 = add i64 %234, 4
  %260 = icmp eq i64 %259, %208
  br i1 %260, label %209, label %232

261:                                              ; preds = %226, %294
  %262 = phi i64 [ 0, %226 ], [ %298, %294 ]
  %263 = phi i32 [ 0, %226 ], [ %297, %294 ]
  %264 = getelementptr inbounds nuw double, ptr %3, i64 %262
  %265 = load double, ptr %264, align 8
  %266 = fcmp ogt double %265, 0.000000e+00
  %267 = and i1 %266, %227
  br i1 %267, label %268, label %294

268:                                              ; preds = %261
  %269 = getelementptr inbounds nuw double, ptr %4, i64 %262
  %270 = mul nuw nsw i64 %262, %230
  %271 = mul nuw nsw i32 %263, %1
  %272 = zext nneg i32 %271 to i64
  %273 = getelementptr inbounds nuw double, ptr %2, i64 %270
  %274 = getelementptr inbounds nuw double, ptr %5, i64 %272
  br label %275

275:                                              ; preds = %268, %286
  %276 = phi i64 [ 0, %268 ], [ %289, %286 ]
  %277 = load double, ptr %269, align 8
  %278 = getelementptr inbounds nuw double, ptr %231, i64 %276
  %279 = load double, ptr %278, align 8
  %280 = fmul double %277, %279
  %281 = fcmp ogt double %280, 0.000000e+00
  br i1 %281, label %282, label %286

282:                                              ; preds = %275
  %283 = getelementptr inbounds nuw double, ptr %273, i64 %276
  %284 = load double, ptr %283, align 8
  %285 = fdiv double %284, %280
  br label %286

286:                                              ; preds = %275, %282
  %287 = phi double [ %285, %282 ], [ 0.000000e+00, %275 ]
  %288 = getelementptr inbounds nuw double, ptr %274, i64 %276
  store double %287, ptr %288, align 8
  %289 = add nuw nsw i64 %276, 1
  %290 = load double, ptr %264, align 8
  %291 = fcmp ogt double %290, 0.000000e+00
  %292 = icmp slt i64 %289, %229
  %293 = select i1 %291, i1 %292, i1 false
  br i1 %293, label %275, label %294

294:                                              ; preds = %286, %261
  %295 = phi i1 [ %266, %261 ], [ %291, %286 ]
  %296 = zext i1 %295 to i32
  %297 = add nuw nsw i32 %263, %296
  %298 = add nuw nsw i64 %262, 1
  %299 = icmp eq i64 %298, %228
  br i1 %299, label %300, label %261

300:                                              ; preds = %294, %225
  %301 = phi i32 [ 0, %225 ], [ %297, %294 ]
  %302 = tail call i32 @bondgraph_pivoted(i32 noundef %201, i32 noundef %1, ptr noundef %5, double noundef 0.000000e+00, ptr noundef %6)
  %303 = icmp sgt i32 %302, 0
  br i1 %303, label %304, label %340

304:                                              ; preds = %300
  %305 = zext nneg i32 %302 to i64
  %306 = and i64 %305, 1
  %307 = icmp eq i32 %302, 1
  br i1 %307, label %331, label %308

308:                                              ; preds = %304
  %309 = and i64 %305, 2147483646
  br label %310

310:                                              ; preds = %310, %308
  %311 = phi i64 [ 0, %308 ], [ %326, %310 ]
  %312 = phi i64 [ 0, %308 ], [ %327, %310 ]
  %313 = getelementptr inbounds nuw double, ptr %6, i64 %311
  %314 = load double, ptr %313, align 8
  %315 = fptosi double %314 to i32
  %316 = add nsw i32 %0, %315
  %317 = sext i32 %316 to i64
  %318 = getelementptr inbounds double, ptr %3, i64 %317
  store double 1.000000e+00, ptr %318, align 8
  %319 = getelementptr inbounds nuw double, ptr %6, i64 %311
  %320 = getelementptr inbounds nuw i8, ptr %319, i64 8
  %321 = load double, ptr %320, align 8
  %322 = fptosi double %321 to i32
  %323 = add nsw i32 %0, %322
  %324 = sext i32 %323 to i64
  %325 = getelementptr inbounds double, ptr %3, i64 %324
  store double 1.000000e+00, ptr %325, align 8
  %326 = add nuw nsw i64 %311, 2
  %327 = add i64 %312, 2
  %328 = icmp eq i64 %327, %309
  br i1 %328, label %329, label %310

329:                                              ; preds = %310
  %330 = icmp eq i64 %306, 0
  br i1 %330, label %340, label %331

331:                                              ; preds = %329, %304
  %332 = phi i64 [ 0, %304 ], [ %326, %329 ]
  %333 = icmp ne i64 %306, 0
  tail call void @llvm.assume(i1 %333)
  %334 = getelementptr inbounds nuw double, ptr %6, i64 %332
  %335 = load double, ptr %334, align 8
  %336 = fptosi double %335 to i32
  %337 = add nsw i32 %0, %336
  %338 = sext i32 %337 to i64
  %339 = getelementptr inbounds double, ptr %3, i64 %338
  store double 1.000000e+00, ptr %339, align 8
  br label %340

340:                                              ; preds = %331, %329, %300
  %341 = icmp ne i32 %302, %301
  %342 = zext i1 %341 to i32
  ret i32 %342
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local range(i32 0, 2) i32 @bondgraph_eliminate(i32 noundef %0, i32 noundef %1, ptr noundef captures(none) %2) local_unnamed_addr #0 {
  %4 = add i32 %1, %0
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %404

6:                                                ; preds = %3
  %7 = icmp sgt i32 %4, 0
  %8 = sext i32 %4 to i64
  %9 = zext nneg i32 %0 to i64
  %10 = zext i32 %4 to i64
  %11 = icmp ult i32 %0, 4
  %12 = and i64 %9, 2147483644
  %13 = icmp ne i64 %12, %9
  %14 = icmp eq i32 %4, 1
  %15 = and i64 %10, 2147483646
  %16 = icmp eq i64 %15, %10
  br label %17

17:                                               ; preds = %112, %6
  %18 = phi i64 [ 0, %6 ], [ %113, %112 ]
  %19 = mul nsw i64 %18, %8
  %20 = getelementptr double, ptr %2, i64 %19
  br i1 %11, label %47, label %21

21:                                               ; preds = %17, %21
  %22 = phi i64 [ %33, %21 ], [ 0, %17 ]
  %23 = phi <2 x double> [ %31, %21 ], [ zeroinitializer, %17 ]
  %24 = phi <2 x double> [ %32, %21 ], [ zeroinitializer, %17 ]
  %25 = getelementptr double, ptr %20, i64 %22
  %26 = getelementptr i8, ptr %25, i64 16
  %27 = load <2 x double>, ptr %25, align 8
  %28 = load <2 x double>, ptr %26, align 8
  %29 = tail call <2 x double> @llvm.fabs.v2f64(<2 x double> %27)
  %30 = tail call <2 x double> @llvm.fabs.v2f64(<2 x double> %28)
  %31 = tail call <2 x double> @llvm.maxnum.v2f64(<2 x double> %23, <2 x double> %29)
  %32 = tail call <2 x double> @llvm.maxnum.v2f64(<2 x double> %24, <2 x double> %30)
  %33 = add nuw i64 %22, 4
  %34 = fcmp uno <2 x double> %29, %30
  %35 = freeze <2 x i1> %34
  %36 = bitcast <2 x i1> %35 to i2
  %37 = icmp ne i2 %36, 0
  %38 = icmp eq i64 %33, %12
  %39 = or i1 %37, %38
  br i1 %39, label %40, label %21

40:                                               ; preds = %21
  %41 = select i1 %37, <2 x double> %23, <2 x double> %31
  %42 = select i1 %37, <2 x double> %24, <2 x double> %32
  %43 = select i1 %37, i64 %22, i64 %12
  %44 = tail call <2 x double> @llvm.maxnum.v2f64(<2 x double> %41, <2 x double> %42)
  %45 = tail call double @llvm.vector.reduce.fmax.v2f64(<2 x double> %44)
  %46 = or i1 %13, %37
  br i1 %46, label %47, label %83

47:                                               ; preds = %17, %40
  %48 = phi i64 [ 0, %17 ], [ %43, %40 ]
  %49 = phi double [ 0.000000e+00, %17 ], [ %45, %40 ]
  br label %74

50:                                               ; preds = %112
  %51 = sext i32 %4 to i64
  %52 = zext nneg i32 %0 to i64
  %53 = zext nneg i32 %0 to i64
  %54 = zext i32 %4 to i64
  %55 = shl nsw i64 %51, 3
  %56 = add nsw i64 %55, 8
  %57 = shl nuw nsw i64 %9, 3
  %58 = add nsw i64 %57, -8
  %59 = mul i64 %58, %51
  %60 = shl nuw nsw i64 %10, 3
  %61 = getelementptr i8, ptr %2, i64 %59
  %62 = getelementptr i8, ptr %61, i64 %60
  %63 = shl nsw i64 %51, 3
  %64 = shl nsw i64 %51, 3
  %65 = add nsw i64 %64, 8
  %66 = shl nsw i64 %51, 3
  %67 = getelementptr i8, ptr %2, i64 %64
  %68 = add nsw i64 %53, -2
  %69 = getelementptr i8, ptr %2, i64 %64
  %70 = getelementptr i8, ptr %2, i64 %56
  %71 = getelementptr i8, ptr %2, i64 %60
  %72 = icmp slt i32 %4, 0
  %73 = add nsw i64 %10, -1
  br label %122

74:                                               ; preds = %47, %74
  %75 = phi i64 [ %81, %74 ], [ %48, %47 ]
  %76 = phi double [ %80, %74 ], [ %49, %47 ]
  %77 = getelementptr double, ptr %20, i64 %75
  %78 = load double, ptr %77, align 8
  %79 = tail call double @llvm.fabs.f64(double %78)
  %80 = tail call double @llvm.maxnum.f64(double %76, double %79)
  %81 = add nuw nsw i64 %75, 1
  %82 = icmp eq i64 %81, %9
  br i1 %82, label %83, label %74

83:                                               ; preds = %74, %40
  %84 = phi double [ %45, %40 ], [ %80, %74 ]
  %85 = fcmp ogt double %84, 0.000000e+00
  br i1 %85, label %86, label %404

86:                                               ; preds = %83
  br i1 %7, label %87, label %112

87:                                               ; preds = %86
  %88 = trunc i64 %18 to i32
  %89 = mul i32 %4, %88
  %90 = zext i32 %89 to i64
  %91 = getelementptr inbounds nuw double, ptr %2, i64 %90
  br i1 %14, label %103, label %92

92:                                               ; preds = %87
  %93 = insertelement <2 x double> poison, double %84, i64 0
  %94 = shufflevector <2 x double> %93, <2 x double> poison, <2 x i32> zeroinitializer
  br label %95

95:                                               ; preds = %95, %92
  %96 = phi i64 [ 0, %92 ], [ %100, %95 ]
  %97 = getelementptr inbounds nuw double, ptr %91, i64 %96
  %98 = load <2 x double>, ptr %97, align 8
  %99 = fdiv <2 x double> %98, %94
  store <2 x double> %99, ptr %97, align 8
  %100 = add nuw i64 %96, 2
  %101 = icmp eq i64 %100, %15
  br i1 %101, label %102, label %95

102:                                              ; preds = %95
  br i1 %16, label %112, label %103

103:                                              ; preds = %87, %102
  %104 = phi i64 [ 0, %87 ], [ %15, %102 ]
  br label %105

105:                                              ; preds = %103, %105
  %106 = phi i64 [ %110, %105 ], [ %104, %103 ]
  %107 = getelementptr inbounds nuw double, ptr %91, i64 %106
  %108 = load double, ptr %107, align 8
  %109 = fdiv double %108, %84
  store double %109, ptr %107, align 8
  %110 = add nuw nsw i64 %106, 1
  %111 = icmp eq i64 %110, %10
  br i1 %111, label %112, label %105

112:                                              ; preds = %105, %102, %86
  %113 = add nuw nsw i64 %18, 1
  %114 = icmp eq i64 %113, %9
  br i1 %114, label %50, label %17

115:                                              ; preds = %335, %243
  %116 = add nuw nsw i64 %124, 1
  %117 = icmp eq i64 %141, %53
  br i1 %117, label %118, label %122

118:                                              ; preds = %115
  %119 = icmp sgt i32 %1, 0
  %120 = zext nneg i32 %0 to i64
  %121 = sext i32 %4 to i64
  br label %341

122:                                              ; preds = %50, %115
  %123 = phi i64 [ 0, %50 ], [ %141, %115 ]
  %124 = phi i64 [ 1, %50 ], [ %116, %115 ]
  %125 = sub i64 %51, %123
  %126 = mul i64 %65, %123
  %127 = getelementptr i8, ptr %2, i64 %126
  %128 = mul i64 %66, %123
  %129 = getelementptr i8, ptr %69, i64 %128
  %130 = shl nuw nsw i64 %123, 3
  %131 = getelementptr i8, ptr %2, i64 %130
  %132 = xor i64 %123, -1
  %133 = add nsw i64 %132, %10
  %134 = mul i64 %56, %123
  %135 = getelementptr i8, ptr %70, i64 %134
  %136 = getelementptr i8, ptr %2, i64 %134
  %137 = getelementptr i8, ptr %136, i64 8
  %138 = mul i64 %63, %123
  %139 = getelementptr i8, ptr %71, i64 %138
  %140 = trunc i64 %123 to i32
  %141 = add nuw nsw i64 %123, 1
  %142 = icmp samesign ult i64 %141, %52
  br i1 %142, label %143, label %198

143:                                              ; preds = %122
  %144 = getelementptr double, ptr %2, i64 %123
  %145 = getelementptr double, ptr %2, i64 %123
  %146 = sub nsw i64 %123, %53
  %147 = and i64 %146, 1
  %148 = icmp eq i64 %147, 0
  br i1 %148, label %149, label %163

149:                                              ; preds = %143
  %150 = mul nsw i64 %124, %51
  %151 = getelementptr double, ptr %144, i64 %150
  %152 = load double, ptr %151, align 8
  %153 = tail call double @llvm.fabs.f64(double %152)
  %154 = mul nsw i32 %4, %140
  %155 = sext i32 %154 to i64
  %156 = getelementptr double, ptr %145, i64 %155
  %157 = load double, ptr %156, align 8
  %158 = tail call double @llvm.fabs.f64(double %157)
  %159 = fcmp ogt double %153, %158
  %160 = trunc nuw nsw i64 %124 to i32
  %161 = select i1 %159, i32 %160, i32 %140
  %162 = add nuw nsw i64 %124, 1
  br label %163

163:                                              ; preds = %149, %143
  %164 = phi i32 [ poison, %143 ], [ %161, %149 ]
  %165 = phi i64 [ %124, %143 ], [ %162, %149 ]
  %166 = phi i32 [ %140, %143 ], [ %161, %149 ]
  %167 = icmp eq i64 %68, %123
  br i1 %167, label %198, label %168

168:                                              ; preds = %163, %168
  %169 = phi i64 [ %196, %168 ], [ %165, %163 ]
  %170 = phi i32 [ %195, %168 ], [ %166, %163 ]
  %171 = mul nsw i64 %169, %51
  %172 = getelementptr double, ptr %144, i64 %171
  %173 = load double, ptr %172, align 8
  %174 = tail call double @llvm.fabs.f64(double %173)
  %175 = mul nsw i32 %170, %4
  %176 = sext i32 %175 to i64
  %177 = getelementptr double, ptr %145, i64 %176
  %178 = load double, ptr %177, align 8
  %179 = tail call double @llvm.fabs.f64(double %178)
  %180 = fcmp ogt double %174, %179
  %181 = trunc nuw nsw i64 %169 to i32
  %182 = select i1 %180, i32 %181, i32 %170
  %183 = add nuw nsw i64 %169, 1
  %184 = mul nsw i64 %183, %51
  %185 = getelementptr double, ptr %144, i64 %184
  %186 = load double, ptr %185, align 8
  %187 = tail call double @llvm.fabs.f64(double %186)
  %188 = mul nsw i32 %182, %4
  %189 = sext i32 %188 to i64
  %190 = getelementptr double, ptr %145, i64 %189
  %191 = load double, ptr %190, align 8
  %192 = tail call double @llvm.fabs.f64(double %191)
  %193 = fcmp ogt double %187, %192
  %194 = trunc nuw nsw i64 %183 to i32
  %195 = select i1 %193, i32 %194, i32 %182
  %196 = add nuw nsw i64 %169, 2
  %197 = icmp eq i64 %196, %53
  br i1 %197, label %198, label %168

198:                                              ; preds = %163, %168, %122
  %199 = phi i32 [ %140, %122 ], [ %164, %163 ], [ %195, %168 ]
  %200 = mul nsw i32 %199, %4
  %201 = sext i32 %200 to i64
  %202 = getelementptr double, ptr %2, i64 %123
  %203 = getelementptr double, ptr %202, i64 %201
  %204 = load double, ptr %203, align 8
  %205 = fcmp ueq double %204, 0.000000e+00
  br i1 %205, label %404, label %206

206:                                              ; preds = %198
  %207 = zext i32 %199 to i64
  %208 = icmp ne i64 %123, %207
  %209 = icmp slt i64 %123, %51
  %210 = and i1 %208, %209
  br i1 %210, label %211, label %243

211:                                              ; preds = %206
  %212 = mul nsw i64 %123, %51
  %213 = getelementptr double, ptr %2, i64 %212
  %214 = getelementptr double, ptr %2, i64 %201
  %215 = icmp ult i64 %125, 4
  br i1 %215, label %241, label %216

216:                                              ; preds = %211
  %217 = shl nsw i64 %201, 3
  %218 = getelementptr i8, ptr %131, i64 %217
  %219 = getelementptr i8, ptr %67, i64 %217
  %220 = icmp ult ptr %127, %219
  %221 = icmp ult ptr %218, %129
  %222 = and i1 %220, %221
  br i1 %222, label %241, label %223

223:                                              ; preds = %216
  %224 = and i64 %125, -4
  %225 = add i64 %123, %224
  br label %226

226:                                              ; preds = %226, %223
  %227 = phi i64 [ 0, %223 ], [ %237, %226 ]
  %228 = add i64 %123, %227
  %229 = getelementptr double, ptr %213, i64 %228
  %230 = getelementptr i8, ptr %229, i64 16
  %231 = load <2 x double>, ptr %229, align 8
  %232 = load <2 x double>, ptr %230, align 8
  %233 = getelementptr double, ptr %214, i64 %228
  %234 = getelementptr i8, ptr %233, i64 16
  %235 = load <2 x double>, ptr %233, align 8
  %236 = load <2 x double>, ptr %234, align 8
  store <2 x double> %235, ptr %229, align 8
  store <2 x double> %236, ptr %230, align 8
  store <2 x double> %231, ptr %233, align 8
  store <2 x double> %232, ptr %234, align 8
  %237 = add nuw i64 %227, 4
  %238 = icmp eq i64 %237, %224
  br i1 %238, label %239, label %226

239:                                              ; preds = %226
  %240 = icmp eq i64 %125, %224
  br i1 %240, label %243, label %241

241:                                              ; preds = %216, %211, %239
  %242 = phi i64 [ %123, %216 ], [ %123, %211 ], [ %225, %239 ]
  br label %261

243:                                              ; preds = %261, %239, %206
  br i1 %142, label %244, label %115

244:                                              ; preds = %243
  %245 = mul nsw i64 %123, %51
  %246 = mul nsw i32 %4, %140
  %247 = sext i32 %246 to i64
  %248 = getelementptr double, ptr %2, i64 %123
  %249 = getelementptr double, ptr %248, i64 %247
  %250 = icmp sge i64 %141, %51
  %251 = getelementptr double, ptr %2, i64 %123
  %252 = getelementptr double, ptr %2, i64 %245
  %253 = icmp ult i64 %133, 4
  %254 = icmp ult ptr %135, %139
  %255 = icmp ult ptr %137, %62
  %256 = and i1 %254, %255
  %257 = or i1 %256, %72
  %258 = and i64 %133, -4
  %259 = add i64 %124, %258
  %260 = icmp eq i64 %133, %258
  br label %269

261:                                              ; preds = %241, %261
  %262 = phi i64 [ %267, %261 ], [ %242, %241 ]
  %263 = getelementptr double, ptr %213, i64 %262
  %264 = load double, ptr %263, align 8
  %265 = getelementptr double, ptr %214, i64 %262
  %266 = load double, ptr %265, align 8
  store double %266, ptr %263, align 8
  store double %264, ptr %265, align 8
  %267 = add nuw nsw i64 %262, 1
  %268 = icmp slt i64 %267, %51
  br i1 %268, label %261, label %243

269:                                              ; preds = %244, %335
  %270 = phi i64 [ %124, %244 ], [ %336, %335 ]
  %271 = mul nsw i64 %270, %51
  %272 = getelementptr double, ptr %251, i64 %271
  %273 = load double, ptr %272, align 8
  %274 = load double, ptr %249, align 8
  %275 = fdiv double %273, %274
  %276 = fcmp oeq double %275, 0.000000e+00
  %277 = or i1 %276, %250
  br i1 %277, label %335, label %278

278:                                              ; preds = %269
  %279 = getelementptr double, ptr %2, i64 %271
  %280 = select i1 %253, i1 true, i1 %257
  br i1 %280, label %302, label %281

281:                                              ; preds = %278
  %282 = insertelement <2 x double> poison, double %275, i64 0
  %283 = shufflevector <2 x double> %282, <2 x double> poison, <2 x i32> zeroinitializer
  br label %284

284:                                              ; preds = %284, %281
  %285 = phi i64 [ 0, %281 ], [ %299, %284 ]
  %286 = add i64 %124, %285
  %287 = getelementptr double, ptr %252, i64 %286
  %288 = getelementptr i8, ptr %287, i64 16
  %289 = load <2 x double>, ptr %287, align 8
  %290 = load <2 x double>, ptr %288, align 8
  %291 = fmul <2 x double> %283, %289
  %292 = fmul <2 x double> %283, %290
  %293 = getelementptr double, ptr %279, i64 %286
  %294 = getelementptr i8, ptr %293, i64 16
  %295 = load <2 x double>, ptr %293, align 8
  %296 = load <2 x double>, ptr %294, align 8
  %297 = fsub <2 x double> %295, %291
  %298 = fsub <2 x double> %296, %292
  store <2 x double> %297, ptr %293, align 8
  store <2 x double> %298, ptr %294, align 8
  %299 = add nuw i64 %285, 4
  %300 = icmp eq i64 %299, %258
  br i1 %300, label %301, label %284

301:                                              ; preds = %284
  br i1 %260, label %335, label %302

302:                                              ; preds = %278, %301
  %303 = phi i64 [ %259, %301 ], [ %124, %278 ]
  %304 = sub i64 %10, %303
  %305 = and i64 %304, 1
  %306 = icmp eq i64 %305, 0
  br i1 %306, label %315, label %307

307:                                              ; preds = %302
  %308 = getelementptr double, ptr %252, i64 %303
  %309 = load double, ptr %308, align 8
  %310 = fmul double %275, %309
  %311 = getelementptr double, ptr %279, i64 %303
  %312 = load double, ptr %311, align 8
  %313 = fsub double %312, %310
  store double %313, ptr %311, align 8
  %314 = add nuw nsw i64 %303, 1
  br label %315

315:                                              ; preds = %307, %302
  %316 = phi i64 [ %303, %302 ], [ %314, %307 ]
  %317 = icmp eq i64 %303, %73
  br i1 %317, label %335, label %318

318:                                              ; preds = %315, %318
  %319 = phi i64 [ %333, %318 ], [ %316, %315 ]
  %320 = getelementptr double, ptr %252, i64 %319
  %321 = load double, ptr %320, align 8
  %322 = fmul double %275, %321
  %323 = getelementptr double, ptr %279, i64 %319
  %324 = load double, ptr %323, align 8
  %325 = fsub double %324, %322
  store double %325, ptr %323, align 8
  %326 = add nuw nsw i64 %319, 1
  %327 = getelementptr double, ptr %252, i64 %326
  %328 = load double, ptr %327, align 8
  %329 = fmul double %275, %328
  %330 = getelementptr double, ptr %279, i64 %326
  %331 = load double, ptr %330, align 8
  %332 = fsub double %331, %329
  store double %332, ptr %330, align 8
  %333 = add nuw nsw i64 %319, 2
  %334 = icmp eq i64 %333, %54
  br i1 %334, label %335, label %318

335:                                              ; preds = %315, %318, %301, %269
  %336 = add nuw nsw i64 %270, 1
  %337 = icmp eq i64 %336, %53
  br i1 %337, label %115, label %269

338:                                              ; preds = %397, %341
  %339 = icmp sgt i64 %343, 1
  %340 = add i32 %342, 1
  br i1 %339, label %341, label %404

341:                                              ; preds = %118, %338
  %342 = phi i32 [ 0, %118 ], [ %340, %338 ]
  %343 = phi i64 [ %120, %118 ], [ %344, %338 ]
  %344 = add nsw i64 %343, -1
  br i1 %119, label %345, label %338

345:                                              ; preds = %341
  %346 = trunc i64 %344 to i32
  %347 = icmp slt i64 %343, %120
  %348 = mul nsw i64 %344, %121
  %349 = mul nsw i32 %4, %346
  %350 = sext i32 %349 to i64
  %351 = getelementptr double, ptr %2, i64 %344
  %352 = getelementptr double, ptr %351, i64 %350
  %353 = getelementptr double, ptr %2, i64 %348
  %354 = and i32 %342, 1
  %355 = icmp eq i32 %354, 0
  %356 = getelementptr double, ptr %353, i64 %343
  %357 = mul nuw nsw i64 %343, %121
  %358 = add nsw i64 %343, 1
  %359 = icmp eq i32 %342, 1
  br label %360

360:                                              ; preds = %345, %397
  %361 = phi i64 [ %120, %345 ], [ %402, %397 ]
  %362 = add nsw i64 %361, %348
  br i1 %347, label %363, label %397

363:                                              ; preds = %360
  %364 = getelementptr inbounds double, ptr %2, i64 %362
  %365 = load double, ptr %364, align 8
  %366 = getelementptr double, ptr %2, i64 %361
  br i1 %355, label %373, label %367

367:                                              ; preds = %363
  %368 = load double, ptr %356, align 8
  %369 = getelementptr double, ptr %366, i64 %357
  %370 = load double, ptr %369, align 8
  %371 = fmul double %368, %370
  %372 = fsub double %365, %371
  store double %372, ptr %364, align 8
  br label %373

373:                                              ; preds = %367, %363
  %374 = phi i64 [ %343, %363 ], [ %358, %367 ]
  %375 = phi double [ %365, %363 ], [ %372, %367 ]
  br i1 %359, label %397, label %376

376:                                              ; preds = %373, %376
  %377 = phi i64 [ %394, %376 ], [ %374, %373 ]
  %378 = phi double [ %393, %376 ], [ %375, %373 ]
  %379 = getelementptr double, ptr %353, i64 %377
  %380 = load double, ptr %379, align 8
  %381 = mul nuw nsw i64 %377, %121
  %382 = getelementptr double, ptr %366, i64 %381
  %383 = load double, ptr %382, align 8
  %384 = fmul double %380, %383
  %385 = fsub double %378, %384
  store double %385, ptr %364, align 8
  %386 = add nsw i64 %377, 1
  %387 = getelementptr double, ptr %353, i64 %386
  %388 = load double, ptr %387, align 8
  %389 = mul nuw nsw i64 %386, %121
  %390 = getelementptr double, ptr %366, i64 %389
  %391 = load double, ptr %390, align 8
  %392 = fmul double %388, %391
  %393 = fsub double %385, %392
  store double %393, ptr %364, align 8
  %394 = add nsw i64 %377, 2
  %395 = trunc i64 %394 to i32
  %396 = icmp eq i32 %0, %395
  br i1 %396, label %397, label %376

397:                                              ; preds = %373, %376, %360
  %398 = load double, ptr %352, align 8
  %399 = getelementptr inbounds double, ptr %2, i64 %362
  %400 = load double, ptr %399, align 8
  %401 = fdiv double %400, %398
  store double %401, ptr %399, align 8
  %402 = add nuw nsw i64 %361, 1
  %403 = icmp slt i64 %402, %121
  br i1 %403, label %360, label %338

404:                                              ; preds = %83, %198, %338, %3
  %405 = phi i32 [ 0, %338 ], [ 1, %198 ], [ 0, %3 ], [ 1, %83 ]
  ret i32 %405
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
declare <2 x double> @llvm.fabs.v2f64(<2 x double>) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.maxnum.v2f64(<2 x double>, <2 x double>) #4

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
