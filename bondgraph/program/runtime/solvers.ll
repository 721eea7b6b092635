; ed040afd2b38c9697a38f4af4e143c978cfb2bbdb983f3218a2e492a1c22e676 made by .ci/translate: do not edit.
@bondgraph_newton_at_zero.aside = internal unnamed_addr constant [4 x double] [double 1.000000e-02, double 1.000000e-08, double -1.000000e-02, double -1.000000e-08], align 16
@bondgraph_newton.starts = internal unnamed_addr constant [7 x double] [double 0.000000e+00, double 1.000000e-02, double -1.000000e-02, double 1.000000e+00, double -1.000000e+00, double 3.000000e+01, double -3.000000e+01], align 16

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local range(i32 0, 2) i32 @bondgraph_solve_definite(i32 noundef %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %140

5:                                                ; preds = %3
  %6 = uitofp nneg i32 %0 to double
  %7 = fmul double %6, 0x3CB0000000000000
  %8 = zext nneg i32 %0 to i64
  %9 = zext nneg i32 %0 to i64
  br label %13

10:                                               ; preds = %69
  %11 = add nuw i32 %0, 1
  %12 = zext nneg i32 %0 to i64
  br label %72

13:                                               ; preds = %5, %69
  %14 = phi i64 [ 0, %5 ], [ %41, %69 ]
  %15 = phi i64 [ 1, %5 ], [ %70, %69 ]
  %16 = trunc i64 %14 to i32
  %17 = mul nuw nsw i64 %14, %8
  %18 = mul nuw nsw i32 %0, %16
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw double, ptr %1, i64 %14
  %21 = getelementptr inbounds nuw double, ptr %20, i64 %19
  %22 = load double, ptr %21, align 8
  %23 = icmp eq i64 %14, 0
  br i1 %23, label %35, label %24

24:                                               ; preds = %13
  %25 = getelementptr inbounds nuw double, ptr %1, i64 %17
  br label %26

26:                                               ; preds = %24, %26
  %27 = phi i64 [ 0, %24 ], [ %33, %26 ]
  %28 = phi double [ %22, %24 ], [ %32, %26 ]
  %29 = getelementptr inbounds nuw double, ptr %25, i64 %27
  %30 = load double, ptr %29, align 8
  %31 = fmul double %30, %30
  %32 = fsub double %28, %31
  %33 = add nuw nsw i64 %27, 1
  %34 = icmp eq i64 %33, %14
  br i1 %34, label %35, label %26

35:                                               ; preds = %26, %13
  %36 = phi double [ %22, %13 ], [ %32, %26 ]
  %37 = fmul double %7, %22
  %38 = fcmp ogt double %36, %37
  br i1 %38, label %39, label %140

39:                                               ; preds = %35
  %40 = tail call double @llvm.sqrt.f64(double %36)
  store double %40, ptr %21, align 8
  %41 = add nuw nsw i64 %14, 1
  %42 = icmp samesign ult i64 %41, %9
  br i1 %42, label %43, label %69

43:                                               ; preds = %39
  %44 = getelementptr inbounds nuw double, ptr %1, i64 %14
  %45 = getelementptr inbounds nuw double, ptr %1, i64 %17
  br label %46

46:                                               ; preds = %43, %64
  %47 = phi i64 [ %15, %43 ], [ %67, %64 ]
  %48 = mul nuw nsw i64 %47, %8
  %49 = getelementptr inbounds nuw double, ptr %44, i64 %48
  %50 = load double, ptr %49, align 8
  br i1 %23, label %64, label %51

51:                                               ; preds = %46
  %52 = getelementptr inbounds nuw double, ptr %1, i64 %48
  br label %53

53:                                               ; preds = %51, %53
  %54 = phi i64 [ 0, %51 ], [ %62, %53 ]
  %55 = phi double [ %50, %51 ], [ %61, %53 ]
  %56 = getelementptr inbounds nuw double, ptr %52, i64 %54
  %57 = load double, ptr %56, align 8
  %58 = getelementptr inbounds nuw double, ptr %45, i64 %54
  %59 = load double, ptr %58, align 8
  %60 = fmul double %57, %59
  %61 = fsub double %55, %60
  %62 = add nuw nsw i64 %54, 1
  %63 = icmp eq i64 %62, %14
  br i1 %63, label %64, label %53

64:                                               ; preds = %53, %46
  %65 = phi double [ %50, %46 ], [ %61, %53 ]
  %66 = fdiv double %65, %40
  store double %66, ptr %49, align 8
  %67 = add nuw nsw i64 %47, 1
  %68 = icmp eq i64 %67, %8
  br i1 %68, label %69, label %46

69:                                               ; preds = %64, %39
  %70 = add nuw nsw i64 %15, 1
  %71 = icmp eq i64 %41, %8
  br i1 %71, label %10, label %13

72:                                               ; preds = %10, %98
  %73 = phi i64 [ 0, %10 ], [ %107, %98 ]
  %74 = icmp eq i64 %73, 0
  br i1 %74, label %75, label %77

75:                                               ; preds = %72
  %76 = load double, ptr %2, align 8
  br label %98

77:                                               ; preds = %72
  %78 = getelementptr inbounds nuw double, ptr %2, i64 %73
  %79 = load double, ptr %78, align 8
  %80 = trunc i64 %73 to i32
  %81 = mul i32 %0, %80
  %82 = zext i32 %81 to i64
  %83 = getelementptr inbounds nuw double, ptr %1, i64 %82
  br label %87

84:                                               ; preds = %98
  %85 = add nuw i32 %0, 1
  %86 = zext nneg i32 %0 to i64
  br label %109

87:                                               ; preds = %77, %87
  %88 = phi i64 [ 0, %77 ], [ %96, %87 ]
  %89 = phi double [ %79, %77 ], [ %95, %87 ]
  %90 = getelementptr inbounds nuw double, ptr %83, i64 %88
  %91 = load double, ptr %90, align 8
  %92 = getelementptr inbounds nuw double, ptr %2, i64 %88
  %93 = load double, ptr %92, align 8
  %94 = fmul double %91, %93
  %95 = fsub double %89, %94
  store double %95, ptr %78, align 8
  %96 = add nuw nsw i64 %88, 1
  %97 = icmp eq i64 %96, %73
  br i1 %97, label %98, label %87

98:                                               ; preds = %87, %75
  %99 = phi double [ %76, %75 ], [ %95, %87 ]
  %100 = trunc nuw nsw i64 %73 to i32
  %101 = mul i32 %11, %100
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds double, ptr %1, i64 %102
  %104 = load double, ptr %103, align 8
  %105 = getelementptr inbounds nuw double, ptr %2, i64 %73
  %106 = fdiv double %99, %104
  store double %106, ptr %105, align 8
  %107 = add nuw nsw i64 %73, 1
  %108 = icmp eq i64 %107, %12
  br i1 %108, label %84, label %72

109:                                              ; preds = %84, %130
  %110 = phi i64 [ %86, %84 ], [ %111, %130 ]
  %111 = add nsw i64 %110, -1
  %112 = icmp slt i64 %110, %86
  %113 = getelementptr inbounds nuw double, ptr %2, i64 %111
  %114 = load double, ptr %113, align 8
  br i1 %112, label %115, label %130

115:                                              ; preds = %109
  %116 = getelementptr double, ptr %1, i64 %111
  br label %117

117:                                              ; preds = %115, %117
  %118 = phi i64 [ %110, %115 ], [ %127, %117 ]
  %119 = phi double [ %114, %115 ], [ %126, %117 ]
  %120 = mul nuw nsw i64 %118, %86
  %121 = getelementptr double, ptr %116, i64 %120
  %122 = load double, ptr %121, align 8
  %123 = getelementptr inbounds nuw double, ptr %2, i64 %118
  %124 = load double, ptr %123, align 8
  %125 = fmul double %122, %124
  %126 = fsub double %119, %125
  store double %126, ptr %113, align 8
  %127 = add nsw i64 %118, 1
  %128 = trunc i64 %127 to i32
  %129 = icmp eq i32 %0, %128
  br i1 %129, label %130, label %117

130:                                              ; preds = %117, %109
  %131 = phi double [ %114, %109 ], [ %126, %117 ]
  %132 = trunc nuw nsw i64 %111 to i32
  %133 = mul i32 %85, %132
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds double, ptr %1, i64 %134
  %136 = load double, ptr %135, align 8
  %137 = getelementptr inbounds nuw double, ptr %2, i64 %111
  %138 = fdiv double %131, %136
  store double %138, ptr %137, align 8
  %139 = icmp samesign ugt i64 %110, 1
  br i1 %139, label %109, label %140

140:                                              ; preds = %35, %130, %3
  %141 = phi i32 [ 0, %130 ], [ 0, %3 ], [ 1, %35 ]
  ret i32 %141
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local range(i32 0, 2) i32 @bondgraph_solve_general(i32 noundef %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %210

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
  %17 = icmp ult i32 %0, 4
  %18 = and i64 %6, 2147483646
  %19 = icmp eq i64 %18, %6
  br label %27

20:                                               ; preds = %167, %113
  %21 = add nuw nsw i64 %29, 1
  %22 = icmp eq i64 %45, %6
  br i1 %22, label %23, label %27

23:                                               ; preds = %20
  %24 = add nuw i32 %0, 1
  %25 = zext nneg i32 %0 to i64
  %26 = zext nneg i32 %0 to i64
  br label %175

27:                                               ; preds = %5, %20
  %28 = phi i64 [ 0, %5 ], [ %45, %20 ]
  %29 = phi i64 [ 1, %5 ], [ %21, %20 ]
  %30 = xor i64 %28, -1
  %31 = add nsw i64 %30, %6
  %32 = add nuw i64 %28, 1
  %33 = mul i64 %10, %32
  %34 = getelementptr i8, ptr %1, i64 %33
  %35 = shl nuw nsw i64 %28, 3
  %36 = getelementptr i8, ptr %1, i64 %35
  %37 = getelementptr i8, ptr %36, i64 8
  %38 = trunc i64 %28 to i32
  %39 = mul i32 %0, %38
  %40 = zext i32 %39 to i64
  %41 = shl nuw nsw i64 %40, 3
  %42 = getelementptr i8, ptr %37, i64 %41
  %43 = getelementptr i8, ptr %14, i64 %41
  %44 = trunc i64 %28 to i32
  %45 = add nuw nsw i64 %28, 1
  %46 = icmp samesign ult i64 %45, %7
  br i1 %46, label %47, label %67

47:                                               ; preds = %27
  %48 = getelementptr inbounds nuw double, ptr %1, i64 %28
  %49 = getelementptr double, ptr %1, i64 %28
  br label %50

50:                                               ; preds = %47, %50
  %51 = phi i64 [ %29, %47 ], [ %65, %50 ]
  %52 = phi i32 [ %44, %47 ], [ %64, %50 ]
  %53 = mul nuw nsw i64 %51, %6
  %54 = getelementptr inbounds nuw double, ptr %48, i64 %53
  %55 = load double, ptr %54, align 8
  %56 = tail call double @llvm.fabs.f64(double %55)
  %57 = mul nsw i32 %52, %0
  %58 = sext i32 %57 to i64
  %59 = getelementptr double, ptr %49, i64 %58
  %60 = load double, ptr %59, align 8
  %61 = tail call double @llvm.fabs.f64(double %60)
  %62 = fcmp ogt double %56, %61
  %63 = trunc nuw nsw i64 %51 to i32
  %64 = select i1 %62, i32 %63, i32 %52
  %65 = add nuw nsw i64 %51, 1
  %66 = icmp eq i64 %65, %6
  br i1 %66, label %67, label %50

67:                                               ; preds = %50, %27
  %68 = phi i32 [ %44, %27 ], [ %64, %50 ]
  %69 = mul nsw i32 %68, %0
  %70 = sext i32 %69 to i64
  %71 = getelementptr double, ptr %1, i64 %28
  %72 = getelementptr double, ptr %71, i64 %70
  %73 = load double, ptr %72, align 8
  %74 = fcmp ueq double %73, 0.000000e+00
  br i1 %74, label %210, label %75

75:                                               ; preds = %67
  %76 = zext i32 %68 to i64
  %77 = icmp eq i64 %28, %76
  br i1 %77, label %113, label %78

78:                                               ; preds = %75
  %79 = mul nuw nsw i64 %28, %7
  %80 = getelementptr inbounds nuw double, ptr %1, i64 %79
  %81 = getelementptr double, ptr %1, i64 %70
  br i1 %17, label %97, label %82

82:                                               ; preds = %78
  %83 = shl nsw i64 %70, 3
  %84 = getelementptr i8, ptr %16, i64 %83
  %85 = icmp ult ptr %1, %84
  %86 = icmp ult ptr %81, %13
  %87 = and i1 %85, %86
  br i1 %87, label %97, label %88

88:                                               ; preds = %82, %88
  %89 = phi i64 [ %94, %88 ], [ 0, %82 ]
  %90 = getelementptr inbounds nuw double, ptr %80, i64 %89
  %91 = load <2 x double>, ptr %90, align 8
  %92 = getelementptr double, ptr %81, i64 %89
  %93 = load <2 x double>, ptr %92, align 8
  store <2 x double> %93, ptr %90, align 8
  store <2 x double> %91, ptr %92, align 8
  %94 = add nuw i64 %89, 2
  %95 = icmp eq i64 %94, %18
  br i1 %95, label %96, label %88

96:                                               ; preds = %88
  br i1 %19, label %107, label %97

97:                                               ; preds = %82, %78, %96
  %98 = phi i64 [ 0, %82 ], [ 0, %78 ], [ %18, %96 ]
  br label %99

99:                                               ; preds = %97, %99
  %100 = phi i64 [ %105, %99 ], [ %98, %97 ]
  %101 = getelementptr inbounds nuw double, ptr %80, i64 %100
  %102 = load double, ptr %101, align 8
  %103 = getelementptr double, ptr %81, i64 %100
  %104 = load double, ptr %103, align 8
  store double %104, ptr %101, align 8
  store double %102, ptr %103, align 8
  %105 = add nuw nsw i64 %100, 1
  %106 = icmp eq i64 %105, %6
  br i1 %106, label %107, label %99

107:                                              ; preds = %99, %96
  %108 = getelementptr inbounds nuw double, ptr %2, i64 %28
  %109 = load double, ptr %108, align 8
  %110 = sext i32 %68 to i64
  %111 = getelementptr inbounds double, ptr %2, i64 %110
  %112 = load double, ptr %111, align 8
  store double %112, ptr %108, align 8
  store double %109, ptr %111, align 8
  br label %113

113:                                              ; preds = %107, %75
  br i1 %46, label %114, label %20

114:                                              ; preds = %113
  %115 = mul nuw i32 %8, %44
  %116 = zext nneg i32 %115 to i64
  %117 = getelementptr inbounds nuw double, ptr %1, i64 %116
  %118 = getelementptr inbounds nuw double, ptr %2, i64 %28
  %119 = trunc i64 %28 to i32
  %120 = mul i32 %0, %119
  %121 = zext i32 %120 to i64
  %122 = getelementptr inbounds nuw double, ptr %1, i64 %28
  %123 = getelementptr inbounds nuw double, ptr %1, i64 %121
  %124 = icmp ult i64 %31, 2
  %125 = icmp ult ptr %34, %43
  %126 = icmp ult ptr %42, %13
  %127 = and i1 %125, %126
  %128 = and i64 %31, -2
  %129 = add i64 %29, %128
  %130 = icmp eq i64 %31, %128
  br label %131

131:                                              ; preds = %114, %167
  %132 = phi i64 [ %29, %114 ], [ %173, %167 ]
  %133 = mul nuw nsw i64 %132, %6
  %134 = getelementptr inbounds nuw double, ptr %122, i64 %133
  %135 = load double, ptr %134, align 8
  %136 = load double, ptr %117, align 8
  %137 = fdiv double %135, %136
  %138 = getelementptr inbounds nuw double, ptr %1, i64 %133
  %139 = select i1 %124, i1 true, i1 %127
  br i1 %139, label %155, label %140

140:                                              ; preds = %131
  %141 = insertelement <2 x double> poison, double %137, i64 0
  %142 = shufflevector <2 x double> %141, <2 x double> poison, <2 x i32> zeroinitializer
  br label %143

143:                                              ; preds = %143, %140
  %144 = phi i64 [ 0, %140 ], [ %152, %143 ]
  %145 = add i64 %29, %144
  %146 = getelementptr inbounds nuw double, ptr %123, i64 %145
  %147 = load <2 x double>, ptr %146, align 8
  %148 = fmul <2 x double> %142, %147
  %149 = getelementptr inbounds nuw double, ptr %138, i64 %145
  %150 = load <2 x double>, ptr %149, align 8
  %151 = fsub <2 x double> %150, %148
  store <2 x double> %151, ptr %149, align 8
  %152 = add nuw i64 %144, 2
  %153 = icmp eq i64 %152, %128
  br i1 %153, label %154, label %143

154:                                              ; preds = %143
  br i1 %130, label %167, label %155

155:                                              ; preds = %131, %154
  %156 = phi i64 [ %129, %154 ], [ %29, %131 ]
  br label %157

157:                                              ; preds = %155, %157
  %158 = phi i64 [ %165, %157 ], [ %156, %155 ]
  %159 = getelementptr inbounds nuw double, ptr %123, i64 %158
  %160 = load double, ptr %159, align 8
  %161 = fmul double %137, %160
  %162 = getelementptr inbounds nuw double, ptr %138, i64 %158
  %163 = load double, ptr %162, align 8
  %164 = fsub double %163, %161
  store double %164, ptr %162, align 8
  %165 = add nuw nsw i64 %158, 1
  %166 = icmp eq i64 %165, %6
  br i1 %166, label %167, label %157

167:                                              ; preds = %157, %154
  %168 = load double, ptr %118, align 8
  %169 = fmul double %137, %168
  %170 = getelementptr inbounds nuw double, ptr %2, i64 %132
  %171 = load double, ptr %170, align 8
  %172 = fsub double %171, %169
  store double %172, ptr %170, align 8
  %173 = add nuw nsw i64 %132, 1
  %174 = icmp eq i64 %173, %6
  br i1 %174, label %20, label %131

175:                                              ; preds = %23, %200
  %176 = phi i64 [ %26, %23 ], [ %178, %200 ]
  %177 = phi i64 [ %25, %23 ], [ %179, %200 ]
  %178 = add nsw i64 %176, -1
  %179 = add nsw i64 %177, -1
  %180 = icmp slt i64 %176, %26
  %181 = getelementptr inbounds nuw double, ptr %2, i64 %178
  %182 = load double, ptr %181, align 8
  br i1 %180, label %183, label %200

183:                                              ; preds = %175
  %184 = trunc i64 %178 to i32
  %185 = mul i32 %0, %184
  %186 = zext i32 %185 to i64
  %187 = getelementptr double, ptr %1, i64 %186
  br label %188

188:                                              ; preds = %183, %188
  %189 = phi i64 [ %177, %183 ], [ %197, %188 ]
  %190 = phi double [ %182, %183 ], [ %196, %188 ]
  %191 = getelementptr double, ptr %187, i64 %189
  %192 = load double, ptr %191, align 8
  %193 = getelementptr inbounds nuw double, ptr %2, i64 %189
  %194 = load double, ptr %193, align 8
  %195 = fmul double %192, %194
  %196 = fsub double %190, %195
  store double %196, ptr %181, align 8
  %197 = add nuw nsw i64 %189, 1
  %198 = trunc nuw i64 %197 to i32
  %199 = icmp sgt i32 %0, %198
  br i1 %199, label %188, label %200

200:                                              ; preds = %188, %175
  %201 = phi double [ %182, %175 ], [ %196, %188 ]
  %202 = trunc nuw nsw i64 %178 to i32
  %203 = mul i32 %24, %202
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds double, ptr %1, i64 %204
  %206 = load double, ptr %205, align 8
  %207 = getelementptr inbounds nuw double, ptr %2, i64 %178
  %208 = fdiv double %201, %206
  store double %208, ptr %207, align 8
  %209 = icmp samesign ugt i64 %176, 1
  br i1 %209, label %175, label %210

210:                                              ; preds = %67, %200, %3
  %211 = phi i32 [ 0, %200 ], [ 0, %3 ], [ 1, %67 ]
  ret i32 %211
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #2

; Function Attrs: nofree norecurse nounwind memory(argmem: read)
define dso_local double @bondgraph_reaction_unit(i32 noundef %0, i32 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3) local_unnamed_addr #3 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #13
  %7 = icmp sgt i32 %0, 0
  br i1 %7, label %8, label %64

8:                                                ; preds = %4
  %9 = icmp sgt i32 %1, 0
  %10 = zext i32 %1 to i64
  %11 = zext nneg i32 %0 to i64
  br label %12

12:                                               ; preds = %8, %38
  %13 = phi i64 [ 0, %8 ], [ %45, %38 ]
  %14 = phi double [ 0.000000e+00, %8 ], [ %41, %38 ]
  %15 = phi double [ 0.000000e+00, %8 ], [ %44, %38 ]
  br i1 %9, label %16, label %38

16:                                               ; preds = %12
  %17 = mul nuw nsw i64 %13, %10
  %18 = getelementptr inbounds nuw double, ptr %2, i64 %17
  br label %19

19:                                               ; preds = %16, %33
  %20 = phi i64 [ 0, %16 ], [ %36, %33 ]
  %21 = phi double [ 0.000000e+00, %16 ], [ %35, %33 ]
  %22 = phi double [ 0.000000e+00, %16 ], [ %34, %33 ]
  %23 = getelementptr inbounds nuw double, ptr %18, i64 %20
  %24 = load double, ptr %23, align 8
  %25 = tail call double @llvm.fabs.f64(double %24)
  %26 = getelementptr inbounds nuw i32, ptr %3, i64 %20
  %27 = load i32, ptr %26, align 4
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %31, label %29

29:                                               ; preds = %19
  %30 = tail call double @llvm.maxnum.f64(double %21, double %25)
  br label %33

31:                                               ; preds = %19
  %32 = tail call double @llvm.maxnum.f64(double %22, double %25)
  br label %33

33:                                               ; preds = %31, %29
  %34 = phi double [ %22, %29 ], [ %32, %31 ]
  %35 = phi double [ %30, %29 ], [ %21, %31 ]
  %36 = add nuw nsw i64 %20, 1
  %37 = icmp eq i64 %36, %10
  br i1 %37, label %38, label %19

38:                                               ; preds = %33, %12
  %39 = phi double [ 0.000000e+00, %12 ], [ %34, %33 ]
  %40 = phi double [ 0.000000e+00, %12 ], [ %35, %33 ]
  %41 = tail call double @llvm.maxnum.f64(double %14, double %40)
  %42 = fcmp ogt double %40, 0.000000e+00
  %43 = tail call double @llvm.maxnum.f64(double %15, double %39)
  %44 = select i1 %42, double %43, double %15
  %45 = add nuw nsw i64 %13, 1
  %46 = icmp eq i64 %45, %11
  br i1 %46, label %47, label %12

47:                                               ; preds = %38
  %48 = fcmp ogt double %44, 0.000000e+00
  br i1 %48, label %49, label %64

49:                                               ; preds = %47
  %50 = call double @frexp(double noundef %44, ptr noundef nonnull %5) #13
  %51 = call double @frexp(double noundef %41, ptr noundef nonnull %6) #13
  %52 = load i32, ptr %5, align 4
  %53 = load i32, ptr %6, align 4
  %54 = add i32 %52, 8
  %55 = sub i32 %54, %53
  %56 = sitofp i32 %55 to double
  %57 = fmul double %56, 6.250000e-02
  %58 = tail call double @llvm.floor.f64(double %57)
  %59 = fptosi double %58 to i32
  %60 = shl nsw i32 %59, 4
  %61 = tail call i32 @llvm.smax.i32(i32 %60, i32 -400)
  %62 = tail call i32 @llvm.smin.i32(i32 %61, i32 0)
  %63 = tail call double @ldexp(double noundef 1.000000e+00, i32 noundef %62) #14
  br label %64

64:                                               ; preds = %4, %47, %49
  %65 = phi double [ %63, %49 ], [ 1.000000e+00, %47 ], [ 1.000000e+00, %4 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #13
  ret double %65
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maxnum.f64(double, double) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare dso_local double @frexp(double noundef, ptr noundef captures(none)) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare dso_local double @ldexp(double noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite)
define dso_local range(i32 0, 2) i32 @bondgraph_solve_norm(i32 noundef %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, ptr noundef readonly captures(none) %3, double noundef %4) local_unnamed_addr #6 {
  %6 = mul nsw i32 %0, %0
  %7 = zext nneg i32 %6 to i64
  %8 = alloca double, i64 %7, align 16
  %9 = zext i32 %0 to i64
  %10 = alloca double, i64 %9, align 16
  %11 = alloca double, i64 %9, align 16
  %12 = tail call double @bondgraph_reaction_unit(i32 noundef %0, i32 noundef %0, ptr noundef %1, ptr noundef %3)
  %13 = alloca double, i64 %7, align 16
  %14 = alloca double, i64 %9, align 16
  %15 = alloca double, i64 %9, align 16
  %16 = icmp sgt i32 %0, 0
  br i1 %16, label %17, label %139

17:                                               ; preds = %5
  %18 = icmp eq i32 %0, 1
  %19 = and i64 %9, 2147483646
  %20 = icmp eq i64 %19, %9
  br label %21

21:                                               ; preds = %17, %75
  %22 = phi i64 [ %80, %75 ], [ 0, %17 ]
  %23 = phi double [ %78, %75 ], [ 0.000000e+00, %17 ]
  %24 = mul nuw nsw i64 %22, %9
  br label %43

25:                                               ; preds = %54
  %26 = fcmp ogt double %58, 0.000000e+00
  br i1 %26, label %27, label %68

27:                                               ; preds = %25
  %28 = mul nuw nsw i64 %22, %9
  %29 = getelementptr inbounds nuw double, ptr %1, i64 %28
  br i1 %18, label %41, label %30

30:                                               ; preds = %27
  %31 = insertelement <2 x double> poison, double %58, i64 0
  %32 = shufflevector <2 x double> %31, <2 x double> poison, <2 x i32> zeroinitializer
  br label %33

33:                                               ; preds = %33, %30
  %34 = phi i64 [ 0, %30 ], [ %38, %33 ]
  %35 = getelementptr inbounds nuw double, ptr %29, i64 %34
  %36 = load <2 x double>, ptr %35, align 8
  %37 = fdiv <2 x double> %36, %32
  store <2 x double> %37, ptr %35, align 8
  %38 = add nuw i64 %34, 2
  %39 = icmp eq i64 %38, %19
  br i1 %39, label %40, label %33

40:                                               ; preds = %33
  br i1 %20, label %71, label %41

41:                                               ; preds = %27, %40
  %42 = phi i64 [ 0, %27 ], [ %19, %40 ]
  br label %61

43:                                               ; preds = %21, %54
  %44 = phi i64 [ 0, %21 ], [ %59, %54 ]
  %45 = phi double [ 0.000000e+00, %21 ], [ %58, %54 ]
  %46 = getelementptr inbounds nuw i32, ptr %3, i64 %44
  %47 = load i32, ptr %46, align 4
  %48 = icmp eq i32 %47, 0
  %49 = add nuw nsw i64 %44, %24
  br i1 %48, label %54, label %50

50:                                               ; preds = %43
  %51 = getelementptr inbounds nuw double, ptr %1, i64 %49
  %52 = load double, ptr %51, align 8
  %53 = fmul double %12, %52
  store double %53, ptr %51, align 8
  br label %54

54:                                               ; preds = %43, %50
  %55 = getelementptr inbounds nuw double, ptr %1, i64 %49
  %56 = load double, ptr %55, align 8
  %57 = tail call double @llvm.fabs.f64(double %56)
  %58 = tail call double @llvm.maxnum.f64(double %45, double %57)
  %59 = add nuw nsw i64 %44, 1
  %60 = icmp eq i64 %59, %9
  br i1 %60, label %25, label %43

61:                                               ; preds = %41, %61
  %62 = phi i64 [ %66, %61 ], [ %42, %41 ]
  %63 = getelementptr inbounds nuw double, ptr %29, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = fdiv double %64, %58
  store double %65, ptr %63, align 8
  %66 = add nuw nsw i64 %62, 1
  %67 = icmp eq i64 %66, %9
  br i1 %67, label %71, label %61

68:                                               ; preds = %25
  %69 = getelementptr inbounds nuw double, ptr %2, i64 %22
  %70 = load double, ptr %69, align 8
  br label %75

71:                                               ; preds = %61, %40
  %72 = getelementptr inbounds nuw double, ptr %2, i64 %22
  %73 = load double, ptr %72, align 8
  %74 = fdiv double %73, %58
  store double %74, ptr %72, align 8
  br label %75

75:                                               ; preds = %68, %71
  %76 = phi double [ %70, %68 ], [ %74, %71 ]
  %77 = tail call double @llvm.fabs.f64(double %76)
  %78 = tail call double @llvm.maxnum.f64(double %23, double %77)
  %79 = getelementptr inbounds nuw double, ptr %14, i64 %22
  store double %76, ptr %79, align 8
  %80 = add nuw nsw i64 %22, 1
  %81 = icmp eq i64 %80, %9
  br i1 %81, label %82, label %21

82:                                               ; preds = %75
  %83 = icmp ult i32 %0, 4
  %84 = and i64 %9, 2147483646
  %85 = icmp ne i64 %84, %9
  br label %86

86:                                               ; preds = %82, %130
  %87 = phi i64 [ %137, %130 ], [ 0, %82 ]
  %88 = phi double [ %136, %130 ], [ 0.000000e+00, %82 ]
  %89 = getelementptr inbounds nuw double, ptr %10, i64 %87
  %90 = getelementptr inbounds nuw double, ptr %1, i64 %87
  br i1 %83, label %117, label %91

91:                                               ; preds = %86, %91
  %92 = phi i64 [ %106, %91 ], [ 0, %86 ]
  %93 = phi <2 x double> [ %105, %91 ], [ zeroinitializer, %86 ]
  %94 = or disjoint i64 %92, 1
  %95 = mul nuw nsw i64 %92, %9
  %96 = mul nuw nsw i64 %94, %9
  %97 = getelementptr inbounds nuw double, ptr %90, i64 %95
  %98 = getelementptr inbounds nuw double, ptr %90, i64 %96
  %99 = load double, ptr %97, align 8
  %100 = load double, ptr %98, align 8
  %101 = insertelement <2 x double> poison, double %99, i64 0
  %102 = insertelement <2 x double> %101, double %100, i64 1
  %103 = freeze <2 x double> %102
  %104 = tail call <2 x double> @llvm.fabs.v2f64(<2 x double> %103)
  %105 = tail call <2 x double> @llvm.maxnum.v2f64(<2 x double> %93, <2 x double> %104)
  %106 = add nuw i64 %92, 2
  %107 = fcmp uno <2 x double> %103, zeroinitializer
  %108 = bitcast <2 x i1> %107 to i2
  %109 = icmp ne i2 %108, 0
  %110 = icmp eq i64 %106, %84
  %111 = or i1 %109, %110
  br i1 %111, label %112, label %91

112:                                              ; preds = %91
  %113 = select i1 %109, <2 x double> %93, <2 x double> %105
  %114 = select i1 %109, i64 %92, i64 %84
  %115 = tail call double @llvm.vector.reduce.fmax.v2f64(<2 x double> %113)
  %116 = or i1 %85, %109
  br i1 %116, label %117, label %130

117:                                              ; preds = %86, %112
  %118 = phi i64 [ 0, %86 ], [ %114, %112 ]
  %119 = phi double [ 0.000000e+00, %86 ], [ %115, %112 ]
  br label %120

120:                                              ; preds = %117, %120
  %121 = phi i64 [ %128, %120 ], [ %118, %117 ]
  %122 = phi double [ %127, %120 ], [ %119, %117 ]
  %123 = mul nuw nsw i64 %121, %9
  %124 = getelementptr inbounds nuw double, ptr %90, i64 %123
  %125 = load double, ptr %124, align 8
  %126 = tail call double @llvm.fabs.f64(double %125)
  %127 = tail call double @llvm.maxnum.f64(double %122, double %126)
  %128 = add nuw nsw i64 %121, 1
  %129 = icmp eq i64 %128, %9
  br i1 %129, label %130, label %120

130:                                              ; preds = %120, %112
  %131 = phi double [ %115, %112 ], [ %127, %120 ]
  store double %131, ptr %89, align 8
  %132 = getelementptr inbounds nuw i32, ptr %3, i64 %87
  %133 = load i32, ptr %132, align 4
  %134 = icmp eq i32 %133, 0
  %135 = tail call double @llvm.maxnum.f64(double %88, double %131)
  %136 = select i1 %134, double %88, double %135
  %137 = add nuw nsw i64 %87, 1
  %138 = icmp eq i64 %137, %9
  br i1 %138, label %142, label %86

139:                                              ; preds = %171, %5
  %140 = phi double [ 0.000000e+00, %5 ], [ %78, %171 ]
  %141 = sext i32 %0 to i64
  br label %174

142:                                              ; preds = %130, %171
  %143 = phi i64 [ %172, %171 ], [ 0, %130 ]
  %144 = getelementptr inbounds nuw i32, ptr %3, i64 %143
  %145 = load i32, ptr %144, align 4
  %146 = icmp eq i32 %145, 0
  %147 = getelementptr inbounds nuw double, ptr %10, i64 %143
  br i1 %146, label %148, label %150

148:                                              ; preds = %142
  %149 = load double, ptr %147, align 8
  br label %151

150:                                              ; preds = %142
  store double %136, ptr %147, align 8
  br label %151

151:                                              ; preds = %148, %150
  %152 = phi double [ %149, %148 ], [ %136, %150 ]
  %153 = fcmp ogt double %152, 0.000000e+00
  br i1 %153, label %156, label %154

154:                                              ; preds = %151
  %155 = getelementptr inbounds nuw double, ptr %10, i64 %143
  store double 1.000000e+00, ptr %155, align 8
  br label %156

156:                                              ; preds = %151, %154
  %157 = phi double [ 1.000000e+00, %154 ], [ %152, %151 ]
  br label %158

158:                                              ; preds = %156, %158
  %159 = phi i64 [ 0, %156 ], [ %169, %158 ]
  %160 = mul nuw nsw i64 %159, %9
  %161 = add nuw nsw i64 %160, %143
  %162 = getelementptr inbounds nuw double, ptr %1, i64 %161
  %163 = load double, ptr %162, align 8
  %164 = fdiv double %163, %157
  store double %164, ptr %162, align 8
  %165 = getelementptr inbounds nuw double, ptr %13, i64 %161
  store double %164, ptr %165, align 8
  %166 = icmp eq i64 %159, %143
  %167 = uitofp i1 %166 to double
  %168 = getelementptr inbounds nuw double, ptr %8, i64 %161
  store double %167, ptr %168, align 8
  %169 = add nuw nsw i64 %159, 1
  %170 = icmp eq i64 %169, %9
  br i1 %170, label %171, label %158

171:                                              ; preds = %158
  %172 = add nuw nsw i64 %143, 1
  %173 = icmp eq i64 %172, %9
  br i1 %173, label %139, label %142

174:                                              ; preds = %139, %272
  %175 = phi i32 [ 0, %139 ], [ %274, %272 ]
  br i1 %16, label %182, label %279

176:                                              ; preds = %272
  %177 = shl nuw nsw i64 %9, 3
  call void @llvm.memset.p0.i64(ptr nonnull align 16 %11, i8 0, i64 %177, i1 false)
  br label %282

178:                                              ; preds = %268, %182
  %179 = phi i32 [ %185, %182 ], [ %269, %268 ]
  %180 = add nuw nsw i64 %184, 1
  %181 = icmp eq i64 %186, %9
  br i1 %181, label %272, label %182

182:                                              ; preds = %174, %178
  %183 = phi i64 [ %186, %178 ], [ 0, %174 ]
  %184 = phi i64 [ %180, %178 ], [ 1, %174 ]
  %185 = phi i32 [ %179, %178 ], [ 0, %174 ]
  %186 = add nuw nsw i64 %183, 1
  %187 = icmp slt i64 %186, %141
  br i1 %187, label %188, label %178

188:                                              ; preds = %182
  %189 = getelementptr inbounds nuw double, ptr %1, i64 %183
  br label %190

190:                                              ; preds = %188, %268
  %191 = phi i64 [ %184, %188 ], [ %270, %268 ]
  %192 = phi i32 [ %185, %188 ], [ %269, %268 ]
  %193 = getelementptr inbounds nuw double, ptr %1, i64 %191
  br label %194

194:                                              ; preds = %190, %194
  %195 = phi i64 [ 0, %190 ], [ %211, %194 ]
  %196 = phi double [ 0.000000e+00, %190 ], [ %202, %194 ]
  %197 = phi <2 x double> [ zeroinitializer, %190 ], [ %210, %194 ]
  %198 = mul nuw nsw i64 %195, %9
  %199 = getelementptr inbounds nuw double, ptr %189, i64 %198
  %200 = load double, ptr %199, align 8
  %201 = fmul double %200, %200
  %202 = fadd double %196, %201
  %203 = getelementptr inbounds nuw double, ptr %193, i64 %198
  %204 = load double, ptr %203, align 8
  %205 = insertelement <2 x double> poison, double %204, i64 0
  %206 = shufflevector <2 x double> %205, <2 x double> poison, <2 x i32> zeroinitializer
  %207 = insertelement <2 x double> poison, double %200, i64 0
  %208 = insertelement <2 x double> %207, double %204, i64 1
  %209 = fmul <2 x double> %206, %208
  %210 = fadd <2 x double> %197, %209
  %211 = add nuw nsw i64 %195, 1
  %212 = icmp eq i64 %211, %9
  br i1 %212, label %213, label %194

213:                                              ; preds = %194
  %214 = extractelement <2 x double> %210, i64 0
  %215 = tail call double @llvm.fabs.f64(double %214)
  %216 = extractelement <2 x double> %210, i64 1
  %217 = fmul double %202, %216
  %218 = tail call double @llvm.sqrt.f64(double %217)
  %219 = fmul double %218, 1.000000e-15
  %220 = fcmp ule double %215, %219
  %221 = fcmp olt double %215, 0x37A16C262777579C
  %222 = or i1 %221, %220
  br i1 %222, label %268, label %223

223:                                              ; preds = %213
  %224 = fsub double %216, %202
  %225 = fmul double %214, 2.000000e+00
  %226 = fdiv double %224, %225
  %227 = fcmp olt double %226, 0.000000e+00
  %228 = select i1 %227, double -1.000000e+00, double 1.000000e+00
  %229 = tail call double @llvm.fabs.f64(double %226)
  %230 = fmul double %226, %226
  %231 = fadd double %230, 1.000000e+00
  %232 = tail call double @llvm.sqrt.f64(double %231)
  %233 = fadd double %229, %232
  %234 = fdiv double %228, %233
  %235 = fmul double %234, %234
  %236 = fadd double %235, 1.000000e+00
  %237 = tail call double @llvm.sqrt.f64(double %236)
  %238 = fdiv double 1.000000e+00, %237
  br label %239

239:                                              ; preds = %223, %239
  %240 = phi i64 [ 0, %223 ], [ %266, %239 ]
  %241 = mul nuw nsw i64 %240, %9
  %242 = add nuw nsw i64 %241, %183
  %243 = getelementptr inbounds nuw double, ptr %1, i64 %242
  %244 = load double, ptr %243, align 8
  %245 = getelementptr inbounds nuw double, ptr %8, i64 %242
  %246 = load double, ptr %245, align 8
  %247 = add nuw nsw i64 %241, %191
  %248 = getelementptr inbounds nuw double, ptr %1, i64 %247
  %249 = load double, ptr %248, align 8
  %250 = fmul double %234, %249
  %251 = fsub double %244, %250
  %252 = fmul double %238, %251
  store double %252, ptr %243, align 8
  %253 = fmul double %234, %244
  %254 = load double, ptr %248, align 8
  %255 = fadd double %253, %254
  %256 = fmul double %238, %255
  store double %256, ptr %248, align 8
  %257 = getelementptr inbounds nuw double, ptr %8, i64 %247
  %258 = load double, ptr %257, align 8
  %259 = fmul double %234, %258
  %260 = fsub double %246, %259
  %261 = fmul double %238, %260
  store double %261, ptr %245, align 8
  %262 = fmul double %234, %246
  %263 = load double, ptr %257, align 8
  %264 = fadd double %262, %263
  %265 = fmul double %238, %264
  store double %265, ptr %257, align 8
  %266 = add nuw nsw i64 %240, 1
  %267 = icmp eq i64 %266, %9
  br i1 %267, label %268, label %239

268:                                              ; preds = %239, %213
  %269 = phi i32 [ %192, %213 ], [ 1, %239 ]
  %270 = add nuw nsw i64 %191, 1
  %271 = icmp eq i64 %270, %9
  br i1 %271, label %178, label %190

272:                                              ; preds = %178
  %273 = icmp ne i32 %179, 0
  %274 = add nuw nsw i32 %175, 1
  %275 = icmp samesign ult i32 %175, 59
  %276 = select i1 %273, i1 %275, i1 false
  br i1 %276, label %174, label %176

277:                                              ; preds = %297
  %278 = fmul double %298, 0x3C9CD2B297D889BC
  br label %279

279:                                              ; preds = %174, %277
  %280 = phi double [ %278, %277 ], [ 0.000000e+00, %174 ]
  %281 = insertelement <2 x double> <double 0.000000e+00, double poison>, double %140, i64 1
  br label %301

282:                                              ; preds = %297, %176
  %283 = phi i64 [ 0, %176 ], [ %299, %297 ]
  %284 = phi double [ 0.000000e+00, %176 ], [ %298, %297 ]
  %285 = getelementptr inbounds nuw double, ptr %15, i64 %283
  %286 = getelementptr inbounds nuw double, ptr %1, i64 %283
  br label %287

287:                                              ; preds = %282, %287
  %288 = phi i64 [ 0, %282 ], [ %295, %287 ]
  %289 = phi double [ 0.000000e+00, %282 ], [ %294, %287 ]
  %290 = mul nuw nsw i64 %288, %9
  %291 = getelementptr inbounds nuw double, ptr %286, i64 %290
  %292 = load double, ptr %291, align 8
  %293 = fmul double %292, %292
  %294 = fadd double %289, %293
  %295 = add nuw nsw i64 %288, 1
  %296 = icmp eq i64 %295, %9
  br i1 %296, label %297, label %287

297:                                              ; preds = %287
  store double %294, ptr %285, align 8
  %298 = tail call double @llvm.maxnum.f64(double %284, double %294)
  %299 = add nuw nsw i64 %283, 1
  %300 = icmp eq i64 %299, %9
  br i1 %300, label %277, label %282

301:                                              ; preds = %412, %279
  %302 = phi i1 [ true, %279 ], [ false, %412 ]
  br i1 %16, label %342, label %413

303:                                              ; preds = %411
  %304 = icmp ult i32 %0, 4
  br i1 %304, label %338, label %305

305:                                              ; preds = %303
  %306 = and i64 %9, 2147483646
  %307 = insertelement <2 x double> poison, double %140, i64 0
  %308 = shufflevector <2 x double> %307, <2 x double> poison, <2 x i32> zeroinitializer
  br label %309

309:                                              ; preds = %309, %305
  %310 = phi i64 [ 0, %305 ], [ %321, %309 ]
  %311 = phi <2 x double> [ zeroinitializer, %305 ], [ %316, %309 ]
  %312 = phi <2 x double> [ %308, %305 ], [ %320, %309 ]
  %313 = getelementptr inbounds nuw double, ptr %2, i64 %310
  %314 = load <2 x double>, ptr %313, align 8
  %315 = tail call <2 x double> @llvm.fabs.v2f64(<2 x double> %314)
  %316 = tail call <2 x double> @llvm.maxnum.v2f64(<2 x double> %311, <2 x double> %315)
  %317 = getelementptr inbounds nuw double, ptr %11, i64 %310
  %318 = load <2 x double>, ptr %317, align 16
  %319 = tail call <2 x double> @llvm.fabs.v2f64(<2 x double> %318)
  %320 = tail call <2 x double> @llvm.maxnum.v2f64(<2 x double> %312, <2 x double> %319)
  %321 = add nuw i64 %310, 2
  %322 = fcmp uno <2 x double> %315, %319
  %323 = freeze <2 x i1> %322
  %324 = bitcast <2 x i1> %323 to i2
  %325 = icmp ne i2 %324, 0
  %326 = icmp eq i64 %321, %306
  %327 = or i1 %325, %326
  br i1 %327, label %328, label %309

328:                                              ; preds = %309
  %329 = select i1 %325, <2 x double> %311, <2 x double> %316
  %330 = select i1 %325, <2 x double> %312, <2 x double> %320
  %331 = select i1 %325, i64 %310, i64 %306
  %332 = tail call double @llvm.vector.reduce.fmax.v2f64(<2 x double> %329)
  %333 = tail call double @llvm.vector.reduce.fmax.v2f64(<2 x double> %330)
  %334 = icmp ne i64 %306, %9
  %335 = or i1 %334, %325
  %336 = insertelement <2 x double> poison, double %332, i64 0
  %337 = insertelement <2 x double> %336, double %333, i64 1
  br i1 %335, label %338, label %414

338:                                              ; preds = %303, %328
  %339 = phi i64 [ 0, %303 ], [ %331, %328 ]
  %340 = phi double [ 0.000000e+00, %303 ], [ %332, %328 ]
  %341 = phi double [ %140, %303 ], [ %333, %328 ]
  br label %440

342:                                              ; preds = %301, %387
  %343 = phi i64 [ %388, %387 ], [ 0, %301 ]
  %344 = getelementptr inbounds nuw double, ptr %15, i64 %343
  %345 = load double, ptr %344, align 8
  %346 = getelementptr inbounds nuw double, ptr %1, i64 %343
  br label %351

347:                                              ; preds = %351
  %348 = fcmp ule double %345, %280
  %349 = getelementptr inbounds nuw double, ptr %8, i64 %343
  %350 = getelementptr inbounds nuw double, ptr %8, i64 %343
  br label %363

351:                                              ; preds = %342, %351
  %352 = phi i64 [ 0, %342 ], [ %361, %351 ]
  %353 = phi double [ 0.000000e+00, %342 ], [ %360, %351 ]
  %354 = mul nuw nsw i64 %352, %9
  %355 = getelementptr inbounds nuw double, ptr %346, i64 %354
  %356 = load double, ptr %355, align 8
  %357 = getelementptr inbounds nuw double, ptr %2, i64 %352
  %358 = load double, ptr %357, align 8
  %359 = fmul double %356, %358
  %360 = fadd double %353, %359
  %361 = add nuw nsw i64 %352, 1
  %362 = icmp eq i64 %361, %9
  br i1 %362, label %347, label %351

363:                                              ; preds = %347, %384
  %364 = phi i64 [ 0, %347 ], [ %385, %384 ]
  br i1 %348, label %365, label %375

365:                                              ; preds = %363
  %366 = getelementptr inbounds nuw i32, ptr %3, i64 %364
  %367 = load i32, ptr %366, align 4
  %368 = icmp eq i32 %367, 0
  br i1 %368, label %369, label %384

369:                                              ; preds = %365
  %370 = mul nuw nsw i64 %364, %9
  %371 = getelementptr inbounds nuw double, ptr %350, i64 %370
  %372 = load double, ptr %371, align 8
  %373 = tail call double @llvm.fabs.f64(double %372)
  %374 = fcmp ogt double %373, 1.000000e-04
  br i1 %374, label %480, label %384

375:                                              ; preds = %363
  %376 = mul nuw nsw i64 %364, %9
  %377 = getelementptr inbounds nuw double, ptr %349, i64 %376
  %378 = load double, ptr %377, align 8
  %379 = fmul double %360, %378
  %380 = fdiv double %379, %345
  %381 = getelementptr inbounds nuw double, ptr %11, i64 %364
  %382 = load double, ptr %381, align 8
  %383 = fadd double %382, %380
  store double %383, ptr %381, align 8
  br label %384

384:                                              ; preds = %365, %369, %375
  %385 = add nuw nsw i64 %364, 1
  %386 = icmp eq i64 %385, %9
  br i1 %386, label %387, label %363

387:                                              ; preds = %384
  %388 = add nuw nsw i64 %343, 1
  %389 = icmp eq i64 %388, %9
  br i1 %389, label %390, label %342

390:                                              ; preds = %387, %408
  %391 = phi i64 [ %409, %408 ], [ 0, %387 ]
  %392 = getelementptr inbounds nuw double, ptr %14, i64 %391
  %393 = load double, ptr %392, align 8
  %394 = getelementptr inbounds nuw double, ptr %2, i64 %391
  %395 = mul nuw nsw i64 %391, %9
  %396 = getelementptr inbounds nuw double, ptr %13, i64 %395
  br label %397

397:                                              ; preds = %390, %397
  %398 = phi i64 [ 0, %390 ], [ %406, %397 ]
  %399 = phi double [ %393, %390 ], [ %405, %397 ]
  %400 = getelementptr inbounds nuw double, ptr %396, i64 %398
  %401 = load double, ptr %400, align 8
  %402 = getelementptr inbounds nuw double, ptr %11, i64 %398
  %403 = load double, ptr %402, align 8
  %404 = fmul double %401, %403
  %405 = fsub double %399, %404
  %406 = add nuw nsw i64 %398, 1
  %407 = icmp eq i64 %406, %9
  br i1 %407, label %408, label %397

408:                                              ; preds = %397
  store double %405, ptr %394, align 8
  %409 = add nuw nsw i64 %391, 1
  %410 = icmp eq i64 %409, %9
  br i1 %410, label %411, label %390

411:                                              ; preds = %408
  br i1 %302, label %412, label %303

412:                                              ; preds = %411, %413
  br label %301

413:                                              ; preds = %301
  br i1 %302, label %412, label %473

414:                                              ; preds = %440, %328
  %415 = phi <2 x double> [ %337, %328 ], [ %453, %440 ]
  %416 = icmp eq i32 %0, 1
  br i1 %416, label %438, label %417

417:                                              ; preds = %414
  %418 = and i64 %9, 2147483646
  %419 = insertelement <2 x double> poison, double %12, i64 0
  %420 = shufflevector <2 x double> %419, <2 x double> poison, <2 x i32> zeroinitializer
  br label %421

421:                                              ; preds = %421, %417
  %422 = phi i64 [ 0, %417 ], [ %434, %421 ]
  %423 = getelementptr inbounds nuw double, ptr %11, i64 %422
  %424 = load <2 x double>, ptr %423, align 16
  %425 = getelementptr inbounds nuw double, ptr %10, i64 %422
  %426 = load <2 x double>, ptr %425, align 16
  %427 = fdiv <2 x double> %424, %426
  %428 = getelementptr inbounds nuw i32, ptr %3, i64 %422
  %429 = load <2 x i32>, ptr %428, align 4
  %430 = icmp eq <2 x i32> %429, zeroinitializer
  %431 = select <2 x i1> %430, <2 x double> splat (double 1.000000e+00), <2 x double> %420
  %432 = fmul <2 x double> %427, %431
  %433 = getelementptr inbounds nuw double, ptr %2, i64 %422
  store <2 x double> %432, ptr %433, align 8
  %434 = add nuw i64 %422, 2
  %435 = icmp eq i64 %434, %418
  br i1 %435, label %436, label %421

436:                                              ; preds = %421
  %437 = icmp eq i64 %418, %9
  br i1 %437, label %473, label %438

438:                                              ; preds = %414, %436
  %439 = phi i64 [ 0, %414 ], [ %418, %436 ]
  br label %458

440:                                              ; preds = %338, %440
  %441 = phi i64 [ %454, %440 ], [ %339, %338 ]
  %442 = phi double [ %456, %440 ], [ %340, %338 ]
  %443 = phi double [ %457, %440 ], [ %341, %338 ]
  %444 = getelementptr inbounds nuw double, ptr %2, i64 %441
  %445 = load double, ptr %444, align 8
  %446 = getelementptr inbounds nuw double, ptr %11, i64 %441
  %447 = load double, ptr %446, align 8
  %448 = insertelement <2 x double> poison, double %445, i64 0
  %449 = insertelement <2 x double> %448, double %447, i64 1
  %450 = tail call <2 x double> @llvm.fabs.v2f64(<2 x double> %449)
  %451 = insertelement <2 x double> poison, double %442, i64 0
  %452 = insertelement <2 x double> %451, double %443, i64 1
  %453 = tail call <2 x double> @llvm.maxnum.v2f64(<2 x double> %452, <2 x double> %450)
  %454 = add nuw nsw i64 %441, 1
  %455 = icmp eq i64 %454, %9
  %456 = extractelement <2 x double> %453, i64 0
  %457 = extractelement <2 x double> %453, i64 1
  br i1 %455, label %414, label %440

458:                                              ; preds = %438, %458
  %459 = phi i64 [ %471, %458 ], [ %439, %438 ]
  %460 = getelementptr inbounds nuw double, ptr %11, i64 %459
  %461 = load double, ptr %460, align 8
  %462 = getelementptr inbounds nuw double, ptr %10, i64 %459
  %463 = load double, ptr %462, align 8
  %464 = fdiv double %461, %463
  %465 = getelementptr inbounds nuw i32, ptr %3, i64 %459
  %466 = load i32, ptr %465, align 4
  %467 = icmp eq i32 %466, 0
  %468 = select i1 %467, double 1.000000e+00, double %12
  %469 = fmul double %464, %468
  %470 = getelementptr inbounds nuw double, ptr %2, i64 %459
  store double %469, ptr %470, align 8
  %471 = add nuw nsw i64 %459, 1
  %472 = icmp eq i64 %471, %9
  br i1 %472, label %473, label %458

473:                                              ; preds = %413, %458, %436
  %474 = phi <2 x double> [ %415, %436 ], [ %415, %458 ], [ %281, %413 ]
  %475 = extractelement <2 x double> %474, i64 1
  %476 = fmul double %4, %475
  %477 = extractelement <2 x double> %474, i64 0
  %478 = fcmp ogt double %477, %476
  %479 = zext i1 %478 to i32
  br label %480

480:                                              ; preds = %369, %473
  %481 = phi i32 [ %479, %473 ], [ 1, %369 ]
  ret i32 %481
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local i32 @bondgraph_pivoted(i32 noundef %0, i32 noundef %1, ptr noundef captures(none) %2, double noundef %3, ptr noundef captures(none) %4) local_unnamed_addr #0 {
  %6 = icmp sgt i32 %1, 0
  br i1 %6, label %7, label %24

7:                                                ; preds = %5
  %8 = zext nneg i32 %1 to i64
  %9 = icmp eq i32 %1, 1
  br i1 %9, label %22, label %10

10:                                               ; preds = %7
  %11 = and i64 %8, 2147483646
  br label %12

12:                                               ; preds = %12, %10
  %13 = phi i64 [ 0, %10 ], [ %17, %12 ]
  %14 = phi <2 x i32> [ <i32 0, i32 1>, %10 ], [ %18, %12 ]
  %15 = uitofp nneg <2 x i32> %14 to <2 x double>
  %16 = getelementptr inbounds nuw double, ptr %4, i64 %13
  store <2 x double> %15, ptr %16, align 8
  %17 = add nuw i64 %13, 2
  %18 = add <2 x i32> %14, splat (i32 2)
  %19 = icmp eq i64 %17, %11
  br i1 %19, label %20, label %12

20:                                               ; preds = %12
  %21 = icmp eq i64 %11, %8
  br i1 %21, label %24, label %22

22:                                               ; preds = %7, %20
  %23 = phi i64 [ 0, %7 ], [ %11, %20 ]
  br label %52

24:                                               ; preds = %52, %20, %5
  %25 = tail call i32 @llvm.smin.i32(i32 %0, i32 %1)
  %26 = icmp sgt i32 %25, 0
  br i1 %26, label %27, label %215

27:                                               ; preds = %24
  %28 = add i32 %1, 1
  %29 = sext i32 %1 to i64
  %30 = sext i32 %0 to i64
  %31 = zext nneg i32 %25 to i64
  %32 = zext i32 %0 to i64
  %33 = zext i32 %1 to i64
  %34 = zext i32 %0 to i64
  %35 = zext i32 %0 to i64
  %36 = add nuw nsw i64 %33, %32
  %37 = shl nuw nsw i64 %36, 3
  %38 = getelementptr i8, ptr %2, i64 %37
  %39 = getelementptr i8, ptr %38, i64 -8
  %40 = shl nuw nsw i64 %32, 3
  %41 = add nuw nsw i64 %32, %31
  %42 = shl nuw nsw i64 %41, 3
  %43 = getelementptr i8, ptr %2, i64 %42
  %44 = getelementptr i8, ptr %43, i64 -8
  %45 = getelementptr i8, ptr %2, i64 %40
  %46 = icmp ugt i32 %0, 5
  %47 = icmp eq i32 %1, 1
  %48 = and i1 %46, %47
  %49 = and i64 %32, 4294967294
  %50 = icmp eq i64 %49, %32
  %51 = icmp eq i32 %1, 1
  br label %59

52:                                               ; preds = %22, %52
  %53 = phi i64 [ %57, %52 ], [ %23, %22 ]
  %54 = trunc nuw nsw i64 %53 to i32
  %55 = uitofp nneg i32 %54 to double
  %56 = getelementptr inbounds nuw double, ptr %4, i64 %53
  store double %55, ptr %56, align 8
  %57 = add nuw nsw i64 %53, 1
  %58 = icmp eq i64 %57, %8
  br i1 %58, label %24, label %52

59:                                               ; preds = %27, %212
  %60 = phi i64 [ 1, %27 ], [ %213, %212 ]
  %61 = phi i64 [ 0, %27 ], [ %148, %212 ]
  %62 = phi double [ 0.000000e+00, %27 ], [ %97, %212 ]
  %63 = sub nsw i64 %32, %61
  %64 = shl nuw nsw i64 %61, 4
  %65 = getelementptr i8, ptr %2, i64 %64
  %66 = getelementptr i8, ptr %65, i64 8
  %67 = getelementptr i8, ptr %2, i64 %64
  %68 = add nuw i64 %61, %32
  %69 = shl i64 %68, 3
  %70 = getelementptr i8, ptr %2, i64 %69
  %71 = trunc nuw nsw i64 %61 to i32
  br label %72

72:                                               ; preds = %59, %87
  %73 = phi i64 [ %61, %59 ], [ %92, %87 ]
  %74 = phi i32 [ %71, %59 ], [ %91, %87 ]
  %75 = phi double [ -1.000000e+00, %59 ], [ %89, %87 ]
  %76 = getelementptr double, ptr %2, i64 %73
  br label %77

77:                                               ; preds = %72, %77
  %78 = phi i64 [ %61, %72 ], [ %85, %77 ]
  %79 = phi double [ 0.000000e+00, %72 ], [ %84, %77 ]
  %80 = mul nsw i64 %78, %29
  %81 = getelementptr double, ptr %76, i64 %80
  %82 = load double, ptr %81, align 8
  %83 = fmul double %82, %82
  %84 = fadd double %79, %83
  %85 = add nuw nsw i64 %78, 1
  %86 = icmp slt i64 %85, %30
  br i1 %86, label %77, label %87

87:                                               ; preds = %77
  %88 = fcmp ogt double %84, %75
  %89 = select i1 %88, double %84, double %75
  %90 = trunc nuw nsw i64 %73 to i32
  %91 = select i1 %88, i32 %90, i32 %74
  %92 = add nuw nsw i64 %73, 1
  %93 = icmp slt i64 %92, %29
  br i1 %93, label %72, label %94

94:                                               ; preds = %87
  %95 = tail call double @llvm.sqrt.f64(double %89)
  %96 = icmp eq i64 %61, 0
  %97 = select i1 %96, double %95, double %62
  %98 = fmul double %3, %97
  %99 = fcmp ogt double %95, %98
  br i1 %99, label %100, label %215

100:                                              ; preds = %94
  %101 = zext i32 %91 to i64
  %102 = icmp eq i64 %61, %101
  br i1 %102, label %137, label %103

103:                                              ; preds = %100
  %104 = getelementptr inbounds nuw double, ptr %4, i64 %61
  %105 = load double, ptr %104, align 8
  %106 = sext i32 %91 to i64
  %107 = getelementptr inbounds double, ptr %4, i64 %106
  %108 = load double, ptr %107, align 8
  store double %108, ptr %104, align 8
  store double %105, ptr %107, align 8
  %109 = getelementptr double, ptr %2, i64 %61
  %110 = getelementptr double, ptr %2, i64 %106
  br i1 %48, label %111, label %126

111:                                              ; preds = %103
  %112 = shl nsw i64 %106, 3
  %113 = getelementptr i8, ptr %45, i64 %112
  %114 = icmp ult ptr %2, %113
  %115 = icmp ult ptr %110, %44
  %116 = and i1 %114, %115
  br i1 %116, label %126, label %117

117:                                              ; preds = %111, %117
  %118 = phi i64 [ %123, %117 ], [ 0, %111 ]
  %119 = getelementptr double, ptr %109, i64 %118
  %120 = load <2 x double>, ptr %119, align 8
  %121 = getelementptr double, ptr %110, i64 %118
  %122 = load <2 x double>, ptr %121, align 8
  store <2 x double> %122, ptr %119, align 8
  store <2 x double> %120, ptr %121, align 8
  %123 = add nuw i64 %118, 2
  %124 = icmp eq i64 %123, %49
  br i1 %124, label %125, label %117

125:                                              ; preds = %117
  br i1 %50, label %137, label %126

126:                                              ; preds = %111, %103, %125
  %127 = phi i64 [ 0, %111 ], [ 0, %103 ], [ %49, %125 ]
  br label %128

128:                                              ; preds = %126, %128
  %129 = phi i64 [ %135, %128 ], [ %127, %126 ]
  %130 = mul nsw i64 %129, %29
  %131 = getelementptr double, ptr %109, i64 %130
  %132 = load double, ptr %131, align 8
  %133 = getelementptr double, ptr %110, i64 %130
  %134 = load double, ptr %133, align 8
  store double %134, ptr %131, align 8
  store double %132, ptr %133, align 8
  %135 = add nuw nsw i64 %129, 1
  %136 = icmp eq i64 %135, %32
  br i1 %136, label %137, label %128

137:                                              ; preds = %128, %125, %100
  %138 = mul i32 %28, %71
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds double, ptr %2, i64 %139
  %141 = load double, ptr %140, align 8
  %142 = fcmp ogt double %141, 0.000000e+00
  %143 = fneg double %95
  %144 = select i1 %142, double %143, double %95
  %145 = fsub double %141, %144
  store double %145, ptr %140, align 8
  %146 = fneg double %144
  %147 = fmul double %145, %146
  %148 = add nuw nsw i64 %61, 1
  %149 = icmp slt i64 %148, %29
  br i1 %149, label %150, label %212

150:                                              ; preds = %137
  %151 = getelementptr double, ptr %2, i64 %61
  %152 = getelementptr double, ptr %2, i64 %61
  %153 = icmp ugt i64 %63, 3
  %154 = and i1 %153, %51
  %155 = icmp ult ptr %66, %70
  %156 = icmp ult ptr %67, %39
  %157 = and i1 %155, %156
  %158 = and i64 %63, -2
  %159 = add i64 %61, %158
  %160 = icmp eq i64 %63, %158
  br label %164

161:                                              ; preds = %201, %198
  %162 = add nuw nsw i64 %165, 1
  %163 = icmp eq i64 %162, %33
  br i1 %163, label %212, label %164

164:                                              ; preds = %161, %150
  %165 = phi i64 [ %60, %150 ], [ %162, %161 ]
  %166 = getelementptr double, ptr %2, i64 %165
  br label %167

167:                                              ; preds = %164, %167
  %168 = phi i64 [ %61, %164 ], [ %177, %167 ]
  %169 = phi double [ 0.000000e+00, %164 ], [ %176, %167 ]
  %170 = mul nsw i64 %168, %29
  %171 = getelementptr double, ptr %151, i64 %170
  %172 = load double, ptr %171, align 8
  %173 = getelementptr double, ptr %166, i64 %170
  %174 = load double, ptr %173, align 8
  %175 = fmul double %172, %174
  %176 = fadd double %169, %175
  %177 = add nuw nsw i64 %168, 1
  %178 = icmp eq i64 %177, %34
  br i1 %178, label %179, label %167

179:                                              ; preds = %167
  %180 = fdiv double %176, %147
  %181 = getelementptr double, ptr %2, i64 %165
  %182 = xor i1 %154, true
  %183 = select i1 %182, i1 true, i1 %157
  br i1 %183, label %199, label %184

184:                                              ; preds = %179
  %185 = insertelement <2 x double> poison, double %180, i64 0
  %186 = shufflevector <2 x double> %185, <2 x double> poison, <2 x i32> zeroinitializer
  br label %187

187:                                              ; preds = %187, %184
  %188 = phi i64 [ 0, %184 ], [ %196, %187 ]
  %189 = add i64 %61, %188
  %190 = getelementptr double, ptr %152, i64 %189
  %191 = load <2 x double>, ptr %190, align 8
  %192 = fmul <2 x double> %186, %191
  %193 = getelementptr double, ptr %181, i64 %189
  %194 = load <2 x double>, ptr %193, align 8
  %195 = fsub <2 x double> %194, %192
  store <2 x double> %195, ptr %193, align 8
  %196 = add nuw i64 %188, 2
  %197 = icmp eq i64 %196, %158
  br i1 %197, label %198, label %187

198:                                              ; preds = %187
  br i1 %160, label %161, label %199

199:                                              ; preds = %179, %198
  %200 = phi i64 [ %159, %198 ], [ %61, %179 ]
  br label %201

201:                                              ; preds = %199, %201
  %202 = phi i64 [ %210, %201 ], [ %200, %199 ]
  %203 = mul nsw i64 %202, %29
  %204 = getelementptr double, ptr %152, i64 %203
  %205 = load double, ptr %204, align 8
  %206 = fmul double %180, %205
  %207 = getelementptr double, ptr %181, i64 %203
  %208 = load double, ptr %207, align 8
  %209 = fsub double %208, %206
  store double %209, ptr %207, align 8
  %210 = add nuw nsw i64 %202, 1
  %211 = icmp eq i64 %210, %35
  br i1 %211, label %161, label %201

212:                                              ; preds = %161, %137
  %213 = add nuw nsw i64 %60, 1
  %214 = icmp eq i64 %148, %31
  br i1 %214, label %215, label %59

215:                                              ; preds = %212, %94, %24
  %216 = phi i32 [ 0, %24 ], [ %71, %94 ], [ %25, %212 ]
  ret i32 %216
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @bondgraph_scale_factors(i32 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = ptrtoint ptr %1 to i64
  %5 = ptrtoint ptr %2 to i64
  %6 = icmp sgt i32 %0, 0
  br i1 %6, label %7, label %80

7:                                                ; preds = %3
  %8 = zext nneg i32 %0 to i64
  %9 = icmp ult i32 %0, 4
  br i1 %9, label %31, label %10

10:                                               ; preds = %7
  %11 = and i64 %8, 2147483646
  br label %12

12:                                               ; preds = %12, %10
  %13 = phi i64 [ 0, %10 ], [ %19, %12 ]
  %14 = phi <2 x double> [ zeroinitializer, %10 ], [ %18, %12 ]
  %15 = getelementptr inbounds nuw double, ptr %1, i64 %13
  %16 = load <2 x double>, ptr %15, align 8
  %17 = freeze <2 x double> %16
  %18 = tail call <2 x double> @llvm.maxnum.v2f64(<2 x double> %14, <2 x double> %17)
  %19 = add nuw i64 %13, 2
  %20 = fcmp uno <2 x double> %17, zeroinitializer
  %21 = bitcast <2 x i1> %20 to i2
  %22 = icmp ne i2 %21, 0
  %23 = icmp eq i64 %19, %11
  %24 = or i1 %22, %23
  br i1 %24, label %25, label %12

25:                                               ; preds = %12
  %26 = select i1 %22, <2 x double> %14, <2 x double> %18
  %27 = select i1 %22, i64 %13, i64 %11
  %28 = tail call double @llvm.vector.reduce.fmax.v2f64(<2 x double> %26)
  %29 = icmp ne i64 %11, %8
  %30 = or i1 %29, %22
  br i1 %30, label %31, label %34

31:                                               ; preds = %7, %25
  %32 = phi i64 [ 0, %7 ], [ %27, %25 ]
  %33 = phi double [ 0.000000e+00, %7 ], [ %28, %25 ]
  br label %63

34:                                               ; preds = %63, %25
  %35 = phi double [ %28, %25 ], [ %68, %63 ]
  %36 = fmul double %35, 0x3D719799812DEA11
  %37 = fcmp ogt double %35, 0.000000e+00
  %38 = select i1 %37, double %35, double 1.000000e+00
  %39 = zext nneg i32 %0 to i64
  %40 = icmp ult i32 %0, 4
  %41 = sub i64 %5, %4
  %42 = icmp ult i64 %41, 32
  %43 = or i1 %40, %42
  br i1 %43, label %61, label %44

44:                                               ; preds = %34
  %45 = and i64 %8, 2147483646
  %46 = insertelement <2 x double> poison, double %36, i64 0
  %47 = shufflevector <2 x double> %46, <2 x double> poison, <2 x i32> zeroinitializer
  %48 = insertelement <2 x double> poison, double %38, i64 0
  %49 = shufflevector <2 x double> %48, <2 x double> poison, <2 x i32> zeroinitializer
  br label %50

50:                                               ; preds = %50, %44
  %51 = phi i64 [ 0, %44 ], [ %57, %50 ]
  %52 = getelementptr inbounds nuw double, ptr %1, i64 %51
  %53 = load <2 x double>, ptr %52, align 8
  %54 = fcmp ogt <2 x double> %53, %47
  %55 = select <2 x i1> %54, <2 x double> %53, <2 x double> %49
  %56 = getelementptr inbounds nuw double, ptr %2, i64 %51
  store <2 x double> %55, ptr %56, align 8
  %57 = add nuw i64 %51, 2
  %58 = icmp eq i64 %57, %45
  br i1 %58, label %59, label %50

59:                                               ; preds = %50
  %60 = icmp eq i64 %45, %8
  br i1 %60, label %80, label %61

61:                                               ; preds = %34, %59
  %62 = phi i64 [ 0, %34 ], [ %45, %59 ]
  br label %71

63:                                               ; preds = %31, %63
  %64 = phi i64 [ %69, %63 ], [ %32, %31 ]
  %65 = phi double [ %68, %63 ], [ %33, %31 ]
  %66 = getelementptr inbounds nuw double, ptr %1, i64 %64
  %67 = load double, ptr %66, align 8
  %68 = tail call double @llvm.maxnum.f64(double %65, double %67)
  %69 = add nuw nsw i64 %64, 1
  %70 = icmp eq i64 %69, %8
  br i1 %70, label %34, label %63

71:                                               ; preds = %61, %71
  %72 = phi i64 [ %78, %71 ], [ %62, %61 ]
  %73 = getelementptr inbounds nuw double, ptr %1, i64 %72
  %74 = load double, ptr %73, align 8
  %75 = fcmp ogt double %74, %36
  %76 = select i1 %75, double %74, double %38
  %77 = getelementptr inbounds nuw double, ptr %2, i64 %72
  store double %76, ptr %77, align 8
  %78 = add nuw nsw i64 %72, 1
  %79 = icmp eq i64 %78, %39
  br i1 %79, label %80, label %71

80:                                               ; preds = %71, %59, %3
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @bondgraph_grow(i32 noundef %0, i32 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3, ptr noundef captures(none) %4) local_unnamed_addr #0 {
  %6 = ptrtoint ptr %3 to i64
  %7 = ptrtoint ptr %4 to i64
  %8 = ptrtoint ptr %3 to i64
  %9 = ptrtoint ptr %4 to i64
  %10 = icmp sgt i32 %0, 0
  br i1 %10, label %11, label %206

11:                                               ; preds = %5
  %12 = icmp sgt i32 %1, 0
  %13 = zext i32 %1 to i64
  %14 = zext nneg i32 %0 to i64
  %15 = shl nuw nsw i64 %14, 3
  %16 = getelementptr i8, ptr %3, i64 %15
  %17 = mul nuw nsw i64 %13, %14
  %18 = shl i64 %17, 3
  %19 = getelementptr i8, ptr %2, i64 %18
  %20 = icmp ult i32 %1, 6
  %21 = icmp ult ptr %3, %19
  %22 = icmp ult ptr %2, %16
  %23 = and i1 %21, %22
  %24 = and i64 %13, 2147483646
  %25 = icmp ne i64 %24, %13
  br label %26

26:                                               ; preds = %11, %68
  %27 = phi i64 [ 0, %11 ], [ %69, %68 ]
  br i1 %12, label %28, label %68

28:                                               ; preds = %26
  %29 = getelementptr inbounds nuw double, ptr %3, i64 %27
  %30 = mul nuw nsw i64 %27, %13
  %31 = load double, ptr %29, align 8
  %32 = getelementptr inbounds nuw double, ptr %2, i64 %30
  %33 = select i1 %20, i1 true, i1 %23
  br i1 %33, label %56, label %34

34:                                               ; preds = %28
  %35 = insertelement <2 x double> poison, double %31, i64 0
  %36 = shufflevector <2 x double> %35, <2 x double> poison, <2 x i32> zeroinitializer
  br label %37

37:                                               ; preds = %37, %34
  %38 = phi i64 [ 0, %34 ], [ %45, %37 ]
  %39 = phi <2 x double> [ %36, %34 ], [ %44, %37 ]
  %40 = getelementptr inbounds nuw double, ptr %32, i64 %38
  %41 = load <2 x double>, ptr %40, align 8
  %42 = freeze <2 x double> %41
  %43 = tail call <2 x double> @llvm.fabs.v2f64(<2 x double> %42)
  %44 = tail call <2 x double> @llvm.maxnum.v2f64(<2 x double> %39, <2 x double> %43)
  %45 = add nuw i64 %38, 2
  %46 = fcmp uno <2 x double> %42, zeroinitializer
  %47 = bitcast <2 x i1> %46 to i2
  %48 = icmp ne i2 %47, 0
  %49 = icmp eq i64 %45, %24
  %50 = or i1 %48, %49
  br i1 %50, label %51, label %37

51:                                               ; preds = %37
  %52 = select i1 %48, <2 x double> %39, <2 x double> %44
  %53 = select i1 %48, i64 %38, i64 %24
  %54 = tail call double @llvm.vector.reduce.fmax.v2f64(<2 x double> %52)
  store double %54, ptr %29, align 8
  %55 = or i1 %25, %48
  br i1 %55, label %56, label %68

56:                                               ; preds = %28, %51
  %57 = phi i64 [ %53, %51 ], [ 0, %28 ]
  %58 = phi double [ %54, %51 ], [ %31, %28 ]
  br label %59

59:                                               ; preds = %56, %59
  %60 = phi i64 [ %66, %59 ], [ %57, %56 ]
  %61 = phi double [ %65, %59 ], [ %58, %56 ]
  %62 = getelementptr inbounds nuw double, ptr %32, i64 %60
  %63 = load double, ptr %62, align 8
  %64 = tail call double @llvm.fabs.f64(double %63)
  %65 = tail call double @llvm.maxnum.f64(double %61, double %64)
  store double %65, ptr %29, align 8
  %66 = add nuw nsw i64 %60, 1
  %67 = icmp eq i64 %66, %13
  br i1 %67, label %68, label %59

68:                                               ; preds = %59, %51, %26
  %69 = add nuw nsw i64 %27, 1
  %70 = icmp eq i64 %69, %14
  br i1 %70, label %71, label %26

71:                                               ; preds = %68
  %72 = zext nneg i32 %0 to i64
  %73 = icmp ult i32 %0, 4
  br i1 %73, label %95, label %74

74:                                               ; preds = %71
  %75 = and i64 %14, 2147483646
  br label %76

76:                                               ; preds = %76, %74
  %77 = phi i64 [ 0, %74 ], [ %83, %76 ]
  %78 = phi <2 x double> [ zeroinitializer, %74 ], [ %82, %76 ]
  %79 = getelementptr inbounds nuw double, ptr %3, i64 %77
  %80 = load <2 x double>, ptr %79, align 8
  %81 = freeze <2 x double> %80
  %82 = tail call <2 x double> @llvm.maxnum.v2f64(<2 x double> %78, <2 x double> %81)
  %83 = add nuw i64 %77, 2
  %84 = fcmp uno <2 x double> %81, zeroinitializer
  %85 = bitcast <2 x i1> %84 to i2
  %86 = icmp ne i2 %85, 0
  %87 = icmp eq i64 %83, %75
  %88 = or i1 %86, %87
  br i1 %88, label %89, label %76

89:                                               ; preds = %76
  %90 = select i1 %86, <2 x double> %78, <2 x double> %82
  %91 = select i1 %86, i64 %77, i64 %75
  %92 = tail call double @llvm.vector.reduce.fmax.v2f64(<2 x double> %90)
  %93 = icmp ne i64 %75, %14
  %94 = or i1 %93, %86
  br i1 %94, label %95, label %98

95:                                               ; preds = %71, %89
  %96 = phi i64 [ 0, %71 ], [ %91, %89 ]
  %97 = phi double [ 0.000000e+00, %71 ], [ %92, %89 ]
  br label %126

98:                                               ; preds = %126, %89
  %99 = phi double [ %92, %89 ], [ %131, %126 ]
  %100 = fmul double %99, 0x3D719799812DEA11
  %101 = fcmp ogt double %99, 0.000000e+00
  %102 = select i1 %101, double %99, double 1.000000e+00
  %103 = icmp ult i32 %0, 4
  %104 = sub i64 %9, %8
  %105 = icmp ult i64 %104, 32
  %106 = or i1 %103, %105
  br i1 %106, label %124, label %107

107:                                              ; preds = %98
  %108 = and i64 %14, 2147483646
  %109 = insertelement <2 x double> poison, double %100, i64 0
  %110 = shufflevector <2 x double> %109, <2 x double> poison, <2 x i32> zeroinitializer
  %111 = insertelement <2 x double> poison, double %102, i64 0
  %112 = shufflevector <2 x double> %111, <2 x double> poison, <2 x i32> zeroinitializer
  br label %113

113:                                              ; preds = %113, %107
  %114 = phi i64 [ 0, %107 ], [ %120, %113 ]
  %115 = getelementptr inbounds nuw double, ptr %3, i64 %114
  %116 = load <2 x double>, ptr %115, align 8
  %117 = fcmp ogt <2 x double> %116, %110
  %118 = select <2 x i1> %117, <2 x double> %116, <2 x double> %112
  %119 = getelementptr inbounds nuw double, ptr %4, i64 %114
  store <2 x double> %118, ptr %119, align 8
  %120 = add nuw i64 %114, 2
  %121 = icmp eq i64 %120, %108
  br i1 %121, label %122, label %113

122:                                              ; preds = %113
  %123 = icmp eq i64 %108, %14
  br i1 %123, label %143, label %124

124:                                              ; preds = %98, %122
  %125 = phi i64 [ 0, %98 ], [ %108, %122 ]
  br label %134

126:                                              ; preds = %95, %126
  %127 = phi i64 [ %132, %126 ], [ %96, %95 ]
  %128 = phi double [ %131, %126 ], [ %97, %95 ]
  %129 = getelementptr inbounds nuw double, ptr %3, i64 %127
  %130 = load double, ptr %129, align 8
  %131 = tail call double @llvm.maxnum.f64(double %128, double %130)
  %132 = add nuw nsw i64 %127, 1
  %133 = icmp eq i64 %132, %72
  br i1 %133, label %98, label %126

134:                                              ; preds = %124, %134
  %135 = phi i64 [ %141, %134 ], [ %125, %124 ]
  %136 = getelementptr inbounds nuw double, ptr %3, i64 %135
  %137 = load double, ptr %136, align 8
  %138 = fcmp ogt double %137, %100
  %139 = select i1 %138, double %137, double %102
  %140 = getelementptr inbounds nuw double, ptr %4, i64 %135
  store double %139, ptr %140, align 8
  %141 = add nuw nsw i64 %135, 1
  %142 = icmp eq i64 %141, %72
  br i1 %142, label %143, label %134

143:                                              ; preds = %134, %122
  %144 = icmp sgt i32 %1, 0
  %145 = zext nneg i32 %0 to i64
  %146 = zext i32 %1 to i64
  %147 = getelementptr double, ptr %3, i64 %145
  %148 = shl nuw nsw i64 %14, 3
  %149 = add nuw nsw i64 %13, %14
  %150 = shl nuw nsw i64 %149, 3
  %151 = getelementptr i8, ptr %3, i64 %150
  %152 = mul nuw nsw i64 %13, %14
  %153 = shl i64 %152, 3
  %154 = getelementptr i8, ptr %2, i64 %153
  %155 = getelementptr i8, ptr %4, i64 %148
  %156 = icmp eq i32 %1, 1
  %157 = icmp ult ptr %147, %154
  %158 = icmp ult ptr %2, %151
  %159 = and i1 %157, %158
  %160 = icmp ult ptr %147, %155
  %161 = icmp ult ptr %4, %151
  %162 = and i1 %160, %161
  %163 = or i1 %159, %162
  %164 = and i64 %13, 2147483646
  %165 = icmp eq i64 %164, %13
  br label %166

166:                                              ; preds = %143, %203
  %167 = phi i64 [ 0, %143 ], [ %204, %203 ]
  br i1 %144, label %168, label %203

168:                                              ; preds = %166
  %169 = mul nuw nsw i64 %167, %146
  %170 = getelementptr inbounds nuw double, ptr %4, i64 %167
  %171 = getelementptr inbounds nuw double, ptr %2, i64 %169
  %172 = select i1 %156, i1 true, i1 %163
  br i1 %172, label %189, label %173

173:                                              ; preds = %168
  %174 = load double, ptr %170, align 8
  %175 = insertelement <2 x double> poison, double %174, i64 0
  %176 = shufflevector <2 x double> %175, <2 x double> poison, <2 x i32> zeroinitializer
  br label %177

177:                                              ; preds = %177, %173
  %178 = phi i64 [ 0, %173 ], [ %186, %177 ]
  %179 = getelementptr inbounds nuw double, ptr %147, i64 %178
  %180 = load <2 x double>, ptr %179, align 8
  %181 = getelementptr inbounds nuw double, ptr %171, i64 %178
  %182 = load <2 x double>, ptr %181, align 8
  %183 = fdiv <2 x double> %182, %176
  %184 = tail call <2 x double> @llvm.fabs.v2f64(<2 x double> %183)
  %185 = tail call <2 x double> @llvm.maxnum.v2f64(<2 x double> %180, <2 x double> %184)
  store <2 x double> %185, ptr %179, align 8
  %186 = add nuw i64 %178, 2
  %187 = icmp eq i64 %186, %164
  br i1 %187, label %188, label %177

188:                                              ; preds = %177
  br i1 %165, label %203, label %189

189:                                              ; preds = %168, %188
  %190 = phi i64 [ %164, %188 ], [ 0, %168 ]
  br label %191

191:                                              ; preds = %189, %191
  %192 = phi i64 [ %201, %191 ], [ %190, %189 ]
  %193 = getelementptr inbounds nuw double, ptr %147, i64 %192
  %194 = load double, ptr %193, align 8
  %195 = getelementptr inbounds nuw double, ptr %171, i64 %192
  %196 = load double, ptr %195, align 8
  %197 = load double, ptr %170, align 8
  %198 = fdiv double %196, %197
  %199 = tail call double @llvm.fabs.f64(double %198)
  %200 = tail call double @llvm.maxnum.f64(double %194, double %199)
  store double %200, ptr %193, align 8
  %201 = add nuw nsw i64 %192, 1
  %202 = icmp eq i64 %201, %146
  br i1 %202, label %203, label %191

203:                                              ; preds = %191, %188, %166
  %204 = add nuw nsw i64 %167, 1
  %205 = icmp eq i64 %204, %145
  br i1 %205, label %206, label %166

206:                                              ; preds = %203, %5
  %207 = sext i32 %0 to i64
  %208 = getelementptr inbounds double, ptr %3, i64 %207
  %209 = getelementptr inbounds double, ptr %4, i64 %207
  %210 = icmp sgt i32 %1, 0
  br i1 %210, label %211, label %283

211:                                              ; preds = %206
  %212 = zext nneg i32 %1 to i64
  %213 = icmp ult i32 %1, 4
  br i1 %213, label %235, label %214

214:                                              ; preds = %211
  %215 = and i64 %212, 2147483646
  br label %216

216:                                              ; preds = %216, %214
  %217 = phi i64 [ 0, %214 ], [ %223, %216 ]
  %218 = phi <2 x double> [ zeroinitializer, %214 ], [ %222, %216 ]
  %219 = getelementptr inbounds nuw double, ptr %208, i64 %217
  %220 = load <2 x double>, ptr %219, align 8
  %221 = freeze <2 x double> %220
  %222 = tail call <2 x double> @llvm.maxnum.v2f64(<2 x double> %218, <2 x double> %221)
  %223 = add nuw i64 %217, 2
  %224 = fcmp uno <2 x double> %221, zeroinitializer
  %225 = bitcast <2 x i1> %224 to i2
  %226 = icmp ne i2 %225, 0
  %227 = icmp eq i64 %223, %215
  %228 = or i1 %226, %227
  br i1 %228, label %229, label %216

229:                                              ; preds = %216
  %230 = select i1 %226, <2 x double> %218, <2 x double> %222
  %231 = select i1 %226, i64 %217, i64 %215
  %232 = tail call double @llvm.vector.reduce.fmax.v2f64(<2 x double> %230)
  %233 = icmp ne i64 %215, %212
  %234 = or i1 %233, %226
  br i1 %234, label %235, label %238

235:                                              ; preds = %211, %229
  %236 = phi i64 [ 0, %211 ], [ %231, %229 ]
  %237 = phi double [ 0.000000e+00, %211 ], [ %232, %229 ]
  br label %266

238:                                              ; preds = %266, %229
  %239 = phi double [ %232, %229 ], [ %271, %266 ]
  %240 = fmul double %239, 0x3D719799812DEA11
  %241 = fcmp ogt double %239, 0.000000e+00
  %242 = select i1 %241, double %239, double 1.000000e+00
  %243 = icmp ult i32 %1, 4
  %244 = sub i64 %7, %6
  %245 = icmp ult i64 %244, 32
  %246 = or i1 %243, %245
  br i1 %246, label %264, label %247

247:                                              ; preds = %238
  %248 = and i64 %212, 2147483646
  %249 = insertelement <2 x double> poison, double %240, i64 0
  %250 = shufflevector <2 x double> %249, <2 x double> poison, <2 x i32> zeroinitializer
  %251 = insertelement <2 x double> poison, double %242, i64 0
  %252 = shufflevector <2 x double> %251, <2 x double> poison, <2 x i32> zeroinitializer
  br label %253

253:                                              ; preds = %253, %247
  %254 = phi i64 [ 0, %247 ], [ %260, %253 ]
  %255 = getelementptr inbounds nuw double, ptr %208, i64 %254
  %256 = load <2 x double>, ptr %255, align 8
  %257 = fcmp ogt <2 x double> %256, %250
  %258 = select <2 x i1> %257, <2 x double> %256, <2 x double> %252
  %259 = getelementptr inbounds nuw double, ptr %209, i64 %254
  store <2 x double> %258, ptr %259, align 8
  %260 = add nuw i64 %254, 2
  %261 = icmp eq i64 %260, %248
  br i1 %261, label %262, label %253

262:                                              ; preds = %253
  %263 = icmp eq i64 %248, %212
  br i1 %263, label %283, label %264

264:                                              ; preds = %238, %262
  %265 = phi i64 [ 0, %238 ], [ %248, %262 ]
  br label %274

266:                                              ; preds = %235, %266
  %267 = phi i64 [ %272, %266 ], [ %236, %235 ]
  %268 = phi double [ %271, %266 ], [ %237, %235 ]
  %269 = getelementptr inbounds nuw double, ptr %208, i64 %267
  %270 = load double, ptr %269, align 8
  %271 = tail call double @llvm.maxnum.f64(double %268, double %270)
  %272 = add nuw nsw i64 %267, 1
  %273 = icmp eq i64 %272, %212
  br i1 %273, label %238, label %266

274:                                              ; preds = %264, %274
  %275 = phi i64 [ %281, %274 ], [ %265, %264 ]
  %276 = getelementptr inbounds nuw double, ptr %208, i64 %275
  %277 = load double, ptr %276, align 8
  %278 = fcmp ogt double %277, %240
  %279 = select i1 %278, double %277, double %242
  %280 = getelementptr inbounds nuw double, ptr %209, i64 %275
  store double %279, ptr %280, align 8
  %281 = add nuw nsw i64 %275, 1
  %282 = icmp eq i64 %281, %212
  br i1 %282, label %283, label %274

283:                                              ; preds = %274, %262, %206
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local i32 @bondgraph_independent(i32 noundef %0, i32 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, double noundef %4, ptr noundef captures(none) %5, ptr noundef captures(none) %6) local_unnamed_addr #0 {
  %8 = icmp sgt i32 %0, 0
  br i1 %8, label %9, label %84

9:                                                ; preds = %7
  %10 = icmp sgt i32 %1, 0
  %11 = zext nneg i32 %0 to i64
  %12 = zext i32 %1 to i64
  %13 = getelementptr double, ptr %3, i64 %11
  %14 = shl nuw nsw i64 %12, 3
  %15 = add nuw nsw i64 %11, %12
  %16 = shl nuw nsw i64 %15, 3
  %17 = getelementptr i8, ptr %5, i64 %16
  %18 = getelementptr i8, ptr %17, i64 -8
  %19 = mul nuw nsw i64 %12, %11
  %20 = shl i64 %19, 3
  %21 = getelementptr i8, ptr %2, i64 %20
  %22 = getelementptr i8, ptr %3, i64 8
  %23 = getelementptr i8, ptr %3, i64 %14
  %24 = getelementptr i8, ptr %23, i64 8
  %25 = icmp ne i32 %1, 1
  %26 = icmp eq i32 %0, 1
  %27 = and i1 %25, %26
  %28 = icmp ult ptr %5, %21
  %29 = icmp ult ptr %2, %18
  %30 = and i1 %28, %29
  %31 = icmp ult ptr %5, %24
  %32 = icmp ult ptr %22, %18
  %33 = and i1 %31, %32
  %34 = or i1 %30, %33
  %35 = icmp ult ptr %5, %13
  %36 = icmp ult ptr %3, %18
  %37 = and i1 %35, %36
  %38 = or i1 %34, %37
  %39 = and i64 %12, 2147483646
  %40 = icmp eq i64 %39, %12
  br label %41

41:                                               ; preds = %9, %81
  %42 = phi i64 [ 0, %9 ], [ %82, %81 ]
  br i1 %10, label %43, label %81

43:                                               ; preds = %41
  %44 = mul nuw nsw i64 %42, %12
  %45 = getelementptr inbounds nuw double, ptr %3, i64 %42
  %46 = getelementptr inbounds nuw double, ptr %2, i64 %44
  %47 = getelementptr inbounds nuw double, ptr %5, i64 %42
  %48 = xor i1 %27, true
  %49 = select i1 %48, i1 true, i1 %38
  br i1 %49, label %66, label %50

50:                                               ; preds = %43
  %51 = load double, ptr %45, align 8
  %52 = insertelement <2 x double> poison, double %51, i64 0
  %53 = shufflevector <2 x double> %52, <2 x double> poison, <2 x i32> zeroinitializer
  br label %54

54:                                               ; preds = %54, %50
  %55 = phi i64 [ 0, %50 ], [ %63, %54 ]
  %56 = getelementptr inbounds nuw double, ptr %46, i64 %55
  %57 = load <2 x double>, ptr %56, align 8
  %58 = fdiv <2 x double> %57, %53
  %59 = getelementptr inbounds nuw double, ptr %13, i64 %55
  %60 = load <2 x double>, ptr %59, align 8
  %61 = fdiv <2 x double> %58, %60
  %62 = getelementptr inbounds nuw double, ptr %47, i64 %55
  store <2 x double> %61, ptr %62, align 8
  %63 = add nuw i64 %55, 2
  %64 = icmp eq i64 %63, %39
  br i1 %64, label %65, label %54

65:                                               ; preds = %54
  br i1 %40, label %81, label %66

66:                                               ; preds = %43, %65
  %67 = phi i64 [ %39, %65 ], [ 0, %43 ]
  br label %68

68:                                               ; preds = %66, %68
  %69 = phi i64 [ %79, %68 ], [ %67, %66 ]
  %70 = getelementptr inbounds nuw double, ptr %46, i64 %69
  %71 = load double, ptr %70, align 8
  %72 = load double, ptr %45, align 8
  %73 = fdiv double %71, %72
  %74 = getelementptr inbounds nuw double, ptr %13, i64 %69
  %75 = load double, ptr %74, align 8
  %76 = fdiv double %73, %75
  %77 = mul nuw nsw i64 %69, %11
  %78 = getelementptr inbounds nuw double, ptr %47, i64 %77
  store double %76, ptr %78, align 8
  %79 = add nuw nsw i64 %69, 1
  %80 = icmp eq i64 %79, %12
  br i1 %80, label %81, label %68

81:                                               ; preds = %68, %65, %41
  %82 = add nuw nsw i64 %42, 1
  %83 = icmp eq i64 %82, %11
  br i1 %83, label %84, label %41

84:                                               ; preds = %81, %7
  %85 = tail call i32 @bondgraph_pivoted(i32 noundef %1, i32 noundef %0, ptr noundef %5, double noundef %4, ptr noundef %6)
  ret i32 %85
}

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite)
define dso_local range(i32 0, 2) i32 @bondgraph_choose(i32 noundef %0, i32 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef captures(none) %4, ptr noundef captures(none) %5, ptr noundef captures(none) %6, ptr noundef captures(none) %7, ptr noundef captures(none) %8, ptr noundef captures(none) %9) local_unnamed_addr #6 {
  %11 = tail call double @bondgraph_reaction_unit(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3)
  %12 = mul i32 %1, %0
  %13 = sext i32 %12 to i64
  %14 = getelementptr double, ptr %7, i64 %13
  %15 = icmp sgt i32 %0, 0
  br i1 %15, label %16, label %20

16:                                               ; preds = %10
  %17 = icmp sgt i32 %1, 0
  %18 = zext i32 %1 to i64
  %19 = zext nneg i32 %0 to i64
  br label %45

20:                                               ; preds = %64, %10
  %21 = icmp sgt i32 %1, 0
  br i1 %21, label %22, label %67

22:                                               ; preds = %20
  %23 = fdiv double 1.000000e+00, %11
  %24 = sext i32 %0 to i64
  %25 = zext nneg i32 %1 to i64
  %26 = getelementptr double, ptr %14, i64 %24
  %27 = icmp eq i32 %1, 1
  br i1 %27, label %43, label %28

28:                                               ; preds = %22
  %29 = and i64 %25, 2147483646
  %30 = insertelement <2 x double> poison, double %23, i64 0
  %31 = shufflevector <2 x double> %30, <2 x double> poison, <2 x i32> zeroinitializer
  br label %32

32:                                               ; preds = %32, %28
  %33 = phi i64 [ 0, %28 ], [ %39, %32 ]
  %34 = getelementptr inbounds nuw i32, ptr %3, i64 %33
  %35 = load <2 x i32>, ptr %34, align 4
  %36 = icmp eq <2 x i32> %35, zeroinitializer
  %37 = select <2 x i1> %36, <2 x double> splat (double 1.000000e+00), <2 x double> %31
  %38 = getelementptr double, ptr %26, i64 %33
  store <2 x double> %37, ptr %38, align 8
  %39 = add nuw i64 %33, 2
  %40 = icmp eq i64 %39, %29
  br i1 %40, label %41, label %32

41:                                               ; preds = %32
  %42 = icmp eq i64 %29, %25
  br i1 %42, label %67, label %43

43:                                               ; preds = %22, %41
  %44 = phi i64 [ 0, %22 ], [ %29, %41 ]
  br label %94

45:                                               ; preds = %16, %64
  %46 = phi i64 [ 0, %16 ], [ %65, %64 ]
  %47 = getelementptr inbounds nuw double, ptr %14, i64 %46
  store double 1.000000e+00, ptr %47, align 8
  br i1 %17, label %48, label %64

48:                                               ; preds = %45
  %49 = mul nuw nsw i64 %46, %18
  %50 = getelementptr inbounds nuw double, ptr %2, i64 %49
  br label %51

51:                                               ; preds = %48, %61
  %52 = phi i64 [ 0, %48 ], [ %62, %61 ]
  %53 = getelementptr inbounds nuw i32, ptr %3, i64 %52
  %54 = load i32, ptr %53, align 4
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %61, label %56

56:                                               ; preds = %51
  %57 = getelementptr inbounds nuw double, ptr %50, i64 %52
  %58 = load double, ptr %57, align 8
  %59 = fcmp ueq double %58, 0.000000e+00
  br i1 %59, label %61, label %60

60:                                               ; preds = %56
  store double %11, ptr %47, align 8
  br label %61

61:                                               ; preds = %51, %56, %60
  %62 = add nuw nsw i64 %52, 1
  %63 = icmp eq i64 %62, %18
  br i1 %63, label %64, label %51

64:                                               ; preds = %61, %45
  %65 = add nuw nsw i64 %46, 1
  %66 = icmp eq i64 %65, %19
  br i1 %66, label %20, label %45

67:                                               ; preds = %94, %41, %20
  br i1 %15, label %68, label %144

68:                                               ; preds = %67
  %69 = zext nneg i32 %0 to i64
  %70 = zext i32 %1 to i64
  %71 = getelementptr double, ptr %14, i64 %69
  %72 = mul nuw nsw i64 %70, %69
  %73 = shl i64 %72, 3
  %74 = getelementptr i8, ptr %7, i64 %73
  %75 = getelementptr i8, ptr %2, i64 %73
  %76 = add nsw i64 %13, %70
  %77 = add nsw i64 %76, %69
  %78 = shl nsw i64 %77, 3
  %79 = getelementptr i8, ptr %7, i64 %78
  %80 = icmp eq i32 %1, 1
  %81 = icmp ult ptr %7, %75
  %82 = icmp ult ptr %2, %74
  %83 = and i1 %81, %82
  %84 = icmp ult ptr %7, %71
  %85 = icmp ult ptr %14, %74
  %86 = and i1 %84, %85
  %87 = or i1 %83, %86
  %88 = icmp ult ptr %7, %79
  %89 = icmp ult ptr %71, %74
  %90 = and i1 %88, %89
  %91 = or i1 %87, %90
  %92 = and i64 %70, 2147483646
  %93 = icmp eq i64 %92, %70
  br label %103

94:                                               ; preds = %43, %94
  %95 = phi i64 [ %101, %94 ], [ %44, %43 ]
  %96 = getelementptr inbounds nuw i32, ptr %3, i64 %95
  %97 = load i32, ptr %96, align 4
  %98 = icmp eq i32 %97, 0
  %99 = select i1 %98, double 1.000000e+00, double %23
  %100 = getelementptr double, ptr %26, i64 %95
  store double %99, ptr %100, align 8
  %101 = add nuw nsw i64 %95, 1
  %102 = icmp eq i64 %101, %25
  br i1 %102, label %67, label %94

103:                                              ; preds = %68, %141
  %104 = phi i64 [ 0, %68 ], [ %142, %141 ]
  br i1 %21, label %105, label %141

105:                                              ; preds = %103
  %106 = mul nuw nsw i64 %104, %70
  %107 = getelementptr inbounds nuw double, ptr %14, i64 %104
  %108 = select i1 %80, i1 true, i1 %91
  br i1 %108, label %126, label %109

109:                                              ; preds = %105
  %110 = load double, ptr %107, align 8
  %111 = insertelement <2 x double> poison, double %110, i64 0
  %112 = shufflevector <2 x double> %111, <2 x double> poison, <2 x i32> zeroinitializer
  br label %113

113:                                              ; preds = %113, %109
  %114 = phi i64 [ 0, %109 ], [ %123, %113 ]
  %115 = add nuw nsw i64 %114, %106
  %116 = getelementptr inbounds nuw double, ptr %2, i64 %115
  %117 = load <2 x double>, ptr %116, align 8
  %118 = fdiv <2 x double> %117, %112
  %119 = getelementptr inbounds nuw double, ptr %71, i64 %114
  %120 = load <2 x double>, ptr %119, align 8
  %121 = fdiv <2 x double> %118, %120
  %122 = getelementptr inbounds nuw double, ptr %7, i64 %115
  store <2 x double> %121, ptr %122, align 8
  %123 = add nuw i64 %114, 2
  %124 = icmp eq i64 %123, %92
  br i1 %124, label %125, label %113

125:                                              ; preds = %113
  br i1 %93, label %141, label %126

126:                                              ; preds = %105, %125
  %127 = phi i64 [ %92, %125 ], [ 0, %105 ]
  br label %128

128:                                              ; preds = %126, %128
  %129 = phi i64 [ %139, %128 ], [ %127, %126 ]
  %130 = add nuw nsw i64 %129, %106
  %131 = getelementptr inbounds nuw double, ptr %2, i64 %130
  %132 = load double, ptr %131, align 8
  %133 = load double, ptr %107, align 8
  %134 = fdiv double %132, %133
  %135 = getelementptr inbounds nuw double, ptr %71, i64 %129
  %136 = load double, ptr %135, align 8
  %137 = fdiv double %134, %136
  %138 = getelementptr inbounds nuw double, ptr %7, i64 %130
  store double %137, ptr %138, align 8
  %139 = add nuw nsw i64 %129, 1
  %140 = icmp eq i64 %139, %70
  br i1 %140, label %141, label %128

141:                                              ; preds = %128, %125, %103
  %142 = add nuw nsw i64 %104, 1
  %143 = icmp eq i64 %142, %69
  br i1 %143, label %144, label %103

144:                                              ; preds = %141, %67
  tail call void @bondgraph_grow(i32 noundef %0, i32 noundef %1, ptr noundef %7, ptr noundef %5, ptr noundef %6)
  %145 = add nsw i32 %1, %0
  %146 = icmp sgt i32 %145, 0
  br i1 %146, label %147, label %186

147:                                              ; preds = %144
  %148 = zext nneg i32 %145 to i64
  %149 = icmp ult i32 %145, 10
  br i1 %149, label %172, label %150

150:                                              ; preds = %147
  %151 = shl nuw nsw i64 %148, 3
  %152 = getelementptr i8, ptr %6, i64 %151
  %153 = add nsw i64 %13, %148
  %154 = shl nsw i64 %153, 3
  %155 = getelementptr i8, ptr %7, i64 %154
  %156 = icmp ult ptr %6, %155
  %157 = icmp ult ptr %14, %152
  %158 = and i1 %156, %157
  br i1 %158, label %172, label %159

159:                                              ; preds = %150
  %160 = and i64 %148, 2147483646
  br label %161

161:                                              ; preds = %161, %159
  %162 = phi i64 [ 0, %159 ], [ %168, %161 ]
  %163 = getelementptr inbounds nuw double, ptr %14, i64 %162
  %164 = load <2 x double>, ptr %163, align 8
  %165 = getelementptr inbounds nuw double, ptr %6, i64 %162
  %166 = load <2 x double>, ptr %165, align 8
  %167 = fmul <2 x double> %164, %166
  store <2 x double> %167, ptr %165, align 8
  %168 = add nuw i64 %162, 2
  %169 = icmp eq i64 %168, %160
  br i1 %169, label %170, label %161

170:                                              ; preds = %161
  %171 = icmp eq i64 %160, %148
  br i1 %171, label %174, label %172

172:                                              ; preds = %150, %147, %170
  %173 = phi i64 [ 0, %150 ], [ 0, %147 ], [ %160, %170 ]
  br label %177

174:                                              ; preds = %177, %170
  %175 = zext nneg i32 %145 to i64
  %176 = shl nuw nsw i64 %175, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %4, i8 0, i64 %176, i1 false)
  br label %186

177:                                              ; preds = %172, %177
  %178 = phi i64 [ %184, %177 ], [ %173, %172 ]
  %179 = getelementptr inbounds nuw double, ptr %14, i64 %178
  %180 = load double, ptr %179, align 8
  %181 = getelementptr inbounds nuw double, ptr %6, i64 %178
  %182 = load double, ptr %181, align 8
  %183 = fmul double %180, %182
  store double %183, ptr %181, align 8
  %184 = add nuw nsw i64 %178, 1
  %185 = icmp eq i64 %184, %148
  br i1 %185, label %174, label %177

186:                                              ; preds = %144, %174
  br i1 %15, label %187, label %261

187:                                              ; preds = %186
  %188 = zext nneg i32 %0 to i64
  %189 = zext i32 %1 to i64
  %190 = getelementptr double, ptr %6, i64 %188
  %191 = shl nuw nsw i64 %189, 3
  %192 = add nuw nsw i64 %188, %189
  %193 = shl nuw nsw i64 %192, 3
  %194 = getelementptr i8, ptr %8, i64 %193
  %195 = getelementptr i8, ptr %194, i64 -8
  %196 = mul nuw nsw i64 %189, %188
  %197 = shl i64 %196, 3
  %198 = getelementptr i8, ptr %2, i64 %197
  %199 = getelementptr i8, ptr %6, i64 8
  %200 = getelementptr i8, ptr %6, i64 %191
  %201 = getelementptr i8, ptr %200, i64 8
  %202 = icmp ne i32 %1, 1
  %203 = icmp eq i32 %0, 1
  %204 = and i1 %202, %203
  %205 = icmp ult ptr %8, %198
  %206 = icmp ult ptr %2, %195
  %207 = and i1 %205, %206
  %208 = icmp ult ptr %8, %201
  %209 = icmp ult ptr %199, %195
  %210 = and i1 %208, %209
  %211 = or i1 %207, %210
  %212 = icmp ult ptr %8, %190
  %213 = icmp ult ptr %6, %195
  %214 = and i1 %212, %213
  %215 = or i1 %211, %214
  %216 = and i64 %189, 2147483646
  %217 = icmp eq i64 %216, %189
  br label %218

218:                                              ; preds = %258, %187
  %219 = phi i64 [ 0, %187 ], [ %259, %258 ]
  br i1 %21, label %220, label %258

220:                                              ; preds = %218
  %221 = mul nuw nsw i64 %219, %189
  %222 = getelementptr inbounds nuw double, ptr %6, i64 %219
  %223 = getelementptr inbounds nuw double, ptr %2, i64 %221
  %224 = getelementptr inbounds nuw double, ptr %8, i64 %219
  %225 = xor i1 %204, true
  %226 = select i1 %225, i1 true, i1 %215
  br i1 %226, label %243, label %227

227:                                              ; preds = %220
  %228 = load double, ptr %222, align 8
  %229 = insertelement <2 x double> poison, double %228, i64 0
  %230 = shufflevector <2 x double> %229, <2 x double> poison, <2 x i32> zeroinitializer
  br label %231

231:                                              ; preds = %231, %227
  %232 = phi i64 [ 0, %227 ], [ %240, %231 ]
  %233 = getelementptr inbounds nuw double, ptr %223, i64 %232
  %234 = load <2 x double>, ptr %233, align 8
  %235 = fdiv <2 x double> %234, %230
  %236 = getelementptr inbounds nuw double, ptr %190, i64 %232
  %237 = load <2 x double>, ptr %236, align 8
  %238 = fdiv <2 x double> %235, %237
  %239 = getelementptr inbounds nuw double, ptr %224, i64 %232
  store <2 x double> %238, ptr %239, align 8
  %240 = add nuw i64 %232, 2
  %241 = icmp eq i64 %240, %216
  br i1 %241, label %242, label %231

242:                                              ; preds = %231
  br i1 %217, label %258, label %243

243:                                              ; preds = %220, %242
  %244 = phi i64 [ %216, %242 ], [ 0, %220 ]
  br label %245

245:                                              ; preds = %243, %245
  %246 = phi i64 [ %256, %245 ], [ %244, %243 ]
  %247 = getelementptr inbounds nuw double, ptr %223, i64 %246
  %248 = load double, ptr %247, align 8
  %249 = load double, ptr %222, align 8
  %250 = fdiv double %248, %249
  %251 = getelementptr inbounds nuw double, ptr %190, i64 %246
  %252 = load double, ptr %251, align 8
  %253 = fdiv double %250, %252
  %254 = mul nuw nsw i64 %246, %188
  %255 = getelementptr inbounds nuw double, ptr %224, i64 %254
  store double %253, ptr %255, align 8
  %256 = add nuw nsw i64 %246, 1
  %257 = icmp eq i64 %256, %189
  br i1 %257, label %258, label %245

258:                                              ; preds = %245, %242, %218
  %259 = add nuw nsw i64 %219, 1
  %260 = icmp eq i64 %259, %188
  br i1 %260, label %261, label %218

261:                                              ; preds = %258, %186
  %262 = tail call i32 @bondgraph_pivoted(i32 noundef %1, i32 noundef %0, ptr noundef %8, double noundef 1.000000e-10, ptr noundef %9)
  %263 = icmp sgt i32 %262, 0
  br i1 %263, label %264, label %266

264:                                              ; preds = %261
  %265 = zext nneg i32 %262 to i64
  br label %272

266:                                              ; preds = %272, %261
  br i1 %15, label %267, label %316

267:                                              ; preds = %266
  %268 = zext nneg i32 %0 to i64
  %269 = sext i32 %1 to i64
  %270 = zext i32 %1 to i64
  %271 = getelementptr inbounds nuw double, ptr %6, i64 %268
  br label %281

272:                                              ; preds = %264, %272
  %273 = phi i64 [ 0, %264 ], [ %279, %272 ]
  %274 = getelementptr inbounds nuw double, ptr %9, i64 %273
  %275 = load double, ptr %274, align 8
  %276 = fptosi double %275 to i32
  %277 = sext i32 %276 to i64
  %278 = getelementptr inbounds double, ptr %4, i64 %277
  store double 1.000000e+00, ptr %278, align 8
  %279 = add nuw nsw i64 %273, 1
  %280 = icmp eq i64 %279, %265
  br i1 %280, label %266, label %272

281:                                              ; preds = %267, %310
  %282 = phi i64 [ 0, %267 ], [ %314, %310 ]
  %283 = phi i32 [ 0, %267 ], [ %313, %310 ]
  %284 = getelementptr inbounds nuw double, ptr %4, i64 %282
  %285 = load double, ptr %284, align 8
  %286 = fcmp ogt double %285, 0.000000e+00
  %287 = and i1 %286, %21
  br i1 %287, label %288, label %310

288:                                              ; preds = %281
  %289 = mul nuw nsw i64 %282, %270
  %290 = getelementptr inbounds nuw double, ptr %6, i64 %282
  %291 = mul nuw nsw i32 %283, %1
  %292 = zext nneg i32 %291 to i64
  %293 = getelementptr inbounds nuw double, ptr %2, i64 %289
  %294 = getelementptr inbounds nuw double, ptr %8, i64 %292
  br label %295

295:                                              ; preds = %288, %295
  %296 = phi i64 [ 0, %288 ], [ %305, %295 ]
  %297 = getelementptr inbounds nuw double, ptr %293, i64 %296
  %298 = load double, ptr %297, align 8
  %299 = load double, ptr %290, align 8
  %300 = fdiv double %298, %299
  %301 = getelementptr inbounds nuw double, ptr %271, i64 %296
  %302 = load double, ptr %301, align 8
  %303 = fdiv double %300, %302
  %304 = getelementptr inbounds nuw double, ptr %294, i64 %296
  store double %303, ptr %304, align 8
  %305 = add nuw nsw i64 %296, 1
  %306 = load double, ptr %284, align 8
  %307 = fcmp ogt double %306, 0.000000e+00
  %308 = icmp slt i64 %305, %269
  %309 = select i1 %307, i1 %308, i1 false
  br i1 %309, label %295, label %310

310:                                              ; preds = %295, %281
  %311 = phi i1 [ %286, %281 ], [ %307, %295 ]
  %312 = zext i1 %311 to i32
  %313 = add nuw nsw i32 %283, %312
  %314 = add nuw nsw i64 %282, 1
  %315 = icmp eq i64 %314, %268
  br i1 %315, label %316, label %281

316:                                              ; preds = %310, %266
  %317 = phi i32 [ 0, %266 ], [ %313, %310 ]
  %318 = tail call i32 @bondgraph_pivoted(i32 noundef %262, i32 noundef %1, ptr noundef %8, double noundef 0.000000e+00, ptr noundef %9)
  %319 = icmp sgt i32 %318, 0
  br i1 %319, label %320, label %332

320:                                              ; preds = %316
  %321 = zext nneg i32 %318 to i64
  br label %322

322:                                              ; preds = %320, %322
  %323 = phi i64 [ 0, %320 ], [ %330, %322 ]
  %324 = getelementptr inbounds nuw double, ptr %9, i64 %323
  %325 = load double, ptr %324, align 8
  %326 = fptosi double %325 to i32
  %327 = add nsw i32 %0, %326
  %328 = sext i32 %327 to i64
  %329 = getelementptr inbounds double, ptr %4, i64 %328
  store double 1.000000e+00, ptr %329, align 8
  %330 = add nuw nsw i64 %323, 1
  %331 = icmp eq i64 %330, %321
  br i1 %331, label %332, label %322

332:                                              ; preds = %322, %316
  %333 = icmp ne i32 %318, %317
  %334 = zext i1 %333 to i32
  ret i32 %334
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local range(i32 0, 2) i32 @bondgraph_eliminate(i32 noundef %0, i32 noundef %1, ptr noundef captures(none) %2) local_unnamed_addr #0 {
  %4 = add i32 %1, %0
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %304

6:                                                ; preds = %3
  %7 = icmp sgt i32 %4, 0
  %8 = sext i32 %4 to i64
  %9 = zext nneg i32 %0 to i64
  %10 = zext i32 %4 to i64
  %11 = icmp ult i32 %0, 4
  %12 = and i64 %9, 2147483646
  %13 = icmp ne i64 %12, %9
  %14 = icmp eq i32 %4, 1
  %15 = and i64 %10, 2147483646
  %16 = icmp eq i64 %15, %10
  br label %17

17:                                               ; preds = %103, %6
  %18 = phi i64 [ 0, %6 ], [ %104, %103 ]
  %19 = mul nsw i64 %18, %8
  %20 = getelementptr double, ptr %2, i64 %19
  br i1 %11, label %40, label %21

21:                                               ; preds = %17, %21
  %22 = phi i64 [ %29, %21 ], [ 0, %17 ]
  %23 = phi <2 x double> [ %28, %21 ], [ zeroinitializer, %17 ]
  %24 = getelementptr double, ptr %20, i64 %22
  %25 = load <2 x double>, ptr %24, align 8
  %26 = freeze <2 x double> %25
  %27 = tail call <2 x double> @llvm.fabs.v2f64(<2 x double> %26)
  %28 = tail call <2 x double> @llvm.maxnum.v2f64(<2 x double> %23, <2 x double> %27)
  %29 = add nuw i64 %22, 2
  %30 = fcmp uno <2 x double> %26, zeroinitializer
  %31 = bitcast <2 x i1> %30 to i2
  %32 = icmp ne i2 %31, 0
  %33 = icmp eq i64 %29, %12
  %34 = or i1 %32, %33
  br i1 %34, label %35, label %21

35:                                               ; preds = %21
  %36 = select i1 %32, <2 x double> %23, <2 x double> %28
  %37 = select i1 %32, i64 %22, i64 %12
  %38 = tail call double @llvm.vector.reduce.fmax.v2f64(<2 x double> %36)
  %39 = or i1 %13, %32
  br i1 %39, label %40, label %74

40:                                               ; preds = %17, %35
  %41 = phi i64 [ 0, %17 ], [ %37, %35 ]
  %42 = phi double [ 0.000000e+00, %17 ], [ %38, %35 ]
  br label %65

43:                                               ; preds = %103
  %44 = sext i32 %4 to i64
  %45 = zext nneg i32 %0 to i64
  %46 = zext nneg i32 %0 to i64
  %47 = zext i32 %4 to i64
  %48 = shl nsw i64 %44, 3
  %49 = add nsw i64 %48, 8
  %50 = shl nuw nsw i64 %9, 3
  %51 = add nsw i64 %50, -8
  %52 = mul i64 %51, %44
  %53 = shl nuw nsw i64 %10, 3
  %54 = getelementptr i8, ptr %2, i64 %52
  %55 = getelementptr i8, ptr %54, i64 %53
  %56 = shl nsw i64 %44, 3
  %57 = shl nsw i64 %44, 3
  %58 = add nsw i64 %57, 8
  %59 = shl nsw i64 %44, 3
  %60 = getelementptr i8, ptr %2, i64 %57
  %61 = getelementptr i8, ptr %2, i64 %57
  %62 = getelementptr i8, ptr %2, i64 %49
  %63 = getelementptr i8, ptr %2, i64 %53
  %64 = icmp slt i32 %4, 0
  br label %113

65:                                               ; preds = %40, %65
  %66 = phi i64 [ %72, %65 ], [ %41, %40 ]
  %67 = phi double [ %71, %65 ], [ %42, %40 ]
  %68 = getelementptr double, ptr %20, i64 %66
  %69 = load double, ptr %68, align 8
  %70 = tail call double @llvm.fabs.f64(double %69)
  %71 = tail call double @llvm.maxnum.f64(double %67, double %70)
  %72 = add nuw nsw i64 %66, 1
  %73 = icmp eq i64 %72, %9
  br i1 %73, label %74, label %65

74:                                               ; preds = %65, %35
  %75 = phi double [ %38, %35 ], [ %71, %65 ]
  %76 = fcmp ogt double %75, 0.000000e+00
  br i1 %76, label %77, label %304

77:                                               ; preds = %74
  br i1 %7, label %78, label %103

78:                                               ; preds = %77
  %79 = trunc i64 %18 to i32
  %80 = mul i32 %4, %79
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds nuw double, ptr %2, i64 %81
  br i1 %14, label %94, label %83

83:                                               ; preds = %78
  %84 = insertelement <2 x double> poison, double %75, i64 0
  %85 = shufflevector <2 x double> %84, <2 x double> poison, <2 x i32> zeroinitializer
  br label %86

86:                                               ; preds = %86, %83
  %87 = phi i64 [ 0, %83 ], [ %91, %86 ]
  %88 = getelementptr inbounds nuw double, ptr %82, i64 %87
  %89 = load <2 x double>, ptr %88, align 8
  %90 = fdiv <2 x double> %89, %85
  store <2 x double> %90, ptr %88, align 8
  %91 = add nuw i64 %87, 2
  %92 = icmp eq i64 %91, %15
  br i1 %92, label %93, label %86

93:                                               ; preds = %86
  br i1 %16, label %103, label %94

94:                                               ; preds = %78, %93
  %95 = phi i64 [ 0, %78 ], [ %15, %93 ]
  br label %96

96:                                               ; preds = %94, %96
  %97 = phi i64 [ %101, %96 ], [ %95, %94 ]
  %98 = getelementptr inbounds nuw double, ptr %82, i64 %97
  %99 = load double, ptr %98, align 8
  %100 = fdiv double %99, %75
  store double %100, ptr %98, align 8
  %101 = add nuw nsw i64 %97, 1
  %102 = icmp eq i64 %101, %10
  br i1 %102, label %103, label %96

103:                                              ; preds = %96, %93, %77
  %104 = add nuw nsw i64 %18, 1
  %105 = icmp eq i64 %104, %9
  br i1 %105, label %43, label %17

106:                                              ; preds = %260, %195
  %107 = add nuw nsw i64 %115, 1
  %108 = icmp eq i64 %132, %46
  br i1 %108, label %109, label %113

109:                                              ; preds = %106
  %110 = icmp sgt i32 %1, 0
  %111 = zext nneg i32 %0 to i64
  %112 = sext i32 %4 to i64
  br label %265

113:                                              ; preds = %43, %106
  %114 = phi i64 [ 0, %43 ], [ %132, %106 ]
  %115 = phi i64 [ 1, %43 ], [ %107, %106 ]
  %116 = sub i64 %44, %114
  %117 = mul i64 %58, %114
  %118 = getelementptr i8, ptr %2, i64 %117
  %119 = mul i64 %59, %114
  %120 = getelementptr i8, ptr %61, i64 %119
  %121 = shl nuw nsw i64 %114, 3
  %122 = getelementptr i8, ptr %2, i64 %121
  %123 = xor i64 %114, -1
  %124 = add nsw i64 %123, %10
  %125 = mul i64 %49, %114
  %126 = getelementptr i8, ptr %62, i64 %125
  %127 = getelementptr i8, ptr %2, i64 %125
  %128 = getelementptr i8, ptr %127, i64 8
  %129 = mul i64 %56, %114
  %130 = getelementptr i8, ptr %63, i64 %129
  %131 = trunc i64 %114 to i32
  %132 = add nuw nsw i64 %114, 1
  %133 = icmp samesign ult i64 %132, %45
  br i1 %133, label %134, label %154

134:                                              ; preds = %113
  %135 = getelementptr double, ptr %2, i64 %114
  %136 = getelementptr double, ptr %2, i64 %114
  br label %137

137:                                              ; preds = %134, %137
  %138 = phi i64 [ %115, %134 ], [ %152, %137 ]
  %139 = phi i32 [ %131, %134 ], [ %151, %137 ]
  %140 = mul nsw i64 %138, %44
  %141 = getelementptr double, ptr %135, i64 %140
  %142 = load double, ptr %141, align 8
  %143 = tail call double @llvm.fabs.f64(double %142)
  %144 = mul nsw i32 %139, %4
  %145 = sext i32 %144 to i64
  %146 = getelementptr double, ptr %136, i64 %145
  %147 = load double, ptr %146, align 8
  %148 = tail call double @llvm.fabs.f64(double %147)
  %149 = fcmp ogt double %143, %148
  %150 = trunc nuw nsw i64 %138 to i32
  %151 = select i1 %149, i32 %150, i32 %139
  %152 = add nuw nsw i64 %138, 1
  %153 = icmp eq i64 %152, %46
  br i1 %153, label %154, label %137

154:                                              ; preds = %137, %113
  %155 = phi i32 [ %131, %113 ], [ %151, %137 ]
  %156 = mul nsw i32 %155, %4
  %157 = sext i32 %156 to i64
  %158 = getelementptr double, ptr %2, i64 %114
  %159 = getelementptr double, ptr %158, i64 %157
  %160 = load double, ptr %159, align 8
  %161 = fcmp ueq double %160, 0.000000e+00
  br i1 %161, label %304, label %162

162:                                              ; preds = %154
  %163 = zext i32 %155 to i64
  %164 = icmp ne i64 %114, %163
  %165 = icmp slt i64 %114, %44
  %166 = and i1 %164, %165
  br i1 %166, label %167, label %195

167:                                              ; preds = %162
  %168 = mul nsw i64 %114, %44
  %169 = getelementptr double, ptr %2, i64 %168
  %170 = getelementptr double, ptr %2, i64 %157
  %171 = icmp ult i64 %116, 4
  br i1 %171, label %193, label %172

172:                                              ; preds = %167
  %173 = shl nsw i64 %157, 3
  %174 = getelementptr i8, ptr %122, i64 %173
  %175 = getelementptr i8, ptr %60, i64 %173
  %176 = icmp ult ptr %118, %175
  %177 = icmp ult ptr %174, %120
  %178 = and i1 %176, %177
  br i1 %178, label %193, label %179

179:                                              ; preds = %172
  %180 = and i64 %116, -2
  %181 = add i64 %114, %180
  br label %182

182:                                              ; preds = %182, %179
  %183 = phi i64 [ 0, %179 ], [ %189, %182 ]
  %184 = add i64 %114, %183
  %185 = getelementptr double, ptr %169, i64 %184
  %186 = load <2 x double>, ptr %185, align 8
  %187 = getelementptr double, ptr %170, i64 %184
  %188 = load <2 x double>, ptr %187, align 8
  store <2 x double> %188, ptr %185, align 8
  store <2 x double> %186, ptr %187, align 8
  %189 = add nuw i64 %183, 2
  %190 = icmp eq i64 %189, %180
  br i1 %190, label %191, label %182

191:                                              ; preds = %182
  %192 = icmp eq i64 %116, %180
  br i1 %192, label %195, label %193

193:                                              ; preds = %172, %167, %191
  %194 = phi i64 [ %114, %172 ], [ %114, %167 ], [ %181, %191 ]
  br label %213

195:                                              ; preds = %213, %191, %162
  br i1 %133, label %196, label %106

196:                                              ; preds = %195
  %197 = mul nsw i64 %114, %44
  %198 = mul nsw i32 %4, %131
  %199 = sext i32 %198 to i64
  %200 = getelementptr double, ptr %2, i64 %114
  %201 = getelementptr double, ptr %200, i64 %199
  %202 = icmp sge i64 %132, %44
  %203 = getelementptr double, ptr %2, i64 %114
  %204 = getelementptr double, ptr %2, i64 %197
  %205 = icmp ult i64 %124, 4
  %206 = icmp ult ptr %126, %130
  %207 = icmp ult ptr %128, %55
  %208 = and i1 %206, %207
  %209 = or i1 %208, %64
  %210 = and i64 %124, -2
  %211 = add i64 %115, %210
  %212 = icmp eq i64 %124, %210
  br label %221

213:                                              ; preds = %193, %213
  %214 = phi i64 [ %219, %213 ], [ %194, %193 ]
  %215 = getelementptr double, ptr %169, i64 %214
  %216 = load double, ptr %215, align 8
  %217 = getelementptr double, ptr %170, i64 %214
  %218 = load double, ptr %217, align 8
  store double %218, ptr %215, align 8
  store double %216, ptr %217, align 8
  %219 = add nuw nsw i64 %214, 1
  %220 = icmp slt i64 %219, %44
  br i1 %220, label %213, label %195

221:                                              ; preds = %196, %260
  %222 = phi i64 [ %115, %196 ], [ %261, %260 ]
  %223 = mul nsw i64 %222, %44
  %224 = getelementptr double, ptr %203, i64 %223
  %225 = load double, ptr %224, align 8
  %226 = load double, ptr %201, align 8
  %227 = fdiv double %225, %226
  %228 = fcmp oeq double %227, 0.000000e+00
  %229 = or i1 %228, %202
  br i1 %229, label %260, label %230

230:                                              ; preds = %221
  %231 = getelementptr double, ptr %2, i64 %223
  %232 = select i1 %205, i1 true, i1 %209
  br i1 %232, label %248, label %233

233:                                              ; preds = %230
  %234 = insertelement <2 x double> poison, double %227, i64 0
  %235 = shufflevector <2 x double> %234, <2 x double> poison, <2 x i32> zeroinitializer
  br label %236

236:                                              ; preds = %236, %233
  %237 = phi i64 [ 0, %233 ], [ %245, %236 ]
  %238 = add i64 %115, %237
  %239 = getelementptr double, ptr %204, i64 %238
  %240 = load <2 x double>, ptr %239, align 8
  %241 = fmul <2 x double> %235, %240
  %242 = getelementptr double, ptr %231, i64 %238
  %243 = load <2 x double>, ptr %242, align 8
  %244 = fsub <2 x double> %243, %241
  store <2 x double> %244, ptr %242, align 8
  %245 = add nuw i64 %237, 2
  %246 = icmp eq i64 %245, %210
  br i1 %246, label %247, label %236

247:                                              ; preds = %236
  br i1 %212, label %260, label %248

248:                                              ; preds = %230, %247
  %249 = phi i64 [ %211, %247 ], [ %115, %230 ]
  br label %250

250:                                              ; preds = %248, %250
  %251 = phi i64 [ %258, %250 ], [ %249, %248 ]
  %252 = getelementptr double, ptr %204, i64 %251
  %253 = load double, ptr %252, align 8
  %254 = fmul double %227, %253
  %255 = getelementptr double, ptr %231, i64 %251
  %256 = load double, ptr %255, align 8
  %257 = fsub double %256, %254
  store double %257, ptr %255, align 8
  %258 = add nuw nsw i64 %251, 1
  %259 = icmp eq i64 %258, %47
  br i1 %259, label %260, label %250

260:                                              ; preds = %250, %247, %221
  %261 = add nuw nsw i64 %222, 1
  %262 = icmp eq i64 %261, %46
  br i1 %262, label %106, label %221

263:                                              ; preds = %297, %265
  %264 = icmp sgt i64 %266, 1
  br i1 %264, label %265, label %304

265:                                              ; preds = %109, %263
  %266 = phi i64 [ %111, %109 ], [ %267, %263 ]
  %267 = add nsw i64 %266, -1
  br i1 %110, label %268, label %263

268:                                              ; preds = %265
  %269 = trunc i64 %267 to i32
  %270 = icmp slt i64 %266, %111
  %271 = mul nsw i64 %267, %112
  %272 = mul nsw i32 %4, %269
  %273 = sext i32 %272 to i64
  %274 = getelementptr double, ptr %2, i64 %267
  %275 = getelementptr double, ptr %274, i64 %273
  %276 = getelementptr double, ptr %2, i64 %271
  br label %277

277:                                              ; preds = %268, %297
  %278 = phi i64 [ %111, %268 ], [ %302, %297 ]
  %279 = add nsw i64 %278, %271
  br i1 %270, label %280, label %297

280:                                              ; preds = %277
  %281 = getelementptr inbounds double, ptr %2, i64 %279
  %282 = load double, ptr %281, align 8
  %283 = getelementptr double, ptr %2, i64 %278
  br label %284

284:                                              ; preds = %280, %284
  %285 = phi i64 [ %266, %280 ], [ %294, %284 ]
  %286 = phi double [ %282, %280 ], [ %293, %284 ]
  %287 = getelementptr double, ptr %276, i64 %285
  %288 = load double, ptr %287, align 8
  %289 = mul nuw nsw i64 %285, %112
  %290 = getelementptr double, ptr %283, i64 %289
  %291 = load double, ptr %290, align 8
  %292 = fmul double %288, %291
  %293 = fsub double %286, %292
  store double %293, ptr %281, align 8
  %294 = add nsw i64 %285, 1
  %295 = trunc i64 %294 to i32
  %296 = icmp eq i32 %0, %295
  br i1 %296, label %297, label %284

297:                                              ; preds = %284, %277
  %298 = load double, ptr %275, align 8
  %299 = getelementptr inbounds double, ptr %2, i64 %279
  %300 = load double, ptr %299, align 8
  %301 = fdiv double %300, %298
  store double %301, ptr %299, align 8
  %302 = add nuw nsw i64 %278, 1
  %303 = icmp slt i64 %302, %112
  br i1 %303, label %277, label %263

304:                                              ; preds = %74, %154, %263, %3
  %305 = phi i32 [ 0, %263 ], [ 1, %154 ], [ 0, %3 ], [ 1, %74 ]
  ret i32 %305
}

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite)
define dso_local range(i32 0, 4) i32 @bondgraph_solve_redundant(i32 noundef %0, i32 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, double noundef %5, ptr noundef captures(none) %6, ptr noundef captures(none) %7, ptr noundef captures(none) %8) local_unnamed_addr #6 {
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
  %23 = getelementptr inbounds double, ptr %22, i64 %21
  %24 = icmp sgt i32 %0, 0
  br i1 %24, label %25, label %68

