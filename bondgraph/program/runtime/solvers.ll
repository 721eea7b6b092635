; 9fd544eb045d287009b76aa607acb71b9acba999d3269c99af93e9f232d72209 made by .ci/translate: do not edit.
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
  br i1 %4, label %5, label %221

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  %7 = zext nneg i32 %0 to i64
  %8 = add nuw i32 %0, 1
  %9 = add nsw i64 %6, -2
  %10 = add nsw i64 %6, -1
  %11 = add nsw i64 %6, -2
  %12 = and i64 %6, 1
  %13 = icmp eq i64 %10, 0
  %14 = and i64 %6, 2147483646
  %15 = icmp eq i64 %12, 0
  %16 = icmp ne i64 %12, 0
  br label %24

17:                                               ; preds = %178, %129
  %18 = add nuw nsw i64 %26, 1
  %19 = icmp eq i64 %29, %6
  br i1 %19, label %20, label %24

20:                                               ; preds = %17
  %21 = add nuw i32 %0, 1
  %22 = zext nneg i32 %0 to i64
  %23 = zext nneg i32 %0 to i64
  br label %186

24:                                               ; preds = %5, %17
  %25 = phi i64 [ 0, %5 ], [ %29, %17 ]
  %26 = phi i64 [ 1, %5 ], [ %18, %17 ]
  %27 = sub i64 %10, %25
  %28 = trunc i64 %25 to i32
  %29 = add nuw nsw i64 %25, 1
  %30 = icmp samesign ult i64 %29, %7
  br i1 %30, label %31, label %86

31:                                               ; preds = %24
  %32 = getelementptr inbounds nuw double, ptr %1, i64 %25
  %33 = getelementptr double, ptr %1, i64 %25
  %34 = sub nsw i64 %25, %6
  %35 = and i64 %34, 1
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %37, label %51

37:                                               ; preds = %31
  %38 = mul nuw nsw i64 %26, %6
  %39 = getelementptr inbounds nuw double, ptr %32, i64 %38
  %40 = load double, ptr %39, align 8
  %41 = tail call double @llvm.fabs.f64(double %40)
  %42 = mul nsw i32 %0, %28
  %43 = sext i32 %42 to i64
  %44 = getelementptr double, ptr %33, i64 %43
  %45 = load double, ptr %44, align 8
  %46 = tail call double @llvm.fabs.f64(double %45)
  %47 = fcmp ogt double %41, %46
  %48 = trunc nuw nsw i64 %26 to i32
  %49 = select i1 %47, i32 %48, i32 %28
  %50 = add nuw nsw i64 %26, 1
  br label %51

51:                                               ; preds = %37, %31
  %52 = phi i32 [ poison, %31 ], [ %49, %37 ]
  %53 = phi i64 [ %26, %31 ], [ %50, %37 ]
  %54 = phi i32 [ %28, %31 ], [ %49, %37 ]
  %55 = icmp eq i64 %9, %25
  br i1 %55, label %86, label %56

56:                                               ; preds = %51, %56
  %57 = phi i64 [ %84, %56 ], [ %53, %51 ]
  %58 = phi i32 [ %83, %56 ], [ %54, %51 ]
  %59 = mul nuw nsw i64 %57, %6
  %60 = getelementptr inbounds nuw double, ptr %32, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = tail call double @llvm.fabs.f64(double %61)
  %63 = mul nsw i32 %58, %0
  %64 = sext i32 %63 to i64
  %65 = getelementptr double, ptr %33, i64 %64
  %66 = load double, ptr %65, align 8
  %67 = tail call double @llvm.fabs.f64(double %66)
  %68 = fcmp ogt double %62, %67
  %69 = trunc nuw nsw i64 %57 to i32
  %70 = select i1 %68, i32 %69, i32 %58
  %71 = add nuw nsw i64 %57, 1
  %72 = mul nuw nsw i64 %71, %6
  %73 = getelementptr inbounds nuw double, ptr %32, i64 %72
  %74 = load double, ptr %73, align 8
  %75 = tail call double @llvm.fabs.f64(double %74)
  %76 = mul nsw i32 %70, %0
  %77 = sext i32 %76 to i64
  %78 = getelementptr double, ptr %33, i64 %77
  %79 = load double, ptr %78, align 8
  %80 = tail call double @llvm.fabs.f64(double %79)
  %81 = fcmp ogt double %75, %80
  %82 = trunc nuw nsw i64 %71 to i32
  %83 = select i1 %81, i32 %82, i32 %70
  %84 = add nuw nsw i64 %57, 2
  %85 = icmp eq i64 %84, %6
  br i1 %85, label %86, label %56

86:                                               ; preds = %51, %56, %24
  %87 = phi i32 [ %28, %24 ], [ %52, %51 ], [ %83, %56 ]
  %88 = mul nsw i32 %87, %0
  %89 = sext i32 %88 to i64
  %90 = getelementptr double, ptr %1, i64 %25
  %91 = getelementptr double, ptr %90, i64 %89
  %92 = load double, ptr %91, align 8
  %93 = fcmp ueq double %92, 0.000000e+00
  br i1 %93, label %221, label %94

94:                                               ; preds = %86
  %95 = zext i32 %87 to i64
  %96 = icmp eq i64 %25, %95
  br i1 %96, label %129, label %97

97:                                               ; preds = %94
  %98 = mul nuw nsw i64 %25, %7
  %99 = getelementptr inbounds nuw double, ptr %1, i64 %98
  %100 = getelementptr double, ptr %1, i64 %89
  br i1 %13, label %117, label %101

101:                                              ; preds = %97, %101
  %102 = phi i64 [ %113, %101 ], [ 0, %97 ]
  %103 = phi i64 [ %114, %101 ], [ 0, %97 ]
  %104 = getelementptr inbounds nuw double, ptr %99, i64 %102
  %105 = load double, ptr %104, align 8
  %106 = getelementptr double, ptr %100, i64 %102
  %107 = load double, ptr %106, align 8
  store double %107, ptr %104, align 8
  store double %105, ptr %106, align 8
  %108 = or disjoint i64 %102, 1
  %109 = getelementptr inbounds nuw double, ptr %99, i64 %108
  %110 = load double, ptr %109, align 8
  %111 = getelementptr double, ptr %100, i64 %108
  %112 = load double, ptr %111, align 8
  store double %112, ptr %109, align 8
  store double %110, ptr %111, align 8
  %113 = add nuw nsw i64 %102, 2
  %114 = add i64 %103, 2
  %115 = icmp eq i64 %114, %14
  br i1 %115, label %116, label %101

116:                                              ; preds = %101
  br i1 %15, label %123, label %117

117:                                              ; preds = %116, %97
  %118 = phi i64 [ 0, %97 ], [ %113, %116 ]
  tail call void @llvm.assume(i1 %16)
  %119 = getelementptr inbounds nuw double, ptr %99, i64 %118
  %120 = load double, ptr %119, align 8
  %121 = getelementptr double, ptr %100, i64 %118
  %122 = load double, ptr %121, align 8
  store double %122, ptr %119, align 8
  store double %120, ptr %121, align 8
  br label %123

123:                                              ; preds = %116, %117
  %124 = getelementptr inbounds nuw double, ptr %2, i64 %25
  %125 = load double, ptr %124, align 8
  %126 = sext i32 %87 to i64
  %127 = getelementptr inbounds double, ptr %2, i64 %126
  %128 = load double, ptr %127, align 8
  store double %128, ptr %124, align 8
  store double %125, ptr %127, align 8
  br label %129

129:                                              ; preds = %123, %94
  br i1 %30, label %130, label %17

130:                                              ; preds = %129
  %131 = mul nuw i32 %8, %28
  %132 = zext nneg i32 %131 to i64
  %133 = getelementptr inbounds nuw double, ptr %1, i64 %132
  %134 = getelementptr inbounds nuw double, ptr %2, i64 %25
  %135 = trunc i64 %25 to i32
  %136 = mul i32 %0, %135
  %137 = zext i32 %136 to i64
  %138 = getelementptr inbounds nuw double, ptr %1, i64 %25
  %139 = getelementptr inbounds nuw double, ptr %1, i64 %137
  %140 = and i64 %27, 1
  %141 = icmp eq i64 %140, 0
  %142 = getelementptr inbounds nuw double, ptr %139, i64 %26
  %143 = add nuw nsw i64 %26, 1
  %144 = icmp eq i64 %11, %25
  br label %145

145:                                              ; preds = %130, %178
  %146 = phi i64 [ %26, %130 ], [ %184, %178 ]
  %147 = mul nuw nsw i64 %146, %6
  %148 = getelementptr inbounds nuw double, ptr %138, i64 %147
  %149 = load double, ptr %148, align 8
  %150 = load double, ptr %133, align 8
  %151 = fdiv double %149, %150
  %152 = getelementptr inbounds nuw double, ptr %1, i64 %147
  br i1 %141, label %159, label %153

153:                                              ; preds = %145
  %154 = load double, ptr %142, align 8
  %155 = fmul double %151, %154
  %156 = getelementptr inbounds nuw double, ptr %152, i64 %26
  %157 = load double, ptr %156, align 8
  %158 = fsub double %157, %155
  store double %158, ptr %156, align 8
  br label %159

159:                                              ; preds = %153, %145
  %160 = phi i64 [ %26, %145 ], [ %143, %153 ]
  br i1 %144, label %178, label %161

161:                                              ; preds = %159, %161
  %162 = phi i64 [ %176, %161 ], [ %160, %159 ]
  %163 = getelementptr inbounds nuw double, ptr %139, i64 %162
  %164 = load double, ptr %163, align 8
  %165 = fmul double %151, %164
  %166 = getelementptr inbounds nuw double, ptr %152, i64 %162
  %167 = load double, ptr %166, align 8
  %168 = fsub double %167, %165
  store double %168, ptr %166, align 8
  %169 = add nuw nsw i64 %162, 1
  %170 = getelementptr inbounds nuw double, ptr %139, i64 %169
  %171 = load double, ptr %170, align 8
  %172 = fmul double %151, %171
  %173 = getelementptr inbounds nuw double, ptr %152, i64 %169
  %174 = load double, ptr %173, align 8
  %175 = fsub double %174, %172
  store double %175, ptr %173, align 8
  %176 = add nuw nsw i64 %162, 2
  %177 = icmp eq i64 %176, %6
  br i1 %177, label %178, label %161

