; 93184d79681fbca841bd834f11b115fb969f5ec2dec4ddf212c9e5b72f840d40 made by .ci/translate: do not edit.
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

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #1

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
  br i1 %13, label %14, label %153

14:                                               ; preds = %5
  %15 = icmp ult i32 %0, 4
  %16 = and i64 %9, 2147483646
  %17 = icmp ne i64 %16, %9
  %18 = icmp eq i32 %0, 1
  %19 = and i64 %9, 2147483646
  %20 = icmp eq i64 %19, %9
  br label %21

21:                                               ; preds = %14, %90
  %22 = phi i64 [ %94, %90 ], [ 0, %14 ]
  %23 = phi double [ %93, %90 ], [ 0.000000e+00, %14 ]
  %24 = mul nuw nsw i64 %22, %9
  %25 = getelementptr inbounds nuw double, ptr %1, i64 %24
  br i1 %15, label %45, label %26

26:                                               ; preds = %21, %26
  %27 = phi i64 [ %34, %26 ], [ 0, %21 ]
  %28 = phi <2 x double> [ %33, %26 ], [ zeroinitializer, %21 ]
  %29 = getelementptr inbounds nuw double, ptr %25, i64 %27
  %30 = load <2 x double>, ptr %29, align 8
  %31 = freeze <2 x double> %30
  %32 = tail call <2 x double> @llvm.fabs.v2f64(<2 x double> %31)
  %33 = tail call <2 x double> @llvm.maxnum.v2f64(<2 x double> %28, <2 x double> %32)
  %34 = add nuw i64 %27, 2
  %35 = fcmp uno <2 x double> %31, zeroinitializer
  %36 = bitcast <2 x i1> %35 to i2
  %37 = icmp ne i2 %36, 0
  %38 = icmp eq i64 %34, %16
  %39 = or i1 %37, %38
  br i1 %39, label %40, label %26

40:                                               ; preds = %26
  %41 = select i1 %37, <2 x double> %28, <2 x double> %33
  %42 = select i1 %37, i64 %27, i64 %16
  %43 = tail call double @llvm.vector.reduce.fmax.v2f64(<2 x double> %41)
  %44 = or i1 %17, %37
  br i1 %44, label %45, label %48

45:                                               ; preds = %21, %40
  %46 = phi i64 [ 0, %21 ], [ %42, %40 ]
  %47 = phi double [ 0.000000e+00, %21 ], [ %43, %40 ]
  br label %67

48:                                               ; preds = %67, %40
  %49 = phi double [ %43, %40 ], [ %73, %67 ]
  %50 = fcmp ogt double %49, 0.000000e+00
  br i1 %50, label %51, label %83

51:                                               ; preds = %48
  %52 = mul nuw nsw i64 %22, %9
  %53 = getelementptr inbounds nuw double, ptr %1, i64 %52
  br i1 %18, label %65, label %54

54:                                               ; preds = %51
  %55 = insertelement <2 x double> poison, double %49, i64 0
  %56 = shufflevector <2 x double> %55, <2 x double> poison, <2 x i32> zeroinitializer
  br label %57

57:                                               ; preds = %57, %54
  %58 = phi i64 [ 0, %54 ], [ %62, %57 ]
  %59 = getelementptr inbounds nuw double, ptr %53, i64 %58
  %60 = load <2 x double>, ptr %59, align 8
  %61 = fdiv <2 x double> %60, %56
  store <2 x double> %61, ptr %59, align 8
  %62 = add nuw i64 %58, 2
  %63 = icmp eq i64 %62, %19
  br i1 %63, label %64, label %57

64:                                               ; preds = %57
  br i1 %20, label %86, label %65

65:                                               ; preds = %51, %64
  %66 = phi i64 [ 0, %51 ], [ %19, %64 ]
  br label %76

67:                                               ; preds = %45, %67
  %68 = phi i64 [ %74, %67 ], [ %46, %45 ]
  %69 = phi double [ %73, %67 ], [ %47, %45 ]
  %70 = getelementptr inbounds nuw double, ptr %25, i64 %68
  %71 = load double, ptr %70, align 8
  %72 = tail call double @llvm.fabs.f64(double %71)
  %73 = tail call double @llvm.maxnum.f64(double %69, double %72)
  %74 = add nuw nsw i64 %68, 1
  %75 = icmp eq i64 %74, %9
  br i1 %75, label %48, label %67

76:                                               ; preds = %65, %76
  %77 = phi i64 [ %81, %76 ], [ %66, %65 ]
  %78 = getelementptr inbounds nuw double, ptr %53, i64 %77
  %79 = load double, ptr %78, align 8
  %80 = fdiv double %79, %49
  store double %80, ptr %78, align 8
  %81 = add nuw nsw i64 %77, 1
  %82 = icmp eq i64 %81, %9
  br i1 %82, label %86, label %76

83:                                               ; preds = %48
  %84 = getelementptr inbounds nuw double, ptr %2, i64 %22
  %85 = load double, ptr %84, align 8
  br label %90

86:                                               ; preds = %76, %64
  %87 = getelementptr inbounds nuw double, ptr %2, i64 %22
  %88 = load double, ptr %87, align 8
  %89 = fdiv double %88, %49
  store double %89, ptr %87, align 8
  br label %90

90:                                               ; preds = %83, %86
  %91 = phi double [ %85, %83 ], [ %89, %86 ]
  %92 = tail call double @llvm.fabs.f64(double %91)
  %93 = tail call double @llvm.maxnum.f64(double %23, double %92)
  %94 = add nuw nsw i64 %22, 1
  %95 = icmp eq i64 %94, %9
  br i1 %95, label %96, label %21

96:                                               ; preds = %90
  %97 = icmp ult i32 %0, 4
  %98 = and i64 %9, 2147483646
  %99 = icmp ne i64 %98, %9
  br label %100

100:                                              ; preds = %96, %144
  %101 = phi i64 [ %151, %144 ], [ 0, %96 ]
  %102 = phi double [ %150, %144 ], [ 0.000000e+00, %96 ]
  %103 = getelementptr inbounds nuw double, ptr %10, i64 %101
  %104 = getelementptr inbounds nuw double, ptr %1, i64 %101
  br i1 %97, label %131, label %105

105:                                              ; preds = %100, %105
  %106 = phi i64 [ %120, %105 ], [ 0, %100 ]
  %107 = phi <2 x double> [ %119, %105 ], [ zeroinitializer, %100 ]
  %108 = or disjoint i64 %106, 1
  %109 = mul nuw nsw i64 %106, %9
  %110 = mul nuw nsw i64 %108, %9
  %111 = getelementptr inbounds nuw double, ptr %104, i64 %109
  %112 = getelementptr inbounds nuw double, ptr %104, i64 %110
  %113 = load double, ptr %111, align 8
  %114 = load double, ptr %112, align 8
  %115 = insertelement <2 x double> poison, double %113, i64 0
  %116 = insertelement <2 x double> %115, double %114, i64 1
  %117 = freeze <2 x double> %116
  %118 = tail call <2 x double> @llvm.fabs.v2f64(<2 x double> %117)
  %119 = tail call <2 x double> @llvm.maxnum.v2f64(<2 x double> %107, <2 x double> %118)
  %120 = add nuw i64 %106, 2
  %121 = fcmp uno <2 x double> %117, zeroinitializer
  %122 = bitcast <2 x i1> %121 to i2
  %123 = icmp ne i2 %122, 0
  %124 = icmp eq i64 %120, %98
  %125 = or i1 %123, %124
  br i1 %125, label %126, label %105

126:                                              ; preds = %105
  %127 = select i1 %123, <2 x double> %107, <2 x double> %119
  %128 = select i1 %123, i64 %106, i64 %98
  %129 = tail call double @llvm.vector.reduce.fmax.v2f64(<2 x double> %127)
  %130 = or i1 %99, %123
  br i1 %130, label %131, label %144

131:                                              ; preds = %100, %126
  %132 = phi i64 [ 0, %100 ], [ %128, %126 ]
  %133 = phi double [ 0.000000e+00, %100 ], [ %129, %126 ]
  br label %134

134:                                              ; preds = %131, %134
  %135 = phi i64 [ %142, %134 ], [ %132, %131 ]
  %136 = phi double [ %141, %134 ], [ %133, %131 ]
  %137 = mul nuw nsw i64 %135, %9
  %138 = getelementptr inbounds nuw double, ptr %104, i64 %137
  %139 = load double, ptr %138, align 8
  %140 = tail call double @llvm.fabs.f64(double %139)
  %141 = tail call double @llvm.maxnum.f64(double %136, double %140)
  %142 = add nuw nsw i64 %135, 1
  %143 = icmp eq i64 %142, %9
  br i1 %143, label %144, label %134

144:                                              ; preds = %134, %126
  %145 = phi double [ %129, %126 ], [ %141, %134 ]
  store double %145, ptr %103, align 8
  %146 = getelementptr inbounds nuw i32, ptr %3, i64 %101
  %147 = load i32, ptr %146, align 4
  %148 = icmp eq i32 %147, 0
  %149 = tail call double @llvm.maxnum.f64(double %102, double %145)
  %150 = select i1 %148, double %102, double %149
  %151 = add nuw nsw i64 %101, 1
  %152 = icmp eq i64 %151, %9
  br i1 %152, label %157, label %100

153:                                              ; preds = %185, %5
  %154 = phi double [ 0.000000e+00, %5 ], [ %93, %185 ]
  %155 = sext i32 %0 to i64
  %156 = insertelement <2 x double> <double 0.000000e+00, double poison>, double %154, i64 1
  br label %188

157:                                              ; preds = %144, %185
  %158 = phi i64 [ %186, %185 ], [ 0, %144 ]
  %159 = getelementptr inbounds nuw i32, ptr %3, i64 %158
  %160 = load i32, ptr %159, align 4
  %161 = icmp eq i32 %160, 0
  %162 = getelementptr inbounds nuw double, ptr %10, i64 %158
  br i1 %161, label %163, label %165