25:                                               ; preds = %9
  %26 = icmp sgt i32 %1, 0
  %27 = zext i32 %1 to i64
  %28 = zext nneg i32 %0 to i64
  %29 = load i64, ptr %3, align 8
  %30 = and i64 %29, 9218868437227405312
  %31 = icmp eq i64 %30, 9218868437227405312
  br i1 %31, label %404, label %32

32:                                               ; preds = %25, %54
  %33 = phi i1 [ %56, %54 ], [ true, %25 ]
  %34 = phi i64 [ %55, %54 ], [ 0, %25 ]
  br i1 %26, label %35, label %47

35:                                               ; preds = %32
  %36 = mul nuw nsw i64 %34, %27
  %37 = getelementptr double, ptr %2, i64 %36
  br label %41

38:                                               ; preds = %41
  %39 = add nuw nsw i64 %42, 1
  %40 = icmp eq i64 %39, %27
  br i1 %40, label %47, label %41

41:                                               ; preds = %35, %38
  %42 = phi i64 [ 0, %35 ], [ %39, %38 ]
  %43 = getelementptr double, ptr %37, i64 %42
  %44 = load i64, ptr %43, align 8
  %45 = and i64 %44, 9218868437227405312
  %46 = icmp eq i64 %45, 9218868437227405312
  br i1 %46, label %404, label %38