178:                                              ; preds = %161, %159
  %179 = load double, ptr %134, align 8
  %180 = fmul double %151, %179
  %181 = getelementptr inbounds nuw double, ptr %2, i64 %146
  %182 = load double, ptr %181, align 8
  %183 = fsub double %182, %180
  store double %183, ptr %181, align 8
  %184 = add nuw nsw i64 %146, 1
  %185 = icmp eq i64 %184, %6
  br i1 %185, label %17, label %145

186:                                              ; preds = %20, %211
  %187 = phi i64 [ %23, %20 ], [ %189, %211 ]
  %188 = phi i64 [ %22, %20 ], [ %190, %211 ]
  %189 = add nsw i64 %187, -1
  %190 = add nsw i64 %188, -1
  %191 = icmp slt i64 %187, %23
  %192 = getelementptr inbounds nuw double, ptr %2, i64 %189
  %193 = load double, ptr %192, align 8
  br i1 %191, label %194, label %211

194:                                              ; preds = %186
  %195 = trunc i64 %189 to i32
  %196 = mul i32 %0, %195
  %197 = zext i32 %196 to i64
  %198 = getelementptr double, ptr %1, i64 %197
  br label %199

199:                                              ; preds = %194, %199
  %200 = phi i64 [ %188, %194 ], [ %208, %199 ]
  %201 = phi double [ %193, %194 ], [ %207, %199 ]
  %202 = getelementptr double, ptr %198, i64 %200
  %203 = load double, ptr %202, align 8
  %204 = getelementptr inbounds nuw double, ptr %2, i64 %200
  %205 = load double, ptr %204, align 8
  %206 = fmul double %203, %205
  %207 = fsub double %201, %206
  store double %207, ptr %192, align 8
  %208 = add nuw nsw i64 %200, 1
  %209 = trunc nuw i64 %208 to i32
  %210 = icmp sgt i32 %0, %209
  br i1 %210, label %199, label %211

211:                                              ; preds = %199, %186
  %212 = phi double [ %193, %186 ], [ %207, %199 ]
  %213 = trunc nuw nsw i64 %189 to i32
  %214 = mul i32 %21, %213
  %215 = sext i32 %214 to i64
  %216 = getelementptr inbounds double, ptr %1, i64 %215
  %217 = load double, ptr %216, align 8
  %218 = getelementptr inbounds nuw double, ptr %2, i64 %189
  %219 = fdiv double %212, %217
  store double %219, ptr %218, align 8
  %220 = icmp samesign ugt i64 %187, 1
  br i1 %220, label %186, label %221

221:                                              ; preds = %86, %211, %3
  %222 = phi i32 [ 0, %211 ], [ 0, %3 ], [ 1, %86 ]
  ret i32 %222
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
  br i1 %13, label %14, label %160

14:                                               ; preds = %5
  %15 = add nsw i64 %9, -1
  %16 = and i64 %9, 1
  %17 = icmp eq i64 %15, 0
  %18 = and i64 %9, 2147483646
  %19 = icmp eq i64 %16, 0
  %20 = icmp ne i64 %16, 0
  %21 = and i64 %9, 3
  %22 = icmp ult i32 %0, 4
  %23 = and i64 %9, 2147483644
  %24 = icmp eq i64 %21, 0
  %25 = icmp ne i64 %21, 0
  br label %26

26:                                               ; preds = %14, %101
  %27 = phi i64 [ %105, %101 ], [ 0, %14 ]
  %28 = phi double [ %104, %101 ], [ 0.000000e+00, %14 ]
  %29 = mul nuw nsw i64 %27, %9
  %30 = getelementptr inbounds nuw double, ptr %1, i64 %29
  br i1 %17, label %32, label %45

31:                                               ; preds = %45
  br i1 %19, label %39, label %32

32:                                               ; preds = %31, %26
  %33 = phi i64 [ 0, %26 ], [ %58, %31 ]
  %34 = phi double [ 0.000000e+00, %26 ], [ %57, %31 ]
  tail call void @llvm.assume(i1 %20)
  %35 = getelementptr inbounds nuw double, ptr %30, i64 %33
  %36 = load double, ptr %35, align 8
  %37 = tail call double @llvm.fabs.f64(double %36)
  %38 = tail call double @llvm.maxnum.f64(double %34, double %37)
  br label %39

39:                                               ; preds = %31, %32
  %40 = phi double [ %57, %31 ], [ %38, %32 ]
  %41 = fcmp ogt double %40, 0.000000e+00
  br i1 %41, label %42, label %82

42:                                               ; preds = %39
  %43 = mul nuw nsw i64 %27, %9
  %44 = getelementptr inbounds nuw double, ptr %1, i64 %43
  br i1 %22, label %86, label %61

45:                                               ; preds = %26, %45
  %46 = phi i64 [ %58, %45 ], [ 0, %26 ]
  %47 = phi double [ %57, %45 ], [ 0.000000e+00, %26 ]
  %48 = phi i64 [ %59, %45 ], [ 0, %26 ]
  %49 = getelementptr inbounds nuw double, ptr %30, i64 %46
  %50 = load double, ptr %49, align 8
  %51 = tail call double @llvm.fabs.f64(double %50)
  %52 = tail call double @llvm.maxnum.f64(double %47, double %51)
  %53 = getelementptr inbounds nuw double, ptr %30, i64 %46
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %55 = load double, ptr %54, align 8
  %56 = tail call double @llvm.fabs.f64(double %55)
  %57 = tail call double @llvm.maxnum.f64(double %52, double %56)
  %58 = add nuw nsw i64 %46, 2
  %59 = add i64 %48, 2
  %60 = icmp eq i64 %59, %18
  br i1 %60, label %31, label %45

61:                                               ; preds = %42, %61
  %62 = phi i64 [ %79, %61 ], [ 0, %42 ]
  %63 = phi i64 [ %80, %61 ], [ 0, %42 ]
  %64 = getelementptr inbounds nuw double, ptr %44, i64 %62
  %65 = load double, ptr %64, align 8
  %66 = fdiv double %65, %40
  store double %66, ptr %64, align 8
  %67 = getelementptr inbounds nuw double, ptr %44, i64 %62
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 8
  %69 = load double, ptr %68, align 8
  %70 = fdiv double %69, %40
  store double %70, ptr %68, align 8
  %71 = getelementptr inbounds nuw double, ptr %44, i64 %62
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 16
  %73 = load double, ptr %72, align 8
  %74 = fdiv double %73, %40
  store double %74, ptr %72, align 8
  %75 = getelementptr inbounds nuw double, ptr %44, i64 %62
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 24
  %77 = load double, ptr %76, align 8
  %78 = fdiv double %77, %40
  store double %78, ptr %76, align 8
  %79 = add nuw nsw i64 %62, 4
  %80 = add i64 %63, 4
  %81 = icmp eq i64 %80, %23
  br i1 %81, label %85, label %61

82:                                               ; preds = %39
  %83 = getelementptr inbounds nuw double, ptr %2, i64 %27
  %84 = load double, ptr %83, align 8
  br label %101

85:                                               ; preds = %61
  br i1 %24, label %97, label %86

86:                                               ; preds = %85, %42
  %87 = phi i64 [ 0, %42 ], [ %79, %85 ]
  tail call void @llvm.assume(i1 %25)
  br label %88

88:                                               ; preds = %88, %86
  %89 = phi i64 [ %87, %86 ], [ %94, %88 ]
  %90 = phi i64 [ 0, %86 ], [ %95, %88 ]
  %91 = getelementptr inbounds nuw double, ptr %44, i64 %89
  %92 = load double, ptr %91, align 8
  %93 = fdiv double %92, %40
  store double %93, ptr %91, align 8
  %94 = add nuw nsw i64 %89, 1
  %95 = add i64 %90, 1
  %96 = icmp eq i64 %95, %21
  br i1 %96, label %97, label %88

97:                                               ; preds = %88, %85
  %98 = getelementptr inbounds nuw double, ptr %2, i64 %27
  %99 = load double, ptr %98, align 8
  %100 = fdiv double %99, %40
  store double %100, ptr %98, align 8
  br label %101

101:                                              ; preds = %82, %97
  %102 = phi double [ %84, %82 ], [ %100, %97 ]
  %103 = tail call double @llvm.fabs.f64(double %102)
  %104 = tail call double @llvm.maxnum.f64(double %28, double %103)
  %105 = add nuw nsw i64 %27, 1
  %106 = icmp eq i64 %105, %9
  br i1 %106, label %107, label %26

107:                                              ; preds = %101
  %108 = and i64 %9, 1
  %109 = icmp eq i64 %15, 0
  %110 = and i64 %9, 2147483646
  %111 = icmp eq i64 %108, 0
  %112 = icmp ne i64 %108, 0
  br label %113

113:                                              ; preds = %107, %145
  %114 = phi i64 [ %152, %145 ], [ 0, %107 ]
  %115 = phi double [ %151, %145 ], [ 0.000000e+00, %107 ]
  %116 = getelementptr inbounds nuw double, ptr %10, i64 %114
  %117 = getelementptr inbounds nuw double, ptr %1, i64 %114
  br i1 %109, label %137, label %118

118:                                              ; preds = %113, %118
  %119 = phi i64 [ %133, %118 ], [ 0, %113 ]
  %120 = phi double [ %132, %118 ], [ 0.000000e+00, %113 ]
  %121 = phi i64 [ %134, %118 ], [ 0, %113 ]
  %122 = mul nuw nsw i64 %119, %9
  %123 = getelementptr inbounds nuw double, ptr %117, i64 %122
  %124 = load double, ptr %123, align 8
  %125 = tail call double @llvm.fabs.f64(double %124)
  %126 = tail call double @llvm.maxnum.f64(double %120, double %125)
  %127 = or disjoint i64 %119, 1
  %128 = mul nuw nsw i64 %127, %9
  %129 = getelementptr inbounds nuw double, ptr %117, i64 %128
  %130 = load double, ptr %129, align 8
  %131 = tail call double @llvm.fabs.f64(double %130)
  %132 = tail call double @llvm.maxnum.f64(double %126, double %131)
  %133 = add nuw nsw i64 %119, 2
  %134 = add i64 %121, 2
  %135 = icmp eq i64 %134, %110
  br i1 %135, label %136, label %118

136:                                              ; preds = %118
  br i1 %111, label %145, label %137

