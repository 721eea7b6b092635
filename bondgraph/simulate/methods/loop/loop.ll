; 9f4a00ad52464d8b4c8fcb050f0b435cbd92ed2e25cab1609994062e43531d88 made by .ci/translate: do not edit.
@C = internal unnamed_addr constant [12 x double] [double 0.000000e+00, double 0x3FAAEE6838DAE63A, double 0x3FB432CE2AA42CAC, double 0x3FBE4C353FF64302, double 0x3FD2068C499C08D9, double 0x3FD5555555555555, double 2.500000e-01, double 0x3FD3B13B13B13B14, double 0x3FE4D74D74D74D75, double 6.000000e-01, double 0x3FEB6DB6DB6DB6DB, double 1.000000e+00], align 16
@B = internal unnamed_addr constant [12 x double] [double 0x3FABCC6368D1177C, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x4011CD1ED2AD5AE2, double 0x3FFE43A845D5AB9F, double 0xC017346ECF96AF43, double 0x3FD3EA1DF2F0EB98, double 0xBFC37A028F43B002, double 0x3FC9C657697FE72D, double 0x3FA6E44F50AB6BC2], align 16
@A = internal unnamed_addr constant <{ [12 x double], <{ double, [11 x double] }>, <{ double, double, [10 x double] }>, <{ double, double, double, [9 x double] }>, <{ double, double, double, double, [8 x double] }>, [12 x double], [12 x double], [12 x double], [12 x double], [12 x double], [12 x double], [12 x double] }> <{ [12 x double] zeroinitializer, <{ double, [11 x double] }> <{ double 0x3FAAEE6838DAE63A, [11 x double] zeroinitializer }>, <{ double, double, [10 x double] }> <{ double 0x3F9432CE2AA42CAC, double 0x3FAE4C353FF64302, [10 x double] zeroinitializer }>, <{ double, double, double, [9 x double] }> <{ double 0x3F9E4C353FF64302, double 0.000000e+00, double 0x3FB6B927EFF8B241, [9 x double] zeroinitializer }>, <{ double, double, double, double, [8 x double] }> <{ double 0x3FCEE50D7ECDE9FA, double 0.000000e+00, double 0xBFEC4E3AB5AD1507, double 0x3FED983D7AC79EF5, [8 x double] zeroinitializer }>, [12 x double] [double 0x3FA2F684BDA12F68, double 0.000000e+00, double 0.000000e+00, double 0x3FC5DDB63BDB6D36, double 0x3FC00F533F66F19A, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [12 x double] [double 0x3FA3000000000000, double 0.000000e+00, double 0.000000e+00, double 0x3FC5CAD30F3347ED, double 0x3FAED4B3C332E04D, double 0xBF92000000000000, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [12 x double] [double 0x3FA2FDB8FEE78792, double 0.000000e+00, double 0.000000e+00, double 0x3FC5CF23F6595D72, double 0x3FBB758640DEA698, double 0xBF8F5FCC20FCD32F, double 0x3F80F1D92EFB0B71, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [12 x double] [double 0x3FE3F8B78B985813, double 0.000000e+00, double 0.000000e+00, double 0xC00AE31BACC6BC8A, double 0xBFEBC873F08E11F9, double 0x403B9793D88D1855, double 0x40342770F892AD69, double 0xC045BEB4865C42F9, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [12 x double] [double 0x3FDE9205E321B655, double 0.000000e+00, double 0.000000e+00, double 0xC003E7A8A34BD27F, double 0xBFE2E3A9968C93C8, double 0x40353AE4A6D655EE, double 0x402E8EF7B5F258B8, double 0xC040A4E418D711B9, double 0xBF94D1B3D9B4A876, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [12 x double] [double 0xBFEDFD121F1D399B, double 0.000000e+00, double 0.000000e+00, double 0x4014BED869FB0B9D, double 0x3FF1768702792EA9, double 0xC0204CB0E2110C1C, double 0xC032852305E975A8, double 0x4036BD4F06CB863A, double 0x4003F2E777CF109D, double 0xC0085FC60D2B572C, double 0.000000e+00, double 0.000000e+00], [12 x double] [double 0x40022FBD3B09FCDC, double 0.000000e+00, double 0.000000e+00, double 0xC02511A963CAFE55, double 0xC00001C935AC72AC, double 0xC031F57C8EFF3006, double 0x403BF2EA18B58A01, double 0xC006DF3A7D1CEC13, double 0xC021BEE71A9F33A9, double 0x4028B89C42C81861, double 0x3FE496AC6253E202, double 0.000000e+00] }>, align 16
@A_EXTRA = internal unnamed_addr constant [3 x [16 x double]] [[16 x double] [double 0x3FACC1FCA2CEB148, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3FD03958F21A35B8, double 0xBFCF84C2C277C23E, double 0xBFBFCB02555C9DEF, double 0x3FC39F10CE2D1913, double 0x3F80CBB69B38652C, double 0x3F7EFF840F396BA9, double -8.298000e-03, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0x3FA04CA1897BDB63, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3F9CFAE9E5F59F45, double 0x3FAB69DB017C8CF9, double 0xBFAC1EF72FC69469, double 0.000000e+00, double 0.000000e+00, double 0xBF1C6710EEF6E153, double 0x3F39127A52D32320, double 0xBF36500E13E7149B, double 0x3FC21686B20CD989, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0xBFDB7309792B6015, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC012CA5D44AFDC9A, double 0x401EBBD2C419EDA3, double 0x401046A54457171C, double 0x3FD6D49E44EDBA44, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xBF56EBEEC24871D4, double 0x40079482A23F1996, double 0xC0224D4A6DCA2222, double 0.000000e+00]], align 16
@C_EXTRA = internal unnamed_addr constant [3 x double] [double 1.000000e-01, double 2.000000e-01, double 0x3FE8E38E38E38E39], align 16
@D = internal unnamed_addr constant [4 x [16 x double]] [[16 x double] [double 0xC020DB9DCC37C81B, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3FE2228765F0A2EB, double 0xC0088D35A1175376, double 0x400313CCA2E462EC, double 0x4000EFAFD3C0D1BD, double 0xBFEBE2709A4AC0D3, double 0x4001EC6A759DA28B, double 0x3FE435E4B2F53319, double 0xBFB6C81218B7F07C, double 0x40322604753358B4, double 0xC02263A6DB60DFA1, double 0xC011BE8052A2581D], [16 x double] [double 0x4024DAE269AD44FC, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x406E49125D57ED67, double 0x4064A66A19B8434B, double 0xC07768BF81E14E35, double 0xC0361D194558CFFB, double 0x401EEF08F933A023, double 0xC03EAC90D122C30D, double 0xC022AA0D032A0ACD, double 0x402F64FC65250F7C, double 0xC03F23AFEDECFD53, double 0xC022B4B2806665CA, double 0x4041E88E43070A10], [16 x double] [double 0x4033FC2C7303381F, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC0783098D10F2521, double 0xC067A5B34EDF4D39, double 0x40807E771C2C6A0C, double 0xC02725D68DC06F96, double 0x401B8661DD0F8BD7, double 0xBFF0027A7D67FC68, double 0x3FE8E308023D3331, double 0xC00639C3EFFF56D2, double 0xC04E192D4F30C77F, double 0x40551481861928C0, double 0x4027FC0D95740812], [16 x double] [double 0xC039B1A59F97E9A3, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC06346126BD860C7, double 0xC06CF0F0AC990990, double 0x40765A39D3B3C602, double 0x405759F0D4D83C70, double 0xC042BAAA552107AB, double 0x405A0660A855838E, double 0x403DD71D78528CF6, double 0xC045C4484E37F77E, double 0x405814C57DF82010, double 0xC04396B082B5CD1E, double 0xC062B7423E1CB30D]], align 16

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local range(i64 -40802189312, 40802189294) i64 @dop853_space(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load i32, ptr %2, align 8
  %4 = sext i32 %3 to i64
  %5 = mul nsw i64 %4, 18
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %7 = load i32, ptr %6, align 4
  %8 = sext i32 %7 to i64
  %9 = add nsw i64 %5, %8
  ret i64 %9
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local range(i64 -17179869182, 17179869179) i64 @dop853_record(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load i32, ptr %2, align 8
  %4 = sext i32 %3 to i64
  %5 = shl nsw i64 %4, 3
  %6 = or disjoint i64 %5, 2
  ret i64 %6
}

; Function Attrs: nounwind
define dso_local range(i32 1, 3) i32 @dop853_start(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) initializes((16, 40)) %2, double noundef %3) local_unnamed_addr #1 {
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %6, i8 0, i64 24, i1 false)
  %7 = load double, ptr %2, align 8
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %15 = load i32, ptr %14, align 8
  %16 = sext i32 %15 to i64
  %17 = mul nsw i64 %16, 144
  %18 = getelementptr inbounds i8, ptr %13, i64 %17
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %20 = load double, ptr %19, align 8
  %21 = fcmp olt double %7, %20
  br i1 %21, label %27, label %22

22:                                               ; preds = %4
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %24 = load double, ptr %23, align 8
  %25 = fcmp ogt double %7, %24
  %26 = select i1 %25, double %24, double %7
  br label %27

27:                                               ; preds = %22, %4
  %28 = phi double [ %20, %4 ], [ %26, %22 ]
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %30 = load i32, ptr %29, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %39, label %32

32:                                               ; preds = %27
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %34 = load ptr, ptr %33, align 8
  %35 = sext i32 %30 to i64
  %36 = shl nsw i64 %35, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %34, i64 %36, i1 false)
  %37 = load i64, ptr %5, align 8
  %38 = add nsw i64 %37, 1
  br label %39

39:                                               ; preds = %27, %32
  %40 = phi i64 [ 1, %27 ], [ %38, %32 ]
  store i64 %40, ptr %5, align 8
  %41 = load ptr, ptr %0, align 8
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %43 = load ptr, ptr %42, align 8
  %44 = tail call i32 %41(double noundef %28, ptr noundef %9, ptr noundef %43, ptr noundef %18, ptr noundef %11) #9
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %482

46:                                               ; preds = %39
  %47 = load i32, ptr %29, align 4
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %59, label %49

49:                                               ; preds = %46
  %50 = load ptr, ptr %12, align 8
  %51 = load i32, ptr %14, align 8
  %52 = sext i32 %51 to i64
  %53 = mul nsw i64 %52, 144
  %54 = getelementptr inbounds i8, ptr %50, i64 %53
  %55 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %56 = load ptr, ptr %55, align 8
  %57 = sext i32 %47 to i64
  %58 = shl nsw i64 %57, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %56, ptr align 8 %54, i64 %58, i1 false)
  br label %59

59:                                               ; preds = %46, %49
  %60 = fcmp ogt double %3, 0.000000e+00
  br i1 %60, label %476, label %61

61:                                               ; preds = %59
  %62 = load i32, ptr %14, align 8
  %63 = load ptr, ptr %12, align 8
  %64 = ptrtoint ptr %63 to i64
  %65 = sext i32 %62 to i64
  %66 = getelementptr double, ptr %63, i64 %65
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %68 = load double, ptr %67, align 8
  %69 = load double, ptr %2, align 8
  %70 = fsub double %68, %69
  %71 = load ptr, ptr %8, align 8
  %72 = ptrtoint ptr %71 to i64
  %73 = icmp sgt i32 %62, 0
  br i1 %73, label %74, label %112

74:                                               ; preds = %61
  %75 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %76 = load ptr, ptr %75, align 8
  %77 = load double, ptr %1, align 8
  %78 = zext nneg i32 %62 to i64
  %79 = add nsw i64 %78, -1
  %80 = and i64 %78, 1
  %81 = icmp eq i64 %79, 0
  br i1 %81, label %121, label %82

82:                                               ; preds = %74
  %83 = and i64 %78, 2147483646
  br label %84

84:                                               ; preds = %84, %82
  %85 = phi i64 [ 0, %82 ], [ %109, %84 ]
  %86 = phi double [ 0.000000e+00, %82 ], [ %108, %84 ]
  %87 = phi i64 [ 0, %82 ], [ %110, %84 ]
  %88 = getelementptr inbounds nuw double, ptr %71, i64 %85
  %89 = load double, ptr %88, align 8
  %90 = getelementptr inbounds nuw double, ptr %76, i64 %85
  %91 = load double, ptr %90, align 8
  %92 = tail call double @llvm.fabs.f64(double %89)
  %93 = fmul double %77, %92
  %94 = fadd double %91, %93
  %95 = fdiv double %89, %94
  %96 = fmul double %95, %95
  %97 = fadd double %86, %96
  %98 = or disjoint i64 %85, 1
  %99 = getelementptr inbounds nuw double, ptr %71, i64 %98
  %100 = load double, ptr %99, align 8
  %101 = getelementptr inbounds nuw double, ptr %76, i64 %98
  %102 = load double, ptr %101, align 8
  %103 = tail call double @llvm.fabs.f64(double %100)
  %104 = fmul double %77, %103
  %105 = fadd double %102, %104
  %106 = fdiv double %100, %105
  %107 = fmul double %106, %106
  %108 = fadd double %97, %107
  %109 = add nuw nsw i64 %85, 2
  %110 = add i64 %87, 2
  %111 = icmp eq i64 %110, %83
  br i1 %111, label %119, label %84

112:                                              ; preds = %61
  %113 = sitofp i32 %62 to double
  %114 = fdiv double 0.000000e+00, %113
  %115 = tail call double @llvm.sqrt.f64(double %114)
  %116 = load ptr, ptr %10, align 8
  %117 = insertelement <2 x double> poison, double %115, i64 0
  %118 = shufflevector <2 x double> %117, <2 x double> poison, <2 x i32> zeroinitializer
  br label %201

119:                                              ; preds = %84
  %120 = icmp eq i64 %80, 0
  br i1 %120, label %135, label %121

121:                                              ; preds = %119, %74
  %122 = phi i64 [ 0, %74 ], [ %109, %119 ]
  %123 = phi double [ 0.000000e+00, %74 ], [ %108, %119 ]
  %124 = icmp ne i64 %80, 0
  tail call void @llvm.assume(i1 %124)
  %125 = getelementptr inbounds nuw double, ptr %71, i64 %122
  %126 = load double, ptr %125, align 8
  %127 = getelementptr inbounds nuw double, ptr %76, i64 %122
  %128 = load double, ptr %127, align 8
  %129 = tail call double @llvm.fabs.f64(double %126)
  %130 = fmul double %77, %129
  %131 = fadd double %128, %130
  %132 = fdiv double %126, %131
  %133 = fmul double %132, %132
  %134 = fadd double %123, %133
  br label %135

135:                                              ; preds = %119, %121
  %136 = phi double [ %108, %119 ], [ %134, %121 ]
  %137 = load ptr, ptr %10, align 8
  %138 = and i64 %78, 1
  %139 = icmp eq i64 %79, 0
  br i1 %139, label %176, label %140

140:                                              ; preds = %135
  %141 = and i64 %78, 2147483646
  br label %142

142:                                              ; preds = %142, %140
  %143 = phi i64 [ 0, %140 ], [ %171, %142 ]
  %144 = phi double [ 0.000000e+00, %140 ], [ %170, %142 ]
  %145 = phi i64 [ 0, %140 ], [ %172, %142 ]
  %146 = getelementptr inbounds nuw double, ptr %137, i64 %143
  %147 = load double, ptr %146, align 8
  %148 = getelementptr inbounds nuw double, ptr %76, i64 %143
  %149 = load double, ptr %148, align 8
  %150 = getelementptr inbounds nuw double, ptr %71, i64 %143
  %151 = load double, ptr %150, align 8
  %152 = tail call double @llvm.fabs.f64(double %151)
  %153 = fmul double %77, %152
  %154 = fadd double %149, %153
  %155 = fdiv double %147, %154
  %156 = fmul double %155, %155
  %157 = fadd double %144, %156
  %158 = or disjoint i64 %143, 1
  %159 = getelementptr inbounds nuw double, ptr %137, i64 %158
  %160 = load double, ptr %159, align 8
  %161 = getelementptr inbounds nuw double, ptr %76, i64 %158
  %162 = load double, ptr %161, align 8
  %163 = getelementptr inbounds nuw double, ptr %71, i64 %158
  %164 = load double, ptr %163, align 8
  %165 = tail call double @llvm.fabs.f64(double %164)
  %166 = fmul double %77, %165
  %167 = fadd double %162, %166
  %168 = fdiv double %160, %167
  %169 = fmul double %168, %168
  %170 = fadd double %157, %169
  %171 = add nuw nsw i64 %143, 2
  %172 = add i64 %145, 2
  %173 = icmp eq i64 %172, %141
  br i1 %173, label %174, label %142

174:                                              ; preds = %142
  %175 = icmp eq i64 %138, 0
  br i1 %175, label %192, label %176

176:                                              ; preds = %174, %135
  %177 = phi i64 [ 0, %135 ], [ %171, %174 ]
  %178 = phi double [ 0.000000e+00, %135 ], [ %170, %174 ]
  %179 = icmp ne i64 %138, 0
  tail call void @llvm.assume(i1 %179)
  %180 = getelementptr inbounds nuw double, ptr %137, i64 %177
  %181 = load double, ptr %180, align 8
  %182 = getelementptr inbounds nuw double, ptr %76, i64 %177
  %183 = load double, ptr %182, align 8
  %184 = getelementptr inbounds nuw double, ptr %71, i64 %177
  %185 = load double, ptr %184, align 8
  %186 = tail call double @llvm.fabs.f64(double %185)
  %187 = fmul double %77, %186
  %188 = fadd double %183, %187
  %189 = fdiv double %181, %188
  %190 = fmul double %189, %189
  %191 = fadd double %178, %190
  br label %192

192:                                              ; preds = %174, %176
  %193 = phi double [ %170, %174 ], [ %191, %176 ]
  %194 = uitofp nneg i32 %62 to double
  %195 = insertelement <2 x double> poison, double %136, i64 0
  %196 = insertelement <2 x double> %195, double %193, i64 1
  %197 = insertelement <2 x double> poison, double %194, i64 0
  %198 = shufflevector <2 x double> %197, <2 x double> poison, <2 x i32> zeroinitializer
  %199 = fdiv <2 x double> %196, %198
  %200 = tail call <2 x double> @llvm.sqrt.v2f64(<2 x double> %199)
  br label %201

201:                                              ; preds = %192, %112
  %202 = phi ptr [ %137, %192 ], [ %116, %112 ]
  %203 = phi double [ %194, %192 ], [ %113, %112 ]
  %204 = phi <2 x double> [ %200, %192 ], [ %118, %112 ]
  %205 = ptrtoint ptr %202 to i64
  %206 = extractelement <2 x double> %204, i64 0
  %207 = fcmp olt double %206, 1.000000e-05
  %208 = extractelement <2 x double> %204, i64 1
  %209 = fcmp olt double %208, 1.000000e-05
  %210 = select i1 %207, i1 true, i1 %209
  %211 = fmul double %206, 1.000000e-02
  %212 = fdiv double %211, %208
  %213 = select i1 %210, double 0x3EB0C6F7A0B5ED8D, double %212
  %214 = fcmp ogt double %213, %70
  %215 = select i1 %214, double %70, double %213
  br i1 %73, label %216, label %287

216:                                              ; preds = %201
  %217 = zext nneg i32 %62 to i64
  %218 = icmp ult i32 %62, 6
  br i1 %218, label %249, label %219

219:                                              ; preds = %216
  %220 = sub i64 %64, %72
  %221 = icmp ult i64 %220, 32
  %222 = sub i64 %64, %205
  %223 = icmp ult i64 %222, 32
  %224 = or i1 %221, %223
  br i1 %224, label %249, label %225

225:                                              ; preds = %219
  %226 = and i64 %217, 2147483644
  %227 = insertelement <2 x double> poison, double %215, i64 0
  %228 = shufflevector <2 x double> %227, <2 x double> poison, <2 x i32> zeroinitializer
  br label %229

229:                                              ; preds = %229, %225
  %230 = phi i64 [ 0, %225 ], [ %245, %229 ]
  %231 = getelementptr inbounds nuw double, ptr %71, i64 %230
  %232 = getelementptr inbounds nuw i8, ptr %231, i64 16
  %233 = load <2 x double>, ptr %231, align 8
  %234 = load <2 x double>, ptr %232, align 8
  %235 = getelementptr inbounds nuw double, ptr %202, i64 %230
  %236 = getelementptr inbounds nuw i8, ptr %235, i64 16
  %237 = load <2 x double>, ptr %235, align 8
  %238 = load <2 x double>, ptr %236, align 8
  %239 = fmul <2 x double> %228, %237
  %240 = fmul <2 x double> %228, %238
  %241 = fadd <2 x double> %233, %239
  %242 = fadd <2 x double> %234, %240
  %243 = getelementptr inbounds nuw double, ptr %63, i64 %230
  %244 = getelementptr inbounds nuw i8, ptr %243, i64 16
  store <2 x double> %241, ptr %243, align 8
  store <2 x double> %242, ptr %244, align 8
  %245 = add nuw i64 %230, 4
  %246 = icmp eq i64 %245, %226
  br i1 %246, label %247, label %229

247:                                              ; preds = %229
  %248 = icmp eq i64 %226, %217
  br i1 %248, label %285, label %249

249:                                              ; preds = %219, %216, %247
  %250 = phi i64 [ 0, %219 ], [ 0, %216 ], [ %226, %247 ]
  %251 = and i64 %217, 1
  %252 = icmp eq i64 %251, 0
  br i1 %252, label %262, label %253

253:                                              ; preds = %249
  %254 = getelementptr inbounds nuw double, ptr %71, i64 %250
  %255 = load double, ptr %254, align 8
  %256 = getelementptr inbounds nuw double, ptr %202, i64 %250
  %257 = load double, ptr %256, align 8
  %258 = fmul double %215, %257
  %259 = fadd double %255, %258
  %260 = getelementptr inbounds nuw double, ptr %63, i64 %250
  store double %259, ptr %260, align 8
  %261 = or disjoint i64 %250, 1
  br label %262

262:                                              ; preds = %253, %249
  %263 = phi i64 [ %250, %249 ], [ %261, %253 ]
  %264 = add nsw i64 %217, -1
  %265 = icmp eq i64 %250, %264
  br i1 %265, label %285, label %266

266:                                              ; preds = %262, %266
  %267 = phi i64 [ %283, %266 ], [ %263, %262 ]
  %268 = getelementptr inbounds nuw double, ptr %71, i64 %267
  %269 = load double, ptr %268, align 8
  %270 = getelementptr inbounds nuw double, ptr %202, i64 %267
  %271 = load double, ptr %270, align 8
  %272 = fmul double %215, %271
  %273 = fadd double %269, %272
  %274 = getelementptr inbounds nuw double, ptr %63, i64 %267
  store double %273, ptr %274, align 8
  %275 = add nuw nsw i64 %267, 1
  %276 = getelementptr inbounds nuw double, ptr %71, i64 %275
  %277 = load double, ptr %276, align 8
  %278 = getelementptr inbounds nuw double, ptr %202, i64 %275
  %279 = load double, ptr %278, align 8
  %280 = fmul double %215, %279
  %281 = fadd double %277, %280
  %282 = getelementptr inbounds nuw double, ptr %63, i64 %275
  store double %281, ptr %282, align 8
  %283 = add nuw nsw i64 %267, 2
  %284 = icmp eq i64 %283, %217
  br i1 %284, label %285, label %266

285:                                              ; preds = %262, %266, %247
  %286 = load double, ptr %2, align 8
  br label %287

287:                                              ; preds = %285, %201
  %288 = phi double [ %286, %285 ], [ %69, %201 ]
  %289 = fadd double %215, %288
  %290 = mul nsw i64 %65, 144
  %291 = getelementptr inbounds i8, ptr %63, i64 %290
  %292 = load double, ptr %19, align 8
  %293 = fcmp olt double %289, %292
  br i1 %293, label %299, label %294

294:                                              ; preds = %287
  %295 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %296 = load double, ptr %295, align 8
  %297 = fcmp ogt double %289, %296
  %298 = select i1 %297, double %296, double %289
  br label %299

299:                                              ; preds = %294, %287
  %300 = phi double [ %292, %287 ], [ %298, %294 ]
  %301 = load i32, ptr %29, align 4
  %302 = icmp eq i32 %301, 0
  br i1 %302, label %308, label %303

303:                                              ; preds = %299
  %304 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %305 = load ptr, ptr %304, align 8
  %306 = sext i32 %301 to i64
  %307 = shl nsw i64 %306, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %291, ptr align 8 %305, i64 %307, i1 false)
  br label %308

308:                                              ; preds = %303, %299
  %309 = load i64, ptr %5, align 8
  %310 = add nsw i64 %309, 1
  store i64 %310, ptr %5, align 8
  %311 = load ptr, ptr %0, align 8
  %312 = load ptr, ptr %42, align 8
  %313 = tail call i32 %311(double noundef %300, ptr noundef %63, ptr noundef %312, ptr noundef %291, ptr noundef %66) #9
  %314 = icmp eq i32 %313, 0
  br i1 %314, label %315, label %366

315:                                              ; preds = %308
  br i1 %73, label %316, label %454

316:                                              ; preds = %315
  %317 = load ptr, ptr %10, align 8
  %318 = zext nneg i32 %62 to i64
  %319 = icmp ult i32 %62, 10
  br i1 %319, label %347, label %320

320:                                              ; preds = %316
  %321 = shl nuw nsw i64 %318, 3
  %322 = add nuw nsw i64 %65, %318
  %323 = shl nuw nsw i64 %322, 3
  %324 = getelementptr i8, ptr %63, i64 %323
  %325 = getelementptr i8, ptr %317, i64 %321
  %326 = icmp ult ptr %66, %325
  %327 = icmp ult ptr %317, %324
  %328 = and i1 %326, %327
  br i1 %328, label %347, label %329

329:                                              ; preds = %320
  %330 = and i64 %318, 2147483644
  br label %331

331:                                              ; preds = %331, %329
  %332 = phi i64 [ 0, %329 ], [ %343, %331 ]
  %333 = getelementptr inbounds nuw double, ptr %317, i64 %332
  %334 = getelementptr inbounds nuw i8, ptr %333, i64 16
  %335 = load <2 x double>, ptr %333, align 8
  %336 = load <2 x double>, ptr %334, align 8
  %337 = getelementptr inbounds nuw double, ptr %66, i64 %332
  %338 = getelementptr inbounds nuw i8, ptr %337, i64 16
  %339 = load <2 x double>, ptr %337, align 8
  %340 = load <2 x double>, ptr %338, align 8
  %341 = fsub <2 x double> %339, %335
  %342 = fsub <2 x double> %340, %336
  store <2 x double> %341, ptr %337, align 8
  store <2 x double> %342, ptr %338, align 8
  %343 = add nuw i64 %332, 4
  %344 = icmp eq i64 %343, %330
  br i1 %344, label %345, label %331

345:                                              ; preds = %331
  %346 = icmp eq i64 %330, %318
  br i1 %346, label %395, label %347

347:                                              ; preds = %320, %316, %345
  %348 = phi i64 [ 0, %320 ], [ 0, %316 ], [ %330, %345 ]
  %349 = and i64 %318, 3
  %350 = icmp eq i64 %349, 0
  br i1 %350, label %362, label %351

351:                                              ; preds = %347, %351
  %352 = phi i64 [ %359, %351 ], [ %348, %347 ]
  %353 = phi i64 [ %360, %351 ], [ 0, %347 ]
  %354 = getelementptr inbounds nuw double, ptr %317, i64 %352
  %355 = load double, ptr %354, align 8
  %356 = getelementptr inbounds nuw double, ptr %66, i64 %352
  %357 = load double, ptr %356, align 8
  %358 = fsub double %357, %355
  store double %358, ptr %356, align 8
  %359 = add nuw nsw i64 %352, 1
  %360 = add i64 %353, 1
  %361 = icmp eq i64 %360, %349
  br i1 %361, label %362, label %351

362:                                              ; preds = %351, %347
  %363 = phi i64 [ %348, %347 ], [ %359, %351 ]
  %364 = sub nsw i64 %348, %318
  %365 = icmp ugt i64 %364, -4
  br i1 %365, label %395, label %368

366:                                              ; preds = %308
  %367 = fdiv double %215, 1.000000e+02
  br label %476

368:                                              ; preds = %362, %368
  %369 = phi i64 [ %393, %368 ], [ %363, %362 ]
  %370 = getelementptr inbounds nuw double, ptr %317, i64 %369
  %371 = load double, ptr %370, align 8
  %372 = getelementptr inbounds nuw double, ptr %66, i64 %369
  %373 = load double, ptr %372, align 8
  %374 = fsub double %373, %371
  store double %374, ptr %372, align 8
  %375 = add nuw nsw i64 %369, 1
  %376 = getelementptr inbounds nuw double, ptr %317, i64 %375
  %377 = load double, ptr %376, align 8
  %378 = getelementptr inbounds nuw double, ptr %66, i64 %375
  %379 = load double, ptr %378, align 8
  %380 = fsub double %379, %377
  store double %380, ptr %378, align 8
  %381 = add nuw nsw i64 %369, 2
  %382 = getelementptr inbounds nuw double, ptr %317, i64 %381
  %383 = load double, ptr %382, align 8
  %384 = getelementptr inbounds nuw double, ptr %66, i64 %381
  %385 = load double, ptr %384, align 8
  %386 = fsub double %385, %383
  store double %386, ptr %384, align 8
  %387 = add nuw nsw i64 %369, 3
  %388 = getelementptr inbounds nuw double, ptr %317, i64 %387
  %389 = load double, ptr %388, align 8
  %390 = getelementptr inbounds nuw double, ptr %66, i64 %387
  %391 = load double, ptr %390, align 8
  %392 = fsub double %391, %389
  store double %392, ptr %390, align 8
  %393 = add nuw nsw i64 %369, 4
  %394 = icmp eq i64 %393, %318
  br i1 %394, label %395, label %368

395:                                              ; preds = %362, %368, %345
  %396 = load ptr, ptr %8, align 8
  %397 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %398 = load ptr, ptr %397, align 8
  %399 = load double, ptr %1, align 8
  %400 = and i64 %318, 1
  %401 = icmp eq i32 %62, 1
  br i1 %401, label %438, label %402

402:                                              ; preds = %395
  %403 = and i64 %318, 2147483646
  br label %404

404:                                              ; preds = %404, %402
  %405 = phi i64 [ 0, %402 ], [ %433, %404 ]
  %406 = phi double [ 0.000000e+00, %402 ], [ %432, %404 ]
  %407 = phi i64 [ 0, %402 ], [ %434, %404 ]
  %408 = getelementptr inbounds nuw double, ptr %66, i64 %405
  %409 = load double, ptr %408, align 8
  %410 = getelementptr inbounds nuw double, ptr %398, i64 %405
  %411 = load double, ptr %410, align 8
  %412 = getelementptr inbounds nuw double, ptr %396, i64 %405
  %413 = load double, ptr %412, align 8
  %414 = tail call double @llvm.fabs.f64(double %413)
  %415 = fmul double %399, %414
  %416 = fadd double %411, %415
  %417 = fdiv double %409, %416
  %418 = fmul double %417, %417
  %419 = fadd double %406, %418
  %420 = or disjoint i64 %405, 1
  %421 = getelementptr inbounds nuw double, ptr %66, i64 %420
  %422 = load double, ptr %421, align 8
  %423 = getelementptr inbounds nuw double, ptr %398, i64 %420
  %424 = load double, ptr %423, align 8
  %425 = getelementptr inbounds nuw double, ptr %396, i64 %420
  %426 = load double, ptr %425, align 8
  %427 = tail call double @llvm.fabs.f64(double %426)
  %428 = fmul double %399, %427
  %429 = fadd double %424, %428
  %430 = fdiv double %422, %429
  %431 = fmul double %430, %430
  %432 = fadd double %419, %431
  %433 = add nuw nsw i64 %405, 2
  %434 = add i64 %407, 2
  %435 = icmp eq i64 %434, %403
  br i1 %435, label %436, label %404

436:                                              ; preds = %404
  %437 = icmp eq i64 %400, 0
  br i1 %437, label %454, label %438

438:                                              ; preds = %436, %395
  %439 = phi i64 [ 0, %395 ], [ %433, %436 ]
  %440 = phi double [ 0.000000e+00, %395 ], [ %432, %436 ]
  %441 = icmp ne i64 %400, 0
  tail call void @llvm.assume(i1 %441)
  %442 = getelementptr inbounds nuw double, ptr %66, i64 %439
  %443 = load double, ptr %442, align 8
  %444 = getelementptr inbounds nuw double, ptr %398, i64 %439
  %445 = load double, ptr %444, align 8
  %446 = getelementptr inbounds nuw double, ptr %396, i64 %439
  %447 = load double, ptr %446, align 8
  %448 = tail call double @llvm.fabs.f64(double %447)
  %449 = fmul double %399, %448
  %450 = fadd double %445, %449
  %451 = fdiv double %443, %450
  %452 = fmul double %451, %451
  %453 = fadd double %440, %452
  br label %454

454:                                              ; preds = %438, %436, %315
  %455 = phi double [ 0.000000e+00, %315 ], [ %432, %436 ], [ %453, %438 ]
  %456 = fdiv double %455, %203
  %457 = tail call double @llvm.sqrt.f64(double %456)
  %458 = fdiv double %457, %215
  %459 = fcmp ogt double %208, %458
  %460 = select i1 %459, double %208, double %458
  %461 = fcmp ugt double %460, 1.000000e-15
  br i1 %461, label %465, label %462

462:                                              ; preds = %454
  %463 = fmul double %215, 1.000000e-03
  %464 = tail call double @llvm.maxnum.f64(double %463, double 0x3EB0C6F7A0B5ED8D)
  br label %468

465:                                              ; preds = %454
  %466 = fdiv double 1.000000e-02, %460
  %467 = tail call double @llvm.pow.f64(double %466, double 1.250000e-01)
  br label %468

468:                                              ; preds = %465, %462
  %469 = phi double [ %464, %462 ], [ %467, %465 ]
  %470 = fmul double %215, 1.000000e+02
  %471 = tail call double @llvm.minnum.f64(double %470, double %469)
  %472 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %473 = load double, ptr %472, align 8
  %474 = tail call double @llvm.minnum.f64(double %70, double %473)
  %475 = tail call double @llvm.minnum.f64(double %471, double %474)
  br label %476

476:                                              ; preds = %468, %366, %59
  %477 = phi double [ %3, %59 ], [ %367, %366 ], [ %475, %468 ]
  %478 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store double %477, ptr %478, align 8
  %479 = tail call double @llvm.fabs.f64(double %477)
  %480 = fcmp ueq double %479, 0x7FF0000000000000
  %481 = select i1 %480, i32 2, i32 1
  br label %482

482:                                              ; preds = %39, %476
  %483 = phi i32 [ %481, %476 ], [ 2, %39 ]
  ret i32 %483
}