47:                                               ; preds = %38, %32
  br i1 %33, label %48, label %61

48:                                               ; preds = %47
  %49 = getelementptr inbounds nuw double, ptr %11, i64 %34
  %50 = load double, ptr %49, align 8
  %51 = fcmp ule double %50, 0.000000e+00
  %52 = add nuw nsw i64 %34, 1
  %53 = icmp eq i64 %52, %28
  br i1 %53, label %64, label %54

54:                                               ; preds = %48, %61
  %55 = phi i64 [ %52, %48 ], [ %62, %61 ]
  %56 = phi i1 [ %51, %48 ], [ false, %61 ]
  %57 = getelementptr inbounds nuw double, ptr %3, i64 %55
  %58 = load i64, ptr %57, align 8
  %59 = and i64 %58, 9218868437227405312
  %60 = icmp eq i64 %59, 9218868437227405312
  br i1 %60, label %404, label %32

61:                                               ; preds = %47
  %62 = add nuw nsw i64 %34, 1
  %63 = icmp eq i64 %62, %28
  br i1 %63, label %65, label %54

64:                                               ; preds = %48
  br i1 %51, label %68, label %65

65:                                               ; preds = %61, %64
  %66 = load double, ptr %6, align 8
  %67 = fcmp ogt double %66, 0.000000e+00
  br i1 %67, label %74, label %68