137:                                              ; preds = %136, %113
  %138 = phi i64 [ 0, %113 ], [ %133, %136 ]
  %139 = phi double [ 0.000000e+00, %113 ], [ %132, %136 ]
  tail call void @llvm.assume(i1 %112)
  %140 = mul nuw nsw i64 %138, %9
  %141 = getelementptr inbounds nuw double, ptr %117, i64 %140
  %142 = load double, ptr %141, align 8
  %143 = tail call double @llvm.fabs.f64(double %142)
  %144 = tail call double @llvm.maxnum.f64(double %139, double %143)
  br label %145

145:                                              ; preds = %136, %137
  %146 = phi double [ %132, %136 ], [ %144, %137 ]
  store double %146, ptr %116, align 8
  %147 = getelementptr inbounds nuw i32, ptr %3, i64 %114
  %148 = load i32, ptr %147, align 4
  %149 = icmp eq i32 %148, 0
  %150 = tail call double @llvm.maxnum.f64(double %115, double %146)
  %151 = select i1 %149, double %115, double %150
  %152 = add nuw nsw i64 %114, 1
  %153 = icmp eq i64 %152, %9
  br i1 %153, label %154, label %113

154:                                              ; preds = %145
  %155 = and i64 %9, 1
  %156 = icmp eq i64 %15, 0
  %157 = and i64 %9, 2147483646
  %158 = icmp eq i64 %155, 0
  %159 = icmp ne i64 %155, 0
  br label %169

160:                                              ; preds = %219, %5
  %161 = phi double [ 0.000000e+00, %5 ], [ %104, %219 ]
  %162 = sext i32 %0 to i64
  %163 = add nsw i64 %9, -1
  %164 = and i64 %9, 1
  %165 = icmp eq i64 %163, 0
  %166 = and i64 %9, 2147483646
  %167 = icmp eq i64 %164, 0
  %168 = icmp ne i64 %164, 0
  br label %222

169:                                              ; preds = %154, %219
  %170 = phi i64 [ %220, %219 ], [ 0, %154 ]
  %171 = getelementptr inbounds nuw i32, ptr %3, i64 %170
  %172 = load i32, ptr %171, align 4
  %173 = icmp eq i32 %172, 0
  %174 = getelementptr inbounds nuw double, ptr %10, i64 %170
  br i1 %173, label %175, label %177

175:                                              ; preds = %169
  %176 = load double, ptr %174, align 8
  br label %178

177:                                              ; preds = %169
  store double %151, ptr %174, align 8
  br label %178

178:                                              ; preds = %175, %177
  %179 = phi double [ %176, %175 ], [ %151, %177 ]
  %180 = fcmp ogt double %179, 0.000000e+00
  br i1 %180, label %183, label %181

181:                                              ; preds = %178
  %182 = getelementptr inbounds nuw double, ptr %10, i64 %170
  store double 1.000000e+00, ptr %182, align 8
  br label %183

183:                                              ; preds = %178, %181
  %184 = phi double [ 1.000000e+00, %181 ], [ %179, %178 ]
  br i1 %156, label %209, label %185

185:                                              ; preds = %183, %185
  %186 = phi i64 [ %205, %185 ], [ 0, %183 ]
  %187 = phi i64 [ %206, %185 ], [ 0, %183 ]
  %188 = mul nuw nsw i64 %186, %9
  %189 = add nuw nsw i64 %188, %170
  %190 = getelementptr inbounds nuw double, ptr %1, i64 %189
  %191 = load double, ptr %190, align 8
  %192 = fdiv double %191, %184
  store double %192, ptr %190, align 8
  %193 = icmp eq i64 %186, %170
  %194 = uitofp i1 %193 to double
  %195 = getelementptr inbounds nuw double, ptr %8, i64 %189
  store double %194, ptr %195, align 8
  %196 = or disjoint i64 %186, 1
  %197 = mul nuw nsw i64 %196, %9
  %198 = add nuw nsw i64 %197, %170
  %199 = getelementptr inbounds nuw double, ptr %1, i64 %198
  %200 = load double, ptr %199, align 8
  %201 = fdiv double %200, %184
  store double %201, ptr %199, align 8
  %202 = icmp eq i64 %196, %170
  %203 = uitofp i1 %202 to double
  %204 = getelementptr inbounds nuw double, ptr %8, i64 %198
  store double %203, ptr %204, align 8
  %205 = add nuw nsw i64 %186, 2
  %206 = add i64 %187, 2
  %207 = icmp eq i64 %206, %157
  br i1 %207, label %208, label %185

208:                                              ; preds = %185
  br i1 %158, label %219, label %209

209:                                              ; preds = %208, %183
  %210 = phi i64 [ 0, %183 ], [ %205, %208 ]
  tail call void @llvm.assume(i1 %159)
  %211 = mul nuw nsw i64 %210, %9
  %212 = add nuw nsw i64 %211, %170
  %213 = getelementptr inbounds nuw double, ptr %1, i64 %212
  %214 = load double, ptr %213, align 8
  %215 = fdiv double %214, %184
  store double %215, ptr %213, align 8
  %216 = icmp eq i64 %210, %170
  %217 = uitofp i1 %216 to double
  %218 = getelementptr inbounds nuw double, ptr %8, i64 %212
  store double %217, ptr %218, align 8
  br label %219

219:                                              ; preds = %208, %209
  %220 = add nuw nsw i64 %170, 1
  %221 = icmp eq i64 %220, %9
  br i1 %221, label %160, label %169

222:                                              ; preds = %160, %356
  %223 = phi i32 [ 0, %160 ], [ %358, %356 ]
  br i1 %13, label %235, label %631

224:                                              ; preds = %356
  %225 = shl nuw nsw i64 %9, 3
  call void @llvm.memset.p0.i64(ptr nonnull align 16 %11, i8 0, i64 %225, i1 false)
  %226 = and i64 %9, 3
  %227 = icmp ult i32 %0, 4
  %228 = and i64 %9, 2147483644
  %229 = icmp eq i64 %226, 0
  %230 = icmp ne i64 %226, 0
  br label %373

231:                                              ; preds = %352, %235
  %232 = phi i32 [ %238, %235 ], [ %353, %352 ]
  %233 = add nuw nsw i64 %237, 1
  %234 = icmp eq i64 %239, %9
  br i1 %234, label %356, label %235

235:                                              ; preds = %222, %231
  %236 = phi i64 [ %239, %231 ], [ 0, %222 ]
  %237 = phi i64 [ %233, %231 ], [ 1, %222 ]
  %238 = phi i32 [ %232, %231 ], [ 0, %222 ]
  %239 = add nuw nsw i64 %236, 1
  %240 = icmp slt i64 %239, %162
  br i1 %240, label %241, label %231

241:                                              ; preds = %235
  %242 = getelementptr inbounds nuw double, ptr %1, i64 %236
  br label %243

243:                                              ; preds = %241, %352
  %244 = phi i64 [ %237, %241 ], [ %354, %352 ]
  %245 = phi i32 [ %238, %241 ], [ %353, %352 ]
  %246 = getelementptr inbounds nuw double, ptr %1, i64 %244
  br i1 %165, label %280, label %247

247:                                              ; preds = %243, %247
  %248 = phi i64 [ %276, %247 ], [ 0, %243 ]
  %249 = phi double [ %275, %247 ], [ 0.000000e+00, %243 ]
  %250 = phi double [ %273, %247 ], [ 0.000000e+00, %243 ]
  %251 = phi double [ %269, %247 ], [ 0.000000e+00, %243 ]
  %252 = phi i64 [ %277, %247 ], [ 0, %243 ]
  %253 = mul nuw nsw i64 %248, %9
  %254 = getelementptr inbounds nuw double, ptr %242, i64 %253
  %255 = load double, ptr %254, align 8
  %256 = fmul double %255, %255
  %257 = fadd double %251, %256
  %258 = getelementptr inbounds nuw double, ptr %246, i64 %253
  %259 = load double, ptr %258, align 8
  %260 = fmul double %259, %259
  %261 = fadd double %250, %260
  %262 = fmul double %255, %259
  %263 = fadd double %249, %262
  %264 = or disjoint i64 %248, 1
  %265 = mul nuw nsw i64 %264, %9
  %266 = getelementptr inbounds nuw double, ptr %242, i64 %265
  %267 = load double, ptr %266, align 8
  %268 = fmul double %267, %267
  %269 = fadd double %257, %268
  %270 = getelementptr inbounds nuw double, ptr %246, i64 %265
  %271 = load double, ptr %270, align 8
  %272 = fmul double %271, %271
  %273 = fadd double %261, %272
  %274 = fmul double %267, %271
  %275 = fadd double %263, %274
  %276 = add nuw nsw i64 %248, 2
  %277 = add i64 %252, 2
  %278 = icmp eq i64 %277, %166
  br i1 %278, label %279, label %247

279:                                              ; preds = %247
  br i1 %167, label %296, label %280

280:                                              ; preds = %279, %243
  %281 = phi i64 [ 0, %243 ], [ %276, %279 ]
  %282 = phi double [ 0.000000e+00, %243 ], [ %275, %279 ]
  %283 = phi double [ 0.000000e+00, %243 ], [ %273, %279 ]
  %284 = phi double [ 0.000000e+00, %243 ], [ %269, %279 ]
  tail call void @llvm.assume(i1 %168)
  %285 = mul nuw nsw i64 %281, %9
  %286 = getelementptr inbounds nuw double, ptr %242, i64 %285
  %287 = load double, ptr %286, align 8
  %288 = fmul double %287, %287
  %289 = fadd double %284, %288
  %290 = getelementptr inbounds nuw double, ptr %246, i64 %285
  %291 = load double, ptr %290, align 8
  %292 = fmul double %291, %291
  %293 = fadd double %283, %292
  %294 = fmul double %287, %291
  %295 = fadd double %282, %294
  br label %296

296:                                              ; preds = %279, %280
  %297 = phi double [ %269, %279 ], [ %289, %280 ]
  %298 = phi double [ %273, %279 ], [ %293, %280 ]
  %299 = phi double [ %275, %279 ], [ %295, %280 ]
  %300 = tail call double @llvm.fabs.f64(double %299)
  %301 = fmul double %297, %298
  %302 = tail call double @llvm.sqrt.f64(double %301)
  %303 = fmul double %302, 1.000000e-15
  %304 = fcmp ule double %300, %303
  %305 = fcmp olt double %300, 0x37A16C262777579C
  %306 = or i1 %305, %304
  br i1 %306, label %352, label %307