; Function Attrs: nounwind
define dso_local range(i32 0, 3) i32 @dop853_advance(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i64 noundef %3, ptr noundef writeonly captures(none) %4) local_unnamed_addr #1 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %7 = load i32, ptr %6, align 8
  %8 = sext i32 %7 to i64
  %9 = shl nsw i64 %8, 3
  %10 = or disjoint i64 %9, 2
  %11 = icmp sgt i64 %3, 0
  %12 = load double, ptr %2, align 8
  br i1 %11, label %13, label %1218

13:                                               ; preds = %5
  %14 = ptrtoint ptr %4 to i64
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %31 = add i64 %14, 16
  %32 = shl nsw i64 %8, 6
  %33 = or disjoint i64 %32, 16
  %34 = shl nsw i64 %8, 6
  %35 = or disjoint i64 %34, 16
  br label %36

36:                                               ; preds = %13, %1207
  %37 = phi double [ %12, %13 ], [ %79, %1207 ]
  %38 = phi i64 [ 0, %13 ], [ %1216, %1207 ]
  %39 = mul i64 %35, %38
  %40 = add i64 %31, %39
  %41 = mul i64 %33, %38
  %42 = add i64 %31, %41
  %43 = load double, ptr %15, align 8
  %44 = fcmp olt double %37, %43
  br i1 %44, label %45, label %1218