163:                                              ; preds = %157
  %164 = load double, ptr %162, align 8
  br label %166

165:                                              ; preds = %157
  store double %150, ptr %162, align 8
  br label %166

166:                                              ; preds = %163, %165
  %167 = phi double [ %164, %163 ], [ %150, %165 ]
  %168 = fcmp ogt double %167, 0.000000e+00
  br i1 %168, label %171, label %169

169:                                              ; preds = %166
  %170 = getelementptr inbounds nuw double, ptr %10, i64 %158
  store double 1.000000e+00, ptr %170, align 8
  br label %171

171:                                              ; preds = %166, %169
  %172 = phi double [ 1.000000e+00, %169 ], [ %167, %166 ]
  br label %173

173:                                              ; preds = %171, %173
  %174 = phi i64 [ 0, %171 ], [ %183, %173 ]
  %175 = mul nuw nsw i64 %174, %9
  %176 = add nuw nsw i64 %175, %158
  %177 = getelementptr inbounds nuw double, ptr %1, i64 %176
  %178 = load double, ptr %177, align 8
  %179 = fdiv double %178, %172
  store double %179, ptr %177, align 8
  %180 = icmp eq i64 %174, %158
  %181 = uitofp i1 %180 to double
  %182 = getelementptr inbounds nuw double, ptr %8, i64 %176
  store double %181, ptr %182, align 8
  %183 = add nuw nsw i64 %174, 1
  %184 = icmp eq i64 %183, %9
  br i1 %184, label %185, label %173

185:                                              ; preds = %173
  %186 = add nuw nsw i64 %158, 1
  %187 = icmp eq i64 %186, %9
  br i1 %187, label %153, label %157

188:                                              ; preds = %153, %286
  %189 = phi i32 [ 0, %153 ], [ %288, %286 ]
  br i1 %13, label %196, label %505

190:                                              ; preds = %286
  %191 = shl nuw nsw i64 %9, 3
  call void @llvm.memset.p0.i64(ptr nonnull align 16 %11, i8 0, i64 %191, i1 false)
  br label %300

192:                                              ; preds = %282, %196
  %193 = phi i32 [ %199, %196 ], [ %283, %282 ]
  %194 = add nuw nsw i64 %198, 1
  %195 = icmp eq i64 %200, %9
  br i1 %195, label %286, label %196

196:                                              ; preds = %188, %192
  %197 = phi i64 [ %200, %192 ], [ 0, %188 ]
  %198 = phi i64 [ %194, %192 ], [ 1, %188 ]
  %199 = phi i32 [ %193, %192 ], [ 0, %188 ]
  %200 = add nuw nsw i64 %197, 1
  %201 = icmp slt i64 %200, %155
  br i1 %201, label %202, label %192

202:                                              ; preds = %196
  %203 = getelementptr inbounds nuw double, ptr %1, i64 %197
  br label %204

204:                                              ; preds = %202, %282
  %205 = phi i64 [ %198, %202 ], [ %284, %282 ]
  %206 = phi i32 [ %199, %202 ], [ %283, %282 ]
  %207 = getelementptr inbounds nuw double, ptr %1, i64 %205
  br label %208

208:                                              ; preds = %204, %208
  %209 = phi i64 [ 0, %204 ], [ %225, %208 ]
  %210 = phi double [ 0.000000e+00, %204 ], [ %216, %208 ]
  %211 = phi <2 x double> [ zeroinitializer, %204 ], [ %224, %208 ]
  %212 = mul nuw nsw i64 %209, %9
  %213 = getelementptr inbounds nuw double, ptr %203, i64 %212
  %214 = load double, ptr %213, align 8
  %215 = fmul double %214, %214
  %216 = fadd double %210, %215
  %217 = getelementptr inbounds nuw double, ptr %207, i64 %212
  %218 = load double, ptr %217, align 8
  %219 = insertelement <2 x double> poison, double %218, i64 0
  %220 = shufflevector <2 x double> %219, <2 x double> poison, <2 x i32> zeroinitializer
  %221 = insertelement <2 x double> poison, double %214, i64 0
  %222 = insertelement <2 x double> %221, double %218, i64 1
  %223 = fmul <2 x double> %220, %222
  %224 = fadd <2 x double> %211, %223
  %225 = add nuw nsw i64 %209, 1
  %226 = icmp eq i64 %225, %9
  br i1 %226, label %227, label %208

227:                                              ; preds = %208
  %228 = extractelement <2 x double> %224, i64 0
  %229 = tail call double @llvm.fabs.f64(double %228)
  %230 = extractelement <2 x double> %224, i64 1
  %231 = fmul double %216, %230
  %232 = tail call double @llvm.sqrt.f64(double %231)
  %233 = fmul double %232, 1.000000e-15
  %234 = fcmp ule double %229, %233
  %235 = fcmp olt double %229, 0x37A16C262777579C
  %236 = or i1 %235, %234
  br i1 %236, label %282, label %237

237:                                              ; preds = %227
  %238 = fsub double %230, %216
  %239 = fmul double %228, 2.000000e+00
  %240 = fdiv double %238, %239
  %241 = fcmp olt double %240, 0.000000e+00
  %242 = select i1 %241, double -1.000000e+00, double 1.000000e+00
  %243 = tail call double @llvm.fabs.f64(double %240)
  %244 = fmul double %240, %240
  %245 = fadd double %244, 1.000000e+00
  %246 = tail call double @llvm.sqrt.f64(double %245)
  %247 = fadd double %243, %246
  %248 = fdiv double %242, %247
  %249 = fmul double %248, %248
  %250 = fadd double %249, 1.000000e+00
  %251 = tail call double @llvm.sqrt.f64(double %250)
  %252 = fdiv double 1.000000e+00, %251
  br label %253

253:                                              ; preds = %237, %253
  %254 = phi i64 [ 0, %237 ], [ %280, %253 ]
  %255 = mul nuw nsw i64 %254, %9
  %256 = add nuw nsw i64 %255, %197
  %257 = getelementptr inbounds nuw double, ptr %1, i64 %256
  %258 = load double, ptr %257, align 8
  %259 = getelementptr inbounds nuw double, ptr %8, i64 %256
  %260 = load double, ptr %259, align 8
  %261 = add nuw nsw i64 %255, %205
  %262 = getelementptr inbounds nuw double, ptr %1, i64 %261
  %263 = load double, ptr %262, align 8
  %264 = fmul double %248, %263
  %265 = fsub double %258, %264
  %266 = fmul double %252, %265
  store double %266, ptr %257, align 8
  %267 = fmul double %248, %258
  %268 = load double, ptr %262, align 8
  %269 = fadd double %267, %268
  %270 = fmul double %252, %269
  store double %270, ptr %262, align 8
  %271 = getelementptr inbounds nuw double, ptr %8, i64 %261
  %272 = load double, ptr %271, align 8
  %273 = fmul double %248, %272
  %274 = fsub double %260, %273
  %275 = fmul double %252, %274
  store double %275, ptr %259, align 8
  %276 = fmul double %248, %260
  %277 = load double, ptr %271, align 8
  %278 = fadd double %276, %277
  %279 = fmul double %252, %278
  store double %279, ptr %271, align 8
  %280 = add nuw nsw i64 %254, 1
  %281 = icmp eq i64 %280, %9
  br i1 %281, label %282, label %253

282:                                              ; preds = %253, %227
  %283 = phi i32 [ %206, %227 ], [ 1, %253 ]
  %284 = add nuw nsw i64 %205, 1
  %285 = icmp eq i64 %284, %9
  br i1 %285, label %192, label %204

286:                                              ; preds = %192
  %287 = icmp ne i32 %193, 0
  %288 = add nuw nsw i32 %189, 1
  %289 = icmp samesign ult i32 %189, 59
  %290 = select i1 %287, i1 %289, i1 false
  br i1 %290, label %188, label %190

291:                                              ; preds = %315
  %292 = fmul double %316, 0x3C9CD2B297D889BC
  %293 = shl nuw nsw i64 %9, 3
  %294 = getelementptr i8, ptr %2, i64 %293
  %295 = add nuw nsw i64 %9, 2305843009213693951
  %296 = mul i64 %295, %9
  %297 = icmp eq i32 %0, 1
  %298 = and i64 %9, 2147483646
  %299 = icmp eq i64 %298, %9
  br label %357

300:                                              ; preds = %315, %190
  %301 = phi i64 [ 0, %190 ], [ %317, %315 ]
  %302 = phi double [ 0.000000e+00, %190 ], [ %316, %315 ]
  %303 = getelementptr inbounds nuw double, ptr %12, i64 %301
  %304 = getelementptr inbounds nuw double, ptr %1, i64 %301
  br label %305

305:                                              ; preds = %300, %305
  %306 = phi i64 [ 0, %300 ], [ %313, %305 ]
  %307 = phi double [ 0.000000e+00, %300 ], [ %312, %305 ]
  %308 = mul nuw nsw i64 %306, %9
  %309 = getelementptr inbounds nuw double, ptr %304, i64 %308
  %310 = load double, ptr %309, align 8
  %311 = fmul double %310, %310
  %312 = fadd double %307, %311
  %313 = add nuw nsw i64 %306, 1
  %314 = icmp eq i64 %313, %9
  br i1 %314, label %315, label %305

315:                                              ; preds = %305
  store double %312, ptr %303, align 8
  %316 = tail call double @llvm.maxnum.f64(double %302, double %312)
  %317 = add nuw nsw i64 %301, 1
  %318 = icmp eq i64 %317, %9
  br i1 %318, label %291, label %300

319:                                              ; preds = %460
  %320 = icmp ult i32 %0, 4
  br i1 %320, label %354, label %321

321:                                              ; preds = %319
  %322 = and i64 %9, 2147483646
  %323 = insertelement <2 x double> poison, double %154, i64 0
  %324 = shufflevector <2 x double> %323, <2 x double> poison, <2 x i32> zeroinitializer
  br label %325