307:                                              ; preds = %296
  %308 = fsub double %298, %297
  %309 = fmul double %299, 2.000000e+00
  %310 = fdiv double %308, %309
  %311 = fcmp olt double %310, 0.000000e+00
  %312 = select i1 %311, double -1.000000e+00, double 1.000000e+00
  %313 = tail call double @llvm.fabs.f64(double %310)
  %314 = fmul double %310, %310
  %315 = fadd double %314, 1.000000e+00
  %316 = tail call double @llvm.sqrt.f64(double %315)
  %317 = fadd double %313, %316
  %318 = fdiv double %312, %317
  %319 = fmul double %318, %318
  %320 = fadd double %319, 1.000000e+00
  %321 = tail call double @llvm.sqrt.f64(double %320)
  %322 = fdiv double 1.000000e+00, %321
  br label %323

323:                                              ; preds = %307, %323
  %324 = phi i64 [ 0, %307 ], [ %350, %323 ]
  %325 = mul nuw nsw i64 %324, %9
  %326 = add nuw nsw i64 %325, %236
  %327 = getelementptr inbounds nuw double, ptr %1, i64 %326
  %328 = load double, ptr %327, align 8
  %329 = getelementptr inbounds nuw double, ptr %8, i64 %326
  %330 = load double, ptr %329, align 8
  %331 = add nuw nsw i64 %325, %244
  %332 = getelementptr inbounds nuw double, ptr %1, i64 %331
  %333 = load double, ptr %332, align 8
  %334 = fmul double %318, %333
  %335 = fsub double %328, %334
  %336 = fmul double %322, %335
  store double %336, ptr %327, align 8
  %337 = fmul double %318, %328
  %338 = load double, ptr %332, align 8
  %339 = fadd double %337, %338
  %340 = fmul double %322, %339
  store double %340, ptr %332, align 8
  %341 = getelementptr inbounds nuw double, ptr %8, i64 %331
  %342 = load double, ptr %341, align 8
  %343 = fmul double %318, %342
  %344 = fsub double %330, %343
  %345 = fmul double %322, %344
  store double %345, ptr %329, align 8
  %346 = fmul double %318, %330
  %347 = load double, ptr %341, align 8
  %348 = fadd double %346, %347
  %349 = fmul double %322, %348
  store double %349, ptr %341, align 8
  %350 = add nuw nsw i64 %324, 1
  %351 = icmp eq i64 %350, %9
  br i1 %351, label %352, label %323

352:                                              ; preds = %323, %296
  %353 = phi i32 [ %245, %296 ], [ 1, %323 ]
  %354 = add nuw nsw i64 %244, 1
  %355 = icmp eq i64 %354, %9
  br i1 %355, label %231, label %243

356:                                              ; preds = %231
  %357 = icmp ne i32 %232, 0
  %358 = add nuw nsw i32 %223, 1
  %359 = icmp samesign ult i32 %223, 59
  %360 = select i1 %357, i1 %359, i1 false
  br i1 %360, label %222, label %224

361:                                              ; preds = %424
  %362 = fmul double %426, 0x3C9CD2B297D889BC
  %363 = and i64 %9, 3
  %364 = icmp ult i32 %0, 4
  %365 = and i64 %9, 2147483644
  %366 = icmp eq i64 %363, 0
  %367 = icmp ne i64 %363, 0
  %368 = and i64 %9, 1
  %369 = icmp eq i64 %163, 0
  %370 = and i64 %9, 2147483646
  %371 = icmp eq i64 %368, 0
  %372 = icmp ne i64 %368, 0
  br label %429

373:                                              ; preds = %424, %224
  %374 = phi i64 [ 0, %224 ], [ %427, %424 ]
  %375 = phi double [ 0.000000e+00, %224 ], [ %426, %424 ]
  %376 = getelementptr inbounds nuw double, ptr %12, i64 %374
  %377 = getelementptr inbounds nuw double, ptr %1, i64 %374
  br i1 %227, label %409, label %378

378:                                              ; preds = %373, %378
  %379 = phi i64 [ %405, %378 ], [ 0, %373 ]
  %380 = phi double [ %404, %378 ], [ 0.000000e+00, %373 ]
  %381 = phi i64 [ %406, %378 ], [ 0, %373 ]
  %382 = mul nuw nsw i64 %379, %9
  %383 = getelementptr inbounds nuw double, ptr %377, i64 %382
  %384 = load double, ptr %383, align 8
  %385 = fmul double %384, %384
  %386 = fadd double %380, %385
  %387 = or disjoint i64 %379, 1
  %388 = mul nuw nsw i64 %387, %9
  %389 = getelementptr inbounds nuw double, ptr %377, i64 %388
  %390 = load double, ptr %389, align 8
  %391 = fmul double %390, %390
  %392 = fadd double %386, %391
  %393 = or disjoint i64 %379, 2
  %394 = mul nuw nsw i64 %393, %9
  %395 = getelementptr inbounds nuw double, ptr %377, i64 %394
  %396 = load double, ptr %395, align 8
  %397 = fmul double %396, %396
  %398 = fadd double %392, %397
  %399 = or disjoint i64 %379, 3
  %400 = mul nuw nsw i64 %399, %9
  %401 = getelementptr inbounds nuw double, ptr %377, i64 %400
  %402 = load double, ptr %401, align 8
  %403 = fmul double %402, %402
  %404 = fadd double %398, %403
  %405 = add nuw nsw i64 %379, 4
  %406 = add i64 %381, 4
  %407 = icmp eq i64 %406, %228
  br i1 %407, label %408, label %378

408:                                              ; preds = %378
  br i1 %229, label %424, label %409

409:                                              ; preds = %408, %373
  %410 = phi i64 [ 0, %373 ], [ %405, %408 ]
  %411 = phi double [ 0.000000e+00, %373 ], [ %404, %408 ]
  tail call void @llvm.assume(i1 %230)
  br label %412

412:                                              ; preds = %412, %409
  %413 = phi i64 [ %410, %409 ], [ %421, %412 ]
  %414 = phi double [ %411, %409 ], [ %420, %412 ]
  %415 = phi i64 [ 0, %409 ], [ %422, %412 ]
  %416 = mul nuw nsw i64 %413, %9
  %417 = getelementptr inbounds nuw double, ptr %377, i64 %416
  %418 = load double, ptr %417, align 8
  %419 = fmul double %418, %418
  %420 = fadd double %414, %419
  %421 = add nuw nsw i64 %413, 1
  %422 = add i64 %415, 1
  %423 = icmp eq i64 %422, %226
  br i1 %423, label %424, label %412

424:                                              ; preds = %412, %408
  %425 = phi double [ %404, %408 ], [ %420, %412 ]
  store double %425, ptr %376, align 8
  %426 = tail call double @llvm.maxnum.f64(double %375, double %425)
  %427 = add nuw nsw i64 %374, 1
  %428 = icmp eq i64 %427, %9
  br i1 %428, label %361, label %373

429:                                              ; preds = %361, %559
  %430 = phi i64 [ %560, %559 ], [ 0, %361 ]
  %431 = getelementptr inbounds nuw double, ptr %12, i64 %430
  %432 = load double, ptr %431, align 8
  %433 = fcmp ogt double %432, %362
  %434 = getelementptr inbounds nuw double, ptr %1, i64 %430
  br i1 %364, label %436, label %457

435:                                              ; preds = %457
  br i1 %366, label %453, label %436

436:                                              ; preds = %435, %429
  %437 = phi i64 [ 0, %429 ], [ %492, %435 ]
  %438 = phi double [ 0.000000e+00, %429 ], [ %491, %435 ]
  tail call void @llvm.assume(i1 %367)
  br label %439

439:                                              ; preds = %439, %436
  %440 = phi i64 [ %437, %436 ], [ %450, %439 ]
  %441 = phi double [ %438, %436 ], [ %449, %439 ]
  %442 = phi i64 [ 0, %436 ], [ %451, %439 ]
  %443 = mul nuw nsw i64 %440, %9
  %444 = getelementptr inbounds nuw double, ptr %434, i64 %443
  %445 = load double, ptr %444, align 8
  %446 = getelementptr inbounds nuw double, ptr %2, i64 %440
  %447 = load double, ptr %446, align 8
  %448 = fmul double %445, %447
  %449 = fadd double %441, %448
  %450 = add nuw nsw i64 %440, 1
  %451 = add i64 %442, 1
  %452 = icmp eq i64 %451, %363
  br i1 %452, label %453, label %439

453:                                              ; preds = %439, %435
  %454 = phi double [ %491, %435 ], [ %449, %439 ]
  %455 = getelementptr double, ptr %8, i64 %430
  %456 = getelementptr double, ptr %8, i64 %430
  br label %497

457:                                              ; preds = %429, %457
  %458 = phi i64 [ %492, %457 ], [ 0, %429 ]
  %459 = phi double [ %491, %457 ], [ 0.000000e+00, %429 ]
  %460 = phi i64 [ %493, %457 ], [ 0, %429 ]
  %461 = mul nuw nsw i64 %458, %9
  %462 = getelementptr inbounds nuw double, ptr %434, i64 %461
  %463 = load double, ptr %462, align 8
  %464 = getelementptr inbounds nuw double, ptr %2, i64 %458
  %465 = load double, ptr %464, align 8
  %466 = fmul double %463, %465
  %467 = fadd double %459, %466
  %468 = or disjoint i64 %458, 1
  %469 = mul nuw nsw i64 %468, %9
  %470 = getelementptr inbounds nuw double, ptr %434, i64 %469
  %471 = load double, ptr %470, align 8
  %472 = getelementptr inbounds nuw double, ptr %2, i64 %468
  %473 = load double, ptr %472, align 8
  %474 = fmul double %471, %473
  %475 = fadd double %467, %474
  %476 = or disjoint i64 %458, 2
  %477 = mul nuw nsw i64 %476, %9
  %478 = getelementptr inbounds nuw double, ptr %434, i64 %477
  %479 = load double, ptr %478, align 8
  %480 = getelementptr inbounds nuw double, ptr %2, i64 %476
  %481 = load double, ptr %480, align 8
  %482 = fmul double %479, %481
  %483 = fadd double %475, %482
  %484 = or disjoint i64 %458, 3
  %485 = mul nuw nsw i64 %484, %9
  %486 = getelementptr inbounds nuw double, ptr %434, i64 %485
  %487 = load double, ptr %486, align 8
  %488 = getelementptr inbounds nuw double, ptr %2, i64 %484
  %489 = load double, ptr %488, align 8
  %490 = fmul double %487, %489
  %491 = fadd double %483, %490
  %492 = add nuw nsw i64 %458, 4
  %493 = add i64 %460, 4
  %494 = icmp eq i64 %493, %365
  br i1 %494, label %435, label %457