45:                                               ; preds = %36
  %46 = mul nsw i64 %38, %10
  %47 = getelementptr inbounds double, ptr %4, i64 %46
  %48 = load i32, ptr %6, align 8
  %49 = load ptr, ptr %16, align 8
  %50 = ptrtoint ptr %49 to i64
  %51 = sext i32 %48 to i64
  %52 = shl nsw i64 %51, 7
  %53 = getelementptr i8, ptr %49, i64 %52
  %54 = getelementptr double, ptr %53, i64 %51
  %55 = tail call double @llvm.fabs.f64(double %37)
  %56 = tail call double @nextafter(double noundef %55, double noundef 0x7FF0000000000000) #10
  %57 = fsub double %56, %55
  %58 = fmul double %57, 1.000000e+01
  %59 = load double, ptr %17, align 8
  %60 = load double, ptr %18, align 8
  %61 = tail call double @llvm.minnum.f64(double %59, double %60)
  %62 = fcmp olt double %61, %58
  %63 = select i1 %62, double %58, double %61
  %64 = fcmp ult double %63, %58
  br i1 %64, label %1224, label %65

65:                                               ; preds = %45
  %66 = mul nsw i64 %51, 96
  %67 = getelementptr inbounds i8, ptr %49, i64 %66
  %68 = getelementptr i8, ptr %49, i64 %52
  %69 = getelementptr i8, ptr %49, i64 %52
  %70 = getelementptr i8, ptr %49, i64 %52
  %71 = getelementptr i8, ptr %49, i64 %52
  br label %72

72:                                               ; preds = %1201, %65
  %73 = phi i1 [ true, %65 ], [ false, %1201 ]
  %74 = phi double [ %63, %65 ], [ %1203, %1201 ]
  %75 = load double, ptr %2, align 8
  %76 = fadd double %74, %75
  %77 = load double, ptr %15, align 8
  %78 = fcmp oge double %76, %77
  %79 = select i1 %78, double %77, double %76
  %80 = fsub double %79, %75
  %81 = load i32, ptr %6, align 8
  %82 = load ptr, ptr %19, align 8
  %83 = sext i32 %81 to i64
  %84 = shl nsw i64 %83, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %49, ptr align 8 %82, i64 %84, i1 false)
  %85 = icmp sgt i32 %81, 0
  %86 = icmp slt i32 %81, 1
  %87 = zext i32 %81 to i64
  %88 = shl nuw nsw i64 %87, 3
  %89 = shl nuw nsw i64 %87, 3
  %90 = getelementptr i8, ptr %70, i64 %89
  %91 = shl nuw nsw i64 %87, 3
  %92 = getelementptr i8, ptr %71, i64 %91
  %93 = shl nsw i64 %83, 3
  %94 = getelementptr i8, ptr %49, i64 %91
  %95 = icmp ult i32 %81, 4
  %96 = icmp ult ptr %49, %92
  %97 = and i64 %87, 2147483644
  %98 = icmp eq i64 %97, %87
  %99 = and i64 %87, 1
  %100 = icmp eq i64 %99, 0
  %101 = add nsw i64 %87, -1
  %102 = icmp ult i32 %81, 4
  %103 = and i64 %87, 2147483644
  %104 = insertelement <2 x double> poison, double %80, i64 0
  %105 = shufflevector <2 x double> %104, <2 x double> poison, <2 x i32> zeroinitializer
  %106 = icmp eq i64 %103, %87
  %107 = and i64 %87, 1
  %108 = icmp eq i64 %107, 0
  %109 = add nsw i64 %87, -1
  br label %114

110:                                              ; preds = %269
  %111 = add nuw nsw i64 %116, 1
  %112 = icmp eq i64 %111, 12
  %113 = add i64 %115, 1
  br i1 %112, label %276, label %114

114:                                              ; preds = %110, %72
  %115 = phi i64 [ %113, %110 ], [ 0, %72 ]
  %116 = phi i64 [ %111, %110 ], [ 1, %72 ]
  %117 = mul i64 %93, %115
  %118 = getelementptr i8, ptr %94, i64 %117
  %119 = load ptr, ptr %20, align 8
  %120 = getelementptr inbounds nuw [12 x double], ptr @A, i64 %116
  br i1 %85, label %124, label %121

121:                                              ; preds = %124, %114
  %122 = icmp ult ptr %53, %118
  %123 = and i1 %122, %96
  br label %162

124:                                              ; preds = %114
  tail call void @llvm.memset.p0.i64(ptr align 8 %53, i8 0, i64 %88, i1 false)
  br label %121

125:                                              ; preds = %222
  br i1 %85, label %126, label %242

126:                                              ; preds = %125
  br i1 %102, label %149, label %127

127:                                              ; preds = %126
  %128 = getelementptr i8, ptr %119, i64 %89
  %129 = icmp ult ptr %53, %128
  %130 = icmp ult ptr %119, %90
  %131 = and i1 %129, %130
  br i1 %131, label %149, label %132

132:                                              ; preds = %127, %132
  %133 = phi i64 [ %146, %132 ], [ 0, %127 ]
  %134 = getelementptr inbounds nuw double, ptr %119, i64 %133
  %135 = getelementptr inbounds nuw i8, ptr %134, i64 16
  %136 = load <2 x double>, ptr %134, align 8
  %137 = load <2 x double>, ptr %135, align 8
  %138 = getelementptr inbounds nuw double, ptr %53, i64 %133
  %139 = getelementptr inbounds nuw i8, ptr %138, i64 16
  %140 = load <2 x double>, ptr %138, align 8
  %141 = load <2 x double>, ptr %139, align 8
  %142 = fmul <2 x double> %105, %140
  %143 = fmul <2 x double> %105, %141
  %144 = fadd <2 x double> %136, %142
  %145 = fadd <2 x double> %137, %143
  store <2 x double> %144, ptr %138, align 8
  store <2 x double> %145, ptr %139, align 8
  %146 = add nuw i64 %133, 4
  %147 = icmp eq i64 %146, %103
  br i1 %147, label %148, label %132

148:                                              ; preds = %132
  br i1 %106, label %242, label %149

149:                                              ; preds = %127, %126, %148
  %150 = phi i64 [ 0, %127 ], [ 0, %126 ], [ %103, %148 ]
  br i1 %108, label %159, label %151

151:                                              ; preds = %149
  %152 = getelementptr inbounds nuw double, ptr %119, i64 %150
  %153 = load double, ptr %152, align 8
  %154 = getelementptr inbounds nuw double, ptr %53, i64 %150
  %155 = load double, ptr %154, align 8
  %156 = fmul double %80, %155
  %157 = fadd double %153, %156
  store double %157, ptr %154, align 8
  %158 = or disjoint i64 %150, 1
  br label %159

159:                                              ; preds = %151, %149
  %160 = phi i64 [ %150, %149 ], [ %158, %151 ]
  %161 = icmp eq i64 %150, %109
  br i1 %161, label %242, label %225

162:                                              ; preds = %121, %222
  %163 = phi i64 [ %223, %222 ], [ 0, %121 ]
  %164 = getelementptr inbounds nuw double, ptr %120, i64 %163
  %165 = load double, ptr %164, align 8
  %166 = mul nsw i64 %163, %83
  %167 = getelementptr inbounds double, ptr %49, i64 %166
  %168 = fcmp oeq double %165, 0.000000e+00
  %169 = or i1 %86, %168
  br i1 %169, label %222, label %170

170:                                              ; preds = %162
  %171 = select i1 %95, i1 true, i1 %123
  br i1 %171, label %192, label %172

172:                                              ; preds = %170
  %173 = insertelement <2 x double> poison, double %165, i64 0
  %174 = shufflevector <2 x double> %173, <2 x double> poison, <2 x i32> zeroinitializer
  br label %175