325:                                              ; preds = %325, %321
  %326 = phi i64 [ 0, %321 ], [ %337, %325 ]
  %327 = phi <2 x double> [ zeroinitializer, %321 ], [ %332, %325 ]
  %328 = phi <2 x double> [ %324, %321 ], [ %336, %325 ]
  %329 = getelementptr inbounds nuw double, ptr %2, i64 %326
  %330 = load <2 x double>, ptr %329, align 8
  %331 = tail call <2 x double> @llvm.fabs.v2f64(<2 x double> %330)
  %332 = tail call <2 x double> @llvm.maxnum.v2f64(<2 x double> %327, <2 x double> %331)
  %333 = getelementptr inbounds nuw double, ptr %11, i64 %326
  %334 = load <2 x double>, ptr %333, align 16
  %335 = tail call <2 x double> @llvm.fabs.v2f64(<2 x double> %334)
  %336 = tail call <2 x double> @llvm.maxnum.v2f64(<2 x double> %328, <2 x double> %335)
  %337 = add nuw i64 %326, 2
  %338 = fcmp uno <2 x double> %331, %335
  %339 = freeze <2 x i1> %338
  %340 = bitcast <2 x i1> %339 to i2
  %341 = icmp ne i2 %340, 0
  %342 = icmp eq i64 %337, %322
  %343 = or i1 %341, %342
  br i1 %343, label %344, label %325

344:                                              ; preds = %325
  %345 = select i1 %341, <2 x double> %327, <2 x double> %332
  %346 = select i1 %341, <2 x double> %328, <2 x double> %336
  %347 = select i1 %341, i64 %326, i64 %322
  %348 = tail call double @llvm.vector.reduce.fmax.v2f64(<2 x double> %345)
  %349 = tail call double @llvm.vector.reduce.fmax.v2f64(<2 x double> %346)
  %350 = icmp ne i64 %322, %9
  %351 = or i1 %350, %341
  %352 = insertelement <2 x double> poison, double %348, i64 0
  %353 = insertelement <2 x double> %352, double %349, i64 1
  br i1 %351, label %354, label %463

354:                                              ; preds = %319, %344
  %355 = phi i64 [ 0, %319 ], [ %347, %344 ]
  %356 = phi <2 x double> [ %156, %319 ], [ %353, %344 ]
  br label %482

357:                                              ; preds = %291, %460
  %358 = phi i64 [ %461, %460 ], [ 0, %291 ]
  %359 = shl nuw nsw i64 %358, 3
  %360 = getelementptr i8, ptr %1, i64 %359
  %361 = add i64 %296, %358
  %362 = shl i64 %361, 3
  %363 = getelementptr i8, ptr %1, i64 %362
  %364 = icmp ult ptr %360, %363
  %365 = select i1 %364, ptr %360, ptr %363
  %366 = icmp ugt ptr %360, %363
  %367 = select i1 %366, ptr %360, ptr %363
  %368 = getelementptr i8, ptr %367, i64 8
  %369 = getelementptr inbounds nuw double, ptr %12, i64 %358
  %370 = load double, ptr %369, align 8
  %371 = fcmp ogt double %370, %292
  %372 = getelementptr inbounds nuw double, ptr %1, i64 %358
  br label %376

373:                                              ; preds = %376
  %374 = getelementptr double, ptr %8, i64 %358
  %375 = getelementptr double, ptr %8, i64 %358
  br label %420

376:                                              ; preds = %357, %376
  %377 = phi i64 [ 0, %357 ], [ %386, %376 ]
  %378 = phi double [ 0.000000e+00, %357 ], [ %385, %376 ]
  %379 = mul nuw nsw i64 %377, %9
  %380 = getelementptr inbounds nuw double, ptr %372, i64 %379
  %381 = load double, ptr %380, align 8
  %382 = getelementptr inbounds nuw double, ptr %2, i64 %377
  %383 = load double, ptr %382, align 8
  %384 = fmul double %381, %383
  %385 = fadd double %378, %384
  %386 = add nuw nsw i64 %377, 1
  %387 = icmp eq i64 %386, %9
  br i1 %387, label %373, label %376

388:                                              ; preds = %437
  %389 = getelementptr inbounds nuw double, ptr %1, i64 %358
  br i1 %297, label %418, label %390

390:                                              ; preds = %388
  %391 = icmp ult ptr %2, %368
  %392 = icmp ult ptr %365, %294
  %393 = and i1 %391, %392
  br i1 %393, label %418, label %394

394:                                              ; preds = %390
  %395 = insertelement <2 x double> poison, double %385, i64 0
  %396 = shufflevector <2 x double> %395, <2 x double> poison, <2 x i32> zeroinitializer
  %397 = insertelement <2 x double> poison, double %370, i64 0
  %398 = shufflevector <2 x double> %397, <2 x double> poison, <2 x i32> zeroinitializer
  br label %399

399:                                              ; preds = %399, %394
  %400 = phi i64 [ 0, %394 ], [ %415, %399 ]
  %401 = or disjoint i64 %400, 1
  %402 = mul nuw nsw i64 %400, %9
  %403 = mul nuw nsw i64 %401, %9
  %404 = getelementptr inbounds nuw double, ptr %389, i64 %402
  %405 = getelementptr inbounds nuw double, ptr %389, i64 %403
  %406 = load double, ptr %404, align 8
  %407 = load double, ptr %405, align 8
  %408 = insertelement <2 x double> poison, double %406, i64 0
  %409 = insertelement <2 x double> %408, double %407, i64 1
  %410 = fmul <2 x double> %396, %409
  %411 = fdiv <2 x double> %410, %398
  %412 = getelementptr inbounds nuw double, ptr %2, i64 %400
  %413 = load <2 x double>, ptr %412, align 8
  %414 = fsub <2 x double> %413, %411
  store <2 x double> %414, ptr %412, align 8
  %415 = add nuw i64 %400, 2
  %416 = icmp eq i64 %415, %298
  br i1 %416, label %417, label %399

417:                                              ; preds = %399
  br i1 %299, label %460, label %418

418:                                              ; preds = %390, %388, %417
  %419 = phi i64 [ 0, %390 ], [ 0, %388 ], [ %298, %417 ]
  br label %448

420:                                              ; preds = %435, %373
  %421 = phi i64 [ 0, %373 ], [ %436, %435 ]
  br i1 %371, label %437, label %422

422:                                              ; preds = %420
  %423 = getelementptr inbounds nuw i32, ptr %3, i64 %421
  %424 = load i32, ptr %423, align 4
  %425 = icmp eq i32 %424, 0
  br i1 %425, label %426, label %432

426:                                              ; preds = %422
  %427 = mul nuw nsw i64 %421, %9
  %428 = getelementptr double, ptr %374, i64 %427
  %429 = load double, ptr %428, align 8
  %430 = tail call double @llvm.fabs.f64(double %429)
  %431 = fcmp ogt double %430, 1.000000e-04
  br i1 %431, label %512, label %432

432:                                              ; preds = %422, %426
  %433 = add nuw nsw i64 %421, 1
  %434 = icmp eq i64 %433, %9
  br i1 %434, label %460, label %435

435:                                              ; preds = %432, %437
  %436 = phi i64 [ %433, %432 ], [ %446, %437 ]
  br label %420

437:                                              ; preds = %420
  %438 = mul nuw nsw i64 %421, %9
  %439 = getelementptr double, ptr %375, i64 %438
  %440 = load double, ptr %439, align 8
  %441 = fmul double %385, %440
  %442 = fdiv double %441, %370
  %443 = getelementptr inbounds nuw double, ptr %11, i64 %421
  %444 = load double, ptr %443, align 8
  %445 = fadd double %444, %442
  store double %445, ptr %443, align 8
  %446 = add nuw nsw i64 %421, 1
  %447 = icmp eq i64 %446, %9
  br i1 %447, label %388, label %435

448:                                              ; preds = %418, %448
  %449 = phi i64 [ %458, %448 ], [ %419, %418 ]
  %450 = mul nuw nsw i64 %449, %9
  %451 = getelementptr inbounds nuw double, ptr %389, i64 %450
  %452 = load double, ptr %451, align 8
  %453 = fmul double %385, %452
  %454 = fdiv double %453, %370
  %455 = getelementptr inbounds nuw double, ptr %2, i64 %449
  %456 = load double, ptr %455, align 8
  %457 = fsub double %456, %454
  store double %457, ptr %455, align 8
  %458 = add nuw nsw i64 %449, 1
  %459 = icmp eq i64 %458, %9
  br i1 %459, label %460, label %448

460:                                              ; preds = %432, %448, %417
  %461 = add nuw nsw i64 %358, 1
  %462 = icmp eq i64 %461, %9
  br i1 %462, label %319, label %357

463:                                              ; preds = %482, %344
  %464 = phi <2 x double> [ %353, %344 ], [ %492, %482 ]
  %465 = icmp eq i32 %0, 1
  br i1 %465, label %480, label %466

466:                                              ; preds = %463
  %467 = and i64 %9, 2147483646
  br label %468

468:                                              ; preds = %468, %466
  %469 = phi i64 [ 0, %466 ], [ %476, %468 ]
  %470 = getelementptr inbounds nuw double, ptr %11, i64 %469
  %471 = load <2 x double>, ptr %470, align 16
  %472 = getelementptr inbounds nuw double, ptr %10, i64 %469
  %473 = load <2 x double>, ptr %472, align 16
  %474 = fdiv <2 x double> %471, %473
  %475 = getelementptr inbounds nuw double, ptr %2, i64 %469
  store <2 x double> %474, ptr %475, align 8
  %476 = add nuw i64 %469, 2
  %477 = icmp eq i64 %476, %467
  br i1 %477, label %478, label %468

478:                                              ; preds = %468
  %479 = icmp eq i64 %467, %9
  br i1 %479, label %505, label %480

480:                                              ; preds = %463, %478
  %481 = phi i64 [ 0, %463 ], [ %467, %478 ]
  br label %495