495:                                              ; preds = %514
  %496 = getelementptr inbounds nuw double, ptr %1, i64 %430
  br i1 %369, label %549, label %525

497:                                              ; preds = %512, %453
  %498 = phi i64 [ 0, %453 ], [ %513, %512 ]
  br i1 %433, label %514, label %499

499:                                              ; preds = %497
  %500 = getelementptr inbounds nuw i32, ptr %3, i64 %498
  %501 = load i32, ptr %500, align 4
  %502 = icmp eq i32 %501, 0
  br i1 %502, label %503, label %509

503:                                              ; preds = %499
  %504 = mul nuw nsw i64 %498, %9
  %505 = getelementptr double, ptr %455, i64 %504
  %506 = load double, ptr %505, align 8
  %507 = tail call double @llvm.fabs.f64(double %506)
  %508 = fcmp ogt double %507, 1.000000e-04
  br i1 %508, label %637, label %509

509:                                              ; preds = %499, %503
  %510 = add nuw nsw i64 %498, 1
  %511 = icmp eq i64 %510, %9
  br i1 %511, label %559, label %512

512:                                              ; preds = %509, %514
  %513 = phi i64 [ %510, %509 ], [ %523, %514 ]
  br label %497

514:                                              ; preds = %497
  %515 = mul nuw nsw i64 %498, %9
  %516 = getelementptr double, ptr %456, i64 %515
  %517 = load double, ptr %516, align 8
  %518 = fmul double %454, %517
  %519 = fdiv double %518, %432
  %520 = getelementptr inbounds nuw double, ptr %11, i64 %498
  %521 = load double, ptr %520, align 8
  %522 = fadd double %521, %519
  store double %522, ptr %520, align 8
  %523 = add nuw nsw i64 %498, 1
  %524 = icmp eq i64 %523, %9
  br i1 %524, label %495, label %512

525:                                              ; preds = %495, %525
  %526 = phi i64 [ %545, %525 ], [ 0, %495 ]
  %527 = phi i64 [ %546, %525 ], [ 0, %495 ]
  %528 = mul nuw nsw i64 %526, %9
  %529 = getelementptr inbounds nuw double, ptr %496, i64 %528
  %530 = load double, ptr %529, align 8
  %531 = fmul double %454, %530
  %532 = fdiv double %531, %432
  %533 = getelementptr inbounds nuw double, ptr %2, i64 %526
  %534 = load double, ptr %533, align 8
  %535 = fsub double %534, %532
  store double %535, ptr %533, align 8
  %536 = or disjoint i64 %526, 1
  %537 = mul nuw nsw i64 %536, %9
  %538 = getelementptr inbounds nuw double, ptr %496, i64 %537
  %539 = load double, ptr %538, align 8
  %540 = fmul double %454, %539
  %541 = fdiv double %540, %432
  %542 = getelementptr inbounds nuw double, ptr %2, i64 %536
  %543 = load double, ptr %542, align 8
  %544 = fsub double %543, %541
  store double %544, ptr %542, align 8
  %545 = add nuw nsw i64 %526, 2
  %546 = add i64 %527, 2
  %547 = icmp eq i64 %546, %370
  br i1 %547, label %548, label %525

548:                                              ; preds = %525
  br i1 %371, label %559, label %549

549:                                              ; preds = %548, %495
  %550 = phi i64 [ 0, %495 ], [ %545, %548 ]
  tail call void @llvm.assume(i1 %372)
  %551 = mul nuw nsw i64 %550, %9
  %552 = getelementptr inbounds nuw double, ptr %496, i64 %551
  %553 = load double, ptr %552, align 8
  %554 = fmul double %454, %553
  %555 = fdiv double %554, %432
  %556 = getelementptr inbounds nuw double, ptr %2, i64 %550
  %557 = load double, ptr %556, align 8
  %558 = fsub double %557, %555
  store double %558, ptr %556, align 8
  br label %559

559:                                              ; preds = %509, %549, %548
  %560 = add nuw nsw i64 %430, 1
  %561 = icmp eq i64 %560, %9
  br i1 %561, label %562, label %429

562:                                              ; preds = %559, %562
  %563 = phi i64 [ %574, %562 ], [ 0, %559 ]
  %564 = phi double [ %569, %562 ], [ 0.000000e+00, %559 ]
  %565 = phi double [ %573, %562 ], [ %161, %559 ]
  %566 = getelementptr inbounds nuw double, ptr %2, i64 %563
  %567 = load double, ptr %566, align 8
  %568 = tail call double @llvm.fabs.f64(double %567)
  %569 = tail call double @llvm.maxnum.f64(double %564, double %568)
  %570 = getelementptr inbounds nuw double, ptr %11, i64 %563
  %571 = load double, ptr %570, align 8
  %572 = tail call double @llvm.fabs.f64(double %571)
  %573 = tail call double @llvm.maxnum.f64(double %565, double %572)
  %574 = add nuw nsw i64 %563, 1
  %575 = icmp eq i64 %574, %9
  br i1 %575, label %576, label %562

576:                                              ; preds = %562
  %577 = and i64 %9, 3
  %578 = icmp ult i32 %0, 4
  br i1 %578, label %616, label %579

579:                                              ; preds = %576
  %580 = and i64 %9, 2147483644
  br label %581

581:                                              ; preds = %581, %579
  %582 = phi i64 [ 0, %579 ], [ %611, %581 ]
  %583 = phi i64 [ 0, %579 ], [ %612, %581 ]
  %584 = getelementptr inbounds nuw double, ptr %11, i64 %582
  %585 = load double, ptr %584, align 16
  %586 = getelementptr inbounds nuw double, ptr %10, i64 %582
  %587 = load double, ptr %586, align 16
  %588 = fdiv double %585, %587
  %589 = getelementptr inbounds nuw double, ptr %2, i64 %582
  store double %588, ptr %589, align 8
  %590 = or disjoint i64 %582, 1
  %591 = getelementptr inbounds nuw double, ptr %11, i64 %590
  %592 = load double, ptr %591, align 8
  %593 = getelementptr inbounds nuw double, ptr %10, i64 %590
  %594 = load double, ptr %593, align 8
  %595 = fdiv double %592, %594
  %596 = getelementptr inbounds nuw double, ptr %2, i64 %590
  store double %595, ptr %596, align 8
  %597 = or disjoint i64 %582, 2
  %598 = getelementptr inbounds nuw double, ptr %11, i64 %597
  %599 = load double, ptr %598, align 16
  %600 = getelementptr inbounds nuw double, ptr %10, i64 %597
  %601 = load double, ptr %600, align 16
  %602 = fdiv double %599, %601
  %603 = getelementptr inbounds nuw double, ptr %2, i64 %597
  store double %602, ptr %603, align 8
  %604 = or disjoint i64 %582, 3
  %605 = getelementptr inbounds nuw double, ptr %11, i64 %604
  %606 = load double, ptr %605, align 8
  %607 = getelementptr inbounds nuw double, ptr %10, i64 %604
  %608 = load double, ptr %607, align 8
  %609 = fdiv double %606, %608
  %610 = getelementptr inbounds nuw double, ptr %2, i64 %604
  store double %609, ptr %610, align 8
  %611 = add nuw nsw i64 %582, 4
  %612 = add i64 %583, 4
  %613 = icmp eq i64 %612, %580
  br i1 %613, label %614, label %581

614:                                              ; preds = %581
  %615 = icmp eq i64 %577, 0
  br i1 %615, label %631, label %616

616:                                              ; preds = %614, %576
  %617 = phi i64 [ 0, %576 ], [ %611, %614 ]
  %618 = icmp ne i64 %577, 0
  tail call void @llvm.assume(i1 %618)
  br label %619

619:                                              ; preds = %619, %616
  %620 = phi i64 [ %628, %619 ], [ %617, %616 ]
  %621 = phi i64 [ %629, %619 ], [ 0, %616 ]
  %622 = getelementptr inbounds nuw double, ptr %11, i64 %620
  %623 = load double, ptr %622, align 8
  %624 = getelementptr inbounds nuw double, ptr %10, i64 %620
  %625 = load double, ptr %624, align 8
  %626 = fdiv double %623, %625
  %627 = getelementptr inbounds nuw double, ptr %2, i64 %620
  store double %626, ptr %627, align 8
  %628 = add nuw nsw i64 %620, 1
  %629 = add i64 %621, 1
  %630 = icmp eq i64 %629, %577
  br i1 %630, label %631, label %619

631:                                              ; preds = %222, %614, %619
  %632 = phi double [ %569, %614 ], [ %569, %619 ], [ 0.000000e+00, %222 ]
  %633 = phi double [ %573, %614 ], [ %573, %619 ], [ %161, %222 ]
  %634 = fmul double %4, %633
  %635 = fcmp ogt double %632, %634
  %636 = zext i1 %635 to i32
  br label %637

637:                                              ; preds = %503, %631
  %638 = phi i32 [ %636, %631 ], [ 1, %503 ]
  ret i32 %638
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maxnum.f64(double, double) #1

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
  %14 = call i32 %0(ptr noundef %1, ptr noundef %3, ptr noundef nonnull %6, ptr noundef nonnull %12) #8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %425

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
  %32 = and i64 %5, 3
  %33 = icmp ult i32 %2, 4
  %34 = and i64 %5, 2147483644
  %35 = icmp eq i64 %32, 0
  %36 = icmp ne i64 %32, 0
  %37 = and i64 %5, 3
  %38 = icmp ult i32 %2, 4
  %39 = and i64 %5, 2147483644
  %40 = icmp eq i64 %37, 0
  %41 = icmp ne i64 %37, 0
  %42 = and i64 %5, 3
  %43 = icmp ult i32 %2, 4
  %44 = and i64 %5, 2147483644
  %45 = icmp eq i64 %42, 0
  %46 = icmp ne i64 %42, 0
  %47 = and i64 %5, 3
  %48 = icmp ult i32 %2, 4
  %49 = and i64 %5, 2147483644
  %50 = icmp eq i64 %47, 0
  %51 = icmp ne i64 %47, 0
  br label %55

52:                                               ; preds = %422
  %53 = add nuw nsw i32 %56, 1
  %54 = icmp eq i32 %53, 60
  br i1 %54, label %425, label %55