175:                                              ; preds = %175, %172
  %176 = phi i64 [ 0, %172 ], [ %189, %175 ]
  %177 = getelementptr inbounds nuw double, ptr %167, i64 %176
  %178 = getelementptr inbounds nuw i8, ptr %177, i64 16
  %179 = load <2 x double>, ptr %177, align 8
  %180 = load <2 x double>, ptr %178, align 8
  %181 = fmul <2 x double> %174, %179
  %182 = fmul <2 x double> %174, %180
  %183 = getelementptr inbounds nuw double, ptr %53, i64 %176
  %184 = getelementptr inbounds nuw i8, ptr %183, i64 16
  %185 = load <2 x double>, ptr %183, align 8
  %186 = load <2 x double>, ptr %184, align 8
  %187 = fadd <2 x double> %185, %181
  %188 = fadd <2 x double> %186, %182
  store <2 x double> %187, ptr %183, align 8
  store <2 x double> %188, ptr %184, align 8
  %189 = add nuw i64 %176, 4
  %190 = icmp eq i64 %189, %97
  br i1 %190, label %191, label %175

191:                                              ; preds = %175
  br i1 %98, label %222, label %192

192:                                              ; preds = %170, %191
  %193 = phi i64 [ %97, %191 ], [ 0, %170 ]
  br i1 %100, label %202, label %194

194:                                              ; preds = %192
  %195 = getelementptr inbounds nuw double, ptr %167, i64 %193
  %196 = load double, ptr %195, align 8
  %197 = fmul double %165, %196
  %198 = getelementptr inbounds nuw double, ptr %53, i64 %193
  %199 = load double, ptr %198, align 8
  %200 = fadd double %199, %197
  store double %200, ptr %198, align 8
  %201 = or disjoint i64 %193, 1
  br label %202

202:                                              ; preds = %194, %192
  %203 = phi i64 [ %193, %192 ], [ %201, %194 ]
  %204 = icmp eq i64 %193, %101
  br i1 %204, label %222, label %205

205:                                              ; preds = %202, %205
  %206 = phi i64 [ %220, %205 ], [ %203, %202 ]
  %207 = getelementptr inbounds nuw double, ptr %167, i64 %206
  %208 = load double, ptr %207, align 8
  %209 = fmul double %165, %208
  %210 = getelementptr inbounds nuw double, ptr %53, i64 %206
  %211 = load double, ptr %210, align 8
  %212 = fadd double %211, %209
  store double %212, ptr %210, align 8
  %213 = add nuw nsw i64 %206, 1
  %214 = getelementptr inbounds nuw double, ptr %167, i64 %213
  %215 = load double, ptr %214, align 8
  %216 = fmul double %165, %215
  %217 = getelementptr inbounds nuw double, ptr %53, i64 %213
  %218 = load double, ptr %217, align 8
  %219 = fadd double %218, %216
  store double %219, ptr %217, align 8
  %220 = add nuw nsw i64 %206, 2
  %221 = icmp eq i64 %220, %87
  br i1 %221, label %222, label %205

222:                                              ; preds = %202, %205, %191, %162
  %223 = add nuw nsw i64 %163, 1
  %224 = icmp eq i64 %223, %116
  br i1 %224, label %125, label %162

225:                                              ; preds = %159, %225
  %226 = phi i64 [ %240, %225 ], [ %160, %159 ]
  %227 = getelementptr inbounds nuw double, ptr %119, i64 %226
  %228 = load double, ptr %227, align 8
  %229 = getelementptr inbounds nuw double, ptr %53, i64 %226
  %230 = load double, ptr %229, align 8
  %231 = fmul double %80, %230
  %232 = fadd double %228, %231
  store double %232, ptr %229, align 8
  %233 = add nuw nsw i64 %226, 1
  %234 = getelementptr inbounds nuw double, ptr %119, i64 %233
  %235 = load double, ptr %234, align 8
  %236 = getelementptr inbounds nuw double, ptr %53, i64 %233
  %237 = load double, ptr %236, align 8
  %238 = fmul double %80, %237
  %239 = fadd double %235, %238
  store double %239, ptr %236, align 8
  %240 = add nuw nsw i64 %226, 2
  %241 = icmp eq i64 %240, %87
  br i1 %241, label %242, label %225

242:                                              ; preds = %159, %225, %148, %125
  %243 = load double, ptr %2, align 8
  %244 = getelementptr inbounds nuw double, ptr @C, i64 %116
  %245 = load double, ptr %244, align 8
  %246 = fmul double %80, %245
  %247 = fadd double %243, %246
  %248 = mul nsw i64 %116, %83
  %249 = getelementptr inbounds double, ptr %49, i64 %248
  %250 = load ptr, ptr %16, align 8
  %251 = load i32, ptr %6, align 8
  %252 = sext i32 %251 to i64
  %253 = mul nsw i64 %252, 144
  %254 = getelementptr inbounds i8, ptr %250, i64 %253
  %255 = load double, ptr %21, align 8
  %256 = fcmp olt double %247, %255
  br i1 %256, label %261, label %257

257:                                              ; preds = %242
  %258 = load double, ptr %25, align 8
  %259 = fcmp ogt double %247, %258
  %260 = select i1 %259, double %258, double %247
  br label %261

261:                                              ; preds = %257, %242
  %262 = phi double [ %255, %242 ], [ %260, %257 ]
  %263 = load i32, ptr %22, align 4
  %264 = icmp eq i32 %263, 0
  br i1 %264, label %269, label %265

265:                                              ; preds = %261
  %266 = load ptr, ptr %26, align 8
  %267 = sext i32 %263 to i64
  %268 = shl nsw i64 %267, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %254, ptr align 8 %266, i64 %268, i1 false)
  br label %269

269:                                              ; preds = %265, %261
  %270 = load i64, ptr %23, align 8
  %271 = add nsw i64 %270, 1
  store i64 %271, ptr %23, align 8
  %272 = load ptr, ptr %0, align 8
  %273 = load ptr, ptr %24, align 8
  %274 = tail call i32 %272(double noundef %262, ptr noundef %53, ptr noundef %273, ptr noundef %254, ptr noundef %249) #9
  %275 = icmp eq i32 %274, 0
  br i1 %275, label %110, label %1201

276:                                              ; preds = %110
  %277 = load ptr, ptr %20, align 8
  br i1 %85, label %278, label %279

278:                                              ; preds = %276
  tail call void @llvm.memset.p0.i64(ptr align 8 %53, i8 0, i64 %88, i1 false)
  br label %279

279:                                              ; preds = %278, %276
  %280 = shl nuw nsw i64 %87, 3
  %281 = getelementptr i8, ptr %69, i64 %280
  %282 = mul nsw i64 %83, 88
  %283 = getelementptr i8, ptr %49, i64 %282
  %284 = getelementptr i8, ptr %283, i64 %280
  %285 = icmp ult i32 %81, 4
  %286 = icmp ult ptr %53, %284
  %287 = icmp ult ptr %49, %281
  %288 = and i1 %286, %287
  %289 = and i64 %87, 2147483644
  %290 = icmp eq i64 %289, %87
  %291 = and i64 %87, 1
  %292 = icmp eq i64 %291, 0
  %293 = add nsw i64 %87, -1
  br label %342

294:                                              ; preds = %403
  br i1 %85, label %295, label %423

295:                                              ; preds = %294
  %296 = icmp ult i32 %81, 4
  br i1 %296, label %326, label %297

297:                                              ; preds = %295
  %298 = shl nuw nsw i64 %87, 3
  %299 = getelementptr i8, ptr %68, i64 %298
  %300 = getelementptr i8, ptr %277, i64 %298
  %301 = icmp ult ptr %53, %300
  %302 = icmp ult ptr %277, %299
  %303 = and i1 %301, %302
  br i1 %303, label %326, label %304

304:                                              ; preds = %297
  %305 = and i64 %87, 2147483644
  %306 = insertelement <2 x double> poison, double %80, i64 0
  %307 = shufflevector <2 x double> %306, <2 x double> poison, <2 x i32> zeroinitializer
  br label %308

308:                                              ; preds = %308, %304
  %309 = phi i64 [ 0, %304 ], [ %322, %308 ]
  %310 = getelementptr inbounds nuw double, ptr %277, i64 %309
  %311 = getelementptr inbounds nuw i8, ptr %310, i64 16
  %312 = load <2 x double>, ptr %310, align 8
  %313 = load <2 x double>, ptr %311, align 8
  %314 = getelementptr inbounds nuw double, ptr %53, i64 %309
  %315 = getelementptr inbounds nuw i8, ptr %314, i64 16
  %316 = load <2 x double>, ptr %314, align 8
  %317 = load <2 x double>, ptr %315, align 8
  %318 = fmul <2 x double> %307, %316
  %319 = fmul <2 x double> %307, %317
  %320 = fadd <2 x double> %312, %318
  %321 = fadd <2 x double> %313, %319
  store <2 x double> %320, ptr %314, align 8
  store <2 x double> %321, ptr %315, align 8
  %322 = add nuw i64 %309, 4
  %323 = icmp eq i64 %322, %305
  br i1 %323, label %324, label %308

324:                                              ; preds = %308
  %325 = icmp eq i64 %305, %87
  br i1 %325, label %423, label %326

326:                                              ; preds = %297, %295, %324
  %327 = phi i64 [ 0, %297 ], [ 0, %295 ], [ %305, %324 ]
  %328 = and i64 %87, 1
  %329 = icmp eq i64 %328, 0
  br i1 %329, label %338, label %330

330:                                              ; preds = %326
  %331 = getelementptr inbounds nuw double, ptr %277, i64 %327
  %332 = load double, ptr %331, align 8
  %333 = getelementptr inbounds nuw double, ptr %53, i64 %327
  %334 = load double, ptr %333, align 8
  %335 = fmul double %80, %334
  %336 = fadd double %332, %335
  store double %336, ptr %333, align 8
  %337 = or disjoint i64 %327, 1
  br label %338

338:                                              ; preds = %330, %326
  %339 = phi i64 [ %327, %326 ], [ %337, %330 ]
  %340 = add nsw i64 %87, -1
  %341 = icmp eq i64 %327, %340
  br i1 %341, label %423, label %406

342:                                              ; preds = %403, %279
  %343 = phi i64 [ 0, %279 ], [ %404, %403 ]
  %344 = getelementptr inbounds nuw double, ptr @B, i64 %343
  %345 = load double, ptr %344, align 8
  %346 = mul nsw i64 %343, %83
  %347 = getelementptr inbounds double, ptr %49, i64 %346
  %348 = add nsw i64 %343, -1
  %349 = icmp ult i64 %348, 4
  %350 = or i1 %86, %349
  br i1 %350, label %403, label %351

351:                                              ; preds = %342
  %352 = select i1 %285, i1 true, i1 %288
  br i1 %352, label %373, label %353

353:                                              ; preds = %351
  %354 = insertelement <2 x double> poison, double %345, i64 0
  %355 = shufflevector <2 x double> %354, <2 x double> poison, <2 x i32> zeroinitializer
  br label %356

356:                                              ; preds = %356, %353
  %357 = phi i64 [ 0, %353 ], [ %370, %356 ]
  %358 = getelementptr inbounds nuw double, ptr %347, i64 %357
  %359 = getelementptr inbounds nuw i8, ptr %358, i64 16
  %360 = load <2 x double>, ptr %358, align 8
  %361 = load <2 x double>, ptr %359, align 8
  %362 = fmul <2 x double> %355, %360
  %363 = fmul <2 x double> %355, %361
  %364 = getelementptr inbounds nuw double, ptr %53, i64 %357
  %365 = getelementptr inbounds nuw i8, ptr %364, i64 16
  %366 = load <2 x double>, ptr %364, align 8
  %367 = load <2 x double>, ptr %365, align 8
  %368 = fadd <2 x double> %366, %362
  %369 = fadd <2 x double> %367, %363
  store <2 x double> %368, ptr %364, align 8
  store <2 x double> %369, ptr %365, align 8
  %370 = add nuw i64 %357, 4
  %371 = icmp eq i64 %370, %289
  br i1 %371, label %372, label %356

372:                                              ; preds = %356
  br i1 %290, label %403, label %373

373:                                              ; preds = %351, %372
  %374 = phi i64 [ %289, %372 ], [ 0, %351 ]
  br i1 %292, label %383, label %375

375:                                              ; preds = %373
  %376 = getelementptr inbounds nuw double, ptr %347, i64 %374
  %377 = load double, ptr %376, align 8
  %378 = fmul double %345, %377
  %379 = getelementptr inbounds nuw double, ptr %53, i64 %374
  %380 = load double, ptr %379, align 8
  %381 = fadd double %380, %378
  store double %381, ptr %379, align 8
  %382 = or disjoint i64 %374, 1
  br label %383

383:                                              ; preds = %375, %373
  %384 = phi i64 [ %374, %373 ], [ %382, %375 ]
  %385 = icmp eq i64 %374, %293
  br i1 %385, label %403, label %386

386:                                              ; preds = %383, %386
  %387 = phi i64 [ %401, %386 ], [ %384, %383 ]
  %388 = getelementptr inbounds nuw double, ptr %347, i64 %387
  %389 = load double, ptr %388, align 8
  %390 = fmul double %345, %389
  %391 = getelementptr inbounds nuw double, ptr %53, i64 %387
  %392 = load double, ptr %391, align 8
  %393 = fadd double %392, %390
  store double %393, ptr %391, align 8
  %394 = add nuw nsw i64 %387, 1
  %395 = getelementptr inbounds nuw double, ptr %347, i64 %394
  %396 = load double, ptr %395, align 8
  %397 = fmul double %345, %396
  %398 = getelementptr inbounds nuw double, ptr %53, i64 %394
  %399 = load double, ptr %398, align 8
  %400 = fadd double %399, %397
  store double %400, ptr %398, align 8
  %401 = add nuw nsw i64 %387, 2
  %402 = icmp eq i64 %401, %87
  br i1 %402, label %403, label %386

403:                                              ; preds = %383, %386, %372, %342
  %404 = add nuw nsw i64 %343, 1
  %405 = icmp eq i64 %404, 12
  br i1 %405, label %294, label %342

406:                                              ; preds = %338, %406
  %407 = phi i64 [ %421, %406 ], [ %339, %338 ]
  %408 = getelementptr inbounds nuw double, ptr %277, i64 %407
  %409 = load double, ptr %408, align 8
  %410 = getelementptr inbounds nuw double, ptr %53, i64 %407
  %411 = load double, ptr %410, align 8
  %412 = fmul double %80, %411
  %413 = fadd double %409, %412
  store double %413, ptr %410, align 8
  %414 = add nuw nsw i64 %407, 1
  %415 = getelementptr inbounds nuw double, ptr %277, i64 %414
  %416 = load double, ptr %415, align 8
  %417 = getelementptr inbounds nuw double, ptr %53, i64 %414
  %418 = load double, ptr %417, align 8
  %419 = fmul double %80, %418
  %420 = fadd double %416, %419
  store double %420, ptr %417, align 8
  %421 = add nuw nsw i64 %407, 2
  %422 = icmp eq i64 %421, %87
  br i1 %422, label %423, label %406