482:                                              ; preds = %354, %482
  %483 = phi i64 [ %493, %482 ], [ %355, %354 ]
  %484 = phi <2 x double> [ %492, %482 ], [ %356, %354 ]
  %485 = getelementptr inbounds nuw double, ptr %2, i64 %483
  %486 = load double, ptr %485, align 8
  %487 = getelementptr inbounds nuw double, ptr %11, i64 %483
  %488 = load double, ptr %487, align 8
  %489 = insertelement <2 x double> poison, double %486, i64 0
  %490 = insertelement <2 x double> %489, double %488, i64 1
  %491 = tail call <2 x double> @llvm.fabs.v2f64(<2 x double> %490)
  %492 = tail call <2 x double> @llvm.maxnum.v2f64(<2 x double> %484, <2 x double> %491)
  %493 = add nuw nsw i64 %483, 1
  %494 = icmp eq i64 %493, %9
  br i1 %494, label %463, label %482

495:                                              ; preds = %480, %495
  %496 = phi i64 [ %503, %495 ], [ %481, %480 ]
  %497 = getelementptr inbounds nuw double, ptr %11, i64 %496
  %498 = load double, ptr %497, align 8
  %499 = getelementptr inbounds nuw double, ptr %10, i64 %496
  %500 = load double, ptr %499, align 8
  %501 = fdiv double %498, %500
  %502 = getelementptr inbounds nuw double, ptr %2, i64 %496
  store double %501, ptr %502, align 8
  %503 = add nuw nsw i64 %496, 1
  %504 = icmp eq i64 %503, %9
  br i1 %504, label %505, label %495

505:                                              ; preds = %188, %495, %478
  %506 = phi <2 x double> [ %464, %478 ], [ %464, %495 ], [ %156, %188 ]
  %507 = extractelement <2 x double> %506, i64 1
  %508 = fmul double %4, %507
  %509 = extractelement <2 x double> %506, i64 0
  %510 = fcmp ogt double %509, %508
  %511 = zext i1 %510 to i32
  br label %512

512:                                              ; preds = %426, %505
  %513 = phi i32 [ %511, %505 ], [ 1, %426 ]
  ret i32 %513
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maxnum.f64(double, double) #1

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
define dso_local range(i32 0, 2) i32 @bondgraph_choose(i32 noundef %0, i32 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3, ptr noundef captures(none) %4, ptr noundef captures(none) %5, ptr noundef captures(none) %6) local_unnamed_addr #0 {
  %8 = icmp sgt i32 %0, 0
  br i1 %8, label %9, label %80

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
  %22 = and i64 %11, 2147483646
  %23 = icmp ne i64 %22, %11
  br label %24

24:                                               ; preds = %9, %71
  %25 = phi i64 [ 0, %9 ], [ %72, %71 ]
  br i1 %10, label %26, label %71

26:                                               ; preds = %24
  %27 = getelementptr inbounds nuw double, ptr %4, i64 %25
  %28 = mul nuw nsw i64 %25, %11
  %29 = load double, ptr %27, align 8
  %30 = getelementptr inbounds nuw double, ptr %2, i64 %28
  %31 = select i1 %18, i1 true, i1 %21
  br i1 %31, label %54, label %32

32:                                               ; preds = %26
  %33 = insertelement <2 x double> poison, double %29, i64 0
  %34 = shufflevector <2 x double> %33, <2 x double> poison, <2 x i32> zeroinitializer
  br label %35

35:                                               ; preds = %35, %32
  %36 = phi i64 [ 0, %32 ], [ %43, %35 ]
  %37 = phi <2 x double> [ %34, %32 ], [ %42, %35 ]
  %38 = getelementptr inbounds nuw double, ptr %30, i64 %36
  %39 = load <2 x double>, ptr %38, align 8
  %40 = freeze <2 x double> %39
  %41 = tail call <2 x double> @llvm.fabs.v2f64(<2 x double> %40)
  %42 = tail call <2 x double> @llvm.maxnum.v2f64(<2 x double> %37, <2 x double> %41)
  %43 = add nuw i64 %36, 2
  %44 = fcmp uno <2 x double> %40, zeroinitializer
  %45 = bitcast <2 x i1> %44 to i2
  %46 = icmp ne i2 %45, 0
  %47 = icmp eq i64 %43, %22
  %48 = or i1 %46, %47
  br i1 %48, label %49, label %35

49:                                               ; preds = %35
  %50 = select i1 %46, <2 x double> %37, <2 x double> %42
  %51 = select i1 %46, i64 %36, i64 %22
  %52 = tail call double @llvm.vector.reduce.fmax.v2f64(<2 x double> %50)
  store double %52, ptr %27, align 8
  %53 = or i1 %23, %46
  br i1 %53, label %54, label %71

54:                                               ; preds = %26, %49
  %55 = phi i64 [ %51, %49 ], [ 0, %26 ]
  %56 = phi double [ %52, %49 ], [ %29, %26 ]
  br label %62

57:                                               ; preds = %71
  %58 = icmp sgt i32 %1, 0
  %59 = zext nneg i32 %0 to i64
  %60 = zext i32 %1 to i64
  %61 = getelementptr inbounds nuw double, ptr %4, i64 %59
  br label %74

62:                                               ; preds = %54, %62
  %63 = phi i64 [ %69, %62 ], [ %55, %54 ]
  %64 = phi double [ %68, %62 ], [ %56, %54 ]
  %65 = getelementptr inbounds nuw double, ptr %30, i64 %63
  %66 = load double, ptr %65, align 8
  %67 = tail call double @llvm.fabs.f64(double %66)
  %68 = tail call double @llvm.maxnum.f64(double %64, double %67)
  store double %68, ptr %27, align 8
  %69 = add nuw nsw i64 %63, 1
  %70 = icmp eq i64 %69, %11
  br i1 %70, label %71, label %62

71:                                               ; preds = %62, %49, %24
  %72 = add nuw nsw i64 %25, 1
  %73 = icmp eq i64 %72, %12
  br i1 %73, label %57, label %24

74:                                               ; preds = %57, %101
  %75 = phi i64 [ 0, %57 ], [ %102, %101 ]
  br i1 %58, label %76, label %101

76:                                               ; preds = %74
  %77 = getelementptr inbounds nuw double, ptr %4, i64 %75
  %78 = mul nuw nsw i64 %75, %60
  %79 = getelementptr inbounds nuw double, ptr %2, i64 %78
  br label %86

80:                                               ; preds = %101, %7
  %81 = add nsw i32 %1, %0
  %82 = icmp sgt i32 %81, 0
  br i1 %82, label %83, label %104

83:                                               ; preds = %80
  %84 = zext nneg i32 %81 to i64
  %85 = shl nuw nsw i64 %84, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %3, i8 0, i64 %85, i1 false)
  br label %104

86:                                               ; preds = %76, %98
  %87 = phi i64 [ 0, %76 ], [ %99, %98 ]
  %88 = load double, ptr %77, align 8
  %89 = fcmp ogt double %88, 0.000000e+00
  br i1 %89, label %90, label %98

90:                                               ; preds = %86
  %91 = getelementptr inbounds nuw double, ptr %61, i64 %87
  %92 = load double, ptr %91, align 8
  %93 = getelementptr inbounds nuw double, ptr %79, i64 %87
  %94 = load double, ptr %93, align 8
  %95 = fdiv double %94, %88
  %96 = tail call double @llvm.fabs.f64(double %95)
  %97 = tail call double @llvm.maxnum.f64(double %92, double %96)
  store double %97, ptr %91, align 8
  br label %98

98:                                               ; preds = %86, %90
  %99 = add nuw nsw i64 %87, 1
  %100 = icmp eq i64 %99, %60
  br i1 %100, label %101, label %86

101:                                              ; preds = %98, %74
  %102 = add nuw nsw i64 %75, 1
  %103 = icmp eq i64 %102, %59
  br i1 %103, label %80, label %74

104:                                              ; preds = %83, %80
  br i1 %8, label %105, label %137

105:                                              ; preds = %104
  %106 = icmp sgt i32 %1, 0
  %107 = zext nneg i32 %0 to i64
  %108 = zext i32 %1 to i64
  %109 = getelementptr inbounds nuw double, ptr %4, i64 %107
  br label %110

110:                                              ; preds = %105, %134
  %111 = phi i64 [ 0, %105 ], [ %135, %134 ]
  br i1 %106, label %112, label %134

112:                                              ; preds = %110
  %113 = getelementptr inbounds nuw double, ptr %4, i64 %111
  %114 = mul nuw nsw i64 %111, %108
  %115 = getelementptr inbounds nuw double, ptr %2, i64 %114
  %116 = getelementptr inbounds nuw double, ptr %5, i64 %111
  br label %117

117:                                              ; preds = %112, %128
  %118 = phi i64 [ 0, %112 ], [ %132, %128 ]
  %119 = load double, ptr %113, align 8
  %120 = getelementptr inbounds nuw double, ptr %109, i64 %118
  %121 = load double, ptr %120, align 8
  %122 = fmul double %119, %121
  %123 = fcmp ogt double %122, 0.000000e+00
  br i1 %123, label %124, label %128

124:                                              ; preds = %117
  %125 = getelementptr inbounds nuw double, ptr %115, i64 %118
  %126 = load double, ptr %125, align 8
  %127 = fdiv double %126, %122
  br label %128

128:                                              ; preds = %117, %124
  %129 = phi double [ %127, %124 ], [ 0.000000e+00, %117 ]
  %130 = mul nuw nsw i64 %118, %107
  %131 = getelementptr inbounds nuw double, ptr %116, i64 %130
  store double %129, ptr %131, align 8
  %132 = add nuw nsw i64 %118, 1
  %133 = icmp eq i64 %132, %108
  br i1 %133, label %134, label %117

134:                                              ; preds = %128, %110
  %135 = add nuw nsw i64 %111, 1
  %136 = icmp eq i64 %135, %107
  br i1 %136, label %137, label %110

137:                                              ; preds = %134, %104
  %138 = tail call i32 @bondgraph_pivoted(i32 noundef %1, i32 noundef %0, ptr noundef %5, double noundef 1.000000e-10, ptr noundef %6)
  %139 = icmp sgt i32 %138, 0
  br i1 %139, label %140, label %142