68:                                               ; preds = %9, %64, %65
  %69 = shl nsw i32 %10, 1
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds double, ptr %23, i64 %70
  %72 = tail call i32 @bondgraph_choose(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %4, ptr noundef nonnull %11, ptr noundef nonnull %15, ptr noundef %23, ptr noundef %71, ptr noundef %7, ptr noundef %19)
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %74, label %404

74:                                               ; preds = %68, %65
  %75 = phi i1 [ false, %68 ], [ true, %65 ]
  %76 = icmp sgt i32 %1, 0
  br i1 %76, label %77, label %103

77:                                               ; preds = %74
  %78 = zext nneg i32 %1 to i64
  %79 = getelementptr double, ptr %11, i64 %12
  br label %80

80:                                               ; preds = %77, %94
  %81 = phi i64 [ 0, %77 ], [ %101, %94 ]
  %82 = phi i32 [ 0, %77 ], [ %98, %94 ]
  %83 = phi i32 [ 0, %77 ], [ %97, %94 ]
  %84 = getelementptr inbounds nuw double, ptr %8, i64 %81
  store double 0.000000e+00, ptr %84, align 8
  %85 = getelementptr double, ptr %79, i64 %81
  %86 = load double, ptr %85, align 8
  %87 = fcmp ogt double %86, 0.000000e+00
  %88 = trunc nuw nsw i64 %81 to i32
  %89 = uitofp nneg i32 %88 to double
  br i1 %87, label %90, label %92