423:                                              ; preds = %338, %406, %324, %294
  %424 = load i32, ptr %6, align 8
  %425 = icmp sgt i32 %424, 0
  br i1 %425, label %426, label %545

426:                                              ; preds = %423
  %427 = load ptr, ptr %27, align 8
  %428 = load double, ptr %1, align 8
  %429 = zext nneg i32 %424 to i64
  %430 = shl nuw nsw i64 %429, 4
  %431 = mul nuw nsw i64 %429, 24
  %432 = shl nuw nsw i64 %429, 5
  %433 = mul nuw nsw i64 %429, 40
  %434 = mul nuw nsw i64 %429, 48
  %435 = mul nuw nsw i64 %429, 56
  %436 = shl nuw nsw i64 %429, 6
  %437 = mul nuw nsw i64 %429, 72
  %438 = mul nuw nsw i64 %429, 80
  %439 = mul nuw nsw i64 %429, 88
  br label %440

440:                                              ; preds = %440, %426
  %441 = phi i64 [ 0, %426 ], [ %543, %440 ]
  %442 = phi <2 x double> [ zeroinitializer, %426 ], [ %542, %440 ]
  %443 = getelementptr inbounds nuw double, ptr %277, i64 %441
  %444 = load double, ptr %443, align 8
  %445 = getelementptr inbounds nuw double, ptr %53, i64 %441
  %446 = load double, ptr %445, align 8
  %447 = getelementptr inbounds nuw double, ptr %427, i64 %441
  %448 = load double, ptr %447, align 8
  %449 = getelementptr double, ptr %49, i64 %441
  %450 = load double, ptr %449, align 8
  %451 = getelementptr double, ptr %449, i64 %429
  %452 = load double, ptr %451, align 8
  %453 = fmul double %452, 0.000000e+00
  %454 = getelementptr i8, ptr %449, i64 %430
  %455 = load double, ptr %454, align 8
  %456 = fmul double %455, 0.000000e+00
  %457 = getelementptr i8, ptr %449, i64 %431
  %458 = load double, ptr %457, align 8
  %459 = fmul double %458, 0.000000e+00
  %460 = insertelement <2 x double> poison, double %450, i64 0
  %461 = shufflevector <2 x double> %460, <2 x double> poison, <2 x i32> zeroinitializer
  %462 = fmul <2 x double> %461, <double 0x3FC84B641FBFA1F1, double 0x3F8ADEAEA1607E1A>
  %463 = fsub <2 x double> <double 0.000000e+00, double poison>, %462
  %464 = fadd <2 x double> %462, <double poison, double 0.000000e+00>
  %465 = shufflevector <2 x double> %463, <2 x double> %464, <2 x i32> <i32 0, i32 3>
  %466 = insertelement <2 x double> poison, double %453, i64 0
  %467 = shufflevector <2 x double> %466, <2 x double> poison, <2 x i32> zeroinitializer
  %468 = fadd <2 x double> %465, %467
  %469 = insertelement <2 x double> poison, double %456, i64 0
  %470 = shufflevector <2 x double> %469, <2 x double> poison, <2 x i32> zeroinitializer
  %471 = fadd <2 x double> %468, %470
  %472 = insertelement <2 x double> poison, double %459, i64 0
  %473 = shufflevector <2 x double> %472, <2 x double> poison, <2 x i32> zeroinitializer
  %474 = fadd <2 x double> %471, %473
  %475 = getelementptr i8, ptr %449, i64 %432
  %476 = load double, ptr %475, align 8
  %477 = fmul double %476, 0.000000e+00
  %478 = getelementptr i8, ptr %449, i64 %433
  %479 = load double, ptr %478, align 8
  %480 = getelementptr i8, ptr %449, i64 %434
  %481 = load double, ptr %480, align 8
  %482 = getelementptr i8, ptr %449, i64 %435
  %483 = load double, ptr %482, align 8
  %484 = getelementptr i8, ptr %449, i64 %436
  %485 = load double, ptr %484, align 8
  %486 = getelementptr i8, ptr %449, i64 %437
  %487 = load double, ptr %486, align 8
  %488 = getelementptr i8, ptr %449, i64 %438
  %489 = load double, ptr %488, align 8
  %490 = getelementptr i8, ptr %449, i64 %439
  %491 = load double, ptr %490, align 8
  %492 = tail call double @llvm.fabs.f64(double %444)
  %493 = tail call double @llvm.fabs.f64(double %446)
  %494 = tail call double @llvm.maxnum.f64(double %492, double %493)
  %495 = fmul double %428, %494
  %496 = fadd double %448, %495
  %497 = insertelement <2 x double> poison, double %477, i64 0
  %498 = shufflevector <2 x double> %497, <2 x double> poison, <2 x i32> zeroinitializer
  %499 = fadd <2 x double> %474, %498
  %500 = insertelement <2 x double> poison, double %479, i64 0
  %501 = shufflevector <2 x double> %500, <2 x double> poison, <2 x i32> zeroinitializer
  %502 = fmul <2 x double> %501, <double 0x4011CD1ED2AD5AE2, double 0x3FF39A3DA55AB5C3>
  %503 = fadd <2 x double> %499, %502
  %504 = fsub <2 x double> %499, %502
  %505 = shufflevector <2 x double> %503, <2 x double> %504, <2 x i32> <i32 0, i32 3>
  %506 = insertelement <2 x double> poison, double %481, i64 0
  %507 = shufflevector <2 x double> %506, <2 x double> poison, <2 x i32> zeroinitializer
  %508 = fmul <2 x double> %507, <double 0x3FFE43A845D5AB9F, double 0x3FDFBA83BEDE8A72>
  %509 = fadd <2 x double> %505, %508
  %510 = fsub <2 x double> %505, %508
  %511 = shufflevector <2 x double> %509, <2 x double> %510, <2 x i32> <i32 0, i32 3>
  %512 = insertelement <2 x double> poison, double %483, i64 0
  %513 = shufflevector <2 x double> %512, <2 x double> poison, <2 x i32> zeroinitializer
  %514 = fmul <2 x double> %513, <double 0x4017346ECF96AF43, double 0x3FFAA149F7EDA509>
  %515 = fsub <2 x double> %511, %514
  %516 = fadd <2 x double> %511, %514
  %517 = shufflevector <2 x double> %515, <2 x double> %516, <2 x i32> <i32 0, i32 3>
  %518 = insertelement <2 x double> poison, double %485, i64 0
  %519 = shufflevector <2 x double> %518, <2 x double> poison, <2 x i32> zeroinitializer
  %520 = fmul <2 x double> %519, <double 0x3FDB0D3A26ABB716, double 0x3FD66BC9B10E7E71>
  %521 = fsub <2 x double> %517, %520
  %522 = insertelement <2 x double> poison, double %487, i64 0
  %523 = shufflevector <2 x double> %522, <2 x double> poison, <2 x i32> zeroinitializer
  %524 = fmul <2 x double> %523, <double 0x3FC37A028F43B002, double 0x3FD56330D0783989>
  %525 = fsub <2 x double> %521, %524
  %526 = fadd <2 x double> %521, %524
  %527 = shufflevector <2 x double> %525, <2 x double> %526, <2 x i32> <i32 0, i32 3>
  %528 = insertelement <2 x double> poison, double %489, i64 0
  %529 = shufflevector <2 x double> %528, <2 x double> poison, <2 x i32> zeroinitializer
  %530 = fmul <2 x double> %529, <double 0x3FC9C657697FE72D, double 0x3FB4F8EB54A31435>
  %531 = fadd <2 x double> %527, %530
  %532 = insertelement <2 x double> poison, double %491, i64 0
  %533 = shufflevector <2 x double> %532, <2 x double> poison, <2 x i32> zeroinitializer
  %534 = fmul <2 x double> %533, <double 0x3F9732080AC040ED, double 0x3F96E44F50AB6BC2>
  %535 = fadd <2 x double> %531, %534
  %536 = fsub <2 x double> %531, %534
  %537 = shufflevector <2 x double> %535, <2 x double> %536, <2 x i32> <i32 0, i32 3>
  %538 = insertelement <2 x double> poison, double %496, i64 0
  %539 = shufflevector <2 x double> %538, <2 x double> poison, <2 x i32> zeroinitializer
  %540 = fdiv <2 x double> %537, %539
  %541 = fmul <2 x double> %540, %540
  %542 = fadd <2 x double> %442, %541
  %543 = add nuw nsw i64 %441, 1
  %544 = icmp eq i64 %543, %429
  br i1 %544, label %545, label %440

545:                                              ; preds = %440, %423
  %546 = phi <2 x double> [ zeroinitializer, %423 ], [ %542, %440 ]
  %547 = extractelement <2 x double> %546, i64 1
  %548 = fcmp oeq double %547, 0.000000e+00
  %549 = extractelement <2 x double> %546, i64 0
  %550 = fcmp oeq double %549, 0.000000e+00
  %551 = select i1 %548, i1 %550, i1 false
  br i1 %551, label %562, label %552

552:                                              ; preds = %545
  %553 = tail call double @llvm.fabs.f64(double %80)
  %554 = fmul double %553, %547
  %555 = fmul double %549, 1.000000e-02
  %556 = fadd double %555, %547
  %557 = sitofp i32 %424 to double
  %558 = fmul double %556, %557
  %559 = tail call double @llvm.sqrt.f64(double %558)
  %560 = fdiv double %554, %559
  %561 = fcmp olt double %560, 1.000000e+00
  br i1 %561, label %562, label %570

562:                                              ; preds = %552, %545
  %563 = phi double [ %560, %552 ], [ 0.000000e+00, %545 ]
  %564 = load ptr, ptr %28, align 8
  %565 = icmp eq ptr %564, null
  br i1 %565, label %570, label %566

566:                                              ; preds = %562
  %567 = load ptr, ptr %24, align 8
  %568 = load ptr, ptr %26, align 8
  %569 = tail call i32 %564(double noundef %79, ptr noundef %53, ptr noundef %567, ptr noundef %568) #9
  br label %570

570:                                              ; preds = %566, %562, %552
  %571 = phi double [ %563, %566 ], [ %563, %562 ], [ %560, %552 ]
  %572 = phi i32 [ %569, %566 ], [ 0, %562 ], [ 0, %552 ]
  %573 = fcmp uge double %571, 1.000000e+00
  %574 = icmp ne i32 %572, 0
  %575 = select i1 %573, i1 true, i1 %574
  br i1 %575, label %602, label %576

576:                                              ; preds = %570
  %577 = load ptr, ptr %16, align 8
  %578 = load i32, ptr %6, align 8
  %579 = sext i32 %578 to i64
  %580 = mul nsw i64 %579, 144
  %581 = getelementptr inbounds i8, ptr %577, i64 %580
  %582 = load double, ptr %21, align 8
  %583 = fcmp olt double %79, %582
  br i1 %583, label %588, label %584

584:                                              ; preds = %576
  %585 = load double, ptr %25, align 8
  %586 = fcmp ogt double %79, %585
  %587 = select i1 %586, double %585, double %79
  br label %588

588:                                              ; preds = %584, %576
  %589 = phi double [ %582, %576 ], [ %587, %584 ]
  %590 = load i32, ptr %22, align 4
  %591 = icmp eq i32 %590, 0
  br i1 %591, label %596, label %592

592:                                              ; preds = %588
  %593 = load ptr, ptr %26, align 8
  %594 = sext i32 %590 to i64
  %595 = shl nsw i64 %594, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %581, ptr align 8 %593, i64 %595, i1 false)
  br label %596

596:                                              ; preds = %592, %588
  %597 = load i64, ptr %23, align 8
  %598 = add nsw i64 %597, 1
  store i64 %598, ptr %23, align 8
  %599 = load ptr, ptr %0, align 8
  %600 = load ptr, ptr %24, align 8
  %601 = tail call i32 %599(double noundef %589, ptr noundef %53, ptr noundef %600, ptr noundef %581, ptr noundef %67) #9
  br label %602

602:                                              ; preds = %596, %570
  %603 = phi i32 [ %572, %570 ], [ %601, %596 ]
  %604 = icmp ne i32 %603, 0
  %605 = select i1 %573, i1 true, i1 %604
  br i1 %605, label %1193, label %606

606:                                              ; preds = %602
  %607 = fcmp oeq double %571, 0.000000e+00
  br i1 %607, label %612, label %608

608:                                              ; preds = %606
  %609 = tail call double @llvm.pow.f64(double %571, double -1.250000e-01)
  %610 = fmul double %609, 9.000000e-01
  %611 = tail call double @llvm.minnum.f64(double %610, double 1.000000e+01)
  br label %612

612:                                              ; preds = %608, %606
  %613 = phi double [ %611, %608 ], [ 1.000000e+01, %606 ]
  %614 = tail call double @llvm.minnum.f64(double %613, double 1.000000e+00)
  %615 = select i1 %73, double %613, double %614
  %616 = load i32, ptr %22, align 4
  %617 = icmp eq i32 %616, 0
  %618 = load i32, ptr %6, align 8
  br i1 %617, label %628, label %619

619:                                              ; preds = %612
  %620 = load ptr, ptr %16, align 8
  %621 = sext i32 %618 to i64
  %622 = mul nsw i64 %621, 144
  %623 = getelementptr inbounds i8, ptr %620, i64 %622
  %624 = load ptr, ptr %26, align 8
  %625 = sext i32 %616 to i64
  %626 = shl nsw i64 %625, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %624, ptr align 8 %623, i64 %626, i1 false)
  %627 = load i32, ptr %6, align 8
  br label %628

628:                                              ; preds = %619, %612
  %629 = phi i32 [ %618, %612 ], [ %627, %619 ]
  %630 = getelementptr inbounds nuw i8, ptr %47, i64 16
  %631 = sext i32 %629 to i64
  %632 = getelementptr inbounds double, ptr %630, i64 %631
  %633 = icmp sgt i32 %629, 0
  %634 = icmp slt i32 %629, 1
  %635 = zext i32 %629 to i64
  %636 = shl nuw nsw i64 %635, 3
  %637 = mul nsw i64 %51, 136
  %638 = shl nuw nsw i64 %635, 3
  %639 = getelementptr i8, ptr %49, i64 %637
  %640 = getelementptr i8, ptr %639, i64 %638
  %641 = mul nsw i64 %51, 136
  %642 = shl nuw nsw i64 %635, 3
  %643 = getelementptr i8, ptr %49, i64 %641
  %644 = getelementptr i8, ptr %643, i64 %642
  %645 = mul nsw i64 %631, 96
  %646 = shl nsw i64 %631, 3
  %647 = getelementptr i8, ptr %49, i64 %645
  %648 = getelementptr i8, ptr %647, i64 %642
  %649 = icmp ult i32 %629, 4
  %650 = icmp ult ptr %49, %644
  %651 = and i64 %635, 2147483644
  %652 = icmp eq i64 %651, %635
  %653 = and i64 %635, 1
  %654 = icmp eq i64 %653, 0
  %655 = add nsw i64 %635, -1
  %656 = icmp ult i32 %629, 4
  %657 = and i64 %635, 2147483644
  %658 = insertelement <2 x double> poison, double %80, i64 0
  %659 = shufflevector <2 x double> %658, <2 x double> poison, <2 x i32> zeroinitializer
  %660 = icmp eq i64 %657, %635
  %661 = and i64 %635, 1
  %662 = icmp eq i64 %661, 0
  %663 = add nsw i64 %635, -1
  br label %667

664:                                              ; preds = %822
  %665 = add nuw nsw i64 %668, 1
  %666 = icmp eq i64 %665, 3
  br i1 %666, label %829, label %667

667:                                              ; preds = %664, %628
  %668 = phi i64 [ 0, %628 ], [ %665, %664 ]
  %669 = mul i64 %646, %668
  %670 = getelementptr i8, ptr %648, i64 %669
  %671 = load ptr, ptr %20, align 8
  %672 = add nuw nsw i64 %668, 13
  %673 = getelementptr inbounds nuw [16 x double], ptr @A_EXTRA, i64 %668
  br i1 %633, label %677, label %674

674:                                              ; preds = %677, %667
  %675 = icmp ult ptr %54, %670
  %676 = and i1 %675, %650
  br label %715

677:                                              ; preds = %667
  tail call void @llvm.memset.p0.i64(ptr align 8 %54, i8 0, i64 %636, i1 false)
  br label %674

678:                                              ; preds = %775
  br i1 %633, label %679, label %795

679:                                              ; preds = %678
  br i1 %656, label %702, label %680

680:                                              ; preds = %679
  %681 = getelementptr i8, ptr %671, i64 %638
  %682 = icmp ult ptr %54, %681
  %683 = icmp ult ptr %671, %640
  %684 = and i1 %682, %683
  br i1 %684, label %702, label %685

685:                                              ; preds = %680, %685
  %686 = phi i64 [ %699, %685 ], [ 0, %680 ]
  %687 = getelementptr inbounds nuw double, ptr %671, i64 %686
  %688 = getelementptr inbounds nuw i8, ptr %687, i64 16
  %689 = load <2 x double>, ptr %687, align 8
  %690 = load <2 x double>, ptr %688, align 8
  %691 = getelementptr inbounds nuw double, ptr %54, i64 %686
  %692 = getelementptr inbounds nuw i8, ptr %691, i64 16
  %693 = load <2 x double>, ptr %691, align 8
  %694 = load <2 x double>, ptr %692, align 8
  %695 = fmul <2 x double> %659, %693
  %696 = fmul <2 x double> %659, %694
  %697 = fadd <2 x double> %689, %695
  %698 = fadd <2 x double> %690, %696
  store <2 x double> %697, ptr %691, align 8
  store <2 x double> %698, ptr %692, align 8
  %699 = add nuw i64 %686, 4
  %700 = icmp eq i64 %699, %657
  br i1 %700, label %701, label %685

701:                                              ; preds = %685
  br i1 %660, label %795, label %702

702:                                              ; preds = %680, %679, %701
  %703 = phi i64 [ 0, %680 ], [ 0, %679 ], [ %657, %701 ]
  br i1 %662, label %712, label %704

704:                                              ; preds = %702
  %705 = getelementptr inbounds nuw double, ptr %671, i64 %703
  %706 = load double, ptr %705, align 8
  %707 = getelementptr inbounds nuw double, ptr %54, i64 %703
  %708 = load double, ptr %707, align 8
  %709 = fmul double %80, %708
  %710 = fadd double %706, %709
  store double %710, ptr %707, align 8
  %711 = or disjoint i64 %703, 1
  br label %712

712:                                              ; preds = %704, %702
  %713 = phi i64 [ %703, %702 ], [ %711, %704 ]
  %714 = icmp eq i64 %703, %663
  br i1 %714, label %795, label %778

715:                                              ; preds = %674, %775
  %716 = phi i64 [ %776, %775 ], [ 0, %674 ]
  %717 = getelementptr inbounds nuw double, ptr %673, i64 %716
  %718 = load double, ptr %717, align 8
  %719 = mul nsw i64 %716, %631
  %720 = getelementptr inbounds double, ptr %49, i64 %719
  %721 = fcmp oeq double %718, 0.000000e+00
  %722 = or i1 %634, %721
  br i1 %722, label %775, label %723

723:                                              ; preds = %715
  %724 = select i1 %649, i1 true, i1 %676
  br i1 %724, label %745, label %725

725:                                              ; preds = %723
  %726 = insertelement <2 x double> poison, double %718, i64 0
  %727 = shufflevector <2 x double> %726, <2 x double> poison, <2 x i32> zeroinitializer
  br label %728

728:                                              ; preds = %728, %725
  %729 = phi i64 [ 0, %725 ], [ %742, %728 ]
  %730 = getelementptr inbounds nuw double, ptr %720, i64 %729
  %731 = getelementptr inbounds nuw i8, ptr %730, i64 16
  %732 = load <2 x double>, ptr %730, align 8
  %733 = load <2 x double>, ptr %731, align 8
  %734 = fmul <2 x double> %727, %732
  %735 = fmul <2 x double> %727, %733
  %736 = getelementptr inbounds nuw double, ptr %54, i64 %729
  %737 = getelementptr inbounds nuw i8, ptr %736, i64 16
  %738 = load <2 x double>, ptr %736, align 8
  %739 = load <2 x double>, ptr %737, align 8
  %740 = fadd <2 x double> %738, %734
  %741 = fadd <2 x double> %739, %735
  store <2 x double> %740, ptr %736, align 8
  store <2 x double> %741, ptr %737, align 8
  %742 = add nuw i64 %729, 4
  %743 = icmp eq i64 %742, %651
  br i1 %743, label %744, label %728

744:                                              ; preds = %728
  br i1 %652, label %775, label %745

745:                                              ; preds = %723, %744
  %746 = phi i64 [ %651, %744 ], [ 0, %723 ]
  br i1 %654, label %755, label %747

747:                                              ; preds = %745
  %748 = getelementptr inbounds nuw double, ptr %720, i64 %746
  %749 = load double, ptr %748, align 8
  %750 = fmul double %718, %749
  %751 = getelementptr inbounds nuw double, ptr %54, i64 %746
  %752 = load double, ptr %751, align 8
  %753 = fadd double %752, %750
  store double %753, ptr %751, align 8
  %754 = or disjoint i64 %746, 1
  br label %755

755:                                              ; preds = %747, %745
  %756 = phi i64 [ %746, %745 ], [ %754, %747 ]
  %757 = icmp eq i64 %746, %655
  br i1 %757, label %775, label %758

758:                                              ; preds = %755, %758
  %759 = phi i64 [ %773, %758 ], [ %756, %755 ]
  %760 = getelementptr inbounds nuw double, ptr %720, i64 %759
  %761 = load double, ptr %760, align 8
  %762 = fmul double %718, %761
  %763 = getelementptr inbounds nuw double, ptr %54, i64 %759
  %764 = load double, ptr %763, align 8
  %765 = fadd double %764, %762
  store double %765, ptr %763, align 8
  %766 = add nuw nsw i64 %759, 1
  %767 = getelementptr inbounds nuw double, ptr %720, i64 %766
  %768 = load double, ptr %767, align 8
  %769 = fmul double %718, %768
  %770 = getelementptr inbounds nuw double, ptr %54, i64 %766
  %771 = load double, ptr %770, align 8
  %772 = fadd double %771, %769
  store double %772, ptr %770, align 8
  %773 = add nuw nsw i64 %759, 2
  %774 = icmp eq i64 %773, %635
  br i1 %774, label %775, label %758

775:                                              ; preds = %755, %758, %744, %715
  %776 = add nuw nsw i64 %716, 1
  %777 = icmp eq i64 %776, %672
  br i1 %777, label %678, label %715

778:                                              ; preds = %712, %778
  %779 = phi i64 [ %793, %778 ], [ %713, %712 ]
  %780 = getelementptr inbounds nuw double, ptr %671, i64 %779
  %781 = load double, ptr %780, align 8
  %782 = getelementptr inbounds nuw double, ptr %54, i64 %779
  %783 = load double, ptr %782, align 8
  %784 = fmul double %80, %783
  %785 = fadd double %781, %784
  store double %785, ptr %782, align 8
  %786 = add nuw nsw i64 %779, 1
  %787 = getelementptr inbounds nuw double, ptr %671, i64 %786
  %788 = load double, ptr %787, align 8
  %789 = getelementptr inbounds nuw double, ptr %54, i64 %786
  %790 = load double, ptr %789, align 8
  %791 = fmul double %80, %790
  %792 = fadd double %788, %791
  store double %792, ptr %789, align 8
  %793 = add nuw nsw i64 %779, 2
  %794 = icmp eq i64 %793, %635
  br i1 %794, label %795, label %778

795:                                              ; preds = %712, %778, %701, %678
  %796 = load double, ptr %2, align 8
  %797 = getelementptr inbounds nuw double, ptr @C_EXTRA, i64 %668
  %798 = load double, ptr %797, align 8
  %799 = fmul double %80, %798
  %800 = fadd double %796, %799
  %801 = mul nsw i64 %672, %631
  %802 = getelementptr inbounds double, ptr %49, i64 %801
  %803 = load ptr, ptr %16, align 8
  %804 = load i32, ptr %6, align 8
  %805 = sext i32 %804 to i64
  %806 = mul nsw i64 %805, 144
  %807 = getelementptr inbounds i8, ptr %803, i64 %806
  %808 = load double, ptr %21, align 8
  %809 = fcmp olt double %800, %808
  br i1 %809, label %814, label %810

810:                                              ; preds = %795
  %811 = load double, ptr %25, align 8
  %812 = fcmp ogt double %800, %811
  %813 = select i1 %812, double %811, double %800
  br label %814

814:                                              ; preds = %810, %795
  %815 = phi double [ %808, %795 ], [ %813, %810 ]
  %816 = load i32, ptr %22, align 4
  %817 = icmp eq i32 %816, 0
  br i1 %817, label %822, label %818

818:                                              ; preds = %814
  %819 = load ptr, ptr %26, align 8
  %820 = sext i32 %816 to i64
  %821 = shl nsw i64 %820, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %807, ptr align 8 %819, i64 %821, i1 false)
  br label %822

822:                                              ; preds = %818, %814
  %823 = load i64, ptr %23, align 8
  %824 = add nsw i64 %823, 1
  store i64 %824, ptr %23, align 8
  %825 = load ptr, ptr %0, align 8
  %826 = load ptr, ptr %24, align 8
  %827 = tail call i32 %825(double noundef %815, ptr noundef %54, ptr noundef %826, ptr noundef %807, ptr noundef %802) #9
  %828 = icmp eq i32 %827, 0
  br i1 %828, label %664, label %1224

829:                                              ; preds = %664
  %830 = load ptr, ptr %20, align 8
  %831 = shl nsw i64 %631, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %630, ptr align 8 %830, i64 %831, i1 false)
  br i1 %633, label %832, label %930

832:                                              ; preds = %829
  %833 = load ptr, ptr %20, align 8
  %834 = mul nuw nsw i64 %631, 96
  %835 = getelementptr i8, ptr %49, i64 %834
  %836 = shl nuw nsw i64 %631, 4
  %837 = getelementptr i8, ptr %632, i64 %836
  %838 = getelementptr inbounds nuw double, ptr %632, i64 %635
  %839 = icmp ult i32 %629, 14
  br i1 %839, label %928, label %840

840:                                              ; preds = %832
  %841 = ptrtoint ptr %833 to i64
  %842 = shl nuw nsw i64 %635, 3
  %843 = shl nuw nsw i64 %631, 3
  %844 = add i64 %40, %843
  %845 = add i64 %52, %50
  %846 = sub i64 %844, %845
  %847 = icmp ult i64 %846, 16
  %848 = sub i64 %844, %841
  %849 = icmp ult i64 %848, 16
  %850 = or i1 %847, %849
  %851 = add i64 %40, %843
  %852 = sub i64 %851, %50
  %853 = icmp ult i64 %852, 16
  %854 = or i1 %850, %853
  %855 = mul nuw nsw i64 %631, 88
  %856 = add i64 %855, %50
  %857 = sub i64 %40, %856
  %858 = icmp ult i64 %857, 16
  %859 = or i1 %854, %858
  %860 = sub nsw i64 %836, %842
  %861 = icmp ult i64 %860, 16
  %862 = or i1 %859, %861
  %863 = add i64 %40, %843
  %864 = add i64 %863, %842
  %865 = add i64 %52, %50
  %866 = sub i64 %864, %865
  %867 = icmp ult i64 %866, 16
  %868 = or i1 %862, %867
  %869 = sub i64 %864, %841
  %870 = icmp ult i64 %869, 16
  %871 = or i1 %868, %870
  %872 = add i64 %40, %843
  %873 = add i64 %872, %842
  %874 = sub i64 %873, %50
  %875 = icmp ult i64 %874, 16
  %876 = or i1 %871, %875
  %877 = add i64 %40, %842
  %878 = add i64 %855, %50
  %879 = sub i64 %877, %878
  %880 = icmp ult i64 %879, 16
  %881 = or i1 %876, %880
  %882 = mul nuw nsw i64 %631, 24
  %883 = add i64 %40, %882
  %884 = add i64 %52, %50
  %885 = sub i64 %883, %884
  %886 = icmp ult i64 %885, 16
  %887 = or i1 %881, %886
  %888 = sub i64 %883, %841
  %889 = icmp ult i64 %888, 16
  %890 = or i1 %887, %889
  %891 = add i64 %40, %882
  %892 = sub i64 %891, %50
  %893 = icmp ult i64 %892, 16
  %894 = or i1 %890, %893
  %895 = sub i64 %40, %50
  %896 = mul nsw i64 %631, -72
  %897 = add i64 %896, %895
  %898 = icmp ult i64 %897, 16
  %899 = or i1 %894, %898
  br i1 %899, label %928, label %900

900:                                              ; preds = %840
  %901 = and i64 %635, 2147483646
  %902 = insertelement <2 x double> poison, double %80, i64 0
  %903 = shufflevector <2 x double> %902, <2 x double> poison, <2 x i32> zeroinitializer
  br label %904