140:                                              ; preds = %137
  %141 = zext nneg i32 %138 to i64
  br label %149

142:                                              ; preds = %149, %137
  br i1 %8, label %143, label %197

143:                                              ; preds = %142
  %144 = icmp sgt i32 %1, 0
  %145 = zext nneg i32 %0 to i64
  %146 = sext i32 %1 to i64
  %147 = zext i32 %1 to i64
  %148 = getelementptr inbounds nuw double, ptr %4, i64 %145
  br label %158

149:                                              ; preds = %140, %149
  %150 = phi i64 [ 0, %140 ], [ %156, %149 ]
  %151 = getelementptr inbounds nuw double, ptr %6, i64 %150
  %152 = load double, ptr %151, align 8
  %153 = fptosi double %152 to i32
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds double, ptr %3, i64 %154
  store double 1.000000e+00, ptr %155, align 8
  %156 = add nuw nsw i64 %150, 1
  %157 = icmp eq i64 %156, %141
  br i1 %157, label %142, label %149

158:                                              ; preds = %143, %191
  %159 = phi i64 [ 0, %143 ], [ %195, %191 ]
  %160 = phi i32 [ 0, %143 ], [ %194, %191 ]
  %161 = getelementptr inbounds nuw double, ptr %3, i64 %159
  %162 = load double, ptr %161, align 8
  %163 = fcmp ogt double %162, 0.000000e+00
  %164 = and i1 %163, %144
  br i1 %164, label %165, label %191

165:                                              ; preds = %158
  %166 = getelementptr inbounds nuw double, ptr %4, i64 %159
  %167 = mul nuw nsw i64 %159, %147
  %168 = mul nuw nsw i32 %160, %1
  %169 = zext nneg i32 %168 to i64
  %170 = getelementptr inbounds nuw double, ptr %2, i64 %167
  %171 = getelementptr inbounds nuw double, ptr %5, i64 %169
  br label %172

172:                                              ; preds = %165, %183
  %173 = phi i64 [ 0, %165 ], [ %186, %183 ]
  %174 = load double, ptr %166, align 8
  %175 = getelementptr inbounds nuw double, ptr %148, i64 %173
  %176 = load double, ptr %175, align 8
  %177 = fmul double %174, %176
  %178 = fcmp ogt double %177, 0.000000e+00
  br i1 %178, label %179, label %183

179:                                              ; preds = %172
  %180 = getelementptr inbounds nuw double, ptr %170, i64 %173
  %181 = load double, ptr %180, align 8
  %182 = fdiv double %181, %177
  br label %183

183:                                              ; preds = %172, %179
  %184 = phi double [ %182, %179 ], [ 0.000000e+00, %172 ]
  %185 = getelementptr inbounds nuw double, ptr %171, i64 %173
  store double %184, ptr %185, align 8
  %186 = add nuw nsw i64 %173, 1
  %187 = load double, ptr %161, align 8
  %188 = fcmp ogt double %187, 0.000000e+00
  %189 = icmp slt i64 %186, %146
  %190 = select i1 %188, i1 %189, i1 false
  br i1 %190, label %172, label %191

191:                                              ; preds = %183, %158
  %192 = phi i1 [ %163, %158 ], [ %188, %183 ]
  %193 = zext i1 %192 to i32
  %194 = add nuw nsw i32 %160, %193
  %195 = add nuw nsw i64 %159, 1
  %196 = icmp eq i64 %195, %145
  br i1 %196, label %197, label %158

197:                                              ; preds = %191, %142
  %198 = phi i32 [ 0, %142 ], [ %194, %191 ]
  %199 = tail call i32 @bondgraph_pivoted(i32 noundef %138, i32 noundef %1, ptr noundef %5, double noundef 0.000000e+00, ptr noundef %6)
  %200 = icmp sgt i32 %199, 0
  br i1 %200, label %201, label %213

201:                                              ; preds = %197
  %202 = zext nneg i32 %199 to i64
  br label %203

203:                                              ; preds = %201, %203
  %204 = phi i64 [ 0, %201 ], [ %211, %203 ]
  %205 = getelementptr inbounds nuw double, ptr %6, i64 %204
  %206 = load double, ptr %205, align 8
  %207 = fptosi double %206 to i32
  %208 = add nsw i32 %0, %207
  %209 = sext i32 %208 to i64
  %210 = getelementptr inbounds double, ptr %3, i64 %209
  store double 1.000000e+00, ptr %210, align 8
  %211 = add nuw nsw i64 %204, 1
  %212 = icmp eq i64 %211, %202
  br i1 %212, label %213, label %203

213:                                              ; preds = %203, %197
  %214 = icmp ne i32 %199, %198
  %215 = zext i1 %214 to i32
  ret i32 %215
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
  br i1 %30, label %386, label %31

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
  br i1 %45, label %386, label %37

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
  br i1 %59, label %386, label %31

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
  br i1 %69, label %70, label %386

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
  br i1 %23, label %104, label %166

104:                                              ; preds = %99
  %105 = icmp sgt i32 %100, 0
  %106 = add nsw i32 %103, %100
  %107 = icmp sgt i32 %103, 1
  %108 = zext nneg i32 %0 to i64
  %109 = zext nneg i32 %100 to i64
  %110 = zext nneg i32 %103 to i64
  br label %111

111:                                              ; preds = %104, %162
  %112 = phi i64 [ 0, %104 ], [ %164, %162 ]
  %113 = phi i32 [ 0, %104 ], [ %163, %162 ]
  %114 = getelementptr inbounds nuw double, ptr %11, i64 %112
  %115 = load double, ptr %114, align 8
  %116 = fcmp ogt double %115, 0.000000e+00
  br i1 %116, label %117, label %162

117:                                              ; preds = %111
  br i1 %105, label %120, label %118

118:                                              ; preds = %117
  %119 = mul nsw i32 %113, %106
  br label %137

120:                                              ; preds = %117
  %121 = mul nsw i64 %112, %14
  %122 = mul nsw i32 %113, %106
  %123 = sext i32 %122 to i64
  %124 = getelementptr double, ptr %2, i64 %121
  %125 = getelementptr double, ptr %7, i64 %123
  br label %126

126:                                              ; preds = %120, %126
  %127 = phi i64 [ 0, %120 ], [ %135, %126 ]
  %128 = getelementptr inbounds nuw double, ptr %20, i64 %127
  %129 = load double, ptr %128, align 8
  %130 = fptosi double %129 to i32
  %131 = sext i32 %130 to i64
  %132 = getelementptr double, ptr %124, i64 %131
  %133 = load double, ptr %132, align 8
  %134 = getelementptr double, ptr %125, i64 %127
  store double %133, ptr %134, align 8
  %135 = add nuw nsw i64 %127, 1
  %136 = icmp eq i64 %135, %109
  br i1 %136, label %137, label %126

137:                                              ; preds = %126, %118
  %138 = phi i32 [ %119, %118 ], [ %122, %126 ]
  %139 = getelementptr inbounds nuw double, ptr %3, i64 %112
  %140 = load double, ptr %139, align 8
  %141 = add nsw i32 %138, %100
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds double, ptr %7, i64 %142
  store double %140, ptr %143, align 8
  br i1 %107, label %144, label %160

144:                                              ; preds = %137
  %145 = mul nsw i64 %112, %14
  %146 = getelementptr double, ptr %2, i64 %145
  %147 = getelementptr double, ptr %7, i64 %142
  br label %148

148:                                              ; preds = %144, %148
  %149 = phi i64 [ 1, %144 ], [ %158, %148 ]
  %150 = getelementptr double, ptr %22, i64 %149
  %151 = getelementptr i8, ptr %150, i64 -8
  %152 = load double, ptr %151, align 8
  %153 = fptosi double %152 to i32
  %154 = sext i32 %153 to i64
  %155 = getelementptr double, ptr %146, i64 %154
  %156 = load double, ptr %155, align 8
  %157 = getelementptr double, ptr %147, i64 %149
  store double %156, ptr %157, align 8
  %158 = add nuw nsw i64 %149, 1
  %159 = icmp eq i64 %158, %110
  br i1 %159, label %160, label %148

160:                                              ; preds = %148, %137
  %161 = add nsw i32 %113, 1
  br label %162

162:                                              ; preds = %111, %160
  %163 = phi i32 [ %161, %160 ], [ %113, %111 ]
  %164 = add nuw nsw i64 %112, 1
  %165 = icmp eq i64 %164, %108
  br i1 %165, label %166, label %111

166:                                              ; preds = %162, %99
  %167 = tail call i32 @bondgraph_eliminate(i32 noundef %100, i32 noundef %103, ptr noundef %7)
  %168 = icmp eq i32 %167, 0
  br i1 %168, label %169, label %386

169:                                              ; preds = %166
  %170 = icmp sgt i32 %100, 0
  br i1 %170, label %171, label %189

171:                                              ; preds = %169
  %172 = add nsw i32 %103, %100
  %173 = sext i32 %172 to i64
  %174 = zext nneg i32 %100 to i64
  %175 = zext nneg i32 %100 to i64
  %176 = getelementptr double, ptr %7, i64 %174
  br label %177

177:                                              ; preds = %171, %177
  %178 = phi i64 [ 0, %171 ], [ %187, %177 ]
  %179 = mul nsw i64 %178, %173
  %180 = getelementptr double, ptr %176, i64 %179
  %181 = load double, ptr %180, align 8
  %182 = getelementptr inbounds nuw double, ptr %20, i64 %178
  %183 = load double, ptr %182, align 8
  %184 = fptosi double %183 to i32
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds double, ptr %8, i64 %185
  store double %181, ptr %186, align 8
  %187 = add nuw nsw i64 %178, 1
  %188 = icmp eq i64 %187, %175
  br i1 %188, label %189, label %177

189:                                              ; preds = %177, %169
  br i1 %71, label %386, label %190

190:                                              ; preds = %189
  %191 = icmp sgt i32 %101, 0
  br i1 %191, label %192, label %287