55:                                               ; preds = %16, %52
  %56 = phi i32 [ 0, %16 ], [ %53, %52 ]
  br i1 %17, label %57, label %105

57:                                               ; preds = %55
  br i1 %23, label %85, label %58

58:                                               ; preds = %57, %58
  %59 = phi i64 [ %81, %58 ], [ 0, %57 ]
  %60 = phi double [ %80, %58 ], [ 0.000000e+00, %57 ]
  %61 = phi i64 [ %82, %58 ], [ 0, %57 ]
  %62 = getelementptr inbounds nuw double, ptr %6, i64 %59
  %63 = load double, ptr %62, align 16
  %64 = fmul double %63, %63
  %65 = fadd double %60, %64
  %66 = getelementptr inbounds nuw double, ptr %6, i64 %59
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 8
  %68 = load double, ptr %67, align 8
  %69 = fmul double %68, %68
  %70 = fadd double %65, %69
  %71 = getelementptr inbounds nuw double, ptr %6, i64 %59
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 16
  %73 = load double, ptr %72, align 16
  %74 = fmul double %73, %73
  %75 = fadd double %70, %74
  %76 = getelementptr inbounds nuw double, ptr %6, i64 %59
  %77 = getelementptr inbounds nuw i8, ptr %76, i64 24
  %78 = load double, ptr %77, align 8
  %79 = fmul double %78, %78
  %80 = fadd double %75, %79
  %81 = add nuw nsw i64 %59, 4
  %82 = add i64 %61, 4
  %83 = icmp eq i64 %82, %24
  br i1 %83, label %84, label %58

84:                                               ; preds = %58
  br i1 %25, label %99, label %85

85:                                               ; preds = %84, %57
  %86 = phi i64 [ 0, %57 ], [ %81, %84 ]
  %87 = phi double [ 0.000000e+00, %57 ], [ %80, %84 ]
  call void @llvm.assume(i1 %26)
  br label %88

88:                                               ; preds = %88, %85
  %89 = phi i64 [ %96, %88 ], [ %86, %85 ]
  %90 = phi double [ %95, %88 ], [ %87, %85 ]
  %91 = phi i64 [ %97, %88 ], [ 0, %85 ]
  %92 = getelementptr inbounds nuw double, ptr %6, i64 %89
  %93 = load double, ptr %92, align 8
  %94 = fmul double %93, %93
  %95 = fadd double %90, %94
  %96 = add nuw nsw i64 %89, 1
  %97 = add i64 %91, 1
  %98 = icmp eq i64 %97, %22
  br i1 %98, label %99, label %88

99:                                               ; preds = %88, %84
  %100 = phi double [ %80, %84 ], [ %95, %88 ]
  %101 = call double @llvm.sqrt.f64(double %100)
  %102 = call double @llvm.fabs.f64(double %101)
  %103 = fcmp ueq double %102, 0x7FF0000000000000
  br i1 %103, label %425, label %104

104:                                              ; preds = %99
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %8, ptr nonnull align 16 %6, i64 %19, i1 false)
  br label %106

105:                                              ; preds = %55
  br i1 %18, label %110, label %106

106:                                              ; preds = %105, %104
  %107 = phi double [ %101, %104 ], [ 0.000000e+00, %105 ]
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(1) %13, ptr noundef nonnull align 16 dereferenceable(1) %12, i64 %21, i1 false)
  %108 = call i32 @bondgraph_solve_general(i32 noundef %2, ptr noundef nonnull %13, ptr noundef nonnull %8)
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %113, label %425

110:                                              ; preds = %105
  %111 = call i32 @bondgraph_solve_general(i32 noundef %2, ptr noundef nonnull %13, ptr noundef nonnull %8)
  %112 = icmp eq i32 %111, 0
  br i1 %112, label %124, label %425

113:                                              ; preds = %106
  br i1 %17, label %114, label %124

114:                                              ; preds = %113
  br i1 %28, label %116, label %128

115:                                              ; preds = %143
  br i1 %30, label %124, label %116

116:                                              ; preds = %115, %114
  %117 = phi i64 [ 0, %114 ], [ %145, %115 ]
  %118 = phi i1 [ false, %114 ], [ %144, %115 ]
  call void @llvm.assume(i1 %31)
  br i1 %118, label %124, label %119

119:                                              ; preds = %116
  %120 = getelementptr inbounds nuw double, ptr %8, i64 %117
  %121 = load double, ptr %120, align 8
  %122 = call double @llvm.fabs.f64(double %121)
  %123 = fcmp ugt double %122, 0x3D719799812DEA11
  br label %124

124:                                              ; preds = %115, %119, %116, %110, %113
  %125 = phi double [ %107, %113 ], [ 0.000000e+00, %110 ], [ %107, %116 ], [ %107, %119 ], [ %107, %115 ]
  %126 = phi i1 [ false, %113 ], [ false, %110 ], [ %144, %115 ], [ true, %116 ], [ %123, %119 ]
  %127 = fcmp oeq double %125, 0.000000e+00
  br label %148

128:                                              ; preds = %114, %143
  %129 = phi i64 [ %145, %143 ], [ 0, %114 ]
  %130 = phi i1 [ %144, %143 ], [ false, %114 ]
  %131 = phi i64 [ %146, %143 ], [ 0, %114 ]
  br i1 %130, label %143, label %132

132:                                              ; preds = %128
  %133 = getelementptr inbounds nuw double, ptr %8, i64 %129
  %134 = load double, ptr %133, align 16
  %135 = call double @llvm.fabs.f64(double %134)
  %136 = fcmp ugt double %135, 0x3D719799812DEA11
  br i1 %136, label %143, label %137

137:                                              ; preds = %132
  %138 = getelementptr inbounds nuw double, ptr %8, i64 %129
  %139 = getelementptr inbounds nuw i8, ptr %138, i64 8
  %140 = load double, ptr %139, align 8
  %141 = call double @llvm.fabs.f64(double %140)
  %142 = fcmp ugt double %141, 0x3D719799812DEA11
  br label %143

143:                                              ; preds = %128, %137, %132
  %144 = phi i1 [ true, %132 ], [ %142, %137 ], [ true, %128 ]
  %145 = add nuw nsw i64 %129, 2
  %146 = add i64 %131, 2
  %147 = icmp eq i64 %146, %29
  br i1 %147, label %115, label %128

148:                                              ; preds = %124, %289
  %149 = phi i32 [ 0, %124 ], [ %290, %289 ]
  br i1 %17, label %150, label %203

150:                                              ; preds = %148
  br i1 %33, label %185, label %151

151:                                              ; preds = %150, %151
  %152 = phi i64 [ %181, %151 ], [ 0, %150 ]
  %153 = phi i64 [ %182, %151 ], [ 0, %150 ]
  %154 = getelementptr inbounds nuw double, ptr %3, i64 %152
  %155 = load double, ptr %154, align 8
  %156 = getelementptr inbounds nuw double, ptr %8, i64 %152
  %157 = load double, ptr %156, align 16
  %158 = fsub double %155, %157
  %159 = getelementptr inbounds nuw double, ptr %9, i64 %152
  store double %158, ptr %159, align 16
  %160 = or disjoint i64 %152, 1
  %161 = getelementptr inbounds nuw double, ptr %3, i64 %160
  %162 = load double, ptr %161, align 8
  %163 = getelementptr inbounds nuw double, ptr %8, i64 %160
  %164 = load double, ptr %163, align 8
  %165 = fsub double %162, %164
  %166 = getelementptr inbounds nuw double, ptr %9, i64 %160
  store double %165, ptr %166, align 8
  %167 = or disjoint i64 %152, 2
  %168 = getelementptr inbounds nuw double, ptr %3, i64 %167
  %169 = load double, ptr %168, align 8
  %170 = getelementptr inbounds nuw double, ptr %8, i64 %167
  %171 = load double, ptr %170, align 16
  %172 = fsub double %169, %171
  %173 = getelementptr inbounds nuw double, ptr %9, i64 %167
  store double %172, ptr %173, align 16
  %174 = or disjoint i64 %152, 3
  %175 = getelementptr inbounds nuw double, ptr %3, i64 %174
  %176 = load double, ptr %175, align 8
  %177 = getelementptr inbounds nuw double, ptr %8, i64 %174
  %178 = load double, ptr %177, align 8
  %179 = fsub double %176, %178
  %180 = getelementptr inbounds nuw double, ptr %9, i64 %174
  store double %179, ptr %180, align 8
  %181 = add nuw nsw i64 %152, 4
  %182 = add i64 %153, 4
  %183 = icmp eq i64 %182, %34
  br i1 %183, label %184, label %151

184:                                              ; preds = %151
  br i1 %35, label %199, label %185

185:                                              ; preds = %184, %150
  %186 = phi i64 [ 0, %150 ], [ %181, %184 ]
  call void @llvm.assume(i1 %36)
  br label %187

187:                                              ; preds = %187, %185
  %188 = phi i64 [ %196, %187 ], [ %186, %185 ]
  %189 = phi i64 [ %197, %187 ], [ 0, %185 ]
  %190 = getelementptr inbounds nuw double, ptr %3, i64 %188
  %191 = load double, ptr %190, align 8
  %192 = getelementptr inbounds nuw double, ptr %8, i64 %188
  %193 = load double, ptr %192, align 8
  %194 = fsub double %191, %193
  %195 = getelementptr inbounds nuw double, ptr %9, i64 %188
  store double %194, ptr %195, align 8
  %196 = add nuw nsw i64 %188, 1
  %197 = add i64 %189, 1
  %198 = icmp eq i64 %197, %32
  br i1 %198, label %199, label %187

199:                                              ; preds = %187, %184
  %200 = call i32 %0(ptr noundef %1, ptr noundef nonnull %9, ptr noundef nonnull %7, ptr noundef nonnull %13) #8
  %201 = icmp eq i32 %200, 0
  br i1 %201, label %202, label %254

202:                                              ; preds = %199
  br i1 %38, label %233, label %206

203:                                              ; preds = %148
  %204 = call i32 %0(ptr noundef %1, ptr noundef nonnull %9, ptr noundef nonnull %7, ptr noundef nonnull %13) #8
  %205 = icmp eq i32 %204, 0
  br i1 %205, label %250, label %289