904:                                              ; preds = %904, %900
  %905 = phi i64 [ 0, %900 ], [ %924, %904 ]
  %906 = getelementptr inbounds nuw double, ptr %53, i64 %905
  %907 = load <2 x double>, ptr %906, align 8
  %908 = getelementptr inbounds nuw double, ptr %833, i64 %905
  %909 = load <2 x double>, ptr %908, align 8
  %910 = fsub <2 x double> %907, %909
  %911 = getelementptr inbounds nuw double, ptr %49, i64 %905
  %912 = load <2 x double>, ptr %911, align 8
  %913 = fmul <2 x double> %903, %912
  %914 = getelementptr double, ptr %835, i64 %905
  %915 = load <2 x double>, ptr %914, align 8
  %916 = fmul <2 x double> %903, %915
  %917 = getelementptr inbounds nuw double, ptr %632, i64 %905
  store <2 x double> %910, ptr %917, align 8
  %918 = fsub <2 x double> %913, %910
  %919 = getelementptr inbounds nuw double, ptr %838, i64 %905
  store <2 x double> %918, ptr %919, align 8
  %920 = fmul <2 x double> %910, splat (double 2.000000e+00)
  %921 = fadd <2 x double> %913, %916
  %922 = fsub <2 x double> %920, %921
  %923 = getelementptr double, ptr %837, i64 %905
  store <2 x double> %922, ptr %923, align 8
  %924 = add nuw i64 %905, 2
  %925 = icmp eq i64 %924, %901
  br i1 %925, label %926, label %904

926:                                              ; preds = %904
  %927 = icmp eq i64 %901, %635
  br i1 %927, label %930, label %928

928:                                              ; preds = %840, %832, %926
  %929 = phi i64 [ 0, %840 ], [ 0, %832 ], [ %901, %926 ]
  br label %970

930:                                              ; preds = %970, %926, %829
  %931 = phi i64 [ 0, %829 ], [ %834, %926 ], [ %834, %970 ]
  %932 = mul nsw i64 %631, 40
  %933 = mul nsw i64 %631, 48
  %934 = mul nsw i64 %631, 56
  %935 = shl nuw nsw i64 %631, 6
  %936 = mul nsw i64 %631, 72
  %937 = mul nsw i64 %631, 80
  %938 = mul nsw i64 %631, 88
  %939 = mul nuw nsw i64 %631, 104
  %940 = mul nuw nsw i64 %631, 112
  %941 = mul nuw nsw i64 %631, 120
  %942 = sub i64 %42, %50
  %943 = sub i64 %942, %938
  %944 = shl nsw i64 %631, 3
  %945 = sub i64 %942, %937
  %946 = sub i64 %942, %936
  %947 = shl nsw i64 %631, 5
  %948 = add i64 %42, %947
  %949 = add i64 %931, %50
  %950 = sub i64 %948, %949
  %951 = sub i64 %42, %50
  %952 = sub i64 %951, %934
  %953 = sub i64 %951, %933
  %954 = sub i64 %951, %932
  %955 = sub i64 %951, %947
  %956 = mul nsw i64 %631, -24
  %957 = add i64 %956, %951
  %958 = sub i64 %42, %50
  %959 = shl nsw i64 %631, 4
  %960 = sub i64 %958, %959
  %961 = shl nsw i64 %631, 3
  %962 = sub i64 %958, %961
  %963 = add i64 %42, %947
  %964 = sub i64 %963, %50
  %965 = icmp eq i32 %629, 1
  %966 = and i64 %635, 2147483646
  %967 = insertelement <2 x double> poison, double %80, i64 0
  %968 = shufflevector <2 x double> %967, <2 x double> poison, <2 x i32> zeroinitializer
  %969 = icmp eq i64 %966, %635
  br label %992

970:                                              ; preds = %928, %970
  %971 = phi i64 [ %990, %970 ], [ %929, %928 ]
  %972 = getelementptr inbounds nuw double, ptr %53, i64 %971
  %973 = load double, ptr %972, align 8
  %974 = getelementptr inbounds nuw double, ptr %833, i64 %971
  %975 = load double, ptr %974, align 8
  %976 = fsub double %973, %975
  %977 = getelementptr inbounds nuw double, ptr %49, i64 %971
  %978 = load double, ptr %977, align 8
  %979 = fmul double %80, %978
  %980 = getelementptr double, ptr %835, i64 %971
  %981 = load double, ptr %980, align 8
  %982 = fmul double %80, %981
  %983 = getelementptr inbounds nuw double, ptr %632, i64 %971
  store double %976, ptr %983, align 8
  %984 = fsub double %979, %976
  %985 = getelementptr inbounds nuw double, ptr %838, i64 %971
  store double %984, ptr %985, align 8
  %986 = fmul double %976, 2.000000e+00
  %987 = fadd double %979, %982
  %988 = fsub double %986, %987
  %989 = getelementptr double, ptr %837, i64 %971
  store double %988, ptr %989, align 8
  %990 = add nuw nsw i64 %971, 1
  %991 = icmp eq i64 %990, %635
  br i1 %991, label %930, label %970

992:                                              ; preds = %1190, %930
  %993 = phi i64 [ 0, %930 ], [ %1191, %1190 ]
  %994 = mul i64 %944, %993
  %995 = add i64 %943, %994
  %996 = add i64 %945, %994
  %997 = add i64 %946, %994
  %998 = add i64 %950, %994
  %999 = add i64 %952, %994
  %1000 = add i64 %953, %994
  %1001 = add i64 %954, %994
  %1002 = add i64 %955, %994
  %1003 = add i64 %957, %994
  %1004 = add i64 %960, %994
  %1005 = add i64 %962, %994
  %1006 = add i64 %964, %994
  br i1 %633, label %1007, label %1190

1007:                                             ; preds = %992
  %1008 = getelementptr inbounds nuw [16 x double], ptr @D, i64 %993
  %1009 = add nuw nsw i64 %993, 3
  %1010 = mul nuw nsw i64 %1009, %631
  %1011 = getelementptr double, ptr %632, i64 %1010
  %1012 = load double, ptr %1008, align 16
  %1013 = getelementptr inbounds nuw i8, ptr %1008, i64 40
  %1014 = load double, ptr %1013, align 8
  %1015 = getelementptr inbounds nuw i8, ptr %1008, i64 48
  %1016 = load <2 x double>, ptr %1015, align 16
  %1017 = getelementptr inbounds nuw i8, ptr %1008, i64 64
  %1018 = load <2 x double>, ptr %1017, align 16
  %1019 = getelementptr inbounds nuw i8, ptr %1008, i64 80
  %1020 = load <2 x double>, ptr %1019, align 16
  %1021 = getelementptr inbounds nuw i8, ptr %1008, i64 96
  %1022 = load <2 x double>, ptr %1021, align 16
  %1023 = getelementptr inbounds nuw i8, ptr %1008, i64 112
  %1024 = load <2 x double>, ptr %1023, align 16
  br i1 %965, label %1119, label %1025

1025:                                             ; preds = %1007
  %1026 = icmp ult i64 %995, 16
  %1027 = icmp ult i64 %996, 16
  %1028 = or i1 %1026, %1027
  %1029 = icmp ult i64 %997, 16
  %1030 = or i1 %1028, %1029
  %1031 = icmp ult i64 %998, 16
  %1032 = or i1 %1030, %1031
  %1033 = icmp ult i64 %999, 16
  %1034 = or i1 %1032, %1033
  %1035 = icmp ult i64 %1000, 16
  %1036 = or i1 %1034, %1035
  %1037 = icmp ult i64 %1001, 16
  %1038 = or i1 %1036, %1037
  %1039 = icmp ult i64 %1002, 16
  %1040 = or i1 %1038, %1039
  %1041 = icmp ult i64 %1003, 16
  %1042 = or i1 %1040, %1041
  %1043 = icmp ult i64 %1004, 16
  %1044 = or i1 %1042, %1043
  %1045 = icmp ult i64 %1005, 16
  %1046 = or i1 %1044, %1045
  %1047 = icmp ult i64 %1006, 16
  %1048 = or i1 %1046, %1047
  br i1 %1048, label %1119, label %1049

1049:                                             ; preds = %1025
  %1050 = insertelement <2 x double> poison, double %1012, i64 0
  %1051 = shufflevector <2 x double> %1050, <2 x double> poison, <2 x i32> zeroinitializer
  %1052 = insertelement <2 x double> poison, double %1014, i64 0
  %1053 = shufflevector <2 x double> %1052, <2 x double> poison, <2 x i32> zeroinitializer
  %1054 = shufflevector <2 x double> %1016, <2 x double> poison, <2 x i32> zeroinitializer
  %1055 = shufflevector <2 x double> %1016, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %1056 = shufflevector <2 x double> %1018, <2 x double> poison, <2 x i32> zeroinitializer
  %1057 = shufflevector <2 x double> %1018, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %1058 = shufflevector <2 x double> %1020, <2 x double> poison, <2 x i32> zeroinitializer
  %1059 = shufflevector <2 x double> %1020, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %1060 = shufflevector <2 x double> %1022, <2 x double> poison, <2 x i32> zeroinitializer
  %1061 = shufflevector <2 x double> %1022, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %1062 = shufflevector <2 x double> %1024, <2 x double> poison, <2 x i32> zeroinitializer
  %1063 = shufflevector <2 x double> %1024, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  br label %1064

1064:                                             ; preds = %1064, %1049
  %1065 = phi i64 [ 0, %1049 ], [ %1116, %1064 ]
  %1066 = getelementptr double, ptr %49, i64 %1065
  %1067 = load <2 x double>, ptr %1066, align 8
  %1068 = fmul <2 x double> %1051, %1067
  %1069 = fadd <2 x double> %1068, zeroinitializer
  %1070 = getelementptr i8, ptr %1066, i64 %932
  %1071 = load <2 x double>, ptr %1070, align 8
  %1072 = fmul <2 x double> %1053, %1071
  %1073 = fadd <2 x double> %1069, %1072
  %1074 = getelementptr i8, ptr %1066, i64 %933
  %1075 = load <2 x double>, ptr %1074, align 8
  %1076 = fmul <2 x double> %1054, %1075
  %1077 = fadd <2 x double> %1073, %1076
  %1078 = getelementptr i8, ptr %1066, i64 %934
  %1079 = load <2 x double>, ptr %1078, align 8
  %1080 = fmul <2 x double> %1055, %1079
  %1081 = fadd <2 x double> %1077, %1080
  %1082 = getelementptr i8, ptr %1066, i64 %935
  %1083 = load <2 x double>, ptr %1082, align 8
  %1084 = fmul <2 x double> %1056, %1083
  %1085 = fadd <2 x double> %1081, %1084
  %1086 = getelementptr i8, ptr %1066, i64 %936
  %1087 = load <2 x double>, ptr %1086, align 8
  %1088 = fmul <2 x double> %1057, %1087
  %1089 = fadd <2 x double> %1085, %1088
  %1090 = getelementptr i8, ptr %1066, i64 %937
  %1091 = load <2 x double>, ptr %1090, align 8
  %1092 = fmul <2 x double> %1058, %1091
  %1093 = fadd <2 x double> %1089, %1092
  %1094 = getelementptr i8, ptr %1066, i64 %938
  %1095 = load <2 x double>, ptr %1094, align 8
  %1096 = fmul <2 x double> %1059, %1095
  %1097 = fadd <2 x double> %1093, %1096
  %1098 = getelementptr i8, ptr %1066, i64 %931
  %1099 = load <2 x double>, ptr %1098, align 8
  %1100 = fmul <2 x double> %1060, %1099
  %1101 = fadd <2 x double> %1097, %1100
  %1102 = getelementptr i8, ptr %1066, i64 %939
  %1103 = load <2 x double>, ptr %1102, align 8
  %1104 = fmul <2 x double> %1061, %1103
  %1105 = fadd <2 x double> %1101, %1104
  %1106 = getelementptr i8, ptr %1066, i64 %940
  %1107 = load <2 x double>, ptr %1106, align 8
  %1108 = fmul <2 x double> %1062, %1107
  %1109 = fadd <2 x double> %1105, %1108
  %1110 = getelementptr i8, ptr %1066, i64 %941
  %1111 = load <2 x double>, ptr %1110, align 8
  %1112 = fmul <2 x double> %1063, %1111
  %1113 = fadd <2 x double> %1109, %1112
  %1114 = fmul <2 x double> %968, %1113
  %1115 = getelementptr double, ptr %1011, i64 %1065
  store <2 x double> %1114, ptr %1115, align 8
  %1116 = add nuw i64 %1065, 2
  %1117 = icmp eq i64 %1116, %966
  br i1 %1117, label %1118, label %1064

1118:                                             ; preds = %1064
  br i1 %969, label %1190, label %1119

1119:                                             ; preds = %1025, %1007, %1118
  %1120 = phi i64 [ 0, %1025 ], [ 0, %1007 ], [ %966, %1118 ]
  br label %1121