192:                                              ; preds = %190
  %193 = add nsw i32 %102, %100
  %194 = add i32 %100, 1
  %195 = zext nneg i32 %101 to i64
  %196 = zext nneg i32 %100 to i64
  br label %206

197:                                              ; preds = %240
  %198 = add nsw i32 %103, %100
  %199 = sext i32 %100 to i64
  %200 = getelementptr double, ptr %7, i64 %199
  %201 = zext i32 %198 to i64
  %202 = zext nneg i32 %101 to i64
  %203 = zext i32 %102 to i64
  %204 = zext nneg i32 %101 to i64
  %205 = zext nneg i32 %100 to i64
  br label %243

206:                                              ; preds = %192, %240
  %207 = phi i64 [ 0, %192 ], [ %241, %240 ]
  %208 = getelementptr inbounds nuw double, ptr %22, i64 %207
  %209 = load double, ptr %208, align 8
  %210 = fptosi double %209 to i32
  %211 = sext i32 %210 to i64
  %212 = getelementptr inbounds i32, ptr %4, i64 %211
  %213 = load i32, ptr %212, align 4
  %214 = icmp eq i32 %213, 0
  br i1 %214, label %386, label %215

215:                                              ; preds = %206
  br i1 %170, label %216, label %240

216:                                              ; preds = %215
  %217 = trunc nuw nsw i64 %207 to i32
  %218 = add i32 %194, %217
  br label %219

219:                                              ; preds = %216, %237
  %220 = phi i64 [ 0, %216 ], [ %238, %237 ]
  %221 = getelementptr inbounds nuw double, ptr %20, i64 %220
  %222 = load double, ptr %221, align 8
  %223 = fptosi double %222 to i32
  %224 = sext i32 %223 to i64
  %225 = getelementptr inbounds i32, ptr %4, i64 %224
  %226 = load i32, ptr %225, align 4
  %227 = icmp eq i32 %226, 0
  br i1 %227, label %228, label %237

228:                                              ; preds = %219
  %229 = trunc i64 %220 to i32
  %230 = mul i32 %193, %229
  %231 = add i32 %218, %230
  %232 = sext i32 %231 to i64
  %233 = getelementptr inbounds double, ptr %7, i64 %232
  %234 = load double, ptr %233, align 8
  %235 = tail call double @llvm.fabs.f64(double %234)
  %236 = fcmp ogt double %235, 1.000000e-04
  br i1 %236, label %386, label %237

237:                                              ; preds = %219, %228
  %238 = add nuw nsw i64 %220, 1
  %239 = icmp eq i64 %238, %196
  br i1 %239, label %240, label %219

240:                                              ; preds = %237, %215
  %241 = add nuw nsw i64 %207, 1
  %242 = icmp eq i64 %241, %195
  br i1 %242, label %197, label %206

243:                                              ; preds = %284, %197
  %244 = phi i64 [ 0, %197 ], [ %285, %284 ]
  %245 = mul nuw nsw i64 %244, %203
  %246 = getelementptr inbounds nuw double, ptr %19, i64 %245
  br label %247

247:                                              ; preds = %243, %279
  %248 = phi i64 [ 0, %243 ], [ %282, %279 ]
  %249 = icmp eq i64 %248, %244
  %250 = uitofp i1 %249 to double
  br i1 %170, label %251, label %279

251:                                              ; preds = %247
  %252 = icmp samesign ult i64 %248, %202
  br label %253

253:                                              ; preds = %251, %275
  %254 = phi i64 [ 0, %251 ], [ %277, %275 ]
  %255 = phi double [ %250, %251 ], [ %276, %275 ]
  %256 = getelementptr inbounds nuw double, ptr %20, i64 %254
  %257 = load double, ptr %256, align 8
  %258 = fptosi double %257 to i32
  %259 = sext i32 %258 to i64
  %260 = getelementptr inbounds i32, ptr %4, i64 %259
  %261 = load i32, ptr %260, align 4
  %262 = icmp eq i32 %261, 0
  br i1 %262, label %275, label %263

263:                                              ; preds = %253
  %264 = mul nuw nsw i64 %254, %201
  %265 = getelementptr double, ptr %200, i64 %264
  %266 = getelementptr inbounds nuw double, ptr %265, i64 %244
  %267 = getelementptr inbounds nuw i8, ptr %266, i64 8
  %268 = load double, ptr %267, align 8
  %269 = getelementptr inbounds nuw double, ptr %265, i64 %248
  %270 = getelementptr inbounds nuw i8, ptr %269, i64 8
  %271 = select i1 %252, ptr %270, ptr %265
  %272 = load double, ptr %271, align 8
  %273 = fmul double %268, %272
  %274 = fadd double %255, %273
  br label %275

275:                                              ; preds = %263, %253
  %276 = phi double [ %274, %263 ], [ %255, %253 ]
  %277 = add nuw nsw i64 %254, 1
  %278 = icmp eq i64 %277, %205
  br i1 %278, label %279, label %253

279:                                              ; preds = %275, %247
  %280 = phi double [ %250, %247 ], [ %276, %275 ]
  %281 = getelementptr inbounds nuw double, ptr %246, i64 %248
  store double %280, ptr %281, align 8
  %282 = add nuw nsw i64 %248, 1
  %283 = icmp eq i64 %282, %203
  br i1 %283, label %284, label %247

284:                                              ; preds = %279
  %285 = add nuw nsw i64 %244, 1
  %286 = icmp eq i64 %285, %204
  br i1 %286, label %287, label %243

287:                                              ; preds = %284, %190
  %288 = icmp eq i32 %101, 0
  br i1 %288, label %300, label %289

289:                                              ; preds = %287
  %290 = tail call i32 @bondgraph_eliminate(i32 noundef %101, i32 noundef 1, ptr noundef %19)
  %291 = icmp eq i32 %290, 0
  br i1 %291, label %292, label %386

292:                                              ; preds = %289
  br i1 %191, label %293, label %300

293:                                              ; preds = %292
  %294 = add nsw i32 %103, %100
  %295 = add i32 %100, 1
  %296 = zext i32 %102 to i64
  %297 = zext nneg i32 %101 to i64
  %298 = getelementptr inbounds nuw double, ptr %19, i64 %297
  %299 = zext nneg i32 %100 to i64
  br label %304

300:                                              ; preds = %337, %287, %292
  br i1 %23, label %301, label %380

301:                                              ; preds = %300
  %302 = zext i32 %1 to i64
  %303 = zext nneg i32 %0 to i64
  br label %340

304:                                              ; preds = %293, %337
  %305 = phi i64 [ 0, %293 ], [ %338, %337 ]
  %306 = mul nuw nsw i64 %305, %296
  %307 = getelementptr inbounds nuw double, ptr %298, i64 %306
  %308 = load double, ptr %307, align 8
  %309 = getelementptr inbounds nuw double, ptr %22, i64 %305
  %310 = load double, ptr %309, align 8
  %311 = fptosi double %310 to i32
  %312 = sext i32 %311 to i64
  %313 = getelementptr inbounds double, ptr %8, i64 %312
  %314 = load double, ptr %313, align 8
  %315 = fadd double %308, %314
  store double %315, ptr %313, align 8
  br i1 %170, label %316, label %337

316:                                              ; preds = %304
  %317 = trunc nuw nsw i64 %305 to i32
  %318 = add i32 %295, %317
  br label %319

319:                                              ; preds = %316, %319
  %320 = phi i64 [ 0, %316 ], [ %335, %319 ]
  %321 = trunc i64 %320 to i32
  %322 = mul i32 %294, %321
  %323 = add i32 %318, %322
  %324 = sext i32 %323 to i64
  %325 = getelementptr inbounds double, ptr %7, i64 %324
  %326 = load double, ptr %325, align 8
  %327 = fmul double %308, %326
  %328 = getelementptr inbounds nuw double, ptr %20, i64 %320
  %329 = load double, ptr %328, align 8
  %330 = fptosi double %329 to i32
  %331 = sext i32 %330 to i64
  %332 = getelementptr inbounds double, ptr %8, i64 %331
  %333 = load double, ptr %332, align 8
  %334 = fsub double %333, %327
  store double %334, ptr %332, align 8
  %335 = add nuw nsw i64 %320, 1
  %336 = icmp eq i64 %335, %299
  br i1 %336, label %337, label %319

337:                                              ; preds = %319, %304
  %338 = add nuw nsw i64 %305, 1
  %339 = icmp eq i64 %338, %297
  br i1 %339, label %300, label %304

340:                                              ; preds = %301, %372
  %341 = phi i64 [ 0, %301 ], [ %378, %372 ]
  %342 = phi double [ 0.000000e+00, %301 ], [ %377, %372 ]
  %343 = phi double [ 0.000000e+00, %301 ], [ %373, %372 ]
  %344 = getelementptr inbounds nuw double, ptr %3, i64 %341
  %345 = load double, ptr %344, align 8
  %346 = fneg double %345
  %347 = getelementptr inbounds nuw double, ptr %15, i64 %341
  %348 = load double, ptr %347, align 8
  %349 = fcmp ogt double %348, 0.000000e+00
  %350 = select i1 %349, double %348, double 1.000000e+00
  %351 = tail call double @llvm.fabs.f64(double %345)
  %352 = fdiv double %351, %350
  %353 = tail call double @llvm.maxnum.f64(double %343, double %352)
  br i1 %72, label %354, label %372

354:                                              ; preds = %340
  %355 = mul nuw nsw i64 %341, %302
  %356 = getelementptr inbounds nuw double, ptr %2, i64 %355
  br label %357