206:                                              ; preds = %202, %206
  %207 = phi i64 [ %229, %206 ], [ 0, %202 ]
  %208 = phi double [ %228, %206 ], [ 0.000000e+00, %202 ]
  %209 = phi i64 [ %230, %206 ], [ 0, %202 ]
  %210 = getelementptr inbounds nuw double, ptr %7, i64 %207
  %211 = load double, ptr %210, align 16
  %212 = fmul double %211, %211
  %213 = fadd double %208, %212
  %214 = getelementptr inbounds nuw double, ptr %7, i64 %207
  %215 = getelementptr inbounds nuw i8, ptr %214, i64 8
  %216 = load double, ptr %215, align 8
  %217 = fmul double %216, %216
  %218 = fadd double %213, %217
  %219 = getelementptr inbounds nuw double, ptr %7, i64 %207
  %220 = getelementptr inbounds nuw i8, ptr %219, i64 16
  %221 = load double, ptr %220, align 16
  %222 = fmul double %221, %221
  %223 = fadd double %218, %222
  %224 = getelementptr inbounds nuw double, ptr %7, i64 %207
  %225 = getelementptr inbounds nuw i8, ptr %224, i64 24
  %226 = load double, ptr %225, align 8
  %227 = fmul double %226, %226
  %228 = fadd double %223, %227
  %229 = add nuw nsw i64 %207, 4
  %230 = add i64 %209, 4
  %231 = icmp eq i64 %230, %39
  br i1 %231, label %232, label %206

232:                                              ; preds = %206
  br i1 %40, label %247, label %233

233:                                              ; preds = %232, %202
  %234 = phi i64 [ 0, %202 ], [ %229, %232 ]
  %235 = phi double [ 0.000000e+00, %202 ], [ %228, %232 ]
  call void @llvm.assume(i1 %41)
  br label %236

236:                                              ; preds = %236, %233
  %237 = phi i64 [ %244, %236 ], [ %234, %233 ]
  %238 = phi double [ %243, %236 ], [ %235, %233 ]
  %239 = phi i64 [ %245, %236 ], [ 0, %233 ]
  %240 = getelementptr inbounds nuw double, ptr %7, i64 %237
  %241 = load double, ptr %240, align 8
  %242 = fmul double %241, %241
  %243 = fadd double %238, %242
  %244 = add nuw nsw i64 %237, 1
  %245 = add i64 %239, 1
  %246 = icmp eq i64 %245, %37
  br i1 %246, label %247, label %236

247:                                              ; preds = %236, %232
  %248 = phi double [ %228, %232 ], [ %243, %236 ]
  %249 = call double @llvm.sqrt.f64(double %248)
  br label %250

250:                                              ; preds = %203, %247
  %251 = phi double [ 0.000000e+00, %203 ], [ %249, %247 ]
  %252 = fcmp olt double %251, %125
  %253 = or i1 %127, %252
  br i1 %253, label %292, label %254

254:                                              ; preds = %250, %199
  br i1 %17, label %255, label %289

255:                                              ; preds = %254
  br i1 %43, label %278, label %256

256:                                              ; preds = %255, %256
  %257 = phi i64 [ %274, %256 ], [ 0, %255 ]
  %258 = phi i64 [ %275, %256 ], [ 0, %255 ]
  %259 = getelementptr inbounds nuw double, ptr %8, i64 %257
  %260 = load double, ptr %259, align 16
  %261 = fmul double %260, 5.000000e-01
  store double %261, ptr %259, align 16
  %262 = getelementptr inbounds nuw double, ptr %8, i64 %257
  %263 = getelementptr inbounds nuw i8, ptr %262, i64 8
  %264 = load double, ptr %263, align 8
  %265 = fmul double %264, 5.000000e-01
  store double %265, ptr %263, align 8
  %266 = getelementptr inbounds nuw double, ptr %8, i64 %257
  %267 = getelementptr inbounds nuw i8, ptr %266, i64 16
  %268 = load double, ptr %267, align 16
  %269 = fmul double %268, 5.000000e-01
  store double %269, ptr %267, align 16
  %270 = getelementptr inbounds nuw double, ptr %8, i64 %257
  %271 = getelementptr inbounds nuw i8, ptr %270, i64 24
  %272 = load double, ptr %271, align 8
  %273 = fmul double %272, 5.000000e-01
  store double %273, ptr %271, align 8
  %274 = add nuw nsw i64 %257, 4
  %275 = add i64 %258, 4
  %276 = icmp eq i64 %275, %44
  br i1 %276, label %277, label %256

277:                                              ; preds = %256
  br i1 %45, label %289, label %278

278:                                              ; preds = %277, %255
  %279 = phi i64 [ 0, %255 ], [ %274, %277 ]
  call void @llvm.assume(i1 %46)
  br label %280

280:                                              ; preds = %280, %278
  %281 = phi i64 [ %286, %280 ], [ %279, %278 ]
  %282 = phi i64 [ %287, %280 ], [ 0, %278 ]
  %283 = getelementptr inbounds nuw double, ptr %8, i64 %281
  %284 = load double, ptr %283, align 8
  %285 = fmul double %284, 5.000000e-01
  store double %285, ptr %283, align 8
  %286 = add nuw nsw i64 %281, 1
  %287 = add i64 %282, 1
  %288 = icmp eq i64 %287, %42
  br i1 %288, label %289, label %280

289:                                              ; preds = %277, %280, %203, %254
  %290 = add nuw nsw i32 %149, 1
  %291 = icmp eq i32 %290, 30
  br i1 %291, label %296, label %148

292:                                              ; preds = %250
  %293 = icmp eq i32 %149, 30
  br i1 %293, label %296, label %294

294:                                              ; preds = %292
  br i1 %17, label %295, label %357

295:                                              ; preds = %294
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %6, ptr nonnull align 16 %7, i64 %19, i1 false)
  br label %359

296:                                              ; preds = %292, %289
  br i1 %18, label %352, label %297

297:                                              ; preds = %296
  %298 = call i32 @llvm.umax.i32(i32 %10, i32 1)
  %299 = zext i32 %298 to i64
  %300 = and i64 %299, 1
  %301 = icmp ult i32 %10, 2
  br i1 %301, label %334, label %302

302:                                              ; preds = %297
  %303 = and i64 %299, 4294967292
  br label %304

304:                                              ; preds = %304, %302
  %305 = phi i64 [ 0, %302 ], [ %329, %304 ]
  %306 = phi double [ 0.000000e+00, %302 ], [ %328, %304 ]
  %307 = phi i64 [ 0, %302 ], [ %330, %304 ]
  %308 = getelementptr inbounds nuw double, ptr %12, i64 %305
  %309 = load double, ptr %308, align 16
  %310 = trunc nuw nsw i64 %305 to i32
  %311 = srem i32 %310, %2
  %312 = zext nneg i32 %311 to i64
  %313 = getelementptr inbounds nuw double, ptr %3, i64 %312
  %314 = load double, ptr %313, align 8
  %315 = fmul double %309, %314
  %316 = call double @llvm.fabs.f64(double %315)
  %317 = fadd double %306, %316
  %318 = or disjoint i64 %305, 1
  %319 = getelementptr inbounds nuw double, ptr %12, i64 %318
  %320 = load double, ptr %319, align 8
  %321 = trunc nuw nsw i64 %318 to i32
  %322 = srem i32 %321, %2
  %323 = zext nneg i32 %322 to i64
  %324 = getelementptr inbounds nuw double, ptr %3, i64 %323
  %325 = load double, ptr %324, align 8
  %326 = fmul double %320, %325
  %327 = call double @llvm.fabs.f64(double %326)
  %328 = fadd double %317, %327
  %329 = add nuw nsw i64 %305, 2
  %330 = add i64 %307, 2
  %331 = icmp eq i64 %330, %303
  br i1 %331, label %332, label %304

332:                                              ; preds = %304
  %333 = icmp eq i64 %300, 0
  br i1 %333, label %348, label %334

334:                                              ; preds = %332, %297
  %335 = phi i64 [ 0, %297 ], [ %329, %332 ]
  %336 = phi double [ 0.000000e+00, %297 ], [ %328, %332 ]
  %337 = icmp ne i64 %300, 0
  call void @llvm.assume(i1 %337)
  %338 = getelementptr inbounds nuw double, ptr %12, i64 %335
  %339 = load double, ptr %338, align 8
  %340 = trunc nuw nsw i64 %335 to i32
  %341 = srem i32 %340, %2
  %342 = zext nneg i32 %341 to i64
  %343 = getelementptr inbounds nuw double, ptr %3, i64 %342
  %344 = load double, ptr %343, align 8
  %345 = fmul double %339, %344
  %346 = call double @llvm.fabs.f64(double %345)
  %347 = fadd double %336, %346
  br label %348

348:                                              ; preds = %332, %334
  %349 = phi double [ %328, %332 ], [ %347, %334 ]
  %350 = call double @llvm.maxnum.f64(double %349, double 0x3D719799812DEA11)
  %351 = fmul double %350, 1.000000e-10
  br label %352

352:                                              ; preds = %348, %296
  %353 = phi double [ 1.000000e-22, %296 ], [ %351, %348 ]
  br i1 %126, label %354, label %425

354:                                              ; preds = %352
  %355 = fcmp ole double %125, %353
  %356 = select i1 %355, i32 0, i32 2
  br label %425

357:                                              ; preds = %373, %294
  %358 = phi i1 [ false, %294 ], [ %374, %373 ]
  br i1 %18, label %425, label %378

359:                                              ; preds = %295, %373
  %360 = phi i64 [ 0, %295 ], [ %376, %373 ]
  %361 = phi i1 [ false, %295 ], [ %374, %373 ]
  %362 = getelementptr inbounds nuw double, ptr %9, i64 %360
  %363 = load double, ptr %362, align 8
  br i1 %361, label %373, label %364

364:                                              ; preds = %359
  %365 = getelementptr inbounds nuw double, ptr %3, i64 %360
  %366 = load double, ptr %365, align 8
  %367 = fsub double %363, %366
  %368 = call double @llvm.fabs.f64(double %367)
  %369 = call double @llvm.fabs.f64(double %363)
  %370 = call double @llvm.maxnum.f64(double %369, double 1.000000e-300)
  %371 = fmul double %370, 1.000000e-13
  %372 = fcmp ugt double %368, %371
  br label %373

373:                                              ; preds = %359, %364
  %374 = phi i1 [ %372, %364 ], [ true, %359 ]
  %375 = getelementptr inbounds nuw double, ptr %3, i64 %360
  store double %363, ptr %375, align 8
  %376 = add nuw nsw i64 %360, 1
  %377 = icmp eq i64 %376, %5
  br i1 %377, label %357, label %359