1121:                                             ; preds = %1119, %1121
  %1122 = phi i64 [ %1188, %1121 ], [ %1120, %1119 ]
  %1123 = getelementptr double, ptr %49, i64 %1122
  %1124 = load double, ptr %1123, align 8
  %1125 = fmul double %1012, %1124
  %1126 = fadd double %1125, 0.000000e+00
  %1127 = getelementptr i8, ptr %1123, i64 %932
  %1128 = load double, ptr %1127, align 8
  %1129 = fmul double %1014, %1128
  %1130 = fadd double %1126, %1129
  %1131 = getelementptr i8, ptr %1123, i64 %933
  %1132 = load double, ptr %1131, align 8
  %1133 = getelementptr i8, ptr %1123, i64 %934
  %1134 = load double, ptr %1133, align 8
  %1135 = insertelement <2 x double> poison, double %1132, i64 0
  %1136 = insertelement <2 x double> %1135, double %1134, i64 1
  %1137 = fmul <2 x double> %1016, %1136
  %1138 = extractelement <2 x double> %1137, i64 0
  %1139 = fadd double %1130, %1138
  %1140 = extractelement <2 x double> %1137, i64 1
  %1141 = fadd double %1139, %1140
  %1142 = getelementptr i8, ptr %1123, i64 %935
  %1143 = load double, ptr %1142, align 8
  %1144 = getelementptr i8, ptr %1123, i64 %936
  %1145 = load double, ptr %1144, align 8
  %1146 = insertelement <2 x double> poison, double %1143, i64 0
  %1147 = insertelement <2 x double> %1146, double %1145, i64 1
  %1148 = fmul <2 x double> %1018, %1147
  %1149 = extractelement <2 x double> %1148, i64 0
  %1150 = fadd double %1141, %1149
  %1151 = extractelement <2 x double> %1148, i64 1
  %1152 = fadd double %1150, %1151
  %1153 = getelementptr i8, ptr %1123, i64 %937
  %1154 = load double, ptr %1153, align 8
  %1155 = getelementptr i8, ptr %1123, i64 %938
  %1156 = load double, ptr %1155, align 8
  %1157 = insertelement <2 x double> poison, double %1154, i64 0
  %1158 = insertelement <2 x double> %1157, double %1156, i64 1
  %1159 = fmul <2 x double> %1020, %1158
  %1160 = extractelement <2 x double> %1159, i64 0
  %1161 = fadd double %1152, %1160
  %1162 = extractelement <2 x double> %1159, i64 1
  %1163 = fadd double %1161, %1162
  %1164 = getelementptr i8, ptr %1123, i64 %931
  %1165 = load double, ptr %1164, align 8
  %1166 = getelementptr i8, ptr %1123, i64 %939
  %1167 = load double, ptr %1166, align 8
  %1168 = insertelement <2 x double> poison, double %1165, i64 0
  %1169 = insertelement <2 x double> %1168, double %1167, i64 1
  %1170 = fmul <2 x double> %1022, %1169
  %1171 = extractelement <2 x double> %1170, i64 0
  %1172 = fadd double %1163, %1171
  %1173 = extractelement <2 x double> %1170, i64 1
  %1174 = fadd double %1172, %1173
  %1175 = getelementptr i8, ptr %1123, i64 %940
  %1176 = load double, ptr %1175, align 8
  %1177 = getelementptr i8, ptr %1123, i64 %941
  %1178 = load double, ptr %1177, align 8
  %1179 = insertelement <2 x double> poison, double %1176, i64 0
  %1180 = insertelement <2 x double> %1179, double %1178, i64 1
  %1181 = fmul <2 x double> %1024, %1180
  %1182 = extractelement <2 x double> %1181, i64 0
  %1183 = fadd double %1174, %1182
  %1184 = extractelement <2 x double> %1181, i64 1
  %1185 = fadd double %1183, %1184
  %1186 = fmul double %80, %1185
  %1187 = getelementptr double, ptr %1011, i64 %1122
  store double %1186, ptr %1187, align 8
  %1188 = add nuw nsw i64 %1122, 1
  %1189 = icmp eq i64 %1188, %635
  br i1 %1189, label %1190, label %1121

1190:                                             ; preds = %1121, %1118, %992
  %1191 = add nuw nsw i64 %993, 1
  %1192 = icmp eq i64 %1191, 4
  br i1 %1192, label %1207, label %992

1193:                                             ; preds = %602
  %1194 = icmp eq i32 %603, 0
  %1195 = fcmp oge double %571, 1.000000e+00
  %1196 = and i1 %1195, %1194
  br i1 %1196, label %1197, label %1201

1197:                                             ; preds = %1193
  %1198 = tail call double @llvm.pow.f64(double %571, double -1.250000e-01)
  %1199 = fmul double %1198, 9.000000e-01
  %1200 = tail call double @llvm.maxnum.f64(double %1199, double 2.000000e-01)
  br label %1201

1201:                                             ; preds = %269, %1197, %1193
  %1202 = phi double [ %1200, %1197 ], [ 2.000000e-01, %1193 ], [ 2.000000e-01, %269 ]
  %1203 = fmul double %80, %1202
  %1204 = load i64, ptr %29, align 8
  %1205 = add nsw i64 %1204, 1
  store i64 %1205, ptr %29, align 8
  %1206 = fcmp ult double %1203, %58
  br i1 %1206, label %1224, label %72

1207:                                             ; preds = %1190
  %1208 = load double, ptr %2, align 8
  store double %1208, ptr %47, align 8
  %1209 = getelementptr inbounds nuw i8, ptr %47, i64 8
  store double %79, ptr %1209, align 8
  %1210 = load ptr, ptr %20, align 8
  %1211 = shl nsw i64 %51, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1210, ptr align 8 %53, i64 %1211, i1 false)
  %1212 = load ptr, ptr %19, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1212, ptr align 8 %67, i64 %1211, i1 false)
  store double %79, ptr %2, align 8
  %1213 = fmul double %80, %615
  store double %1213, ptr %17, align 8
  %1214 = load i64, ptr %30, align 8
  %1215 = add nsw i64 %1214, 1
  store i64 %1215, ptr %30, align 8
  %1216 = add nuw nsw i64 %38, 1
  %1217 = icmp eq i64 %1216, %3
  br i1 %1217, label %1218, label %36

1218:                                             ; preds = %36, %1207, %5
  %1219 = phi double [ %12, %5 ], [ %37, %36 ], [ %79, %1207 ]
  %1220 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %1221 = load double, ptr %1220, align 8
  %1222 = fcmp olt double %1219, %1221
  %1223 = zext i1 %1222 to i32
  br label %1224

1224:                                             ; preds = %45, %1201, %822, %1218
  %1225 = phi i32 [ %1223, %1218 ], [ 2, %822 ], [ 2, %1201 ], [ 2, %45 ]
  ret i32 %1225
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local void @dop853_states(i32 noundef %0, i64 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, i64 noundef %4, ptr noundef readonly captures(none) %5, ptr noundef writeonly captures(none) %6) local_unnamed_addr #2 {
  %8 = icmp sgt i64 %4, 0
  br i1 %8, label %9, label %183

9:                                                ; preds = %7
  %10 = ptrtoint ptr %6 to i64
  %11 = sext i32 %0 to i64
  %12 = icmp sgt i32 %0, 0
  %13 = zext i32 %0 to i64
  %14 = mul nsw i64 %11, 48
  %15 = mul nsw i64 %11, 40
  %16 = shl nsw i64 %11, 5
  %17 = mul nsw i64 %11, 24
  %18 = shl nsw i64 %11, 4
  %19 = add i64 %10, -16
  %20 = shl nsw i64 %11, 3
  %21 = shl nsw i64 %11, 3
  %22 = add i64 %10, -16
  %23 = mul nsw i64 %11, -56
  %24 = add i64 %23, %22
  %25 = icmp ult i32 %0, 4
  %26 = and i64 %13, 2147483646
  %27 = icmp eq i64 %26, %13
  br label %28

28:                                               ; preds = %9, %180
  %29 = phi i64 [ 0, %9 ], [ %48, %180 ]
  %30 = phi i64 [ 0, %9 ], [ %181, %180 ]
  %31 = mul i64 %20, %30
  %32 = add i64 %19, %31
  %33 = add i64 %24, %31
  %34 = getelementptr inbounds nuw double, ptr %5, i64 %30
  %35 = add nsw i64 %29, 1
  %36 = tail call i64 @llvm.smax.i64(i64 %1, i64 %35)
  %37 = add nsw i64 %36, -1
  %38 = load double, ptr %34, align 8
  br label %39

39:                                               ; preds = %28, %42
  %40 = phi i64 [ %43, %42 ], [ %29, %28 ]
  %41 = icmp eq i64 %40, %37
  br i1 %41, label %47, label %42

42:                                               ; preds = %39
  %43 = add nsw i64 %40, 1
  %44 = getelementptr inbounds double, ptr %3, i64 %40
  %45 = load double, ptr %44, align 8
  %46 = fcmp ogt double %38, %45
  br i1 %46, label %39, label %47

47:                                               ; preds = %39, %42
  %48 = phi i64 [ %37, %39 ], [ %40, %42 ]
  %49 = getelementptr inbounds ptr, ptr %2, i64 %48
  %50 = load ptr, ptr %49, align 8
  %51 = ptrtoint ptr %50 to i64
  %52 = getelementptr inbounds nuw i8, ptr %50, i64 16
  %53 = getelementptr inbounds double, ptr %52, i64 %11
  %54 = load double, ptr %50, align 8
  %55 = fsub double %38, %54
  %56 = getelementptr inbounds nuw i8, ptr %50, i64 8
  %57 = load double, ptr %56, align 8
  %58 = fsub double %57, %54
  %59 = fdiv double %55, %58
  br i1 %12, label %60, label %180

60:                                               ; preds = %47
  %61 = fsub double 1.000000e+00, %59
  %62 = mul nuw nsw i64 %30, %11
  %63 = getelementptr double, ptr %6, i64 %62
  br i1 %25, label %142, label %64

64:                                               ; preds = %60
  %65 = sub i64 %32, %51
  %66 = icmp ult i64 %65, 16
  %67 = add i64 %19, %31
  %68 = add i64 %21, %51
  %69 = sub i64 %67, %68
  %70 = icmp ult i64 %69, 16
  %71 = or i1 %66, %70
  %72 = add i64 %19, %31
  %73 = add i64 %18, %51
  %74 = sub i64 %72, %73
  %75 = icmp ult i64 %74, 16
  %76 = or i1 %71, %75
  %77 = add i64 %19, %31
  %78 = add i64 %17, %51
  %79 = sub i64 %77, %78
  %80 = icmp ult i64 %79, 16
  %81 = or i1 %76, %80
  %82 = add i64 %19, %31
  %83 = add i64 %16, %51
  %84 = sub i64 %82, %83
  %85 = icmp ult i64 %84, 16
  %86 = or i1 %81, %85
  %87 = add i64 %22, %31
  %88 = add i64 %15, %51
  %89 = sub i64 %87, %88
  %90 = icmp ult i64 %89, 16
  %91 = or i1 %86, %90
  %92 = add i64 %22, %31
  %93 = add i64 %14, %51
  %94 = sub i64 %92, %93
  %95 = icmp ult i64 %94, 16
  %96 = or i1 %91, %95
  %97 = sub i64 %33, %51
  %98 = icmp ult i64 %97, 16
  %99 = or i1 %96, %98
  br i1 %99, label %142, label %100

100:                                              ; preds = %64
  %101 = insertelement <2 x double> poison, double %61, i64 0
  %102 = shufflevector <2 x double> %101, <2 x double> poison, <2 x i32> zeroinitializer
  %103 = insertelement <2 x double> poison, double %59, i64 0
  %104 = shufflevector <2 x double> %103, <2 x double> poison, <2 x i32> zeroinitializer
  br label %105

105:                                              ; preds = %105, %100
  %106 = phi i64 [ 0, %100 ], [ %139, %105 ]
  %107 = getelementptr double, ptr %53, i64 %106
  %108 = getelementptr i8, ptr %107, i64 %14
  %109 = load <2 x double>, ptr %108, align 8
  %110 = fadd <2 x double> %109, zeroinitializer
  %111 = fmul <2 x double> %104, %110
  %112 = getelementptr i8, ptr %107, i64 %15
  %113 = load <2 x double>, ptr %112, align 8
  %114 = fadd <2 x double> %111, %113
  %115 = fmul <2 x double> %102, %114
  %116 = getelementptr i8, ptr %107, i64 %16
  %117 = load <2 x double>, ptr %116, align 8
  %118 = fadd <2 x double> %115, %117
  %119 = fmul <2 x double> %104, %118
  %120 = getelementptr i8, ptr %107, i64 %17
  %121 = load <2 x double>, ptr %120, align 8
  %122 = fadd <2 x double> %119, %121
  %123 = fmul <2 x double> %102, %122
  %124 = getelementptr i8, ptr %107, i64 %18
  %125 = load <2 x double>, ptr %124, align 8
  %126 = fadd <2 x double> %123, %125
  %127 = fmul <2 x double> %104, %126
  %128 = getelementptr double, ptr %107, i64 %11
  %129 = load <2 x double>, ptr %128, align 8
  %130 = fadd <2 x double> %127, %129
  %131 = fmul <2 x double> %102, %130
  %132 = load <2 x double>, ptr %107, align 8
  %133 = fadd <2 x double> %131, %132
  %134 = fmul <2 x double> %104, %133
  %135 = getelementptr inbounds nuw double, ptr %52, i64 %106
  %136 = load <2 x double>, ptr %135, align 8
  %137 = fadd <2 x double> %134, %136
  %138 = getelementptr double, ptr %63, i64 %106
  store <2 x double> %137, ptr %138, align 8
  %139 = add nuw i64 %106, 2
  %140 = icmp eq i64 %139, %26
  br i1 %140, label %141, label %105

141:                                              ; preds = %105
  br i1 %27, label %180, label %142

142:                                              ; preds = %64, %60, %141
  %143 = phi i64 [ 0, %64 ], [ 0, %60 ], [ %26, %141 ]
  br label %144

144:                                              ; preds = %142, %144
  %145 = phi i64 [ %178, %144 ], [ %143, %142 ]
  %146 = getelementptr double, ptr %53, i64 %145
  %147 = getelementptr i8, ptr %146, i64 %14
  %148 = load double, ptr %147, align 8
  %149 = fadd double %148, 0.000000e+00
  %150 = fmul double %59, %149
  %151 = getelementptr i8, ptr %146, i64 %15
  %152 = load double, ptr %151, align 8
  %153 = fadd double %150, %152
  %154 = fmul double %61, %153
  %155 = getelementptr i8, ptr %146, i64 %16
  %156 = load double, ptr %155, align 8
  %157 = fadd double %154, %156
  %158 = fmul double %59, %157
  %159 = getelementptr i8, ptr %146, i64 %17
  %160 = load double, ptr %159, align 8
  %161 = fadd double %158, %160
  %162 = fmul double %61, %161
  %163 = getelementptr i8, ptr %146, i64 %18
  %164 = load double, ptr %163, align 8
  %165 = fadd double %162, %164
  %166 = fmul double %59, %165
  %167 = getelementptr double, ptr %146, i64 %11
  %168 = load double, ptr %167, align 8
  %169 = fadd double %166, %168
  %170 = fmul double %61, %169
  %171 = load double, ptr %146, align 8
  %172 = fadd double %170, %171
  %173 = fmul double %59, %172
  %174 = getelementptr inbounds nuw double, ptr %52, i64 %145
  %175 = load double, ptr %174, align 8
  %176 = fadd double %173, %175
  %177 = getelementptr double, ptr %63, i64 %145
  store double %176, ptr %177, align 8
  %178 = add nuw nsw i64 %145, 1
  %179 = icmp eq i64 %178, %13
  br i1 %179, label %180, label %144

180:                                              ; preds = %144, %141, %47
  %181 = add nuw nsw i64 %30, 1
  %182 = icmp eq i64 %181, %4
  br i1 %182, label %183, label %28

183:                                              ; preds = %180, %7
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maxnum.f64(double, double) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.pow.f64(double, double) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.minnum.f64(double, double) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare dso_local double @nextafter(double noundef, double noundef) local_unnamed_addr #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.sqrt.v2f64(<2 x double>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #8

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" }
attributes #1 = { nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" }
attributes #2 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #9 = { nounwind }
attributes #10 = { nounwind willreturn memory(none) }