357:                                              ; preds = %354, %357
  %358 = phi i64 [ 0, %354 ], [ %370, %357 ]
  %359 = phi double [ %346, %354 ], [ %366, %357 ]
  %360 = phi double [ %353, %354 ], [ %369, %357 ]
  %361 = getelementptr inbounds nuw double, ptr %356, i64 %358
  %362 = load double, ptr %361, align 8
  %363 = getelementptr inbounds nuw double, ptr %8, i64 %358
  %364 = load double, ptr %363, align 8
  %365 = fmul double %362, %364
  %366 = fadd double %359, %365
  %367 = tail call double @llvm.fabs.f64(double %365)
  %368 = fdiv double %367, %350
  %369 = tail call double @llvm.maxnum.f64(double %360, double %368)
  %370 = add nuw nsw i64 %358, 1
  %371 = icmp eq i64 %370, %302
  br i1 %371, label %372, label %357

372:                                              ; preds = %357, %340
  %373 = phi double [ %353, %340 ], [ %369, %357 ]
  %374 = phi double [ %346, %340 ], [ %366, %357 ]
  %375 = tail call double @llvm.fabs.f64(double %374)
  %376 = fdiv double %375, %350
  %377 = tail call double @llvm.maxnum.f64(double %342, double %376)
  %378 = add nuw nsw i64 %341, 1
  %379 = icmp eq i64 %378, %303
  br i1 %379, label %380, label %340

380:                                              ; preds = %372, %300
  %381 = phi double [ 0.000000e+00, %300 ], [ %373, %372 ]
  %382 = phi double [ 0.000000e+00, %300 ], [ %377, %372 ]
  %383 = fmul double %5, %381
  %384 = fcmp ogt double %382, %383
  %385 = zext i1 %384 to i32
  br label %386

386:                                              ; preds = %53, %40, %206, %228, %24, %289, %189, %166, %67, %380
  %387 = phi i32 [ 3, %40 ], [ 3, %24 ], [ 1, %67 ], [ 1, %166 ], [ 1, %228 ], [ 0, %189 ], [ 1, %289 ], [ %385, %380 ], [ 1, %206 ], [ 3, %53 ]
  ret i32 %387
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local double @bondgraph_norm(i32 noundef %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #2 {
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %17

4:                                                ; preds = %2
  %5 = zext nneg i32 %0 to i64
  br label %6

6:                                                ; preds = %4, %6
  %7 = phi i64 [ 0, %4 ], [ %13, %6 ]
  %8 = phi double [ 0.000000e+00, %4 ], [ %12, %6 ]
  %9 = getelementptr inbounds nuw double, ptr %1, i64 %7
  %10 = load double, ptr %9, align 8
  %11 = fmul double %10, %10
  %12 = fadd double %8, %11
  %13 = add nuw nsw i64 %7, 1
  %14 = icmp eq i64 %13, %5
  br i1 %14, label %15, label %6

15:                                               ; preds = %6
  %16 = tail call double @llvm.sqrt.f64(double %12)
  br label %17

17:                                               ; preds = %15, %2
  %18 = phi double [ 0.000000e+00, %2 ], [ %16, %15 ]
  ret double %18
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
  br i1 %15, label %16, label %206

16:                                               ; preds = %4
  %17 = icmp sgt i32 %2, 0
  %18 = icmp eq i32 %2, 0
  %19 = shl nuw nsw i64 %5, 3
  %20 = call i64 @llvm.umax.i64(i64 %11, i64 1)
  %21 = shl nuw nsw i64 %20, 3
  %22 = icmp eq i32 %2, 1
  %23 = and i64 %5, 2147483646
  %24 = icmp eq i64 %23, %5
  %25 = icmp eq i32 %2, 1
  %26 = and i64 %5, 2147483646
  %27 = icmp eq i64 %26, %5
  br label %31

28:                                               ; preds = %204
  %29 = add nuw nsw i32 %32, 1
  %30 = icmp eq i32 %29, 60
  br i1 %30, label %206, label %31

31:                                               ; preds = %16, %28
  %32 = phi i32 [ 0, %16 ], [ %29, %28 ]
  br i1 %17, label %33, label %47

33:                                               ; preds = %31, %33
  %34 = phi i64 [ %40, %33 ], [ 0, %31 ]
  %35 = phi double [ %39, %33 ], [ 0.000000e+00, %31 ]
  %36 = getelementptr inbounds nuw double, ptr %6, i64 %34
  %37 = load double, ptr %36, align 8
  %38 = fmul double %37, %37
  %39 = fadd double %35, %38
  %40 = add nuw nsw i64 %34, 1
  %41 = icmp eq i64 %40, %5
  br i1 %41, label %42, label %33

42:                                               ; preds = %33
  %43 = call double @llvm.sqrt.f64(double %39)
  %44 = call double @llvm.fabs.f64(double %43)
  %45 = fcmp ueq double %44, 0x7FF0000000000000
  br i1 %45, label %206, label %46

46:                                               ; preds = %42
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %8, ptr nonnull align 16 %6, i64 %19, i1 false)
  br label %48

47:                                               ; preds = %31
  br i1 %18, label %52, label %48

48:                                               ; preds = %47, %46
  %49 = phi double [ %43, %46 ], [ 0.000000e+00, %47 ]
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(1) %13, ptr noundef nonnull align 16 dereferenceable(1) %12, i64 %21, i1 false)
  %50 = call i32 @bondgraph_solve_general(i32 noundef %2, ptr noundef nonnull %13, ptr noundef nonnull %8)
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %55, label %206

52:                                               ; preds = %47
  %53 = call i32 @bondgraph_solve_general(i32 noundef %2, ptr noundef nonnull %13, ptr noundef nonnull %8)
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %56, label %206

55:                                               ; preds = %48
  br i1 %17, label %60, label %56

56:                                               ; preds = %68, %52, %55
  %57 = phi double [ %49, %55 ], [ 0.000000e+00, %52 ], [ %49, %68 ]
  %58 = phi i1 [ false, %55 ], [ false, %52 ], [ %69, %68 ]
  %59 = fcmp oeq double %57, 0.000000e+00
  br label %72

60:                                               ; preds = %55, %68
  %61 = phi i64 [ %70, %68 ], [ 0, %55 ]
  %62 = phi i1 [ %69, %68 ], [ false, %55 ]
  br i1 %62, label %68, label %63

63:                                               ; preds = %60
  %64 = getelementptr inbounds nuw double, ptr %8, i64 %61
  %65 = load double, ptr %64, align 8
  %66 = call double @llvm.fabs.f64(double %65)
  %67 = fcmp ugt double %66, 0x3D719799812DEA11
  br label %68

68:                                               ; preds = %63, %60
  %69 = phi i1 [ true, %60 ], [ %67, %63 ]
  %70 = add nuw nsw i64 %61, 1
  %71 = icmp eq i64 %70, %5
  br i1 %71, label %56, label %60

72:                                               ; preds = %56, %138
  %73 = phi i32 [ 0, %56 ], [ %139, %138 ]
  br i1 %17, label %74, label %101

74:                                               ; preds = %72
  br i1 %22, label %86, label %75

75:                                               ; preds = %74, %75
  %76 = phi i64 [ %83, %75 ], [ 0, %74 ]
  %77 = getelementptr inbounds nuw double, ptr %3, i64 %76
  %78 = load <2 x double>, ptr %77, align 8
  %79 = getelementptr inbounds nuw double, ptr %8, i64 %76
  %80 = load <2 x double>, ptr %79, align 16
  %81 = fsub <2 x double> %78, %80
  %82 = getelementptr inbounds nuw double, ptr %9, i64 %76
  store <2 x double> %81, ptr %82, align 16
  %83 = add nuw i64 %76, 2
  %84 = icmp eq i64 %83, %23
  br i1 %84, label %85, label %75

85:                                               ; preds = %75
  br i1 %24, label %98, label %86

86:                                               ; preds = %74, %85
  %87 = phi i64 [ 0, %74 ], [ %23, %85 ]
  br label %88

88:                                               ; preds = %86, %88
  %89 = phi i64 [ %96, %88 ], [ %87, %86 ]
  %90 = getelementptr inbounds nuw double, ptr %3, i64 %89
  %91 = load double, ptr %90, align 8
  %92 = getelementptr inbounds nuw double, ptr %8, i64 %89
  %93 = load double, ptr %92, align 8
  %94 = fsub double %91, %93
  %95 = getelementptr inbounds nuw double, ptr %9, i64 %89
  store double %94, ptr %95, align 8
  %96 = add nuw nsw i64 %89, 1
  %97 = icmp eq i64 %96, %5
  br i1 %97, label %98, label %88

98:                                               ; preds = %88, %85
  %99 = call i32 %0(ptr noundef %1, ptr noundef nonnull %9, ptr noundef nonnull %7, ptr noundef nonnull %13) #8
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %104, label %119

101:                                              ; preds = %72
  %102 = call i32 %0(ptr noundef %1, ptr noundef nonnull %9, ptr noundef nonnull %7, ptr noundef nonnull %13) #8
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %115, label %138

104:                                              ; preds = %98, %104
  %105 = phi i64 [ %111, %104 ], [ 0, %98 ]
  %106 = phi double [ %110, %104 ], [ 0.000000e+00, %98 ]
  %107 = getelementptr inbounds nuw double, ptr %7, i64 %105
  %108 = load double, ptr %107, align 8
  %109 = fmul double %108, %108
  %110 = fadd double %106, %109
  %111 = add nuw nsw i64 %105, 1
  %112 = icmp eq i64 %111, %5
  br i1 %112, label %113, label %104

113:                                              ; preds = %104
  %114 = call double @llvm.sqrt.f64(double %110)
  br label %115

115:                                              ; preds = %101, %113
  %116 = phi double [ 0.000000e+00, %101 ], [ %114, %113 ]
  %117 = fcmp olt double %116, %57
  %118 = or i1 %59, %117
  br i1 %118, label %141, label %119

119:                                              ; preds = %115, %98
  br i1 %17, label %120, label %138

120:                                              ; preds = %119
  br i1 %25, label %129, label %121

121:                                              ; preds = %120, %121
  %122 = phi i64 [ %126, %121 ], [ 0, %120 ]
  %123 = getelementptr inbounds nuw double, ptr %8, i64 %122
  %124 = load <2 x double>, ptr %123, align 16
  %125 = fmul <2 x double> %124, splat (double 5.000000e-01)
  store <2 x double> %125, ptr %123, align 16
  %126 = add nuw i64 %122, 2
  %127 = icmp eq i64 %126, %26
  br i1 %127, label %128, label %121