90:                                               ; preds = %80
  %91 = add nsw i32 %83, 1
  br label %94

92:                                               ; preds = %80
  %93 = add nsw i32 %82, 1
  br label %94

94:                                               ; preds = %90, %92
  %95 = phi i32 [ %83, %90 ], [ %82, %92 ]
  %96 = phi ptr [ %20, %90 ], [ %22, %92 ]
  %97 = phi i32 [ %91, %90 ], [ %83, %92 ]
  %98 = phi i32 [ %82, %90 ], [ %93, %92 ]
  %99 = sext i32 %95 to i64
  %100 = getelementptr inbounds double, ptr %96, i64 %99
  store double %89, ptr %100, align 8
  %101 = add nuw nsw i64 %81, 1
  %102 = icmp eq i64 %101, %78
  br i1 %102, label %103, label %80

103:                                              ; preds = %94, %74
  %104 = phi i32 [ 0, %74 ], [ %97, %94 ]
  %105 = phi i32 [ 0, %74 ], [ %98, %94 ]
  %106 = add i32 %105, 1
  %107 = select i1 %75, i32 1, i32 %106
  br i1 %24, label %108, label %170

108:                                              ; preds = %103
  %109 = icmp sgt i32 %104, 0
  %110 = add nsw i32 %107, %104
  %111 = icmp sgt i32 %107, 1
  %112 = zext nneg i32 %0 to i64
  %113 = zext nneg i32 %104 to i64
  %114 = zext nneg i32 %107 to i64
  br label %115

115:                                              ; preds = %108, %166
  %116 = phi i64 [ 0, %108 ], [ %168, %166 ]
  %117 = phi i32 [ 0, %108 ], [ %167, %166 ]
  %118 = getelementptr inbounds nuw double, ptr %11, i64 %116
  %119 = load double, ptr %118, align 8
  %120 = fcmp ogt double %119, 0.000000e+00
  br i1 %120, label %121, label %166

121:                                              ; preds = %115
  br i1 %109, label %124, label %122

122:                                              ; preds = %121
  %123 = mul nsw i32 %117, %110
  br label %141

124:                                              ; preds = %121
  %125 = mul nsw i64 %116, %14
  %126 = mul nsw i32 %117, %110
  %127 = sext i32 %126 to i64
  %128 = getelementptr double, ptr %2, i64 %125
  %129 = getelementptr double, ptr %7, i64 %127
  br label %130

130:                                              ; preds = %124, %130
  %131 = phi i64 [ 0, %124 ], [ %139, %130 ]
  %132 = getelementptr inbounds nuw double, ptr %20, i64 %131
  %133 = load double, ptr %132, align 8
  %134 = fptosi double %133 to i32
  %135 = sext i32 %134 to i64
  %136 = getelementptr double, ptr %128, i64 %135
  %137 = load double, ptr %136, align 8
  %138 = getelementptr double, ptr %129, i64 %131
  store double %137, ptr %138, align 8
  %139 = add nuw nsw i64 %131, 1
  %140 = icmp eq i64 %139, %113
  br i1 %140, label %141, label %130

141:                                              ; preds = %130, %122
  %142 = phi i32 [ %123, %122 ], [ %126, %130 ]
  %143 = getelementptr inbounds nuw double, ptr %3, i64 %116
  %144 = load double, ptr %143, align 8
  %145 = add nsw i32 %142, %104
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds double, ptr %7, i64 %146
  store double %144, ptr %147, align 8
  br i1 %111, label %148, label %164

148:                                              ; preds = %141
  %149 = mul nsw i64 %116, %14
  %150 = getelementptr double, ptr %2, i64 %149
  %151 = getelementptr double, ptr %7, i64 %146
  br label %152

152:                                              ; preds = %148, %152
  %153 = phi i64 [ 1, %148 ], [ %162, %152 ]
  %154 = getelementptr double, ptr %22, i64 %153
  %155 = getelementptr i8, ptr %154, i64 -8
  %156 = load double, ptr %155, align 8
  %157 = fptosi double %156 to i32
  %158 = sext i32 %157 to i64
  %159 = getelementptr double, ptr %150, i64 %158
  %160 = load double, ptr %159, align 8
  %161 = getelementptr double, ptr %151, i64 %153
  store double %160, ptr %161, align 8
  %162 = add nuw nsw i64 %153, 1
  %163 = icmp eq i64 %162, %114
  br i1 %163, label %164, label %152

164:                                              ; preds = %152, %141
  %165 = add nsw i32 %117, 1
  br label %166

166:                                              ; preds = %115, %164
  %167 = phi i32 [ %165, %164 ], [ %117, %115 ]
  %168 = add nuw nsw i64 %116, 1
  %169 = icmp eq i64 %168, %112
  br i1 %169, label %170, label %115

170:                                              ; preds = %166, %103
  %171 = tail call i32 @bondgraph_eliminate(i32 noundef %104, i32 noundef %107, ptr noundef %7)
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %173, label %404

173:                                              ; preds = %170
  %174 = icmp sgt i32 %104, 0
  br i1 %174, label %175, label %193

175:                                              ; preds = %173
  %176 = add nsw i32 %107, %104
  %177 = sext i32 %176 to i64
  %178 = zext nneg i32 %104 to i64
  %179 = zext nneg i32 %104 to i64
  %180 = getelementptr double, ptr %7, i64 %178
  br label %181

181:                                              ; preds = %175, %181
  %182 = phi i64 [ 0, %175 ], [ %191, %181 ]
  %183 = mul nsw i64 %182, %177
  %184 = getelementptr double, ptr %180, i64 %183
  %185 = load double, ptr %184, align 8
  %186 = getelementptr inbounds nuw double, ptr %20, i64 %182
  %187 = load double, ptr %186, align 8
  %188 = fptosi double %187 to i32
  %189 = sext i32 %188 to i64
  %190 = getelementptr inbounds double, ptr %8, i64 %189
  store double %185, ptr %190, align 8
  %191 = add nuw nsw i64 %182, 1
  %192 = icmp eq i64 %191, %179
  br i1 %192, label %193, label %181

193:                                              ; preds = %181, %173
  br i1 %75, label %404, label %194

194:                                              ; preds = %193
  %195 = icmp sgt i32 %105, 0
  br i1 %195, label %196, label %307

196:                                              ; preds = %194
  %197 = add nsw i32 %106, %104
  %198 = add i32 %104, 1
  %199 = zext nneg i32 %105 to i64
  %200 = zext nneg i32 %104 to i64
  br label %213

201:                                              ; preds = %258
  %202 = add nuw nsw i64 %214, 1
  %203 = icmp eq i64 %202, %199
  br i1 %203, label %204, label %213

204:                                              ; preds = %201
  %205 = add nsw i32 %107, %104
  %206 = sext i32 %104 to i64
  %207 = getelementptr double, ptr %7, i64 %206
  %208 = zext i32 %205 to i64
  %209 = zext nneg i32 %105 to i64
  %210 = zext i32 %106 to i64
  %211 = zext nneg i32 %105 to i64
  %212 = zext nneg i32 %104 to i64
  br label %263

213:                                              ; preds = %196, %201
  %214 = phi i64 [ 0, %196 ], [ %202, %201 ]
  %215 = getelementptr inbounds nuw double, ptr %22, i64 %214
  %216 = load double, ptr %215, align 8
  %217 = fptosi double %216 to i32
  %218 = add nsw i32 %0, %217
  %219 = sext i32 %218 to i64
  %220 = getelementptr inbounds double, ptr %23, i64 %219
  %221 = load double, ptr %220, align 8
  %222 = sext i32 %217 to i64
  %223 = getelementptr inbounds i32, ptr %4, i64 %222
  %224 = load i32, ptr %223, align 4
  %225 = icmp eq i32 %224, 0
  %226 = select i1 %225, double %221, double 0.000000e+00
  br i1 %174, label %227, label %258

227:                                              ; preds = %213
  %228 = trunc nuw nsw i64 %214 to i32
  %229 = add i32 %198, %228
  br label %230

230:                                              ; preds = %227, %230
  %231 = phi i64 [ 0, %227 ], [ %256, %230 ]
  %232 = phi double [ %226, %227 ], [ %255, %230 ]
  %233 = phi double [ %221, %227 ], [ %249, %230 ]
  %234 = trunc i64 %231 to i32
  %235 = mul i32 %197, %234
  %236 = add i32 %229, %235
  %237 = sext i32 %236 to i64
  %238 = getelementptr inbounds double, ptr %7, i64 %237
  %239 = load double, ptr %238, align 8
  %240 = tail call double @llvm.fabs.f64(double %239)
  %241 = getelementptr inbounds nuw double, ptr %20, i64 %231
  %242 = load double, ptr %241, align 8
  %243 = fptosi double %242 to i32
  %244 = add nsw i32 %0, %243
  %245 = sext i32 %244 to i64
  %246 = getelementptr inbounds double, ptr %23, i64 %245
  %247 = load double, ptr %246, align 8
  %248 = fmul double %240, %247
  %249 = tail call double @llvm.maxnum.f64(double %233, double %248)
  %250 = sext i32 %243 to i64
  %251 = getelementptr inbounds i32, ptr %4, i64 %250
  %252 = load i32, ptr %251, align 4
  %253 = icmp eq i32 %252, 0
  %254 = tail call double @llvm.maxnum.f64(double %232, double %248)
  %255 = select i1 %253, double %254, double %232
  %256 = add nuw nsw i64 %231, 1
  %257 = icmp eq i64 %256, %200
  br i1 %257, label %258, label %230

258:                                              ; preds = %230, %213
  %259 = phi double [ %221, %213 ], [ %249, %230 ]
  %260 = phi double [ %226, %213 ], [ %255, %230 ]
  %261 = fmul double %259, 1.000000e-02
  %262 = fcmp ule double %260, %261
  br i1 %262, label %201, label %404

263:                                              ; preds = %304, %204
  %264 = phi i64 [ 0, %204 ], [ %305, %304 ]
  %265 = mul nuw nsw i64 %264, %210
  %266 = getelementptr inbounds nuw double, ptr %19, i64 %265
  br label %267

267:                                              ; preds = %263, %299
  %268 = phi i64 [ 0, %263 ], [ %302, %299 ]
  %269 = icmp eq i64 %268, %264
  %270 = uitofp i1 %269 to double
  br i1 %174, label %271, label %299

271:                                              ; preds = %267
  %272 = icmp samesign ult i64 %268, %209
  br label %273

273:                                              ; preds = %271, %295
  %274 = phi i64 [ 0, %271 ], [ %297, %295 ]
  %275 = phi double [ %270, %271 ], [ %296, %295 ]
  %276 = getelementptr inbounds nuw double, ptr %20, i64 %274
  %277 = load double, ptr %276, align 8
  %278 = fptosi double %277 to i32
  %279 = sext i32 %278 to i64
  %280 = getelementptr inbounds i32, ptr %4, i64 %279
  %281 = load i32, ptr %280, align 4
  %282 = icmp eq i32 %281, 0
  br i1 %282, label %295, label %283

283:                                              ; preds = %273
  %284 = mul nuw nsw i64 %274, %208
  %285 = getelementptr double, ptr %207, i64 %284
  %286 = getelementptr inbounds nuw double, ptr %285, i64 %264
  %287 = getelementptr inbounds nuw i8, ptr %286, i64 8
  %288 = load double, ptr %287, align 8
  %289 = getelementptr inbounds nuw double, ptr %285, i64 %268
  %290 = getelementptr inbounds nuw i8, ptr %289, i64 8
  %291 = select i1 %272, ptr %290, ptr %285
  %292 = load double, ptr %291, align 8
  %293 = fmul double %288, %292
  %294 = fadd double %275, %293
  br label %295

295:                                              ; preds = %283, %273
  %296 = phi double [ %294, %283 ], [ %275, %273 ]
  %297 = add nuw nsw i64 %274, 1
  %298 = icmp eq i64 %297, %212
  br i1 %298, label %299, label %273

299:                                              ; preds = %295, %267
  %300 = phi double [ %270, %267 ], [ %296, %295 ]
  %301 = getelementptr inbounds nuw double, ptr %266, i64 %268
  store double %300, ptr %301, align 8
  %302 = add nuw nsw i64 %268, 1
  %303 = icmp eq i64 %302, %210
  br i1 %303, label %304, label %267

304:                                              ; preds = %299
  %305 = add nuw nsw i64 %264, 1
  %306 = icmp eq i64 %305, %211
  br i1 %306, label %307, label %263

307:                                              ; preds = %304, %194
  %308 = icmp eq i32 %105, 0
  br i1 %308, label %320, label %309

309:                                              ; preds = %307
  %310 = tail call i32 @bondgraph_eliminate(i32 noundef %105, i32 noundef 1, ptr noundef %19)
  %311 = icmp eq i32 %310, 0
  br i1 %311, label %312, label %404

312:                                              ; preds = %309
  br i1 %195, label %313, label %320

313:                                              ; preds = %312
  %314 = add nsw i32 %107, %104
  %315 = add i32 %104, 1
  %316 = zext i32 %106 to i64
  %317 = zext nneg i32 %105 to i64
  %318 = getelementptr inbounds nuw double, ptr %19, i64 %317
  %319 = zext nneg i32 %104 to i64
  br label %324

320:                                              ; preds = %357, %307, %312
  br i1 %24, label %321, label %398

321:                                              ; preds = %320
  %322 = zext i32 %1 to i64
  %323 = zext nneg i32 %0 to i64
  br label %360

324:                                              ; preds = %313, %357
  %325 = phi i64 [ 0, %313 ], [ %358, %357 ]
  %326 = mul nuw nsw i64 %325, %316
  %327 = getelementptr inbounds nuw double, ptr %318, i64 %326
  %328 = load double, ptr %327, align 8
  %329 = getelementptr inbounds nuw double, ptr %22, i64 %325
  %330 = load double, ptr %329, align 8
  %331 = fptosi double %330 to i32
  %332 = sext i32 %331 to i64
  %333 = getelementptr inbounds double, ptr %8, i64 %332
  %334 = load double, ptr %333, align 8
  %335 = fadd double %328, %334
  store double %335, ptr %333, align 8
  br i1 %174, label %336, label %357

336:                                              ; preds = %324
  %337 = trunc nuw nsw i64 %325 to i32
  %338 = add i32 %315, %337
  br label %339

339:                                              ; preds = %336, %339
  %340 = phi i64 [ 0, %336 ], [ %355, %339 ]
  %341 = trunc i64 %340 to i32
  %342 = mul i32 %314, %341
  %343 = add i32 %338, %342
  %344 = sext i32 %343 to i64
  %345 = getelementptr inbounds double, ptr %7, i64 %344
  %346 = load double, ptr %345, align 8
  %347 = fmul double %328, %346
  %348 = getelementptr inbounds nuw double, ptr %20, i64 %340
  %349 = load double, ptr %348, align 8
  %350 = fptosi double %349 to i32
  %351 = sext i32 %350 to i64
  %352 = getelementptr inbounds double, ptr %8, i64 %351
  %353 = load double, ptr %352, align 8
  %354 = fsub double %353, %347
  store double %354, ptr %352, align 8
  %355 = add nuw nsw i64 %340, 1
  %356 = icmp eq i64 %355, %319
  br i1 %356, label %357, label %339

357:                                              ; preds = %339, %324
  %358 = add nuw nsw i64 %325, 1
  %359 = icmp eq i64 %358, %317
  br i1 %359, label %320, label %324

360:                                              ; preds = %321, %390
  %361 = phi i64 [ 0, %321 ], [ %396, %390 ]
  %362 = phi double [ 0.000000e+00, %321 ], [ %395, %390 ]
  %363 = phi double [ 0.000000e+00, %321 ], [ %391, %390 ]
  %364 = getelementptr inbounds nuw double, ptr %3, i64 %361
  %365 = load double, ptr %364, align 8
  %366 = fneg double %365
  %367 = getelementptr inbounds nuw double, ptr %23, i64 %361
  %368 = load double, ptr %367, align 8
  %369 = tail call double @llvm.fabs.f64(double %365)
  %370 = fdiv double %369, %368
  %371 = tail call double @llvm.maxnum.f64(double %363, double %370)
  br i1 %76, label %372, label %390

372:                                              ; preds = %360
  %373 = mul nuw nsw i64 %361, %322
  %374 = getelementptr inbounds nuw double, ptr %2, i64 %373
  br label %375

375:                                              ; preds = %372, %375
  %376 = phi i64 [ 0, %372 ], [ %388, %375 ]
  %377 = phi double [ %366, %372 ], [ %384, %375 ]
  %378 = phi double [ %371, %372 ], [ %387, %375 ]
  %379 = getelementptr inbounds nuw double, ptr %374, i64 %376
  %380 = load double, ptr %379, align 8
  %381 = getelementptr inbounds nuw double, ptr %8, i64 %376
  %382 = load double, ptr %381, align 8
  %383 = fmul double %380, %382
  %384 = fadd double %377, %383
  %385 = tail call double @llvm.fabs.f64(double %383)
  %386 = fdiv double %385, %368
  %387 = tail call double @llvm.maxnum.f64(double %378, double %386)
  %388 = add nuw nsw i64 %376, 1
  %389 = icmp eq i64 %388, %322
  br i1 %389, label %390, label %375

390:                                              ; preds = %375, %360
  %391 = phi double [ %371, %360 ], [ %387, %375 ]
  %392 = phi double [ %366, %360 ], [ %384, %375 ]
  %393 = tail call double @llvm.fabs.f64(double %392)
  %394 = fdiv double %393, %368
  %395 = tail call double @llvm.maxnum.f64(double %362, double %394)
  %396 = add nuw nsw i64 %361, 1
  %397 = icmp eq i64 %396, %323
  br i1 %397, label %398, label %360

398:                                              ; preds = %390, %320
  %399 = phi double [ 0.000000e+00, %320 ], [ %391, %390 ]
  %400 = phi double [ 0.000000e+00, %320 ], [ %395, %390 ]
  %401 = fmul double %5, %399
  %402 = fcmp ogt double %400, %401
  %403 = zext i1 %402 to i32
  br label %404

404:                                              ; preds = %54, %41, %258, %25, %309, %193, %170, %68, %398
  %405 = phi i32 [ 3, %25 ], [ 3, %41 ], [ 1, %68 ], [ 1, %170 ], [ 1, %309 ], [ 0, %193 ], [ %403, %398 ], [ 1, %258 ], [ 3, %54 ]
  ret i32 %405
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local double @bondgraph_norm(i32 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2) local_unnamed_addr #7 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %21

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %7

7:                                                ; preds = %5, %7
  %8 = phi i64 [ 0, %5 ], [ %17, %7 ]
  %9 = phi double [ 0.000000e+00, %5 ], [ %16, %7 ]
  %10 = getelementptr inbounds nuw double, ptr %1, i64 %8
  %11 = load double, ptr %10, align 8
  %12 = getelementptr inbounds nuw double, ptr %2, i64 %8
  %13 = load double, ptr %12, align 8
  %14 = fdiv double %11, %13
  %15 = fmul double %14, %14
  %16 = fadd double %9, %15
  %17 = add nuw nsw i64 %8, 1
  %18 = icmp eq i64 %17, %6
  br i1 %18, label %19, label %7

19:                                               ; preds = %7
  %20 = tail call double @llvm.sqrt.f64(double %16)
  br label %21

21:                                               ; preds = %19, %3
  %22 = phi double [ 0.000000e+00, %3 ], [ %20, %19 ]
  ret double %22
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @bondgraph_add_terms(i32 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %30

6:                                                ; preds = %4
  %7 = zext nneg i32 %0 to i64
  br label %8

8:                                                ; preds = %24, %6
  %9 = phi i64 [ 0, %6 ], [ %28, %24 ]
  %10 = mul nuw nsw i64 %9, %7
  %11 = getelementptr inbounds nuw double, ptr %1, i64 %10
  br label %12

12:                                               ; preds = %8, %12
  %13 = phi i64 [ 0, %8 ], [ %22, %12 ]
  %14 = phi double [ 0.000000e+00, %8 ], [ %21, %12 ]
  %15 = getelementptr inbounds nuw double, ptr %11, i64 %13
  %16 = load double, ptr %15, align 8
  %17 = getelementptr inbounds nuw double, ptr %2, i64 %13
  %18 = load double, ptr %17, align 8
  %19 = fmul double %16, %18
  %20 = tail call double @llvm.fabs.f64(double %19)
  %21 = fadd double %14, %20
  %22 = add nuw nsw i64 %13, 1
  %23 = icmp eq i64 %22, %7
  br i1 %23, label %24, label %12

24:                                               ; preds = %12
  %25 = getelementptr inbounds nuw double, ptr %3, i64 %9
  %26 = load double, ptr %25, align 8
  %27 = tail call double @llvm.maxnum.f64(double %26, double %21)
  store double %27, ptr %25, align 8
  %28 = add nuw nsw i64 %9, 1
  %29 = icmp eq i64 %28, %7
  br i1 %29, label %30, label %8

30:                                               ; preds = %24, %4
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local range(i32 0, 2) i32 @bondgraph_is_rounding(i32 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4) local_unnamed_addr #0 {
  %6 = mul i32 %0, %0
  %7 = zext i32 %6 to i64
  %8 = alloca double, i64 %7, align 16
  %9 = zext i32 %0 to i64
  %10 = alloca double, i64 %9, align 16
  %11 = alloca double, i64 %9, align 16
  %12 = icmp sgt i32 %0, 0
  br i1 %12, label %19, label %87

13:                                               ; preds = %28
  %14 = tail call i64 @llvm.umax.i64(i64 %7, i64 1)
  %15 = shl nuw nsw i64 %14, 3
  %16 = icmp eq i32 %0, 1
  %17 = and i64 %9, 2147483646
  %18 = icmp eq i64 %17, %9
  br label %32

19:                                               ; preds = %5, %28
  %20 = phi i64 [ %30, %28 ], [ 0, %5 ]
  %21 = getelementptr inbounds nuw double, ptr %2, i64 %20
  %22 = load double, ptr %21, align 8
  %23 = tail call double @llvm.fabs.f64(double %22)
  %24 = getelementptr inbounds nuw double, ptr %4, i64 %20
  %25 = load double, ptr %24, align 8
  %26 = fmul double %25, 1.000000e-10
  %27 = fcmp ugt double %23, %26
  br i1 %27, label %87, label %28

28:                                               ; preds = %19
  %29 = getelementptr inbounds nuw double, ptr %11, i64 %20
  store double 0.000000e+00, ptr %29, align 8
  %30 = add nuw nsw i64 %20, 1
  %31 = icmp eq i64 %30, %9
  br i1 %31, label %13, label %19

32:                                               ; preds = %73, %13
  %33 = phi i64 [ 0, %13 ], [ %74, %73 ]
  %34 = getelementptr inbounds nuw double, ptr %4, i64 %33
  br label %35

35:                                               ; preds = %32, %41
  %36 = phi i64 [ 0, %32 ], [ %44, %41 ]
  %37 = icmp eq i64 %36, %33
  br i1 %37, label %38, label %41

38:                                               ; preds = %35
  %39 = load double, ptr %34, align 8
  %40 = fmul double %39, 1.000000e-13
  br label %41

41:                                               ; preds = %35, %38
  %42 = phi double [ %40, %38 ], [ 0.000000e+00, %35 ]
  %43 = getelementptr inbounds nuw double, ptr %10, i64 %36
  store double %42, ptr %43, align 8
  %44 = add nuw nsw i64 %36, 1
  %45 = icmp eq i64 %44, %9
  br i1 %45, label %46, label %35

46:                                               ; preds = %41
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(1) %8, ptr noundef nonnull align 8 dereferenceable(1) %3, i64 %15, i1 false)
  %47 = call i32 @bondgraph_solve_general(i32 noundef %0, ptr noundef nonnull %8, ptr noundef nonnull %10)
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %87

49:                                               ; preds = %46
  br i1 %16, label %61, label %50

50:                                               ; preds = %49, %50
  %51 = phi i64 [ %58, %50 ], [ 0, %49 ]
  %52 = getelementptr inbounds nuw double, ptr %10, i64 %51
  %53 = load <2 x double>, ptr %52, align 16
  %54 = tail call <2 x double> @llvm.fabs.v2f64(<2 x double> %53)
  %55 = getelementptr inbounds nuw double, ptr %11, i64 %51
  %56 = load <2 x double>, ptr %55, align 16
  %57 = fadd <2 x double> %56, %54
  store <2 x double> %57, ptr %55, align 16
  %58 = add nuw i64 %51, 2
  %59 = icmp eq i64 %58, %17
  br i1 %59, label %60, label %50

60:                                               ; preds = %50
  br i1 %18, label %73, label %61

61:                                               ; preds = %49, %60
  %62 = phi i64 [ 0, %49 ], [ %17, %60 ]
  br label %63

63:                                               ; preds = %61, %63
  %64 = phi i64 [ %71, %63 ], [ %62, %61 ]
  %65 = getelementptr inbounds nuw double, ptr %10, i64 %64
  %66 = load double, ptr %65, align 8
  %67 = tail call double @llvm.fabs.f64(double %66)
  %68 = getelementptr inbounds nuw double, ptr %11, i64 %64
  %69 = load double, ptr %68, align 8
  %70 = fadd double %69, %67
  store double %70, ptr %68, align 8
  %71 = add nuw nsw i64 %64, 1
  %72 = icmp eq i64 %71, %9
  br i1 %72, label %73, label %63

73:                                               ; preds = %63, %60
  %74 = add nuw nsw i64 %33, 1
  %75 = icmp eq i64 %74, %9
  br i1 %75, label %79, label %32

76:                                               ; preds = %79
  %77 = add nuw nsw i64 %80, 1
  %78 = icmp eq i64 %77, %9
  br i1 %78, label %87, label %79

79:                                               ; preds = %73, %76
  %80 = phi i64 [ %77, %76 ], [ 0, %73 ]
  %81 = getelementptr inbounds nuw double, ptr %1, i64 %80
  %82 = load double, ptr %81, align 8
  %83 = tail call double @llvm.fabs.f64(double %82)
  %84 = getelementptr inbounds nuw double, ptr %11, i64 %80
  %85 = load double, ptr %84, align 8
  %86 = fcmp ugt double %83, %85
  br i1 %86, label %87, label %76

87:                                               ; preds = %19, %46, %79, %76, %5
  %88 = phi i32 [ 0, %46 ], [ 1, %5 ], [ 1, %76 ], [ 0, %79 ], [ 0, %19 ]
  ret i32 %88
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local range(i32 0, 3) i32 @bondgraph_whole_step(i32 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef captures(none) %4, ptr noundef captures(none) %5, ptr noundef captures(none) %6, ptr noundef captures(none) %7) local_unnamed_addr #0 {
  %9 = ptrtoint ptr %2 to i64
  %10 = ptrtoint ptr %4 to i64
  %11 = icmp sgt i32 %0, 0
  br i1 %11, label %12, label %109

12:                                               ; preds = %8
  %13 = zext nneg i32 %0 to i64
  %14 = shl nuw nsw i64 %13, 3
  %15 = getelementptr i8, ptr %6, i64 %14
  %16 = mul nuw nsw i64 %13, %13
  %17 = shl i64 %16, 3
  %18 = getelementptr i8, ptr %2, i64 %17
  %19 = icmp ult i32 %0, 6
  %20 = icmp ult ptr %6, %18
  %21 = icmp ult ptr %2, %15
  %22 = and i1 %20, %21
  %23 = and i64 %13, 2147483646
  %24 = icmp ne i64 %23, %13
  br label %25

25:                                               ; preds = %66, %12
  %26 = phi i64 [ 0, %12 ], [ %67, %66 ]
  %27 = getelementptr inbounds nuw double, ptr %1, i64 %26
  %28 = load double, ptr %27, align 8
  %29 = getelementptr inbounds nuw double, ptr %5, i64 %26
  store double %28, ptr %29, align 8
  %30 = getelementptr inbounds nuw double, ptr %7, i64 %26
  store double 0.000000e+00, ptr %30, align 8
  %31 = getelementptr inbounds nuw double, ptr %6, i64 %26
  store double 0.000000e+00, ptr %31, align 8
  %32 = mul nuw nsw i64 %26, %13
  %33 = getelementptr inbounds nuw double, ptr %2, i64 %32
  %34 = select i1 %19, i1 true, i1 %22
  br i1 %34, label %54, label %35

35:                                               ; preds = %25, %35
  %36 = phi i64 [ %43, %35 ], [ 0, %25 ]
  %37 = phi <2 x double> [ %42, %35 ], [ zeroinitializer, %25 ]
  %38 = getelementptr inbounds nuw double, ptr %33, i64 %36
  %39 = load <2 x double>, ptr %38, align 8
  %40 = freeze <2 x double> %39
  %41 = tail call <2 x double> @llvm.fabs.v2f64(<2 x double> %40)
  %42 = tail call <2 x double> @llvm.maxnum.v2f64(<2 x double> %37, <2 x double> %41)
  %43 = add nuw i64 %36, 2
  %44 = fcmp uno <2 x double> %40, zeroinitializer
  %45 = bitcast <2 x i1> %44 to i2
  %46 = icmp ne i2 %45, 0
  %47 = icmp eq i64 %43, %23
  %48 = or i1 %46, %47
  br i1 %48, label %49, label %35

49:                                               ; preds = %35
  %50 = select i1 %46, <2 x double> %37, <2 x double> %42
  %51 = select i1 %46, i64 %36, i64 %23
  %52 = tail call double @llvm.vector.reduce.fmax.v2f64(<2 x double> %50)
  store double %52, ptr %31, align 8
  %53 = or i1 %24, %46
  br i1 %53, label %54, label %66

54:                                               ; preds = %25, %49
  %55 = phi i64 [ %51, %49 ], [ 0, %25 ]
  %56 = phi double [ %52, %49 ], [ 0.000000e+00, %25 ]
  br label %57

57:                                               ; preds = %54, %57
  %58 = phi i64 [ %64, %57 ], [ %55, %54 ]
  %59 = phi double [ %63, %57 ], [ %56, %54 ]
  %60 = getelementptr inbounds nuw double, ptr %33, i64 %58
  %61 = load double, ptr %60, align 8
  %62 = tail call double @llvm.fabs.f64(double %61)
  %63 = tail call double @llvm.maxnum.f64(double %59, double %62)
  store double %63, ptr %31, align 8
  %64 = add nuw nsw i64 %58, 1
  %65 = icmp eq i64 %64, %13
  br i1 %65, label %66, label %57

66:                                               ; preds = %57, %49
  %67 = add nuw nsw i64 %26, 1
  %68 = icmp eq i64 %67, %13
  br i1 %68, label %69, label %25

69:                                               ; preds = %66
  %70 = zext nneg i32 %0 to i64
  br label %71

71:                                               ; preds = %71, %69
  %72 = phi i64 [ 0, %69 ], [ %81, %71 ]
  %73 = phi double [ 0.000000e+00, %69 ], [ %80, %71 ]
  %74 = getelementptr inbounds nuw double, ptr %1, i64 %72
  %75 = load double, ptr %74, align 8
  %76 = getelementptr inbounds nuw double, ptr %6, i64 %72
  %77 = load double, ptr %76, align 8
  %78 = fdiv double %75, %77
  %79 = fmul double %78, %78
  %80 = fadd double %73, %79
  %81 = add nuw nsw i64 %72, 1
  %82 = icmp eq i64 %81, %70
  br i1 %82, label %83, label %71

83:                                               ; preds = %71
  %84 = tail call double @llvm.sqrt.f64(double %80)
  %85 = tail call double @llvm.fabs.f64(double %84)
  %86 = fcmp ueq double %85, 0x7FF0000000000000
  br i1 %86, label %141, label %87

87:                                               ; preds = %83, %103
  %88 = phi i64 [ %107, %103 ], [ 0, %83 ]
  %89 = mul nuw nsw i64 %88, %70
  %90 = getelementptr inbounds nuw double, ptr %2, i64 %89
  br label %91

91:                                               ; preds = %91, %87
  %92 = phi i64 [ 0, %87 ], [ %101, %91 ]
  %93 = phi double [ 0.000000e+00, %87 ], [ %100, %91 ]
  %94 = getelementptr inbounds nuw double, ptr %90, i64 %92
  %95 = load double, ptr %94, align 8
  %96 = getelementptr inbounds nuw double, ptr %3, i64 %92
  %97 = load double, ptr %96, align 8
  %98 = fmul double %95, %97
  %99 = tail call double @llvm.fabs.f64(double %98)
  %100 = fadd double %93, %99
  %101 = add nuw nsw i64 %92, 1
  %102 = icmp eq i64 %101, %70
  br i1 %102, label %103, label %91

103:                                              ; preds = %91
  %104 = getelementptr inbounds nuw double, ptr %7, i64 %88
  %105 = load double, ptr %104, align 8
  %106 = tail call double @llvm.maxnum.f64(double %105, double %100)
  store double %106, ptr %104, align 8
  %107 = add nuw nsw i64 %88, 1
  %108 = icmp eq i64 %107, %70
  br i1 %108, label %109, label %87

109:                                              ; preds = %103, %8
  %110 = icmp eq i32 %0, 0
  br i1 %110, label %139, label %111

111:                                              ; preds = %109
  %112 = mul i32 %0, %0
  %113 = tail call i32 @llvm.umax.i32(i32 %112, i32 1)
  %114 = zext i32 %113 to i64
  %115 = icmp ult i32 %112, 6
  %116 = sub i64 %10, %9
  %117 = icmp ult i64 %116, 32
  %118 = or i1 %115, %117
  br i1 %118, label %130, label %119

119:                                              ; preds = %111
  %120 = and i64 %114, 4294967292
  br label %121

121:                                              ; preds = %121, %119
  %122 = phi i64 [ 0, %119 ], [ %126, %121 ]
  %123 = getelementptr inbounds nuw double, ptr %2, i64 %122
  %124 = load <2 x double>, ptr %123, align 8
  %125 = getelementptr inbounds nuw double, ptr %4, i64 %122
  store <2 x double> %124, ptr %125, align 8
  %126 = add nuw i64 %122, 2
  %127 = icmp eq i64 %126, %120
  br i1 %127, label %128, label %121

128:                                              ; preds = %121
  %129 = icmp eq i64 %120, %114
  br i1 %129, label %139, label %130

130:                                              ; preds = %111, %128
  %131 = phi i64 [ 0, %111 ], [ %120, %128 ]
  br label %132

132:                                              ; preds = %130, %132
  %133 = phi i64 [ %137, %132 ], [ %131, %130 ]
  %134 = getelementptr inbounds nuw double, ptr %2, i64 %133
  %135 = load double, ptr %134, align 8
  %136 = getelementptr inbounds nuw double, ptr %4, i64 %133
  store double %135, ptr %136, align 8
  %137 = add nuw nsw i64 %133, 1
  %138 = icmp eq i64 %137, %114
  br i1 %138, label %139, label %132

139:                                              ; preds = %132, %128, %109
  %140 = tail call i32 @bondgraph_solve_general(i32 noundef %0, ptr noundef %4, ptr noundef %5)
  br label %141

141:                                              ; preds = %83, %139
  %142 = phi i32 [ %140, %139 ], [ 2, %83 ]
  ret i32 %142
}

; Function Attrs: nounwind
define dso_local range(i32 0, 3) i32 @bondgraph_newton_across(ptr noundef readonly captures(none) %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) local_unnamed_addr #8 {
  %5 = zext i32 %2 to i64
  %6 = alloca double, i64 %5, align 16
  %7 = alloca double, i64 %5, align 16
  %8 = add nsw i32 %2, 1
  %9 = zext i32 %8 to i64
  %10 = alloca double, i64 %9, align 16
  %11 = alloca double, i64 %5, align 16
  %12 = alloca double, i64 %5, align 16
  %13 = alloca double, i64 %5, align 16
  %14 = alloca double, i64 %5, align 16
  %15 = mul nsw i32 %2, %2
  %16 = zext nneg i32 %15 to i64
  %17 = alloca double, i64 %16, align 16
  %18 = alloca double, i64 %16, align 16
  %19 = sext i32 %2 to i64
  %20 = getelementptr inbounds double, ptr %3, i64 %19
  %21 = load double, ptr %20, align 8
  %22 = getelementptr inbounds double, ptr %10, i64 %19
  store double %21, ptr %22, align 8
  %23 = call i32 %0(ptr noundef %1, ptr noundef %3, ptr noundef nonnull %6, ptr noundef nonnull %17) #13
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %232

25:                                               ; preds = %4
  %26 = icmp slt i32 %2, 1
  br i1 %26, label %51, label %27

27:                                               ; preds = %25
  %28 = icmp eq i32 %2, 1
  br i1 %28, label %41, label %29

29:                                               ; preds = %27
  %30 = and i64 %5, 2147483646
  br label %31

31:                                               ; preds = %31, %29
  %32 = phi i64 [ 0, %29 ], [ %37, %31 ]
  %33 = getelementptr inbounds nuw double, ptr %6, i64 %32
  %34 = load <2 x double>, ptr %33, align 16
  %35 = call <2 x double> @llvm.fabs.v2f64(<2 x double> %34)
  %36 = getelementptr inbounds nuw double, ptr %14, i64 %32
  store <2 x double> %35, ptr %36, align 16
  %37 = add nuw i64 %32, 2
  %38 = icmp eq i64 %37, %30
  br i1 %38, label %39, label %31

39:                                               ; preds = %31
  %40 = icmp eq i64 %30, %5
  br i1 %40, label %51, label %41

41:                                               ; preds = %27, %39
  %42 = phi i64 [ 0, %27 ], [ %30, %39 ]
  br label %43

43:                                               ; preds = %41, %43
  %44 = phi i64 [ %49, %43 ], [ %42, %41 ]
  %45 = getelementptr inbounds nuw double, ptr %6, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = call double @llvm.fabs.f64(double %46)
  %48 = getelementptr inbounds nuw double, ptr %14, i64 %44
  store double %47, ptr %48, align 8
  %49 = add nuw nsw i64 %44, 1
  %50 = icmp eq i64 %49, %5
  br i1 %50, label %51, label %43

51:                                               ; preds = %43, %39, %25
  %52 = icmp eq i32 %2, 1
  %53 = and i64 %5, 2147483646
  %54 = icmp eq i64 %53, %5
  br label %58

55:                                               ; preds = %228
  %56 = add nuw nsw i32 %59, 1
  %57 = icmp eq i32 %56, 200
  br i1 %57, label %232, label %58

58:                                               ; preds = %51, %55
  %59 = phi i32 [ %56, %55 ], [ 0, %51 ]
  %60 = call i32 @bondgraph_whole_step(i32 noundef %2, ptr noundef nonnull %6, ptr noundef nonnull %17, ptr noundef %3, ptr noundef nonnull %18, ptr noundef nonnull %11, ptr noundef nonnull %12, ptr noundef nonnull %13)
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %232

62:                                               ; preds = %58
  br i1 %26, label %77, label %63

63:                                               ; preds = %62, %63
  %64 = phi i64 [ %73, %63 ], [ 0, %62 ]
  %65 = phi double [ %72, %63 ], [ 0.000000e+00, %62 ]
  %66 = getelementptr inbounds nuw double, ptr %6, i64 %64
  %67 = load double, ptr %66, align 8
  %68 = getelementptr inbounds nuw double, ptr %12, i64 %64
  %69 = load double, ptr %68, align 8
  %70 = fdiv double %67, %69
  %71 = fmul double %70, %70
  %72 = fadd double %65, %71
  %73 = add nuw nsw i64 %64, 1
  %74 = icmp eq i64 %73, %5
  br i1 %74, label %75, label %63

75:                                               ; preds = %63
  %76 = call double @llvm.sqrt.f64(double %72)
  br label %77

77:                                               ; preds = %62, %75
  %78 = phi double [ 0.000000e+00, %62 ], [ %76, %75 ]
  br label %80

79:                                               ; preds = %143
  br i1 %26, label %170, label %156

80:                                               ; preds = %77, %143
  %81 = phi double [ 1.000000e+00, %77 ], [ %150, %143 ]
  %82 = phi double [ 0.000000e+00, %77 ], [ %146, %143 ]
  %83 = phi double [ 0.000000e+00, %77 ], [ %145, %143 ]
  %84 = phi i32 [ 0, %77 ], [ %151, %143 ]
  br i1 %26, label %117, label %85

85:                                               ; preds = %80
  br i1 %52, label %101, label %86

86:                                               ; preds = %85
  %87 = insertelement <2 x double> poison, double %81, i64 0
  %88 = shufflevector <2 x double> %87, <2 x double> poison, <2 x i32> zeroinitializer
  br label %89

89:                                               ; preds = %89, %86
  %90 = phi i64 [ 0, %86 ], [ %98, %89 ]
  %91 = getelementptr inbounds nuw double, ptr %3, i64 %90
  %92 = load <2 x double>, ptr %91, align 8
  %93 = getelementptr inbounds nuw double, ptr %11, i64 %90
  %94 = load <2 x double>, ptr %93, align 16
  %95 = fmul <2 x double> %88, %94
  %96 = fsub <2 x double> %92, %95
  %97 = getelementptr inbounds nuw double, ptr %10, i64 %90
  store <2 x double> %96, ptr %97, align 16
  %98 = add nuw i64 %90, 2
  %99 = icmp eq i64 %98, %53
  br i1 %99, label %100, label %89

100:                                              ; preds = %89
  br i1 %54, label %114, label %101

101:                                              ; preds = %85, %100
  %102 = phi i64 [ 0, %85 ], [ %53, %100 ]
  br label %103

103:                                              ; preds = %101, %103
  %104 = phi i64 [ %112, %103 ], [ %102, %101 ]
  %105 = getelementptr inbounds nuw double, ptr %3, i64 %104
  %106 = load double, ptr %105, align 8
  %107 = getelementptr inbounds nuw double, ptr %11, i64 %104
  %108 = load double, ptr %107, align 8
  %109 = fmul double %81, %108
  %110 = fsub double %106, %109
  %111 = getelementptr inbounds nuw double, ptr %10, i64 %104
  store double %110, ptr %111, align 8
  %112 = add nuw nsw i64 %104, 1
  %113 = icmp eq i64 %112, %5
  br i1 %113, label %114, label %103

114:                                              ; preds = %103, %100
  %115 = call i32 %0(ptr noundef %1, ptr noundef nonnull %10, ptr noundef nonnull %7, ptr noundef nonnull %18) #13
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %120, label %143

117:                                              ; preds = %80
  %118 = call i32 %0(ptr noundef %1, ptr noundef nonnull %10, ptr noundef nonnull %7, ptr noundef nonnull %18) #13
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %134, label %143

120:                                              ; preds = %114, %120
  %121 = phi i64 [ %130, %120 ], [ 0, %114 ]
  %122 = phi double [ %129, %120 ], [ 0.000000e+00, %114 ]
  %123 = getelementptr inbounds nuw double, ptr %7, i64 %121
  %124 = load double, ptr %123, align 8
  %125 = getelementptr inbounds nuw double, ptr %12, i64 %121
  %126 = load double, ptr %125, align 8
  %127 = fdiv double %124, %126
  %128 = fmul double %127, %127
  %129 = fadd double %122, %128
  %130 = add nuw nsw i64 %121, 1
  %131 = icmp eq i64 %130, %5
  br i1 %131, label %132, label %120

132:                                              ; preds = %120
  %133 = call double @llvm.sqrt.f64(double %129)
  br label %134

134:                                              ; preds = %117, %132
  %135 = phi double [ 0.000000e+00, %117 ], [ %133, %132 ]
  %136 = fmul double %81, 5.000000e-01
  %137 = fsub double 1.000000e+00, %136
  %138 = fmul double %78, %137
  %139 = fcmp ugt double %135, %138
  br i1 %139, label %143, label %140

140:                                              ; preds = %134
  %141 = fcmp oeq double %83, 0.000000e+00
  %142 = select i1 %141, i32 0, i32 %84
  br label %143

143:                                              ; preds = %117, %114, %134, %140
  %144 = phi i32 [ %142, %140 ], [ %84, %134 ], [ %84, %114 ], [ %84, %117 ]
  %145 = phi double [ %81, %140 ], [ %83, %134 ], [ %83, %114 ], [ %83, %117 ]
  %146 = phi double [ %82, %140 ], [ %81, %134 ], [ %81, %114 ], [ %81, %117 ]
  %147 = fcmp ogt double %145, 0.000000e+00
  %148 = fadd double %145, %146
  %149 = select i1 %147, double %148, double %81
  %150 = fmul double %149, 5.000000e-01
  %151 = add nsw i32 %144, 1
  %152 = select i1 %147, i32 40, i32 30
  %153 = icmp slt i32 %151, %152
  %154 = fcmp olt double %145, 1.000000e+00
  %155 = and i1 %154, %153
  br i1 %155, label %80, label %79

156:                                              ; preds = %79, %156
  %157 = phi i64 [ %168, %156 ], [ 0, %79 ]
  %158 = phi i1 [ %163, %156 ], [ false, %79 ]
  %159 = getelementptr inbounds nuw double, ptr %11, i64 %157
  %160 = load double, ptr %159, align 8
  %161 = call double @llvm.fabs.f64(double %160)
  %162 = fcmp ugt double %161, 0x3D719799812DEA11
  %163 = select i1 %158, i1 true, i1 %162
  %164 = fmul double %145, %160
  %165 = getelementptr inbounds nuw double, ptr %3, i64 %157
  %166 = load double, ptr %165, align 8
  %167 = fsub double %166, %164
  store double %167, ptr %165, align 8
  %168 = add nuw nsw i64 %157, 1
  %169 = icmp eq i64 %168, %5
  br i1 %169, label %170, label %156

170:                                              ; preds = %156, %79
  %171 = phi i1 [ false, %79 ], [ %163, %156 ]
  %172 = fcmp oeq double %145, 0.000000e+00
  br i1 %172, label %173, label %200

173:                                              ; preds = %170
  %174 = call i32 @bondgraph_is_rounding(i32 noundef %2, ptr noundef nonnull %11, ptr noundef nonnull %6, ptr noundef nonnull %17, ptr noundef nonnull %13)
  %175 = icmp ne i32 %174, 0
  %176 = or i1 %175, %26
  br i1 %176, label %232, label %177

177:                                              ; preds = %173, %194
  %178 = phi i64 [ %196, %194 ], [ 0, %173 ]
  %179 = phi i1 [ %195, %194 ], [ false, %173 ]
  br i1 %179, label %194, label %180

180:                                              ; preds = %177
  %181 = getelementptr inbounds nuw double, ptr %6, i64 %178
  %182 = load double, ptr %181, align 8
  %183 = call double @llvm.fabs.f64(double %182)
  %184 = getelementptr inbounds nuw double, ptr %13, i64 %178
  %185 = load double, ptr %184, align 8
  br i1 %171, label %190, label %186

186:                                              ; preds = %180
  %187 = getelementptr inbounds nuw double, ptr %14, i64 %178
  %188 = load double, ptr %187, align 8
  %189 = call double @llvm.maxnum.f64(double %185, double %188)
  br label %190

190:                                              ; preds = %180, %186
  %191 = phi double [ %189, %186 ], [ %185, %180 ]
  %192 = fmul double %191, 1.000000e-10
  %193 = fcmp ugt double %183, %192
  br label %194

194:                                              ; preds = %190, %177
  %195 = phi i1 [ true, %177 ], [ %193, %190 ]
  %196 = add nuw nsw i64 %178, 1
  %197 = icmp eq i64 %196, %5
  br i1 %197, label %198, label %177

198:                                              ; preds = %194
  %199 = select i1 %195, i32 2, i32 0
  br label %232

200:                                              ; preds = %170
  %201 = call i32 %0(ptr noundef %1, ptr noundef %3, ptr noundef nonnull %6, ptr noundef nonnull %17) #13
  %202 = icmp ne i32 %201, 0
  %203 = or i1 %202, %26
  br i1 %203, label %230, label %204

204:                                              ; preds = %200, %224
  %205 = phi i64 [ %226, %224 ], [ 0, %200 ]
  %206 = phi i1 [ %225, %224 ], [ true, %200 ]
  %207 = phi i1 [ %219, %224 ], [ true, %200 ]
  br i1 %207, label %208, label %218

208:                                              ; preds = %204
  %209 = getelementptr inbounds nuw double, ptr %11, i64 %205
  %210 = load double, ptr %209, align 8
  %211 = call double @llvm.fabs.f64(double %210)
  %212 = getelementptr inbounds nuw double, ptr %3, i64 %205
  %213 = load double, ptr %212, align 8
  %214 = call double @llvm.fabs.f64(double %213)
  %215 = call double @llvm.maxnum.f64(double %214, double 1.000000e-300)
  %216 = fmul double %215, 1.000000e-13
  %217 = fcmp ole double %211, %216
  br label %218

218:                                              ; preds = %208, %204
  %219 = phi i1 [ false, %204 ], [ %217, %208 ]
  br i1 %206, label %220, label %224

220:                                              ; preds = %218
  %221 = getelementptr inbounds nuw double, ptr %6, i64 %205
  %222 = load double, ptr %221, align 8
  %223 = fcmp oeq double %222, 0.000000e+00
  br label %224

224:                                              ; preds = %220, %218
  %225 = phi i1 [ false, %218 ], [ %223, %220 ]
  %226 = add nuw nsw i64 %205, 1
  %227 = icmp eq i64 %226, %5
  br i1 %227, label %228, label %204

228:                                              ; preds = %224
  %229 = select i1 %219, i1 true, i1 %225
  br i1 %229, label %232, label %55

230:                                              ; preds = %200
  %231 = select i1 %202, i32 2, i32 0
  br label %232

232:                                              ; preds = %230, %228, %55, %58, %173, %198, %4
  %233 = phi i32 [ 2, %4 ], [ 0, %173 ], [ %199, %198 ], [ %231, %230 ], [ 2, %55 ], [ 0, %228 ], [ 2, %58 ]
  ret i32 %233
}

; Function Attrs: nounwind
define dso_local range(i32 0, 3) i32 @bondgraph_newton_from(ptr noundef readonly captures(none) %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) local_unnamed_addr #8 {
  %5 = zext i32 %2 to i64
  %6 = alloca double, i64 %5, align 16
  %7 = alloca double, i64 %5, align 16
  %8 = add nsw i32 %2, 1
  %9 = zext i32 %8 to i64
  %10 = alloca double, i64 %9, align 16
  %11 = alloca double, i64 %5, align 16
  %12 = alloca double, i64 %5, align 16
  %13 = alloca double, i64 %5, align 16
  %14 = mul i32 %2, %2
  %15 = zext i32 %14 to i64
  %16 = alloca double, i64 %15, align 16
  %17 = alloca double, i64 %15, align 16
  %18 = sext i32 %2 to i64
  %19 = getelementptr inbounds double, ptr %3, i64 %18
  %20 = load double, ptr %19, align 8
  %21 = getelementptr inbounds double, ptr %10, i64 %18
  store double %20, ptr %21, align 8
  %22 = call i32 %0(ptr noundef %1, ptr noundef %3, ptr noundef nonnull %6, ptr noundef nonnull %16) #13
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %289

24:                                               ; preds = %4
  %25 = icmp slt i32 %2, 1
  %26 = icmp sgt i32 %2, 0
  %27 = icmp sgt i32 %2, 1
  %28 = select i1 %27, i32 6, i32 30
  %29 = icmp eq i32 %2, 0
  %30 = shl nuw nsw i64 %5, 3
  %31 = call i64 @llvm.umax.i64(i64 %15, i64 1)
  %32 = shl nuw nsw i64 %31, 3
  %33 = icmp eq i32 %2, 1
  %34 = and i64 %5, 2147483646
  %35 = icmp eq i64 %34, %5
  br label %39

36:                                               ; preds = %213
  %37 = add nuw nsw i32 %40, 1
  %38 = icmp eq i32 %37, 60
  br i1 %38, label %214, label %39

39:                                               ; preds = %24, %36
  %40 = phi i32 [ 0, %24 ], [ %37, %36 ]
  %41 = call i32 @bondgraph_whole_step(i32 noundef %2, ptr noundef nonnull %6, ptr noundef nonnull %16, ptr noundef %3, ptr noundef nonnull %17, ptr noundef nonnull %11, ptr noundef nonnull %12, ptr noundef nonnull %13)
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %289

43:                                               ; preds = %39
  br i1 %25, label %58, label %44

44:                                               ; preds = %43, %44
  %45 = phi i64 [ %54, %44 ], [ 0, %43 ]
  %46 = phi double [ %53, %44 ], [ 0.000000e+00, %43 ]
  %47 = getelementptr inbounds nuw double, ptr %6, i64 %45
  %48 = load double, ptr %47, align 8
  %49 = getelementptr inbounds nuw double, ptr %12, i64 %45
  %50 = load double, ptr %49, align 8
  %51 = fdiv double %48, %50
  %52 = fmul double %51, %51
  %53 = fadd double %46, %52
  %54 = add nuw nsw i64 %45, 1
  %55 = icmp eq i64 %54, %5
  br i1 %55, label %56, label %44

56:                                               ; preds = %44
  %57 = call double @llvm.sqrt.f64(double %53)
  br label %62

58:                                               ; preds = %70, %43
  %59 = phi double [ 0.000000e+00, %43 ], [ %57, %70 ]
  %60 = phi i1 [ true, %43 ], [ %71, %70 ]
  %61 = fcmp oeq double %59, 0.000000e+00
  br label %74

62:                                               ; preds = %56, %70
  %63 = phi i64 [ 0, %56 ], [ %72, %70 ]
  %64 = phi i1 [ true, %56 ], [ %71, %70 ]
  br i1 %64, label %65, label %70

65:                                               ; preds = %62
  %66 = getelementptr inbounds nuw double, ptr %11, i64 %63
  %67 = load double, ptr %66, align 8
  %68 = call double @llvm.fabs.f64(double %67)
  %69 = fcmp ole double %68, 0x3D719799812DEA11
  br label %70

70:                                               ; preds = %65, %62
  %71 = phi i1 [ false, %62 ], [ %69, %65 ]
  %72 = add nuw nsw i64 %63, 1
  %73 = icmp eq i64 %72, %5
  br i1 %73, label %58, label %62

74:                                               ; preds = %58, %170
  %75 = phi double [ 1.000000e+00, %58 ], [ %171, %170 ]
  %76 = phi i32 [ 0, %58 ], [ %172, %170 ]
  br i1 %26, label %77, label %106

77:                                               ; preds = %74
  br i1 %33, label %93, label %78

78:                                               ; preds = %77
  %79 = insertelement <2 x double> poison, double %75, i64 0
  %80 = shufflevector <2 x double> %79, <2 x double> poison, <2 x i32> zeroinitializer
  br label %81

81:                                               ; preds = %81, %78
  %82 = phi i64 [ 0, %78 ], [ %90, %81 ]
  %83 = getelementptr inbounds nuw double, ptr %3, i64 %82
  %84 = load <2 x double>, ptr %83, align 8
  %85 = getelementptr inbounds nuw double, ptr %11, i64 %82
  %86 = load <2 x double>, ptr %85, align 16
  %87 = fmul <2 x double> %80, %86
  %88 = fsub <2 x double> %84, %87
  %89 = getelementptr inbounds nuw double, ptr %10, i64 %82
  store <2 x double> %88, ptr %89, align 16
  %90 = add nuw i64 %82, 2
  %91 = icmp eq i64 %90, %34
  br i1 %91, label %92, label %81

92:                                               ; preds = %81
  br i1 %35, label %106, label %93

93:                                               ; preds = %77, %92
  %94 = phi i64 [ 0, %77 ], [ %34, %92 ]
  br label %95

95:                                               ; preds = %93, %95
  %96 = phi i64 [ %104, %95 ], [ %94, %93 ]
  %97 = getelementptr inbounds nuw double, ptr %3, i64 %96
  %98 = load double, ptr %97, align 8
  %99 = getelementptr inbounds nuw double, ptr %11, i64 %96
  %100 = load double, ptr %99, align 8
  %101 = fmul double %75, %100
  %102 = fsub double %98, %101
  %103 = getelementptr inbounds nuw double, ptr %10, i64 %96
  store double %102, ptr %103, align 8
  %104 = add nuw nsw i64 %96, 1
  %105 = icmp eq i64 %104, %5
  br i1 %105, label %106, label %95

106:                                              ; preds = %95, %92, %74
  %107 = call i32 %0(ptr noundef %1, ptr noundef nonnull %10, ptr noundef nonnull %7, ptr noundef nonnull %17) #13
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %109, label %170

109:                                              ; preds = %106
  br i1 %25, label %124, label %110

110:                                              ; preds = %109, %110
  %111 = phi i64 [ %120, %110 ], [ 0, %109 ]
  %112 = phi double [ %119, %110 ], [ 0.000000e+00, %109 ]
  %113 = getelementptr inbounds nuw double, ptr %7, i64 %111
  %114 = load double, ptr %113, align 8
  %115 = getelementptr inbounds nuw double, ptr %12, i64 %111
  %116 = load double, ptr %115, align 8
  %117 = fdiv double %114, %116
  %118 = fmul double %117, %117
  %119 = fadd double %112, %118
  %120 = add nuw nsw i64 %111, 1
  %121 = icmp eq i64 %120, %5
  br i1 %121, label %122, label %110

122:                                              ; preds = %110
  %123 = call double @llvm.sqrt.f64(double %119)
  br label %124

124:                                              ; preds = %109, %122
  %125 = phi double [ 0.000000e+00, %109 ], [ %123, %122 ]
  %126 = fcmp olt double %125, %59
  %127 = or i1 %61, %126
  br i1 %127, label %174, label %128

128:                                              ; preds = %124
  br i1 %26, label %129, label %170

129:                                              ; preds = %128, %142
  %130 = phi i64 [ %144, %142 ], [ 0, %128 ]
  %131 = phi i1 [ %143, %142 ], [ false, %128 ]
  br i1 %131, label %142, label %132

132:                                              ; preds = %129
  %133 = getelementptr inbounds nuw double, ptr %11, i64 %130
  %134 = load double, ptr %133, align 8
  %135 = fmul double %75, %134
  %136 = call double @llvm.fabs.f64(double %135)
  %137 = getelementptr inbounds nuw double, ptr %3, i64 %130
  %138 = load double, ptr %137, align 8
  %139 = call double @llvm.fabs.f64(double %138)
  %140 = fmul double %139, 1.000000e-10
  %141 = fcmp ugt double %136, %140
  br label %142

142:                                              ; preds = %132, %129
  %143 = phi i1 [ true, %129 ], [ %141, %132 ]
  %144 = add nuw nsw i64 %130, 1
  %145 = icmp eq i64 %144, %5
  br i1 %145, label %146, label %129

146:                                              ; preds = %142
  %147 = or i1 %25, %143
  br i1 %147, label %170, label %148

148:                                              ; preds = %146, %164
  %149 = phi i64 [ %168, %164 ], [ 0, %146 ]
  %150 = mul nuw nsw i64 %149, %5
  %151 = getelementptr inbounds nuw double, ptr %17, i64 %150
  br label %152

152:                                              ; preds = %152, %148
  %153 = phi i64 [ 0, %148 ], [ %162, %152 ]
  %154 = phi double [ 0.000000e+00, %148 ], [ %161, %152 ]
  %155 = getelementptr inbounds nuw double, ptr %151, i64 %153
  %156 = load double, ptr %155, align 8
  %157 = getelementptr inbounds nuw double, ptr %3, i64 %153
  %158 = load double, ptr %157, align 8
  %159 = fmul double %156, %158
  %160 = call double @llvm.fabs.f64(double %159)
  %161 = fadd double %154, %160
  %162 = add nuw nsw i64 %153, 1
  %163 = icmp eq i64 %162, %5
  br i1 %163, label %164, label %152

164:                                              ; preds = %152
  %165 = getelementptr inbounds nuw double, ptr %13, i64 %149
  %166 = load double, ptr %165, align 8
  %167 = call double @llvm.maxnum.f64(double %166, double %161)
  store double %167, ptr %165, align 8
  %168 = add nuw nsw i64 %149, 1
  %169 = icmp eq i64 %168, %5
  br i1 %169, label %170, label %148

170:                                              ; preds = %164, %128, %146, %106
  %171 = fmul double %75, 5.000000e-01
  %172 = add nuw nsw i32 %76, 1
  %173 = icmp eq i32 %172, 30
  br i1 %173, label %177, label %74

174:                                              ; preds = %124
  %175 = icmp samesign uge i32 %76, %28
  %176 = select i1 %175, i1 %60, i1 false
  br i1 %176, label %289, label %180

177:                                              ; preds = %170
  %178 = xor i1 %26, true
  %179 = or i1 %60, %178
  br i1 %179, label %289, label %215

180:                                              ; preds = %174
  %181 = icmp eq i32 %76, 30
  br i1 %181, label %214, label %182

182:                                              ; preds = %180
  br i1 %26, label %183, label %186

183:                                              ; preds = %182
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr nonnull align 16 %10, i64 %30, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %6, ptr nonnull align 16 %7, i64 %30, i1 false)
  br label %189

184:                                              ; preds = %209
  %185 = select i1 %204, i1 true, i1 %210
  br label %186

186:                                              ; preds = %184, %182
  %187 = phi i1 [ true, %182 ], [ %185, %184 ]
  br i1 %29, label %213, label %188

188:                                              ; preds = %186
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(1) %16, ptr noundef nonnull align 16 dereferenceable(1) %17, i64 %32, i1 false)
  br label %213

189:                                              ; preds = %183, %209
  %190 = phi i64 [ 0, %183 ], [ %211, %209 ]
  %191 = phi i1 [ true, %183 ], [ %210, %209 ]
  %192 = phi i1 [ true, %183 ], [ %204, %209 ]
  br i1 %192, label %193, label %203

193:                                              ; preds = %189
  %194 = getelementptr inbounds nuw double, ptr %11, i64 %190
  %195 = load double, ptr %194, align 8
  %196 = call double @llvm.fabs.f64(double %195)
  %197 = getelementptr inbounds nuw double, ptr %10, i64 %190
  %198 = load double, ptr %197, align 8
  %199 = call double @llvm.fabs.f64(double %198)
  %200 = call double @llvm.maxnum.f64(double %199, double 1.000000e-300)
  %201 = fmul double %200, 1.000000e-13
  %202 = fcmp ole double %196, %201
  br label %203

203:                                              ; preds = %193, %189
  %204 = phi i1 [ false, %189 ], [ %202, %193 ]
  br i1 %191, label %205, label %209

205:                                              ; preds = %203
  %206 = getelementptr inbounds nuw double, ptr %7, i64 %190
  %207 = load double, ptr %206, align 8
  %208 = fcmp oeq double %207, 0.000000e+00
  br label %209

209:                                              ; preds = %205, %203
  %210 = phi i1 [ false, %203 ], [ %208, %205 ]
  %211 = add nuw nsw i64 %190, 1
  %212 = icmp eq i64 %211, %5
  br i1 %212, label %184, label %189

213:                                              ; preds = %188, %186
  br i1 %187, label %289, label %36

214:                                              ; preds = %180, %36
  br i1 %26, label %215, label %289

215:                                              ; preds = %177, %214
  br label %216

216:                                              ; preds = %215, %239
  %217 = phi i64 [ %247, %239 ], [ 0, %215 ]
  %218 = phi i1 [ %240, %239 ], [ true, %215 ]
  %219 = phi i1 [ %230, %239 ], [ false, %215 ]
  br i1 %219, label %229, label %220

220:                                              ; preds = %216
  %221 = getelementptr inbounds nuw double, ptr %6, i64 %217
  %222 = load double, ptr %221, align 8
  %223 = call double @llvm.fabs.f64(double %222)
  %224 = getelementptr inbounds nuw double, ptr %13, i64 %217
  %225 = load double, ptr %224, align 8
  %226 = fmul double %225, 1.000000e-10
  %227 = fcmp ugt double %223, %226
  %228 = freeze i1 %227
  br label %229

229:                                              ; preds = %220, %216
  %230 = phi i1 [ true, %216 ], [ %228, %220 ]
  br i1 %218, label %231, label %239

231:                                              ; preds = %229
  %232 = getelementptr inbounds nuw double, ptr %6, i64 %217
  %233 = load double, ptr %232, align 8
  %234 = call double @llvm.fabs.f64(double %233)
  %235 = getelementptr inbounds nuw double, ptr %13, i64 %217
  %236 = load double, ptr %235, align 8
  %237 = fmul double %236, 0x3D06849B86A12B9B
  %238 = fcmp ole double %234, %237
  br label %239

239:                                              ; preds = %231, %229
  %240 = phi i1 [ false, %229 ], [ %238, %231 ]
  %241 = getelementptr inbounds nuw double, ptr %3, i64 %217
  %242 = load double, ptr %241, align 8
  %243 = getelementptr inbounds nuw double, ptr %11, i64 %217
  %244 = load double, ptr %243, align 8
  %245 = fsub double %242, %244
  %246 = getelementptr inbounds nuw double, ptr %10, i64 %217
  store double %245, ptr %246, align 8
  %247 = add nuw nsw i64 %217, 1
  %248 = icmp eq i64 %247, %5
  br i1 %248, label %249, label %216

249:                                              ; preds = %239
  %250 = select i1 %230, i1 true, i1 %240
  br i1 %250, label %287, label %251

251:                                              ; preds = %249
  %252 = call i32 @bondgraph_newton_across(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef nonnull %10)
  %253 = icmp eq i32 %252, 0
  br i1 %253, label %254, label %287

254:                                              ; preds = %251
  %255 = call i32 %0(ptr noundef %1, ptr noundef nonnull %10, ptr noundef nonnull %7, ptr noundef nonnull %17) #13
  %256 = icmp eq i32 %255, 0
  %257 = and i1 %26, %256
  br i1 %257, label %258, label %287

258:                                              ; preds = %254, %258
  %259 = phi i64 [ %268, %258 ], [ 0, %254 ]
  %260 = phi double [ %267, %258 ], [ 0.000000e+00, %254 ]
  %261 = getelementptr inbounds nuw double, ptr %7, i64 %259
  %262 = load double, ptr %261, align 8
  %263 = getelementptr inbounds nuw double, ptr %12, i64 %259
  %264 = load double, ptr %263, align 8
  %265 = fdiv double %262, %264
  %266 = fmul double %265, %265
  %267 = fadd double %260, %266
  %268 = add nuw nsw i64 %259, 1
  %269 = icmp eq i64 %268, %5
  br i1 %269, label %270, label %258

270:                                              ; preds = %258, %270
  %271 = phi i64 [ %280, %270 ], [ 0, %258 ]
  %272 = phi double [ %279, %270 ], [ 0.000000e+00, %258 ]
  %273 = getelementptr inbounds nuw double, ptr %6, i64 %271
  %274 = load double, ptr %273, align 8
  %275 = getelementptr inbounds nuw double, ptr %12, i64 %271
  %276 = load double, ptr %275, align 8
  %277 = fdiv double %274, %276
  %278 = fmul double %277, %277
  %279 = fadd double %272, %278
  %280 = add nuw nsw i64 %271, 1
  %281 = icmp eq i64 %280, %5
  br i1 %281, label %282, label %270

282:                                              ; preds = %270
  %283 = call double @llvm.sqrt.f64(double %267)
  %284 = call double @llvm.sqrt.f64(double %279)
  %285 = fcmp olt double %283, %284
  br i1 %285, label %286, label %287

286:                                              ; preds = %282
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %3, ptr nonnull align 16 %10, i64 %30, i1 false)
  br i1 %230, label %288, label %289

287:                                              ; preds = %254, %282, %251, %249
  br i1 %230, label %288, label %289

288:                                              ; preds = %286, %287
  br label %289

289:                                              ; preds = %213, %174, %39, %177, %214, %288, %287, %286, %4
  %290 = phi i32 [ 0, %286 ], [ 2, %4 ], [ 2, %288 ], [ 0, %287 ], [ 0, %177 ], [ 0, %214 ], [ 0, %213 ], [ 0, %174 ], [ 2, %39 ]
  ret i32 %290
}

; Function Attrs: nounwind
define dso_local range(i32 0, 3) i32 @bondgraph_newton_whole(ptr noundef readonly captures(none) %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) local_unnamed_addr #8 {
  %5 = zext i32 %2 to i64
  %6 = alloca double, i64 %5, align 16
  %7 = alloca double, i64 %5, align 16
  %8 = alloca double, i64 %5, align 16
  %9 = alloca double, i64 %5, align 16
  %10 = alloca double, i64 %5, align 16
  %11 = mul nsw i32 %2, %2
  %12 = zext nneg i32 %11 to i64
  %13 = alloca double, i64 %12, align 16
  %14 = alloca double, i64 %12, align 16
  %15 = icmp sgt i32 %2, 0
  br i1 %15, label %16, label %18

16:                                               ; preds = %4
  %17 = shl nuw nsw i64 %5, 3
  call void @llvm.memset.p0.i64(ptr nonnull align 16 %10, i8 0, i64 %17, i1 false)
  br label %18

18:                                               ; preds = %16, %4
  %19 = icmp eq i32 %2, 1
  %20 = and i64 %5, 2147483646
  %21 = icmp eq i64 %20, %5
  br label %22

22:                                               ; preds = %18, %79
  %23 = phi i32 [ %80, %79 ], [ 0, %18 ]
  %24 = call i32 %0(ptr noundef %1, ptr noundef %3, ptr noundef nonnull %6, ptr noundef nonnull %13) #13
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %82

26:                                               ; preds = %22
  %27 = call i32 @bondgraph_whole_step(i32 noundef %2, ptr noundef nonnull %6, ptr noundef nonnull %13, ptr noundef %3, ptr noundef nonnull %14, ptr noundef nonnull %7, ptr noundef nonnull %8, ptr noundef nonnull %9)
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %82

29:                                               ; preds = %26
  br i1 %15, label %30, label %53

30:                                               ; preds = %29, %46
  %31 = phi i64 [ %47, %46 ], [ 0, %29 ]
  %32 = phi i1 [ %48, %46 ], [ false, %29 ]
  %33 = getelementptr inbounds nuw double, ptr %9, i64 %31
  %34 = load double, ptr %33, align 8
  %35 = getelementptr inbounds nuw double, ptr %10, i64 %31
  %36 = load double, ptr %35, align 8
  %37 = call double @llvm.maxnum.f64(double %34, double %36)
  store double %37, ptr %33, align 8
  store double %34, ptr %35, align 8
  br i1 %32, label %49, label %38

38:                                               ; preds = %30
  %39 = getelementptr inbounds nuw double, ptr %6, i64 %31
  %40 = load double, ptr %39, align 8
  %41 = call double @llvm.fabs.f64(double %40)
  %42 = fmul double %37, 0x3D06849B86A12B9B
  %43 = fcmp ugt double %41, %42
  %44 = add nuw nsw i64 %31, 1
  %45 = icmp eq i64 %44, %5
  br i1 %45, label %52, label %46

46:                                               ; preds = %38, %49
  %47 = phi i64 [ %50, %49 ], [ %44, %38 ]
  %48 = phi i1 [ true, %49 ], [ %43, %38 ]
  br label %30

49:                                               ; preds = %30
  %50 = add nuw nsw i64 %31, 1
  %51 = icmp eq i64 %50, %5
  br i1 %51, label %56, label %46

52:                                               ; preds = %38
  br i1 %43, label %56, label %53

53:                                               ; preds = %29, %52
  %54 = call i32 @bondgraph_is_rounding(i32 noundef %2, ptr noundef nonnull %7, ptr noundef nonnull %6, ptr noundef nonnull %13, ptr noundef nonnull %9)
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %82

56:                                               ; preds = %49, %53, %52
  br i1 %15, label %57, label %79

57:                                               ; preds = %56
  br i1 %19, label %68, label %58

58:                                               ; preds = %57, %58
  %59 = phi i64 [ %65, %58 ], [ 0, %57 ]
  %60 = getelementptr inbounds nuw double, ptr %7, i64 %59
  %61 = load <2 x double>, ptr %60, align 16
  %62 = getelementptr inbounds nuw double, ptr %3, i64 %59
  %63 = load <2 x double>, ptr %62, align 8
  %64 = fsub <2 x double> %63, %61
  store <2 x double> %64, ptr %62, align 8
  %65 = add nuw i64 %59, 2
  %66 = icmp eq i64 %65, %20
  br i1 %66, label %67, label %58

67:                                               ; preds = %58
  br i1 %21, label %79, label %68

68:                                               ; preds = %57, %67
  %69 = phi i64 [ 0, %57 ], [ %20, %67 ]
  br label %70

70:                                               ; preds = %68, %70
  %71 = phi i64 [ %77, %70 ], [ %69, %68 ]
  %72 = getelementptr inbounds nuw double, ptr %7, i64 %71
  %73 = load double, ptr %72, align 8
  %74 = getelementptr inbounds nuw double, ptr %3, i64 %71
  %75 = load double, ptr %74, align 8
  %76 = fsub double %75, %73
  store double %76, ptr %74, align 8
  %77 = add nuw nsw i64 %71, 1
  %78 = icmp eq i64 %77, %5
  br i1 %78, label %79, label %70

79:                                               ; preds = %70, %67, %56
  %80 = add nuw nsw i32 %23, 1
  %81 = icmp eq i32 %80, 60
  br i1 %81, label %82, label %22

82:                                               ; preds = %26, %22, %53, %79
  %83 = phi i32 [ 2, %79 ], [ 2, %26 ], [ 2, %22 ], [ 0, %53 ]
  ret i32 %83
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local range(i32 -1, 2) i32 @bondgraph_sign_of_determinant(i32 noundef %0, ptr noundef captures(none) %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %184

4:                                                ; preds = %2
  %5 = zext nneg i32 %0 to i64
  %6 = zext nneg i32 %0 to i64
  %7 = add nuw i32 %0, 1
  %8 = shl nuw nsw i64 %5, 3
  %9 = add nuw nsw i64 %8, 8
  %10 = mul nuw nsw i64 %5, %5
  %11 = shl i64 %10, 3
  %12 = getelementptr i8, ptr %1, i64 %11
  %13 = getelementptr i8, ptr %1, i64 %8
  %14 = shl nuw nsw i64 %5, 3
  %15 = add nuw nsw i64 %14, 8
  br label %19

16:                                               ; preds = %181, %120
  %17 = add nuw nsw i64 %21, 1
  %18 = icmp eq i64 %53, %5
  br i1 %18, label %184, label %19

19:                                               ; preds = %4, %16
  %20 = phi i64 [ 0, %4 ], [ %53, %16 ]
  %21 = phi i64 [ 1, %4 ], [ %17, %16 ]
  %22 = phi i32 [ 1, %4 ], [ %90, %16 ]
  %23 = tail call i64 @llvm.umax.i64(i64 %21, i64 %5)
  %24 = sub nsw i64 %23, %20
  %25 = mul i64 %15, %20
  %26 = getelementptr i8, ptr %1, i64 %25
  %27 = getelementptr i8, ptr %1, i64 %25
  %28 = getelementptr i8, ptr %27, i64 8
  %29 = tail call i64 @llvm.umax.i64(i64 %21, i64 %5)
  %30 = xor i64 %20, -1
  %31 = add nsw i64 %29, %30
  %32 = shl nsw i64 %31, 3
  %33 = getelementptr i8, ptr %28, i64 %32
  %34 = shl nuw nsw i64 %20, 3
  %35 = getelementptr i8, ptr %1, i64 %34
  %36 = getelementptr i8, ptr %1, i64 %34
  %37 = getelementptr i8, ptr %36, i64 8
  %38 = xor i64 %20, -1
  %39 = add nsw i64 %38, %5
  %40 = add nuw i64 %20, 1
  %41 = mul i64 %9, %40
  %42 = getelementptr i8, ptr %1, i64 %41
  %43 = shl nuw nsw i64 %20, 3
  %44 = getelementptr i8, ptr %1, i64 %43
  %45 = getelementptr i8, ptr %44, i64 8
  %46 = trunc i64 %20 to i32
  %47 = mul i32 %0, %46
  %48 = zext i32 %47 to i64
  %49 = shl nuw nsw i64 %48, 3
  %50 = getelementptr i8, ptr %45, i64 %49
  %51 = getelementptr i8, ptr %13, i64 %49
  %52 = trunc i64 %20 to i32
  %53 = add nuw nsw i64 %20, 1
  %54 = icmp samesign ult i64 %53, %6
  br i1 %54, label %55, label %75

55:                                               ; preds = %19
  %56 = getelementptr inbounds nuw double, ptr %1, i64 %20
  %57 = getelementptr double, ptr %1, i64 %20
  br label %58

58:                                               ; preds = %55, %58
  %59 = phi i64 [ %21, %55 ], [ %73, %58 ]
  %60 = phi i32 [ %52, %55 ], [ %72, %58 ]
  %61 = mul nuw nsw i64 %59, %5
  %62 = getelementptr inbounds nuw double, ptr %56, i64 %61
  %63 = load double, ptr %62, align 8
  %64 = tail call double @llvm.fabs.f64(double %63)
  %65 = mul nsw i32 %60, %0
  %66 = sext i32 %65 to i64
  %67 = getelementptr double, ptr %57, i64 %66
  %68 = load double, ptr %67, align 8
  %69 = tail call double @llvm.fabs.f64(double %68)
  %70 = fcmp ogt double %64, %69
  %71 = trunc nuw nsw i64 %59 to i32
  %72 = select i1 %70, i32 %71, i32 %60
  %73 = add nuw nsw i64 %59, 1
  %74 = icmp eq i64 %73, %5
  br i1 %74, label %75, label %58

75:                                               ; preds = %58, %19
  %76 = phi i32 [ %52, %19 ], [ %72, %58 ]
  %77 = mul nsw i32 %76, %0
  %78 = sext i32 %77 to i64
  %79 = getelementptr double, ptr %1, i64 %20
  %80 = getelementptr double, ptr %79, i64 %78
  %81 = load double, ptr %80, align 8
  %82 = fcmp ueq double %81, 0.000000e+00
  br i1 %82, label %184, label %83

83:                                               ; preds = %75
  %84 = fcmp olt double %81, 0.000000e+00
  %85 = sub nsw i32 0, %22
  %86 = select i1 %84, i32 %85, i32 %22
  %87 = zext i32 %76 to i64
  %88 = icmp eq i64 %20, %87
  %89 = sub nsw i32 0, %86
  %90 = select i1 %88, i32 %86, i32 %89
  br i1 %88, label %120, label %91

91:                                               ; preds = %83
  %92 = mul nuw nsw i64 %20, %6
  %93 = getelementptr inbounds nuw double, ptr %1, i64 %92
  %94 = getelementptr double, ptr %1, i64 %78
  %95 = icmp ult i64 %24, 4
  br i1 %95, label %118, label %96

96:                                               ; preds = %91
  %97 = shl nsw i64 %78, 3
  %98 = getelementptr i8, ptr %35, i64 %97
  %99 = getelementptr i8, ptr %37, i64 %32
  %100 = getelementptr i8, ptr %99, i64 %97
  %101 = icmp ult ptr %26, %100
  %102 = icmp ult ptr %98, %33
  %103 = and i1 %101, %102
  br i1 %103, label %118, label %104

104:                                              ; preds = %96
  %105 = and i64 %24, -2
  %106 = add i64 %20, %105
  br label %107

107:                                              ; preds = %107, %104
  %108 = phi i64 [ 0, %104 ], [ %114, %107 ]
  %109 = add i64 %20, %108
  %110 = getelementptr inbounds nuw double, ptr %93, i64 %109
  %111 = load <2 x double>, ptr %110, align 8
  %112 = getelementptr double, ptr %94, i64 %109
  %113 = load <2 x double>, ptr %112, align 8
  store <2 x double> %113, ptr %110, align 8
  store <2 x double> %111, ptr %112, align 8
  %114 = add nuw i64 %108, 2
  %115 = icmp eq i64 %114, %105
  br i1 %115, label %116, label %107

116:                                              ; preds = %107
  %117 = icmp eq i64 %24, %105
  br i1 %117, label %120, label %118

118:                                              ; preds = %96, %91, %116
  %119 = phi i64 [ %20, %96 ], [ %20, %91 ], [ %106, %116 ]
  br label %137

120:                                              ; preds = %137, %116, %83
  br i1 %54, label %121, label %16

121:                                              ; preds = %120
  %122 = mul nuw i32 %7, %52
  %123 = zext nneg i32 %122 to i64
  %124 = getelementptr inbounds nuw double, ptr %1, i64 %123
  %125 = trunc i64 %20 to i32
  %126 = mul i32 %0, %125
  %127 = zext i32 %126 to i64
  %128 = getelementptr inbounds nuw double, ptr %1, i64 %20
  %129 = getelementptr inbounds nuw double, ptr %1, i64 %127
  %130 = icmp ult i64 %39, 2
  %131 = icmp ult ptr %42, %51
  %132 = icmp ult ptr %50, %12
  %133 = and i1 %131, %132
  %134 = and i64 %39, -2
  %135 = add i64 %21, %134
  %136 = icmp eq i64 %39, %134
  br label %145

137:                                              ; preds = %118, %137
  %138 = phi i64 [ %143, %137 ], [ %119, %118 ]
  %139 = getelementptr inbounds nuw double, ptr %93, i64 %138
  %140 = load double, ptr %139, align 8
  %141 = getelementptr double, ptr %94, i64 %138
  %142 = load double, ptr %141, align 8
  store double %142, ptr %139, align 8
  store double %140, ptr %141, align 8
  %143 = add nuw nsw i64 %138, 1
  %144 = icmp samesign ult i64 %143, %6
  br i1 %144, label %137, label %120

145:                                              ; preds = %121, %181
  %146 = phi i64 [ %21, %121 ], [ %182, %181 ]
  %147 = mul nuw nsw i64 %146, %5
  %148 = getelementptr inbounds nuw double, ptr %128, i64 %147
  %149 = load double, ptr %148, align 8
  %150 = load double, ptr %124, align 8
  %151 = fdiv double %149, %150
  %152 = getelementptr inbounds nuw double, ptr %1, i64 %147
  %153 = select i1 %130, i1 true, i1 %133
  br i1 %153, label %169, label %154

154:                                              ; preds = %145
  %155 = insertelement <2 x double> poison, double %151, i64 0
  %156 = shufflevector <2 x double> %155, <2 x double> poison, <2 x i32> zeroinitializer
  br label %157

157:                                              ; preds = %157, %154
  %158 = phi i64 [ 0, %154 ], [ %166, %157 ]
  %159 = add i64 %21, %158
  %160 = getelementptr inbounds nuw double, ptr %129, i64 %159
  %161 = load <2 x double>, ptr %160, align 8
  %162 = fmul <2 x double> %156, %161
  %163 = getelementptr inbounds nuw double, ptr %152, i64 %159
  %164 = load <2 x double>, ptr %163, align 8
  %165 = fsub <2 x double> %164, %162
  store <2 x double> %165, ptr %163, align 8
  %166 = add nuw i64 %158, 2
  %167 = icmp eq i64 %166, %134
  br i1 %167, label %168, label %157

168:                                              ; preds = %157
  br i1 %136, label %181, label %169

169:                                              ; preds = %145, %168
  %170 = phi i64 [ %135, %168 ], [ %21, %145 ]
  br label %171

171:                                              ; preds = %169, %171
  %172 = phi i64 [ %179, %171 ], [ %170, %169 ]
  %173 = getelementptr inbounds nuw double, ptr %129, i64 %172
  %174 = load double, ptr %173, align 8
  %175 = fmul double %151, %174
  %176 = getelementptr inbounds nuw double, ptr %152, i64 %172
  %177 = load double, ptr %176, align 8
  %178 = fsub double %177, %175
  store double %178, ptr %176, align 8
  %179 = add nuw nsw i64 %172, 1
  %180 = icmp eq i64 %179, %5
  br i1 %180, label %181, label %171

181:                                              ; preds = %171, %168
  %182 = add nuw nsw i64 %146, 1
  %183 = icmp eq i64 %182, %5
  br i1 %183, label %16, label %145

184:                                              ; preds = %16, %75, %2
  %185 = phi i32 [ 1, %2 ], [ 0, %75 ], [ %90, %16 ]
  ret i32 %185
}

; Function Attrs: nounwind
define dso_local range(i32 0, 3) i32 @bondgraph_newton_at_zero(ptr noundef readonly captures(none) %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) local_unnamed_addr #8 {
  %5 = zext i32 %2 to i64
  %6 = alloca double, i64 %5, align 16
  %7 = mul nsw i32 %2, %2
  %8 = zext nneg i32 %7 to i64
  %9 = alloca double, i64 %8, align 16
  %10 = icmp sgt i32 %2, 0
  br i1 %10, label %11, label %15

11:                                               ; preds = %4
  %12 = shl nuw nsw i64 %5, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %3, i8 0, i64 %12, i1 false)
  %13 = call i32 %0(ptr noundef %1, ptr noundef %3, ptr noundef nonnull %6, ptr noundef nonnull %9) #13
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %31, label %106

15:                                               ; preds = %4
  %16 = call i32 %0(ptr noundef %1, ptr noundef %3, ptr noundef nonnull %6, ptr noundef nonnull %9) #13
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %21, label %106

18:                                               ; preds = %31
  %19 = add nuw nsw i64 %32, 1
  %20 = icmp eq i64 %19, %5
  br i1 %20, label %21, label %31

21:                                               ; preds = %18, %15
  %22 = icmp slt i32 %2, 0
  %23 = sitofp i32 %2 to double
  %24 = add i32 %2, 1
  %25 = zext i32 %24 to i64
  %26 = icmp eq i32 %2, 1
  %27 = and i64 %5, 2147483646
  %28 = insertelement <2 x double> poison, double %23, i64 0
  %29 = shufflevector <2 x double> %28, <2 x double> poison, <2 x i32> zeroinitializer
  %30 = icmp eq i64 %27, %5
  br label %36

31:                                               ; preds = %11, %18
  %32 = phi i64 [ %19, %18 ], [ 0, %11 ]
  %33 = getelementptr inbounds nuw double, ptr %6, i64 %32
  %34 = load double, ptr %33, align 8
  %35 = fcmp une double %34, 0.000000e+00
  br i1 %35, label %106, label %18

36:                                               ; preds = %21, %95
  %37 = phi i64 [ 0, %21 ], [ %97, %95 ]
  %38 = phi i32 [ 0, %21 ], [ %96, %95 ]
  br i1 %22, label %95, label %39

39:                                               ; preds = %36
  %40 = getelementptr inbounds nuw double, ptr @bondgraph_newton_at_zero.aside, i64 %37
  br label %44

41:                                               ; preds = %95
  br i1 %10, label %42, label %99

42:                                               ; preds = %41
  %43 = shl nuw nsw i64 %5, 3
  call void @llvm.memset.p0.i64(ptr align 8 %3, i8 0, i64 %43, i1 false)
  br label %99

44:                                               ; preds = %39, %90
  %45 = phi i64 [ 0, %39 ], [ %93, %90 ]
  %46 = phi i32 [ %38, %39 ], [ %92, %90 ]
  br i1 %10, label %47, label %87

47:                                               ; preds = %44
  %48 = load double, ptr %40, align 8
  %49 = fneg double %48
  br i1 %26, label %73, label %50

50:                                               ; preds = %47
  %51 = insertelement <2 x double> poison, double %48, i64 0
  %52 = shufflevector <2 x double> %51, <2 x double> poison, <2 x i32> zeroinitializer
  %53 = insertelement <2 x double> poison, double %49, i64 0
  %54 = shufflevector <2 x double> %53, <2 x double> poison, <2 x i32> zeroinitializer
  %55 = insertelement <2 x i64> poison, i64 %45, i64 0
  %56 = shufflevector <2 x i64> %55, <2 x i64> poison, <2 x i32> zeroinitializer
  br label %57

57:                                               ; preds = %57, %50
  %58 = phi i64 [ 0, %50 ], [ %68, %57 ]
  %59 = phi <2 x i64> [ <i64 0, i64 1>, %50 ], [ %69, %57 ]
  %60 = phi <2 x i32> [ <i32 0, i32 1>, %50 ], [ %70, %57 ]
  %61 = icmp eq <2 x i64> %59, %56
  %62 = select <2 x i1> %61, <2 x double> %54, <2 x double> %52
  %63 = uitofp nneg <2 x i32> %60 to <2 x double>
  %64 = fdiv <2 x double> %63, %29
  %65 = fadd <2 x double> %64, splat (double 1.000000e+00)
  %66 = fmul <2 x double> %65, %62
  %67 = getelementptr inbounds nuw double, ptr %3, i64 %58
  store <2 x double> %66, ptr %67, align 8
  %68 = add nuw i64 %58, 2
  %69 = add nuw nsw <2 x i64> %59, splat (i64 2)
  %70 = add <2 x i32> %60, splat (i32 2)
  %71 = icmp eq i64 %68, %27
  br i1 %71, label %72, label %57

72:                                               ; preds = %57
  br i1 %30, label %87, label %73

73:                                               ; preds = %47, %72
  %74 = phi i64 [ 0, %47 ], [ %27, %72 ]
  br label %75

75:                                               ; preds = %73, %75
  %76 = phi i64 [ %85, %75 ], [ %74, %73 ]
  %77 = icmp eq i64 %76, %45
  %78 = select i1 %77, double %49, double %48
  %79 = trunc nuw nsw i64 %76 to i32
  %80 = uitofp nneg i32 %79 to double
  %81 = fdiv double %80, %23
  %82 = fadd double %81, 1.000000e+00
  %83 = fmul double %82, %78
  %84 = getelementptr inbounds nuw double, ptr %3, i64 %76
  store double %83, ptr %84, align 8
  %85 = add nuw nsw i64 %76, 1
  %86 = icmp eq i64 %85, %5
  br i1 %86, label %87, label %75

87:                                               ; preds = %75, %72, %44
  %88 = call i32 %0(ptr noundef %1, ptr noundef %3, ptr noundef nonnull %6, ptr noundef nonnull %9) #13
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %90, label %106

90:                                               ; preds = %87
  %91 = call i32 @bondgraph_sign_of_determinant(i32 noundef %2, ptr noundef nonnull %9)
  %92 = add nsw i32 %91, %46
  %93 = add nuw nsw i64 %45, 1
  %94 = icmp eq i64 %93, %25
  br i1 %94, label %95, label %44

95:                                               ; preds = %90, %36
  %96 = phi i32 [ %38, %36 ], [ %92, %90 ]
  %97 = add nuw nsw i64 %37, 1
  %98 = icmp eq i64 %97, 4
  br i1 %98, label %41, label %36

99:                                               ; preds = %42, %41
  %100 = shl nsw i32 %24, 2
  %101 = icmp eq i32 %96, %100
  %102 = mul nsw i32 %24, -4
  %103 = icmp eq i32 %96, %102
  %104 = select i1 %101, i1 true, i1 %103
  %105 = select i1 %104, i32 0, i32 2
  br label %106

106:                                              ; preds = %31, %87, %15, %11, %99
  %107 = phi i32 [ %105, %99 ], [ 2, %11 ], [ 2, %15 ], [ 2, %87 ], [ 2, %31 ]
  ret i32 %107
}

; Function Attrs: nounwind
define dso_local range(i32 0, 2) i32 @bondgraph_is_same(ptr noundef readonly captures(none) %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, double noundef %4) local_unnamed_addr #8 {
  %6 = zext i32 %2 to i64
  %7 = alloca double, i64 %6, align 16
  %8 = mul i32 %2, %2
  %9 = zext nneg i32 %8 to i64
  %10 = alloca double, i64 %9, align 16
  %11 = alloca double, i64 %6, align 16
  %12 = alloca double, i64 %9, align 16
  %13 = sext i32 %2 to i64
  %14 = getelementptr inbounds double, ptr %3, i64 %13
  %15 = load double, ptr %14, align 8
  %16 = call i32 %0(ptr noundef %1, ptr noundef %3, ptr noundef nonnull %7, ptr noundef nonnull %10) #13
  store double %4, ptr %14, align 8
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %21

18:                                               ; preds = %5
  %19 = call i32 %0(ptr noundef %1, ptr noundef nonnull %3, ptr noundef nonnull %11, ptr noundef nonnull %12) #13
  %20 = icmp eq i32 %19, 0
  br label %21

21:                                               ; preds = %18, %5
  %22 = phi i1 [ false, %5 ], [ %20, %18 ]
  store double %15, ptr %14, align 8
  %23 = icmp sgt i32 %2, 0
  br i1 %23, label %30, label %24

24:                                               ; preds = %39, %21
  %25 = phi i1 [ %22, %21 ], [ %40, %39 ]
  %26 = icmp eq i32 %2, 0
  br i1 %26, label %56, label %27

27:                                               ; preds = %24
  %28 = call i32 @llvm.umax.i32(i32 %8, i32 1)
  %29 = zext i32 %28 to i64
  br label %43

30:                                               ; preds = %21, %39
  %31 = phi i64 [ %41, %39 ], [ 0, %21 ]
  %32 = phi i1 [ %40, %39 ], [ %22, %21 ]
  br i1 %32, label %33, label %39

33:                                               ; preds = %30
  %34 = getelementptr inbounds nuw double, ptr %7, i64 %31
  %35 = load double, ptr %34, align 8
  %36 = getelementptr inbounds nuw double, ptr %11, i64 %31
  %37 = load double, ptr %36, align 8
  %38 = fcmp oeq double %35, %37
  br label %39

39:                                               ; preds = %33, %30
  %40 = phi i1 [ false, %30 ], [ %38, %33 ]
  %41 = add nuw nsw i64 %31, 1
  %42 = icmp eq i64 %41, %6
  br i1 %42, label %24, label %30

43:                                               ; preds = %27, %52
  %44 = phi i64 [ 0, %27 ], [ %54, %52 ]
  %45 = phi i1 [ %25, %27 ], [ %53, %52 ]
  br i1 %45, label %46, label %52

46:                                               ; preds = %43
  %47 = getelementptr inbounds nuw double, ptr %10, i64 %44
  %48 = load double, ptr %47, align 8
  %49 = getelementptr inbounds nuw double, ptr %12, i64 %44
  %50 = load double, ptr %49, align 8
  %51 = fcmp oeq double %48, %50
  br label %52

52:                                               ; preds = %46, %43
  %53 = phi i1 [ false, %43 ], [ %51, %46 ]
  %54 = add nuw nsw i64 %44, 1
  %55 = icmp eq i64 %54, %29
  br i1 %55, label %56, label %43

56:                                               ; preds = %52, %24
  %57 = phi i1 [ %25, %24 ], [ %53, %52 ]
  %58 = zext i1 %57 to i32
  ret i32 %58
}

; Function Attrs: nounwind
define dso_local range(i32 0, 3) i32 @bondgraph_newton_along(ptr noundef readonly captures(none) %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) local_unnamed_addr #8 {
  %5 = sext i32 %2 to i64
  %6 = getelementptr inbounds double, ptr %3, i64 %5
  %7 = load double, ptr %6, align 8
  %8 = add i32 %2, 1
  %9 = zext i32 %8 to i64
  %10 = alloca double, i64 %9, align 16
  %11 = icmp sgt i32 %2, 0
  %12 = zext i32 %2 to i64
  %13 = shl nuw nsw i64 %12, 3
  br i1 %11, label %14, label %15

14:                                               ; preds = %4
  call void @llvm.memset.p0.i64(ptr nonnull align 16 %10, i8 0, i64 %13, i1 false)
  br label %15

15:                                               ; preds = %4, %14
  %16 = getelementptr inbounds double, ptr %10, i64 %5
  %17 = icmp slt i32 %2, 0
  %18 = shl nuw nsw i64 %9, 3
  br label %19

19:                                               ; preds = %15, %37
  %20 = phi i32 [ 0, %15 ], [ %38, %37 ]
  %21 = mul nuw nsw i32 %20, 10
  %22 = uitofp nneg i32 %21 to double
  store double %22, ptr %16, align 8
  br i1 %17, label %24, label %23

23:                                               ; preds = %19
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr nonnull align 16 %10, i64 %18, i1 false)
  br label %24

24:                                               ; preds = %23, %19
  %25 = tail call i32 @bondgraph_newton_from(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3)
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %32, label %27

27:                                               ; preds = %24
  br i1 %11, label %28, label %29

28:                                               ; preds = %27
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr nonnull align 16 %10, i64 %13, i1 false)
  br label %29

29:                                               ; preds = %28, %27
  %30 = tail call i32 @bondgraph_newton_across(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3)
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %40

32:                                               ; preds = %29, %24
  %33 = tail call i32 @bondgraph_is_same(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, double noundef %7)
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %41

35:                                               ; preds = %32
  br i1 %11, label %36, label %37

36:                                               ; preds = %35
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %10, ptr align 8 %3, i64 %13, i1 false)
  br label %37

37:                                               ; preds = %36, %35
  %38 = add nuw nsw i32 %20, 1
  %39 = icmp eq i32 %38, 70
  br i1 %39, label %40, label %19

40:                                               ; preds = %29, %37
  store double %7, ptr %6, align 8
  br label %41

41:                                               ; preds = %32, %40
  %42 = phi i32 [ 2, %40 ], [ 0, %32 ]
  ret i32 %42
}

; Function Attrs: nounwind
define dso_local range(i32 0, 3) i32 @bondgraph_newton(ptr noundef readonly captures(none) %0, ptr noundef %1, i32 noundef %2, double noundef %3, ptr noundef captures(address_is_null) %4, ptr noundef %5) local_unnamed_addr #8 {
  %7 = ptrtoint ptr %5 to i64
  %8 = ptrtoint ptr %4 to i64
  %9 = sext i32 %2 to i64
  %10 = getelementptr inbounds double, ptr %5, i64 %9
  store double %3, ptr %10, align 8
  %11 = icmp sgt i32 %2, 0
  %12 = icmp eq ptr %4, null
  %13 = tail call double @llvm.fabs.f64(double %3)
  %14 = fcmp ueq double %13, 0x7FF0000000000000
  %15 = zext nneg i32 %2 to i64
  br label %16

16:                                               ; preds = %6, %76
  %17 = phi i1 [ true, %6 ], [ false, %76 ]
  %18 = phi i1 [ false, %6 ], [ true, %76 ]
  br label %19

19:                                               ; preds = %16, %71
  %20 = phi i32 [ -1, %16 ], [ %73, %71 ]
  br i1 %11, label %21, label %38

21:                                               ; preds = %19
  %22 = icmp sgt i32 %20, -1
  %23 = zext nneg i32 %20 to i64
  %24 = getelementptr inbounds nuw double, ptr @bondgraph_newton.starts, i64 %23
  br label %25

25:                                               ; preds = %21, %33
  %26 = phi i64 [ 0, %21 ], [ %36, %33 ]
  br i1 %22, label %27, label %29

27:                                               ; preds = %25
  %28 = load double, ptr %24, align 8
  br label %33

29:                                               ; preds = %25
  br i1 %12, label %33, label %30

30:                                               ; preds = %29
  %31 = getelementptr inbounds nuw double, ptr %4, i64 %26
  %32 = load double, ptr %31, align 8
  br label %33

33:                                               ; preds = %30, %29, %27
  %34 = phi double [ %28, %27 ], [ %32, %30 ], [ 0.000000e+00, %29 ]
  %35 = getelementptr inbounds nuw double, ptr %5, i64 %26
  store double %34, ptr %35, align 8
  %36 = add nuw nsw i64 %26, 1
  %37 = icmp eq i64 %36, %15
  br i1 %37, label %38, label %25

38:                                               ; preds = %33, %19
  br i1 %17, label %42, label %39

39:                                               ; preds = %38
  %40 = tail call i32 @bondgraph_newton_across(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %5)
  %41 = icmp eq i32 %40, 0
  br label %71

42:                                               ; preds = %38
  %43 = tail call i32 @bondgraph_newton_from(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %5)
  %44 = icmp eq i32 %43, 0
  %45 = icmp sgt i32 %20, -1
  %46 = or i1 %45, %44
  br i1 %46, label %71, label %47

47:                                               ; preds = %42
  %48 = tail call i32 @bondgraph_newton_at_zero(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %5)
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %79, label %50

50:                                               ; preds = %47
  br i1 %14, label %54, label %51

51:                                               ; preds = %50
  %52 = tail call i32 @bondgraph_newton_along(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %5)
  %53 = icmp ne i32 %52, 0
  br label %54

54:                                               ; preds = %51, %50
  %55 = phi i1 [ %53, %51 ], [ true, %50 ]
  %56 = and i1 %55, %11
  br i1 %56, label %57, label %67

57:                                               ; preds = %54, %62
  %58 = phi i64 [ %65, %62 ], [ 0, %54 ]
  br i1 %12, label %62, label %59

59:                                               ; preds = %57
  %60 = getelementptr inbounds nuw double, ptr %4, i64 %58
  %61 = load double, ptr %60, align 8
  br label %62

62:                                               ; preds = %57, %59
  %63 = phi double [ %61, %59 ], [ 0.000000e+00, %57 ]
  %64 = getelementptr inbounds nuw double, ptr %5, i64 %58
  store double %63, ptr %64, align 8
  %65 = add nuw nsw i64 %58, 1
  %66 = icmp slt i64 %65, %9
  br i1 %66, label %57, label %67

67:                                               ; preds = %62, %54
  br i1 %55, label %68, label %79

68:                                               ; preds = %67
  %69 = tail call i32 @bondgraph_newton_whole(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %5)
  %70 = icmp eq i32 %69, 0
  br label %71

71:                                               ; preds = %39, %68, %42
  %72 = phi i1 [ %44, %42 ], [ %70, %68 ], [ %41, %39 ]
  %73 = add nsw i32 %20, 1
  %74 = icmp sgt i32 %20, 5
  %75 = select i1 %74, i1 true, i1 %72
  br i1 %75, label %76, label %19

76:                                               ; preds = %71
  %77 = select i1 %18, i1 true, i1 %72
  br i1 %77, label %78, label %16

78:                                               ; preds = %76
  br i1 %72, label %79, label %107

79:                                               ; preds = %67, %47, %78
  %80 = icmp ne ptr %4, null
  %81 = and i1 %80, %11
  br i1 %81, label %82, label %107

82:                                               ; preds = %79
  %83 = icmp ult i32 %2, 6
  %84 = sub i64 %8, %7
  %85 = icmp ult i64 %84, 32
  %86 = or i1 %83, %85
  br i1 %86, label %98, label %87

87:                                               ; preds = %82
  %88 = and i64 %9, 2147483646
  br label %89

89:                                               ; preds = %89, %87
  %90 = phi i64 [ 0, %87 ], [ %94, %89 ]
  %91 = getelementptr inbounds nuw double, ptr %5, i64 %90
  %92 = load <2 x double>, ptr %91, align 8
  %93 = getelementptr inbounds nuw double, ptr %4, i64 %90
  store <2 x double> %92, ptr %93, align 8
  %94 = add nuw i64 %90, 2
  %95 = icmp eq i64 %94, %88
  br i1 %95, label %96, label %89

96:                                               ; preds = %89
  %97 = icmp eq i64 %88, %9
  br i1 %97, label %107, label %98

98:                                               ; preds = %82, %96
  %99 = phi i64 [ 0, %82 ], [ %88, %96 ]
  br label %100

100:                                              ; preds = %98, %100
  %101 = phi i64 [ %105, %100 ], [ %99, %98 ]
  %102 = getelementptr inbounds nuw double, ptr %5, i64 %101
  %103 = load double, ptr %102, align 8
  %104 = getelementptr inbounds nuw double, ptr %4, i64 %101
  store double %103, ptr %104, align 8
  %105 = add nuw nsw i64 %101, 1
  %106 = icmp slt i64 %105, %9
  br i1 %106, label %100, label %107

107:                                              ; preds = %100, %96, %79, %78
  %108 = phi i32 [ 2, %78 ], [ 0, %79 ], [ 0, %96 ], [ 0, %100 ]
  ret i32 %108
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local range(i32 0, 4) i32 @bondgraph_finite_all(i32 noundef %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #7 {
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
declare i32 @llvm.smax.i32(i32, i32) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #9

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #10

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #9

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.fabs.v2f64(<2 x double>) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.maxnum.v2f64(<2 x double>, <2 x double>) #9

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.vector.reduce.fmax.v2f64(<2 x double>) #12

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nofree norecurse nounwind memory(argmem: read) "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" }
attributes #6 = { nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" }
attributes #7 = { nofree norecurse nosync nounwind memory(argmem: read) "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" }
attributes #8 = { nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" }
attributes #9 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #11 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #12 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { nounwind }
attributes #14 = { nounwind willreturn memory(none) }