378:                                              ; preds = %357
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(1) %12, ptr noundef nonnull align 16 dereferenceable(1) %13, i64 %21, i1 false)
  %379 = and i1 %17, %358
  br i1 %379, label %380, label %425

380:                                              ; preds = %378
  br i1 %48, label %408, label %381

381:                                              ; preds = %380, %381
  %382 = phi i64 [ %404, %381 ], [ 0, %380 ]
  %383 = phi double [ %403, %381 ], [ 0.000000e+00, %380 ]
  %384 = phi i64 [ %405, %381 ], [ 0, %380 ]
  %385 = getelementptr inbounds nuw double, ptr %6, i64 %382
  %386 = load double, ptr %385, align 16
  %387 = fmul double %386, %386
  %388 = fadd double %383, %387
  %389 = getelementptr inbounds nuw double, ptr %6, i64 %382
  %390 = getelementptr inbounds nuw i8, ptr %389, i64 8
  %391 = load double, ptr %390, align 8
  %392 = fmul double %391, %391
  %393 = fadd double %388, %392
  %394 = getelementptr inbounds nuw double, ptr %6, i64 %382
  %395 = getelementptr inbounds nuw i8, ptr %394, i64 16
  %396 = load double, ptr %395, align 16
  %397 = fmul double %396, %396
  %398 = fadd double %393, %397
  %399 = getelementptr inbounds nuw double, ptr %6, i64 %382
  %400 = getelementptr inbounds nuw i8, ptr %399, i64 24
  %401 = load double, ptr %400, align 8
  %402 = fmul double %401, %401
  %403 = fadd double %398, %402
  %404 = add nuw nsw i64 %382, 4
  %405 = add i64 %384, 4
  %406 = icmp eq i64 %405, %49
  br i1 %406, label %407, label %381

407:                                              ; preds = %381
  br i1 %50, label %422, label %408

408:                                              ; preds = %407, %380
  %409 = phi i64 [ 0, %380 ], [ %404, %407 ]
  %410 = phi double [ 0.000000e+00, %380 ], [ %403, %407 ]
  call void @llvm.assume(i1 %51)
  br label %411

411:                                              ; preds = %411, %408
  %412 = phi i64 [ %419, %411 ], [ %409, %408 ]
  %413 = phi double [ %418, %411 ], [ %410, %408 ]
  %414 = phi i64 [ %420, %411 ], [ 0, %408 ]
  %415 = getelementptr inbounds nuw double, ptr %6, i64 %412
  %416 = load double, ptr %415, align 8
  %417 = fmul double %416, %416
  %418 = fadd double %413, %417
  %419 = add nuw nsw i64 %412, 1
  %420 = add i64 %414, 1
  %421 = icmp eq i64 %420, %47
  br i1 %421, label %422, label %411

422:                                              ; preds = %411, %407
  %423 = phi double [ %403, %407 ], [ %418, %411 ]
  %424 = fcmp oeq double %423, 0.000000e+00
  br i1 %424, label %425, label %52

425:                                              ; preds = %357, %378, %422, %106, %99, %52, %110, %354, %352, %4
  %426 = phi i32 [ 2, %4 ], [ 0, %352 ], [ %356, %354 ], [ 0, %357 ], [ 2, %110 ], [ 2, %106 ], [ 0, %422 ], [ 0, %378 ], [ 2, %99 ], [ 2, %52 ]
  ret i32 %426
}

; Function Attrs: nounwind
define dso_local range(i32 0, 3) i32 @bondgraph_newton(ptr noundef readonly captures(none) %0, ptr noundef %1, i32 noundef %2, ptr noundef captures(address_is_null) %3, ptr noundef %4) local_unnamed_addr #3 {
  %6 = icmp sgt i32 %2, 0
  %7 = icmp eq ptr %3, null
  %8 = zext i32 %2 to i64
  %9 = and i64 %8, 1
  %10 = icmp eq i32 %2, 1
  %11 = and i64 %8, 2147483646
  %12 = icmp eq i64 %9, 0
  %13 = icmp ne i64 %9, 0
  br label %17

14:                                               ; preds = %60
  %15 = add nsw i32 %18, 1
  %16 = icmp eq i32 %15, 7
  br i1 %16, label %106, label %17

17:                                               ; preds = %5, %14
  %18 = phi i32 [ -1, %5 ], [ %15, %14 ]
  br i1 %6, label %19, label %60

19:                                               ; preds = %17
  %20 = icmp sgt i32 %18, -1
  %21 = zext nneg i32 %18 to i64
  %22 = getelementptr inbounds nuw double, ptr @bondgraph_newton.starts, i64 %21
  br i1 %10, label %49, label %23

23:                                               ; preds = %19, %42
  %24 = phi i64 [ %45, %42 ], [ 0, %19 ]
  %25 = phi i64 [ %46, %42 ], [ 0, %19 ]
  br i1 %20, label %26, label %28

26:                                               ; preds = %23
  %27 = load double, ptr %22, align 8
  br label %32

28:                                               ; preds = %23
  br i1 %7, label %32, label %29

29:                                               ; preds = %28
  %30 = getelementptr inbounds nuw double, ptr %3, i64 %24
  %31 = load double, ptr %30, align 8
  br label %32

32:                                               ; preds = %29, %28, %26
  %33 = phi double [ %27, %26 ], [ %31, %29 ], [ 0.000000e+00, %28 ]
  %34 = getelementptr inbounds nuw double, ptr %4, i64 %24
  store double %33, ptr %34, align 8
  %35 = or disjoint i64 %24, 1
  br i1 %20, label %40, label %36

36:                                               ; preds = %32
  br i1 %7, label %42, label %37

37:                                               ; preds = %36
  %38 = getelementptr inbounds nuw double, ptr %3, i64 %35
  %39 = load double, ptr %38, align 8
  br label %42

40:                                               ; preds = %32
  %41 = load double, ptr %22, align 8
  br label %42

42:                                               ; preds = %40, %37, %36
  %43 = phi double [ %41, %40 ], [ %39, %37 ], [ 0.000000e+00, %36 ]
  %44 = getelementptr inbounds nuw double, ptr %4, i64 %35
  store double %43, ptr %44, align 8
  %45 = add nuw nsw i64 %24, 2
  %46 = add i64 %25, 2
  %47 = icmp eq i64 %46, %11
  br i1 %47, label %48, label %23

48:                                               ; preds = %42
  br i1 %12, label %60, label %49

49:                                               ; preds = %48, %19
  %50 = phi i64 [ 0, %19 ], [ %45, %48 ]
  tail call void @llvm.assume(i1 %13)
  br i1 %20, label %55, label %51

51:                                               ; preds = %49
  br i1 %7, label %57, label %52

52:                                               ; preds = %51
  %53 = getelementptr inbounds nuw double, ptr %3, i64 %50
  %54 = load double, ptr %53, align 8
  br label %57

55:                                               ; preds = %49
  %56 = load double, ptr %22, align 8
  br label %57

57:                                               ; preds = %55, %52, %51
  %58 = phi double [ %56, %55 ], [ %54, %52 ], [ 0.000000e+00, %51 ]
  %59 = getelementptr inbounds nuw double, ptr %4, i64 %50
  store double %58, ptr %59, align 8
  br label %60

60:                                               ; preds = %57, %48, %17
  %61 = tail call i32 @bondgraph_newton_from(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %4)
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %14

63:                                               ; preds = %60
  %64 = icmp ne ptr %3, null
  %65 = and i1 %64, %6
  br i1 %65, label %66, label %106

66:                                               ; preds = %63
  %67 = and i64 %8, 3
  %68 = icmp ult i32 %2, 4
  br i1 %68, label %94, label %69

69:                                               ; preds = %66
  %70 = and i64 %8, 2147483644
  br label %71

71:                                               ; preds = %71, %69
  %72 = phi i64 [ 0, %69 ], [ %89, %71 ]
  %73 = phi i64 [ 0, %69 ], [ %90, %71 ]
  %74 = getelementptr inbounds nuw double, ptr %4, i64 %72
  %75 = load double, ptr %74, align 8
  %76 = getelementptr inbounds nuw double, ptr %3, i64 %72
  store double %75, ptr %76, align 8
  %77 = or disjoint i64 %72, 1
  %78 = getelementptr inbounds nuw double, ptr %4, i64 %77
  %79 = load double, ptr %78, align 8
  %80 = getelementptr inbounds nuw double, ptr %3, i64 %77
  store double %79, ptr %80, align 8
  %81 = or disjoint i64 %72, 2
  %82 = getelementptr inbounds nuw double, ptr %4, i64 %81
  %83 = load double, ptr %82, align 8
  %84 = getelementptr inbounds nuw double, ptr %3, i64 %81
  store double %83, ptr %84, align 8
  %85 = or disjoint i64 %72, 3
  %86 = getelementptr inbounds nuw double, ptr %4, i64 %85
  %87 = load double, ptr %86, align 8
  %88 = getelementptr inbounds nuw double, ptr %3, i64 %85
  store double %87, ptr %88, align 8
  %89 = add nuw nsw i64 %72, 4
  %90 = add i64 %73, 4
  %91 = icmp eq i64 %90, %70
  br i1 %91, label %92, label %71

92:                                               ; preds = %71
  %93 = icmp eq i64 %67, 0
  br i1 %93, label %106, label %94

94:                                               ; preds = %92, %66
  %95 = phi i64 [ 0, %66 ], [ %89, %92 ]
  %96 = icmp ne i64 %67, 0
  tail call void @llvm.assume(i1 %96)
  br label %97

97:                                               ; preds = %97, %94
  %98 = phi i64 [ %95, %94 ], [ %103, %97 ]
  %99 = phi i64 [ 0, %94 ], [ %104, %97 ]
  %100 = getelementptr inbounds nuw double, ptr %4, i64 %98
  %101 = load double, ptr %100, align 8
  %102 = getelementptr inbounds nuw double, ptr %3, i64 %98
  store double %101, ptr %102, align 8
  %103 = add nuw nsw i64 %98, 1
  %104 = add i64 %99, 1
  %105 = icmp eq i64 %104, %67
  br i1 %105, label %106, label %97

106:                                              ; preds = %14, %92, %97, %63
  %107 = phi i32 [ 0, %63 ], [ 0, %92 ], [ 0, %97 ], [ 2, %14 ]
  ret i32 %107
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

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #7

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nofree norecurse nosync nounwind memory(argmem: read) "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" }
attributes #3 = { nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #8 = { nounwind }