128:                                              ; preds = %121
  br i1 %27, label %138, label %129

129:                                              ; preds = %120, %128
  %130 = phi i64 [ 0, %120 ], [ %26, %128 ]
  br label %131

131:                                              ; preds = %129, %131
  %132 = phi i64 [ %136, %131 ], [ %130, %129 ]
  %133 = getelementptr inbounds nuw double, ptr %8, i64 %132
  %134 = load double, ptr %133, align 8
  %135 = fmul double %134, 5.000000e-01
  store double %135, ptr %133, align 8
  %136 = add nuw nsw i64 %132, 1
  %137 = icmp eq i64 %136, %5
  br i1 %137, label %138, label %131

138:                                              ; preds = %131, %128, %101, %119
  %139 = add nuw nsw i32 %73, 1
  %140 = icmp eq i32 %139, 30
  br i1 %140, label %145, label %72

141:                                              ; preds = %115
  %142 = icmp eq i32 %73, 30
  br i1 %142, label %145, label %143

143:                                              ; preds = %141
  br i1 %17, label %144, label %172

144:                                              ; preds = %143
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %6, ptr nonnull align 16 %7, i64 %19, i1 false)
  br label %174

145:                                              ; preds = %141, %138
  br i1 %18, label %167, label %146

146:                                              ; preds = %145
  %147 = call i32 @llvm.umax.i32(i32 %10, i32 1)
  %148 = zext i32 %147 to i64
  br label %149

149:                                              ; preds = %146, %149
  %150 = phi i64 [ 0, %146 ], [ %162, %149 ]
  %151 = phi double [ 0.000000e+00, %146 ], [ %161, %149 ]
  %152 = getelementptr inbounds nuw double, ptr %12, i64 %150
  %153 = load double, ptr %152, align 8
  %154 = trunc nuw nsw i64 %150 to i32
  %155 = srem i32 %154, %2
  %156 = zext nneg i32 %155 to i64
  %157 = getelementptr inbounds nuw double, ptr %3, i64 %156
  %158 = load double, ptr %157, align 8
  %159 = fmul double %153, %158
  %160 = call double @llvm.fabs.f64(double %159)
  %161 = fadd double %151, %160
  %162 = add nuw nsw i64 %150, 1
  %163 = icmp eq i64 %162, %148
  br i1 %163, label %164, label %149

164:                                              ; preds = %149
  %165 = call double @llvm.maxnum.f64(double %161, double 0x3D719799812DEA11)
  %166 = fmul double %165, 1.000000e-10
  br label %167

167:                                              ; preds = %164, %145
  %168 = phi double [ 1.000000e-22, %145 ], [ %166, %164 ]
  br i1 %58, label %169, label %206

169:                                              ; preds = %167
  %170 = fcmp ole double %57, %168
  %171 = select i1 %170, i32 0, i32 2
  br label %206

172:                                              ; preds = %188, %143
  %173 = phi i1 [ false, %143 ], [ %189, %188 ]
  br i1 %18, label %206, label %193

174:                                              ; preds = %144, %188
  %175 = phi i64 [ 0, %144 ], [ %191, %188 ]
  %176 = phi i1 [ false, %144 ], [ %189, %188 ]
  %177 = getelementptr inbounds nuw double, ptr %9, i64 %175
  %178 = load double, ptr %177, align 8
  br i1 %176, label %188, label %179

179:                                              ; preds = %174
  %180 = getelementptr inbounds nuw double, ptr %3, i64 %175
  %181 = load double, ptr %180, align 8
  %182 = fsub double %178, %181
  %183 = call double @llvm.fabs.f64(double %182)
  %184 = call double @llvm.fabs.f64(double %178)
  %185 = call double @llvm.maxnum.f64(double %184, double 1.000000e-300)
  %186 = fmul double %185, 1.000000e-13
  %187 = fcmp ugt double %183, %186
  br label %188

188:                                              ; preds = %174, %179
  %189 = phi i1 [ %187, %179 ], [ true, %174 ]
  %190 = getelementptr inbounds nuw double, ptr %3, i64 %175
  store double %178, ptr %190, align 8
  %191 = add nuw nsw i64 %175, 1
  %192 = icmp eq i64 %191, %5
  br i1 %192, label %172, label %174

193:                                              ; preds = %172
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(1) %12, ptr noundef nonnull align 16 dereferenceable(1) %13, i64 %21, i1 false)
  %194 = and i1 %17, %173
  br i1 %194, label %195, label %206

195:                                              ; preds = %193, %195
  %196 = phi i64 [ %202, %195 ], [ 0, %193 ]
  %197 = phi double [ %201, %195 ], [ 0.000000e+00, %193 ]
  %198 = getelementptr inbounds nuw double, ptr %6, i64 %196
  %199 = load double, ptr %198, align 8
  %200 = fmul double %199, %199
  %201 = fadd double %197, %200
  %202 = add nuw nsw i64 %196, 1
  %203 = icmp eq i64 %202, %5
  br i1 %203, label %204, label %195

204:                                              ; preds = %195
  %205 = fcmp oeq double %201, 0.000000e+00
  br i1 %205, label %206, label %28

206:                                              ; preds = %172, %193, %204, %48, %42, %28, %52, %169, %167, %4
  %207 = phi i32 [ 2, %4 ], [ 0, %167 ], [ %171, %169 ], [ 0, %172 ], [ 2, %52 ], [ 2, %48 ], [ 0, %204 ], [ 0, %193 ], [ 2, %42 ], [ 2, %28 ]
  ret i32 %207
}

; Function Attrs: nounwind
define dso_local range(i32 0, 3) i32 @bondgraph_newton(ptr noundef readonly captures(none) %0, ptr noundef %1, i32 noundef %2, ptr noundef captures(address_is_null) %3, ptr noundef %4) local_unnamed_addr #3 {
  %6 = ptrtoint ptr %4 to i64
  %7 = ptrtoint ptr %3 to i64
  %8 = icmp sgt i32 %2, 0
  %9 = icmp eq ptr %3, null
  %10 = zext i32 %2 to i64
  br label %14

11:                                               ; preds = %33
  %12 = add nsw i32 %15, 1
  %13 = icmp eq i32 %12, 7
  br i1 %13, label %65, label %14

14:                                               ; preds = %5, %11
  %15 = phi i32 [ -1, %5 ], [ %12, %11 ]
  br i1 %8, label %16, label %33

16:                                               ; preds = %14
  %17 = icmp sgt i32 %15, -1
  %18 = zext nneg i32 %15 to i64
  %19 = getelementptr inbounds nuw double, ptr @bondgraph_newton.starts, i64 %18
  br label %20

20:                                               ; preds = %16, %28
  %21 = phi i64 [ 0, %16 ], [ %31, %28 ]
  br i1 %17, label %22, label %24

22:                                               ; preds = %20
  %23 = load double, ptr %19, align 8
  br label %28

24:                                               ; preds = %20
  br i1 %9, label %28, label %25

25:                                               ; preds = %24
  %26 = getelementptr inbounds nuw double, ptr %3, i64 %21
  %27 = load double, ptr %26, align 8
  br label %28

28:                                               ; preds = %25, %24, %22
  %29 = phi double [ %23, %22 ], [ %27, %25 ], [ 0.000000e+00, %24 ]
  %30 = getelementptr inbounds nuw double, ptr %4, i64 %21
  store double %29, ptr %30, align 8
  %31 = add nuw nsw i64 %21, 1
  %32 = icmp eq i64 %31, %10
  br i1 %32, label %33, label %20

33:                                               ; preds = %28, %14
  %34 = tail call i32 @bondgraph_newton_from(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %4)
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %11

36:                                               ; preds = %33
  %37 = icmp ne ptr %3, null
  %38 = and i1 %37, %8
  br i1 %38, label %39, label %65

39:                                               ; preds = %36
  %40 = zext nneg i32 %2 to i64
  %41 = icmp ult i32 %2, 6
  %42 = sub i64 %7, %6
  %43 = icmp ult i64 %42, 32
  %44 = or i1 %41, %43
  br i1 %44, label %56, label %45

45:                                               ; preds = %39
  %46 = and i64 %10, 2147483646
  br label %47

47:                                               ; preds = %47, %45
  %48 = phi i64 [ 0, %45 ], [ %52, %47 ]
  %49 = getelementptr inbounds nuw double, ptr %4, i64 %48
  %50 = load <2 x double>, ptr %49, align 8
  %51 = getelementptr inbounds nuw double, ptr %3, i64 %48
  store <2 x double> %50, ptr %51, align 8
  %52 = add nuw i64 %48, 2
  %53 = icmp eq i64 %52, %46
  br i1 %53, label %54, label %47

54:                                               ; preds = %47
  %55 = icmp eq i64 %46, %10
  br i1 %55, label %65, label %56

56:                                               ; preds = %39, %54
  %57 = phi i64 [ 0, %39 ], [ %46, %54 ]
  br label %58

58:                                               ; preds = %56, %58
  %59 = phi i64 [ %63, %58 ], [ %57, %56 ]
  %60 = getelementptr inbounds nuw double, ptr %4, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = getelementptr inbounds nuw double, ptr %3, i64 %59
  store double %61, ptr %62, align 8
  %63 = add nuw nsw i64 %59, 1
  %64 = icmp samesign ult i64 %63, %40
  br i1 %64, label %58, label %65

65:                                               ; preds = %11, %58, %54, %36
  %66 = phi i32 [ 0, %36 ], [ 0, %54 ], [ 0, %58 ], [ 2, %11 ]
  ret i32 %66
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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.fabs.v2f64(<2 x double>) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.maxnum.v2f64(<2 x double>, <2 x double>) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.vector.reduce.fmax.v2f64(<2 x double>) #7

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nofree norecurse nosync nounwind memory(argmem: read) "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" }
attributes #3 = { nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }
