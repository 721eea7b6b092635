; fc0cb9190b07d1cf2775640a3393afcbaef4704855bd4848fac8c2e398831dce made by .ci/translate: do not edit.
@C = internal unnamed_addr constant [12 x double] [double 0.000000e+00, double 0x3FAAEE6838DAE63A, double 0x3FB432CE2AA42CAC, double 0x3FBE4C353FF64302, double 0x3FD2068C499C08D9, double 0x3FD5555555555555, double 2.500000e-01, double 0x3FD3B13B13B13B14, double 0x3FE4D74D74D74D75, double 6.000000e-01, double 0x3FEB6DB6DB6DB6DB, double 1.000000e+00], align 16
@B = internal unnamed_addr constant [12 x double] [double 0x3FABCC6368D1177C, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x4011CD1ED2AD5AE2, double 0x3FFE43A845D5AB9F, double 0xC017346ECF96AF43, double 0x3FD3EA1DF2F0EB98, double 0xBFC37A028F43B002, double 0x3FC9C657697FE72D, double 0x3FA6E44F50AB6BC2], align 16
@A = internal unnamed_addr constant <{ [12 x double], <{ double, [11 x double] }>, <{ double, double, [10 x double] }>, <{ double, double, double, [9 x double] }>, <{ double, double, double, double, [8 x double] }>, [12 x double], [12 x double], [12 x double], [12 x double], [12 x double], [12 x double], [12 x double] }> <{ [12 x double] zeroinitializer, <{ double, [11 x double] }> <{ double 0x3FAAEE6838DAE63A, [11 x double] zeroinitializer }>, <{ double, double, [10 x double] }> <{ double 0x3F9432CE2AA42CAC, double 0x3FAE4C353FF64302, [10 x double] zeroinitializer }>, <{ double, double, double, [9 x double] }> <{ double 0x3F9E4C353FF64302, double 0.000000e+00, double 0x3FB6B927EFF8B241, [9 x double] zeroinitializer }>, <{ double, double, double, double, [8 x double] }> <{ double 0x3FCEE50D7ECDE9FA, double 0.000000e+00, double 0xBFEC4E3AB5AD1507, double 0x3FED983D7AC79EF5, [8 x double] zeroinitializer }>, [12 x double] [double 0x3FA2F684BDA12F68, double 0.000000e+00, double 0.000000e+00, double 0x3FC5DDB63BDB6D36, double 0x3FC00F533F66F19A, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [12 x double] [double 0x3FA3000000000000, double 0.000000e+00, double 0.000000e+00, double 0x3FC5CAD30F3347ED, double 0x3FAED4B3C332E04D, double 0xBF92000000000000, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [12 x double] [double 0x3FA2FDB8FEE78792, double 0.000000e+00, double 0.000000e+00, double 0x3FC5CF23F6595D72, double 0x3FBB758640DEA698, double 0xBF8F5FCC20FCD32F, double 0x3F80F1D92EFB0B71, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [12 x double] [double 0x3FE3F8B78B985813, double 0.000000e+00, double 0.000000e+00, double 0xC00AE31BACC6BC8A, double 0xBFEBC873F08E11F9, double 0x403B9793D88D1855, double 0x40342770F892AD69, double 0xC045BEB4865C42F9, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [12 x double] [double 0x3FDE9205E321B655, double 0.000000e+00, double 0.000000e+00, double 0xC003E7A8A34BD27F, double 0xBFE2E3A9968C93C8, double 0x40353AE4A6D655EE, double 0x402E8EF7B5F258B8, double 0xC040A4E418D711B9, double 0xBF94D1B3D9B4A876, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [12 x double] [double 0xBFEDFD121F1D399B, double 0.000000e+00, double 0.000000e+00, double 0x4014BED869FB0B9D, double 0x3FF1768702792EA9, double 0xC0204CB0E2110C1C, double 0xC032852305E975A8, double 0x4036BD4F06CB863A, double 0x4003F2E777CF109D, double 0xC0085FC60D2B572C, double 0.000000e+00, double 0.000000e+00], [12 x double] [double 0x40022FBD3B09FCDC, double 0.000000e+00, double 0.000000e+00, double 0xC02511A963CAFE55, double 0xC00001C935AC72AC, double 0xC031F57C8EFF3006, double 0x403BF2EA18B58A01, double 0xC006DF3A7D1CEC13, double 0xC021BEE71A9F33A9, double 0x4028B89C42C81861, double 0x3FE496AC6253E202, double 0.000000e+00] }>, align 16
@A_EXTRA = internal unnamed_addr constant [3 x [16 x double]] [[16 x double] [double 0x3FACC1FCA2CEB148, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3FD03958F21A35B8, double 0xBFCF84C2C277C23E, double 0xBFBFCB02555C9DEF, double 0x3FC39F10CE2D1913, double 0x3F80CBB69B38652C, double 0x3F7EFF840F396BA9, double -8.298000e-03, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0x3FA04CA1897BDB63, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3F9CFAE9E5F59F45, double 0x3FAB69DB017C8CF9, double 0xBFAC1EF72FC69469, double 0.000000e+00, double 0.000000e+00, double 0xBF1C6710EEF6E153, double 0x3F39127A52D32320, double 0xBF36500E13E7149B, double 0x3FC21686B20CD989, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0xBFDB7309792B6015, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC012CA5D44AFDC9A, double 0x401EBBD2C419EDA3, double 0x401046A54457171C, double 0x3FD6D49E44EDBA44, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xBF56EBEEC24871D4, double 0x40079482A23F1996, double 0xC0224D4A6DCA2222, double 0.000000e+00]], align 16
@C_EXTRA = internal unnamed_addr constant [3 x double] [double 1.000000e-01, double 2.000000e-01, double 0x3FE8E38E38E38E39], align 16
@D = internal unnamed_addr constant [4 x [16 x double]] [[16 x double] [double 0xC020DB9DCC37C81B, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3FE2228765F0A2EB, double 0xC0088D35A1175376, double 0x400313CCA2E462EC, double 0x4000EFAFD3C0D1BD, double 0xBFEBE2709A4AC0D3, double 0x4001EC6A759DA28B, double 0x3FE435E4B2F53319, double 0xBFB6C81218B7F07C, double 0x40322604753358B4, double 0xC02263A6DB60DFA1, double 0xC011BE8052A2581D], [16 x double] [double 0x4024DAE269AD44FC, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x406E49125D57ED67, double 0x4064A66A19B8434B, double 0xC07768BF81E14E35, double 0xC0361D194558CFFB, double 0x401EEF08F933A023, double 0xC03EAC90D122C30D, double 0xC022AA0D032A0ACD, double 0x402F64FC65250F7C, double 0xC03F23AFEDECFD53, double 0xC022B4B2806665CA, double 0x4041E88E43070A10], [16 x double] [double 0x4033FC2C7303381F, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC0783098D10F2521, double 0xC067A5B34EDF4D39, double 0x40807E771C2C6A0C, double 0xC02725D68DC06F96, double 0x401B8661DD0F8BD7, double 0xBFF0027A7D67FC68, double 0x3FE8E308023D3331, double 0xC00639C3EFFF56D2, double 0xC04E192D4F30C77F, double 0x40551481861928C0, double 0x4027FC0D95740812], [16 x double] [double 0xC039B1A59F97E9A3, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC06346126BD860C7, double 0xC06CF0F0AC990990, double 0x40765A39D3B3C602, double 0x405759F0D4D83C70, double 0xC042BAAA552107AB, double 0x405A0660A855838E, double 0x403DD71D78528CF6, double 0xC045C4484E37F77E, double 0x405814C57DF82010, double 0xC04396B082B5CD1E, double 0xC062B7423E1CB30D]], align 16
@NODES = internal unnamed_addr constant [3 x double] [double 0x3FC3D8B64657CAEA, double 0x3FE4A36C0803A6DF, double 1.000000e+00], align 16
@between.places = internal unnamed_addr constant [2 x double] [double 4.000000e-01, double 8.500000e-01], align 16

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local range(i64 -40802189312, 40802189294) i64 @dop853_space(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %3 = load i32, ptr %2, align 8
  %4 = sext i32 %3 to i64
  %5 = mul nsw i64 %4, 18
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %7 = load i32, ptr %6, align 4
  %8 = sext i32 %7 to i64
  %9 = add nsw i64 %5, %8
  ret i64 %9
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local range(i64 -17179869182, 17179869179) i64 @dop853_record(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %3 = load i32, ptr %2, align 8
  %4 = sext i32 %3 to i64
  %5 = shl nsw i64 %4, 3
  %6 = or disjoint i64 %5, 2
  ret i64 %6
}

; Function Attrs: nounwind
define dso_local range(i32 1, 3) i32 @dop853_start(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) initializes((16, 40)) %2, double noundef %3) local_unnamed_addr #1 {
  %5 = tail call fastcc i32 @begin(ptr noundef %0, ptr noundef %1, ptr noundef %2, double noundef %3, i32 noundef 7)
  ret i32 %5
}

; Function Attrs: nounwind
define internal fastcc range(i32 1, 3) i32 @begin(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) initializes((16, 40)) %2, double noundef %3, i32 noundef range(i32 3, 8) %4) unnamed_addr #1 {
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %7, i8 0, i64 16, i1 false)
  %8 = load double, ptr %2, align 8
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %12 = load ptr, ptr %11, align 8
  store i64 1, ptr %6, align 8
  %13 = load ptr, ptr %0, align 8
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %15 = load double, ptr %14, align 8
  %16 = fcmp olt double %8, %15
  br i1 %16, label %22, label %17

17:                                               ; preds = %5
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %19 = load double, ptr %18, align 8
  %20 = fcmp ogt double %8, %19
  %21 = select i1 %20, double %19, double %8
  br label %22

22:                                               ; preds = %17, %5
  %23 = phi double [ %15, %5 ], [ %21, %17 ]
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %25 = load i32, ptr %24, align 4
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %34, label %27

27:                                               ; preds = %22
  %28 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %31 = load ptr, ptr %30, align 8
  %32 = sext i32 %25 to i64
  %33 = shl nsw i64 %32, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %29, ptr align 8 %31, i64 %33, i1 false)
  br label %34

34:                                               ; preds = %22, %27
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %38 = load ptr, ptr %37, align 8
  %39 = tail call i32 %13(double noundef %23, ptr noundef %10, ptr noundef %36, ptr noundef %38, ptr noundef %12) #9
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %481

41:                                               ; preds = %34
  %42 = load i32, ptr %24, align 4
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %50, label %44

44:                                               ; preds = %41
  %45 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %46 = load ptr, ptr %45, align 8
  %47 = load ptr, ptr %37, align 8
  %48 = sext i32 %42 to i64
  %49 = shl nsw i64 %48, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %46, ptr align 8 %47, i64 %49, i1 false)
  br label %50

50:                                               ; preds = %41, %44
  %51 = fcmp ogt double %3, 0.000000e+00
  br i1 %51, label %475, label %52

52:                                               ; preds = %50
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %54 = load i32, ptr %53, align 8
  %55 = load ptr, ptr %37, align 8
  %56 = ptrtoint ptr %55 to i64
  %57 = load i32, ptr %24, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr double, ptr %55, i64 %58
  %60 = sext i32 %54 to i64
  %61 = getelementptr double, ptr %59, i64 %60
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %63 = load double, ptr %62, align 8
  %64 = load double, ptr %2, align 8
  %65 = fsub double %63, %64
  %66 = load ptr, ptr %9, align 8
  %67 = ptrtoint ptr %66 to i64
  %68 = icmp sgt i32 %54, 0
  br i1 %68, label %69, label %107

69:                                               ; preds = %52
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %71 = load ptr, ptr %70, align 8
  %72 = load double, ptr %1, align 8
  %73 = zext nneg i32 %54 to i64
  %74 = add nsw i64 %73, -1
  %75 = and i64 %73, 1
  %76 = icmp eq i64 %74, 0
  br i1 %76, label %116, label %77

77:                                               ; preds = %69
  %78 = and i64 %73, 2147483646
  br label %79

79:                                               ; preds = %79, %77
  %80 = phi i64 [ 0, %77 ], [ %104, %79 ]
  %81 = phi double [ 0.000000e+00, %77 ], [ %103, %79 ]
  %82 = phi i64 [ 0, %77 ], [ %105, %79 ]
  %83 = getelementptr inbounds nuw double, ptr %66, i64 %80
  %84 = load double, ptr %83, align 8
  %85 = getelementptr inbounds nuw double, ptr %71, i64 %80
  %86 = load double, ptr %85, align 8
  %87 = tail call double @llvm.fabs.f64(double %84)
  %88 = fmul double %72, %87
  %89 = fadd double %86, %88
  %90 = fdiv double %84, %89
  %91 = fmul double %90, %90
  %92 = fadd double %81, %91
  %93 = or disjoint i64 %80, 1
  %94 = getelementptr inbounds nuw double, ptr %66, i64 %93
  %95 = load double, ptr %94, align 8
  %96 = getelementptr inbounds nuw double, ptr %71, i64 %93
  %97 = load double, ptr %96, align 8
  %98 = tail call double @llvm.fabs.f64(double %95)
  %99 = fmul double %72, %98
  %100 = fadd double %97, %99
  %101 = fdiv double %95, %100
  %102 = fmul double %101, %101
  %103 = fadd double %92, %102
  %104 = add nuw nsw i64 %80, 2
  %105 = add i64 %82, 2
  %106 = icmp eq i64 %105, %78
  br i1 %106, label %114, label %79

107:                                              ; preds = %52
  %108 = sitofp i32 %54 to double
  %109 = fdiv double 0.000000e+00, %108
  %110 = tail call double @llvm.sqrt.f64(double %109)
  %111 = load ptr, ptr %11, align 8
  %112 = insertelement <2 x double> poison, double %110, i64 0
  %113 = shufflevector <2 x double> %112, <2 x double> poison, <2 x i32> zeroinitializer
  br label %196

114:                                              ; preds = %79
  %115 = icmp eq i64 %75, 0
  br i1 %115, label %130, label %116

116:                                              ; preds = %114, %69
  %117 = phi i64 [ 0, %69 ], [ %104, %114 ]
  %118 = phi double [ 0.000000e+00, %69 ], [ %103, %114 ]
  %119 = icmp ne i64 %75, 0
  tail call void @llvm.assume(i1 %119)
  %120 = getelementptr inbounds nuw double, ptr %66, i64 %117
  %121 = load double, ptr %120, align 8
  %122 = getelementptr inbounds nuw double, ptr %71, i64 %117
  %123 = load double, ptr %122, align 8
  %124 = tail call double @llvm.fabs.f64(double %121)
  %125 = fmul double %72, %124
  %126 = fadd double %123, %125
  %127 = fdiv double %121, %126
  %128 = fmul double %127, %127
  %129 = fadd double %118, %128
  br label %130

130:                                              ; preds = %114, %116
  %131 = phi double [ %103, %114 ], [ %129, %116 ]
  %132 = load ptr, ptr %11, align 8
  %133 = and i64 %73, 1
  %134 = icmp eq i64 %74, 0
  br i1 %134, label %171, label %135

135:                                              ; preds = %130
  %136 = and i64 %73, 2147483646
  br label %137

137:                                              ; preds = %137, %135
  %138 = phi i64 [ 0, %135 ], [ %166, %137 ]
  %139 = phi double [ 0.000000e+00, %135 ], [ %165, %137 ]
  %140 = phi i64 [ 0, %135 ], [ %167, %137 ]
  %141 = getelementptr inbounds nuw double, ptr %132, i64 %138
  %142 = load double, ptr %141, align 8
  %143 = getelementptr inbounds nuw double, ptr %71, i64 %138
  %144 = load double, ptr %143, align 8
  %145 = getelementptr inbounds nuw double, ptr %66, i64 %138
  %146 = load double, ptr %145, align 8
  %147 = tail call double @llvm.fabs.f64(double %146)
  %148 = fmul double %72, %147
  %149 = fadd double %144, %148
  %150 = fdiv double %142, %149
  %151 = fmul double %150, %150
  %152 = fadd double %139, %151
  %153 = or disjoint i64 %138, 1
  %154 = getelementptr inbounds nuw double, ptr %132, i64 %153
  %155 = load double, ptr %154, align 8
  %156 = getelementptr inbounds nuw double, ptr %71, i64 %153
  %157 = load double, ptr %156, align 8
  %158 = getelementptr inbounds nuw double, ptr %66, i64 %153
  %159 = load double, ptr %158, align 8
  %160 = tail call double @llvm.fabs.f64(double %159)
  %161 = fmul double %72, %160
  %162 = fadd double %157, %161
  %163 = fdiv double %155, %162
  %164 = fmul double %163, %163
  %165 = fadd double %152, %164
  %166 = add nuw nsw i64 %138, 2
  %167 = add i64 %140, 2
  %168 = icmp eq i64 %167, %136
  br i1 %168, label %169, label %137

169:                                              ; preds = %137
  %170 = icmp eq i64 %133, 0
  br i1 %170, label %187, label %171

171:                                              ; preds = %169, %130
  %172 = phi i64 [ 0, %130 ], [ %166, %169 ]
  %173 = phi double [ 0.000000e+00, %130 ], [ %165, %169 ]
  %174 = icmp ne i64 %133, 0
  tail call void @llvm.assume(i1 %174)
  %175 = getelementptr inbounds nuw double, ptr %132, i64 %172
  %176 = load double, ptr %175, align 8
  %177 = getelementptr inbounds nuw double, ptr %71, i64 %172
  %178 = load double, ptr %177, align 8
  %179 = getelementptr inbounds nuw double, ptr %66, i64 %172
  %180 = load double, ptr %179, align 8
  %181 = tail call double @llvm.fabs.f64(double %180)
  %182 = fmul double %72, %181
  %183 = fadd double %178, %182
  %184 = fdiv double %176, %183
  %185 = fmul double %184, %184
  %186 = fadd double %173, %185
  br label %187

187:                                              ; preds = %169, %171
  %188 = phi double [ %165, %169 ], [ %186, %171 ]
  %189 = uitofp nneg i32 %54 to double
  %190 = insertelement <2 x double> poison, double %131, i64 0
  %191 = insertelement <2 x double> %190, double %188, i64 1
  %192 = insertelement <2 x double> poison, double %189, i64 0
  %193 = shufflevector <2 x double> %192, <2 x double> poison, <2 x i32> zeroinitializer
  %194 = fdiv <2 x double> %191, %193
  %195 = tail call <2 x double> @llvm.sqrt.v2f64(<2 x double> %194)
  br label %196

196:                                              ; preds = %187, %107
  %197 = phi ptr [ %132, %187 ], [ %111, %107 ]
  %198 = phi double [ %189, %187 ], [ %108, %107 ]
  %199 = phi <2 x double> [ %195, %187 ], [ %113, %107 ]
  %200 = ptrtoint ptr %197 to i64
  %201 = extractelement <2 x double> %199, i64 0
  %202 = fcmp olt double %201, 1.000000e-05
  %203 = extractelement <2 x double> %199, i64 1
  %204 = fcmp olt double %203, 1.000000e-05
  %205 = select i1 %202, i1 true, i1 %204
  %206 = fmul double %201, 1.000000e-02
  %207 = fdiv double %206, %203
  %208 = select i1 %205, double 0x3EB0C6F7A0B5ED8D, double %207
  %209 = fcmp ogt double %208, %65
  %210 = select i1 %209, double %65, double %208
  br i1 %68, label %211, label %284

211:                                              ; preds = %196
  %212 = zext nneg i32 %54 to i64
  %213 = icmp ult i32 %54, 8
  br i1 %213, label %246, label %214

214:                                              ; preds = %211
  %215 = shl nsw i64 %58, 3
  %216 = add i64 %215, %56
  %217 = sub i64 %216, %67
  %218 = icmp ult i64 %217, 32
  %219 = sub i64 %216, %200
  %220 = icmp ult i64 %219, 32
  %221 = or i1 %218, %220
  br i1 %221, label %246, label %222

222:                                              ; preds = %214
  %223 = and i64 %212, 2147483644
  %224 = insertelement <2 x double> poison, double %210, i64 0
  %225 = shufflevector <2 x double> %224, <2 x double> poison, <2 x i32> zeroinitializer
  br label %226

226:                                              ; preds = %226, %222
  %227 = phi i64 [ 0, %222 ], [ %242, %226 ]
  %228 = getelementptr inbounds nuw double, ptr %66, i64 %227
  %229 = getelementptr inbounds nuw i8, ptr %228, i64 16
  %230 = load <2 x double>, ptr %228, align 8
  %231 = load <2 x double>, ptr %229, align 8
  %232 = getelementptr inbounds nuw double, ptr %197, i64 %227
  %233 = getelementptr inbounds nuw i8, ptr %232, i64 16
  %234 = load <2 x double>, ptr %232, align 8
  %235 = load <2 x double>, ptr %233, align 8
  %236 = fmul <2 x double> %225, %234
  %237 = fmul <2 x double> %225, %235
  %238 = fadd <2 x double> %230, %236
  %239 = fadd <2 x double> %231, %237
  %240 = getelementptr inbounds nuw double, ptr %59, i64 %227
  %241 = getelementptr inbounds nuw i8, ptr %240, i64 16
  store <2 x double> %238, ptr %240, align 8
  store <2 x double> %239, ptr %241, align 8
  %242 = add nuw i64 %227, 4
  %243 = icmp eq i64 %242, %223
  br i1 %243, label %244, label %226

244:                                              ; preds = %226
  %245 = icmp eq i64 %223, %212
  br i1 %245, label %282, label %246

246:                                              ; preds = %214, %211, %244
  %247 = phi i64 [ 0, %214 ], [ 0, %211 ], [ %223, %244 ]
  %248 = and i64 %212, 1
  %249 = icmp eq i64 %248, 0
  br i1 %249, label %259, label %250

250:                                              ; preds = %246
  %251 = getelementptr inbounds nuw double, ptr %66, i64 %247
  %252 = load double, ptr %251, align 8
  %253 = getelementptr inbounds nuw double, ptr %197, i64 %247
  %254 = load double, ptr %253, align 8
  %255 = fmul double %210, %254
  %256 = fadd double %252, %255
  %257 = getelementptr inbounds nuw double, ptr %59, i64 %247
  store double %256, ptr %257, align 8
  %258 = or disjoint i64 %247, 1
  br label %259

259:                                              ; preds = %250, %246
  %260 = phi i64 [ %247, %246 ], [ %258, %250 ]
  %261 = add nsw i64 %212, -1
  %262 = icmp eq i64 %247, %261
  br i1 %262, label %282, label %263

263:                                              ; preds = %259, %263
  %264 = phi i64 [ %280, %263 ], [ %260, %259 ]
  %265 = getelementptr inbounds nuw double, ptr %66, i64 %264
  %266 = load double, ptr %265, align 8
  %267 = getelementptr inbounds nuw double, ptr %197, i64 %264
  %268 = load double, ptr %267, align 8
  %269 = fmul double %210, %268
  %270 = fadd double %266, %269
  %271 = getelementptr inbounds nuw double, ptr %59, i64 %264
  store double %270, ptr %271, align 8
  %272 = add nuw nsw i64 %264, 1
  %273 = getelementptr inbounds nuw double, ptr %66, i64 %272
  %274 = load double, ptr %273, align 8
  %275 = getelementptr inbounds nuw double, ptr %197, i64 %272
  %276 = load double, ptr %275, align 8
  %277 = fmul double %210, %276
  %278 = fadd double %274, %277
  %279 = getelementptr inbounds nuw double, ptr %59, i64 %272
  store double %278, ptr %279, align 8
  %280 = add nuw nsw i64 %264, 2
  %281 = icmp eq i64 %280, %212
  br i1 %281, label %282, label %263

282:                                              ; preds = %259, %263, %244
  %283 = load double, ptr %2, align 8
  br label %284

284:                                              ; preds = %282, %196
  %285 = phi double [ %283, %282 ], [ %64, %196 ]
  %286 = fadd double %210, %285
  %287 = load i64, ptr %6, align 8
  %288 = add nsw i64 %287, 1
  store i64 %288, ptr %6, align 8
  %289 = load ptr, ptr %0, align 8
  %290 = load double, ptr %14, align 8
  %291 = fcmp olt double %286, %290
  br i1 %291, label %297, label %292

292:                                              ; preds = %284
  %293 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %294 = load double, ptr %293, align 8
  %295 = fcmp ogt double %286, %294
  %296 = select i1 %295, double %294, double %286
  br label %297

297:                                              ; preds = %292, %284
  %298 = phi double [ %290, %284 ], [ %296, %292 ]
  %299 = icmp eq i32 %57, 0
  br i1 %299, label %305, label %300

300:                                              ; preds = %297
  %301 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %302 = load ptr, ptr %301, align 8
  %303 = shl nsw i64 %58, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %55, ptr align 8 %302, i64 %303, i1 false)
  %304 = load ptr, ptr %37, align 8
  br label %305

305:                                              ; preds = %300, %297
  %306 = phi ptr [ %55, %297 ], [ %304, %300 ]
  %307 = load ptr, ptr %35, align 8
  %308 = tail call i32 %289(double noundef %298, ptr noundef %59, ptr noundef %307, ptr noundef %306, ptr noundef %61) #9
  %309 = icmp eq i32 %308, 0
  br i1 %309, label %310, label %362

310:                                              ; preds = %305
  br i1 %68, label %311, label %450

311:                                              ; preds = %310
  %312 = load ptr, ptr %11, align 8
  %313 = zext nneg i32 %54 to i64
  %314 = icmp ult i32 %54, 12
  br i1 %314, label %343, label %315

315:                                              ; preds = %311
  %316 = add nsw i64 %60, %58
  %317 = shl nuw nsw i64 %313, 3
  %318 = add nsw i64 %316, %313
  %319 = shl nsw i64 %318, 3
  %320 = getelementptr i8, ptr %55, i64 %319
  %321 = getelementptr i8, ptr %312, i64 %317
  %322 = icmp ult ptr %61, %321
  %323 = icmp ult ptr %312, %320
  %324 = and i1 %322, %323
  br i1 %324, label %343, label %325

325:                                              ; preds = %315
  %326 = and i64 %313, 2147483644
  br label %327

327:                                              ; preds = %327, %325
  %328 = phi i64 [ 0, %325 ], [ %339, %327 ]
  %329 = getelementptr inbounds nuw double, ptr %312, i64 %328
  %330 = getelementptr inbounds nuw i8, ptr %329, i64 16
  %331 = load <2 x double>, ptr %329, align 8
  %332 = load <2 x double>, ptr %330, align 8
  %333 = getelementptr inbounds nuw double, ptr %61, i64 %328
  %334 = getelementptr inbounds nuw i8, ptr %333, i64 16
  %335 = load <2 x double>, ptr %333, align 8
  %336 = load <2 x double>, ptr %334, align 8
  %337 = fsub <2 x double> %335, %331
  %338 = fsub <2 x double> %336, %332
  store <2 x double> %337, ptr %333, align 8
  store <2 x double> %338, ptr %334, align 8
  %339 = add nuw i64 %328, 4
  %340 = icmp eq i64 %339, %326
  br i1 %340, label %341, label %327

341:                                              ; preds = %327
  %342 = icmp eq i64 %326, %313
  br i1 %342, label %391, label %343

343:                                              ; preds = %315, %311, %341
  %344 = phi i64 [ 0, %315 ], [ 0, %311 ], [ %326, %341 ]
  %345 = and i64 %313, 3
  %346 = icmp eq i64 %345, 0
  br i1 %346, label %358, label %347

347:                                              ; preds = %343, %347
  %348 = phi i64 [ %355, %347 ], [ %344, %343 ]
  %349 = phi i64 [ %356, %347 ], [ 0, %343 ]
  %350 = getelementptr inbounds nuw double, ptr %312, i64 %348
  %351 = load double, ptr %350, align 8
  %352 = getelementptr inbounds nuw double, ptr %61, i64 %348
  %353 = load double, ptr %352, align 8
  %354 = fsub double %353, %351
  store double %354, ptr %352, align 8
  %355 = add nuw nsw i64 %348, 1
  %356 = add i64 %349, 1
  %357 = icmp eq i64 %356, %345
  br i1 %357, label %358, label %347

358:                                              ; preds = %347, %343
  %359 = phi i64 [ %344, %343 ], [ %355, %347 ]
  %360 = sub nsw i64 %344, %313
  %361 = icmp ugt i64 %360, -4
  br i1 %361, label %391, label %364

362:                                              ; preds = %305
  %363 = fdiv double %210, 1.000000e+02
  br label %475

364:                                              ; preds = %358, %364
  %365 = phi i64 [ %389, %364 ], [ %359, %358 ]
  %366 = getelementptr inbounds nuw double, ptr %312, i64 %365
  %367 = load double, ptr %366, align 8
  %368 = getelementptr inbounds nuw double, ptr %61, i64 %365
  %369 = load double, ptr %368, align 8
  %370 = fsub double %369, %367
  store double %370, ptr %368, align 8
  %371 = add nuw nsw i64 %365, 1
  %372 = getelementptr inbounds nuw double, ptr %312, i64 %371
  %373 = load double, ptr %372, align 8
  %374 = getelementptr inbounds nuw double, ptr %61, i64 %371
  %375 = load double, ptr %374, align 8
  %376 = fsub double %375, %373
  store double %376, ptr %374, align 8
  %377 = add nuw nsw i64 %365, 2
  %378 = getelementptr inbounds nuw double, ptr %312, i64 %377
  %379 = load double, ptr %378, align 8
  %380 = getelementptr inbounds nuw double, ptr %61, i64 %377
  %381 = load double, ptr %380, align 8
  %382 = fsub double %381, %379
  store double %382, ptr %380, align 8
  %383 = add nuw nsw i64 %365, 3
  %384 = getelementptr inbounds nuw double, ptr %312, i64 %383
  %385 = load double, ptr %384, align 8
  %386 = getelementptr inbounds nuw double, ptr %61, i64 %383
  %387 = load double, ptr %386, align 8
  %388 = fsub double %387, %385
  store double %388, ptr %386, align 8
  %389 = add nuw nsw i64 %365, 4
  %390 = icmp eq i64 %389, %313
  br i1 %390, label %391, label %364

391:                                              ; preds = %358, %364, %341
  %392 = load ptr, ptr %9, align 8
  %393 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %394 = load ptr, ptr %393, align 8
  %395 = load double, ptr %1, align 8
  %396 = and i64 %313, 1
  %397 = icmp eq i32 %54, 1
  br i1 %397, label %434, label %398

398:                                              ; preds = %391
  %399 = and i64 %313, 2147483646
  br label %400

400:                                              ; preds = %400, %398
  %401 = phi i64 [ 0, %398 ], [ %429, %400 ]
  %402 = phi double [ 0.000000e+00, %398 ], [ %428, %400 ]
  %403 = phi i64 [ 0, %398 ], [ %430, %400 ]
  %404 = getelementptr inbounds nuw double, ptr %61, i64 %401
  %405 = load double, ptr %404, align 8
  %406 = getelementptr inbounds nuw double, ptr %394, i64 %401
  %407 = load double, ptr %406, align 8
  %408 = getelementptr inbounds nuw double, ptr %392, i64 %401
  %409 = load double, ptr %408, align 8
  %410 = tail call double @llvm.fabs.f64(double %409)
  %411 = fmul double %395, %410
  %412 = fadd double %407, %411
  %413 = fdiv double %405, %412
  %414 = fmul double %413, %413
  %415 = fadd double %402, %414
  %416 = or disjoint i64 %401, 1
  %417 = getelementptr inbounds nuw double, ptr %61, i64 %416
  %418 = load double, ptr %417, align 8
  %419 = getelementptr inbounds nuw double, ptr %394, i64 %416
  %420 = load double, ptr %419, align 8
  %421 = getelementptr inbounds nuw double, ptr %392, i64 %416
  %422 = load double, ptr %421, align 8
  %423 = tail call double @llvm.fabs.f64(double %422)
  %424 = fmul double %395, %423
  %425 = fadd double %420, %424
  %426 = fdiv double %418, %425
  %427 = fmul double %426, %426
  %428 = fadd double %415, %427
  %429 = add nuw nsw i64 %401, 2
  %430 = add i64 %403, 2
  %431 = icmp eq i64 %430, %399
  br i1 %431, label %432, label %400

432:                                              ; preds = %400
  %433 = icmp eq i64 %396, 0
  br i1 %433, label %450, label %434

434:                                              ; preds = %432, %391
  %435 = phi i64 [ 0, %391 ], [ %429, %432 ]
  %436 = phi double [ 0.000000e+00, %391 ], [ %428, %432 ]
  %437 = icmp ne i64 %396, 0
  tail call void @llvm.assume(i1 %437)
  %438 = getelementptr inbounds nuw double, ptr %61, i64 %435
  %439 = load double, ptr %438, align 8
  %440 = getelementptr inbounds nuw double, ptr %394, i64 %435
  %441 = load double, ptr %440, align 8
  %442 = getelementptr inbounds nuw double, ptr %392, i64 %435
  %443 = load double, ptr %442, align 8
  %444 = tail call double @llvm.fabs.f64(double %443)
  %445 = fmul double %395, %444
  %446 = fadd double %441, %445
  %447 = fdiv double %439, %446
  %448 = fmul double %447, %447
  %449 = fadd double %436, %448
  br label %450

450:                                              ; preds = %434, %432, %310
  %451 = phi double [ 0.000000e+00, %310 ], [ %428, %432 ], [ %449, %434 ]
  %452 = fdiv double %451, %198
  %453 = tail call double @llvm.sqrt.f64(double %452)
  %454 = fdiv double %453, %210
  %455 = fcmp ogt double %203, %454
  %456 = select i1 %455, double %203, double %454
  %457 = fcmp ugt double %456, 1.000000e-15
  br i1 %457, label %461, label %458

458:                                              ; preds = %450
  %459 = fmul double %210, 1.000000e-03
  %460 = tail call double @llvm.maxnum.f64(double %459, double 0x3EB0C6F7A0B5ED8D)
  br label %467

461:                                              ; preds = %450
  %462 = fdiv double 1.000000e-02, %456
  %463 = add nuw nsw i32 %4, 1
  %464 = uitofp nneg i32 %463 to double
  %465 = fdiv double 1.000000e+00, %464
  %466 = tail call double @llvm.pow.f64(double %462, double %465)
  br label %467

467:                                              ; preds = %461, %458
  %468 = phi double [ %460, %458 ], [ %466, %461 ]
  %469 = fmul double %210, 1.000000e+02
  %470 = tail call double @llvm.minnum.f64(double %469, double %468)
  %471 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %472 = load double, ptr %471, align 8
  %473 = tail call double @llvm.minnum.f64(double %65, double %472)
  %474 = tail call double @llvm.minnum.f64(double %470, double %473)
  br label %475

475:                                              ; preds = %467, %362, %50
  %476 = phi double [ %3, %50 ], [ %363, %362 ], [ %474, %467 ]
  %477 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store double %476, ptr %477, align 8
  %478 = tail call double @llvm.fabs.f64(double %476)
  %479 = fcmp ueq double %478, 0x7FF0000000000000
  %480 = select i1 %479, i32 2, i32 1
  br label %481

481:                                              ; preds = %34, %475
  %482 = phi i32 [ %480, %475 ], [ 2, %34 ]
  ret i32 %482
}

; Function Attrs: nounwind
define dso_local range(i32 0, 3) i32 @dop853_advance(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i64 noundef %3, ptr noundef writeonly captures(none) %4) local_unnamed_addr #1 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %7 = load i32, ptr %6, align 8
  %8 = sext i32 %7 to i64
  %9 = shl nsw i64 %8, 3
  %10 = or disjoint i64 %9, 2
  %11 = icmp sgt i64 %3, 0
  %12 = load double, ptr %2, align 8
  br i1 %11, label %13, label %1235

13:                                               ; preds = %5
  %14 = ptrtoint ptr %4 to i64
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %18 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %31 = add i64 %14, 16
  %32 = shl nsw i64 %8, 6
  %33 = or disjoint i64 %32, 16
  %34 = shl nsw i64 %8, 6
  %35 = or disjoint i64 %34, 16
  br label %36

36:                                               ; preds = %13, %1224
  %37 = phi double [ %12, %13 ], [ %92, %1224 ]
  %38 = phi i64 [ 0, %13 ], [ %1233, %1224 ]
  %39 = mul i64 %35, %38
  %40 = add i64 %31, %39
  %41 = mul i64 %33, %38
  %42 = add i64 %31, %41
  %43 = load double, ptr %15, align 8
  %44 = fcmp olt double %37, %43
  br i1 %44, label %45, label %1235

45:                                               ; preds = %36
  %46 = mul nsw i64 %38, %10
  %47 = getelementptr inbounds double, ptr %4, i64 %46
  %48 = load i32, ptr %6, align 8
  %49 = load ptr, ptr %16, align 8
  %50 = ptrtoint ptr %49 to i64
  %51 = load i32, ptr %17, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr double, ptr %49, i64 %52
  %54 = sext i32 %48 to i64
  %55 = shl nsw i64 %54, 7
  %56 = getelementptr i8, ptr %53, i64 %55
  %57 = getelementptr double, ptr %56, i64 %54
  %58 = tail call double @llvm.fabs.f64(double %37)
  %59 = tail call double @nextafter(double noundef %58, double noundef 0x7FF0000000000000) #10
  %60 = fsub double %59, %58
  %61 = fmul double %60, 1.000000e+01
  %62 = load double, ptr %18, align 8
  %63 = load double, ptr %19, align 8
  %64 = tail call double @llvm.minnum.f64(double %62, double %63)
  %65 = fcmp olt double %64, %61
  %66 = select i1 %65, double %61, double %64
  %67 = fcmp ult double %66, %61
  br i1 %67, label %1241, label %68

68:                                               ; preds = %45
  %69 = mul nsw i64 %54, 96
  %70 = getelementptr inbounds i8, ptr %53, i64 %69
  %71 = shl nsw i64 %52, 3
  %72 = getelementptr i8, ptr %49, i64 %55
  %73 = getelementptr i8, ptr %72, i64 %71
  %74 = shl nsw i64 %52, 3
  %75 = getelementptr i8, ptr %49, i64 %55
  %76 = getelementptr i8, ptr %75, i64 %74
  %77 = getelementptr i8, ptr %49, i64 %74
  %78 = shl nsw i64 %52, 3
  %79 = getelementptr i8, ptr %49, i64 %55
  %80 = getelementptr i8, ptr %79, i64 %78
  %81 = shl nsw i64 %52, 3
  %82 = getelementptr i8, ptr %49, i64 %55
  %83 = getelementptr i8, ptr %82, i64 %81
  %84 = getelementptr i8, ptr %49, i64 %81
  br label %85

85:                                               ; preds = %1218, %68
  %86 = phi i1 [ true, %68 ], [ false, %1218 ]
  %87 = phi double [ %66, %68 ], [ %1220, %1218 ]
  %88 = load double, ptr %2, align 8
  %89 = fadd double %87, %88
  %90 = load double, ptr %15, align 8
  %91 = fcmp oge double %89, %90
  %92 = select i1 %91, double %90, double %89
  %93 = fsub double %92, %88
  %94 = load i32, ptr %6, align 8
  %95 = load ptr, ptr %20, align 8
  %96 = sext i32 %94 to i64
  %97 = shl nsw i64 %96, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %53, ptr align 8 %95, i64 %97, i1 false)
  %98 = icmp sgt i32 %94, 0
  %99 = icmp slt i32 %94, 1
  %100 = zext i32 %94 to i64
  %101 = shl nuw nsw i64 %100, 3
  %102 = shl nuw nsw i64 %100, 3
  %103 = getelementptr i8, ptr %80, i64 %102
  %104 = shl nuw nsw i64 %100, 3
  %105 = getelementptr i8, ptr %83, i64 %104
  %106 = shl nsw i64 %96, 3
  %107 = getelementptr i8, ptr %84, i64 %104
  %108 = icmp ult i32 %94, 4
  %109 = icmp ult ptr %53, %105
  %110 = and i64 %100, 2147483644
  %111 = icmp eq i64 %110, %100
  %112 = and i64 %100, 1
  %113 = icmp eq i64 %112, 0
  %114 = add nsw i64 %100, -1
  %115 = icmp ult i32 %94, 4
  %116 = and i64 %100, 2147483644
  %117 = insertelement <2 x double> poison, double %93, i64 0
  %118 = shufflevector <2 x double> %117, <2 x double> poison, <2 x i32> zeroinitializer
  %119 = icmp eq i64 %116, %100
  %120 = and i64 %100, 1
  %121 = icmp eq i64 %120, 0
  %122 = add nsw i64 %100, -1
  br label %127

123:                                              ; preds = %281
  %124 = add nuw nsw i64 %129, 1
  %125 = icmp eq i64 %124, 12
  %126 = add i64 %128, 1
  br i1 %125, label %286, label %127

127:                                              ; preds = %123, %85
  %128 = phi i64 [ %126, %123 ], [ 0, %85 ]
  %129 = phi i64 [ %124, %123 ], [ 1, %85 ]
  %130 = mul i64 %106, %128
  %131 = getelementptr i8, ptr %107, i64 %130
  %132 = load ptr, ptr %21, align 8
  %133 = getelementptr inbounds nuw [12 x double], ptr @A, i64 %129
  br i1 %98, label %137, label %134

134:                                              ; preds = %137, %127
  %135 = icmp ult ptr %56, %131
  %136 = and i1 %135, %109
  br label %175

137:                                              ; preds = %127
  tail call void @llvm.memset.p0.i64(ptr align 8 %56, i8 0, i64 %101, i1 false)
  br label %134

138:                                              ; preds = %235
  br i1 %98, label %139, label %255

139:                                              ; preds = %138
  br i1 %115, label %162, label %140

140:                                              ; preds = %139
  %141 = getelementptr i8, ptr %132, i64 %102
  %142 = icmp ult ptr %56, %141
  %143 = icmp ult ptr %132, %103
  %144 = and i1 %142, %143
  br i1 %144, label %162, label %145

145:                                              ; preds = %140, %145
  %146 = phi i64 [ %159, %145 ], [ 0, %140 ]
  %147 = getelementptr inbounds nuw double, ptr %132, i64 %146
  %148 = getelementptr inbounds nuw i8, ptr %147, i64 16
  %149 = load <2 x double>, ptr %147, align 8
  %150 = load <2 x double>, ptr %148, align 8
  %151 = getelementptr inbounds nuw double, ptr %56, i64 %146
  %152 = getelementptr inbounds nuw i8, ptr %151, i64 16
  %153 = load <2 x double>, ptr %151, align 8
  %154 = load <2 x double>, ptr %152, align 8
  %155 = fmul <2 x double> %118, %153
  %156 = fmul <2 x double> %118, %154
  %157 = fadd <2 x double> %149, %155
  %158 = fadd <2 x double> %150, %156
  store <2 x double> %157, ptr %151, align 8
  store <2 x double> %158, ptr %152, align 8
  %159 = add nuw i64 %146, 4
  %160 = icmp eq i64 %159, %116
  br i1 %160, label %161, label %145

161:                                              ; preds = %145
  br i1 %119, label %255, label %162

162:                                              ; preds = %140, %139, %161
  %163 = phi i64 [ 0, %140 ], [ 0, %139 ], [ %116, %161 ]
  br i1 %121, label %172, label %164

164:                                              ; preds = %162
  %165 = getelementptr inbounds nuw double, ptr %132, i64 %163
  %166 = load double, ptr %165, align 8
  %167 = getelementptr inbounds nuw double, ptr %56, i64 %163
  %168 = load double, ptr %167, align 8
  %169 = fmul double %93, %168
  %170 = fadd double %166, %169
  store double %170, ptr %167, align 8
  %171 = or disjoint i64 %163, 1
  br label %172

172:                                              ; preds = %164, %162
  %173 = phi i64 [ %163, %162 ], [ %171, %164 ]
  %174 = icmp eq i64 %163, %122
  br i1 %174, label %255, label %238

175:                                              ; preds = %134, %235
  %176 = phi i64 [ %236, %235 ], [ 0, %134 ]
  %177 = getelementptr inbounds nuw double, ptr %133, i64 %176
  %178 = load double, ptr %177, align 8
  %179 = mul nsw i64 %176, %96
  %180 = getelementptr inbounds double, ptr %53, i64 %179
  %181 = fcmp oeq double %178, 0.000000e+00
  %182 = or i1 %99, %181
  br i1 %182, label %235, label %183

183:                                              ; preds = %175
  %184 = select i1 %108, i1 true, i1 %136
  br i1 %184, label %205, label %185

185:                                              ; preds = %183
  %186 = insertelement <2 x double> poison, double %178, i64 0
  %187 = shufflevector <2 x double> %186, <2 x double> poison, <2 x i32> zeroinitializer
  br label %188

188:                                              ; preds = %188, %185
  %189 = phi i64 [ 0, %185 ], [ %202, %188 ]
  %190 = getelementptr inbounds nuw double, ptr %180, i64 %189
  %191 = getelementptr inbounds nuw i8, ptr %190, i64 16
  %192 = load <2 x double>, ptr %190, align 8
  %193 = load <2 x double>, ptr %191, align 8
  %194 = fmul <2 x double> %187, %192
  %195 = fmul <2 x double> %187, %193
  %196 = getelementptr inbounds nuw double, ptr %56, i64 %189
  %197 = getelementptr inbounds nuw i8, ptr %196, i64 16
  %198 = load <2 x double>, ptr %196, align 8
  %199 = load <2 x double>, ptr %197, align 8
  %200 = fadd <2 x double> %198, %194
  %201 = fadd <2 x double> %199, %195
  store <2 x double> %200, ptr %196, align 8
  store <2 x double> %201, ptr %197, align 8
  %202 = add nuw i64 %189, 4
  %203 = icmp eq i64 %202, %110
  br i1 %203, label %204, label %188

204:                                              ; preds = %188
  br i1 %111, label %235, label %205

205:                                              ; preds = %183, %204
  %206 = phi i64 [ %110, %204 ], [ 0, %183 ]
  br i1 %113, label %215, label %207

207:                                              ; preds = %205
  %208 = getelementptr inbounds nuw double, ptr %180, i64 %206
  %209 = load double, ptr %208, align 8
  %210 = fmul double %178, %209
  %211 = getelementptr inbounds nuw double, ptr %56, i64 %206
  %212 = load double, ptr %211, align 8
  %213 = fadd double %212, %210
  store double %213, ptr %211, align 8
  %214 = or disjoint i64 %206, 1
  br label %215

215:                                              ; preds = %207, %205
  %216 = phi i64 [ %206, %205 ], [ %214, %207 ]
  %217 = icmp eq i64 %206, %114
  br i1 %217, label %235, label %218

218:                                              ; preds = %215, %218
  %219 = phi i64 [ %233, %218 ], [ %216, %215 ]
  %220 = getelementptr inbounds nuw double, ptr %180, i64 %219
  %221 = load double, ptr %220, align 8
  %222 = fmul double %178, %221
  %223 = getelementptr inbounds nuw double, ptr %56, i64 %219
  %224 = load double, ptr %223, align 8
  %225 = fadd double %224, %222
  store double %225, ptr %223, align 8
  %226 = add nuw nsw i64 %219, 1
  %227 = getelementptr inbounds nuw double, ptr %180, i64 %226
  %228 = load double, ptr %227, align 8
  %229 = fmul double %178, %228
  %230 = getelementptr inbounds nuw double, ptr %56, i64 %226
  %231 = load double, ptr %230, align 8
  %232 = fadd double %231, %229
  store double %232, ptr %230, align 8
  %233 = add nuw nsw i64 %219, 2
  %234 = icmp eq i64 %233, %100
  br i1 %234, label %235, label %218

235:                                              ; preds = %215, %218, %204, %175
  %236 = add nuw nsw i64 %176, 1
  %237 = icmp eq i64 %236, %129
  br i1 %237, label %138, label %175

238:                                              ; preds = %172, %238
  %239 = phi i64 [ %253, %238 ], [ %173, %172 ]
  %240 = getelementptr inbounds nuw double, ptr %132, i64 %239
  %241 = load double, ptr %240, align 8
  %242 = getelementptr inbounds nuw double, ptr %56, i64 %239
  %243 = load double, ptr %242, align 8
  %244 = fmul double %93, %243
  %245 = fadd double %241, %244
  store double %245, ptr %242, align 8
  %246 = add nuw nsw i64 %239, 1
  %247 = getelementptr inbounds nuw double, ptr %132, i64 %246
  %248 = load double, ptr %247, align 8
  %249 = getelementptr inbounds nuw double, ptr %56, i64 %246
  %250 = load double, ptr %249, align 8
  %251 = fmul double %93, %250
  %252 = fadd double %248, %251
  store double %252, ptr %249, align 8
  %253 = add nuw nsw i64 %239, 2
  %254 = icmp eq i64 %253, %100
  br i1 %254, label %255, label %238

255:                                              ; preds = %172, %238, %161, %138
  %256 = load double, ptr %2, align 8
  %257 = getelementptr inbounds nuw double, ptr @C, i64 %129
  %258 = load double, ptr %257, align 8
  %259 = fmul double %93, %258
  %260 = fadd double %256, %259
  %261 = mul nsw i64 %129, %96
  %262 = getelementptr inbounds double, ptr %53, i64 %261
  %263 = load i64, ptr %22, align 8
  %264 = add nsw i64 %263, 1
  store i64 %264, ptr %22, align 8
  %265 = load ptr, ptr %0, align 8
  %266 = load double, ptr %23, align 8
  %267 = fcmp olt double %260, %266
  br i1 %267, label %272, label %268

268:                                              ; preds = %255
  %269 = load double, ptr %25, align 8
  %270 = fcmp ogt double %260, %269
  %271 = select i1 %270, double %269, double %260
  br label %272

272:                                              ; preds = %268, %255
  %273 = phi double [ %266, %255 ], [ %271, %268 ]
  %274 = load i32, ptr %17, align 4
  %275 = icmp eq i32 %274, 0
  br i1 %275, label %281, label %276

276:                                              ; preds = %272
  %277 = load ptr, ptr %16, align 8
  %278 = load ptr, ptr %26, align 8
  %279 = sext i32 %274 to i64
  %280 = shl nsw i64 %279, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %277, ptr align 8 %278, i64 %280, i1 false)
  br label %281

281:                                              ; preds = %276, %272
  %282 = load ptr, ptr %24, align 8
  %283 = load ptr, ptr %16, align 8
  %284 = tail call i32 %265(double noundef %273, ptr noundef %56, ptr noundef %282, ptr noundef %283, ptr noundef %262) #9
  %285 = icmp eq i32 %284, 0
  br i1 %285, label %123, label %1218

286:                                              ; preds = %123
  %287 = load ptr, ptr %21, align 8
  br i1 %98, label %288, label %289

288:                                              ; preds = %286
  tail call void @llvm.memset.p0.i64(ptr align 8 %56, i8 0, i64 %101, i1 false)
  br label %289

289:                                              ; preds = %288, %286
  %290 = shl nuw nsw i64 %100, 3
  %291 = getelementptr i8, ptr %76, i64 %290
  %292 = mul nsw i64 %96, 88
  %293 = getelementptr i8, ptr %77, i64 %292
  %294 = getelementptr i8, ptr %293, i64 %290
  %295 = icmp ult i32 %94, 4
  %296 = icmp ult ptr %56, %294
  %297 = icmp ult ptr %53, %291
  %298 = and i1 %296, %297
  %299 = and i64 %100, 2147483644
  %300 = icmp eq i64 %299, %100
  %301 = and i64 %100, 1
  %302 = icmp eq i64 %301, 0
  %303 = add nsw i64 %100, -1
  br label %352

304:                                              ; preds = %413
  br i1 %98, label %305, label %433

305:                                              ; preds = %304
  %306 = icmp ult i32 %94, 4
  br i1 %306, label %336, label %307

307:                                              ; preds = %305
  %308 = shl nuw nsw i64 %100, 3
  %309 = getelementptr i8, ptr %73, i64 %308
  %310 = getelementptr i8, ptr %287, i64 %308
  %311 = icmp ult ptr %56, %310
  %312 = icmp ult ptr %287, %309
  %313 = and i1 %311, %312
  br i1 %313, label %336, label %314

314:                                              ; preds = %307
  %315 = and i64 %100, 2147483644
  %316 = insertelement <2 x double> poison, double %93, i64 0
  %317 = shufflevector <2 x double> %316, <2 x double> poison, <2 x i32> zeroinitializer
  br label %318

318:                                              ; preds = %318, %314
  %319 = phi i64 [ 0, %314 ], [ %332, %318 ]
  %320 = getelementptr inbounds nuw double, ptr %287, i64 %319
  %321 = getelementptr inbounds nuw i8, ptr %320, i64 16
  %322 = load <2 x double>, ptr %320, align 8
  %323 = load <2 x double>, ptr %321, align 8
  %324 = getelementptr inbounds nuw double, ptr %56, i64 %319
  %325 = getelementptr inbounds nuw i8, ptr %324, i64 16
  %326 = load <2 x double>, ptr %324, align 8
  %327 = load <2 x double>, ptr %325, align 8
  %328 = fmul <2 x double> %317, %326
  %329 = fmul <2 x double> %317, %327
  %330 = fadd <2 x double> %322, %328
  %331 = fadd <2 x double> %323, %329
  store <2 x double> %330, ptr %324, align 8
  store <2 x double> %331, ptr %325, align 8
  %332 = add nuw i64 %319, 4
  %333 = icmp eq i64 %332, %315
  br i1 %333, label %334, label %318

334:                                              ; preds = %318
  %335 = icmp eq i64 %315, %100
  br i1 %335, label %433, label %336

336:                                              ; preds = %307, %305, %334
  %337 = phi i64 [ 0, %307 ], [ 0, %305 ], [ %315, %334 ]
  %338 = and i64 %100, 1
  %339 = icmp eq i64 %338, 0
  br i1 %339, label %348, label %340

340:                                              ; preds = %336
  %341 = getelementptr inbounds nuw double, ptr %287, i64 %337
  %342 = load double, ptr %341, align 8
  %343 = getelementptr inbounds nuw double, ptr %56, i64 %337
  %344 = load double, ptr %343, align 8
  %345 = fmul double %93, %344
  %346 = fadd double %342, %345
  store double %346, ptr %343, align 8
  %347 = or disjoint i64 %337, 1
  br label %348

348:                                              ; preds = %340, %336
  %349 = phi i64 [ %337, %336 ], [ %347, %340 ]
  %350 = add nsw i64 %100, -1
  %351 = icmp eq i64 %337, %350
  br i1 %351, label %433, label %416

352:                                              ; preds = %413, %289
  %353 = phi i64 [ 0, %289 ], [ %414, %413 ]
  %354 = getelementptr inbounds nuw double, ptr @B, i64 %353
  %355 = load double, ptr %354, align 8
  %356 = mul nsw i64 %353, %96
  %357 = getelementptr inbounds double, ptr %53, i64 %356
  %358 = add nsw i64 %353, -1
  %359 = icmp ult i64 %358, 4
  %360 = or i1 %99, %359
  br i1 %360, label %413, label %361

361:                                              ; preds = %352
  %362 = select i1 %295, i1 true, i1 %298
  br i1 %362, label %383, label %363

363:                                              ; preds = %361
  %364 = insertelement <2 x double> poison, double %355, i64 0
  %365 = shufflevector <2 x double> %364, <2 x double> poison, <2 x i32> zeroinitializer
  br label %366

366:                                              ; preds = %366, %363
  %367 = phi i64 [ 0, %363 ], [ %380, %366 ]
  %368 = getelementptr inbounds nuw double, ptr %357, i64 %367
  %369 = getelementptr inbounds nuw i8, ptr %368, i64 16
  %370 = load <2 x double>, ptr %368, align 8
  %371 = load <2 x double>, ptr %369, align 8
  %372 = fmul <2 x double> %365, %370
  %373 = fmul <2 x double> %365, %371
  %374 = getelementptr inbounds nuw double, ptr %56, i64 %367
  %375 = getelementptr inbounds nuw i8, ptr %374, i64 16
  %376 = load <2 x double>, ptr %374, align 8
  %377 = load <2 x double>, ptr %375, align 8
  %378 = fadd <2 x double> %376, %372
  %379 = fadd <2 x double> %377, %373
  store <2 x double> %378, ptr %374, align 8
  store <2 x double> %379, ptr %375, align 8
  %380 = add nuw i64 %367, 4
  %381 = icmp eq i64 %380, %299
  br i1 %381, label %382, label %366

382:                                              ; preds = %366
  br i1 %300, label %413, label %383

383:                                              ; preds = %361, %382
  %384 = phi i64 [ %299, %382 ], [ 0, %361 ]
  br i1 %302, label %393, label %385

385:                                              ; preds = %383
  %386 = getelementptr inbounds nuw double, ptr %357, i64 %384
  %387 = load double, ptr %386, align 8
  %388 = fmul double %355, %387
  %389 = getelementptr inbounds nuw double, ptr %56, i64 %384
  %390 = load double, ptr %389, align 8
  %391 = fadd double %390, %388
  store double %391, ptr %389, align 8
  %392 = or disjoint i64 %384, 1
  br label %393

393:                                              ; preds = %385, %383
  %394 = phi i64 [ %384, %383 ], [ %392, %385 ]
  %395 = icmp eq i64 %384, %303
  br i1 %395, label %413, label %396

396:                                              ; preds = %393, %396
  %397 = phi i64 [ %411, %396 ], [ %394, %393 ]
  %398 = getelementptr inbounds nuw double, ptr %357, i64 %397
  %399 = load double, ptr %398, align 8
  %400 = fmul double %355, %399
  %401 = getelementptr inbounds nuw double, ptr %56, i64 %397
  %402 = load double, ptr %401, align 8
  %403 = fadd double %402, %400
  store double %403, ptr %401, align 8
  %404 = add nuw nsw i64 %397, 1
  %405 = getelementptr inbounds nuw double, ptr %357, i64 %404
  %406 = load double, ptr %405, align 8
  %407 = fmul double %355, %406
  %408 = getelementptr inbounds nuw double, ptr %56, i64 %404
  %409 = load double, ptr %408, align 8
  %410 = fadd double %409, %407
  store double %410, ptr %408, align 8
  %411 = add nuw nsw i64 %397, 2
  %412 = icmp eq i64 %411, %100
  br i1 %412, label %413, label %396

413:                                              ; preds = %393, %396, %382, %352
  %414 = add nuw nsw i64 %353, 1
  %415 = icmp eq i64 %414, 12
  br i1 %415, label %304, label %352

416:                                              ; preds = %348, %416
  %417 = phi i64 [ %431, %416 ], [ %349, %348 ]
  %418 = getelementptr inbounds nuw double, ptr %287, i64 %417
  %419 = load double, ptr %418, align 8
  %420 = getelementptr inbounds nuw double, ptr %56, i64 %417
  %421 = load double, ptr %420, align 8
  %422 = fmul double %93, %421
  %423 = fadd double %419, %422
  store double %423, ptr %420, align 8
  %424 = add nuw nsw i64 %417, 1
  %425 = getelementptr inbounds nuw double, ptr %287, i64 %424
  %426 = load double, ptr %425, align 8
  %427 = getelementptr inbounds nuw double, ptr %56, i64 %424
  %428 = load double, ptr %427, align 8
  %429 = fmul double %93, %428
  %430 = fadd double %426, %429
  store double %430, ptr %427, align 8
  %431 = add nuw nsw i64 %417, 2
  %432 = icmp eq i64 %431, %100
  br i1 %432, label %433, label %416

433:                                              ; preds = %348, %416, %334, %304
  %434 = load i32, ptr %6, align 8
  %435 = icmp sgt i32 %434, 0
  br i1 %435, label %436, label %555

436:                                              ; preds = %433
  %437 = load ptr, ptr %27, align 8
  %438 = load double, ptr %1, align 8
  %439 = zext nneg i32 %434 to i64
  %440 = shl nuw nsw i64 %439, 4
  %441 = mul nuw nsw i64 %439, 24
  %442 = shl nuw nsw i64 %439, 5
  %443 = mul nuw nsw i64 %439, 40
  %444 = mul nuw nsw i64 %439, 48
  %445 = mul nuw nsw i64 %439, 56
  %446 = shl nuw nsw i64 %439, 6
  %447 = mul nuw nsw i64 %439, 72
  %448 = mul nuw nsw i64 %439, 80
  %449 = mul nuw nsw i64 %439, 88
  br label %450

450:                                              ; preds = %450, %436
  %451 = phi i64 [ 0, %436 ], [ %553, %450 ]
  %452 = phi <2 x double> [ zeroinitializer, %436 ], [ %552, %450 ]
  %453 = getelementptr inbounds nuw double, ptr %287, i64 %451
  %454 = load double, ptr %453, align 8
  %455 = getelementptr inbounds nuw double, ptr %56, i64 %451
  %456 = load double, ptr %455, align 8
  %457 = getelementptr inbounds nuw double, ptr %437, i64 %451
  %458 = load double, ptr %457, align 8
  %459 = getelementptr double, ptr %53, i64 %451
  %460 = load double, ptr %459, align 8
  %461 = getelementptr double, ptr %459, i64 %439
  %462 = load double, ptr %461, align 8
  %463 = fmul double %462, 0.000000e+00
  %464 = getelementptr i8, ptr %459, i64 %440
  %465 = load double, ptr %464, align 8
  %466 = fmul double %465, 0.000000e+00
  %467 = getelementptr i8, ptr %459, i64 %441
  %468 = load double, ptr %467, align 8
  %469 = fmul double %468, 0.000000e+00
  %470 = insertelement <2 x double> poison, double %460, i64 0
  %471 = shufflevector <2 x double> %470, <2 x double> poison, <2 x i32> zeroinitializer
  %472 = fmul <2 x double> %471, <double 0x3FC84B641FBFA1F1, double 0x3F8ADEAEA1607E1A>
  %473 = fsub <2 x double> <double 0.000000e+00, double poison>, %472
  %474 = fadd <2 x double> %472, <double poison, double 0.000000e+00>
  %475 = shufflevector <2 x double> %473, <2 x double> %474, <2 x i32> <i32 0, i32 3>
  %476 = insertelement <2 x double> poison, double %463, i64 0
  %477 = shufflevector <2 x double> %476, <2 x double> poison, <2 x i32> zeroinitializer
  %478 = fadd <2 x double> %475, %477
  %479 = insertelement <2 x double> poison, double %466, i64 0
  %480 = shufflevector <2 x double> %479, <2 x double> poison, <2 x i32> zeroinitializer
  %481 = fadd <2 x double> %478, %480
  %482 = insertelement <2 x double> poison, double %469, i64 0
  %483 = shufflevector <2 x double> %482, <2 x double> poison, <2 x i32> zeroinitializer
  %484 = fadd <2 x double> %481, %483
  %485 = getelementptr i8, ptr %459, i64 %442
  %486 = load double, ptr %485, align 8
  %487 = fmul double %486, 0.000000e+00
  %488 = getelementptr i8, ptr %459, i64 %443
  %489 = load double, ptr %488, align 8
  %490 = getelementptr i8, ptr %459, i64 %444
  %491 = load double, ptr %490, align 8
  %492 = getelementptr i8, ptr %459, i64 %445
  %493 = load double, ptr %492, align 8
  %494 = getelementptr i8, ptr %459, i64 %446
  %495 = load double, ptr %494, align 8
  %496 = getelementptr i8, ptr %459, i64 %447
  %497 = load double, ptr %496, align 8
  %498 = getelementptr i8, ptr %459, i64 %448
  %499 = load double, ptr %498, align 8
  %500 = getelementptr i8, ptr %459, i64 %449
  %501 = load double, ptr %500, align 8
  %502 = tail call double @llvm.fabs.f64(double %454)
  %503 = tail call double @llvm.fabs.f64(double %456)
  %504 = tail call double @llvm.maxnum.f64(double %502, double %503)
  %505 = fmul double %438, %504
  %506 = fadd double %458, %505
  %507 = insertelement <2 x double> poison, double %487, i64 0
  %508 = shufflevector <2 x double> %507, <2 x double> poison, <2 x i32> zeroinitializer
  %509 = fadd <2 x double> %484, %508
  %510 = insertelement <2 x double> poison, double %489, i64 0
  %511 = shufflevector <2 x double> %510, <2 x double> poison, <2 x i32> zeroinitializer
  %512 = fmul <2 x double> %511, <double 0x4011CD1ED2AD5AE2, double 0x3FF39A3DA55AB5C3>
  %513 = fadd <2 x double> %509, %512
  %514 = fsub <2 x double> %509, %512
  %515 = shufflevector <2 x double> %513, <2 x double> %514, <2 x i32> <i32 0, i32 3>
  %516 = insertelement <2 x double> poison, double %491, i64 0
  %517 = shufflevector <2 x double> %516, <2 x double> poison, <2 x i32> zeroinitializer
  %518 = fmul <2 x double> %517, <double 0x3FFE43A845D5AB9F, double 0x3FDFBA83BEDE8A72>
  %519 = fadd <2 x double> %515, %518
  %520 = fsub <2 x double> %515, %518
  %521 = shufflevector <2 x double> %519, <2 x double> %520, <2 x i32> <i32 0, i32 3>
  %522 = insertelement <2 x double> poison, double %493, i64 0
  %523 = shufflevector <2 x double> %522, <2 x double> poison, <2 x i32> zeroinitializer
  %524 = fmul <2 x double> %523, <double 0x4017346ECF96AF43, double 0x3FFAA149F7EDA509>
  %525 = fsub <2 x double> %521, %524
  %526 = fadd <2 x double> %521, %524
  %527 = shufflevector <2 x double> %525, <2 x double> %526, <2 x i32> <i32 0, i32 3>
  %528 = insertelement <2 x double> poison, double %495, i64 0
  %529 = shufflevector <2 x double> %528, <2 x double> poison, <2 x i32> zeroinitializer
  %530 = fmul <2 x double> %529, <double 0x3FDB0D3A26ABB716, double 0x3FD66BC9B10E7E71>
  %531 = fsub <2 x double> %527, %530
  %532 = insertelement <2 x double> poison, double %497, i64 0
  %533 = shufflevector <2 x double> %532, <2 x double> poison, <2 x i32> zeroinitializer
  %534 = fmul <2 x double> %533, <double 0x3FC37A028F43B002, double 0x3FD56330D0783989>
  %535 = fsub <2 x double> %531, %534
  %536 = fadd <2 x double> %531, %534
  %537 = shufflevector <2 x double> %535, <2 x double> %536, <2 x i32> <i32 0, i32 3>
  %538 = insertelement <2 x double> poison, double %499, i64 0
  %539 = shufflevector <2 x double> %538, <2 x double> poison, <2 x i32> zeroinitializer
  %540 = fmul <2 x double> %539, <double 0x3FC9C657697FE72D, double 0x3FB4F8EB54A31435>
  %541 = fadd <2 x double> %537, %540
  %542 = insertelement <2 x double> poison, double %501, i64 0
  %543 = shufflevector <2 x double> %542, <2 x double> poison, <2 x i32> zeroinitializer
  %544 = fmul <2 x double> %543, <double 0x3F9732080AC040ED, double 0x3F96E44F50AB6BC2>
  %545 = fadd <2 x double> %541, %544
  %546 = fsub <2 x double> %541, %544
  %547 = shufflevector <2 x double> %545, <2 x double> %546, <2 x i32> <i32 0, i32 3>
  %548 = insertelement <2 x double> poison, double %506, i64 0
  %549 = shufflevector <2 x double> %548, <2 x double> poison, <2 x i32> zeroinitializer
  %550 = fdiv <2 x double> %547, %549
  %551 = fmul <2 x double> %550, %550
  %552 = fadd <2 x double> %452, %551
  %553 = add nuw nsw i64 %451, 1
  %554 = icmp eq i64 %553, %439
  br i1 %554, label %555, label %450

555:                                              ; preds = %450, %433
  %556 = phi <2 x double> [ zeroinitializer, %433 ], [ %552, %450 ]
  %557 = extractelement <2 x double> %556, i64 1
  %558 = fcmp oeq double %557, 0.000000e+00
  %559 = extractelement <2 x double> %556, i64 0
  %560 = fcmp oeq double %559, 0.000000e+00
  %561 = select i1 %558, i1 %560, i1 false
  br i1 %561, label %572, label %562

562:                                              ; preds = %555
  %563 = tail call double @llvm.fabs.f64(double %93)
  %564 = fmul double %563, %557
  %565 = fmul double %559, 1.000000e-02
  %566 = fadd double %565, %557
  %567 = sitofp i32 %434 to double
  %568 = fmul double %566, %567
  %569 = tail call double @llvm.sqrt.f64(double %568)
  %570 = fdiv double %564, %569
  %571 = fcmp olt double %570, 1.000000e+00
  br i1 %571, label %572, label %580

572:                                              ; preds = %562, %555
  %573 = phi double [ %570, %562 ], [ 0.000000e+00, %555 ]
  %574 = load ptr, ptr %28, align 8
  %575 = icmp eq ptr %574, null
  br i1 %575, label %580, label %576

576:                                              ; preds = %572
  %577 = load ptr, ptr %24, align 8
  %578 = load ptr, ptr %26, align 8
  %579 = tail call i32 %574(double noundef %92, ptr noundef %56, ptr noundef %577, ptr noundef %578) #9
  br label %580

580:                                              ; preds = %576, %572, %562
  %581 = phi double [ %573, %576 ], [ %573, %572 ], [ %570, %562 ]
  %582 = phi i32 [ %579, %576 ], [ 0, %572 ], [ 0, %562 ]
  %583 = fcmp uge double %581, 1.000000e+00
  %584 = icmp ne i32 %582, 0
  %585 = select i1 %583, i1 true, i1 %584
  br i1 %585, label %609, label %586

586:                                              ; preds = %580
  %587 = load i64, ptr %22, align 8
  %588 = add nsw i64 %587, 1
  store i64 %588, ptr %22, align 8
  %589 = load ptr, ptr %0, align 8
  %590 = load double, ptr %23, align 8
  %591 = fcmp olt double %92, %590
  br i1 %591, label %596, label %592

592:                                              ; preds = %586
  %593 = load double, ptr %25, align 8
  %594 = fcmp ogt double %92, %593
  %595 = select i1 %594, double %593, double %92
  br label %596

596:                                              ; preds = %592, %586
  %597 = phi double [ %590, %586 ], [ %595, %592 ]
  %598 = load i32, ptr %17, align 4
  %599 = icmp eq i32 %598, 0
  br i1 %599, label %605, label %600

600:                                              ; preds = %596
  %601 = load ptr, ptr %16, align 8
  %602 = load ptr, ptr %26, align 8
  %603 = sext i32 %598 to i64
  %604 = shl nsw i64 %603, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %601, ptr align 8 %602, i64 %604, i1 false)
  br label %605

605:                                              ; preds = %600, %596
  %606 = load ptr, ptr %24, align 8
  %607 = load ptr, ptr %16, align 8
  %608 = tail call i32 %589(double noundef %597, ptr noundef %56, ptr noundef %606, ptr noundef %607, ptr noundef %70) #9
  br label %609

609:                                              ; preds = %605, %580
  %610 = phi i32 [ %582, %580 ], [ %608, %605 ]
  %611 = icmp ne i32 %610, 0
  %612 = select i1 %583, i1 true, i1 %611
  br i1 %612, label %1210, label %613

613:                                              ; preds = %609
  %614 = fcmp oeq double %581, 0.000000e+00
  br i1 %614, label %619, label %615

615:                                              ; preds = %613
  %616 = tail call double @llvm.pow.f64(double %581, double -1.250000e-01)
  %617 = fmul double %616, 9.000000e-01
  %618 = tail call double @llvm.minnum.f64(double %617, double 1.000000e+01)
  br label %619

619:                                              ; preds = %615, %613
  %620 = phi double [ %618, %615 ], [ 1.000000e+01, %613 ]
  %621 = tail call double @llvm.minnum.f64(double %620, double 1.000000e+00)
  %622 = select i1 %86, double %620, double %621
  %623 = load i32, ptr %17, align 4
  %624 = icmp eq i32 %623, 0
  br i1 %624, label %630, label %625

625:                                              ; preds = %619
  %626 = load ptr, ptr %26, align 8
  %627 = load ptr, ptr %16, align 8
  %628 = sext i32 %623 to i64
  %629 = shl nsw i64 %628, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %626, ptr align 8 %627, i64 %629, i1 false)
  br label %630

630:                                              ; preds = %625, %619
  %631 = load i32, ptr %6, align 8
  %632 = getelementptr inbounds nuw i8, ptr %47, i64 16
  %633 = sext i32 %631 to i64
  %634 = getelementptr inbounds double, ptr %632, i64 %633
  %635 = icmp sgt i32 %631, 0
  %636 = icmp slt i32 %631, 1
  %637 = zext i32 %631 to i64
  %638 = shl nuw nsw i64 %637, 3
  %639 = mul nsw i64 %54, 136
  %640 = shl nsw i64 %52, 3
  %641 = shl nuw nsw i64 %637, 3
  %642 = getelementptr i8, ptr %49, i64 %639
  %643 = getelementptr i8, ptr %642, i64 %640
  %644 = getelementptr i8, ptr %643, i64 %641
  %645 = mul nsw i64 %54, 136
  %646 = shl nsw i64 %52, 3
  %647 = shl nuw nsw i64 %637, 3
  %648 = getelementptr i8, ptr %49, i64 %645
  %649 = getelementptr i8, ptr %648, i64 %646
  %650 = getelementptr i8, ptr %649, i64 %647
  %651 = mul nsw i64 %633, 96
  %652 = shl nsw i64 %633, 3
  %653 = getelementptr i8, ptr %49, i64 %651
  %654 = getelementptr i8, ptr %653, i64 %646
  %655 = getelementptr i8, ptr %654, i64 %647
  %656 = icmp ult i32 %631, 4
  %657 = icmp ult ptr %53, %650
  %658 = and i64 %637, 2147483644
  %659 = icmp eq i64 %658, %637
  %660 = and i64 %637, 1
  %661 = icmp eq i64 %660, 0
  %662 = add nsw i64 %637, -1
  %663 = icmp ult i32 %631, 4
  %664 = and i64 %637, 2147483644
  %665 = insertelement <2 x double> poison, double %93, i64 0
  %666 = shufflevector <2 x double> %665, <2 x double> poison, <2 x i32> zeroinitializer
  %667 = icmp eq i64 %664, %637
  %668 = and i64 %637, 1
  %669 = icmp eq i64 %668, 0
  %670 = add nsw i64 %637, -1
  br label %674

671:                                              ; preds = %828
  %672 = add nuw nsw i64 %675, 1
  %673 = icmp eq i64 %672, 3
  br i1 %673, label %833, label %674

674:                                              ; preds = %671, %630
  %675 = phi i64 [ 0, %630 ], [ %672, %671 ]
  %676 = mul i64 %652, %675
  %677 = getelementptr i8, ptr %655, i64 %676
  %678 = load ptr, ptr %21, align 8
  %679 = add nuw nsw i64 %675, 13
  %680 = getelementptr inbounds nuw [16 x double], ptr @A_EXTRA, i64 %675
  br i1 %635, label %684, label %681

681:                                              ; preds = %684, %674
  %682 = icmp ult ptr %57, %677
  %683 = and i1 %682, %657
  br label %722

684:                                              ; preds = %674
  tail call void @llvm.memset.p0.i64(ptr align 8 %57, i8 0, i64 %638, i1 false)
  br label %681

685:                                              ; preds = %782
  br i1 %635, label %686, label %802

686:                                              ; preds = %685
  br i1 %663, label %709, label %687

687:                                              ; preds = %686
  %688 = getelementptr i8, ptr %678, i64 %641
  %689 = icmp ult ptr %57, %688
  %690 = icmp ult ptr %678, %644
  %691 = and i1 %689, %690
  br i1 %691, label %709, label %692

692:                                              ; preds = %687, %692
  %693 = phi i64 [ %706, %692 ], [ 0, %687 ]
  %694 = getelementptr inbounds nuw double, ptr %678, i64 %693
  %695 = getelementptr inbounds nuw i8, ptr %694, i64 16
  %696 = load <2 x double>, ptr %694, align 8
  %697 = load <2 x double>, ptr %695, align 8
  %698 = getelementptr inbounds nuw double, ptr %57, i64 %693
  %699 = getelementptr inbounds nuw i8, ptr %698, i64 16
  %700 = load <2 x double>, ptr %698, align 8
  %701 = load <2 x double>, ptr %699, align 8
  %702 = fmul <2 x double> %666, %700
  %703 = fmul <2 x double> %666, %701
  %704 = fadd <2 x double> %696, %702
  %705 = fadd <2 x double> %697, %703
  store <2 x double> %704, ptr %698, align 8
  store <2 x double> %705, ptr %699, align 8
  %706 = add nuw i64 %693, 4
  %707 = icmp eq i64 %706, %664
  br i1 %707, label %708, label %692

708:                                              ; preds = %692
  br i1 %667, label %802, label %709

709:                                              ; preds = %687, %686, %708
  %710 = phi i64 [ 0, %687 ], [ 0, %686 ], [ %664, %708 ]
  br i1 %669, label %719, label %711

711:                                              ; preds = %709
  %712 = getelementptr inbounds nuw double, ptr %678, i64 %710
  %713 = load double, ptr %712, align 8
  %714 = getelementptr inbounds nuw double, ptr %57, i64 %710
  %715 = load double, ptr %714, align 8
  %716 = fmul double %93, %715
  %717 = fadd double %713, %716
  store double %717, ptr %714, align 8
  %718 = or disjoint i64 %710, 1
  br label %719

719:                                              ; preds = %711, %709
  %720 = phi i64 [ %710, %709 ], [ %718, %711 ]
  %721 = icmp eq i64 %710, %670
  br i1 %721, label %802, label %785

722:                                              ; preds = %681, %782
  %723 = phi i64 [ %783, %782 ], [ 0, %681 ]
  %724 = getelementptr inbounds nuw double, ptr %680, i64 %723
  %725 = load double, ptr %724, align 8
  %726 = mul nsw i64 %723, %633
  %727 = getelementptr inbounds double, ptr %53, i64 %726
  %728 = fcmp oeq double %725, 0.000000e+00
  %729 = or i1 %636, %728
  br i1 %729, label %782, label %730

730:                                              ; preds = %722
  %731 = select i1 %656, i1 true, i1 %683
  br i1 %731, label %752, label %732

732:                                              ; preds = %730
  %733 = insertelement <2 x double> poison, double %725, i64 0
  %734 = shufflevector <2 x double> %733, <2 x double> poison, <2 x i32> zeroinitializer
  br label %735

735:                                              ; preds = %735, %732
  %736 = phi i64 [ 0, %732 ], [ %749, %735 ]
  %737 = getelementptr inbounds nuw double, ptr %727, i64 %736
  %738 = getelementptr inbounds nuw i8, ptr %737, i64 16
  %739 = load <2 x double>, ptr %737, align 8
  %740 = load <2 x double>, ptr %738, align 8
  %741 = fmul <2 x double> %734, %739
  %742 = fmul <2 x double> %734, %740
  %743 = getelementptr inbounds nuw double, ptr %57, i64 %736
  %744 = getelementptr inbounds nuw i8, ptr %743, i64 16
  %745 = load <2 x double>, ptr %743, align 8
  %746 = load <2 x double>, ptr %744, align 8
  %747 = fadd <2 x double> %745, %741
  %748 = fadd <2 x double> %746, %742
  store <2 x double> %747, ptr %743, align 8
  store <2 x double> %748, ptr %744, align 8
  %749 = add nuw i64 %736, 4
  %750 = icmp eq i64 %749, %658
  br i1 %750, label %751, label %735

751:                                              ; preds = %735
  br i1 %659, label %782, label %752

752:                                              ; preds = %730, %751
  %753 = phi i64 [ %658, %751 ], [ 0, %730 ]
  br i1 %661, label %762, label %754

754:                                              ; preds = %752
  %755 = getelementptr inbounds nuw double, ptr %727, i64 %753
  %756 = load double, ptr %755, align 8
  %757 = fmul double %725, %756
  %758 = getelementptr inbounds nuw double, ptr %57, i64 %753
  %759 = load double, ptr %758, align 8
  %760 = fadd double %759, %757
  store double %760, ptr %758, align 8
  %761 = or disjoint i64 %753, 1
  br label %762

762:                                              ; preds = %754, %752
  %763 = phi i64 [ %753, %752 ], [ %761, %754 ]
  %764 = icmp eq i64 %753, %662
  br i1 %764, label %782, label %765

765:                                              ; preds = %762, %765
  %766 = phi i64 [ %780, %765 ], [ %763, %762 ]
  %767 = getelementptr inbounds nuw double, ptr %727, i64 %766
  %768 = load double, ptr %767, align 8
  %769 = fmul double %725, %768
  %770 = getelementptr inbounds nuw double, ptr %57, i64 %766
  %771 = load double, ptr %770, align 8
  %772 = fadd double %771, %769
  store double %772, ptr %770, align 8
  %773 = add nuw nsw i64 %766, 1
  %774 = getelementptr inbounds nuw double, ptr %727, i64 %773
  %775 = load double, ptr %774, align 8
  %776 = fmul double %725, %775
  %777 = getelementptr inbounds nuw double, ptr %57, i64 %773
  %778 = load double, ptr %777, align 8
  %779 = fadd double %778, %776
  store double %779, ptr %777, align 8
  %780 = add nuw nsw i64 %766, 2
  %781 = icmp eq i64 %780, %637
  br i1 %781, label %782, label %765

782:                                              ; preds = %762, %765, %751, %722
  %783 = add nuw nsw i64 %723, 1
  %784 = icmp eq i64 %783, %679
  br i1 %784, label %685, label %722

785:                                              ; preds = %719, %785
  %786 = phi i64 [ %800, %785 ], [ %720, %719 ]
  %787 = getelementptr inbounds nuw double, ptr %678, i64 %786
  %788 = load double, ptr %787, align 8
  %789 = getelementptr inbounds nuw double, ptr %57, i64 %786
  %790 = load double, ptr %789, align 8
  %791 = fmul double %93, %790
  %792 = fadd double %788, %791
  store double %792, ptr %789, align 8
  %793 = add nuw nsw i64 %786, 1
  %794 = getelementptr inbounds nuw double, ptr %678, i64 %793
  %795 = load double, ptr %794, align 8
  %796 = getelementptr inbounds nuw double, ptr %57, i64 %793
  %797 = load double, ptr %796, align 8
  %798 = fmul double %93, %797
  %799 = fadd double %795, %798
  store double %799, ptr %796, align 8
  %800 = add nuw nsw i64 %786, 2
  %801 = icmp eq i64 %800, %637
  br i1 %801, label %802, label %785

802:                                              ; preds = %719, %785, %708, %685
  %803 = load double, ptr %2, align 8
  %804 = getelementptr inbounds nuw double, ptr @C_EXTRA, i64 %675
  %805 = load double, ptr %804, align 8
  %806 = fmul double %93, %805
  %807 = fadd double %803, %806
  %808 = mul nsw i64 %679, %633
  %809 = getelementptr inbounds double, ptr %53, i64 %808
  %810 = load i64, ptr %22, align 8
  %811 = add nsw i64 %810, 1
  store i64 %811, ptr %22, align 8
  %812 = load ptr, ptr %0, align 8
  %813 = load double, ptr %23, align 8
  %814 = fcmp olt double %807, %813
  br i1 %814, label %819, label %815

815:                                              ; preds = %802
  %816 = load double, ptr %25, align 8
  %817 = fcmp ogt double %807, %816
  %818 = select i1 %817, double %816, double %807
  br label %819

819:                                              ; preds = %815, %802
  %820 = phi double [ %813, %802 ], [ %818, %815 ]
  %821 = load i32, ptr %17, align 4
  %822 = icmp eq i32 %821, 0
  br i1 %822, label %828, label %823

823:                                              ; preds = %819
  %824 = load ptr, ptr %16, align 8
  %825 = load ptr, ptr %26, align 8
  %826 = sext i32 %821 to i64
  %827 = shl nsw i64 %826, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %824, ptr align 8 %825, i64 %827, i1 false)
  br label %828

828:                                              ; preds = %823, %819
  %829 = load ptr, ptr %24, align 8
  %830 = load ptr, ptr %16, align 8
  %831 = tail call i32 %812(double noundef %820, ptr noundef %57, ptr noundef %829, ptr noundef %830, ptr noundef %809) #9
  %832 = icmp eq i32 %831, 0
  br i1 %832, label %671, label %1241

833:                                              ; preds = %671
  %834 = load ptr, ptr %21, align 8
  %835 = shl nsw i64 %633, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %632, ptr align 8 %834, i64 %835, i1 false)
  br i1 %635, label %836, label %940

836:                                              ; preds = %833
  %837 = load ptr, ptr %21, align 8
  %838 = mul nuw nsw i64 %633, 96
  %839 = getelementptr i8, ptr %53, i64 %838
  %840 = shl nuw nsw i64 %633, 4
  %841 = getelementptr i8, ptr %634, i64 %840
  %842 = getelementptr inbounds nuw double, ptr %634, i64 %637
  %843 = icmp ult i32 %631, 16
  br i1 %843, label %938, label %844

844:                                              ; preds = %836
  %845 = ptrtoint ptr %837 to i64
  %846 = shl nuw nsw i64 %637, 3
  %847 = shl nuw nsw i64 %633, 3
  %848 = add i64 %40, %847
  %849 = add i64 %55, %50
  %850 = shl nsw i64 %52, 3
  %851 = add i64 %849, %850
  %852 = sub i64 %848, %851
  %853 = icmp ult i64 %852, 16
  %854 = add i64 %40, %847
  %855 = sub i64 %854, %845
  %856 = icmp ult i64 %855, 16
  %857 = or i1 %853, %856
  %858 = add i64 %850, %50
  %859 = sub i64 %854, %858
  %860 = icmp ult i64 %859, 16
  %861 = or i1 %857, %860
  %862 = add i64 %850, %50
  %863 = mul nuw nsw i64 %633, 88
  %864 = add i64 %862, %863
  %865 = sub i64 %40, %864
  %866 = icmp ult i64 %865, 16
  %867 = or i1 %861, %866
  %868 = sub nsw i64 %840, %846
  %869 = icmp ult i64 %868, 16
  %870 = or i1 %867, %869
  %871 = add i64 %40, %847
  %872 = add i64 %871, %846
  %873 = sub i64 %872, %851
  %874 = icmp ult i64 %873, 16
  %875 = or i1 %870, %874
  %876 = sub i64 %872, %845
  %877 = icmp ult i64 %876, 16
  %878 = or i1 %875, %877
  %879 = add i64 %40, %847
  %880 = add i64 %879, %846
  %881 = add i64 %850, %50
  %882 = sub i64 %880, %881
  %883 = icmp ult i64 %882, 16
  %884 = or i1 %878, %883
  %885 = add i64 %40, %846
  %886 = add i64 %850, %50
  %887 = add i64 %886, %863
  %888 = sub i64 %885, %887
  %889 = icmp ult i64 %888, 16
  %890 = or i1 %884, %889
  %891 = mul nuw nsw i64 %633, 24
  %892 = add i64 %40, %891
  %893 = sub i64 %892, %851
  %894 = icmp ult i64 %893, 16
  %895 = or i1 %890, %894
  %896 = sub i64 %892, %845
  %897 = icmp ult i64 %896, 16
  %898 = or i1 %895, %897
  %899 = add i64 %40, %891
  %900 = add i64 %850, %50
  %901 = sub i64 %899, %900
  %902 = icmp ult i64 %901, 16
  %903 = or i1 %898, %902
  %904 = add i64 %850, %50
  %905 = sub i64 %40, %904
  %906 = mul nsw i64 %633, -72
  %907 = add i64 %906, %905
  %908 = icmp ult i64 %907, 16
  %909 = or i1 %903, %908
  br i1 %909, label %938, label %910

910:                                              ; preds = %844
  %911 = and i64 %637, 2147483646
  %912 = insertelement <2 x double> poison, double %93, i64 0
  %913 = shufflevector <2 x double> %912, <2 x double> poison, <2 x i32> zeroinitializer
  br label %914

914:                                              ; preds = %914, %910
  %915 = phi i64 [ 0, %910 ], [ %934, %914 ]
  %916 = getelementptr inbounds nuw double, ptr %56, i64 %915
  %917 = load <2 x double>, ptr %916, align 8
  %918 = getelementptr inbounds nuw double, ptr %837, i64 %915
  %919 = load <2 x double>, ptr %918, align 8
  %920 = fsub <2 x double> %917, %919
  %921 = getelementptr inbounds nuw double, ptr %53, i64 %915
  %922 = load <2 x double>, ptr %921, align 8
  %923 = fmul <2 x double> %913, %922
  %924 = getelementptr double, ptr %839, i64 %915
  %925 = load <2 x double>, ptr %924, align 8
  %926 = fmul <2 x double> %913, %925
  %927 = getelementptr inbounds nuw double, ptr %634, i64 %915
  store <2 x double> %920, ptr %927, align 8
  %928 = fsub <2 x double> %923, %920
  %929 = getelementptr inbounds nuw double, ptr %842, i64 %915
  store <2 x double> %928, ptr %929, align 8
  %930 = fmul <2 x double> %920, splat (double 2.000000e+00)
  %931 = fadd <2 x double> %923, %926
  %932 = fsub <2 x double> %930, %931
  %933 = getelementptr double, ptr %841, i64 %915
  store <2 x double> %932, ptr %933, align 8
  %934 = add nuw i64 %915, 2
  %935 = icmp eq i64 %934, %911
  br i1 %935, label %936, label %914

936:                                              ; preds = %914
  %937 = icmp eq i64 %911, %637
  br i1 %937, label %940, label %938

938:                                              ; preds = %844, %836, %936
  %939 = phi i64 [ 0, %844 ], [ 0, %836 ], [ %911, %936 ]
  br label %987

940:                                              ; preds = %987, %936, %833
  %941 = phi i64 [ 0, %833 ], [ %838, %936 ], [ %838, %987 ]
  %942 = mul nsw i64 %633, 40
  %943 = mul nsw i64 %633, 48
  %944 = mul nsw i64 %633, 56
  %945 = shl nuw nsw i64 %633, 6
  %946 = mul nsw i64 %633, 72
  %947 = mul nsw i64 %633, 80
  %948 = mul nsw i64 %633, 88
  %949 = mul nuw nsw i64 %633, 104
  %950 = mul nuw nsw i64 %633, 112
  %951 = mul nuw nsw i64 %633, 120
  %952 = shl nsw i64 %52, 3
  %953 = add i64 %952, %50
  %954 = sub i64 %42, %953
  %955 = sub i64 %954, %948
  %956 = shl nsw i64 %633, 3
  %957 = sub i64 %954, %947
  %958 = sub i64 %954, %946
  %959 = shl nsw i64 %633, 5
  %960 = add i64 %42, %959
  %961 = add i64 %941, %50
  %962 = add i64 %961, %952
  %963 = sub i64 %960, %962
  %964 = add i64 %952, %50
  %965 = sub i64 %42, %964
  %966 = sub i64 %965, %944
  %967 = sub i64 %965, %943
  %968 = sub i64 %965, %942
  %969 = sub i64 %965, %959
  %970 = mul nsw i64 %633, -24
  %971 = add i64 %970, %965
  %972 = sub i64 %42, %50
  %973 = shl nsw i64 %633, 4
  %974 = add nsw i64 %952, %973
  %975 = sub i64 %972, %974
  %976 = add nsw i64 %52, %633
  %977 = shl nsw i64 %976, 3
  %978 = sub i64 %972, %977
  %979 = add i64 %42, %959
  %980 = add i64 %952, %50
  %981 = sub i64 %979, %980
  %982 = icmp eq i32 %631, 1
  %983 = and i64 %637, 2147483646
  %984 = insertelement <2 x double> poison, double %93, i64 0
  %985 = shufflevector <2 x double> %984, <2 x double> poison, <2 x i32> zeroinitializer
  %986 = icmp eq i64 %983, %637
  br label %1009

987:                                              ; preds = %938, %987
  %988 = phi i64 [ %1007, %987 ], [ %939, %938 ]
  %989 = getelementptr inbounds nuw double, ptr %56, i64 %988
  %990 = load double, ptr %989, align 8
  %991 = getelementptr inbounds nuw double, ptr %837, i64 %988
  %992 = load double, ptr %991, align 8
  %993 = fsub double %990, %992
  %994 = getelementptr inbounds nuw double, ptr %53, i64 %988
  %995 = load double, ptr %994, align 8
  %996 = fmul double %93, %995
  %997 = getelementptr double, ptr %839, i64 %988
  %998 = load double, ptr %997, align 8
  %999 = fmul double %93, %998
  %1000 = getelementptr inbounds nuw double, ptr %634, i64 %988
  store double %993, ptr %1000, align 8
  %1001 = fsub double %996, %993
  %1002 = getelementptr inbounds nuw double, ptr %842, i64 %988
  store double %1001, ptr %1002, align 8
  %1003 = fmul double %993, 2.000000e+00
  %1004 = fadd double %996, %999
  %1005 = fsub double %1003, %1004
  %1006 = getelementptr double, ptr %841, i64 %988
  store double %1005, ptr %1006, align 8
  %1007 = add nuw nsw i64 %988, 1
  %1008 = icmp eq i64 %1007, %637
  br i1 %1008, label %940, label %987

1009:                                             ; preds = %1207, %940
  %1010 = phi i64 [ 0, %940 ], [ %1208, %1207 ]
  %1011 = mul i64 %956, %1010
  %1012 = add i64 %955, %1011
  %1013 = add i64 %957, %1011
  %1014 = add i64 %958, %1011
  %1015 = add i64 %963, %1011
  %1016 = add i64 %966, %1011
  %1017 = add i64 %967, %1011
  %1018 = add i64 %968, %1011
  %1019 = add i64 %969, %1011
  %1020 = add i64 %971, %1011
  %1021 = add i64 %975, %1011
  %1022 = add i64 %978, %1011
  %1023 = add i64 %981, %1011
  br i1 %635, label %1024, label %1207

1024:                                             ; preds = %1009
  %1025 = getelementptr inbounds nuw [16 x double], ptr @D, i64 %1010
  %1026 = add nuw nsw i64 %1010, 3
  %1027 = mul nuw nsw i64 %1026, %633
  %1028 = getelementptr double, ptr %634, i64 %1027
  %1029 = load double, ptr %1025, align 16
  %1030 = getelementptr inbounds nuw i8, ptr %1025, i64 40
  %1031 = load double, ptr %1030, align 8
  %1032 = getelementptr inbounds nuw i8, ptr %1025, i64 48
  %1033 = load <2 x double>, ptr %1032, align 16
  %1034 = getelementptr inbounds nuw i8, ptr %1025, i64 64
  %1035 = load <2 x double>, ptr %1034, align 16
  %1036 = getelementptr inbounds nuw i8, ptr %1025, i64 80
  %1037 = load <2 x double>, ptr %1036, align 16
  %1038 = getelementptr inbounds nuw i8, ptr %1025, i64 96
  %1039 = load <2 x double>, ptr %1038, align 16
  %1040 = getelementptr inbounds nuw i8, ptr %1025, i64 112
  %1041 = load <2 x double>, ptr %1040, align 16
  br i1 %982, label %1136, label %1042

1042:                                             ; preds = %1024
  %1043 = icmp ult i64 %1012, 16
  %1044 = icmp ult i64 %1013, 16
  %1045 = or i1 %1043, %1044
  %1046 = icmp ult i64 %1014, 16
  %1047 = or i1 %1045, %1046
  %1048 = icmp ult i64 %1015, 16
  %1049 = or i1 %1047, %1048
  %1050 = icmp ult i64 %1016, 16
  %1051 = or i1 %1049, %1050
  %1052 = icmp ult i64 %1017, 16
  %1053 = or i1 %1051, %1052
  %1054 = icmp ult i64 %1018, 16
  %1055 = or i1 %1053, %1054
  %1056 = icmp ult i64 %1019, 16
  %1057 = or i1 %1055, %1056
  %1058 = icmp ult i64 %1020, 16
  %1059 = or i1 %1057, %1058
  %1060 = icmp ult i64 %1021, 16
  %1061 = or i1 %1059, %1060
  %1062 = icmp ult i64 %1022, 16
  %1063 = or i1 %1061, %1062
  %1064 = icmp ult i64 %1023, 16
  %1065 = or i1 %1063, %1064
  br i1 %1065, label %1136, label %1066

1066:                                             ; preds = %1042
  %1067 = insertelement <2 x double> poison, double %1029, i64 0
  %1068 = shufflevector <2 x double> %1067, <2 x double> poison, <2 x i32> zeroinitializer
  %1069 = insertelement <2 x double> poison, double %1031, i64 0
  %1070 = shufflevector <2 x double> %1069, <2 x double> poison, <2 x i32> zeroinitializer
  %1071 = shufflevector <2 x double> %1033, <2 x double> poison, <2 x i32> zeroinitializer
  %1072 = shufflevector <2 x double> %1033, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %1073 = shufflevector <2 x double> %1035, <2 x double> poison, <2 x i32> zeroinitializer
  %1074 = shufflevector <2 x double> %1035, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %1075 = shufflevector <2 x double> %1037, <2 x double> poison, <2 x i32> zeroinitializer
  %1076 = shufflevector <2 x double> %1037, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %1077 = shufflevector <2 x double> %1039, <2 x double> poison, <2 x i32> zeroinitializer
  %1078 = shufflevector <2 x double> %1039, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %1079 = shufflevector <2 x double> %1041, <2 x double> poison, <2 x i32> zeroinitializer
  %1080 = shufflevector <2 x double> %1041, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  br label %1081

1081:                                             ; preds = %1081, %1066
  %1082 = phi i64 [ 0, %1066 ], [ %1133, %1081 ]
  %1083 = getelementptr double, ptr %53, i64 %1082
  %1084 = load <2 x double>, ptr %1083, align 8
  %1085 = fmul <2 x double> %1068, %1084
  %1086 = fadd <2 x double> %1085, zeroinitializer
  %1087 = getelementptr i8, ptr %1083, i64 %942
  %1088 = load <2 x double>, ptr %1087, align 8
  %1089 = fmul <2 x double> %1070, %1088
  %1090 = fadd <2 x double> %1086, %1089
  %1091 = getelementptr i8, ptr %1083, i64 %943
  %1092 = load <2 x double>, ptr %1091, align 8
  %1093 = fmul <2 x double> %1071, %1092
  %1094 = fadd <2 x double> %1090, %1093
  %1095 = getelementptr i8, ptr %1083, i64 %944
  %1096 = load <2 x double>, ptr %1095, align 8
  %1097 = fmul <2 x double> %1072, %1096
  %1098 = fadd <2 x double> %1094, %1097
  %1099 = getelementptr i8, ptr %1083, i64 %945
  %1100 = load <2 x double>, ptr %1099, align 8
  %1101 = fmul <2 x double> %1073, %1100
  %1102 = fadd <2 x double> %1098, %1101
  %1103 = getelementptr i8, ptr %1083, i64 %946
  %1104 = load <2 x double>, ptr %1103, align 8
  %1105 = fmul <2 x double> %1074, %1104
  %1106 = fadd <2 x double> %1102, %1105
  %1107 = getelementptr i8, ptr %1083, i64 %947
  %1108 = load <2 x double>, ptr %1107, align 8
  %1109 = fmul <2 x double> %1075, %1108
  %1110 = fadd <2 x double> %1106, %1109
  %1111 = getelementptr i8, ptr %1083, i64 %948
  %1112 = load <2 x double>, ptr %1111, align 8
  %1113 = fmul <2 x double> %1076, %1112
  %1114 = fadd <2 x double> %1110, %1113
  %1115 = getelementptr i8, ptr %1083, i64 %941
  %1116 = load <2 x double>, ptr %1115, align 8
  %1117 = fmul <2 x double> %1077, %1116
  %1118 = fadd <2 x double> %1114, %1117
  %1119 = getelementptr i8, ptr %1083, i64 %949
  %1120 = load <2 x double>, ptr %1119, align 8
  %1121 = fmul <2 x double> %1078, %1120
  %1122 = fadd <2 x double> %1118, %1121
  %1123 = getelementptr i8, ptr %1083, i64 %950
  %1124 = load <2 x double>, ptr %1123, align 8
  %1125 = fmul <2 x double> %1079, %1124
  %1126 = fadd <2 x double> %1122, %1125
  %1127 = getelementptr i8, ptr %1083, i64 %951
  %1128 = load <2 x double>, ptr %1127, align 8
  %1129 = fmul <2 x double> %1080, %1128
  %1130 = fadd <2 x double> %1126, %1129
  %1131 = fmul <2 x double> %985, %1130
  %1132 = getelementptr double, ptr %1028, i64 %1082
  store <2 x double> %1131, ptr %1132, align 8
  %1133 = add nuw i64 %1082, 2
  %1134 = icmp eq i64 %1133, %983
  br i1 %1134, label %1135, label %1081

1135:                                             ; preds = %1081
  br i1 %986, label %1207, label %1136

1136:                                             ; preds = %1042, %1024, %1135
  %1137 = phi i64 [ 0, %1042 ], [ 0, %1024 ], [ %983, %1135 ]
  br label %1138

1138:                                             ; preds = %1136, %1138
  %1139 = phi i64 [ %1205, %1138 ], [ %1137, %1136 ]
  %1140 = getelementptr double, ptr %53, i64 %1139
  %1141 = load double, ptr %1140, align 8
  %1142 = fmul double %1029, %1141
  %1143 = fadd double %1142, 0.000000e+00
  %1144 = getelementptr i8, ptr %1140, i64 %942
  %1145 = load double, ptr %1144, align 8
  %1146 = fmul double %1031, %1145
  %1147 = fadd double %1143, %1146
  %1148 = getelementptr i8, ptr %1140, i64 %943
  %1149 = load double, ptr %1148, align 8
  %1150 = getelementptr i8, ptr %1140, i64 %944
  %1151 = load double, ptr %1150, align 8
  %1152 = insertelement <2 x double> poison, double %1149, i64 0
  %1153 = insertelement <2 x double> %1152, double %1151, i64 1
  %1154 = fmul <2 x double> %1033, %1153
  %1155 = extractelement <2 x double> %1154, i64 0
  %1156 = fadd double %1147, %1155
  %1157 = extractelement <2 x double> %1154, i64 1
  %1158 = fadd double %1156, %1157
  %1159 = getelementptr i8, ptr %1140, i64 %945
  %1160 = load double, ptr %1159, align 8
  %1161 = getelementptr i8, ptr %1140, i64 %946
  %1162 = load double, ptr %1161, align 8
  %1163 = insertelement <2 x double> poison, double %1160, i64 0
  %1164 = insertelement <2 x double> %1163, double %1162, i64 1
  %1165 = fmul <2 x double> %1035, %1164
  %1166 = extractelement <2 x double> %1165, i64 0
  %1167 = fadd double %1158, %1166
  %1168 = extractelement <2 x double> %1165, i64 1
  %1169 = fadd double %1167, %1168
  %1170 = getelementptr i8, ptr %1140, i64 %947
  %1171 = load double, ptr %1170, align 8
  %1172 = getelementptr i8, ptr %1140, i64 %948
  %1173 = load double, ptr %1172, align 8
  %1174 = insertelement <2 x double> poison, double %1171, i64 0
  %1175 = insertelement <2 x double> %1174, double %1173, i64 1
  %1176 = fmul <2 x double> %1037, %1175
  %1177 = extractelement <2 x double> %1176, i64 0
  %1178 = fadd double %1169, %1177
  %1179 = extractelement <2 x double> %1176, i64 1
  %1180 = fadd double %1178, %1179
  %1181 = getelementptr i8, ptr %1140, i64 %941
  %1182 = load double, ptr %1181, align 8
  %1183 = getelementptr i8, ptr %1140, i64 %949
  %1184 = load double, ptr %1183, align 8
  %1185 = insertelement <2 x double> poison, double %1182, i64 0
  %1186 = insertelement <2 x double> %1185, double %1184, i64 1
  %1187 = fmul <2 x double> %1039, %1186
  %1188 = extractelement <2 x double> %1187, i64 0
  %1189 = fadd double %1180, %1188
  %1190 = extractelement <2 x double> %1187, i64 1
  %1191 = fadd double %1189, %1190
  %1192 = getelementptr i8, ptr %1140, i64 %950
  %1193 = load double, ptr %1192, align 8
  %1194 = getelementptr i8, ptr %1140, i64 %951
  %1195 = load double, ptr %1194, align 8
  %1196 = insertelement <2 x double> poison, double %1193, i64 0
  %1197 = insertelement <2 x double> %1196, double %1195, i64 1
  %1198 = fmul <2 x double> %1041, %1197
  %1199 = extractelement <2 x double> %1198, i64 0
  %1200 = fadd double %1191, %1199
  %1201 = extractelement <2 x double> %1198, i64 1
  %1202 = fadd double %1200, %1201
  %1203 = fmul double %93, %1202
  %1204 = getelementptr double, ptr %1028, i64 %1139
  store double %1203, ptr %1204, align 8
  %1205 = add nuw nsw i64 %1139, 1
  %1206 = icmp eq i64 %1205, %637
  br i1 %1206, label %1207, label %1138

1207:                                             ; preds = %1138, %1135, %1009
  %1208 = add nuw nsw i64 %1010, 1
  %1209 = icmp eq i64 %1208, 4
  br i1 %1209, label %1224, label %1009

1210:                                             ; preds = %609
  %1211 = icmp eq i32 %610, 0
  %1212 = fcmp oge double %581, 1.000000e+00
  %1213 = and i1 %1212, %1211
  br i1 %1213, label %1214, label %1218

1214:                                             ; preds = %1210
  %1215 = tail call double @llvm.pow.f64(double %581, double -1.250000e-01)
  %1216 = fmul double %1215, 9.000000e-01
  %1217 = tail call double @llvm.maxnum.f64(double %1216, double 2.000000e-01)
  br label %1218

1218:                                             ; preds = %281, %1214, %1210
  %1219 = phi double [ %1217, %1214 ], [ 2.000000e-01, %1210 ], [ 2.000000e-01, %281 ]
  %1220 = fmul double %93, %1219
  %1221 = load i64, ptr %29, align 8
  %1222 = add nsw i64 %1221, 1
  store i64 %1222, ptr %29, align 8
  %1223 = fcmp ult double %1220, %61
  br i1 %1223, label %1241, label %85

1224:                                             ; preds = %1207
  %1225 = load double, ptr %2, align 8
  store double %1225, ptr %47, align 8
  %1226 = getelementptr inbounds nuw i8, ptr %47, i64 8
  store double %92, ptr %1226, align 8
  %1227 = load ptr, ptr %21, align 8
  %1228 = shl nsw i64 %54, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1227, ptr align 8 %56, i64 %1228, i1 false)
  %1229 = load ptr, ptr %20, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1229, ptr align 8 %70, i64 %1228, i1 false)
  store double %92, ptr %2, align 8
  %1230 = fmul double %93, %622
  store double %1230, ptr %18, align 8
  %1231 = load i64, ptr %30, align 8
  %1232 = add nsw i64 %1231, 1
  store i64 %1232, ptr %30, align 8
  %1233 = add nuw nsw i64 %38, 1
  %1234 = icmp eq i64 %1233, %3
  br i1 %1234, label %1235, label %36

1235:                                             ; preds = %36, %1224, %5
  %1236 = phi double [ %12, %5 ], [ %37, %36 ], [ %92, %1224 ]
  %1237 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %1238 = load double, ptr %1237, align 8
  %1239 = fcmp olt double %1236, %1238
  %1240 = zext i1 %1239 to i32
  br label %1241

1241:                                             ; preds = %45, %1218, %828, %1235
  %1242 = phi i32 [ %1240, %1235 ], [ 2, %828 ], [ 2, %1218 ], [ 2, %45 ]
  ret i32 %1242
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

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local i64 @radau5_space(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %3 = load i32, ptr %2, align 8
  %4 = sext i32 %3 to i64
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %6 = load i32, ptr %5, align 4
  %7 = add nsw i32 %6, 8
  %8 = sext i32 %7 to i64
  %9 = shl nsw i64 %4, 2
  %10 = add nsw i64 %9, 24
  %11 = mul i64 %10, %4
  %12 = add i64 %11, %8
  ret i64 %12
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local range(i64 -8589934590, 8589934591) i64 @radau5_record(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %3 = load i32, ptr %2, align 8
  %4 = sext i32 %3 to i64
  %5 = shl nsw i64 %4, 2
  %6 = or disjoint i64 %5, 2
  ret i64 %6
}

; Function Attrs: nounwind
define dso_local range(i32 1, 3) i32 @radau5_start(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) initializes((16, 40)) %2, double noundef %3) local_unnamed_addr #1 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %6 = load i32, ptr %5, align 8
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %11 = load i32, ptr %10, align 4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds double, ptr %9, i64 %12
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 56
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 64
  %16 = shl nsw i64 %7, 5
  %17 = mul i64 %16, %7
  %18 = getelementptr inbounds i8, ptr %15, i64 %17
  %19 = mul nsw i64 %7, 112
  %20 = getelementptr inbounds i8, ptr %18, i64 %19
  %21 = tail call fastcc i32 @begin(ptr noundef %0, ptr noundef %1, ptr noundef %2, double noundef %3, i32 noundef 3)
  %22 = load ptr, ptr %8, align 8
  %23 = load i32, ptr %10, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds double, ptr %22, i64 %24
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %25, i8 0, i64 64, i1 false)
  %26 = load i32, ptr %5, align 8
  %27 = sext i32 %26 to i64
  %28 = shl nsw i64 %27, 5
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %20, i8 0, i64 %28, i1 false)
  store double 1.000000e+00, ptr %14, align 8
  %29 = icmp eq i32 %21, 2
  br i1 %29, label %61, label %30

30:                                               ; preds = %4
  %31 = load double, ptr %2, align 8
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %33 = load ptr, ptr %32, align 8
  store <2 x double> <double 1.000000e+00, double 0.000000e+00>, ptr %13, align 8
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %37 = load double, ptr %36, align 8
  %38 = fcmp olt double %31, %37
  br i1 %38, label %44, label %39

39:                                               ; preds = %30
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %41 = load double, ptr %40, align 8
  %42 = fcmp ogt double %31, %41
  %43 = select i1 %42, double %41, double %31
  br label %44

44:                                               ; preds = %39, %30
  %45 = phi double [ %37, %30 ], [ %43, %39 ]
  %46 = load i32, ptr %10, align 4
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %54, label %48

48:                                               ; preds = %44
  %49 = load ptr, ptr %8, align 8
  %50 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %51 = load ptr, ptr %50, align 8
  %52 = sext i32 %46 to i64
  %53 = shl nsw i64 %52, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %49, ptr align 8 %51, i64 %53, i1 false)
  br label %54

54:                                               ; preds = %44, %48
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %56 = load ptr, ptr %55, align 8
  %57 = load ptr, ptr %8, align 8
  %58 = tail call i32 %35(double noundef %45, ptr noundef %33, ptr noundef %56, ptr noundef %57, ptr noundef nonnull %15) #9
  %59 = icmp eq i32 %58, 0
  %60 = select i1 %59, i32 1, i32 2
  br label %61

61:                                               ; preds = %54, %4
  %62 = phi i32 [ 2, %4 ], [ %60, %54 ]
  ret i32 %62
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: nounwind
define dso_local range(i32 0, 3) i32 @radau5_advance(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i64 noundef %3, ptr noundef writeonly captures(none) %4) local_unnamed_addr #1 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %7 = load i32, ptr %6, align 8
  %8 = sext i32 %7 to i64
  %9 = shl nsw i64 %8, 2
  %10 = or disjoint i64 %9, 2
  %11 = icmp sgt i64 %3, 0
  br i1 %11, label %12, label %4314

12:                                               ; preds = %5
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %18 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %28 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %30 = shl nsw i64 %8, 5
  %31 = or disjoint i64 %30, 16
  br label %32

32:                                               ; preds = %12, %4311
  %33 = phi i64 [ 0, %12 ], [ %4312, %4311 ]
  %34 = mul i64 %31, %33
  %35 = getelementptr i8, ptr %4, i64 %34
  %36 = getelementptr i8, ptr %35, i64 16
  %37 = load double, ptr %2, align 8
  %38 = load double, ptr %13, align 8
  %39 = fcmp olt double %37, %38
  br i1 %39, label %40, label %4314

40:                                               ; preds = %32
  %41 = mul nsw i64 %33, %10
  %42 = getelementptr inbounds double, ptr %4, i64 %41
  %43 = load i32, ptr %6, align 8
  %44 = load double, ptr %1, align 8
  %45 = fdiv double 0x3CE4000000000000, %44
  %46 = tail call double @llvm.sqrt.f64(double %44)
  %47 = tail call double @llvm.minnum.f64(double %46, double 3.000000e-02)
  %48 = tail call double @llvm.maxnum.f64(double %45, double %47)
  %49 = tail call double @llvm.fabs.f64(double %37)
  %50 = tail call double @nextafter(double noundef %49, double noundef 0x7FF0000000000000) #10
  %51 = fsub double %50, %49
  %52 = fmul double %51, 1.000000e+01
  %53 = sext i32 %43 to i64
  %54 = load ptr, ptr %14, align 8
  %55 = ptrtoint ptr %54 to i64
  %56 = load i32, ptr %15, align 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr double, ptr %54, i64 %57
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 8
  %60 = getelementptr inbounds nuw i8, ptr %58, i64 16
  %61 = getelementptr inbounds nuw i8, ptr %58, i64 24
  %62 = getelementptr inbounds nuw i8, ptr %58, i64 32
  %63 = getelementptr inbounds nuw i8, ptr %58, i64 40
  %64 = getelementptr inbounds nuw i8, ptr %58, i64 48
  %65 = getelementptr inbounds nuw i8, ptr %58, i64 56
  %66 = getelementptr i8, ptr %58, i64 64
  %67 = mul nsw i64 %53, %53
  %68 = getelementptr double, ptr %66, i64 %67
  %69 = shl nsw i64 %53, 1
  %70 = mul i64 %69, %53
  %71 = getelementptr double, ptr %66, i64 %70
  %72 = mul i64 %67, 24
  %73 = getelementptr i8, ptr %66, i64 %72
  %74 = shl i64 %67, 5
  %75 = getelementptr i8, ptr %66, i64 %74
  %76 = getelementptr inbounds double, ptr %75, i64 %53
  %77 = getelementptr double, ptr %75, i64 %69
  %78 = mul nsw i64 %53, 40
  %79 = getelementptr i8, ptr %75, i64 %78
  %80 = shl nsw i64 %53, 6
  %81 = getelementptr i8, ptr %75, i64 %80
  %82 = mul nsw i64 %53, 88
  %83 = getelementptr i8, ptr %75, i64 %82
  %84 = mul nsw i64 %53, 112
  %85 = getelementptr i8, ptr %75, i64 %84
  %86 = mul nsw i64 %53, 120
  %87 = getelementptr i8, ptr %75, i64 %86
  %88 = mul nsw i64 %53, 144
  %89 = getelementptr i8, ptr %75, i64 %88
  %90 = mul nsw i64 %53, 152
  %91 = getelementptr i8, ptr %75, i64 %90
  %92 = mul nsw i64 %53, 160
  %93 = getelementptr inbounds i8, ptr %75, i64 %92
  %94 = mul nsw i64 %53, 168
  %95 = getelementptr i8, ptr %75, i64 %94
  %96 = load double, ptr %16, align 8
  %97 = load double, ptr %17, align 8
  %98 = fcmp ogt double %96, %97
  %99 = select i1 %98, double %97, double %96
  %100 = fcmp olt double %99, %52
  %101 = select i1 %100, double %52, double %99
  %102 = or i1 %98, %100
  br i1 %102, label %103, label %104

103:                                              ; preds = %40
  store double 0.000000e+00, ptr %61, align 8
  br label %104

104:                                              ; preds = %103, %40
  store double %101, ptr %16, align 8
  %105 = fcmp ult double %101, %52
  br i1 %105, label %4320, label %106

106:                                              ; preds = %104
  %107 = icmp sgt i32 %43, 0
  %108 = zext i32 %43 to i64
  %109 = getelementptr double, ptr %77, i64 %53
  %110 = shl nuw nsw i64 %53, 4
  %111 = getelementptr i8, ptr %77, i64 %110
  %112 = icmp eq i32 %43, 0
  %113 = add nsw i32 %43, 1
  %114 = sext i32 %113 to i64
  %115 = getelementptr i8, ptr %54, i64 64
  %116 = shl nsw i64 %53, 5
  %117 = add nsw i64 %116, 64
  %118 = mul i64 %117, %53
  %119 = shl nsw i64 %57, 3
  %120 = getelementptr i8, ptr %115, i64 %118
  %121 = getelementptr i8, ptr %120, i64 %119
  %122 = getelementptr i8, ptr %54, i64 64
  %123 = add nsw i64 %116, 168
  %124 = mul i64 %123, %53
  %125 = getelementptr i8, ptr %122, i64 %124
  %126 = getelementptr i8, ptr %125, i64 %119
  %127 = add i64 %55, 64
  %128 = shl nsw i64 %53, 5
  %129 = add nsw i64 %128, 160
  %130 = mul i64 %129, %53
  %131 = add i64 %127, %130
  %132 = shl nsw i64 %57, 3
  %133 = add i64 %131, %132
  %134 = add i64 %55, 64
  %135 = add nsw i64 %128, 168
  %136 = mul i64 %135, %53
  %137 = add i64 %134, %136
  %138 = add i64 %137, %132
  %139 = getelementptr i8, ptr %54, i64 64
  %140 = shl nsw i64 %53, 5
  %141 = add nsw i64 %140, 152
  %142 = mul i64 %141, %53
  %143 = shl nsw i64 %57, 3
  %144 = getelementptr i8, ptr %139, i64 %142
  %145 = getelementptr i8, ptr %144, i64 %143
  %146 = getelementptr i8, ptr %54, i64 64
  %147 = add nsw i64 %140, 168
  %148 = mul i64 %147, %53
  %149 = getelementptr i8, ptr %146, i64 %148
  %150 = getelementptr i8, ptr %149, i64 %143
  %151 = add i64 %55, 64
  %152 = shl nsw i64 %53, 5
  %153 = add nsw i64 %152, 160
  %154 = mul i64 %153, %53
  %155 = add i64 %151, %154
  %156 = shl nsw i64 %57, 3
  %157 = add i64 %155, %156
  %158 = mul nsw i64 %53, 24
  %159 = shl nsw i64 %53, 7
  %160 = add i64 %55, 64
  %161 = shl nsw i64 %53, 5
  %162 = add nsw i64 %161, 144
  %163 = mul i64 %162, %53
  %164 = add i64 %160, %163
  %165 = shl nsw i64 %57, 3
  %166 = add i64 %164, %165
  %167 = add i64 %163, %55
  %168 = add i64 %167, %165
  %169 = add i64 %55, 64
  %170 = add nsw i64 %161, 168
  %171 = mul i64 %170, %53
  %172 = add i64 %169, %171
  %173 = add i64 %172, %165
  %174 = add i64 %171, %55
  %175 = add i64 %174, %165
  %176 = mul nsw i64 %53, 136
  %177 = add i64 %55, 64
  %178 = add nsw i64 %161, 152
  %179 = mul i64 %178, %53
  %180 = add i64 %177, %179
  %181 = add i64 %180, %165
  %182 = add i64 %55, 64
  %183 = add i64 %182, %179
  %184 = add i64 %183, %165
  %185 = mul nsw i64 %53, -24
  %186 = mul nsw i64 %53, -24
  %187 = mul nsw i64 %53, -24
  %188 = getelementptr i8, ptr %54, i64 64
  %189 = shl nsw i64 %53, 5
  %190 = add nsw i64 %189, 40
  %191 = mul i64 %190, %53
  %192 = shl nsw i64 %57, 3
  %193 = getelementptr i8, ptr %188, i64 %191
  %194 = getelementptr i8, ptr %193, i64 %192
  %195 = getelementptr i8, ptr %54, i64 64
  %196 = add nsw i64 %189, 88
  %197 = mul i64 %196, %53
  %198 = getelementptr i8, ptr %195, i64 %197
  %199 = getelementptr i8, ptr %198, i64 %192
  %200 = getelementptr i8, ptr %54, i64 64
  %201 = shl nsw i64 %53, 5
  %202 = add nsw i64 %201, 88
  %203 = mul i64 %202, %53
  %204 = shl nsw i64 %57, 3
  %205 = add i64 %203, %204
  %206 = getelementptr i8, ptr %200, i64 %205
  %207 = getelementptr i8, ptr %54, i64 64
  %208 = getelementptr i8, ptr %207, i64 %205
  %209 = getelementptr i8, ptr %54, i64 64
  %210 = getelementptr i8, ptr %209, i64 %205
  %211 = getelementptr i8, ptr %54, i64 64
  %212 = getelementptr i8, ptr %211, i64 %205
  %213 = getelementptr i8, ptr %54, i64 64
  %214 = getelementptr i8, ptr %213, i64 %205
  %215 = getelementptr i8, ptr %54, i64 64
  %216 = add nsw i64 %201, 40
  %217 = mul i64 %216, %53
  %218 = add i64 %217, %204
  %219 = getelementptr i8, ptr %215, i64 %218
  %220 = getelementptr i8, ptr %54, i64 64
  %221 = getelementptr i8, ptr %220, i64 %218
  %222 = getelementptr i8, ptr %54, i64 64
  %223 = getelementptr i8, ptr %222, i64 %218
  %224 = getelementptr i8, ptr %54, i64 64
  %225 = getelementptr i8, ptr %224, i64 %218
  %226 = mul nsw i64 %53, 24
  %227 = mul nsw i64 %53, 24
  %228 = mul nsw i64 %53, 24
  %229 = add i64 %55, 64
  %230 = shl nsw i64 %53, 5
  %231 = add nsw i64 %230, 160
  %232 = mul i64 %231, %53
  %233 = add i64 %229, %232
  %234 = shl nsw i64 %57, 3
  %235 = add i64 %233, %234
  %236 = mul nsw i64 %53, 24
  %237 = mul nsw i64 %53, 24
  %238 = mul nsw i64 %53, 24
  %239 = mul nsw i64 %53, %53
  %240 = shl i64 %239, 4
  %241 = shl nsw i64 %57, 3
  %242 = shl nuw nsw i64 %108, 3
  %243 = add nuw nsw i64 %242, 8
  %244 = getelementptr i8, ptr %54, i64 64
  %245 = mul nuw i64 %108, %108
  %246 = shl i64 %245, 3
  %247 = getelementptr i8, ptr %244, i64 %240
  %248 = getelementptr i8, ptr %247, i64 %246
  %249 = getelementptr i8, ptr %248, i64 %241
  %250 = getelementptr i8, ptr %54, i64 64
  %251 = getelementptr i8, ptr %250, i64 %72
  %252 = getelementptr i8, ptr %251, i64 %246
  %253 = getelementptr i8, ptr %252, i64 %241
  %254 = add i64 %240, 64
  %255 = add i64 %254, %241
  %256 = add i64 %255, %242
  %257 = add i64 %240, 72
  %258 = add nsw i64 %242, -8
  %259 = mul i64 %258, %108
  %260 = shl nuw nsw i64 %108, 3
  %261 = add i64 %72, 64
  %262 = add i64 %261, %241
  %263 = add i64 %262, %242
  %264 = add i64 %72, 72
  %265 = getelementptr i8, ptr %54, i64 64
  %266 = mul nsw i64 %53, %53
  %267 = shl i64 %266, 4
  %268 = mul nuw i64 %108, %108
  %269 = shl i64 %268, 3
  %270 = shl nsw i64 %57, 3
  %271 = getelementptr i8, ptr %265, i64 %267
  %272 = getelementptr i8, ptr %271, i64 %269
  %273 = getelementptr i8, ptr %272, i64 %270
  %274 = getelementptr i8, ptr %54, i64 64
  %275 = getelementptr i8, ptr %274, i64 %72
  %276 = getelementptr i8, ptr %275, i64 %269
  %277 = getelementptr i8, ptr %276, i64 %270
  %278 = getelementptr i8, ptr %54, i64 64
  %279 = add i64 %267, %270
  %280 = getelementptr i8, ptr %278, i64 %279
  %281 = shl nuw nsw i64 %108, 3
  %282 = getelementptr i8, ptr %54, i64 64
  %283 = getelementptr i8, ptr %282, i64 %279
  %284 = getelementptr i8, ptr %54, i64 64
  %285 = add i64 %72, %270
  %286 = getelementptr i8, ptr %284, i64 %285
  %287 = getelementptr i8, ptr %54, i64 64
  %288 = getelementptr i8, ptr %287, i64 %285
  %289 = mul nsw i64 %53, %53
  %290 = shl i64 %289, 3
  %291 = shl nsw i64 %57, 3
  %292 = shl nuw nsw i64 %108, 3
  %293 = add nuw nsw i64 %292, 8
  %294 = getelementptr i8, ptr %54, i64 64
  %295 = mul nuw i64 %108, %108
  %296 = add i64 %289, %295
  %297 = add i64 %296, %57
  %298 = shl i64 %297, 3
  %299 = getelementptr i8, ptr %294, i64 %298
  %300 = shl nuw nsw i64 %108, 3
  %301 = getelementptr i8, ptr %54, i64 64
  %302 = mul nsw i64 %53, %53
  %303 = mul nuw i64 %108, %108
  %304 = add i64 %302, %303
  %305 = add i64 %304, %57
  %306 = shl i64 %305, 3
  %307 = getelementptr i8, ptr %301, i64 %306
  %308 = getelementptr i8, ptr %54, i64 64
  %309 = add i64 %302, %57
  %310 = shl i64 %309, 3
  %311 = getelementptr i8, ptr %308, i64 %310
  %312 = add nsw i64 %108, -2
  %313 = getelementptr i8, ptr %54, i64 %290
  %314 = getelementptr i8, ptr %313, i64 72
  %315 = getelementptr i8, ptr %314, i64 %291
  %316 = getelementptr i8, ptr %315, i64 %292
  %317 = getelementptr i8, ptr %54, i64 %290
  %318 = getelementptr i8, ptr %317, i64 72
  %319 = getelementptr i8, ptr %318, i64 %291
  %320 = getelementptr i8, ptr %54, i64 %290
  %321 = getelementptr i8, ptr %320, i64 64
  %322 = getelementptr i8, ptr %321, i64 %291
  %323 = getelementptr i8, ptr %322, i64 %292
  %324 = icmp ult i32 %43, 6
  %325 = and i64 %108, 2147483644
  %326 = icmp eq i64 %325, %108
  %327 = and i64 %108, 1
  %328 = icmp eq i64 %327, 0
  %329 = add nsw i64 %108, -1
  %330 = add nsw i64 %108, -1
  %331 = getelementptr i8, ptr %54, i64 %240
  %332 = getelementptr i8, ptr %331, i64 72
  %333 = getelementptr i8, ptr %332, i64 %241
  %334 = getelementptr i8, ptr %333, i64 %242
  %335 = getelementptr i8, ptr %54, i64 %72
  %336 = getelementptr i8, ptr %335, i64 72
  %337 = getelementptr i8, ptr %336, i64 %241
  %338 = getelementptr i8, ptr %337, i64 %242
  %339 = getelementptr i8, ptr %54, i64 %256
  %340 = getelementptr i8, ptr %54, i64 %257
  %341 = getelementptr i8, ptr %340, i64 %259
  %342 = getelementptr i8, ptr %341, i64 %241
  %343 = getelementptr i8, ptr %54, i64 %257
  %344 = getelementptr i8, ptr %343, i64 %241
  %345 = getelementptr i8, ptr %54, i64 %256
  %346 = getelementptr i8, ptr %54, i64 %263
  %347 = getelementptr i8, ptr %54, i64 %264
  %348 = getelementptr i8, ptr %347, i64 %259
  %349 = getelementptr i8, ptr %348, i64 %241
  %350 = getelementptr i8, ptr %54, i64 %264
  %351 = getelementptr i8, ptr %350, i64 %241
  %352 = getelementptr i8, ptr %54, i64 %263
  %353 = icmp ult i32 %43, 12
  %354 = icmp ult ptr %71, %277
  %355 = icmp ult ptr %73, %273
  %356 = and i1 %354, %355
  %357 = and i64 %108, 2147483646
  %358 = icmp eq i64 %357, %108
  %359 = icmp ult i64 %238, 32
  %360 = icmp ult i64 %236, 32
  %361 = icmp ult i64 %228, 32
  %362 = icmp ult i64 %226, 32
  %363 = icmp ult i64 %187, 32
  %364 = icmp ult i64 %185, 32
  %365 = icmp ult i64 %158, 16
  %366 = icmp ult i32 %43, 2
  %367 = or i1 %365, %366
  %368 = icmp ult i64 %90, 16
  %369 = icmp ult i64 %176, 16
  %370 = icmp ult i32 %43, 4
  %371 = icmp ult i32 %43, 2
  %372 = icmp ult i64 %90, 16
  br label %373

373:                                              ; preds = %4304, %106
  %374 = phi double [ %101, %106 ], [ %4309, %4304 ]
  %375 = phi i32 [ 0, %106 ], [ %4305, %4304 ]
  %376 = load double, ptr %2, align 8
  %377 = fadd double %374, %376
  %378 = load double, ptr %13, align 8
  %379 = fcmp oge double %377, %378
  %380 = select i1 %379, double %378, double %377
  %381 = fsub double %380, %376
  %382 = fmul double %381, 0x3FC3D8B64657CAEA
  %383 = fmul double %381, 0x3FE4A36C0803A6DF
  %384 = fdiv double 1.000000e+00, %381
  %385 = fdiv double 0x400D1A48D83E731D, %381
  %386 = insertelement <2 x double> poison, double %385, i64 0
  %387 = shufflevector <2 x double> %386, <2 x double> poison, <2 x i32> zeroinitializer
  %388 = insertelement <2 x double> poison, double %381, i64 0
  %389 = shufflevector <2 x double> %388, <2 x double> poison, <2 x i32> zeroinitializer
  br label %390

390:                                              ; preds = %2637, %373
  %391 = load double, ptr %2, align 8
  %392 = fadd double %382, %391
  %393 = load double, ptr %64, align 8
  %394 = fsub double %392, %393
  %395 = load double, ptr %65, align 8
  %396 = fsub double %395, %393
  %397 = fdiv double %394, %396
  br i1 %107, label %398, label %501

398:                                              ; preds = %390, %422
  %399 = phi i64 [ %425, %422 ], [ 0, %390 ]
  %400 = load double, ptr %60, align 8
  %401 = fcmp une double %400, 0.000000e+00
  br i1 %401, label %402, label %422

402:                                              ; preds = %398
  %403 = getelementptr inbounds nuw double, ptr %85, i64 %399
  %404 = load double, ptr %403, align 8
  %405 = mul nuw nsw i64 %399, 24
  %406 = getelementptr inbounds nuw i8, ptr %87, i64 %405
  %407 = load double, ptr %406, align 8
  %408 = getelementptr inbounds nuw i8, ptr %406, i64 8
  %409 = load double, ptr %408, align 8
  %410 = getelementptr inbounds nuw i8, ptr %406, i64 16
  %411 = load double, ptr %410, align 8
  %412 = fmul double %397, %411
  %413 = fadd double %409, %412
  %414 = fmul double %397, %413
  %415 = fadd double %407, %414
  %416 = fmul double %397, %415
  %417 = fadd double %404, %416
  %418 = load ptr, ptr %18, align 8
  %419 = getelementptr inbounds nuw double, ptr %418, i64 %399
  %420 = load double, ptr %419, align 8
  %421 = fsub double %417, %420
  br label %422

422:                                              ; preds = %402, %398
  %423 = phi double [ %421, %402 ], [ 0.000000e+00, %398 ]
  %424 = getelementptr double, ptr %77, i64 %399
  store double %423, ptr %424, align 8
  %425 = add nuw nsw i64 %399, 1
  %426 = icmp eq i64 %425, %108
  br i1 %426, label %427, label %398

427:                                              ; preds = %422
  %428 = load double, ptr %2, align 8
  %429 = load double, ptr %64, align 8
  %430 = load double, ptr %65, align 8
  %431 = fsub double %430, %429
  %432 = fadd double %383, %428
  %433 = fsub double %432, %429
  %434 = fdiv double %433, %431
  br label %435

435:                                              ; preds = %459, %427
  %436 = phi i64 [ 0, %427 ], [ %462, %459 ]
  %437 = load double, ptr %60, align 8
  %438 = fcmp une double %437, 0.000000e+00
  br i1 %438, label %439, label %459

439:                                              ; preds = %435
  %440 = getelementptr inbounds nuw double, ptr %85, i64 %436
  %441 = load double, ptr %440, align 8
  %442 = mul nuw nsw i64 %436, 24
  %443 = getelementptr inbounds nuw i8, ptr %87, i64 %442
  %444 = load double, ptr %443, align 8
  %445 = getelementptr inbounds nuw i8, ptr %443, i64 8
  %446 = load double, ptr %445, align 8
  %447 = getelementptr inbounds nuw i8, ptr %443, i64 16
  %448 = load double, ptr %447, align 8
  %449 = fmul double %434, %448
  %450 = fadd double %446, %449
  %451 = fmul double %434, %450
  %452 = fadd double %444, %451
  %453 = fmul double %434, %452
  %454 = fadd double %441, %453
  %455 = load ptr, ptr %18, align 8
  %456 = getelementptr inbounds nuw double, ptr %455, i64 %436
  %457 = load double, ptr %456, align 8
  %458 = fsub double %454, %457
  br label %459

459:                                              ; preds = %439, %435
  %460 = phi double [ %458, %439 ], [ 0.000000e+00, %435 ]
  %461 = getelementptr double, ptr %109, i64 %436
  store double %460, ptr %461, align 8
  %462 = add nuw nsw i64 %436, 1
  %463 = icmp eq i64 %462, %108
  br i1 %463, label %464, label %435

464:                                              ; preds = %459
  %465 = load double, ptr %2, align 8
  %466 = load double, ptr %64, align 8
  %467 = load double, ptr %65, align 8
  %468 = fsub double %467, %466
  %469 = fadd double %381, %465
  %470 = fsub double %469, %466
  %471 = fdiv double %470, %468
  br label %472

472:                                              ; preds = %496, %464
  %473 = phi i64 [ 0, %464 ], [ %499, %496 ]
  %474 = load double, ptr %60, align 8
  %475 = fcmp une double %474, 0.000000e+00
  br i1 %475, label %476, label %496

476:                                              ; preds = %472
  %477 = getelementptr inbounds nuw double, ptr %85, i64 %473
  %478 = load double, ptr %477, align 8
  %479 = mul nuw nsw i64 %473, 24
  %480 = getelementptr inbounds nuw i8, ptr %87, i64 %479
  %481 = load double, ptr %480, align 8
  %482 = getelementptr inbounds nuw i8, ptr %480, i64 8
  %483 = load double, ptr %482, align 8
  %484 = getelementptr inbounds nuw i8, ptr %480, i64 16
  %485 = load double, ptr %484, align 8
  %486 = fmul double %471, %485
  %487 = fadd double %483, %486
  %488 = fmul double %471, %487
  %489 = fadd double %481, %488
  %490 = fmul double %471, %489
  %491 = fadd double %478, %490
  %492 = load ptr, ptr %18, align 8
  %493 = getelementptr inbounds nuw double, ptr %492, i64 %473
  %494 = load double, ptr %493, align 8
  %495 = fsub double %491, %494
  br label %496

496:                                              ; preds = %476, %472
  %497 = phi double [ %495, %476 ], [ 0.000000e+00, %472 ]
  %498 = getelementptr double, ptr %111, i64 %473
  store double %497, ptr %498, align 8
  %499 = add nuw nsw i64 %473, 1
  %500 = icmp eq i64 %499, %108
  br i1 %500, label %501, label %472

501:                                              ; preds = %496, %390
  %502 = load double, ptr %59, align 8
  %503 = fcmp une double %502, 0.000000e+00
  br i1 %503, label %992, label %504

504:                                              ; preds = %501
  br i1 %112, label %505, label %506

505:                                              ; preds = %504
  store double 1.000000e+00, ptr %59, align 8
  br label %992

506:                                              ; preds = %504, %506
  %507 = phi i64 [ %521, %506 ], [ 0, %504 ]
  %508 = srem i64 %507, %114
  %509 = icmp eq i64 %508, 0
  %510 = select i1 %509, double %384, double 0.000000e+00
  %511 = fmul double %510, 0x400D1A48D83E731D
  %512 = getelementptr inbounds nuw double, ptr %66, i64 %507
  %513 = load double, ptr %512, align 8
  %514 = fsub double %511, %513
  %515 = getelementptr inbounds nuw double, ptr %68, i64 %507
  store double %514, ptr %515, align 8
  %516 = fmul double %510, 0x400572DB93E0C672
  %517 = fsub double %516, %513
  %518 = getelementptr inbounds nuw double, ptr %71, i64 %507
  store double %517, ptr %518, align 8
  %519 = fmul double %510, 0xC0086747F2C3FCB6
  %520 = getelementptr inbounds nuw double, ptr %73, i64 %507
  store double %519, ptr %520, align 8
  %521 = add nuw nsw i64 %507, 1
  %522 = icmp eq i64 %521, %67
  br i1 %522, label %523, label %506

523:                                              ; preds = %506
  store double 1.000000e+00, ptr %59, align 8
  br i1 %107, label %527, label %992

524:                                              ; preds = %733, %643
  %525 = add nuw nsw i64 %529, 1
  %526 = icmp eq i64 %537, %108
  br i1 %526, label %739, label %527

527:                                              ; preds = %523, %524
  %528 = phi i64 [ %537, %524 ], [ 0, %523 ]
  %529 = phi i64 [ %525, %524 ], [ 1, %523 ]
  %530 = xor i64 %528, -1
  %531 = add nsw i64 %530, %108
  %532 = mul i64 %293, %528
  %533 = getelementptr i8, ptr %316, i64 %532
  %534 = getelementptr i8, ptr %319, i64 %532
  %535 = mul i64 %300, %528
  %536 = getelementptr i8, ptr %323, i64 %535
  %537 = add nuw nsw i64 %528, 1
  %538 = icmp samesign ult i64 %537, %108
  %539 = trunc nuw nsw i64 %528 to i32
  br i1 %538, label %540, label %595

540:                                              ; preds = %527
  %541 = getelementptr double, ptr %68, i64 %528
  %542 = sub nsw i64 %528, %108
  %543 = and i64 %542, 1
  %544 = icmp eq i64 %543, 0
  br i1 %544, label %545, label %560

545:                                              ; preds = %540
  %546 = mul nuw nsw i64 %529, %108
  %547 = getelementptr double, ptr %541, i64 %546
  %548 = load double, ptr %547, align 8
  %549 = tail call double @llvm.fabs.f64(double %548)
  %550 = shl i64 %528, 32
  %551 = ashr exact i64 %550, 32
  %552 = mul nsw i64 %551, %108
  %553 = getelementptr double, ptr %541, i64 %552
  %554 = load double, ptr %553, align 8
  %555 = tail call double @llvm.fabs.f64(double %554)
  %556 = fcmp ogt double %549, %555
  %557 = trunc nuw nsw i64 %529 to i32
  %558 = select i1 %556, i32 %557, i32 %539
  %559 = add nuw nsw i64 %529, 1
  br label %560

560:                                              ; preds = %545, %540
  %561 = phi i32 [ poison, %540 ], [ %558, %545 ]
  %562 = phi i64 [ %529, %540 ], [ %559, %545 ]
  %563 = phi i32 [ %539, %540 ], [ %558, %545 ]
  %564 = icmp eq i64 %312, %528
  br i1 %564, label %595, label %565

565:                                              ; preds = %560, %565
  %566 = phi i64 [ %593, %565 ], [ %562, %560 ]
  %567 = phi i32 [ %592, %565 ], [ %563, %560 ]
  %568 = mul nuw nsw i64 %566, %108
  %569 = getelementptr double, ptr %541, i64 %568
  %570 = load double, ptr %569, align 8
  %571 = tail call double @llvm.fabs.f64(double %570)
  %572 = sext i32 %567 to i64
  %573 = mul nsw i64 %572, %108
  %574 = getelementptr double, ptr %541, i64 %573
  %575 = load double, ptr %574, align 8
  %576 = tail call double @llvm.fabs.f64(double %575)
  %577 = fcmp ogt double %571, %576
  %578 = trunc nuw nsw i64 %566 to i32
  %579 = select i1 %577, i32 %578, i32 %567
  %580 = add nuw nsw i64 %566, 1
  %581 = mul nuw nsw i64 %580, %108
  %582 = getelementptr double, ptr %541, i64 %581
  %583 = load double, ptr %582, align 8
  %584 = tail call double @llvm.fabs.f64(double %583)
  %585 = sext i32 %579 to i64
  %586 = mul nsw i64 %585, %108
  %587 = getelementptr double, ptr %541, i64 %586
  %588 = load double, ptr %587, align 8
  %589 = tail call double @llvm.fabs.f64(double %588)
  %590 = fcmp ogt double %584, %589
  %591 = trunc nuw nsw i64 %580 to i32
  %592 = select i1 %590, i32 %591, i32 %579
  %593 = add nuw nsw i64 %566, 2
  %594 = icmp eq i64 %593, %108
  br i1 %594, label %595, label %565

595:                                              ; preds = %560, %565, %527
  %596 = phi i32 [ %539, %527 ], [ %561, %560 ], [ %592, %565 ]
  %597 = sitofp i32 %596 to double
  %598 = getelementptr inbounds nuw double, ptr %75, i64 %528
  store double %597, ptr %598, align 8
  %599 = sext i32 %596 to i64
  %600 = mul nsw i64 %599, %108
  %601 = getelementptr double, ptr %68, i64 %600
  %602 = getelementptr double, ptr %601, i64 %528
  %603 = load double, ptr %602, align 8
  %604 = fcmp ueq double %603, 0.000000e+00
  br i1 %604, label %2614, label %605

605:                                              ; preds = %595
  %606 = zext i32 %596 to i64
  %607 = icmp eq i64 %528, %606
  br i1 %607, label %643, label %608

608:                                              ; preds = %605
  %609 = mul nuw nsw i64 %528, %108
  %610 = getelementptr double, ptr %68, i64 %609
  br i1 %324, label %632, label %611

611:                                              ; preds = %608
  %612 = shl nsw i64 %599, 3
  %613 = add nsw i64 %612, 8
  %614 = mul i64 %613, %108
  %615 = getelementptr i8, ptr %311, i64 %614
  %616 = icmp ult ptr %68, %615
  %617 = icmp ult ptr %601, %307
  %618 = and i1 %616, %617
  br i1 %618, label %632, label %619

619:                                              ; preds = %611, %619
  %620 = phi i64 [ %629, %619 ], [ 0, %611 ]
  %621 = getelementptr double, ptr %610, i64 %620
  %622 = getelementptr i8, ptr %621, i64 16
  %623 = load <2 x double>, ptr %621, align 8
  %624 = load <2 x double>, ptr %622, align 8
  %625 = getelementptr double, ptr %601, i64 %620
  %626 = getelementptr i8, ptr %625, i64 16
  %627 = load <2 x double>, ptr %625, align 8
  %628 = load <2 x double>, ptr %626, align 8
  store <2 x double> %627, ptr %621, align 8
  store <2 x double> %628, ptr %622, align 8
  store <2 x double> %623, ptr %625, align 8
  store <2 x double> %624, ptr %626, align 8
  %629 = add nuw i64 %620, 4
  %630 = icmp eq i64 %629, %325
  br i1 %630, label %631, label %619

631:                                              ; preds = %619
  br i1 %326, label %643, label %632

632:                                              ; preds = %611, %608, %631
  %633 = phi i64 [ 0, %611 ], [ 0, %608 ], [ %325, %631 ]
  br i1 %328, label %640, label %634

634:                                              ; preds = %632
  %635 = getelementptr double, ptr %610, i64 %633
  %636 = load double, ptr %635, align 8
  %637 = getelementptr double, ptr %601, i64 %633
  %638 = load double, ptr %637, align 8
  store double %638, ptr %635, align 8
  store double %636, ptr %637, align 8
  %639 = or disjoint i64 %633, 1
  br label %640

640:                                              ; preds = %634, %632
  %641 = phi i64 [ %633, %632 ], [ %639, %634 ]
  %642 = icmp eq i64 %633, %329
  br i1 %642, label %643, label %655

643:                                              ; preds = %640, %655, %631, %605
  br i1 %538, label %644, label %524

644:                                              ; preds = %643
  %645 = mul nuw nsw i64 %528, %108
  %646 = getelementptr double, ptr %68, i64 %645
  %647 = getelementptr double, ptr %646, i64 %528
  %648 = icmp ult i64 %531, 4
  %649 = icmp ult ptr %533, %536
  %650 = icmp ult ptr %534, %299
  %651 = and i1 %649, %650
  %652 = and i64 %531, -4
  %653 = add i64 %529, %652
  %654 = icmp eq i64 %531, %652
  br label %668

655:                                              ; preds = %640, %655
  %656 = phi i64 [ %666, %655 ], [ %641, %640 ]
  %657 = getelementptr double, ptr %610, i64 %656
  %658 = load double, ptr %657, align 8
  %659 = getelementptr double, ptr %601, i64 %656
  %660 = load double, ptr %659, align 8
  store double %660, ptr %657, align 8
  store double %658, ptr %659, align 8
  %661 = add nuw nsw i64 %656, 1
  %662 = getelementptr double, ptr %610, i64 %661
  %663 = load double, ptr %662, align 8
  %664 = getelementptr double, ptr %601, i64 %661
  %665 = load double, ptr %664, align 8
  store double %665, ptr %662, align 8
  store double %663, ptr %664, align 8
  %666 = add nuw nsw i64 %656, 2
  %667 = icmp eq i64 %666, %108
  br i1 %667, label %643, label %655

668:                                              ; preds = %733, %644
  %669 = phi i64 [ %529, %644 ], [ %734, %733 ]
  %670 = load double, ptr %647, align 8
  %671 = mul nuw nsw i64 %669, %108
  %672 = getelementptr double, ptr %68, i64 %671
  %673 = getelementptr double, ptr %672, i64 %528
  %674 = load double, ptr %673, align 8
  %675 = fdiv double %674, %670
  store double %675, ptr %673, align 8
  %676 = fcmp oeq double %675, 0.000000e+00
  br i1 %676, label %733, label %677

677:                                              ; preds = %668
  %678 = select i1 %648, i1 true, i1 %651
  br i1 %678, label %700, label %679

679:                                              ; preds = %677
  %680 = insertelement <2 x double> poison, double %675, i64 0
  %681 = shufflevector <2 x double> %680, <2 x double> poison, <2 x i32> zeroinitializer
  br label %682

682:                                              ; preds = %682, %679
  %683 = phi i64 [ 0, %679 ], [ %697, %682 ]
  %684 = add i64 %529, %683
  %685 = getelementptr double, ptr %646, i64 %684
  %686 = getelementptr i8, ptr %685, i64 16
  %687 = load <2 x double>, ptr %685, align 8
  %688 = load <2 x double>, ptr %686, align 8
  %689 = fmul <2 x double> %681, %687
  %690 = fmul <2 x double> %681, %688
  %691 = getelementptr double, ptr %672, i64 %684
  %692 = getelementptr i8, ptr %691, i64 16
  %693 = load <2 x double>, ptr %691, align 8
  %694 = load <2 x double>, ptr %692, align 8
  %695 = fsub <2 x double> %693, %689
  %696 = fsub <2 x double> %694, %690
  store <2 x double> %695, ptr %691, align 8
  store <2 x double> %696, ptr %692, align 8
  %697 = add nuw i64 %683, 4
  %698 = icmp eq i64 %697, %652
  br i1 %698, label %699, label %682

699:                                              ; preds = %682
  br i1 %654, label %733, label %700

700:                                              ; preds = %677, %699
  %701 = phi i64 [ %653, %699 ], [ %529, %677 ]
  %702 = sub i64 %108, %701
  %703 = and i64 %702, 1
  %704 = icmp eq i64 %703, 0
  br i1 %704, label %713, label %705

705:                                              ; preds = %700
  %706 = getelementptr double, ptr %646, i64 %701
  %707 = load double, ptr %706, align 8
  %708 = fmul double %675, %707
  %709 = getelementptr double, ptr %672, i64 %701
  %710 = load double, ptr %709, align 8
  %711 = fsub double %710, %708
  store double %711, ptr %709, align 8
  %712 = add nuw nsw i64 %701, 1
  br label %713

713:                                              ; preds = %705, %700
  %714 = phi i64 [ %701, %700 ], [ %712, %705 ]
  %715 = icmp eq i64 %701, %330
  br i1 %715, label %733, label %716

716:                                              ; preds = %713, %716
  %717 = phi i64 [ %731, %716 ], [ %714, %713 ]
  %718 = getelementptr double, ptr %646, i64 %717
  %719 = load double, ptr %718, align 8
  %720 = fmul double %675, %719
  %721 = getelementptr double, ptr %672, i64 %717
  %722 = load double, ptr %721, align 8
  %723 = fsub double %722, %720
  store double %723, ptr %721, align 8
  %724 = add nuw nsw i64 %717, 1
  %725 = getelementptr double, ptr %646, i64 %724
  %726 = load double, ptr %725, align 8
  %727 = fmul double %675, %726
  %728 = getelementptr double, ptr %672, i64 %724
  %729 = load double, ptr %728, align 8
  %730 = fsub double %729, %727
  store double %730, ptr %728, align 8
  %731 = add nuw nsw i64 %717, 2
  %732 = icmp eq i64 %731, %108
  br i1 %732, label %733, label %716

733:                                              ; preds = %713, %716, %699, %668
  %734 = add nuw nsw i64 %669, 1
  %735 = icmp eq i64 %734, %108
  br i1 %735, label %524, label %668

736:                                              ; preds = %989, %848
  %737 = add nuw nsw i64 %740, 1
  %738 = icmp eq i64 %849, %108
  br i1 %738, label %992, label %739

739:                                              ; preds = %524, %736
  %740 = phi i64 [ %737, %736 ], [ 1, %524 ]
  %741 = phi i64 [ %849, %736 ], [ 0, %524 ]
  %742 = xor i64 %741, -1
  %743 = add nsw i64 %742, %108
  %744 = mul i64 %243, %741
  %745 = getelementptr i8, ptr %334, i64 %744
  %746 = getelementptr i8, ptr %338, i64 %744
  %747 = getelementptr i8, ptr %339, i64 %744
  %748 = shl nuw nsw i64 %741, 3
  %749 = getelementptr i8, ptr %342, i64 %748
  %750 = getelementptr i8, ptr %344, i64 %744
  %751 = mul i64 %260, %741
  %752 = getelementptr i8, ptr %345, i64 %751
  %753 = getelementptr i8, ptr %346, i64 %744
  %754 = getelementptr i8, ptr %349, i64 %748
  %755 = getelementptr i8, ptr %351, i64 %744
  %756 = getelementptr i8, ptr %352, i64 %751
  %757 = trunc nuw nsw i64 %741 to i32
  br label %758

758:                                              ; preds = %758, %739
  %759 = phi i64 [ %741, %739 ], [ %775, %758 ]
  %760 = phi i32 [ %757, %739 ], [ %774, %758 ]
  %761 = phi double [ -1.000000e+00, %739 ], [ %772, %758 ]
  %762 = mul nuw nsw i64 %759, %108
  %763 = add nuw nsw i64 %762, %741
  %764 = getelementptr inbounds nuw double, ptr %71, i64 %763
  %765 = load double, ptr %764, align 8
  %766 = tail call double @llvm.fabs.f64(double %765)
  %767 = getelementptr inbounds nuw double, ptr %73, i64 %763
  %768 = load double, ptr %767, align 8
  %769 = tail call double @llvm.fabs.f64(double %768)
  %770 = fadd double %766, %769
  %771 = fcmp ogt double %770, %761
  %772 = select i1 %771, double %770, double %761
  %773 = trunc nuw nsw i64 %759 to i32
  %774 = select i1 %771, i32 %773, i32 %760
  %775 = add nuw nsw i64 %759, 1
  %776 = icmp eq i64 %775, %108
  br i1 %776, label %777, label %758

777:                                              ; preds = %758
  %778 = sitofp i32 %774 to double
  %779 = getelementptr inbounds nuw double, ptr %76, i64 %741
  store double %778, ptr %779, align 8
  %780 = fcmp ogt double %772, 0.000000e+00
  br i1 %780, label %781, label %2614

781:                                              ; preds = %777
  %782 = zext i32 %774 to i64
  %783 = icmp eq i64 %741, %782
  br i1 %783, label %848, label %784

784:                                              ; preds = %781
  %785 = mul nuw nsw i64 %741, %108
  %786 = sext i32 %774 to i64
  %787 = mul nsw i64 %786, %108
  br i1 %353, label %832, label %788

788:                                              ; preds = %784
  %789 = mul i64 %281, %786
  %790 = getelementptr i8, ptr %280, i64 %789
  %791 = shl nsw i64 %786, 3
  %792 = add nsw i64 %791, 8
  %793 = mul i64 %792, %108
  %794 = getelementptr i8, ptr %283, i64 %793
  %795 = getelementptr i8, ptr %286, i64 %789
  %796 = getelementptr i8, ptr %288, i64 %793
  %797 = icmp ult ptr %71, %794
  %798 = icmp ult ptr %790, %273
  %799 = and i1 %797, %798
  %800 = or i1 %356, %799
  %801 = icmp ult ptr %71, %796
  %802 = icmp ult ptr %795, %273
  %803 = and i1 %801, %802
  %804 = or i1 %800, %803
  %805 = icmp ult ptr %73, %794
  %806 = icmp ult ptr %790, %277
  %807 = and i1 %805, %806
  %808 = or i1 %804, %807
  %809 = icmp ult ptr %73, %796
  %810 = icmp ult ptr %795, %277
  %811 = and i1 %809, %810
  %812 = or i1 %808, %811
  %813 = icmp ult ptr %790, %796
  %814 = icmp ult ptr %795, %794
  %815 = and i1 %813, %814
  %816 = or i1 %812, %815
  br i1 %816, label %832, label %817

817:                                              ; preds = %788, %817
  %818 = phi i64 [ %829, %817 ], [ 0, %788 ]
  %819 = add nuw nsw i64 %818, %785
  %820 = add nsw i64 %818, %787
  %821 = getelementptr inbounds nuw double, ptr %71, i64 %819
  %822 = load <2 x double>, ptr %821, align 8
  %823 = getelementptr inbounds nuw double, ptr %73, i64 %819
  %824 = load <2 x double>, ptr %823, align 8
  %825 = getelementptr inbounds double, ptr %71, i64 %820
  %826 = load <2 x double>, ptr %825, align 8
  store <2 x double> %826, ptr %821, align 8
  %827 = getelementptr inbounds double, ptr %73, i64 %820
  %828 = load <2 x double>, ptr %827, align 8
  store <2 x double> %828, ptr %823, align 8
  store <2 x double> %822, ptr %825, align 8
  store <2 x double> %824, ptr %827, align 8
  %829 = add nuw i64 %818, 2
  %830 = icmp eq i64 %829, %357
  br i1 %830, label %831, label %817

831:                                              ; preds = %817
  br i1 %358, label %848, label %832

832:                                              ; preds = %788, %784, %831
  %833 = phi i64 [ 0, %788 ], [ 0, %784 ], [ %357, %831 ]
  br label %834

834:                                              ; preds = %832, %834
  %835 = phi i64 [ %846, %834 ], [ %833, %832 ]
  %836 = add nuw nsw i64 %835, %785
  %837 = add nsw i64 %835, %787
  %838 = getelementptr inbounds nuw double, ptr %71, i64 %836
  %839 = load double, ptr %838, align 8
  %840 = getelementptr inbounds nuw double, ptr %73, i64 %836
  %841 = load double, ptr %840, align 8
  %842 = getelementptr inbounds double, ptr %71, i64 %837
  %843 = load double, ptr %842, align 8
  store double %843, ptr %838, align 8
  %844 = getelementptr inbounds double, ptr %73, i64 %837
  %845 = load double, ptr %844, align 8
  store double %845, ptr %840, align 8
  store double %839, ptr %842, align 8
  store double %841, ptr %844, align 8
  %846 = add nuw nsw i64 %835, 1
  %847 = icmp eq i64 %846, %108
  br i1 %847, label %848, label %834

848:                                              ; preds = %834, %831, %781
  %849 = add nuw nsw i64 %741, 1
  %850 = icmp samesign ult i64 %849, %108
  br i1 %850, label %851, label %736

851:                                              ; preds = %848
  %852 = mul nuw nsw i64 %741, %108
  %853 = add nuw nsw i64 %852, %741
  %854 = getelementptr inbounds nuw double, ptr %71, i64 %853
  %855 = getelementptr inbounds nuw double, ptr %73, i64 %853
  %856 = icmp ult i64 %743, 6
  %857 = icmp ult ptr %745, %253
  %858 = icmp ult ptr %746, %249
  %859 = and i1 %857, %858
  %860 = icmp ult ptr %745, %749
  %861 = icmp ult ptr %747, %249
  %862 = and i1 %860, %861
  %863 = or i1 %859, %862
  %864 = icmp ult ptr %745, %752
  %865 = icmp ult ptr %750, %249
  %866 = and i1 %864, %865
  %867 = or i1 %863, %866
  %868 = icmp ult ptr %745, %754
  %869 = icmp ult ptr %753, %249
  %870 = and i1 %868, %869
  %871 = or i1 %867, %870
  %872 = icmp ult ptr %745, %756
  %873 = icmp ult ptr %755, %249
  %874 = and i1 %872, %873
  %875 = or i1 %871, %874
  %876 = icmp ult ptr %746, %749
  %877 = icmp ult ptr %747, %253
  %878 = and i1 %876, %877
  %879 = or i1 %875, %878
  %880 = icmp ult ptr %746, %752
  %881 = icmp ult ptr %750, %253
  %882 = and i1 %880, %881
  %883 = or i1 %879, %882
  %884 = icmp ult ptr %746, %754
  %885 = icmp ult ptr %753, %253
  %886 = and i1 %884, %885
  %887 = or i1 %883, %886
  %888 = icmp ult ptr %746, %756
  %889 = icmp ult ptr %755, %253
  %890 = and i1 %888, %889
  %891 = or i1 %887, %890
  %892 = and i64 %743, -2
  %893 = add i64 %740, %892
  %894 = icmp eq i64 %743, %892
  br label %895

895:                                              ; preds = %989, %851
  %896 = phi i64 [ %740, %851 ], [ %990, %989 ]
  %897 = mul nuw nsw i64 %896, %108
  %898 = add nuw nsw i64 %897, %741
  %899 = getelementptr inbounds nuw double, ptr %71, i64 %898
  %900 = getelementptr inbounds nuw double, ptr %73, i64 %898
  %901 = load double, ptr %854, align 8
  %902 = load double, ptr %855, align 8
  %903 = fmul double %901, %901
  %904 = fmul double %902, %902
  %905 = fadd double %903, %904
  %906 = load double, ptr %899, align 8
  %907 = fmul double %901, %906
  %908 = load double, ptr %900, align 8
  %909 = fmul double %902, %908
  %910 = fadd double %907, %909
  %911 = fdiv double %910, %905
  %912 = fmul double %901, %908
  %913 = fmul double %902, %906
  %914 = fsub double %912, %913
  %915 = fdiv double %914, %905
  store double %911, ptr %899, align 8
  store double %915, ptr %900, align 8
  %916 = load double, ptr %899, align 8
  %917 = fcmp oeq double %916, 0.000000e+00
  %918 = fcmp oeq double %915, 0.000000e+00
  %919 = select i1 %917, i1 %918, i1 false
  br i1 %919, label %989, label %920

920:                                              ; preds = %895
  %921 = select i1 %856, i1 true, i1 %891
  br i1 %921, label %959, label %922

922:                                              ; preds = %920
  %923 = load double, ptr %900, align 8
  %924 = insertelement <2 x double> poison, double %923, i64 0
  %925 = shufflevector <2 x double> %924, <2 x double> poison, <2 x i32> zeroinitializer
  %926 = load double, ptr %899, align 8
  %927 = insertelement <2 x double> poison, double %926, i64 0
  %928 = shufflevector <2 x double> %927, <2 x double> poison, <2 x i32> zeroinitializer
  %929 = insertelement <2 x double> poison, double %923, i64 0
  %930 = shufflevector <2 x double> %929, <2 x double> poison, <2 x i32> zeroinitializer
  %931 = insertelement <2 x double> poison, double %926, i64 0
  %932 = shufflevector <2 x double> %931, <2 x double> poison, <2 x i32> zeroinitializer
  br label %933

933:                                              ; preds = %933, %922
  %934 = phi i64 [ 0, %922 ], [ %956, %933 ]
  %935 = add i64 %740, %934
  %936 = add nuw nsw i64 %935, %852
  %937 = getelementptr inbounds nuw double, ptr %71, i64 %936
  %938 = load <2 x double>, ptr %937, align 8
  %939 = fmul <2 x double> %932, %938
  %940 = getelementptr inbounds nuw double, ptr %73, i64 %936
  %941 = load <2 x double>, ptr %940, align 8
  %942 = fmul <2 x double> %930, %941
  %943 = fsub <2 x double> %939, %942
  %944 = add nuw nsw i64 %935, %897
  %945 = getelementptr inbounds nuw double, ptr %71, i64 %944
  %946 = load <2 x double>, ptr %945, align 8
  %947 = fsub <2 x double> %946, %943
  store <2 x double> %947, ptr %945, align 8
  %948 = load <2 x double>, ptr %940, align 8
  %949 = fmul <2 x double> %928, %948
  %950 = load <2 x double>, ptr %937, align 8
  %951 = fmul <2 x double> %925, %950
  %952 = fadd <2 x double> %949, %951
  %953 = getelementptr inbounds nuw double, ptr %73, i64 %944
  %954 = load <2 x double>, ptr %953, align 8
  %955 = fsub <2 x double> %954, %952
  store <2 x double> %955, ptr %953, align 8
  %956 = add nuw i64 %934, 2
  %957 = icmp eq i64 %956, %892
  br i1 %957, label %958, label %933

958:                                              ; preds = %933
  br i1 %894, label %989, label %959

959:                                              ; preds = %920, %958
  %960 = phi i64 [ %893, %958 ], [ %740, %920 ]
  br label %961

961:                                              ; preds = %959, %961
  %962 = phi i64 [ %987, %961 ], [ %960, %959 ]
  %963 = load double, ptr %899, align 8
  %964 = add nuw nsw i64 %962, %852
  %965 = getelementptr inbounds nuw double, ptr %71, i64 %964
  %966 = load double, ptr %965, align 8
  %967 = fmul double %963, %966
  %968 = load double, ptr %900, align 8
  %969 = getelementptr inbounds nuw double, ptr %73, i64 %964
  %970 = load double, ptr %969, align 8
  %971 = fmul double %968, %970
  %972 = fsub double %967, %971
  %973 = add nuw nsw i64 %962, %897
  %974 = getelementptr inbounds nuw double, ptr %71, i64 %973
  %975 = load double, ptr %974, align 8
  %976 = fsub double %975, %972
  store double %976, ptr %974, align 8
  %977 = load double, ptr %899, align 8
  %978 = load double, ptr %969, align 8
  %979 = fmul double %977, %978
  %980 = load double, ptr %900, align 8
  %981 = load double, ptr %965, align 8
  %982 = fmul double %980, %981
  %983 = fadd double %979, %982
  %984 = getelementptr inbounds nuw double, ptr %73, i64 %973
  %985 = load double, ptr %984, align 8
  %986 = fsub double %985, %983
  store double %986, ptr %984, align 8
  %987 = add nuw nsw i64 %962, 1
  %988 = icmp eq i64 %987, %108
  br i1 %988, label %989, label %961

989:                                              ; preds = %961, %958, %895
  %990 = add nuw nsw i64 %896, 1
  %991 = icmp eq i64 %990, %108
  br i1 %991, label %736, label %895

992:                                              ; preds = %736, %523, %505, %501
  %993 = load i32, ptr %6, align 8
  %994 = icmp sgt i32 %993, 0
  %995 = sext i32 %993 to i64
  %996 = shl nsw i64 %995, 4
  %997 = getelementptr i8, ptr %77, i64 %996
  %998 = zext i32 %993 to i64
  br i1 %994, label %999, label %1284

999:                                              ; preds = %992
  %1000 = getelementptr inbounds nuw double, ptr %77, i64 %998
  %1001 = icmp ult i32 %993, 4
  br i1 %1001, label %1042, label %1002

1002:                                             ; preds = %999
  %1003 = shl nuw nsw i64 %998, 3
  %1004 = sub nsw i64 %238, %1003
  %1005 = icmp ult i64 %1004, 32
  %1006 = or i1 %359, %1005
  %1007 = sub nsw i64 %238, %996
  %1008 = icmp ult i64 %1007, 32
  %1009 = or i1 %1006, %1008
  br i1 %1009, label %1042, label %1010

1010:                                             ; preds = %1002
  %1011 = and i64 %998, 2147483644
  br label %1012

1012:                                             ; preds = %1012, %1010
  %1013 = phi i64 [ 0, %1010 ], [ %1038, %1012 ]
  %1014 = getelementptr inbounds nuw double, ptr %77, i64 %1013
  %1015 = getelementptr inbounds nuw i8, ptr %1014, i64 16
  %1016 = load <2 x double>, ptr %1014, align 8
  %1017 = load <2 x double>, ptr %1015, align 8
  %1018 = fmul <2 x double> %1016, splat (double 0x4010B70201A79C46)
  %1019 = fmul <2 x double> %1017, splat (double 0x4010B70201A79C46)
  %1020 = getelementptr inbounds nuw double, ptr %1000, i64 %1013
  %1021 = getelementptr inbounds nuw i8, ptr %1020, i64 16
  %1022 = load <2 x double>, ptr %1020, align 8
  %1023 = load <2 x double>, ptr %1021, align 8
  %1024 = fmul <2 x double> %1022, splat (double 0x3FD4F8C15DA84E86)
  %1025 = fmul <2 x double> %1023, splat (double 0x3FD4F8C15DA84E86)
  %1026 = fadd <2 x double> %1018, %1024
  %1027 = fadd <2 x double> %1019, %1025
  %1028 = getelementptr double, ptr %997, i64 %1013
  %1029 = getelementptr i8, ptr %1028, i64 16
  %1030 = load <2 x double>, ptr %1028, align 8
  %1031 = load <2 x double>, ptr %1029, align 8
  %1032 = fmul <2 x double> %1030, splat (double 0x3FE0BF7FF59D56EF)
  %1033 = fmul <2 x double> %1031, splat (double 0x3FE0BF7FF59D56EF)
  %1034 = fadd <2 x double> %1026, %1032
  %1035 = fadd <2 x double> %1027, %1033
  %1036 = getelementptr double, ptr %79, i64 %1013
  %1037 = getelementptr i8, ptr %1036, i64 16
  store <2 x double> %1034, ptr %1036, align 8
  store <2 x double> %1035, ptr %1037, align 8
  %1038 = add nuw i64 %1013, 4
  %1039 = icmp eq i64 %1038, %1011
  br i1 %1039, label %1040, label %1012

1040:                                             ; preds = %1012
  %1041 = icmp eq i64 %1011, %998
  br i1 %1041, label %1093, label %1042

1042:                                             ; preds = %1002, %999, %1040
  %1043 = phi i64 [ 0, %1002 ], [ 0, %999 ], [ %1011, %1040 ]
  %1044 = and i64 %998, 1
  %1045 = icmp eq i64 %1044, 0
  br i1 %1045, label %1060, label %1046

1046:                                             ; preds = %1042
  %1047 = getelementptr inbounds nuw double, ptr %77, i64 %1043
  %1048 = load double, ptr %1047, align 8
  %1049 = fmul double %1048, 0x4010B70201A79C46
  %1050 = getelementptr inbounds nuw double, ptr %1000, i64 %1043
  %1051 = load double, ptr %1050, align 8
  %1052 = fmul double %1051, 0x3FD4F8C15DA84E86
  %1053 = fadd double %1049, %1052
  %1054 = getelementptr double, ptr %997, i64 %1043
  %1055 = load double, ptr %1054, align 8
  %1056 = fmul double %1055, 0x3FE0BF7FF59D56EF
  %1057 = fadd double %1053, %1056
  %1058 = getelementptr double, ptr %79, i64 %1043
  store double %1057, ptr %1058, align 8
  %1059 = or disjoint i64 %1043, 1
  br label %1060

1060:                                             ; preds = %1046, %1042
  %1061 = phi i64 [ %1043, %1042 ], [ %1059, %1046 ]
  %1062 = add nsw i64 %998, -1
  %1063 = icmp eq i64 %1043, %1062
  br i1 %1063, label %1093, label %1064

1064:                                             ; preds = %1060, %1064
  %1065 = phi i64 [ %1091, %1064 ], [ %1061, %1060 ]
  %1066 = getelementptr inbounds nuw double, ptr %77, i64 %1065
  %1067 = load double, ptr %1066, align 8
  %1068 = fmul double %1067, 0x4010B70201A79C46
  %1069 = getelementptr inbounds nuw double, ptr %1000, i64 %1065
  %1070 = load double, ptr %1069, align 8
  %1071 = fmul double %1070, 0x3FD4F8C15DA84E86
  %1072 = fadd double %1068, %1071
  %1073 = getelementptr double, ptr %997, i64 %1065
  %1074 = load double, ptr %1073, align 8
  %1075 = fmul double %1074, 0x3FE0BF7FF59D56EF
  %1076 = fadd double %1072, %1075
  %1077 = getelementptr double, ptr %79, i64 %1065
  store double %1076, ptr %1077, align 8
  %1078 = add nuw nsw i64 %1065, 1
  %1079 = getelementptr inbounds nuw double, ptr %77, i64 %1078
  %1080 = load double, ptr %1079, align 8
  %1081 = fmul double %1080, 0x4010B70201A79C46
  %1082 = getelementptr inbounds nuw double, ptr %1000, i64 %1078
  %1083 = load double, ptr %1082, align 8
  %1084 = fmul double %1083, 0x3FD4F8C15DA84E86
  %1085 = fadd double %1081, %1084
  %1086 = getelementptr double, ptr %997, i64 %1078
  %1087 = load double, ptr %1086, align 8
  %1088 = fmul double %1087, 0x3FE0BF7FF59D56EF
  %1089 = fadd double %1085, %1088
  %1090 = getelementptr double, ptr %79, i64 %1078
  store double %1089, ptr %1090, align 8
  %1091 = add nuw nsw i64 %1065, 2
  %1092 = icmp eq i64 %1091, %998
  br i1 %1092, label %1093, label %1064

1093:                                             ; preds = %1060, %1064, %1040
  %1094 = getelementptr double, ptr %79, i64 %995
  %1095 = icmp ult i32 %993, 4
  br i1 %1095, label %1139, label %1096

1096:                                             ; preds = %1093
  %1097 = shl nuw nsw i64 %995, 3
  %1098 = add nsw i64 %237, %1097
  %1099 = icmp ult i64 %1098, 32
  %1100 = shl nuw nsw i64 %998, 3
  %1101 = sub nsw i64 %1098, %1100
  %1102 = icmp ult i64 %1101, 32
  %1103 = or i1 %1099, %1102
  %1104 = sub nsw i64 %237, %1097
  %1105 = icmp ult i64 %1104, 32
  %1106 = or i1 %1103, %1105
  br i1 %1106, label %1139, label %1107

1107:                                             ; preds = %1096
  %1108 = and i64 %998, 2147483644
  br label %1109

1109:                                             ; preds = %1109, %1107
  %1110 = phi i64 [ 0, %1107 ], [ %1135, %1109 ]
  %1111 = getelementptr inbounds nuw double, ptr %77, i64 %1110
  %1112 = getelementptr inbounds nuw i8, ptr %1111, i64 16
  %1113 = load <2 x double>, ptr %1111, align 8
  %1114 = load <2 x double>, ptr %1112, align 8
  %1115 = fmul <2 x double> %1113, splat (double 0xC010B70201A79C46)
  %1116 = fmul <2 x double> %1114, splat (double 0xC010B70201A79C46)
  %1117 = getelementptr inbounds nuw double, ptr %1000, i64 %1110
  %1118 = getelementptr inbounds nuw i8, ptr %1117, i64 16
  %1119 = load <2 x double>, ptr %1117, align 8
  %1120 = load <2 x double>, ptr %1118, align 8
  %1121 = fmul <2 x double> %1119, splat (double 0x3FD4F8C15DA84E86)
  %1122 = fmul <2 x double> %1120, splat (double 0x3FD4F8C15DA84E86)
  %1123 = fsub <2 x double> %1115, %1121
  %1124 = fsub <2 x double> %1116, %1122
  %1125 = getelementptr double, ptr %997, i64 %1110
  %1126 = getelementptr i8, ptr %1125, i64 16
  %1127 = load <2 x double>, ptr %1125, align 8
  %1128 = load <2 x double>, ptr %1126, align 8
  %1129 = fmul <2 x double> %1127, splat (double 0x3FDE810014C55221)
  %1130 = fmul <2 x double> %1128, splat (double 0x3FDE810014C55221)
  %1131 = fadd <2 x double> %1123, %1129
  %1132 = fadd <2 x double> %1124, %1130
  %1133 = getelementptr double, ptr %1094, i64 %1110
  %1134 = getelementptr i8, ptr %1133, i64 16
  store <2 x double> %1131, ptr %1133, align 8
  store <2 x double> %1132, ptr %1134, align 8
  %1135 = add nuw i64 %1110, 4
  %1136 = icmp eq i64 %1135, %1108
  br i1 %1136, label %1137, label %1109

1137:                                             ; preds = %1109
  %1138 = icmp eq i64 %1108, %998
  br i1 %1138, label %1190, label %1139

1139:                                             ; preds = %1096, %1093, %1137
  %1140 = phi i64 [ 0, %1096 ], [ 0, %1093 ], [ %1108, %1137 ]
  %1141 = and i64 %998, 1
  %1142 = icmp eq i64 %1141, 0
  br i1 %1142, label %1157, label %1143

1143:                                             ; preds = %1139
  %1144 = getelementptr inbounds nuw double, ptr %77, i64 %1140
  %1145 = load double, ptr %1144, align 8
  %1146 = fmul double %1145, 0xC010B70201A79C46
  %1147 = getelementptr inbounds nuw double, ptr %1000, i64 %1140
  %1148 = load double, ptr %1147, align 8
  %1149 = fmul double %1148, 0x3FD4F8C15DA84E86
  %1150 = fsub double %1146, %1149
  %1151 = getelementptr double, ptr %997, i64 %1140
  %1152 = load double, ptr %1151, align 8
  %1153 = fmul double %1152, 0x3FDE810014C55221
  %1154 = fadd double %1150, %1153
  %1155 = getelementptr double, ptr %1094, i64 %1140
  store double %1154, ptr %1155, align 8
  %1156 = or disjoint i64 %1140, 1
  br label %1157

1157:                                             ; preds = %1143, %1139
  %1158 = phi i64 [ %1140, %1139 ], [ %1156, %1143 ]
  %1159 = add nsw i64 %998, -1
  %1160 = icmp eq i64 %1140, %1159
  br i1 %1160, label %1190, label %1161

1161:                                             ; preds = %1157, %1161
  %1162 = phi i64 [ %1188, %1161 ], [ %1158, %1157 ]
  %1163 = getelementptr inbounds nuw double, ptr %77, i64 %1162
  %1164 = load double, ptr %1163, align 8
  %1165 = fmul double %1164, 0xC010B70201A79C46
  %1166 = getelementptr inbounds nuw double, ptr %1000, i64 %1162
  %1167 = load double, ptr %1166, align 8
  %1168 = fmul double %1167, 0x3FD4F8C15DA84E86
  %1169 = fsub double %1165, %1168
  %1170 = getelementptr double, ptr %997, i64 %1162
  %1171 = load double, ptr %1170, align 8
  %1172 = fmul double %1171, 0x3FDE810014C55221
  %1173 = fadd double %1169, %1172
  %1174 = getelementptr double, ptr %1094, i64 %1162
  store double %1173, ptr %1174, align 8
  %1175 = add nuw nsw i64 %1162, 1
  %1176 = getelementptr inbounds nuw double, ptr %77, i64 %1175
  %1177 = load double, ptr %1176, align 8
  %1178 = fmul double %1177, 0xC010B70201A79C46
  %1179 = getelementptr inbounds nuw double, ptr %1000, i64 %1175
  %1180 = load double, ptr %1179, align 8
  %1181 = fmul double %1180, 0x3FD4F8C15DA84E86
  %1182 = fsub double %1178, %1181
  %1183 = getelementptr double, ptr %997, i64 %1175
  %1184 = load double, ptr %1183, align 8
  %1185 = fmul double %1184, 0x3FDE810014C55221
  %1186 = fadd double %1182, %1185
  %1187 = getelementptr double, ptr %1094, i64 %1175
  store double %1186, ptr %1187, align 8
  %1188 = add nuw nsw i64 %1162, 2
  %1189 = icmp eq i64 %1188, %998
  br i1 %1189, label %1190, label %1161

1190:                                             ; preds = %1157, %1161, %1137
  %1191 = getelementptr i8, ptr %79, i64 %996
  %1192 = icmp ult i32 %993, 4
  br i1 %1192, label %1233, label %1193

1193:                                             ; preds = %1190
  %1194 = add nsw i64 %236, %996
  %1195 = icmp ult i64 %1194, 32
  %1196 = shl nuw nsw i64 %998, 3
  %1197 = sub nsw i64 %1194, %1196
  %1198 = icmp ult i64 %1197, 32
  %1199 = or i1 %1195, %1198
  %1200 = or i1 %1199, %360
  br i1 %1200, label %1233, label %1201

1201:                                             ; preds = %1193
  %1202 = and i64 %998, 2147483644
  br label %1203

1203:                                             ; preds = %1203, %1201
  %1204 = phi i64 [ 0, %1201 ], [ %1229, %1203 ]
  %1205 = getelementptr inbounds nuw double, ptr %77, i64 %1204
  %1206 = getelementptr inbounds nuw i8, ptr %1205, i64 16
  %1207 = load <2 x double>, ptr %1205, align 8
  %1208 = load <2 x double>, ptr %1206, align 8
  %1209 = fmul <2 x double> %1207, splat (double 0x3FE017885A24A7F2)
  %1210 = fmul <2 x double> %1208, splat (double 0x3FE017885A24A7F2)
  %1211 = getelementptr inbounds nuw double, ptr %1000, i64 %1204
  %1212 = getelementptr inbounds nuw i8, ptr %1211, i64 16
  %1213 = load <2 x double>, ptr %1211, align 8
  %1214 = load <2 x double>, ptr %1212, align 8
  %1215 = fmul <2 x double> %1213, splat (double 0x4004934E6FCAA598)
  %1216 = fmul <2 x double> %1214, splat (double 0x4004934E6FCAA598)
  %1217 = fsub <2 x double> %1209, %1215
  %1218 = fsub <2 x double> %1210, %1216
  %1219 = getelementptr double, ptr %997, i64 %1204
  %1220 = getelementptr i8, ptr %1219, i64 16
  %1221 = load <2 x double>, ptr %1219, align 8
  %1222 = load <2 x double>, ptr %1220, align 8
  %1223 = fmul <2 x double> %1221, splat (double 0x3FE312C0CF7BDFD1)
  %1224 = fmul <2 x double> %1222, splat (double 0x3FE312C0CF7BDFD1)
  %1225 = fadd <2 x double> %1217, %1223
  %1226 = fadd <2 x double> %1218, %1224
  %1227 = getelementptr double, ptr %1191, i64 %1204
  %1228 = getelementptr i8, ptr %1227, i64 16
  store <2 x double> %1225, ptr %1227, align 8
  store <2 x double> %1226, ptr %1228, align 8
  %1229 = add nuw i64 %1204, 4
  %1230 = icmp eq i64 %1229, %1202
  br i1 %1230, label %1231, label %1203

1231:                                             ; preds = %1203
  %1232 = icmp eq i64 %1202, %998
  br i1 %1232, label %1284, label %1233

1233:                                             ; preds = %1193, %1190, %1231
  %1234 = phi i64 [ 0, %1193 ], [ 0, %1190 ], [ %1202, %1231 ]
  %1235 = and i64 %998, 1
  %1236 = icmp eq i64 %1235, 0
  br i1 %1236, label %1251, label %1237

1237:                                             ; preds = %1233
  %1238 = getelementptr inbounds nuw double, ptr %77, i64 %1234
  %1239 = load double, ptr %1238, align 8
  %1240 = fmul double %1239, 0x3FE017885A24A7F2
  %1241 = getelementptr inbounds nuw double, ptr %1000, i64 %1234
  %1242 = load double, ptr %1241, align 8
  %1243 = fmul double %1242, 0x4004934E6FCAA598
  %1244 = fsub double %1240, %1243
  %1245 = getelementptr double, ptr %997, i64 %1234
  %1246 = load double, ptr %1245, align 8
  %1247 = fmul double %1246, 0x3FE312C0CF7BDFD1
  %1248 = fadd double %1244, %1247
  %1249 = getelementptr double, ptr %1191, i64 %1234
  store double %1248, ptr %1249, align 8
  %1250 = or disjoint i64 %1234, 1
  br label %1251

1251:                                             ; preds = %1237, %1233
  %1252 = phi i64 [ %1234, %1233 ], [ %1250, %1237 ]
  %1253 = add nsw i64 %998, -1
  %1254 = icmp eq i64 %1234, %1253
  br i1 %1254, label %1284, label %1255

1255:                                             ; preds = %1251, %1255
  %1256 = phi i64 [ %1282, %1255 ], [ %1252, %1251 ]
  %1257 = getelementptr inbounds nuw double, ptr %77, i64 %1256
  %1258 = load double, ptr %1257, align 8
  %1259 = fmul double %1258, 0x3FE017885A24A7F2
  %1260 = getelementptr inbounds nuw double, ptr %1000, i64 %1256
  %1261 = load double, ptr %1260, align 8
  %1262 = fmul double %1261, 0x4004934E6FCAA598
  %1263 = fsub double %1259, %1262
  %1264 = getelementptr double, ptr %997, i64 %1256
  %1265 = load double, ptr %1264, align 8
  %1266 = fmul double %1265, 0x3FE312C0CF7BDFD1
  %1267 = fadd double %1263, %1266
  %1268 = getelementptr double, ptr %1191, i64 %1256
  store double %1267, ptr %1268, align 8
  %1269 = add nuw nsw i64 %1256, 1
  %1270 = getelementptr inbounds nuw double, ptr %77, i64 %1269
  %1271 = load double, ptr %1270, align 8
  %1272 = fmul double %1271, 0x3FE017885A24A7F2
  %1273 = getelementptr inbounds nuw double, ptr %1000, i64 %1269
  %1274 = load double, ptr %1273, align 8
  %1275 = fmul double %1274, 0x4004934E6FCAA598
  %1276 = fsub double %1272, %1275
  %1277 = getelementptr double, ptr %997, i64 %1269
  %1278 = load double, ptr %1277, align 8
  %1279 = fmul double %1278, 0x3FE312C0CF7BDFD1
  %1280 = fadd double %1276, %1279
  %1281 = getelementptr double, ptr %1191, i64 %1269
  store double %1280, ptr %1281, align 8
  %1282 = add nuw nsw i64 %1256, 2
  %1283 = icmp eq i64 %1282, %998
  br i1 %1283, label %1284, label %1255

1284:                                             ; preds = %1251, %1255, %1231, %992
  %1285 = add nuw i32 %993, 1
  %1286 = zext i32 %1285 to i64
  %1287 = sitofp i32 %993 to double
  %1288 = fmul double %1287, 3.000000e+00
  %1289 = mul i32 %993, 3
  %1290 = tail call i32 @llvm.smax.i32(i32 %1289, i32 1)
  %1291 = zext nneg i32 %1290 to i64
  %1292 = getelementptr i8, ptr %81, i64 %996
  %1293 = getelementptr inbounds nuw double, ptr %81, i64 %998
  %1294 = getelementptr double, ptr %83, i64 %995
  %1295 = getelementptr i8, ptr %83, i64 %996
  %1296 = getelementptr i8, ptr %79, i64 %996
  %1297 = getelementptr inbounds nuw double, ptr %79, i64 %998
  %1298 = getelementptr double, ptr %77, i64 %995
  %1299 = add nsw i64 %185, %996
  %1300 = shl nuw nsw i64 %998, 3
  %1301 = sub nsw i64 %1299, %1300
  %1302 = shl nsw i64 %995, 3
  %1303 = add nsw i64 %186, %1302
  %1304 = shl nuw nsw i64 %998, 3
  %1305 = sub nsw i64 %1303, %1304
  %1306 = sub nsw i64 %186, %1302
  %1307 = shl nuw nsw i64 %998, 3
  %1308 = sub nsw i64 %187, %1307
  %1309 = sub nsw i64 %187, %996
  %1310 = shl nuw nsw i64 %1291, 3
  %1311 = getelementptr i8, ptr %194, i64 %1310
  %1312 = getelementptr i8, ptr %199, i64 %1310
  %1313 = shl nuw nsw i64 %998, 3
  %1314 = getelementptr i8, ptr %206, i64 %1313
  %1315 = shl nuw nsw i64 %995, 3
  %1316 = getelementptr i8, ptr %208, i64 %1315
  %1317 = getelementptr i8, ptr %210, i64 %1315
  %1318 = getelementptr i8, ptr %1317, i64 %1313
  %1319 = getelementptr i8, ptr %212, i64 %996
  %1320 = add nsw i64 %996, %1313
  %1321 = getelementptr i8, ptr %214, i64 %1320
  %1322 = getelementptr i8, ptr %219, i64 %1313
  %1323 = shl nuw nsw i64 %998, 4
  %1324 = getelementptr i8, ptr %221, i64 %1323
  %1325 = getelementptr i8, ptr %223, i64 %996
  %1326 = getelementptr i8, ptr %225, i64 %1320
  %1327 = add nsw i64 %226, %996
  %1328 = shl nuw nsw i64 %998, 3
  %1329 = sub nsw i64 %1327, %1328
  %1330 = shl nuw nsw i64 %995, 3
  %1331 = add nsw i64 %227, %1330
  %1332 = shl nuw nsw i64 %998, 3
  %1333 = sub nsw i64 %1331, %1332
  %1334 = sub nsw i64 %227, %1330
  %1335 = shl nuw nsw i64 %998, 3
  %1336 = sub nsw i64 %228, %1335
  %1337 = sub nsw i64 %228, %996
  %1338 = mul nsw i64 %995, -8
  %1339 = add nsw i64 %998, -1
  %1340 = icmp ult i32 %993, 4
  %1341 = and i64 %998, 2147483644
  %1342 = icmp eq i64 %1341, %998
  %1343 = and i64 %998, 3
  %1344 = icmp eq i64 %1343, 0
  %1345 = icmp ult i32 %993, 4
  %1346 = icmp ult i64 %1336, 32
  %1347 = or i1 %361, %1346
  %1348 = icmp ult i64 %1337, 32
  %1349 = or i1 %1347, %1348
  %1350 = and i64 %998, 2147483644
  %1351 = icmp eq i64 %1350, %998
  %1352 = and i64 %998, 1
  %1353 = icmp eq i64 %1352, 0
  %1354 = add nsw i64 %998, -1
  %1355 = icmp ult i32 %993, 4
  %1356 = icmp ult i64 %1331, 32
  %1357 = icmp ult i64 %1333, 32
  %1358 = or i1 %1356, %1357
  %1359 = icmp ult i64 %1334, 32
  %1360 = or i1 %1358, %1359
  %1361 = and i64 %998, 2147483644
  %1362 = icmp eq i64 %1361, %998
  %1363 = and i64 %998, 1
  %1364 = icmp eq i64 %1363, 0
  %1365 = add nsw i64 %998, -1
  %1366 = icmp ult i32 %993, 4
  %1367 = icmp ult i64 %1327, 32
  %1368 = icmp ult i64 %1329, 32
  %1369 = or i1 %1367, %1368
  %1370 = or i1 %1369, %362
  %1371 = and i64 %998, 2147483644
  %1372 = icmp eq i64 %1371, %998
  %1373 = and i64 %998, 1
  %1374 = icmp eq i64 %1373, 0
  %1375 = add nsw i64 %998, -1
  %1376 = icmp ult i32 %993, 4
  %1377 = icmp ult ptr %83, %1318
  %1378 = icmp ult ptr %1316, %1314
  %1379 = and i1 %1377, %1378
  %1380 = icmp ult ptr %83, %1321
  %1381 = icmp ult ptr %1319, %1314
  %1382 = and i1 %1380, %1381
  %1383 = or i1 %1379, %1382
  %1384 = icmp ult ptr %83, %1324
  %1385 = icmp ult ptr %1322, %1314
  %1386 = and i1 %1384, %1385
  %1387 = or i1 %1383, %1386
  %1388 = icmp ult ptr %83, %1326
  %1389 = icmp ult ptr %1325, %1314
  %1390 = and i1 %1388, %1389
  %1391 = or i1 %1387, %1390
  %1392 = icmp ult ptr %83, %1322
  %1393 = icmp ult ptr %79, %1314
  %1394 = and i1 %1392, %1393
  %1395 = or i1 %1391, %1394
  %1396 = icmp ult ptr %1316, %1321
  %1397 = icmp ult ptr %1319, %1318
  %1398 = and i1 %1396, %1397
  %1399 = or i1 %1395, %1398
  %1400 = icmp ult ptr %1316, %1324
  %1401 = icmp ult ptr %1322, %1318
  %1402 = and i1 %1400, %1401
  %1403 = or i1 %1399, %1402
  %1404 = icmp ult ptr %1316, %1326
  %1405 = icmp ult ptr %1325, %1318
  %1406 = and i1 %1404, %1405
  %1407 = or i1 %1403, %1406
  %1408 = icmp ult ptr %1316, %1322
  %1409 = icmp ult ptr %79, %1318
  %1410 = and i1 %1408, %1409
  %1411 = or i1 %1407, %1410
  %1412 = icmp ult ptr %1319, %1324
  %1413 = icmp ult ptr %1322, %1321
  %1414 = and i1 %1412, %1413
  %1415 = or i1 %1411, %1414
  %1416 = icmp ult ptr %1319, %1326
  %1417 = icmp ult ptr %1325, %1321
  %1418 = and i1 %1416, %1417
  %1419 = or i1 %1415, %1418
  %1420 = icmp ult ptr %1319, %1322
  %1421 = icmp ult ptr %79, %1321
  %1422 = and i1 %1420, %1421
  %1423 = or i1 %1419, %1422
  %1424 = and i64 %998, 2147483646
  %1425 = icmp eq i64 %1424, %998
  %1426 = and i64 %998, 1
  %1427 = icmp eq i64 %1339, 0
  %1428 = and i64 %998, 2147483646
  %1429 = icmp eq i64 %1426, 0
  %1430 = icmp ne i64 %1426, 0
  %1431 = and i64 %998, 1
  %1432 = icmp eq i64 %1339, 0
  %1433 = and i64 %998, 2147483646
  %1434 = icmp eq i64 %1431, 0
  %1435 = icmp ne i64 %1431, 0
  %1436 = and i64 %998, 1
  %1437 = icmp eq i64 %1339, 0
  %1438 = and i64 %998, 2147483646
  %1439 = icmp eq i64 %1436, 0
  %1440 = icmp ne i64 %1436, 0
  %1441 = and i64 %998, 1
  %1442 = icmp eq i64 %1339, 0
  %1443 = and i64 %998, 2147483646
  %1444 = icmp eq i64 %1441, 0
  %1445 = icmp ne i64 %1441, 0
  %1446 = icmp slt i32 %1289, 4
  %1447 = icmp ult ptr %79, %1312
  %1448 = icmp ult ptr %83, %1311
  %1449 = and i1 %1447, %1448
  %1450 = and i64 %1291, 2147483644
  %1451 = icmp eq i64 %1450, %1291
  %1452 = and i64 %1291, 3
  %1453 = icmp eq i64 %1452, 0
  %1454 = icmp ult i32 %993, 4
  %1455 = icmp ult i64 %1308, 32
  %1456 = or i1 %363, %1455
  %1457 = icmp ult i64 %1309, 32
  %1458 = or i1 %1456, %1457
  %1459 = and i64 %998, 2147483644
  %1460 = icmp eq i64 %1459, %998
  %1461 = and i64 %998, 1
  %1462 = icmp eq i64 %1461, 0
  %1463 = add nsw i64 %998, -1
  %1464 = icmp ult i32 %993, 4
  %1465 = icmp ult i64 %1303, 32
  %1466 = icmp ult i64 %1305, 32
  %1467 = or i1 %1465, %1466
  %1468 = icmp ult i64 %1306, 32
  %1469 = or i1 %1467, %1468
  %1470 = and i64 %998, 2147483644
  %1471 = icmp eq i64 %1470, %998
  %1472 = and i64 %998, 1
  %1473 = icmp eq i64 %1472, 0
  %1474 = add nsw i64 %998, -1
  %1475 = icmp ult i32 %993, 4
  %1476 = icmp ult i64 %1299, 32
  %1477 = icmp ult i64 %1301, 32
  %1478 = or i1 %1476, %1477
  %1479 = or i1 %1478, %364
  %1480 = and i64 %998, 2147483644
  %1481 = icmp eq i64 %1480, %998
  %1482 = and i64 %998, 1
  %1483 = icmp eq i64 %1482, 0
  %1484 = add nsw i64 %998, -1
  br label %1485

1485:                                             ; preds = %2606, %1284
  %1486 = phi double [ -1.000000e+00, %1284 ], [ %2308, %2606 ]
  %1487 = phi double [ -1.000000e+00, %1284 ], [ %2291, %2606 ]
  %1488 = phi i32 [ 0, %1284 ], [ %2607, %2606 ]
  br label %1492

1489:                                             ; preds = %1601
  %1490 = add nuw nsw i64 %1493, 1
  %1491 = icmp eq i64 %1490, 3
  br i1 %1491, label %1606, label %1492

1492:                                             ; preds = %1489, %1485
  %1493 = phi i64 [ 0, %1485 ], [ %1490, %1489 ]
  %1494 = mul i64 %1338, %1493
  %1495 = add i64 %88, %1494
  br i1 %994, label %1498, label %1496

1496:                                             ; preds = %1492
  %1497 = mul nsw i64 %1493, %995
  br label %1574

1498:                                             ; preds = %1492
  %1499 = load ptr, ptr %18, align 8
  %1500 = mul nuw nsw i64 %1493, %995
  %1501 = getelementptr double, ptr %77, i64 %1500
  br i1 %1340, label %1525, label %1502

1502:                                             ; preds = %1498
  %1503 = ptrtoint ptr %1499 to i64
  %1504 = sub i64 %235, %1503
  %1505 = icmp ult i64 %1504, 32
  %1506 = icmp ult i64 %1495, 32
  %1507 = or i1 %1505, %1506
  br i1 %1507, label %1525, label %1508

1508:                                             ; preds = %1502, %1508
  %1509 = phi i64 [ %1522, %1508 ], [ 0, %1502 ]
  %1510 = getelementptr inbounds nuw double, ptr %1499, i64 %1509
  %1511 = getelementptr inbounds nuw i8, ptr %1510, i64 16
  %1512 = load <2 x double>, ptr %1510, align 8
  %1513 = load <2 x double>, ptr %1511, align 8
  %1514 = getelementptr double, ptr %1501, i64 %1509
  %1515 = getelementptr i8, ptr %1514, i64 16
  %1516 = load <2 x double>, ptr %1514, align 8
  %1517 = load <2 x double>, ptr %1515, align 8
  %1518 = fadd <2 x double> %1512, %1516
  %1519 = fadd <2 x double> %1513, %1517
  %1520 = getelementptr inbounds nuw double, ptr %93, i64 %1509
  %1521 = getelementptr inbounds nuw i8, ptr %1520, i64 16
  store <2 x double> %1518, ptr %1520, align 8
  store <2 x double> %1519, ptr %1521, align 8
  %1522 = add nuw i64 %1509, 4
  %1523 = icmp eq i64 %1522, %1341
  br i1 %1523, label %1524, label %1508

1524:                                             ; preds = %1508
  br i1 %1342, label %1574, label %1525

1525:                                             ; preds = %1502, %1498, %1524
  %1526 = phi i64 [ 0, %1502 ], [ 0, %1498 ], [ %1341, %1524 ]
  %1527 = sub nsw i64 %1339, %1526
  br i1 %1344, label %1540, label %1528

1528:                                             ; preds = %1525, %1528
  %1529 = phi i64 [ %1537, %1528 ], [ %1526, %1525 ]
  %1530 = phi i64 [ %1538, %1528 ], [ 0, %1525 ]
  %1531 = getelementptr inbounds nuw double, ptr %1499, i64 %1529
  %1532 = load double, ptr %1531, align 8
  %1533 = getelementptr double, ptr %1501, i64 %1529
  %1534 = load double, ptr %1533, align 8
  %1535 = fadd double %1532, %1534
  %1536 = getelementptr inbounds nuw double, ptr %93, i64 %1529
  store double %1535, ptr %1536, align 8
  %1537 = add nuw nsw i64 %1529, 1
  %1538 = add i64 %1530, 1
  %1539 = icmp eq i64 %1538, %1343
  br i1 %1539, label %1540, label %1528

1540:                                             ; preds = %1528, %1525
  %1541 = phi i64 [ %1526, %1525 ], [ %1537, %1528 ]
  %1542 = icmp ult i64 %1527, 3
  br i1 %1542, label %1574, label %1543

1543:                                             ; preds = %1540, %1543
  %1544 = phi i64 [ %1572, %1543 ], [ %1541, %1540 ]
  %1545 = getelementptr inbounds nuw double, ptr %1499, i64 %1544
  %1546 = load double, ptr %1545, align 8
  %1547 = getelementptr double, ptr %1501, i64 %1544
  %1548 = load double, ptr %1547, align 8
  %1549 = fadd double %1546, %1548
  %1550 = getelementptr inbounds nuw double, ptr %93, i64 %1544
  store double %1549, ptr %1550, align 8
  %1551 = add nuw nsw i64 %1544, 1
  %1552 = getelementptr inbounds nuw double, ptr %1499, i64 %1551
  %1553 = load double, ptr %1552, align 8
  %1554 = getelementptr double, ptr %1501, i64 %1551
  %1555 = load double, ptr %1554, align 8
  %1556 = fadd double %1553, %1555
  %1557 = getelementptr inbounds nuw double, ptr %93, i64 %1551
  store double %1556, ptr %1557, align 8
  %1558 = add nuw nsw i64 %1544, 2
  %1559 = getelementptr inbounds nuw double, ptr %1499, i64 %1558
  %1560 = load double, ptr %1559, align 8
  %1561 = getelementptr double, ptr %1501, i64 %1558
  %1562 = load double, ptr %1561, align 8
  %1563 = fadd double %1560, %1562
  %1564 = getelementptr inbounds nuw double, ptr %93, i64 %1558
  store double %1563, ptr %1564, align 8
  %1565 = add nuw nsw i64 %1544, 3
  %1566 = getelementptr inbounds nuw double, ptr %1499, i64 %1565
  %1567 = load double, ptr %1566, align 8
  %1568 = getelementptr double, ptr %1501, i64 %1565
  %1569 = load double, ptr %1568, align 8
  %1570 = fadd double %1567, %1569
  %1571 = getelementptr inbounds nuw double, ptr %93, i64 %1565
  store double %1570, ptr %1571, align 8
  %1572 = add nuw nsw i64 %1544, 4
  %1573 = icmp eq i64 %1572, %998
  br i1 %1573, label %1574, label %1543

1574:                                             ; preds = %1540, %1543, %1524, %1496
  %1575 = phi i64 [ %1497, %1496 ], [ %1500, %1524 ], [ %1500, %1543 ], [ %1500, %1540 ]
  %1576 = load double, ptr %2, align 8
  %1577 = getelementptr inbounds nuw double, ptr @NODES, i64 %1493
  %1578 = load double, ptr %1577, align 8
  %1579 = fmul double %381, %1578
  %1580 = fadd double %1576, %1579
  %1581 = getelementptr inbounds double, ptr %81, i64 %1575
  %1582 = load i64, ptr %19, align 8
  %1583 = add nsw i64 %1582, 1
  store i64 %1583, ptr %19, align 8
  %1584 = load ptr, ptr %0, align 8
  %1585 = load double, ptr %20, align 8
  %1586 = fcmp olt double %1580, %1585
  br i1 %1586, label %1591, label %1587

1587:                                             ; preds = %1574
  %1588 = load double, ptr %22, align 8
  %1589 = fcmp ogt double %1580, %1588
  %1590 = select i1 %1589, double %1588, double %1580
  br label %1591

1591:                                             ; preds = %1587, %1574
  %1592 = phi double [ %1585, %1574 ], [ %1590, %1587 ]
  %1593 = load i32, ptr %15, align 4
  %1594 = icmp eq i32 %1593, 0
  %1595 = load ptr, ptr %14, align 8
  br i1 %1594, label %1601, label %1596

1596:                                             ; preds = %1591
  %1597 = load ptr, ptr %23, align 8
  %1598 = sext i32 %1593 to i64
  %1599 = shl nsw i64 %1598, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1595, ptr align 8 %1597, i64 %1599, i1 false)
  %1600 = load ptr, ptr %14, align 8
  br label %1601

1601:                                             ; preds = %1596, %1591
  %1602 = phi ptr [ %1600, %1596 ], [ %1595, %1591 ]
  %1603 = load ptr, ptr %21, align 8
  %1604 = tail call i32 %1584(double noundef %1592, ptr noundef nonnull %93, ptr noundef %1603, ptr noundef %1602, ptr noundef nonnull %1581) #9
  %1605 = icmp eq i32 %1604, 0
  br i1 %1605, label %1489, label %2614

1606:                                             ; preds = %1489
  br i1 %994, label %1607, label %2288

1607:                                             ; preds = %1606
  %1608 = select i1 %1345, i1 true, i1 %1349
  br i1 %1608, label %1638, label %1609

1609:                                             ; preds = %1607, %1609
  %1610 = phi i64 [ %1635, %1609 ], [ 0, %1607 ]
  %1611 = getelementptr inbounds nuw double, ptr %81, i64 %1610
  %1612 = getelementptr inbounds nuw i8, ptr %1611, i64 16
  %1613 = load <2 x double>, ptr %1611, align 8
  %1614 = load <2 x double>, ptr %1612, align 8
  %1615 = fmul <2 x double> %1613, splat (double 0x4010B70201A79C46)
  %1616 = fmul <2 x double> %1614, splat (double 0x4010B70201A79C46)
  %1617 = getelementptr inbounds nuw double, ptr %1293, i64 %1610
  %1618 = getelementptr inbounds nuw i8, ptr %1617, i64 16
  %1619 = load <2 x double>, ptr %1617, align 8
  %1620 = load <2 x double>, ptr %1618, align 8
  %1621 = fmul <2 x double> %1619, splat (double 0x3FD4F8C15DA84E86)
  %1622 = fmul <2 x double> %1620, splat (double 0x3FD4F8C15DA84E86)
  %1623 = fadd <2 x double> %1615, %1621
  %1624 = fadd <2 x double> %1616, %1622
  %1625 = getelementptr double, ptr %1292, i64 %1610
  %1626 = getelementptr i8, ptr %1625, i64 16
  %1627 = load <2 x double>, ptr %1625, align 8
  %1628 = load <2 x double>, ptr %1626, align 8
  %1629 = fmul <2 x double> %1627, splat (double 0x3FE0BF7FF59D56EF)
  %1630 = fmul <2 x double> %1628, splat (double 0x3FE0BF7FF59D56EF)
  %1631 = fadd <2 x double> %1623, %1629
  %1632 = fadd <2 x double> %1624, %1630
  %1633 = getelementptr double, ptr %83, i64 %1610
  %1634 = getelementptr i8, ptr %1633, i64 16
  store <2 x double> %1631, ptr %1633, align 8
  store <2 x double> %1632, ptr %1634, align 8
  %1635 = add nuw i64 %1610, 4
  %1636 = icmp eq i64 %1635, %1350
  br i1 %1636, label %1637, label %1609

1637:                                             ; preds = %1609
  br i1 %1351, label %1686, label %1638

1638:                                             ; preds = %1607, %1637
  %1639 = phi i64 [ %1350, %1637 ], [ 0, %1607 ]
  br i1 %1353, label %1654, label %1640

1640:                                             ; preds = %1638
  %1641 = getelementptr inbounds nuw double, ptr %81, i64 %1639
  %1642 = load double, ptr %1641, align 8
  %1643 = fmul double %1642, 0x4010B70201A79C46
  %1644 = getelementptr inbounds nuw double, ptr %1293, i64 %1639
  %1645 = load double, ptr %1644, align 8
  %1646 = fmul double %1645, 0x3FD4F8C15DA84E86
  %1647 = fadd double %1643, %1646
  %1648 = getelementptr double, ptr %1292, i64 %1639
  %1649 = load double, ptr %1648, align 8
  %1650 = fmul double %1649, 0x3FE0BF7FF59D56EF
  %1651 = fadd double %1647, %1650
  %1652 = getelementptr double, ptr %83, i64 %1639
  store double %1651, ptr %1652, align 8
  %1653 = or disjoint i64 %1639, 1
  br label %1654

1654:                                             ; preds = %1640, %1638
  %1655 = phi i64 [ %1639, %1638 ], [ %1653, %1640 ]
  %1656 = icmp eq i64 %1639, %1354
  br i1 %1656, label %1686, label %1657

1657:                                             ; preds = %1654, %1657
  %1658 = phi i64 [ %1684, %1657 ], [ %1655, %1654 ]
  %1659 = getelementptr inbounds nuw double, ptr %81, i64 %1658
  %1660 = load double, ptr %1659, align 8
  %1661 = fmul double %1660, 0x4010B70201A79C46
  %1662 = getelementptr inbounds nuw double, ptr %1293, i64 %1658
  %1663 = load double, ptr %1662, align 8
  %1664 = fmul double %1663, 0x3FD4F8C15DA84E86
  %1665 = fadd double %1661, %1664
  %1666 = getelementptr double, ptr %1292, i64 %1658
  %1667 = load double, ptr %1666, align 8
  %1668 = fmul double %1667, 0x3FE0BF7FF59D56EF
  %1669 = fadd double %1665, %1668
  %1670 = getelementptr double, ptr %83, i64 %1658
  store double %1669, ptr %1670, align 8
  %1671 = add nuw nsw i64 %1658, 1
  %1672 = getelementptr inbounds nuw double, ptr %81, i64 %1671
  %1673 = load double, ptr %1672, align 8
  %1674 = fmul double %1673, 0x4010B70201A79C46
  %1675 = getelementptr inbounds nuw double, ptr %1293, i64 %1671
  %1676 = load double, ptr %1675, align 8
  %1677 = fmul double %1676, 0x3FD4F8C15DA84E86
  %1678 = fadd double %1674, %1677
  %1679 = getelementptr double, ptr %1292, i64 %1671
  %1680 = load double, ptr %1679, align 8
  %1681 = fmul double %1680, 0x3FE0BF7FF59D56EF
  %1682 = fadd double %1678, %1681
  %1683 = getelementptr double, ptr %83, i64 %1671
  store double %1682, ptr %1683, align 8
  %1684 = add nuw nsw i64 %1658, 2
  %1685 = icmp eq i64 %1684, %998
  br i1 %1685, label %1686, label %1657

1686:                                             ; preds = %1654, %1657, %1637
  %1687 = select i1 %1355, i1 true, i1 %1360
  br i1 %1687, label %1717, label %1688

1688:                                             ; preds = %1686, %1688
  %1689 = phi i64 [ %1714, %1688 ], [ 0, %1686 ]
  %1690 = getelementptr inbounds nuw double, ptr %81, i64 %1689
  %1691 = getelementptr inbounds nuw i8, ptr %1690, i64 16
  %1692 = load <2 x double>, ptr %1690, align 8
  %1693 = load <2 x double>, ptr %1691, align 8
  %1694 = fmul <2 x double> %1692, splat (double 0xC010B70201A79C46)
  %1695 = fmul <2 x double> %1693, splat (double 0xC010B70201A79C46)
  %1696 = getelementptr inbounds nuw double, ptr %1293, i64 %1689
  %1697 = getelementptr inbounds nuw i8, ptr %1696, i64 16
  %1698 = load <2 x double>, ptr %1696, align 8
  %1699 = load <2 x double>, ptr %1697, align 8
  %1700 = fmul <2 x double> %1698, splat (double 0x3FD4F8C15DA84E86)
  %1701 = fmul <2 x double> %1699, splat (double 0x3FD4F8C15DA84E86)
  %1702 = fsub <2 x double> %1694, %1700
  %1703 = fsub <2 x double> %1695, %1701
  %1704 = getelementptr double, ptr %1292, i64 %1689
  %1705 = getelementptr i8, ptr %1704, i64 16
  %1706 = load <2 x double>, ptr %1704, align 8
  %1707 = load <2 x double>, ptr %1705, align 8
  %1708 = fmul <2 x double> %1706, splat (double 0x3FDE810014C55221)
  %1709 = fmul <2 x double> %1707, splat (double 0x3FDE810014C55221)
  %1710 = fadd <2 x double> %1702, %1708
  %1711 = fadd <2 x double> %1703, %1709
  %1712 = getelementptr double, ptr %1294, i64 %1689
  %1713 = getelementptr i8, ptr %1712, i64 16
  store <2 x double> %1710, ptr %1712, align 8
  store <2 x double> %1711, ptr %1713, align 8
  %1714 = add nuw i64 %1689, 4
  %1715 = icmp eq i64 %1714, %1361
  br i1 %1715, label %1716, label %1688

1716:                                             ; preds = %1688
  br i1 %1362, label %1765, label %1717

1717:                                             ; preds = %1686, %1716
  %1718 = phi i64 [ %1361, %1716 ], [ 0, %1686 ]
  br i1 %1364, label %1733, label %1719

1719:                                             ; preds = %1717
  %1720 = getelementptr inbounds nuw double, ptr %81, i64 %1718
  %1721 = load double, ptr %1720, align 8
  %1722 = fmul double %1721, 0xC010B70201A79C46
  %1723 = getelementptr inbounds nuw double, ptr %1293, i64 %1718
  %1724 = load double, ptr %1723, align 8
  %1725 = fmul double %1724, 0x3FD4F8C15DA84E86
  %1726 = fsub double %1722, %1725
  %1727 = getelementptr double, ptr %1292, i64 %1718
  %1728 = load double, ptr %1727, align 8
  %1729 = fmul double %1728, 0x3FDE810014C55221
  %1730 = fadd double %1726, %1729
  %1731 = getelementptr double, ptr %1294, i64 %1718
  store double %1730, ptr %1731, align 8
  %1732 = or disjoint i64 %1718, 1
  br label %1733

1733:                                             ; preds = %1719, %1717
  %1734 = phi i64 [ %1718, %1717 ], [ %1732, %1719 ]
  %1735 = icmp eq i64 %1718, %1365
  br i1 %1735, label %1765, label %1736

1736:                                             ; preds = %1733, %1736
  %1737 = phi i64 [ %1763, %1736 ], [ %1734, %1733 ]
  %1738 = getelementptr inbounds nuw double, ptr %81, i64 %1737
  %1739 = load double, ptr %1738, align 8
  %1740 = fmul double %1739, 0xC010B70201A79C46
  %1741 = getelementptr inbounds nuw double, ptr %1293, i64 %1737
  %1742 = load double, ptr %1741, align 8
  %1743 = fmul double %1742, 0x3FD4F8C15DA84E86
  %1744 = fsub double %1740, %1743
  %1745 = getelementptr double, ptr %1292, i64 %1737
  %1746 = load double, ptr %1745, align 8
  %1747 = fmul double %1746, 0x3FDE810014C55221
  %1748 = fadd double %1744, %1747
  %1749 = getelementptr double, ptr %1294, i64 %1737
  store double %1748, ptr %1749, align 8
  %1750 = add nuw nsw i64 %1737, 1
  %1751 = getelementptr inbounds nuw double, ptr %81, i64 %1750
  %1752 = load double, ptr %1751, align 8
  %1753 = fmul double %1752, 0xC010B70201A79C46
  %1754 = getelementptr inbounds nuw double, ptr %1293, i64 %1750
  %1755 = load double, ptr %1754, align 8
  %1756 = fmul double %1755, 0x3FD4F8C15DA84E86
  %1757 = fsub double %1753, %1756
  %1758 = getelementptr double, ptr %1292, i64 %1750
  %1759 = load double, ptr %1758, align 8
  %1760 = fmul double %1759, 0x3FDE810014C55221
  %1761 = fadd double %1757, %1760
  %1762 = getelementptr double, ptr %1294, i64 %1750
  store double %1761, ptr %1762, align 8
  %1763 = add nuw nsw i64 %1737, 2
  %1764 = icmp eq i64 %1763, %998
  br i1 %1764, label %1765, label %1736

1765:                                             ; preds = %1733, %1736, %1716
  %1766 = select i1 %1366, i1 true, i1 %1370
  br i1 %1766, label %1796, label %1767

1767:                                             ; preds = %1765, %1767
  %1768 = phi i64 [ %1793, %1767 ], [ 0, %1765 ]
  %1769 = getelementptr inbounds nuw double, ptr %81, i64 %1768
  %1770 = getelementptr inbounds nuw i8, ptr %1769, i64 16
  %1771 = load <2 x double>, ptr %1769, align 8
  %1772 = load <2 x double>, ptr %1770, align 8
  %1773 = fmul <2 x double> %1771, splat (double 0x3FE017885A24A7F2)
  %1774 = fmul <2 x double> %1772, splat (double 0x3FE017885A24A7F2)
  %1775 = getelementptr inbounds nuw double, ptr %1293, i64 %1768
  %1776 = getelementptr inbounds nuw i8, ptr %1775, i64 16
  %1777 = load <2 x double>, ptr %1775, align 8
  %1778 = load <2 x double>, ptr %1776, align 8
  %1779 = fmul <2 x double> %1777, splat (double 0x4004934E6FCAA598)
  %1780 = fmul <2 x double> %1778, splat (double 0x4004934E6FCAA598)
  %1781 = fsub <2 x double> %1773, %1779
  %1782 = fsub <2 x double> %1774, %1780
  %1783 = getelementptr double, ptr %1292, i64 %1768
  %1784 = getelementptr i8, ptr %1783, i64 16
  %1785 = load <2 x double>, ptr %1783, align 8
  %1786 = load <2 x double>, ptr %1784, align 8
  %1787 = fmul <2 x double> %1785, splat (double 0x3FE312C0CF7BDFD1)
  %1788 = fmul <2 x double> %1786, splat (double 0x3FE312C0CF7BDFD1)
  %1789 = fadd <2 x double> %1781, %1787
  %1790 = fadd <2 x double> %1782, %1788
  %1791 = getelementptr double, ptr %1295, i64 %1768
  %1792 = getelementptr i8, ptr %1791, i64 16
  store <2 x double> %1789, ptr %1791, align 8
  store <2 x double> %1790, ptr %1792, align 8
  %1793 = add nuw i64 %1768, 4
  %1794 = icmp eq i64 %1793, %1371
  br i1 %1794, label %1795, label %1767

1795:                                             ; preds = %1767
  br i1 %1372, label %1844, label %1796

1796:                                             ; preds = %1765, %1795
  %1797 = phi i64 [ %1371, %1795 ], [ 0, %1765 ]
  br i1 %1374, label %1812, label %1798

1798:                                             ; preds = %1796
  %1799 = getelementptr inbounds nuw double, ptr %81, i64 %1797
  %1800 = load double, ptr %1799, align 8
  %1801 = fmul double %1800, 0x3FE017885A24A7F2
  %1802 = getelementptr inbounds nuw double, ptr %1293, i64 %1797
  %1803 = load double, ptr %1802, align 8
  %1804 = fmul double %1803, 0x4004934E6FCAA598
  %1805 = fsub double %1801, %1804
  %1806 = getelementptr double, ptr %1292, i64 %1797
  %1807 = load double, ptr %1806, align 8
  %1808 = fmul double %1807, 0x3FE312C0CF7BDFD1
  %1809 = fadd double %1805, %1808
  %1810 = getelementptr double, ptr %1295, i64 %1797
  store double %1809, ptr %1810, align 8
  %1811 = or disjoint i64 %1797, 1
  br label %1812

1812:                                             ; preds = %1798, %1796
  %1813 = phi i64 [ %1797, %1796 ], [ %1811, %1798 ]
  %1814 = icmp eq i64 %1797, %1375
  br i1 %1814, label %1844, label %1815

1815:                                             ; preds = %1812, %1815
  %1816 = phi i64 [ %1842, %1815 ], [ %1813, %1812 ]
  %1817 = getelementptr inbounds nuw double, ptr %81, i64 %1816
  %1818 = load double, ptr %1817, align 8
  %1819 = fmul double %1818, 0x3FE017885A24A7F2
  %1820 = getelementptr inbounds nuw double, ptr %1293, i64 %1816
  %1821 = load double, ptr %1820, align 8
  %1822 = fmul double %1821, 0x4004934E6FCAA598
  %1823 = fsub double %1819, %1822
  %1824 = getelementptr double, ptr %1292, i64 %1816
  %1825 = load double, ptr %1824, align 8
  %1826 = fmul double %1825, 0x3FE312C0CF7BDFD1
  %1827 = fadd double %1823, %1826
  %1828 = getelementptr double, ptr %1295, i64 %1816
  store double %1827, ptr %1828, align 8
  %1829 = add nuw nsw i64 %1816, 1
  %1830 = getelementptr inbounds nuw double, ptr %81, i64 %1829
  %1831 = load double, ptr %1830, align 8
  %1832 = fmul double %1831, 0x3FE017885A24A7F2
  %1833 = getelementptr inbounds nuw double, ptr %1293, i64 %1829
  %1834 = load double, ptr %1833, align 8
  %1835 = fmul double %1834, 0x4004934E6FCAA598
  %1836 = fsub double %1832, %1835
  %1837 = getelementptr double, ptr %1292, i64 %1829
  %1838 = load double, ptr %1837, align 8
  %1839 = fmul double %1838, 0x3FE312C0CF7BDFD1
  %1840 = fadd double %1836, %1839
  %1841 = getelementptr double, ptr %1295, i64 %1829
  store double %1840, ptr %1841, align 8
  %1842 = add nuw nsw i64 %1816, 2
  %1843 = icmp eq i64 %1842, %998
  br i1 %1843, label %1844, label %1815

1844:                                             ; preds = %1812, %1815, %1795
  %1845 = select i1 %1376, i1 true, i1 %1423
  br i1 %1845, label %1875, label %1846

1846:                                             ; preds = %1844, %1846
  %1847 = phi i64 [ %1872, %1846 ], [ 0, %1844 ]
  %1848 = getelementptr inbounds nuw double, ptr %83, i64 %1847
  %1849 = getelementptr inbounds nuw double, ptr %1848, i64 %995
  %1850 = getelementptr inbounds nuw double, ptr %1849, i64 %995
  %1851 = getelementptr inbounds nuw double, ptr %1297, i64 %1847
  %1852 = load <2 x double>, ptr %1851, align 8
  %1853 = getelementptr double, ptr %1296, i64 %1847
  %1854 = load <2 x double>, ptr %1853, align 8
  %1855 = getelementptr inbounds nuw double, ptr %79, i64 %1847
  %1856 = load <2 x double>, ptr %1855, align 8
  %1857 = fmul <2 x double> %387, %1856
  %1858 = load <2 x double>, ptr %1848, align 8
  %1859 = fsub <2 x double> %1858, %1857
  store <2 x double> %1859, ptr %1848, align 8
  %1860 = fmul <2 x double> %1852, splat (double 0x400572DB93E0C672)
  %1861 = fmul <2 x double> %1854, splat (double 0x40086747F2C3FCB6)
  %1862 = fadd <2 x double> %1860, %1861
  %1863 = fdiv <2 x double> %1862, %389
  %1864 = load <2 x double>, ptr %1849, align 8
  %1865 = fsub <2 x double> %1864, %1863
  store <2 x double> %1865, ptr %1849, align 8
  %1866 = fmul <2 x double> %1854, splat (double 0x400572DB93E0C672)
  %1867 = fmul <2 x double> %1852, splat (double 0x40086747F2C3FCB6)
  %1868 = fsub <2 x double> %1866, %1867
  %1869 = fdiv <2 x double> %1868, %389
  %1870 = load <2 x double>, ptr %1850, align 8
  %1871 = fsub <2 x double> %1870, %1869
  store <2 x double> %1871, ptr %1850, align 8
  %1872 = add nuw i64 %1847, 2
  %1873 = icmp eq i64 %1872, %1424
  br i1 %1873, label %1874, label %1846

1874:                                             ; preds = %1846
  br i1 %1425, label %1905, label %1875

1875:                                             ; preds = %1844, %1874
  %1876 = phi i64 [ %1424, %1874 ], [ 0, %1844 ]
  br label %1877

1877:                                             ; preds = %1875, %1877
  %1878 = phi i64 [ %1903, %1877 ], [ %1876, %1875 ]
  %1879 = getelementptr inbounds nuw double, ptr %83, i64 %1878
  %1880 = getelementptr inbounds nuw double, ptr %1879, i64 %995
  %1881 = getelementptr inbounds nuw double, ptr %1880, i64 %995
  %1882 = getelementptr inbounds nuw double, ptr %1297, i64 %1878
  %1883 = load double, ptr %1882, align 8
  %1884 = getelementptr double, ptr %1296, i64 %1878
  %1885 = load double, ptr %1884, align 8
  %1886 = getelementptr inbounds nuw double, ptr %79, i64 %1878
  %1887 = load double, ptr %1886, align 8
  %1888 = fmul double %385, %1887
  %1889 = load double, ptr %1879, align 8
  %1890 = fsub double %1889, %1888
  store double %1890, ptr %1879, align 8
  %1891 = fmul double %1883, 0x400572DB93E0C672
  %1892 = fmul double %1885, 0x40086747F2C3FCB6
  %1893 = fadd double %1891, %1892
  %1894 = fdiv double %1893, %381
  %1895 = load double, ptr %1880, align 8
  %1896 = fsub double %1895, %1894
  store double %1896, ptr %1880, align 8
  %1897 = fmul double %1885, 0x400572DB93E0C672
  %1898 = fmul double %1883, 0x40086747F2C3FCB6
  %1899 = fsub double %1897, %1898
  %1900 = fdiv double %1899, %381
  %1901 = load double, ptr %1881, align 8
  %1902 = fsub double %1901, %1900
  store double %1902, ptr %1881, align 8
  %1903 = add nuw nsw i64 %1878, 1
  %1904 = icmp eq i64 %1903, %998
  br i1 %1904, label %1905, label %1877

1905:                                             ; preds = %1877, %1874
  br i1 %1427, label %1930, label %1906

1906:                                             ; preds = %1905, %1906
  %1907 = phi i64 [ %1926, %1906 ], [ 0, %1905 ]
  %1908 = phi i64 [ %1927, %1906 ], [ 0, %1905 ]
  %1909 = getelementptr inbounds nuw double, ptr %75, i64 %1907
  %1910 = load double, ptr %1909, align 8
  %1911 = fptosi double %1910 to i32
  %1912 = sext i32 %1911 to i64
  %1913 = getelementptr inbounds double, ptr %83, i64 %1912
  %1914 = load double, ptr %1913, align 8
  %1915 = getelementptr inbounds nuw double, ptr %83, i64 %1907
  %1916 = load double, ptr %1915, align 8
  store double %1916, ptr %1913, align 8
  store double %1914, ptr %1915, align 8
  %1917 = or disjoint i64 %1907, 1
  %1918 = getelementptr inbounds nuw double, ptr %75, i64 %1917
  %1919 = load double, ptr %1918, align 8
  %1920 = fptosi double %1919 to i32
  %1921 = sext i32 %1920 to i64
  %1922 = getelementptr inbounds double, ptr %83, i64 %1921
  %1923 = load double, ptr %1922, align 8
  %1924 = getelementptr inbounds nuw double, ptr %83, i64 %1917
  %1925 = load double, ptr %1924, align 8
  store double %1925, ptr %1922, align 8
  store double %1923, ptr %1924, align 8
  %1926 = add nuw nsw i64 %1907, 2
  %1927 = add i64 %1908, 2
  %1928 = icmp eq i64 %1927, %1428
  br i1 %1928, label %1929, label %1906

1929:                                             ; preds = %1906
  br i1 %1429, label %1940, label %1930

1930:                                             ; preds = %1929, %1905
  %1931 = phi i64 [ 0, %1905 ], [ %1926, %1929 ]
  tail call void @llvm.assume(i1 %1430)
  %1932 = getelementptr inbounds nuw double, ptr %75, i64 %1931
  %1933 = load double, ptr %1932, align 8
  %1934 = fptosi double %1933 to i32
  %1935 = sext i32 %1934 to i64
  %1936 = getelementptr inbounds double, ptr %83, i64 %1935
  %1937 = load double, ptr %1936, align 8
  %1938 = getelementptr inbounds nuw double, ptr %83, i64 %1931
  %1939 = load double, ptr %1938, align 8
  store double %1939, ptr %1936, align 8
  store double %1937, ptr %1938, align 8
  br label %1940

1940:                                             ; preds = %1929, %1930
  br label %1941

1941:                                             ; preds = %1940, %1985
  %1942 = phi i64 [ %1986, %1985 ], [ 0, %1940 ]
  %1943 = icmp eq i64 %1942, 0
  br i1 %1943, label %1985, label %1944

1944:                                             ; preds = %1941
  %1945 = mul nuw nsw i64 %1942, %998
  %1946 = getelementptr double, ptr %68, i64 %1945
  %1947 = getelementptr inbounds nuw double, ptr %83, i64 %1942
  %1948 = load double, ptr %1947, align 8
  %1949 = and i64 %1942, 1
  %1950 = icmp eq i64 %1942, 1
  br i1 %1950, label %1975, label %1951

1951:                                             ; preds = %1944
  %1952 = and i64 %1942, 9223372036854775806
  br label %1953

1953:                                             ; preds = %1953, %1951
  %1954 = phi i64 [ 0, %1951 ], [ %1970, %1953 ]
  %1955 = phi double [ %1948, %1951 ], [ %1969, %1953 ]
  %1956 = phi i64 [ 0, %1951 ], [ %1971, %1953 ]
  %1957 = getelementptr double, ptr %1946, i64 %1954
  %1958 = load double, ptr %1957, align 8
  %1959 = getelementptr inbounds nuw double, ptr %83, i64 %1954
  %1960 = load double, ptr %1959, align 8
  %1961 = fmul double %1958, %1960
  %1962 = fsub double %1955, %1961
  store double %1962, ptr %1947, align 8
  %1963 = or disjoint i64 %1954, 1
  %1964 = getelementptr double, ptr %1946, i64 %1963
  %1965 = load double, ptr %1964, align 8
  %1966 = getelementptr inbounds nuw double, ptr %83, i64 %1963
  %1967 = load double, ptr %1966, align 8
  %1968 = fmul double %1965, %1967
  %1969 = fsub double %1962, %1968
  store double %1969, ptr %1947, align 8
  %1970 = add nuw nsw i64 %1954, 2
  %1971 = add i64 %1956, 2
  %1972 = icmp eq i64 %1971, %1952
  br i1 %1972, label %1973, label %1953

1973:                                             ; preds = %1953
  %1974 = icmp eq i64 %1949, 0
  br i1 %1974, label %1985, label %1975

1975:                                             ; preds = %1973, %1944
  %1976 = phi i64 [ 0, %1944 ], [ %1970, %1973 ]
  %1977 = phi double [ %1948, %1944 ], [ %1969, %1973 ]
  %1978 = icmp ne i64 %1949, 0
  tail call void @llvm.assume(i1 %1978)
  %1979 = getelementptr double, ptr %1946, i64 %1976
  %1980 = load double, ptr %1979, align 8
  %1981 = getelementptr inbounds nuw double, ptr %83, i64 %1976
  %1982 = load double, ptr %1981, align 8
  %1983 = fmul double %1980, %1982
  %1984 = fsub double %1977, %1983
  store double %1984, ptr %1947, align 8
  br label %1985

1985:                                             ; preds = %1975, %1973, %1941
  %1986 = add nuw nsw i64 %1942, 1
  %1987 = icmp eq i64 %1986, %998
  br i1 %1987, label %1988, label %1941

1988:                                             ; preds = %1985, %2012
  %1989 = phi i64 [ %1990, %2012 ], [ %998, %1985 ]
  %1990 = add nsw i64 %1989, -1
  %1991 = icmp slt i64 %1989, %998
  br i1 %1991, label %1995, label %1992

1992:                                             ; preds = %1988
  %1993 = getelementptr inbounds nuw double, ptr %83, i64 %1990
  %1994 = load double, ptr %1993, align 8
  br label %2012

1995:                                             ; preds = %1988
  %1996 = mul nuw nsw i64 %1990, %998
  %1997 = getelementptr double, ptr %68, i64 %1996
  %1998 = getelementptr inbounds nuw double, ptr %83, i64 %1990
  %1999 = load double, ptr %1998, align 8
  br label %2000

2000:                                             ; preds = %2000, %1995
  %2001 = phi i64 [ %1989, %1995 ], [ %2009, %2000 ]
  %2002 = phi double [ %1999, %1995 ], [ %2008, %2000 ]
  %2003 = getelementptr double, ptr %1997, i64 %2001
  %2004 = load double, ptr %2003, align 8
  %2005 = getelementptr inbounds nuw double, ptr %83, i64 %2001
  %2006 = load double, ptr %2005, align 8
  %2007 = fmul double %2004, %2006
  %2008 = fsub double %2002, %2007
  store double %2008, ptr %1998, align 8
  %2009 = add nuw nsw i64 %2001, 1
  %2010 = trunc nuw i64 %2009 to i32
  %2011 = icmp sgt i32 %993, %2010
  br i1 %2011, label %2000, label %2012

2012:                                             ; preds = %2000, %1992
  %2013 = phi double [ %1994, %1992 ], [ %2008, %2000 ]
  %2014 = mul nuw nsw i64 %1990, %1286
  %2015 = getelementptr inbounds nuw double, ptr %68, i64 %2014
  %2016 = load double, ptr %2015, align 8
  %2017 = getelementptr inbounds nuw double, ptr %83, i64 %1990
  %2018 = fdiv double %2013, %2016
  store double %2018, ptr %2017, align 8
  %2019 = icmp samesign ugt i64 %1989, 1
  br i1 %2019, label %1988, label %2020

2020:                                             ; preds = %2012, %2020
  %2021 = phi i64 [ %2034, %2020 ], [ 0, %2012 ]
  %2022 = getelementptr inbounds nuw double, ptr %76, i64 %2021
  %2023 = load double, ptr %2022, align 8
  %2024 = fptosi double %2023 to i32
  %2025 = sext i32 %2024 to i64
  %2026 = getelementptr inbounds double, ptr %1294, i64 %2025
  %2027 = load double, ptr %2026, align 8
  %2028 = getelementptr inbounds double, ptr %1295, i64 %2025
  %2029 = load double, ptr %2028, align 8
  %2030 = getelementptr inbounds nuw double, ptr %1294, i64 %2021
  %2031 = load double, ptr %2030, align 8
  store double %2031, ptr %2026, align 8
  %2032 = getelementptr inbounds nuw double, ptr %1295, i64 %2021
  %2033 = load double, ptr %2032, align 8
  store double %2033, ptr %2028, align 8
  store double %2027, ptr %2030, align 8
  store double %2029, ptr %2032, align 8
  %2034 = add nuw nsw i64 %2021, 1
  %2035 = icmp eq i64 %2034, %998
  br i1 %2035, label %2036, label %2020

2036:                                             ; preds = %2020, %2070
  %2037 = phi i64 [ %2071, %2070 ], [ 0, %2020 ]
  %2038 = icmp eq i64 %2037, 0
  br i1 %2038, label %2070, label %2039

2039:                                             ; preds = %2036
  %2040 = mul nuw nsw i64 %2037, %998
  %2041 = getelementptr inbounds nuw double, ptr %1294, i64 %2037
  %2042 = getelementptr inbounds nuw double, ptr %1295, i64 %2037
  %2043 = load double, ptr %2041, align 8
  %2044 = load double, ptr %2042, align 8
  br label %2045

2045:                                             ; preds = %2045, %2039
  %2046 = phi double [ %2044, %2039 ], [ %2067, %2045 ]
  %2047 = phi double [ %2043, %2039 ], [ %2061, %2045 ]
  %2048 = phi i64 [ 0, %2039 ], [ %2068, %2045 ]
  %2049 = add nuw nsw i64 %2048, %2040
  %2050 = getelementptr inbounds nuw double, ptr %71, i64 %2049
  %2051 = load double, ptr %2050, align 8
  %2052 = getelementptr inbounds nuw double, ptr %73, i64 %2049
  %2053 = load double, ptr %2052, align 8
  %2054 = getelementptr inbounds nuw double, ptr %1294, i64 %2048
  %2055 = load double, ptr %2054, align 8
  %2056 = fmul double %2051, %2055
  %2057 = getelementptr inbounds nuw double, ptr %1295, i64 %2048
  %2058 = load double, ptr %2057, align 8
  %2059 = fmul double %2053, %2058
  %2060 = fsub double %2056, %2059
  %2061 = fsub double %2047, %2060
  store double %2061, ptr %2041, align 8
  %2062 = load double, ptr %2057, align 8
  %2063 = fmul double %2051, %2062
  %2064 = load double, ptr %2054, align 8
  %2065 = fmul double %2053, %2064
  %2066 = fadd double %2063, %2065
  %2067 = fsub double %2046, %2066
  store double %2067, ptr %2042, align 8
  %2068 = add nuw nsw i64 %2048, 1
  %2069 = icmp eq i64 %2068, %2037
  br i1 %2069, label %2070, label %2045

2070:                                             ; preds = %2045, %2036
  %2071 = add nuw nsw i64 %2037, 1
  %2072 = icmp eq i64 %2071, %998
  br i1 %2072, label %2073, label %2036

2073:                                             ; preds = %2070, %2114
  %2074 = phi i64 [ %2075, %2114 ], [ %998, %2070 ]
  %2075 = add nsw i64 %2074, -1
  %2076 = icmp slt i64 %2074, %998
  br i1 %2076, label %2082, label %2077

2077:                                             ; preds = %2073
  %2078 = getelementptr inbounds nuw double, ptr %1295, i64 %2075
  %2079 = load double, ptr %2078, align 8
  %2080 = getelementptr inbounds nuw double, ptr %1294, i64 %2075
  %2081 = load double, ptr %2080, align 8
  br label %2114

2082:                                             ; preds = %2073
  %2083 = mul nuw nsw i64 %2075, %998
  %2084 = getelementptr inbounds nuw double, ptr %1294, i64 %2075
  %2085 = getelementptr inbounds nuw double, ptr %1295, i64 %2075
  %2086 = load double, ptr %2084, align 8
  %2087 = load double, ptr %2085, align 8
  br label %2088

2088:                                             ; preds = %2088, %2082
  %2089 = phi double [ %2087, %2082 ], [ %2110, %2088 ]
  %2090 = phi double [ %2086, %2082 ], [ %2104, %2088 ]
  %2091 = phi i64 [ %2074, %2082 ], [ %2111, %2088 ]
  %2092 = add nuw nsw i64 %2091, %2083
  %2093 = getelementptr inbounds nuw double, ptr %71, i64 %2092
  %2094 = load double, ptr %2093, align 8
  %2095 = getelementptr inbounds nuw double, ptr %73, i64 %2092
  %2096 = load double, ptr %2095, align 8
  %2097 = getelementptr inbounds nuw double, ptr %1294, i64 %2091
  %2098 = load double, ptr %2097, align 8
  %2099 = fmul double %2094, %2098
  %2100 = getelementptr inbounds nuw double, ptr %1295, i64 %2091
  %2101 = load double, ptr %2100, align 8
  %2102 = fmul double %2096, %2101
  %2103 = fsub double %2099, %2102
  %2104 = fsub double %2090, %2103
  store double %2104, ptr %2084, align 8
  %2105 = load double, ptr %2100, align 8
  %2106 = fmul double %2094, %2105
  %2107 = load double, ptr %2097, align 8
  %2108 = fmul double %2096, %2107
  %2109 = fadd double %2106, %2108
  %2110 = fsub double %2089, %2109
  store double %2110, ptr %2085, align 8
  %2111 = add nuw nsw i64 %2091, 1
  %2112 = trunc nuw i64 %2111 to i32
  %2113 = icmp sgt i32 %993, %2112
  br i1 %2113, label %2088, label %2114

2114:                                             ; preds = %2088, %2077
  %2115 = phi double [ %2081, %2077 ], [ %2104, %2088 ]
  %2116 = phi double [ %2079, %2077 ], [ %2110, %2088 ]
  %2117 = getelementptr inbounds nuw double, ptr %1294, i64 %2075
  %2118 = getelementptr inbounds nuw double, ptr %1295, i64 %2075
  %2119 = mul nuw nsw i64 %2075, %1286
  %2120 = getelementptr inbounds nuw double, ptr %71, i64 %2119
  %2121 = load double, ptr %2120, align 8
  %2122 = getelementptr inbounds nuw double, ptr %73, i64 %2119
  %2123 = load double, ptr %2122, align 8
  %2124 = fmul double %2121, %2121
  %2125 = fmul double %2123, %2123
  %2126 = fadd double %2124, %2125
  %2127 = fmul double %2115, %2121
  %2128 = fmul double %2116, %2123
  %2129 = fadd double %2127, %2128
  %2130 = fdiv double %2129, %2126
  %2131 = fmul double %2116, %2121
  %2132 = fmul double %2115, %2123
  %2133 = fsub double %2131, %2132
  %2134 = fdiv double %2133, %2126
  store double %2130, ptr %2117, align 8
  store double %2134, ptr %2118, align 8
  %2135 = icmp samesign ugt i64 %2074, 1
  br i1 %2135, label %2073, label %2136

2136:                                             ; preds = %2114
  %2137 = load ptr, ptr %24, align 8
  %2138 = load double, ptr %1, align 8
  %2139 = load ptr, ptr %18, align 8
  br i1 %1432, label %2173, label %2140

2140:                                             ; preds = %2136, %2140
  %2141 = phi i64 [ %2169, %2140 ], [ 0, %2136 ]
  %2142 = phi double [ %2168, %2140 ], [ 0.000000e+00, %2136 ]
  %2143 = phi i64 [ %2170, %2140 ], [ 0, %2136 ]
  %2144 = getelementptr inbounds nuw double, ptr %2137, i64 %2141
  %2145 = load double, ptr %2144, align 8
  %2146 = getelementptr inbounds nuw double, ptr %2139, i64 %2141
  %2147 = load double, ptr %2146, align 8
  %2148 = tail call double @llvm.fabs.f64(double %2147)
  %2149 = fmul double %2138, %2148
  %2150 = fadd double %2145, %2149
  %2151 = getelementptr double, ptr %83, i64 %2141
  %2152 = load double, ptr %2151, align 8
  %2153 = fdiv double %2152, %2150
  %2154 = fmul double %2153, %2153
  %2155 = fadd double %2142, %2154
  %2156 = or disjoint i64 %2141, 1
  %2157 = getelementptr inbounds nuw double, ptr %2137, i64 %2156
  %2158 = load double, ptr %2157, align 8
  %2159 = getelementptr inbounds nuw double, ptr %2139, i64 %2156
  %2160 = load double, ptr %2159, align 8
  %2161 = tail call double @llvm.fabs.f64(double %2160)
  %2162 = fmul double %2138, %2161
  %2163 = fadd double %2158, %2162
  %2164 = getelementptr double, ptr %83, i64 %2156
  %2165 = load double, ptr %2164, align 8
  %2166 = fdiv double %2165, %2163
  %2167 = fmul double %2166, %2166
  %2168 = fadd double %2155, %2167
  %2169 = add nuw nsw i64 %2141, 2
  %2170 = add i64 %2143, 2
  %2171 = icmp eq i64 %2170, %1433
  br i1 %2171, label %2172, label %2140

2172:                                             ; preds = %2140
  br i1 %1434, label %2188, label %2173

2173:                                             ; preds = %2172, %2136
  %2174 = phi i64 [ 0, %2136 ], [ %2169, %2172 ]
  %2175 = phi double [ 0.000000e+00, %2136 ], [ %2168, %2172 ]
  tail call void @llvm.assume(i1 %1435)
  %2176 = getelementptr inbounds nuw double, ptr %2137, i64 %2174
  %2177 = load double, ptr %2176, align 8
  %2178 = getelementptr inbounds nuw double, ptr %2139, i64 %2174
  %2179 = load double, ptr %2178, align 8
  %2180 = tail call double @llvm.fabs.f64(double %2179)
  %2181 = fmul double %2138, %2180
  %2182 = fadd double %2177, %2181
  %2183 = getelementptr double, ptr %83, i64 %2174
  %2184 = load double, ptr %2183, align 8
  %2185 = fdiv double %2184, %2182
  %2186 = fmul double %2185, %2185
  %2187 = fadd double %2175, %2186
  br label %2188

2188:                                             ; preds = %2172, %2173
  %2189 = phi double [ %2168, %2172 ], [ %2187, %2173 ]
  br i1 %1437, label %2223, label %2190

2190:                                             ; preds = %2188, %2190
  %2191 = phi i64 [ %2219, %2190 ], [ 0, %2188 ]
  %2192 = phi double [ %2218, %2190 ], [ %2189, %2188 ]
  %2193 = phi i64 [ %2220, %2190 ], [ 0, %2188 ]
  %2194 = getelementptr inbounds nuw double, ptr %2137, i64 %2191
  %2195 = load double, ptr %2194, align 8
  %2196 = getelementptr inbounds nuw double, ptr %2139, i64 %2191
  %2197 = load double, ptr %2196, align 8
  %2198 = tail call double @llvm.fabs.f64(double %2197)
  %2199 = fmul double %2138, %2198
  %2200 = fadd double %2195, %2199
  %2201 = getelementptr double, ptr %1294, i64 %2191
  %2202 = load double, ptr %2201, align 8
  %2203 = fdiv double %2202, %2200
  %2204 = fmul double %2203, %2203
  %2205 = fadd double %2192, %2204
  %2206 = or disjoint i64 %2191, 1
  %2207 = getelementptr inbounds nuw double, ptr %2137, i64 %2206
  %2208 = load double, ptr %2207, align 8
  %2209 = getelementptr inbounds nuw double, ptr %2139, i64 %2206
  %2210 = load double, ptr %2209, align 8
  %2211 = tail call double @llvm.fabs.f64(double %2210)
  %2212 = fmul double %2138, %2211
  %2213 = fadd double %2208, %2212
  %2214 = getelementptr double, ptr %1294, i64 %2206
  %2215 = load double, ptr %2214, align 8
  %2216 = fdiv double %2215, %2213
  %2217 = fmul double %2216, %2216
  %2218 = fadd double %2205, %2217
  %2219 = add nuw nsw i64 %2191, 2
  %2220 = add i64 %2193, 2
  %2221 = icmp eq i64 %2220, %1438
  br i1 %2221, label %2222, label %2190

2222:                                             ; preds = %2190
  br i1 %1439, label %2238, label %2223

2223:                                             ; preds = %2222, %2188
  %2224 = phi i64 [ 0, %2188 ], [ %2219, %2222 ]
  %2225 = phi double [ %2189, %2188 ], [ %2218, %2222 ]
  tail call void @llvm.assume(i1 %1440)
  %2226 = getelementptr inbounds nuw double, ptr %2137, i64 %2224
  %2227 = load double, ptr %2226, align 8
  %2228 = getelementptr inbounds nuw double, ptr %2139, i64 %2224
  %2229 = load double, ptr %2228, align 8
  %2230 = tail call double @llvm.fabs.f64(double %2229)
  %2231 = fmul double %2138, %2230
  %2232 = fadd double %2227, %2231
  %2233 = getelementptr double, ptr %1294, i64 %2224
  %2234 = load double, ptr %2233, align 8
  %2235 = fdiv double %2234, %2232
  %2236 = fmul double %2235, %2235
  %2237 = fadd double %2225, %2236
  br label %2238

2238:                                             ; preds = %2222, %2223
  %2239 = phi double [ %2218, %2222 ], [ %2237, %2223 ]
  br i1 %1442, label %2273, label %2240

2240:                                             ; preds = %2238, %2240
  %2241 = phi i64 [ %2269, %2240 ], [ 0, %2238 ]
  %2242 = phi double [ %2268, %2240 ], [ %2239, %2238 ]
  %2243 = phi i64 [ %2270, %2240 ], [ 0, %2238 ]
  %2244 = getelementptr inbounds nuw double, ptr %2137, i64 %2241
  %2245 = load double, ptr %2244, align 8
  %2246 = getelementptr inbounds nuw double, ptr %2139, i64 %2241
  %2247 = load double, ptr %2246, align 8
  %2248 = tail call double @llvm.fabs.f64(double %2247)
  %2249 = fmul double %2138, %2248
  %2250 = fadd double %2245, %2249
  %2251 = getelementptr double, ptr %1295, i64 %2241
  %2252 = load double, ptr %2251, align 8
  %2253 = fdiv double %2252, %2250
  %2254 = fmul double %2253, %2253
  %2255 = fadd double %2242, %2254
  %2256 = or disjoint i64 %2241, 1
  %2257 = getelementptr inbounds nuw double, ptr %2137, i64 %2256
  %2258 = load double, ptr %2257, align 8
  %2259 = getelementptr inbounds nuw double, ptr %2139, i64 %2256
  %2260 = load double, ptr %2259, align 8
  %2261 = tail call double @llvm.fabs.f64(double %2260)
  %2262 = fmul double %2138, %2261
  %2263 = fadd double %2258, %2262
  %2264 = getelementptr double, ptr %1295, i64 %2256
  %2265 = load double, ptr %2264, align 8
  %2266 = fdiv double %2265, %2263
  %2267 = fmul double %2266, %2266
  %2268 = fadd double %2255, %2267
  %2269 = add nuw nsw i64 %2241, 2
  %2270 = add i64 %2243, 2
  %2271 = icmp eq i64 %2270, %1443
  br i1 %2271, label %2272, label %2240

2272:                                             ; preds = %2240
  br i1 %1444, label %2288, label %2273

2273:                                             ; preds = %2272, %2238
  %2274 = phi i64 [ 0, %2238 ], [ %2269, %2272 ]
  %2275 = phi double [ %2239, %2238 ], [ %2268, %2272 ]
  tail call void @llvm.assume(i1 %1445)
  %2276 = getelementptr inbounds nuw double, ptr %2137, i64 %2274
  %2277 = load double, ptr %2276, align 8
  %2278 = getelementptr inbounds nuw double, ptr %2139, i64 %2274
  %2279 = load double, ptr %2278, align 8
  %2280 = tail call double @llvm.fabs.f64(double %2279)
  %2281 = fmul double %2138, %2280
  %2282 = fadd double %2277, %2281
  %2283 = getelementptr double, ptr %1295, i64 %2274
  %2284 = load double, ptr %2283, align 8
  %2285 = fdiv double %2284, %2282
  %2286 = fmul double %2285, %2285
  %2287 = fadd double %2275, %2286
  br label %2288

2288:                                             ; preds = %2273, %2272, %1606
  %2289 = phi double [ 0.000000e+00, %1606 ], [ %2268, %2272 ], [ %2287, %2273 ]
  %2290 = fdiv double %2289, %1288
  %2291 = tail call double @llvm.sqrt.f64(double %2290)
  %2292 = tail call double @llvm.fabs.f64(double %2291)
  %2293 = fcmp ueq double %2292, 0x7FF0000000000000
  br i1 %2293, label %2614, label %2294

2294:                                             ; preds = %2288
  %2295 = fcmp ult double %1487, 0.000000e+00
  br i1 %2295, label %2307, label %2296

2296:                                             ; preds = %2294
  %2297 = fdiv double %2291, %1487
  %2298 = fcmp ult double %2297, 1.000000e+00
  br i1 %2298, label %2299, label %2614

2299:                                             ; preds = %2296
  %2300 = sub nuw nsw i32 6, %1488
  %2301 = uitofp nneg i32 %2300 to double
  %2302 = tail call double @llvm.pow.f64(double %2297, double %2301)
  %2303 = fsub double 1.000000e+00, %2297
  %2304 = fdiv double %2302, %2303
  %2305 = fmul double %2291, %2304
  %2306 = fcmp ogt double %2305, %48
  br i1 %2306, label %2614, label %2307

2307:                                             ; preds = %2299, %2294
  %2308 = phi double [ %1486, %2294 ], [ %2297, %2299 ]
  br i1 %994, label %2309, label %2597

2309:                                             ; preds = %2307
  %2310 = select i1 %1446, i1 true, i1 %1449
  br i1 %2310, label %2326, label %2311

2311:                                             ; preds = %2309, %2311
  %2312 = phi i64 [ %2323, %2311 ], [ 0, %2309 ]
  %2313 = getelementptr inbounds nuw double, ptr %83, i64 %2312
  %2314 = getelementptr inbounds nuw i8, ptr %2313, i64 16
  %2315 = load <2 x double>, ptr %2313, align 8
  %2316 = load <2 x double>, ptr %2314, align 8
  %2317 = getelementptr inbounds nuw double, ptr %79, i64 %2312
  %2318 = getelementptr inbounds nuw i8, ptr %2317, i64 16
  %2319 = load <2 x double>, ptr %2317, align 8
  %2320 = load <2 x double>, ptr %2318, align 8
  %2321 = fadd <2 x double> %2315, %2319
  %2322 = fadd <2 x double> %2316, %2320
  store <2 x double> %2321, ptr %2317, align 8
  store <2 x double> %2322, ptr %2318, align 8
  %2323 = add nuw i64 %2312, 4
  %2324 = icmp eq i64 %2323, %1450
  br i1 %2324, label %2325, label %2311

2325:                                             ; preds = %2311
  br i1 %1451, label %2370, label %2326

2326:                                             ; preds = %2309, %2325
  %2327 = phi i64 [ %1450, %2325 ], [ 0, %2309 ]
  br i1 %1453, label %2339, label %2328

2328:                                             ; preds = %2326, %2328
  %2329 = phi i64 [ %2336, %2328 ], [ %2327, %2326 ]
  %2330 = phi i64 [ %2337, %2328 ], [ 0, %2326 ]
  %2331 = getelementptr inbounds nuw double, ptr %83, i64 %2329
  %2332 = load double, ptr %2331, align 8
  %2333 = getelementptr inbounds nuw double, ptr %79, i64 %2329
  %2334 = load double, ptr %2333, align 8
  %2335 = fadd double %2332, %2334
  store double %2335, ptr %2333, align 8
  %2336 = add nuw nsw i64 %2329, 1
  %2337 = add i64 %2330, 1
  %2338 = icmp eq i64 %2337, %1452
  br i1 %2338, label %2339, label %2328

2339:                                             ; preds = %2328, %2326
  %2340 = phi i64 [ %2327, %2326 ], [ %2336, %2328 ]
  %2341 = sub nsw i64 %2327, %1291
  %2342 = icmp ugt i64 %2341, -4
  br i1 %2342, label %2370, label %2343

2343:                                             ; preds = %2339, %2343
  %2344 = phi i64 [ %2368, %2343 ], [ %2340, %2339 ]
  %2345 = getelementptr inbounds nuw double, ptr %83, i64 %2344
  %2346 = load double, ptr %2345, align 8
  %2347 = getelementptr inbounds nuw double, ptr %79, i64 %2344
  %2348 = load double, ptr %2347, align 8
  %2349 = fadd double %2346, %2348
  store double %2349, ptr %2347, align 8
  %2350 = add nuw nsw i64 %2344, 1
  %2351 = getelementptr inbounds nuw double, ptr %83, i64 %2350
  %2352 = load double, ptr %2351, align 8
  %2353 = getelementptr inbounds nuw double, ptr %79, i64 %2350
  %2354 = load double, ptr %2353, align 8
  %2355 = fadd double %2352, %2354
  store double %2355, ptr %2353, align 8
  %2356 = add nuw nsw i64 %2344, 2
  %2357 = getelementptr inbounds nuw double, ptr %83, i64 %2356
  %2358 = load double, ptr %2357, align 8
  %2359 = getelementptr inbounds nuw double, ptr %79, i64 %2356
  %2360 = load double, ptr %2359, align 8
  %2361 = fadd double %2358, %2360
  store double %2361, ptr %2359, align 8
  %2362 = add nuw nsw i64 %2344, 3
  %2363 = getelementptr inbounds nuw double, ptr %83, i64 %2362
  %2364 = load double, ptr %2363, align 8
  %2365 = getelementptr inbounds nuw double, ptr %79, i64 %2362
  %2366 = load double, ptr %2365, align 8
  %2367 = fadd double %2364, %2366
  store double %2367, ptr %2365, align 8
  %2368 = add nuw nsw i64 %2344, 4
  %2369 = icmp eq i64 %2368, %1291
  br i1 %2369, label %2370, label %2343

2370:                                             ; preds = %2339, %2343, %2325
  %2371 = select i1 %1454, i1 true, i1 %1458
  br i1 %2371, label %2401, label %2372

2372:                                             ; preds = %2370, %2372
  %2373 = phi i64 [ %2398, %2372 ], [ 0, %2370 ]
  %2374 = getelementptr inbounds nuw double, ptr %79, i64 %2373
  %2375 = getelementptr inbounds nuw i8, ptr %2374, i64 16
  %2376 = load <2 x double>, ptr %2374, align 8
  %2377 = load <2 x double>, ptr %2375, align 8
  %2378 = fmul <2 x double> %2376, splat (double 0x3FB82D23845D677B)
  %2379 = fmul <2 x double> %2377, splat (double 0x3FB82D23845D677B)
  %2380 = getelementptr inbounds nuw double, ptr %1297, i64 %2373
  %2381 = getelementptr inbounds nuw i8, ptr %2380, i64 16
  %2382 = load <2 x double>, ptr %2380, align 8
  %2383 = load <2 x double>, ptr %2381, align 8
  %2384 = fmul <2 x double> %2382, splat (double 0x3FC214A74C403BF7)
  %2385 = fmul <2 x double> %2383, splat (double 0x3FC214A74C403BF7)
  %2386 = fsub <2 x double> %2378, %2384
  %2387 = fsub <2 x double> %2379, %2385
  %2388 = getelementptr double, ptr %1296, i64 %2373
  %2389 = getelementptr i8, ptr %2388, i64 16
  %2390 = load <2 x double>, ptr %2388, align 8
  %2391 = load <2 x double>, ptr %2389, align 8
  %2392 = fmul <2 x double> %2390, splat (double 0x3F9EBFF91A6D688E)
  %2393 = fmul <2 x double> %2391, splat (double 0x3F9EBFF91A6D688E)
  %2394 = fadd <2 x double> %2386, %2392
  %2395 = fadd <2 x double> %2387, %2393
  %2396 = getelementptr double, ptr %77, i64 %2373
  %2397 = getelementptr i8, ptr %2396, i64 16
  store <2 x double> %2394, ptr %2396, align 8
  store <2 x double> %2395, ptr %2397, align 8
  %2398 = add nuw i64 %2373, 4
  %2399 = icmp eq i64 %2398, %1459
  br i1 %2399, label %2400, label %2372

2400:                                             ; preds = %2372
  br i1 %1460, label %2449, label %2401

2401:                                             ; preds = %2370, %2400
  %2402 = phi i64 [ %1459, %2400 ], [ 0, %2370 ]
  br i1 %1462, label %2417, label %2403

2403:                                             ; preds = %2401
  %2404 = getelementptr inbounds nuw double, ptr %79, i64 %2402
  %2405 = load double, ptr %2404, align 8
  %2406 = fmul double %2405, 0x3FB82D23845D677B
  %2407 = getelementptr inbounds nuw double, ptr %1297, i64 %2402
  %2408 = load double, ptr %2407, align 8
  %2409 = fmul double %2408, 0x3FC214A74C403BF7
  %2410 = fsub double %2406, %2409
  %2411 = getelementptr double, ptr %1296, i64 %2402
  %2412 = load double, ptr %2411, align 8
  %2413 = fmul double %2412, 0x3F9EBFF91A6D688E
  %2414 = fadd double %2410, %2413
  %2415 = getelementptr double, ptr %77, i64 %2402
  store double %2414, ptr %2415, align 8
  %2416 = or disjoint i64 %2402, 1
  br label %2417

2417:                                             ; preds = %2403, %2401
  %2418 = phi i64 [ %2402, %2401 ], [ %2416, %2403 ]
  %2419 = icmp eq i64 %2402, %1463
  br i1 %2419, label %2449, label %2420

2420:                                             ; preds = %2417, %2420
  %2421 = phi i64 [ %2447, %2420 ], [ %2418, %2417 ]
  %2422 = getelementptr inbounds nuw double, ptr %79, i64 %2421
  %2423 = load double, ptr %2422, align 8
  %2424 = fmul double %2423, 0x3FB82D23845D677B
  %2425 = getelementptr inbounds nuw double, ptr %1297, i64 %2421
  %2426 = load double, ptr %2425, align 8
  %2427 = fmul double %2426, 0x3FC214A74C403BF7
  %2428 = fsub double %2424, %2427
  %2429 = getelementptr double, ptr %1296, i64 %2421
  %2430 = load double, ptr %2429, align 8
  %2431 = fmul double %2430, 0x3F9EBFF91A6D688E
  %2432 = fadd double %2428, %2431
  %2433 = getelementptr double, ptr %77, i64 %2421
  store double %2432, ptr %2433, align 8
  %2434 = add nuw nsw i64 %2421, 1
  %2435 = getelementptr inbounds nuw double, ptr %79, i64 %2434
  %2436 = load double, ptr %2435, align 8
  %2437 = fmul double %2436, 0x3FB82D23845D677B
  %2438 = getelementptr inbounds nuw double, ptr %1297, i64 %2434
  %2439 = load double, ptr %2438, align 8
  %2440 = fmul double %2439, 0x3FC214A74C403BF7
  %2441 = fsub double %2437, %2440
  %2442 = getelementptr double, ptr %1296, i64 %2434
  %2443 = load double, ptr %2442, align 8
  %2444 = fmul double %2443, 0x3F9EBFF91A6D688E
  %2445 = fadd double %2441, %2444
  %2446 = getelementptr double, ptr %77, i64 %2434
  store double %2445, ptr %2446, align 8
  %2447 = add nuw nsw i64 %2421, 2
  %2448 = icmp eq i64 %2447, %998
  br i1 %2448, label %2449, label %2420

2449:                                             ; preds = %2417, %2420, %2400
  %2450 = select i1 %1464, i1 true, i1 %1469
  br i1 %2450, label %2480, label %2451

2451:                                             ; preds = %2449, %2451
  %2452 = phi i64 [ %2477, %2451 ], [ 0, %2449 ]
  %2453 = getelementptr inbounds nuw double, ptr %79, i64 %2452
  %2454 = getelementptr inbounds nuw i8, ptr %2453, i64 16
  %2455 = load <2 x double>, ptr %2453, align 8
  %2456 = load <2 x double>, ptr %2454, align 8
  %2457 = fmul <2 x double> %2455, splat (double 0x3FD0037DE70AA1ED)
  %2458 = fmul <2 x double> %2456, splat (double 0x3FD0037DE70AA1ED)
  %2459 = getelementptr inbounds nuw double, ptr %1297, i64 %2452
  %2460 = getelementptr inbounds nuw i8, ptr %2459, i64 16
  %2461 = load <2 x double>, ptr %2459, align 8
  %2462 = load <2 x double>, ptr %2460, align 8
  %2463 = fmul <2 x double> %2461, splat (double 0x3FCA20E91E20B551)
  %2464 = fmul <2 x double> %2462, splat (double 0x3FCA20E91E20B551)
  %2465 = fadd <2 x double> %2457, %2463
  %2466 = fadd <2 x double> %2458, %2464
  %2467 = getelementptr double, ptr %1296, i64 %2452
  %2468 = getelementptr i8, ptr %2467, i64 16
  %2469 = load <2 x double>, ptr %2467, align 8
  %2470 = load <2 x double>, ptr %2468, align 8
  %2471 = fmul <2 x double> %2469, splat (double 0x3FD8821FA2A36DED)
  %2472 = fmul <2 x double> %2470, splat (double 0x3FD8821FA2A36DED)
  %2473 = fsub <2 x double> %2465, %2471
  %2474 = fsub <2 x double> %2466, %2472
  %2475 = getelementptr double, ptr %1298, i64 %2452
  %2476 = getelementptr i8, ptr %2475, i64 16
  store <2 x double> %2473, ptr %2475, align 8
  store <2 x double> %2474, ptr %2476, align 8
  %2477 = add nuw i64 %2452, 4
  %2478 = icmp eq i64 %2477, %1470
  br i1 %2478, label %2479, label %2451

2479:                                             ; preds = %2451
  br i1 %1471, label %2528, label %2480

2480:                                             ; preds = %2449, %2479
  %2481 = phi i64 [ %1470, %2479 ], [ 0, %2449 ]
  br i1 %1473, label %2496, label %2482

2482:                                             ; preds = %2480
  %2483 = getelementptr inbounds nuw double, ptr %79, i64 %2481
  %2484 = load double, ptr %2483, align 8
  %2485 = fmul double %2484, 0x3FD0037DE70AA1ED
  %2486 = getelementptr inbounds nuw double, ptr %1297, i64 %2481
  %2487 = load double, ptr %2486, align 8
  %2488 = fmul double %2487, 0x3FCA20E91E20B551
  %2489 = fadd double %2485, %2488
  %2490 = getelementptr double, ptr %1296, i64 %2481
  %2491 = load double, ptr %2490, align 8
  %2492 = fmul double %2491, 0x3FD8821FA2A36DED
  %2493 = fsub double %2489, %2492
  %2494 = getelementptr double, ptr %1298, i64 %2481
  store double %2493, ptr %2494, align 8
  %2495 = or disjoint i64 %2481, 1
  br label %2496

2496:                                             ; preds = %2482, %2480
  %2497 = phi i64 [ %2481, %2480 ], [ %2495, %2482 ]
  %2498 = icmp eq i64 %2481, %1474
  br i1 %2498, label %2528, label %2499

2499:                                             ; preds = %2496, %2499
  %2500 = phi i64 [ %2526, %2499 ], [ %2497, %2496 ]
  %2501 = getelementptr inbounds nuw double, ptr %79, i64 %2500
  %2502 = load double, ptr %2501, align 8
  %2503 = fmul double %2502, 0x3FD0037DE70AA1ED
  %2504 = getelementptr inbounds nuw double, ptr %1297, i64 %2500
  %2505 = load double, ptr %2504, align 8
  %2506 = fmul double %2505, 0x3FCA20E91E20B551
  %2507 = fadd double %2503, %2506
  %2508 = getelementptr double, ptr %1296, i64 %2500
  %2509 = load double, ptr %2508, align 8
  %2510 = fmul double %2509, 0x3FD8821FA2A36DED
  %2511 = fsub double %2507, %2510
  %2512 = getelementptr double, ptr %1298, i64 %2500
  store double %2511, ptr %2512, align 8
  %2513 = add nuw nsw i64 %2500, 1
  %2514 = getelementptr inbounds nuw double, ptr %79, i64 %2513
  %2515 = load double, ptr %2514, align 8
  %2516 = fmul double %2515, 0x3FD0037DE70AA1ED
  %2517 = getelementptr inbounds nuw double, ptr %1297, i64 %2513
  %2518 = load double, ptr %2517, align 8
  %2519 = fmul double %2518, 0x3FCA20E91E20B551
  %2520 = fadd double %2516, %2519
  %2521 = getelementptr double, ptr %1296, i64 %2513
  %2522 = load double, ptr %2521, align 8
  %2523 = fmul double %2522, 0x3FD8821FA2A36DED
  %2524 = fsub double %2520, %2523
  %2525 = getelementptr double, ptr %1298, i64 %2513
  store double %2524, ptr %2525, align 8
  %2526 = add nuw nsw i64 %2500, 2
  %2527 = icmp eq i64 %2526, %998
  br i1 %2527, label %2528, label %2499

2528:                                             ; preds = %2496, %2499, %2479
  %2529 = select i1 %1475, i1 true, i1 %1479
  br i1 %2529, label %2555, label %2530

2530:                                             ; preds = %2528, %2530
  %2531 = phi i64 [ %2552, %2530 ], [ 0, %2528 ]
  %2532 = getelementptr inbounds nuw double, ptr %79, i64 %2531
  %2533 = getelementptr inbounds nuw i8, ptr %2532, i64 16
  %2534 = load <2 x double>, ptr %2532, align 8
  %2535 = load <2 x double>, ptr %2533, align 8
  %2536 = getelementptr inbounds nuw double, ptr %1297, i64 %2531
  %2537 = getelementptr inbounds nuw i8, ptr %2536, i64 16
  %2538 = load <2 x double>, ptr %2536, align 8
  %2539 = load <2 x double>, ptr %2537, align 8
  %2540 = fadd <2 x double> %2534, %2538
  %2541 = fadd <2 x double> %2535, %2539
  %2542 = getelementptr double, ptr %1296, i64 %2531
  %2543 = getelementptr i8, ptr %2542, i64 16
  %2544 = load <2 x double>, ptr %2542, align 8
  %2545 = load <2 x double>, ptr %2543, align 8
  %2546 = fmul <2 x double> %2544, zeroinitializer
  %2547 = fmul <2 x double> %2545, zeroinitializer
  %2548 = fadd <2 x double> %2540, %2546
  %2549 = fadd <2 x double> %2541, %2547
  %2550 = getelementptr double, ptr %997, i64 %2531
  %2551 = getelementptr i8, ptr %2550, i64 16
  store <2 x double> %2548, ptr %2550, align 8
  store <2 x double> %2549, ptr %2551, align 8
  %2552 = add nuw i64 %2531, 4
  %2553 = icmp eq i64 %2552, %1480
  br i1 %2553, label %2554, label %2530

2554:                                             ; preds = %2530
  br i1 %1481, label %2597, label %2555

2555:                                             ; preds = %2528, %2554
  %2556 = phi i64 [ %1480, %2554 ], [ 0, %2528 ]
  br i1 %1483, label %2569, label %2557

2557:                                             ; preds = %2555
  %2558 = getelementptr inbounds nuw double, ptr %79, i64 %2556
  %2559 = load double, ptr %2558, align 8
  %2560 = getelementptr inbounds nuw double, ptr %1297, i64 %2556
  %2561 = load double, ptr %2560, align 8
  %2562 = fadd double %2559, %2561
  %2563 = getelementptr double, ptr %1296, i64 %2556
  %2564 = load double, ptr %2563, align 8
  %2565 = fmul double %2564, 0.000000e+00
  %2566 = fadd double %2562, %2565
  %2567 = getelementptr double, ptr %997, i64 %2556
  store double %2566, ptr %2567, align 8
  %2568 = or disjoint i64 %2556, 1
  br label %2569

2569:                                             ; preds = %2557, %2555
  %2570 = phi i64 [ %2556, %2555 ], [ %2568, %2557 ]
  %2571 = icmp eq i64 %2556, %1484
  br i1 %2571, label %2597, label %2572

2572:                                             ; preds = %2569, %2572
  %2573 = phi i64 [ %2595, %2572 ], [ %2570, %2569 ]
  %2574 = getelementptr inbounds nuw double, ptr %79, i64 %2573
  %2575 = load double, ptr %2574, align 8
  %2576 = getelementptr inbounds nuw double, ptr %1297, i64 %2573
  %2577 = load double, ptr %2576, align 8
  %2578 = fadd double %2575, %2577
  %2579 = getelementptr double, ptr %1296, i64 %2573
  %2580 = load double, ptr %2579, align 8
  %2581 = fmul double %2580, 0.000000e+00
  %2582 = fadd double %2578, %2581
  %2583 = getelementptr double, ptr %997, i64 %2573
  store double %2582, ptr %2583, align 8
  %2584 = add nuw nsw i64 %2573, 1
  %2585 = getelementptr inbounds nuw double, ptr %79, i64 %2584
  %2586 = load double, ptr %2585, align 8
  %2587 = getelementptr inbounds nuw double, ptr %1297, i64 %2584
  %2588 = load double, ptr %2587, align 8
  %2589 = fadd double %2586, %2588
  %2590 = getelementptr double, ptr %1296, i64 %2584
  %2591 = load double, ptr %2590, align 8
  %2592 = fmul double %2591, 0.000000e+00
  %2593 = fadd double %2589, %2592
  %2594 = getelementptr double, ptr %997, i64 %2584
  store double %2593, ptr %2594, align 8
  %2595 = add nuw nsw i64 %2573, 2
  %2596 = icmp eq i64 %2595, %998
  br i1 %2596, label %2597, label %2572

2597:                                             ; preds = %2569, %2572, %2554, %2307
  %2598 = fcmp oeq double %2290, 0.000000e+00
  br i1 %2598, label %2609, label %2599

2599:                                             ; preds = %2597
  %2600 = fcmp ult double %2308, 0.000000e+00
  br i1 %2600, label %2606, label %2601

2601:                                             ; preds = %2599
  %2602 = fsub double 1.000000e+00, %2308
  %2603 = fdiv double %2308, %2602
  %2604 = fmul double %2291, %2603
  %2605 = fcmp olt double %2604, %48
  br i1 %2605, label %2609, label %2606

2606:                                             ; preds = %2601, %2599
  %2607 = add nuw nsw i32 %1488, 1
  %2608 = icmp eq i32 %2607, 6
  br i1 %2608, label %2614, label %1485

2609:                                             ; preds = %2601, %2597
  %2610 = load i32, ptr %6, align 8
  %2611 = icmp sgt i32 %2610, 0
  %2612 = load ptr, ptr %18, align 8
  %2613 = ptrtoint ptr %2612 to i64
  br i1 %2611, label %2642, label %2897

2614:                                             ; preds = %595, %777, %2606, %2299, %2296, %2288, %1601
  %2615 = load double, ptr %58, align 8
  %2616 = fcmp une double %2615, 0.000000e+00
  br i1 %2616, label %4304, label %2617

2617:                                             ; preds = %2614
  %2618 = load double, ptr %2, align 8
  %2619 = load ptr, ptr %18, align 8
  store <2 x double> <double 1.000000e+00, double 0.000000e+00>, ptr %58, align 8
  %2620 = load ptr, ptr %25, align 8
  %2621 = load double, ptr %20, align 8
  %2622 = fcmp olt double %2618, %2621
  br i1 %2622, label %2627, label %2623

2623:                                             ; preds = %2617
  %2624 = load double, ptr %22, align 8
  %2625 = fcmp ogt double %2618, %2624
  %2626 = select i1 %2625, double %2624, double %2618
  br label %2627

2627:                                             ; preds = %2623, %2617
  %2628 = phi double [ %2621, %2617 ], [ %2626, %2623 ]
  %2629 = load i32, ptr %15, align 4
  %2630 = icmp eq i32 %2629, 0
  %2631 = load ptr, ptr %14, align 8
  br i1 %2630, label %2637, label %2632

2632:                                             ; preds = %2627
  %2633 = load ptr, ptr %23, align 8
  %2634 = sext i32 %2629 to i64
  %2635 = shl nsw i64 %2634, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2631, ptr align 8 %2633, i64 %2635, i1 false)
  %2636 = load ptr, ptr %14, align 8
  br label %2637

2637:                                             ; preds = %2632, %2627
  %2638 = phi ptr [ %2636, %2632 ], [ %2631, %2627 ]
  %2639 = load ptr, ptr %21, align 8
  %2640 = tail call i32 %2620(double noundef %2628, ptr noundef %2619, ptr noundef %2639, ptr noundef %2638, ptr noundef nonnull %66) #9
  %2641 = icmp eq i32 %2640, 0
  br i1 %2641, label %390, label %4320

2642:                                             ; preds = %2609
  %2643 = zext nneg i32 %2610 to i64
  %2644 = shl nuw nsw i64 %2643, 4
  %2645 = getelementptr i8, ptr %77, i64 %2644
  %2646 = load ptr, ptr %26, align 8
  %2647 = getelementptr inbounds nuw double, ptr %77, i64 %2643
  %2648 = icmp ult i32 %2610, 4
  br i1 %2648, label %2722, label %2649

2649:                                             ; preds = %2642
  %2650 = ptrtoint ptr %2646 to i64
  %2651 = shl nuw nsw i64 %2643, 3
  %2652 = sub nsw i64 %159, %2651
  %2653 = icmp ult i64 %2652, 16
  %2654 = or i1 %367, %2653
  %2655 = icmp eq i64 %159, %2644
  %2656 = or i1 %2654, %2655
  %2657 = sub i64 %166, %2613
  %2658 = icmp ult i64 %2657, 16
  %2659 = or i1 %2656, %2658
  %2660 = sub i64 %2650, %168
  %2661 = and i64 %2660, -16
  %2662 = icmp eq i64 %2661, 64
  %2663 = or i1 %2659, %2662
  %2664 = or i1 %2663, %368
  %2665 = sub nsw i64 %90, %2651
  %2666 = icmp ult i64 %2665, 16
  %2667 = or i1 %2664, %2666
  %2668 = sub nsw i64 %90, %2644
  %2669 = icmp ult i64 %2668, 16
  %2670 = or i1 %2667, %2669
  %2671 = sub i64 %173, %2613
  %2672 = icmp ult i64 %2671, 16
  %2673 = or i1 %2670, %2672
  %2674 = sub i64 %2650, %175
  %2675 = and i64 %2674, -16
  %2676 = icmp eq i64 %2675, 64
  %2677 = or i1 %2673, %2676
  %2678 = or i1 %2677, %369
  %2679 = sub nsw i64 %176, %2651
  %2680 = icmp ult i64 %2679, 16
  %2681 = or i1 %2678, %2680
  %2682 = sub nsw i64 %176, %2644
  %2683 = icmp ult i64 %2682, 16
  %2684 = or i1 %2681, %2683
  %2685 = sub i64 %181, %2613
  %2686 = icmp ult i64 %2685, 16
  %2687 = or i1 %2684, %2686
  %2688 = sub i64 %184, %2650
  %2689 = icmp ult i64 %2688, 16
  %2690 = or i1 %2687, %2689
  br i1 %2690, label %2722, label %2691

2691:                                             ; preds = %2649
  %2692 = and i64 %2643, 2147483646
  %2693 = insertelement <2 x double> poison, double %381, i64 0
  %2694 = shufflevector <2 x double> %2693, <2 x double> poison, <2 x i32> zeroinitializer
  br label %2695

2695:                                             ; preds = %2695, %2691
  %2696 = phi i64 [ 0, %2691 ], [ %2718, %2695 ]
  %2697 = getelementptr inbounds nuw double, ptr %77, i64 %2696
  %2698 = load <2 x double>, ptr %2697, align 8
  %2699 = fmul <2 x double> %2698, splat (double 0x402418FD8BAFFE05)
  %2700 = getelementptr inbounds nuw double, ptr %2647, i64 %2696
  %2701 = load <2 x double>, ptr %2700, align 8
  %2702 = fmul <2 x double> %2701, splat (double 0x3FF61D41B2D54580)
  %2703 = fsub <2 x double> %2702, %2699
  %2704 = getelementptr double, ptr %2645, i64 %2696
  %2705 = load <2 x double>, ptr %2704, align 8
  %2706 = fmul <2 x double> %2705, splat (double 0x3FD5555555555555)
  %2707 = fsub <2 x double> %2703, %2706
  %2708 = getelementptr inbounds nuw double, ptr %2612, i64 %2696
  %2709 = load <2 x double>, ptr %2708, align 8
  %2710 = fadd <2 x double> %2705, %2709
  %2711 = getelementptr inbounds nuw double, ptr %89, i64 %2696
  store <2 x double> %2710, ptr %2711, align 8
  %2712 = fdiv <2 x double> %2707, %2694
  %2713 = getelementptr inbounds nuw double, ptr %95, i64 %2696
  store <2 x double> %2712, ptr %2713, align 8
  %2714 = getelementptr inbounds nuw double, ptr %2646, i64 %2696
  %2715 = load <2 x double>, ptr %2714, align 8
  %2716 = fadd <2 x double> %2712, %2715
  %2717 = getelementptr inbounds nuw double, ptr %91, i64 %2696
  store <2 x double> %2716, ptr %2717, align 8
  %2718 = add nuw i64 %2696, 2
  %2719 = icmp eq i64 %2718, %2692
  br i1 %2719, label %2720, label %2695

2720:                                             ; preds = %2695
  %2721 = icmp eq i64 %2692, %2643
  br i1 %2721, label %2749, label %2722

2722:                                             ; preds = %2649, %2642, %2720
  %2723 = phi i64 [ 0, %2649 ], [ 0, %2642 ], [ %2692, %2720 ]
  br label %2724

2724:                                             ; preds = %2722, %2724
  %2725 = phi i64 [ %2747, %2724 ], [ %2723, %2722 ]
  %2726 = getelementptr inbounds nuw double, ptr %77, i64 %2725
  %2727 = load double, ptr %2726, align 8
  %2728 = fmul double %2727, 0x402418FD8BAFFE05
  %2729 = getelementptr inbounds nuw double, ptr %2647, i64 %2725
  %2730 = load double, ptr %2729, align 8
  %2731 = fmul double %2730, 0x3FF61D41B2D54580
  %2732 = fsub double %2731, %2728
  %2733 = getelementptr double, ptr %2645, i64 %2725
  %2734 = load double, ptr %2733, align 8
  %2735 = fmul double %2734, 0x3FD5555555555555
  %2736 = fsub double %2732, %2735
  %2737 = getelementptr inbounds nuw double, ptr %2612, i64 %2725
  %2738 = load double, ptr %2737, align 8
  %2739 = fadd double %2734, %2738
  %2740 = getelementptr inbounds nuw double, ptr %89, i64 %2725
  store double %2739, ptr %2740, align 8
  %2741 = fdiv double %2736, %381
  %2742 = getelementptr inbounds nuw double, ptr %95, i64 %2725
  store double %2741, ptr %2742, align 8
  %2743 = getelementptr inbounds nuw double, ptr %2646, i64 %2725
  %2744 = load double, ptr %2743, align 8
  %2745 = fadd double %2741, %2744
  %2746 = getelementptr inbounds nuw double, ptr %91, i64 %2725
  store double %2745, ptr %2746, align 8
  %2747 = add nuw nsw i64 %2725, 1
  %2748 = icmp eq i64 %2747, %2643
  br i1 %2748, label %2749, label %2724

2749:                                             ; preds = %2724, %2720
  %2750 = and i64 %2643, 1
  %2751 = icmp eq i32 %2610, 1
  br i1 %2751, label %2779, label %2752

2752:                                             ; preds = %2749
  %2753 = and i64 %2643, 2147483646
  br label %2754

2754:                                             ; preds = %2754, %2752
  %2755 = phi i64 [ 0, %2752 ], [ %2774, %2754 ]
  %2756 = phi i64 [ 0, %2752 ], [ %2775, %2754 ]
  %2757 = getelementptr inbounds nuw double, ptr %75, i64 %2755
  %2758 = load double, ptr %2757, align 8
  %2759 = fptosi double %2758 to i32
  %2760 = sext i32 %2759 to i64
  %2761 = getelementptr inbounds double, ptr %91, i64 %2760
  %2762 = load double, ptr %2761, align 8
  %2763 = getelementptr inbounds nuw double, ptr %91, i64 %2755
  %2764 = load double, ptr %2763, align 8
  store double %2764, ptr %2761, align 8
  store double %2762, ptr %2763, align 8
  %2765 = or disjoint i64 %2755, 1
  %2766 = getelementptr inbounds nuw double, ptr %75, i64 %2765
  %2767 = load double, ptr %2766, align 8
  %2768 = fptosi double %2767 to i32
  %2769 = sext i32 %2768 to i64
  %2770 = getelementptr inbounds double, ptr %91, i64 %2769
  %2771 = load double, ptr %2770, align 8
  %2772 = getelementptr inbounds nuw double, ptr %91, i64 %2765
  %2773 = load double, ptr %2772, align 8
  store double %2773, ptr %2770, align 8
  store double %2771, ptr %2772, align 8
  %2774 = add nuw nsw i64 %2755, 2
  %2775 = add i64 %2756, 2
  %2776 = icmp eq i64 %2775, %2753
  br i1 %2776, label %2777, label %2754

2777:                                             ; preds = %2754
  %2778 = icmp eq i64 %2750, 0
  br i1 %2778, label %2790, label %2779

2779:                                             ; preds = %2777, %2749
  %2780 = phi i64 [ 0, %2749 ], [ %2774, %2777 ]
  %2781 = icmp ne i64 %2750, 0
  tail call void @llvm.assume(i1 %2781)
  %2782 = getelementptr inbounds nuw double, ptr %75, i64 %2780
  %2783 = load double, ptr %2782, align 8
  %2784 = fptosi double %2783 to i32
  %2785 = sext i32 %2784 to i64
  %2786 = getelementptr inbounds double, ptr %91, i64 %2785
  %2787 = load double, ptr %2786, align 8
  %2788 = getelementptr inbounds nuw double, ptr %91, i64 %2780
  %2789 = load double, ptr %2788, align 8
  store double %2789, ptr %2786, align 8
  store double %2787, ptr %2788, align 8
  br label %2790

2790:                                             ; preds = %2777, %2779
  br label %2791

2791:                                             ; preds = %2790, %2838
  %2792 = phi i64 [ %2839, %2838 ], [ 0, %2790 ]
  %2793 = icmp eq i64 %2792, 0
  br i1 %2793, label %2838, label %2794

2794:                                             ; preds = %2791
  %2795 = mul nuw nsw i64 %2792, %2643
  %2796 = getelementptr double, ptr %68, i64 %2795
  %2797 = getelementptr inbounds nuw double, ptr %91, i64 %2792
  %2798 = load double, ptr %2797, align 8
  %2799 = and i64 %2792, 1
  %2800 = icmp eq i64 %2792, 1
  br i1 %2800, label %2828, label %2801

2801:                                             ; preds = %2794
  %2802 = and i64 %2792, 9223372036854775806
  br label %2806

2803:                                             ; preds = %2838
  %2804 = add nuw i32 %2610, 1
  %2805 = zext i32 %2804 to i64
  br label %2841

2806:                                             ; preds = %2806, %2801
  %2807 = phi i64 [ 0, %2801 ], [ %2823, %2806 ]
  %2808 = phi double [ %2798, %2801 ], [ %2822, %2806 ]
  %2809 = phi i64 [ 0, %2801 ], [ %2824, %2806 ]
  %2810 = getelementptr double, ptr %2796, i64 %2807
  %2811 = load double, ptr %2810, align 8
  %2812 = getelementptr inbounds nuw double, ptr %91, i64 %2807
  %2813 = load double, ptr %2812, align 8
  %2814 = fmul double %2811, %2813
  %2815 = fsub double %2808, %2814
  store double %2815, ptr %2797, align 8
  %2816 = or disjoint i64 %2807, 1
  %2817 = getelementptr double, ptr %2796, i64 %2816
  %2818 = load double, ptr %2817, align 8
  %2819 = getelementptr inbounds nuw double, ptr %91, i64 %2816
  %2820 = load double, ptr %2819, align 8
  %2821 = fmul double %2818, %2820
  %2822 = fsub double %2815, %2821
  store double %2822, ptr %2797, align 8
  %2823 = add nuw nsw i64 %2807, 2
  %2824 = add i64 %2809, 2
  %2825 = icmp eq i64 %2824, %2802
  br i1 %2825, label %2826, label %2806

2826:                                             ; preds = %2806
  %2827 = icmp eq i64 %2799, 0
  br i1 %2827, label %2838, label %2828

2828:                                             ; preds = %2826, %2794
  %2829 = phi i64 [ 0, %2794 ], [ %2823, %2826 ]
  %2830 = phi double [ %2798, %2794 ], [ %2822, %2826 ]
  %2831 = icmp ne i64 %2799, 0
  tail call void @llvm.assume(i1 %2831)
  %2832 = getelementptr double, ptr %2796, i64 %2829
  %2833 = load double, ptr %2832, align 8
  %2834 = getelementptr inbounds nuw double, ptr %91, i64 %2829
  %2835 = load double, ptr %2834, align 8
  %2836 = fmul double %2833, %2835
  %2837 = fsub double %2830, %2836
  store double %2837, ptr %2797, align 8
  br label %2838

2838:                                             ; preds = %2828, %2826, %2791
  %2839 = add nuw nsw i64 %2792, 1
  %2840 = icmp eq i64 %2839, %2643
  br i1 %2840, label %2803, label %2791

2841:                                             ; preds = %2865, %2803
  %2842 = phi i64 [ %2643, %2803 ], [ %2843, %2865 ]
  %2843 = add nsw i64 %2842, -1
  %2844 = icmp slt i64 %2842, %2643
  br i1 %2844, label %2848, label %2845

2845:                                             ; preds = %2841
  %2846 = getelementptr inbounds nuw double, ptr %91, i64 %2843
  %2847 = load double, ptr %2846, align 8
  br label %2865

2848:                                             ; preds = %2841
  %2849 = mul nuw nsw i64 %2843, %2643
  %2850 = getelementptr double, ptr %68, i64 %2849
  %2851 = getelementptr inbounds nuw double, ptr %91, i64 %2843
  %2852 = load double, ptr %2851, align 8
  br label %2853

2853:                                             ; preds = %2853, %2848
  %2854 = phi i64 [ %2842, %2848 ], [ %2862, %2853 ]
  %2855 = phi double [ %2852, %2848 ], [ %2861, %2853 ]
  %2856 = getelementptr double, ptr %2850, i64 %2854
  %2857 = load double, ptr %2856, align 8
  %2858 = getelementptr inbounds nuw double, ptr %91, i64 %2854
  %2859 = load double, ptr %2858, align 8
  %2860 = fmul double %2857, %2859
  %2861 = fsub double %2855, %2860
  store double %2861, ptr %2851, align 8
  %2862 = add nuw nsw i64 %2854, 1
  %2863 = trunc nuw i64 %2862 to i32
  %2864 = icmp sgt i32 %2610, %2863
  br i1 %2864, label %2853, label %2865

2865:                                             ; preds = %2853, %2845
  %2866 = phi double [ %2847, %2845 ], [ %2861, %2853 ]
  %2867 = mul nuw nsw i64 %2843, %2805
  %2868 = getelementptr inbounds nuw double, ptr %68, i64 %2867
  %2869 = load double, ptr %2868, align 8
  %2870 = getelementptr inbounds nuw double, ptr %91, i64 %2843
  %2871 = fdiv double %2866, %2869
  store double %2871, ptr %2870, align 8
  %2872 = icmp samesign ugt i64 %2842, 1
  br i1 %2872, label %2841, label %2873

2873:                                             ; preds = %2865
  %2874 = load ptr, ptr %24, align 8
  %2875 = load double, ptr %1, align 8
  br label %2876

2876:                                             ; preds = %2876, %2873
  %2877 = phi i64 [ 0, %2873 ], [ %2895, %2876 ]
  %2878 = phi double [ 0.000000e+00, %2873 ], [ %2894, %2876 ]
  %2879 = getelementptr inbounds nuw double, ptr %91, i64 %2877
  %2880 = load double, ptr %2879, align 8
  %2881 = getelementptr inbounds nuw double, ptr %2874, i64 %2877
  %2882 = load double, ptr %2881, align 8
  %2883 = getelementptr inbounds nuw double, ptr %2612, i64 %2877
  %2884 = load double, ptr %2883, align 8
  %2885 = tail call double @llvm.fabs.f64(double %2884)
  %2886 = getelementptr inbounds nuw double, ptr %89, i64 %2877
  %2887 = load double, ptr %2886, align 8
  %2888 = tail call double @llvm.fabs.f64(double %2887)
  %2889 = tail call double @llvm.maxnum.f64(double %2885, double %2888)
  %2890 = fmul double %2875, %2889
  %2891 = fadd double %2882, %2890
  %2892 = fdiv double %2880, %2891
  %2893 = fmul double %2892, %2892
  %2894 = fadd double %2878, %2893
  %2895 = add nuw nsw i64 %2877, 1
  %2896 = icmp eq i64 %2895, %2643
  br i1 %2896, label %2897, label %2876

2897:                                             ; preds = %2876, %2609
  %2898 = phi double [ 0.000000e+00, %2609 ], [ %2894, %2876 ]
  %2899 = sitofp i32 %2610 to double
  %2900 = fdiv double %2898, %2899
  %2901 = tail call double @llvm.sqrt.f64(double %2900)
  %2902 = icmp ne i32 %375, 0
  %2903 = fcmp ogt double %2901, 1.000000e+00
  %2904 = select i1 %2902, i1 %2903, i1 false
  br i1 %2904, label %2905, label %3237

2905:                                             ; preds = %2897
  br i1 %2611, label %2906, label %2984

2906:                                             ; preds = %2905
  %2907 = zext nneg i32 %2610 to i64
  %2908 = icmp ult i32 %2610, 4
  br i1 %2908, label %2933, label %2909

2909:                                             ; preds = %2906
  %2910 = sub i64 %157, %2613
  %2911 = icmp ult i64 %2910, 32
  %2912 = or i1 %2911, %370
  br i1 %2912, label %2933, label %2913

2913:                                             ; preds = %2909
  %2914 = and i64 %2907, 2147483644
  br label %2915

2915:                                             ; preds = %2915, %2913
  %2916 = phi i64 [ 0, %2913 ], [ %2929, %2915 ]
  %2917 = getelementptr inbounds nuw double, ptr %2612, i64 %2916
  %2918 = getelementptr inbounds nuw i8, ptr %2917, i64 16
  %2919 = load <2 x double>, ptr %2917, align 8
  %2920 = load <2 x double>, ptr %2918, align 8
  %2921 = getelementptr inbounds nuw double, ptr %91, i64 %2916
  %2922 = getelementptr inbounds nuw i8, ptr %2921, i64 16
  %2923 = load <2 x double>, ptr %2921, align 8
  %2924 = load <2 x double>, ptr %2922, align 8
  %2925 = fadd <2 x double> %2919, %2923
  %2926 = fadd <2 x double> %2920, %2924
  %2927 = getelementptr inbounds nuw double, ptr %93, i64 %2916
  %2928 = getelementptr inbounds nuw i8, ptr %2927, i64 16
  store <2 x double> %2925, ptr %2927, align 8
  store <2 x double> %2926, ptr %2928, align 8
  %2929 = add nuw i64 %2916, 4
  %2930 = icmp eq i64 %2929, %2914
  br i1 %2930, label %2931, label %2915

2931:                                             ; preds = %2915
  %2932 = icmp eq i64 %2914, %2907
  br i1 %2932, label %2984, label %2933

2933:                                             ; preds = %2909, %2906, %2931
  %2934 = phi i64 [ 0, %2909 ], [ 0, %2906 ], [ %2914, %2931 ]
  %2935 = and i64 %2907, 3
  %2936 = icmp eq i64 %2935, 0
  br i1 %2936, label %2949, label %2937

2937:                                             ; preds = %2933, %2937
  %2938 = phi i64 [ %2946, %2937 ], [ %2934, %2933 ]
  %2939 = phi i64 [ %2947, %2937 ], [ 0, %2933 ]
  %2940 = getelementptr inbounds nuw double, ptr %2612, i64 %2938
  %2941 = load double, ptr %2940, align 8
  %2942 = getelementptr inbounds nuw double, ptr %91, i64 %2938
  %2943 = load double, ptr %2942, align 8
  %2944 = fadd double %2941, %2943
  %2945 = getelementptr inbounds nuw double, ptr %93, i64 %2938
  store double %2944, ptr %2945, align 8
  %2946 = add nuw nsw i64 %2938, 1
  %2947 = add i64 %2939, 1
  %2948 = icmp eq i64 %2947, %2935
  br i1 %2948, label %2949, label %2937

2949:                                             ; preds = %2937, %2933
  %2950 = phi i64 [ %2934, %2933 ], [ %2946, %2937 ]
  %2951 = sub nsw i64 %2934, %2907
  %2952 = icmp ugt i64 %2951, -4
  br i1 %2952, label %2984, label %2953

2953:                                             ; preds = %2949, %2953
  %2954 = phi i64 [ %2982, %2953 ], [ %2950, %2949 ]
  %2955 = getelementptr inbounds nuw double, ptr %2612, i64 %2954
  %2956 = load double, ptr %2955, align 8
  %2957 = getelementptr inbounds nuw double, ptr %91, i64 %2954
  %2958 = load double, ptr %2957, align 8
  %2959 = fadd double %2956, %2958
  %2960 = getelementptr inbounds nuw double, ptr %93, i64 %2954
  store double %2959, ptr %2960, align 8
  %2961 = add nuw nsw i64 %2954, 1
  %2962 = getelementptr inbounds nuw double, ptr %2612, i64 %2961
  %2963 = load double, ptr %2962, align 8
  %2964 = getelementptr inbounds nuw double, ptr %91, i64 %2961
  %2965 = load double, ptr %2964, align 8
  %2966 = fadd double %2963, %2965
  %2967 = getelementptr inbounds nuw double, ptr %93, i64 %2961
  store double %2966, ptr %2967, align 8
  %2968 = add nuw nsw i64 %2954, 2
  %2969 = getelementptr inbounds nuw double, ptr %2612, i64 %2968
  %2970 = load double, ptr %2969, align 8
  %2971 = getelementptr inbounds nuw double, ptr %91, i64 %2968
  %2972 = load double, ptr %2971, align 8
  %2973 = fadd double %2970, %2972
  %2974 = getelementptr inbounds nuw double, ptr %93, i64 %2968
  store double %2973, ptr %2974, align 8
  %2975 = add nuw nsw i64 %2954, 3
  %2976 = getelementptr inbounds nuw double, ptr %2612, i64 %2975
  %2977 = load double, ptr %2976, align 8
  %2978 = getelementptr inbounds nuw double, ptr %91, i64 %2975
  %2979 = load double, ptr %2978, align 8
  %2980 = fadd double %2977, %2979
  %2981 = getelementptr inbounds nuw double, ptr %93, i64 %2975
  store double %2980, ptr %2981, align 8
  %2982 = add nuw nsw i64 %2954, 4
  %2983 = icmp eq i64 %2982, %2907
  br i1 %2983, label %2984, label %2953

2984:                                             ; preds = %2949, %2953, %2931, %2905
  %2985 = load double, ptr %2, align 8
  %2986 = load i64, ptr %19, align 8
  %2987 = add nsw i64 %2986, 1
  store i64 %2987, ptr %19, align 8
  %2988 = load ptr, ptr %0, align 8
  %2989 = load double, ptr %20, align 8
  %2990 = fcmp olt double %2985, %2989
  br i1 %2990, label %2995, label %2991

2991:                                             ; preds = %2984
  %2992 = load double, ptr %22, align 8
  %2993 = fcmp ogt double %2985, %2992
  %2994 = select i1 %2993, double %2992, double %2985
  br label %2995

2995:                                             ; preds = %2991, %2984
  %2996 = phi double [ %2989, %2984 ], [ %2994, %2991 ]
  %2997 = load i32, ptr %15, align 4
  %2998 = icmp eq i32 %2997, 0
  br i1 %2998, label %3004, label %2999

2999:                                             ; preds = %2995
  %3000 = load ptr, ptr %14, align 8
  %3001 = load ptr, ptr %23, align 8
  %3002 = sext i32 %2997 to i64
  %3003 = shl nsw i64 %3002, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3000, ptr align 8 %3001, i64 %3003, i1 false)
  br label %3004

3004:                                             ; preds = %2999, %2995
  %3005 = load ptr, ptr %21, align 8
  %3006 = load ptr, ptr %14, align 8
  %3007 = tail call i32 %2988(double noundef %2996, ptr noundef nonnull %93, ptr noundef %3005, ptr noundef %3006, ptr noundef nonnull %91) #9
  %3008 = icmp eq i32 %3007, 0
  br i1 %3008, label %3009, label %3237

3009:                                             ; preds = %3004
  br i1 %2611, label %3010, label %3233

3010:                                             ; preds = %3009
  %3011 = zext nneg i32 %2610 to i64
  %3012 = icmp ult i32 %2610, 4
  br i1 %3012, label %3038, label %3013

3013:                                             ; preds = %3010
  %3014 = shl nuw nsw i64 %3011, 3
  %3015 = getelementptr i8, ptr %145, i64 %3014
  %3016 = getelementptr i8, ptr %150, i64 %3014
  %3017 = icmp ult ptr %91, %3016
  %3018 = icmp ult ptr %95, %3015
  %3019 = and i1 %3017, %3018
  br i1 %3019, label %3038, label %3020

3020:                                             ; preds = %3013
  %3021 = and i64 %3011, 2147483644
  br label %3022

3022:                                             ; preds = %3022, %3020
  %3023 = phi i64 [ 0, %3020 ], [ %3034, %3022 ]
  %3024 = getelementptr inbounds nuw double, ptr %95, i64 %3023
  %3025 = getelementptr inbounds nuw i8, ptr %3024, i64 16
  %3026 = load <2 x double>, ptr %3024, align 8
  %3027 = load <2 x double>, ptr %3025, align 8
  %3028 = getelementptr inbounds nuw double, ptr %91, i64 %3023
  %3029 = getelementptr inbounds nuw i8, ptr %3028, i64 16
  %3030 = load <2 x double>, ptr %3028, align 8
  %3031 = load <2 x double>, ptr %3029, align 8
  %3032 = fadd <2 x double> %3026, %3030
  %3033 = fadd <2 x double> %3027, %3031
  store <2 x double> %3032, ptr %3028, align 8
  store <2 x double> %3033, ptr %3029, align 8
  %3034 = add nuw i64 %3023, 4
  %3035 = icmp eq i64 %3034, %3021
  br i1 %3035, label %3036, label %3022

3036:                                             ; preds = %3022
  %3037 = icmp eq i64 %3021, %3011
  br i1 %3037, label %3084, label %3038

3038:                                             ; preds = %3013, %3010, %3036
  %3039 = phi i64 [ 0, %3013 ], [ 0, %3010 ], [ %3021, %3036 ]
  %3040 = and i64 %3011, 3
  %3041 = icmp eq i64 %3040, 0
  br i1 %3041, label %3053, label %3042

3042:                                             ; preds = %3038, %3042
  %3043 = phi i64 [ %3050, %3042 ], [ %3039, %3038 ]
  %3044 = phi i64 [ %3051, %3042 ], [ 0, %3038 ]
  %3045 = getelementptr inbounds nuw double, ptr %95, i64 %3043
  %3046 = load double, ptr %3045, align 8
  %3047 = getelementptr inbounds nuw double, ptr %91, i64 %3043
  %3048 = load double, ptr %3047, align 8
  %3049 = fadd double %3046, %3048
  store double %3049, ptr %3047, align 8
  %3050 = add nuw nsw i64 %3043, 1
  %3051 = add i64 %3044, 1
  %3052 = icmp eq i64 %3051, %3040
  br i1 %3052, label %3053, label %3042

3053:                                             ; preds = %3042, %3038
  %3054 = phi i64 [ %3039, %3038 ], [ %3050, %3042 ]
  %3055 = sub nsw i64 %3039, %3011
  %3056 = icmp ugt i64 %3055, -4
  br i1 %3056, label %3084, label %3057

3057:                                             ; preds = %3053, %3057
  %3058 = phi i64 [ %3082, %3057 ], [ %3054, %3053 ]
  %3059 = getelementptr inbounds nuw double, ptr %95, i64 %3058
  %3060 = load double, ptr %3059, align 8
  %3061 = getelementptr inbounds nuw double, ptr %91, i64 %3058
  %3062 = load double, ptr %3061, align 8
  %3063 = fadd double %3060, %3062
  store double %3063, ptr %3061, align 8
  %3064 = add nuw nsw i64 %3058, 1
  %3065 = getelementptr inbounds nuw double, ptr %95, i64 %3064
  %3066 = load double, ptr %3065, align 8
  %3067 = getelementptr inbounds nuw double, ptr %91, i64 %3064
  %3068 = load double, ptr %3067, align 8
  %3069 = fadd double %3066, %3068
  store double %3069, ptr %3067, align 8
  %3070 = add nuw nsw i64 %3058, 2
  %3071 = getelementptr inbounds nuw double, ptr %95, i64 %3070
  %3072 = load double, ptr %3071, align 8
  %3073 = getelementptr inbounds nuw double, ptr %91, i64 %3070
  %3074 = load double, ptr %3073, align 8
  %3075 = fadd double %3072, %3074
  store double %3075, ptr %3073, align 8
  %3076 = add nuw nsw i64 %3058, 3
  %3077 = getelementptr inbounds nuw double, ptr %95, i64 %3076
  %3078 = load double, ptr %3077, align 8
  %3079 = getelementptr inbounds nuw double, ptr %91, i64 %3076
  %3080 = load double, ptr %3079, align 8
  %3081 = fadd double %3078, %3080
  store double %3081, ptr %3079, align 8
  %3082 = add nuw nsw i64 %3058, 4
  %3083 = icmp eq i64 %3082, %3011
  br i1 %3083, label %3084, label %3057

3084:                                             ; preds = %3053, %3057, %3036
  %3085 = and i64 %3011, 1
  %3086 = icmp eq i32 %2610, 1
  br i1 %3086, label %3114, label %3087

3087:                                             ; preds = %3084
  %3088 = and i64 %3011, 2147483646
  br label %3089

3089:                                             ; preds = %3089, %3087
  %3090 = phi i64 [ 0, %3087 ], [ %3109, %3089 ]
  %3091 = phi i64 [ 0, %3087 ], [ %3110, %3089 ]
  %3092 = getelementptr inbounds nuw double, ptr %75, i64 %3090
  %3093 = load double, ptr %3092, align 8
  %3094 = fptosi double %3093 to i32
  %3095 = sext i32 %3094 to i64
  %3096 = getelementptr inbounds double, ptr %91, i64 %3095
  %3097 = load double, ptr %3096, align 8
  %3098 = getelementptr inbounds nuw double, ptr %91, i64 %3090
  %3099 = load double, ptr %3098, align 8
  store double %3099, ptr %3096, align 8
  store double %3097, ptr %3098, align 8
  %3100 = or disjoint i64 %3090, 1
  %3101 = getelementptr inbounds nuw double, ptr %75, i64 %3100
  %3102 = load double, ptr %3101, align 8
  %3103 = fptosi double %3102 to i32
  %3104 = sext i32 %3103 to i64
  %3105 = getelementptr inbounds double, ptr %91, i64 %3104
  %3106 = load double, ptr %3105, align 8
  %3107 = getelementptr inbounds nuw double, ptr %91, i64 %3100
  %3108 = load double, ptr %3107, align 8
  store double %3108, ptr %3105, align 8
  store double %3106, ptr %3107, align 8
  %3109 = add nuw nsw i64 %3090, 2
  %3110 = add i64 %3091, 2
  %3111 = icmp eq i64 %3110, %3088
  br i1 %3111, label %3112, label %3089

3112:                                             ; preds = %3089
  %3113 = icmp eq i64 %3085, 0
  br i1 %3113, label %3125, label %3114

3114:                                             ; preds = %3112, %3084
  %3115 = phi i64 [ 0, %3084 ], [ %3109, %3112 ]
  %3116 = icmp ne i64 %3085, 0
  tail call void @llvm.assume(i1 %3116)
  %3117 = getelementptr inbounds nuw double, ptr %75, i64 %3115
  %3118 = load double, ptr %3117, align 8
  %3119 = fptosi double %3118 to i32
  %3120 = sext i32 %3119 to i64
  %3121 = getelementptr inbounds double, ptr %91, i64 %3120
  %3122 = load double, ptr %3121, align 8
  %3123 = getelementptr inbounds nuw double, ptr %91, i64 %3115
  %3124 = load double, ptr %3123, align 8
  store double %3124, ptr %3121, align 8
  store double %3122, ptr %3123, align 8
  br label %3125

3125:                                             ; preds = %3112, %3114
  br label %3126

3126:                                             ; preds = %3125, %3173
  %3127 = phi i64 [ %3174, %3173 ], [ 0, %3125 ]
  %3128 = icmp eq i64 %3127, 0
  br i1 %3128, label %3173, label %3129

3129:                                             ; preds = %3126
  %3130 = mul nuw nsw i64 %3127, %3011
  %3131 = getelementptr double, ptr %68, i64 %3130
  %3132 = getelementptr inbounds nuw double, ptr %91, i64 %3127
  %3133 = load double, ptr %3132, align 8
  %3134 = and i64 %3127, 1
  %3135 = icmp eq i64 %3127, 1
  br i1 %3135, label %3163, label %3136

3136:                                             ; preds = %3129
  %3137 = and i64 %3127, 9223372036854775806
  br label %3141

3138:                                             ; preds = %3173
  %3139 = add nuw i32 %2610, 1
  %3140 = zext i32 %3139 to i64
  br label %3176

3141:                                             ; preds = %3141, %3136
  %3142 = phi i64 [ 0, %3136 ], [ %3158, %3141 ]
  %3143 = phi double [ %3133, %3136 ], [ %3157, %3141 ]
  %3144 = phi i64 [ 0, %3136 ], [ %3159, %3141 ]
  %3145 = getelementptr double, ptr %3131, i64 %3142
  %3146 = load double, ptr %3145, align 8
  %3147 = getelementptr inbounds nuw double, ptr %91, i64 %3142
  %3148 = load double, ptr %3147, align 8
  %3149 = fmul double %3146, %3148
  %3150 = fsub double %3143, %3149
  store double %3150, ptr %3132, align 8
  %3151 = or disjoint i64 %3142, 1
  %3152 = getelementptr double, ptr %3131, i64 %3151
  %3153 = load double, ptr %3152, align 8
  %3154 = getelementptr inbounds nuw double, ptr %91, i64 %3151
  %3155 = load double, ptr %3154, align 8
  %3156 = fmul double %3153, %3155
  %3157 = fsub double %3150, %3156
  store double %3157, ptr %3132, align 8
  %3158 = add nuw nsw i64 %3142, 2
  %3159 = add i64 %3144, 2
  %3160 = icmp eq i64 %3159, %3137
  br i1 %3160, label %3161, label %3141

3161:                                             ; preds = %3141
  %3162 = icmp eq i64 %3134, 0
  br i1 %3162, label %3173, label %3163

3163:                                             ; preds = %3161, %3129
  %3164 = phi i64 [ 0, %3129 ], [ %3158, %3161 ]
  %3165 = phi double [ %3133, %3129 ], [ %3157, %3161 ]
  %3166 = icmp ne i64 %3134, 0
  tail call void @llvm.assume(i1 %3166)
  %3167 = getelementptr double, ptr %3131, i64 %3164
  %3168 = load double, ptr %3167, align 8
  %3169 = getelementptr inbounds nuw double, ptr %91, i64 %3164
  %3170 = load double, ptr %3169, align 8
  %3171 = fmul double %3168, %3170
  %3172 = fsub double %3165, %3171
  store double %3172, ptr %3132, align 8
  br label %3173

3173:                                             ; preds = %3163, %3161, %3126
  %3174 = add nuw nsw i64 %3127, 1
  %3175 = icmp eq i64 %3174, %3011
  br i1 %3175, label %3138, label %3126

3176:                                             ; preds = %3200, %3138
  %3177 = phi i64 [ %3011, %3138 ], [ %3178, %3200 ]
  %3178 = add nsw i64 %3177, -1
  %3179 = icmp slt i64 %3177, %3011
  br i1 %3179, label %3183, label %3180

3180:                                             ; preds = %3176
  %3181 = getelementptr inbounds nuw double, ptr %91, i64 %3178
  %3182 = load double, ptr %3181, align 8
  br label %3200

3183:                                             ; preds = %3176
  %3184 = mul nuw nsw i64 %3178, %3011
  %3185 = getelementptr double, ptr %68, i64 %3184
  %3186 = getelementptr inbounds nuw double, ptr %91, i64 %3178
  %3187 = load double, ptr %3186, align 8
  br label %3188

3188:                                             ; preds = %3188, %3183
  %3189 = phi i64 [ %3177, %3183 ], [ %3197, %3188 ]
  %3190 = phi double [ %3187, %3183 ], [ %3196, %3188 ]
  %3191 = getelementptr double, ptr %3185, i64 %3189
  %3192 = load double, ptr %3191, align 8
  %3193 = getelementptr inbounds nuw double, ptr %91, i64 %3189
  %3194 = load double, ptr %3193, align 8
  %3195 = fmul double %3192, %3194
  %3196 = fsub double %3190, %3195
  store double %3196, ptr %3186, align 8
  %3197 = add nuw nsw i64 %3189, 1
  %3198 = trunc nuw i64 %3197 to i32
  %3199 = icmp sgt i32 %2610, %3198
  br i1 %3199, label %3188, label %3200

3200:                                             ; preds = %3188, %3180
  %3201 = phi double [ %3182, %3180 ], [ %3196, %3188 ]
  %3202 = mul nuw nsw i64 %3178, %3140
  %3203 = getelementptr inbounds nuw double, ptr %68, i64 %3202
  %3204 = load double, ptr %3203, align 8
  %3205 = getelementptr inbounds nuw double, ptr %91, i64 %3178
  %3206 = fdiv double %3201, %3204
  store double %3206, ptr %3205, align 8
  %3207 = icmp samesign ugt i64 %3177, 1
  br i1 %3207, label %3176, label %3208

3208:                                             ; preds = %3200
  %3209 = load ptr, ptr %18, align 8
  %3210 = load ptr, ptr %24, align 8
  %3211 = load double, ptr %1, align 8
  br label %3212

3212:                                             ; preds = %3212, %3208
  %3213 = phi i64 [ 0, %3208 ], [ %3231, %3212 ]
  %3214 = phi double [ 0.000000e+00, %3208 ], [ %3230, %3212 ]
  %3215 = getelementptr inbounds nuw double, ptr %91, i64 %3213
  %3216 = load double, ptr %3215, align 8
  %3217 = getelementptr inbounds nuw double, ptr %3210, i64 %3213
  %3218 = load double, ptr %3217, align 8
  %3219 = getelementptr inbounds nuw double, ptr %3209, i64 %3213
  %3220 = load double, ptr %3219, align 8
  %3221 = tail call double @llvm.fabs.f64(double %3220)
  %3222 = getelementptr inbounds nuw double, ptr %89, i64 %3213
  %3223 = load double, ptr %3222, align 8
  %3224 = tail call double @llvm.fabs.f64(double %3223)
  %3225 = tail call double @llvm.maxnum.f64(double %3221, double %3224)
  %3226 = fmul double %3211, %3225
  %3227 = fadd double %3218, %3226
  %3228 = fdiv double %3216, %3227
  %3229 = fmul double %3228, %3228
  %3230 = fadd double %3214, %3229
  %3231 = add nuw nsw i64 %3213, 1
  %3232 = icmp eq i64 %3231, %3011
  br i1 %3232, label %3233, label %3212

3233:                                             ; preds = %3212, %3009
  %3234 = phi double [ 0.000000e+00, %3009 ], [ %3230, %3212 ]
  %3235 = fdiv double %3234, %2899
  %3236 = tail call double @llvm.sqrt.f64(double %3235)
  br label %3237

3237:                                             ; preds = %3233, %3004, %2897
  %3238 = phi double [ %2901, %2897 ], [ %3236, %3233 ], [ %2901, %3004 ]
  %3239 = fcmp ugt double %3238, 1.000000e+00
  br i1 %3239, label %3240, label %3246

3240:                                             ; preds = %3237
  %3241 = add nuw i32 %1488, 13
  %3242 = uitofp i32 %3241 to double
  %3243 = fdiv double 0x4027666666666667, %3242
  %3244 = tail call double @llvm.fabs.f64(double %3238)
  %3245 = fcmp ueq double %3244, 0x7FF0000000000000
  br i1 %3245, label %4304, label %3671

3246:                                             ; preds = %3237
  %3247 = load i32, ptr %6, align 8
  %3248 = icmp sgt i32 %3247, 0
  %3249 = sext i32 %3247 to i64
  %3250 = shl nsw i64 %3249, 4
  %3251 = zext i32 %3247 to i64
  %3252 = add nuw i32 %3247, 1
  %3253 = zext i32 %3252 to i64
  %3254 = sitofp i32 %3247 to double
  %3255 = getelementptr i8, ptr %77, i64 %3250
  %3256 = getelementptr inbounds nuw double, ptr %77, i64 %3251
  %3257 = shl nuw nsw i64 %3251, 3
  %3258 = getelementptr i8, ptr %121, i64 %3257
  %3259 = getelementptr i8, ptr %126, i64 %3257
  %3260 = shl nuw nsw i64 %3251, 3
  %3261 = sub nsw i64 %88, %3260
  %3262 = sub nsw i64 %90, %3260
  %3263 = sub nsw i64 %90, %3250
  %3264 = add nsw i64 %3251, -1
  %3265 = icmp eq i32 %3247, 1
  %3266 = icmp ult i64 %3261, 16
  %3267 = or i1 %371, %3266
  %3268 = icmp eq i64 %88, %3250
  %3269 = or i1 %3267, %3268
  %3270 = or i1 %3269, %372
  %3271 = icmp ult i64 %3262, 16
  %3272 = or i1 %3270, %3271
  %3273 = icmp ult i64 %3263, 16
  %3274 = or i1 %3272, %3273
  %3275 = and i64 %3251, 2147483646
  %3276 = insertelement <2 x double> poison, double %381, i64 0
  %3277 = shufflevector <2 x double> %3276, <2 x double> poison, <2 x i32> zeroinitializer
  %3278 = icmp eq i64 %3275, %3251
  %3279 = icmp ult i32 %3247, 4
  %3280 = icmp ult ptr %81, %3259
  %3281 = icmp ult ptr %95, %3258
  %3282 = and i1 %3280, %3281
  %3283 = and i64 %3251, 2147483644
  %3284 = icmp eq i64 %3283, %3251
  %3285 = and i64 %3251, 3
  %3286 = icmp eq i64 %3285, 0
  %3287 = and i64 %3251, 1
  %3288 = icmp eq i64 %3264, 0
  %3289 = and i64 %3251, 2147483646
  %3290 = icmp eq i64 %3287, 0
  %3291 = icmp ne i64 %3287, 0
  br label %3292

3292:                                             ; preds = %3628, %3246
  %3293 = phi i1 [ true, %3246 ], [ false, %3628 ]
  %3294 = phi i64 [ 0, %3246 ], [ 1, %3628 ]
  %3295 = phi double [ 0.000000e+00, %3246 ], [ %3632, %3628 ]
  %3296 = getelementptr inbounds nuw double, ptr @between.places, i64 %3294
  %3297 = load double, ptr %3296, align 8
  br i1 %3248, label %3298, label %3399

3298:                                             ; preds = %3292
  %3299 = load ptr, ptr %18, align 8
  %3300 = fmul double %3297, 3.000000e+00
  br i1 %3265, label %3356, label %3301

3301:                                             ; preds = %3298
  %3302 = ptrtoint ptr %3299 to i64
  %3303 = sub i64 %133, %3302
  %3304 = icmp ult i64 %3303, 16
  %3305 = or i1 %3304, %3274
  %3306 = sub i64 %138, %3302
  %3307 = icmp ult i64 %3306, 16
  %3308 = or i1 %3305, %3307
  br i1 %3308, label %3356, label %3309

3309:                                             ; preds = %3301
  %3310 = insertelement <2 x double> poison, double %3300, i64 0
  %3311 = shufflevector <2 x double> %3310, <2 x double> poison, <2 x i32> zeroinitializer
  %3312 = insertelement <2 x double> poison, double %3297, i64 0
  %3313 = shufflevector <2 x double> %3312, <2 x double> poison, <2 x i32> zeroinitializer
  br label %3314

3314:                                             ; preds = %3314, %3309
  %3315 = phi i64 [ 0, %3309 ], [ %3353, %3314 ]
  %3316 = getelementptr inbounds nuw double, ptr %77, i64 %3315
  %3317 = load <2 x double>, ptr %3316, align 8
  %3318 = getelementptr inbounds nuw double, ptr %3256, i64 %3315
  %3319 = load <2 x double>, ptr %3318, align 8
  %3320 = getelementptr double, ptr %3255, i64 %3315
  %3321 = load <2 x double>, ptr %3320, align 8
  %3322 = fmul <2 x double> %3317, splat (double 0x402418FD8BAFFE05)
  %3323 = fmul <2 x double> %3319, splat (double 0x3FF61D41B2D54580)
  %3324 = fsub <2 x double> %3322, %3323
  %3325 = fmul <2 x double> %3321, splat (double 0x3FD5555555555555)
  %3326 = fadd <2 x double> %3324, %3325
  %3327 = fmul <2 x double> %3317, splat (double 0x4039A12CE7B30915)
  %3328 = fmul <2 x double> %3319, splat (double 0x402497AF24BB677E)
  %3329 = fsub <2 x double> %3328, %3327
  %3330 = fmul <2 x double> %3321, splat (double 0x4005555555555555)
  %3331 = fsub <2 x double> %3329, %3330
  %3332 = fmul <2 x double> %3317, splat (double 0x402F295C43B61425)
  %3333 = fmul <2 x double> %3319, splat (double 0x4021D406EE60BECF)
  %3334 = fsub <2 x double> %3332, %3333
  %3335 = fmul <2 x double> %3321, splat (double 0x400AAAAAAAAAAAAB)
  %3336 = fadd <2 x double> %3334, %3335
  %3337 = fmul <2 x double> %3313, %3336
  %3338 = fadd <2 x double> %3331, %3337
  %3339 = fmul <2 x double> %3313, %3338
  %3340 = fadd <2 x double> %3326, %3339
  %3341 = fmul <2 x double> %3313, %3340
  %3342 = getelementptr inbounds nuw double, ptr %3299, i64 %3315
  %3343 = load <2 x double>, ptr %3342, align 8
  %3344 = fadd <2 x double> %3343, %3341
  %3345 = getelementptr inbounds nuw double, ptr %93, i64 %3315
  store <2 x double> %3344, ptr %3345, align 8
  %3346 = fmul <2 x double> %3331, splat (double 2.000000e+00)
  %3347 = fmul <2 x double> %3311, %3336
  %3348 = fadd <2 x double> %3346, %3347
  %3349 = fmul <2 x double> %3313, %3348
  %3350 = fadd <2 x double> %3326, %3349
  %3351 = fdiv <2 x double> %3350, %3277
  %3352 = getelementptr inbounds nuw double, ptr %95, i64 %3315
  store <2 x double> %3351, ptr %3352, align 8
  %3353 = add nuw i64 %3315, 2
  %3354 = icmp eq i64 %3353, %3275
  br i1 %3354, label %3355, label %3314

3355:                                             ; preds = %3314
  br i1 %3278, label %3399, label %3356

3356:                                             ; preds = %3301, %3298, %3355
  %3357 = phi i64 [ 0, %3301 ], [ 0, %3298 ], [ %3275, %3355 ]
  br label %3358

3358:                                             ; preds = %3356, %3358
  %3359 = phi i64 [ %3397, %3358 ], [ %3357, %3356 ]
  %3360 = getelementptr inbounds nuw double, ptr %77, i64 %3359
  %3361 = load double, ptr %3360, align 8
  %3362 = getelementptr inbounds nuw double, ptr %3256, i64 %3359
  %3363 = load double, ptr %3362, align 8
  %3364 = getelementptr double, ptr %3255, i64 %3359
  %3365 = load double, ptr %3364, align 8
  %3366 = fmul double %3361, 0x402418FD8BAFFE05
  %3367 = fmul double %3363, 0x3FF61D41B2D54580
  %3368 = fsub double %3366, %3367
  %3369 = fmul double %3365, 0x3FD5555555555555
  %3370 = fadd double %3368, %3369
  %3371 = fmul double %3361, 0x4039A12CE7B30915
  %3372 = fmul double %3363, 0x402497AF24BB677E
  %3373 = fsub double %3372, %3371
  %3374 = fmul double %3365, 0x4005555555555555
  %3375 = fsub double %3373, %3374
  %3376 = fmul double %3361, 0x402F295C43B61425
  %3377 = fmul double %3363, 0x4021D406EE60BECF
  %3378 = fsub double %3376, %3377
  %3379 = fmul double %3365, 0x400AAAAAAAAAAAAB
  %3380 = fadd double %3378, %3379
  %3381 = fmul double %3297, %3380
  %3382 = fadd double %3375, %3381
  %3383 = fmul double %3297, %3382
  %3384 = fadd double %3370, %3383
  %3385 = fmul double %3297, %3384
  %3386 = getelementptr inbounds nuw double, ptr %3299, i64 %3359
  %3387 = load double, ptr %3386, align 8
  %3388 = fadd double %3387, %3385
  %3389 = getelementptr inbounds nuw double, ptr %93, i64 %3359
  store double %3388, ptr %3389, align 8
  %3390 = fmul double %3375, 2.000000e+00
  %3391 = fmul double %3300, %3380
  %3392 = fadd double %3390, %3391
  %3393 = fmul double %3297, %3392
  %3394 = fadd double %3370, %3393
  %3395 = fdiv double %3394, %381
  %3396 = getelementptr inbounds nuw double, ptr %95, i64 %3359
  store double %3395, ptr %3396, align 8
  %3397 = add nuw nsw i64 %3359, 1
  %3398 = icmp eq i64 %3397, %3251
  br i1 %3398, label %3399, label %3358

3399:                                             ; preds = %3358, %3355, %3292
  %3400 = load double, ptr %2, align 8
  %3401 = fmul double %381, %3297
  %3402 = fadd double %3401, %3400
  %3403 = load i64, ptr %19, align 8
  %3404 = add nsw i64 %3403, 1
  store i64 %3404, ptr %19, align 8
  %3405 = load ptr, ptr %0, align 8
  %3406 = load double, ptr %20, align 8
  %3407 = fcmp olt double %3402, %3406
  br i1 %3407, label %3412, label %3408

3408:                                             ; preds = %3399
  %3409 = load double, ptr %22, align 8
  %3410 = fcmp ogt double %3402, %3409
  %3411 = select i1 %3410, double %3409, double %3402
  br label %3412

3412:                                             ; preds = %3408, %3399
  %3413 = phi double [ %3406, %3399 ], [ %3411, %3408 ]
  %3414 = load i32, ptr %15, align 4
  %3415 = icmp eq i32 %3414, 0
  br i1 %3415, label %3421, label %3416

3416:                                             ; preds = %3412
  %3417 = load ptr, ptr %14, align 8
  %3418 = load ptr, ptr %23, align 8
  %3419 = sext i32 %3414 to i64
  %3420 = shl nsw i64 %3419, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3417, ptr align 8 %3418, i64 %3420, i1 false)
  br label %3421

3421:                                             ; preds = %3416, %3412
  %3422 = load ptr, ptr %21, align 8
  %3423 = load ptr, ptr %14, align 8
  %3424 = tail call i32 %3405(double noundef %3413, ptr noundef nonnull %93, ptr noundef %3422, ptr noundef %3423, ptr noundef nonnull %81) #9
  %3425 = icmp eq i32 %3424, 0
  br i1 %3425, label %3426, label %3637

3426:                                             ; preds = %3421
  br i1 %3248, label %3427, label %3628

3427:                                             ; preds = %3426
  %3428 = select i1 %3279, i1 true, i1 %3282
  br i1 %3428, label %3444, label %3429

3429:                                             ; preds = %3427, %3429
  %3430 = phi i64 [ %3441, %3429 ], [ 0, %3427 ]
  %3431 = getelementptr inbounds nuw double, ptr %95, i64 %3430
  %3432 = getelementptr inbounds nuw i8, ptr %3431, i64 16
  %3433 = load <2 x double>, ptr %3431, align 8
  %3434 = load <2 x double>, ptr %3432, align 8
  %3435 = getelementptr inbounds nuw double, ptr %81, i64 %3430
  %3436 = getelementptr inbounds nuw i8, ptr %3435, i64 16
  %3437 = load <2 x double>, ptr %3435, align 8
  %3438 = load <2 x double>, ptr %3436, align 8
  %3439 = fsub <2 x double> %3437, %3433
  %3440 = fsub <2 x double> %3438, %3434
  store <2 x double> %3439, ptr %3435, align 8
  store <2 x double> %3440, ptr %3436, align 8
  %3441 = add nuw i64 %3430, 4
  %3442 = icmp eq i64 %3441, %3283
  br i1 %3442, label %3443, label %3429

3443:                                             ; preds = %3429
  br i1 %3284, label %3488, label %3444

3444:                                             ; preds = %3427, %3443
  %3445 = phi i64 [ %3283, %3443 ], [ 0, %3427 ]
  %3446 = sub nsw i64 %3264, %3445
  br i1 %3286, label %3458, label %3447

3447:                                             ; preds = %3444, %3447
  %3448 = phi i64 [ %3455, %3447 ], [ %3445, %3444 ]
  %3449 = phi i64 [ %3456, %3447 ], [ 0, %3444 ]
  %3450 = getelementptr inbounds nuw double, ptr %95, i64 %3448
  %3451 = load double, ptr %3450, align 8
  %3452 = getelementptr inbounds nuw double, ptr %81, i64 %3448
  %3453 = load double, ptr %3452, align 8
  %3454 = fsub double %3453, %3451
  store double %3454, ptr %3452, align 8
  %3455 = add nuw nsw i64 %3448, 1
  %3456 = add i64 %3449, 1
  %3457 = icmp eq i64 %3456, %3285
  br i1 %3457, label %3458, label %3447

3458:                                             ; preds = %3447, %3444
  %3459 = phi i64 [ %3445, %3444 ], [ %3455, %3447 ]
  %3460 = icmp ult i64 %3446, 3
  br i1 %3460, label %3488, label %3461

3461:                                             ; preds = %3458, %3461
  %3462 = phi i64 [ %3486, %3461 ], [ %3459, %3458 ]
  %3463 = getelementptr inbounds nuw double, ptr %95, i64 %3462
  %3464 = load double, ptr %3463, align 8
  %3465 = getelementptr inbounds nuw double, ptr %81, i64 %3462
  %3466 = load double, ptr %3465, align 8
  %3467 = fsub double %3466, %3464
  store double %3467, ptr %3465, align 8
  %3468 = add nuw nsw i64 %3462, 1
  %3469 = getelementptr inbounds nuw double, ptr %95, i64 %3468
  %3470 = load double, ptr %3469, align 8
  %3471 = getelementptr inbounds nuw double, ptr %81, i64 %3468
  %3472 = load double, ptr %3471, align 8
  %3473 = fsub double %3472, %3470
  store double %3473, ptr %3471, align 8
  %3474 = add nuw nsw i64 %3462, 2
  %3475 = getelementptr inbounds nuw double, ptr %95, i64 %3474
  %3476 = load double, ptr %3475, align 8
  %3477 = getelementptr inbounds nuw double, ptr %81, i64 %3474
  %3478 = load double, ptr %3477, align 8
  %3479 = fsub double %3478, %3476
  store double %3479, ptr %3477, align 8
  %3480 = add nuw nsw i64 %3462, 3
  %3481 = getelementptr inbounds nuw double, ptr %95, i64 %3480
  %3482 = load double, ptr %3481, align 8
  %3483 = getelementptr inbounds nuw double, ptr %81, i64 %3480
  %3484 = load double, ptr %3483, align 8
  %3485 = fsub double %3484, %3482
  store double %3485, ptr %3483, align 8
  %3486 = add nuw nsw i64 %3462, 4
  %3487 = icmp eq i64 %3486, %3251
  br i1 %3487, label %3488, label %3461

3488:                                             ; preds = %3458, %3461, %3443
  br i1 %3288, label %3513, label %3489

3489:                                             ; preds = %3488, %3489
  %3490 = phi i64 [ %3509, %3489 ], [ 0, %3488 ]
  %3491 = phi i64 [ %3510, %3489 ], [ 0, %3488 ]
  %3492 = getelementptr inbounds nuw double, ptr %75, i64 %3490
  %3493 = load double, ptr %3492, align 8
  %3494 = fptosi double %3493 to i32
  %3495 = sext i32 %3494 to i64
  %3496 = getelementptr inbounds double, ptr %81, i64 %3495
  %3497 = load double, ptr %3496, align 8
  %3498 = getelementptr inbounds nuw double, ptr %81, i64 %3490
  %3499 = load double, ptr %3498, align 8
  store double %3499, ptr %3496, align 8
  store double %3497, ptr %3498, align 8
  %3500 = or disjoint i64 %3490, 1
  %3501 = getelementptr inbounds nuw double, ptr %75, i64 %3500
  %3502 = load double, ptr %3501, align 8
  %3503 = fptosi double %3502 to i32
  %3504 = sext i32 %3503 to i64
  %3505 = getelementptr inbounds double, ptr %81, i64 %3504
  %3506 = load double, ptr %3505, align 8
  %3507 = getelementptr inbounds nuw double, ptr %81, i64 %3500
  %3508 = load double, ptr %3507, align 8
  store double %3508, ptr %3505, align 8
  store double %3506, ptr %3507, align 8
  %3509 = add nuw nsw i64 %3490, 2
  %3510 = add i64 %3491, 2
  %3511 = icmp eq i64 %3510, %3289
  br i1 %3511, label %3512, label %3489

3512:                                             ; preds = %3489
  br i1 %3290, label %3523, label %3513

3513:                                             ; preds = %3512, %3488
  %3514 = phi i64 [ 0, %3488 ], [ %3509, %3512 ]
  tail call void @llvm.assume(i1 %3291)
  %3515 = getelementptr inbounds nuw double, ptr %75, i64 %3514
  %3516 = load double, ptr %3515, align 8
  %3517 = fptosi double %3516 to i32
  %3518 = sext i32 %3517 to i64
  %3519 = getelementptr inbounds double, ptr %81, i64 %3518
  %3520 = load double, ptr %3519, align 8
  %3521 = getelementptr inbounds nuw double, ptr %81, i64 %3514
  %3522 = load double, ptr %3521, align 8
  store double %3522, ptr %3519, align 8
  store double %3520, ptr %3521, align 8
  br label %3523

3523:                                             ; preds = %3512, %3513
  br label %3524

3524:                                             ; preds = %3523, %3568
  %3525 = phi i64 [ %3569, %3568 ], [ 0, %3523 ]
  %3526 = icmp eq i64 %3525, 0
  br i1 %3526, label %3568, label %3527

3527:                                             ; preds = %3524
  %3528 = mul nuw nsw i64 %3525, %3251
  %3529 = getelementptr double, ptr %68, i64 %3528
  %3530 = getelementptr inbounds nuw double, ptr %81, i64 %3525
  %3531 = load double, ptr %3530, align 8
  %3532 = and i64 %3525, 1
  %3533 = icmp eq i64 %3525, 1
  br i1 %3533, label %3558, label %3534

3534:                                             ; preds = %3527
  %3535 = and i64 %3525, 9223372036854775806
  br label %3536

3536:                                             ; preds = %3536, %3534
  %3537 = phi i64 [ 0, %3534 ], [ %3553, %3536 ]
  %3538 = phi double [ %3531, %3534 ], [ %3552, %3536 ]
  %3539 = phi i64 [ 0, %3534 ], [ %3554, %3536 ]
  %3540 = getelementptr double, ptr %3529, i64 %3537
  %3541 = load double, ptr %3540, align 8
  %3542 = getelementptr inbounds nuw double, ptr %81, i64 %3537
  %3543 = load double, ptr %3542, align 8
  %3544 = fmul double %3541, %3543
  %3545 = fsub double %3538, %3544
  store double %3545, ptr %3530, align 8
  %3546 = or disjoint i64 %3537, 1
  %3547 = getelementptr double, ptr %3529, i64 %3546
  %3548 = load double, ptr %3547, align 8
  %3549 = getelementptr inbounds nuw double, ptr %81, i64 %3546
  %3550 = load double, ptr %3549, align 8
  %3551 = fmul double %3548, %3550
  %3552 = fsub double %3545, %3551
  store double %3552, ptr %3530, align 8
  %3553 = add nuw nsw i64 %3537, 2
  %3554 = add i64 %3539, 2
  %3555 = icmp eq i64 %3554, %3535
  br i1 %3555, label %3556, label %3536

3556:                                             ; preds = %3536
  %3557 = icmp eq i64 %3532, 0
  br i1 %3557, label %3568, label %3558

3558:                                             ; preds = %3556, %3527
  %3559 = phi i64 [ 0, %3527 ], [ %3553, %3556 ]
  %3560 = phi double [ %3531, %3527 ], [ %3552, %3556 ]
  %3561 = icmp ne i64 %3532, 0
  tail call void @llvm.assume(i1 %3561)
  %3562 = getelementptr double, ptr %3529, i64 %3559
  %3563 = load double, ptr %3562, align 8
  %3564 = getelementptr inbounds nuw double, ptr %81, i64 %3559
  %3565 = load double, ptr %3564, align 8
  %3566 = fmul double %3563, %3565
  %3567 = fsub double %3560, %3566
  store double %3567, ptr %3530, align 8
  br label %3568

3568:                                             ; preds = %3558, %3556, %3524
  %3569 = add nuw nsw i64 %3525, 1
  %3570 = icmp eq i64 %3569, %3251
  br i1 %3570, label %3571, label %3524

3571:                                             ; preds = %3568, %3595
  %3572 = phi i64 [ %3573, %3595 ], [ %3251, %3568 ]
  %3573 = add nsw i64 %3572, -1
  %3574 = icmp slt i64 %3572, %3251
  br i1 %3574, label %3578, label %3575

3575:                                             ; preds = %3571
  %3576 = getelementptr inbounds nuw double, ptr %81, i64 %3573
  %3577 = load double, ptr %3576, align 8
  br label %3595

3578:                                             ; preds = %3571
  %3579 = mul nuw nsw i64 %3573, %3251
  %3580 = getelementptr double, ptr %68, i64 %3579
  %3581 = getelementptr inbounds nuw double, ptr %81, i64 %3573
  %3582 = load double, ptr %3581, align 8
  br label %3583

3583:                                             ; preds = %3583, %3578
  %3584 = phi i64 [ %3572, %3578 ], [ %3592, %3583 ]
  %3585 = phi double [ %3582, %3578 ], [ %3591, %3583 ]
  %3586 = getelementptr double, ptr %3580, i64 %3584
  %3587 = load double, ptr %3586, align 8
  %3588 = getelementptr inbounds nuw double, ptr %81, i64 %3584
  %3589 = load double, ptr %3588, align 8
  %3590 = fmul double %3587, %3589
  %3591 = fsub double %3585, %3590
  store double %3591, ptr %3581, align 8
  %3592 = add nuw nsw i64 %3584, 1
  %3593 = trunc nuw i64 %3592 to i32
  %3594 = icmp sgt i32 %3247, %3593
  br i1 %3594, label %3583, label %3595

3595:                                             ; preds = %3583, %3575
  %3596 = phi double [ %3577, %3575 ], [ %3591, %3583 ]
  %3597 = mul nuw nsw i64 %3573, %3253
  %3598 = getelementptr inbounds nuw double, ptr %68, i64 %3597
  %3599 = load double, ptr %3598, align 8
  %3600 = getelementptr inbounds nuw double, ptr %81, i64 %3573
  %3601 = fdiv double %3596, %3599
  store double %3601, ptr %3600, align 8
  %3602 = icmp samesign ugt i64 %3572, 1
  br i1 %3602, label %3571, label %3603

3603:                                             ; preds = %3595
  %3604 = load ptr, ptr %18, align 8
  %3605 = load ptr, ptr %24, align 8
  %3606 = load double, ptr %1, align 8
  br label %3607

3607:                                             ; preds = %3607, %3603
  %3608 = phi i64 [ 0, %3603 ], [ %3626, %3607 ]
  %3609 = phi double [ 0.000000e+00, %3603 ], [ %3625, %3607 ]
  %3610 = getelementptr inbounds nuw double, ptr %3604, i64 %3608
  %3611 = load double, ptr %3610, align 8
  %3612 = tail call double @llvm.fabs.f64(double %3611)
  %3613 = getelementptr inbounds nuw double, ptr %89, i64 %3608
  %3614 = load double, ptr %3613, align 8
  %3615 = tail call double @llvm.fabs.f64(double %3614)
  %3616 = tail call double @llvm.maxnum.f64(double %3612, double %3615)
  %3617 = getelementptr inbounds nuw double, ptr %81, i64 %3608
  %3618 = load double, ptr %3617, align 8
  %3619 = getelementptr inbounds nuw double, ptr %3605, i64 %3608
  %3620 = load double, ptr %3619, align 8
  %3621 = fmul double %3606, %3616
  %3622 = fadd double %3620, %3621
  %3623 = fdiv double %3618, %3622
  %3624 = fmul double %3623, %3623
  %3625 = fadd double %3609, %3624
  %3626 = add nuw nsw i64 %3608, 1
  %3627 = icmp eq i64 %3626, %3251
  br i1 %3627, label %3628, label %3607

3628:                                             ; preds = %3607, %3426
  %3629 = phi double [ 0.000000e+00, %3426 ], [ %3625, %3607 ]
  %3630 = fdiv double %3629, %3254
  %3631 = tail call double @llvm.sqrt.f64(double %3630)
  %3632 = tail call double @llvm.maxnum.f64(double %3295, double %3631)
  br i1 %3293, label %3292, label %3633

3633:                                             ; preds = %3628
  %3634 = tail call double @llvm.fabs.f64(double %3632)
  %3635 = fcmp ueq double %3634, 0x7FF0000000000000
  %3636 = select i1 %3635, double 0x7FF0000000000000, double %3632
  br label %3637

3637:                                             ; preds = %3421, %3633
  %3638 = phi double [ %3636, %3633 ], [ 0x7FF0000000000000, %3421 ]
  %3639 = fdiv double %3638, 1.000000e+01
  %3640 = load ptr, ptr %27, align 8
  %3641 = icmp eq ptr %3640, null
  br i1 %3641, label %3647, label %3642

3642:                                             ; preds = %3637
  %3643 = load ptr, ptr %21, align 8
  %3644 = load ptr, ptr %23, align 8
  %3645 = tail call i32 %3640(double noundef %380, ptr noundef nonnull %89, ptr noundef %3643, ptr noundef %3644) #9
  %3646 = icmp eq i32 %3645, 0
  br i1 %3646, label %3647, label %4304

3647:                                             ; preds = %3642, %3637
  %3648 = load i64, ptr %19, align 8
  %3649 = add nsw i64 %3648, 1
  store i64 %3649, ptr %19, align 8
  %3650 = load ptr, ptr %0, align 8
  %3651 = load double, ptr %20, align 8
  %3652 = fcmp olt double %380, %3651
  br i1 %3652, label %3657, label %3653

3653:                                             ; preds = %3647
  %3654 = load double, ptr %22, align 8
  %3655 = fcmp ogt double %380, %3654
  %3656 = select i1 %3655, double %3654, double %380
  br label %3657

3657:                                             ; preds = %3653, %3647
  %3658 = phi double [ %3651, %3647 ], [ %3656, %3653 ]
  %3659 = load i32, ptr %15, align 4
  %3660 = icmp eq i32 %3659, 0
  br i1 %3660, label %3666, label %3661

3661:                                             ; preds = %3657
  %3662 = load ptr, ptr %14, align 8
  %3663 = load ptr, ptr %23, align 8
  %3664 = sext i32 %3659 to i64
  %3665 = shl nsw i64 %3664, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3662, ptr align 8 %3663, i64 %3665, i1 false)
  br label %3666

3666:                                             ; preds = %3661, %3657
  %3667 = load ptr, ptr %21, align 8
  %3668 = load ptr, ptr %14, align 8
  %3669 = tail call i32 %3650(double noundef %3658, ptr noundef nonnull %89, ptr noundef %3667, ptr noundef %3668, ptr noundef nonnull %91) #9
  %3670 = icmp eq i32 %3669, 0
  br i1 %3670, label %3688, label %4304

3671:                                             ; preds = %3240
  %3672 = load double, ptr %61, align 8
  %3673 = fcmp une double %3672, 0.000000e+00
  br i1 %3673, label %3674, label %3682

3674:                                             ; preds = %3671
  %3675 = load double, ptr %62, align 8
  %3676 = fdiv double %381, %3675
  %3677 = load double, ptr %63, align 8
  %3678 = fdiv double %3677, %3238
  %3679 = tail call double @llvm.pow.f64(double %3678, double 2.500000e-01)
  %3680 = fmul double %3676, %3679
  %3681 = tail call double @llvm.minnum.f64(double %3680, double 1.000000e+00)
  br label %3682

3682:                                             ; preds = %3674, %3671
  %3683 = phi double [ %3681, %3674 ], [ 1.000000e+00, %3671 ]
  %3684 = tail call double @llvm.pow.f64(double %3238, double -2.500000e-01)
  %3685 = fmul double %3684, %3683
  %3686 = fmul double %3243, %3685
  %3687 = tail call double @llvm.maxnum.f64(double %3686, double 2.000000e-01)
  br label %4304

3688:                                             ; preds = %3666
  %3689 = tail call double @llvm.maxnum.f64(double %3639, double 1.000000e-30)
  %3690 = tail call double @llvm.pow.f64(double %3689, double -2.500000e-01)
  %3691 = fmul double %3690, 9.000000e-01
  %3692 = tail call double @llvm.maxnum.f64(double %3691, double 2.000000e-01)
  %3693 = tail call double @llvm.minnum.f64(double %3692, double 8.000000e+00)
  %3694 = fcmp ogt double %3639, 1.000000e+00
  br i1 %3694, label %3695, label %3702

3695:                                             ; preds = %3688
  %3696 = load double, ptr %2, align 8
  %3697 = tail call double @llvm.fabs.f64(double %3696)
  %3698 = tail call double @nextafter(double noundef %3697, double noundef 0x7FF0000000000000) #10
  %3699 = fsub double %3698, %3697
  %3700 = fmul double %3699, 6.400000e+01
  %3701 = fcmp ult double %381, %3700
  br i1 %3701, label %3702, label %4304

3702:                                             ; preds = %3695, %3688
  %3703 = add nuw i32 %1488, 13
  %3704 = uitofp i32 %3703 to double
  %3705 = fdiv double 0x4027666666666667, %3704
  %3706 = load i32, ptr %15, align 4
  %3707 = icmp eq i32 %3706, 0
  br i1 %3707, label %3713, label %3708

3708:                                             ; preds = %3702
  %3709 = load ptr, ptr %23, align 8
  %3710 = load ptr, ptr %14, align 8
  %3711 = sext i32 %3706 to i64
  %3712 = shl nsw i64 %3711, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3709, ptr align 8 %3710, i64 %3712, i1 false)
  br label %3713

3713:                                             ; preds = %3708, %3702
  %3714 = fcmp oeq double %3238, 0.000000e+00
  br i1 %3714, label %3730, label %3715

3715:                                             ; preds = %3713
  %3716 = load double, ptr %61, align 8
  %3717 = fcmp une double %3716, 0.000000e+00
  br i1 %3717, label %3718, label %3726

3718:                                             ; preds = %3715
  %3719 = load double, ptr %62, align 8
  %3720 = fdiv double %381, %3719
  %3721 = load double, ptr %63, align 8
  %3722 = fdiv double %3721, %3238
  %3723 = tail call double @llvm.pow.f64(double %3722, double 2.500000e-01)
  %3724 = fmul double %3720, %3723
  %3725 = tail call double @llvm.minnum.f64(double %3724, double 1.000000e+00)
  br label %3726

3726:                                             ; preds = %3718, %3715
  %3727 = phi double [ %3725, %3718 ], [ 1.000000e+00, %3715 ]
  %3728 = tail call double @llvm.pow.f64(double %3238, double -2.500000e-01)
  %3729 = fmul double %3728, %3727
  br label %3730

3730:                                             ; preds = %3726, %3713
  %3731 = phi double [ %3729, %3726 ], [ 0x7FF0000000000000, %3713 ]
  %3732 = fmul double %3705, %3731
  %3733 = tail call double @llvm.minnum.f64(double %3732, double 1.000000e+01)
  store double 0.000000e+00, ptr %58, align 8
  %3734 = icmp samesign ugt i32 %1488, 1
  %3735 = fcmp ogt double %2308, 1.000000e-03
  %3736 = select i1 %3734, i1 %3735, i1 false
  br i1 %3736, label %3737, label %3760

3737:                                             ; preds = %3730
  store <2 x double> <double 1.000000e+00, double 0.000000e+00>, ptr %58, align 8
  %3738 = load ptr, ptr %25, align 8
  %3739 = load double, ptr %20, align 8
  %3740 = fcmp olt double %380, %3739
  br i1 %3740, label %3745, label %3741

3741:                                             ; preds = %3737
  %3742 = load double, ptr %22, align 8
  %3743 = fcmp ogt double %380, %3742
  %3744 = select i1 %3743, double %3742, double %380
  br label %3745

3745:                                             ; preds = %3741, %3737
  %3746 = phi double [ %3739, %3737 ], [ %3744, %3741 ]
  %3747 = load i32, ptr %15, align 4
  %3748 = icmp eq i32 %3747, 0
  br i1 %3748, label %3754, label %3749

3749:                                             ; preds = %3745
  %3750 = load ptr, ptr %14, align 8
  %3751 = load ptr, ptr %23, align 8
  %3752 = sext i32 %3747 to i64
  %3753 = shl nsw i64 %3752, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3750, ptr align 8 %3751, i64 %3753, i1 false)
  br label %3754

3754:                                             ; preds = %3749, %3745
  %3755 = load ptr, ptr %21, align 8
  %3756 = load ptr, ptr %14, align 8
  %3757 = tail call i32 %3738(double noundef %3746, ptr noundef nonnull %89, ptr noundef %3755, ptr noundef %3756, ptr noundef nonnull %66) #9
  %3758 = icmp eq i32 %3757, 0
  br i1 %3758, label %3763, label %3759

3759:                                             ; preds = %3754
  store double 0.000000e+00, ptr %58, align 8
  br label %3763

3760:                                             ; preds = %3730
  %3761 = fcmp olt double %3733, 1.200000e+00
  br i1 %3761, label %3763, label %3762

3762:                                             ; preds = %3760
  store double 0.000000e+00, ptr %59, align 8
  br label %3763

3763:                                             ; preds = %3762, %3760, %3759, %3754
  %3764 = phi double [ %3733, %3759 ], [ %3733, %3754 ], [ %3733, %3762 ], [ 1.000000e+00, %3760 ]
  %3765 = load double, ptr %16, align 8
  store double %3238, ptr %63, align 8
  %3766 = insertelement <2 x double> <double 1.000000e+00, double poison>, double %3765, i64 1
  store <2 x double> %3766, ptr %61, align 8
  %3767 = load double, ptr %2, align 8
  store double %3767, ptr %42, align 8
  %3768 = getelementptr inbounds nuw i8, ptr %42, i64 8
  store double %380, ptr %3768, align 8
  br i1 %107, label %3769, label %4296

3769:                                             ; preds = %3763
  %3770 = shl nuw nsw i64 %108, 4
  %3771 = getelementptr i8, ptr %77, i64 %3770
  %3772 = load ptr, ptr %26, align 8
  %3773 = load ptr, ptr %18, align 8
  %3774 = getelementptr inbounds nuw double, ptr %77, i64 %108
  %3775 = getelementptr double, ptr %42, i64 %108
  %3776 = getelementptr i8, ptr %3775, i64 16
  %3777 = getelementptr i8, ptr %42, i64 %3770
  %3778 = getelementptr i8, ptr %3777, i64 16
  %3779 = mul nuw nsw i64 %108, 24
  %3780 = getelementptr i8, ptr %42, i64 %3779
  %3781 = getelementptr i8, ptr %3780, i64 16
  %3782 = icmp ult i32 %43, 38
  br i1 %3782, label %4246, label %3783

3783:                                             ; preds = %3769
  %3784 = load <2 x ptr>, ptr %18, align 8
  %3785 = getelementptr i8, ptr %54, i64 64
  %3786 = shl nuw nsw i64 %53, 5
  %3787 = add nuw nsw i64 %3786, 112
  %3788 = mul i64 %3787, %53
  %3789 = shl nsw i64 %57, 3
  %3790 = shl nuw nsw i64 %108, 3
  %3791 = getelementptr i8, ptr %3785, i64 %3788
  %3792 = getelementptr i8, ptr %3791, i64 %3789
  %3793 = getelementptr i8, ptr %3792, i64 %3790
  %3794 = getelementptr i8, ptr %36, i64 %3790
  %3795 = getelementptr i8, ptr %54, i64 48
  %3796 = add nuw nsw i64 %3786, 120
  %3797 = mul i64 %3796, %53
  %3798 = add i64 %3797, %3779
  %3799 = add i64 %3798, %3789
  %3800 = getelementptr i8, ptr %3795, i64 %3799
  %3801 = getelementptr i8, ptr %36, i64 %3770
  %3802 = getelementptr i8, ptr %54, i64 72
  %3803 = add i64 %3797, %3789
  %3804 = getelementptr i8, ptr %3802, i64 %3803
  %3805 = getelementptr i8, ptr %54, i64 56
  %3806 = getelementptr i8, ptr %3805, i64 %3799
  %3807 = getelementptr i8, ptr %36, i64 %3779
  %3808 = getelementptr i8, ptr %54, i64 80
  %3809 = getelementptr i8, ptr %3808, i64 %3803
  %3810 = getelementptr i8, ptr %54, i64 64
  %3811 = getelementptr i8, ptr %3810, i64 %3799
  %3812 = shl nuw nsw i64 %108, 5
  %3813 = getelementptr i8, ptr %36, i64 %3812
  %3814 = getelementptr i8, ptr %3773, i64 %3790
  %3815 = getelementptr i8, ptr %3772, i64 %3790
  %3816 = or disjoint i64 %3786, 16
  %3817 = mul i64 %3816, %53
  %3818 = getelementptr i8, ptr %3810, i64 %3817
  %3819 = getelementptr i8, ptr %3818, i64 %3789
  %3820 = getelementptr i8, ptr %3819, i64 %3790
  %3821 = getelementptr i8, ptr %54, i64 64
  %3822 = getelementptr i8, ptr %3821, i64 %3817
  %3823 = getelementptr i8, ptr %3822, i64 %3770
  %3824 = getelementptr i8, ptr %3823, i64 %3789
  %3825 = getelementptr i8, ptr %3821, i64 %3817
  %3826 = getelementptr i8, ptr %3825, i64 %3779
  %3827 = getelementptr i8, ptr %3826, i64 %3789
  %3828 = getelementptr i8, ptr %54, i64 64
  %3829 = add nuw nsw i64 %3786, 144
  %3830 = mul i64 %3829, %53
  %3831 = getelementptr i8, ptr %3828, i64 %3830
  %3832 = getelementptr i8, ptr %3831, i64 %3789
  %3833 = getelementptr i8, ptr %3832, i64 %3790
  %3834 = add nuw nsw i64 %3786, 152
  %3835 = mul i64 %3834, %53
  %3836 = getelementptr i8, ptr %3828, i64 %3835
  %3837 = getelementptr i8, ptr %3836, i64 %3789
  %3838 = getelementptr i8, ptr %3837, i64 %3790
  %3839 = icmp ult ptr %87, %3820
  %3840 = icmp ult ptr %77, %3800
  %3841 = and i1 %3839, %3840
  %3842 = icmp ult ptr %3801, %3827
  %3843 = icmp ult ptr %3824, %3807
  %3844 = and i1 %3842, %3843
  %3845 = icmp ult ptr %3801, %3833
  %3846 = icmp ult ptr %89, %3807
  %3847 = and i1 %3845, %3846
  %3848 = icmp ult ptr %3801, %3838
  %3849 = icmp ult ptr %91, %3807
  %3850 = and i1 %3848, %3849
  %3851 = icmp ult ptr %3809, %3813
  %3852 = icmp ult ptr %3807, %3811
  %3853 = and i1 %3851, %3852
  %3854 = icmp ult ptr %3809, %3814
  %3855 = icmp ult ptr %3773, %3811
  %3856 = and i1 %3854, %3855
  %3857 = icmp ult ptr %3809, %3815
  %3858 = icmp ult ptr %3772, %3811
  %3859 = and i1 %3857, %3858
  %3860 = icmp ult ptr %3809, %3820
  %3861 = icmp ult ptr %77, %3811
  %3862 = and i1 %3860, %3861
  %3863 = icmp ult ptr %3809, %3824
  %3864 = icmp ult ptr %3820, %3811
  %3865 = and i1 %3863, %3864
  %3866 = icmp ult ptr %3809, %3827
  %3867 = icmp ult ptr %3824, %3811
  %3868 = and i1 %3866, %3867
  %3869 = icmp ult ptr %3809, %3833
  %3870 = icmp ult ptr %89, %3811
  %3871 = and i1 %3869, %3870
  %3872 = icmp ult ptr %3809, %3838
  %3873 = icmp ult ptr %91, %3811
  %3874 = and i1 %3872, %3873
  %3875 = icmp ult ptr %3807, %3814
  %3876 = icmp ult ptr %3773, %3813
  %3877 = and i1 %3875, %3876
  %3878 = icmp ult ptr %3807, %3815
  %3879 = icmp ult ptr %3772, %3813
  %3880 = and i1 %3878, %3879
  %3881 = icmp ult ptr %3807, %3820
  %3882 = icmp ult ptr %77, %3813
  %3883 = and i1 %3881, %3882
  %3884 = icmp ult ptr %3807, %3824
  %3885 = icmp ult ptr %3820, %3813
  %3886 = and i1 %3884, %3885
  %3887 = icmp ult ptr %3807, %3827
  %3888 = icmp ult ptr %3824, %3813
  %3889 = and i1 %3887, %3888
  %3890 = icmp ult ptr %3807, %3833
  %3891 = icmp ult ptr %89, %3813
  %3892 = and i1 %3890, %3891
  %3893 = icmp ult ptr %3807, %3838
  %3894 = icmp ult ptr %91, %3813
  %3895 = and i1 %3893, %3894
  %3896 = icmp ult ptr %3773, %3815
  %3897 = icmp ult ptr %3772, %3814
  %3898 = and i1 %3896, %3897
  %3899 = icmp ult ptr %3773, %3820
  %3900 = icmp ult ptr %77, %3814
  %3901 = and i1 %3899, %3900
  %3902 = shufflevector <2 x ptr> %3784, <2 x ptr> poison, <4 x i32> zeroinitializer
  %3903 = insertelement <4 x ptr> poison, ptr %3824, i64 0
  %3904 = insertelement <4 x ptr> %3903, ptr %3827, i64 1
  %3905 = insertelement <4 x ptr> %3904, ptr %3833, i64 2
  %3906 = insertelement <4 x ptr> %3905, ptr %3838, i64 3
  %3907 = icmp ult <4 x ptr> %3902, %3906
  %3908 = insertelement <4 x ptr> poison, ptr %3820, i64 0
  %3909 = insertelement <4 x ptr> %3908, ptr %3824, i64 1
  %3910 = insertelement <4 x ptr> %3909, ptr %89, i64 2
  %3911 = insertelement <4 x ptr> %3910, ptr %91, i64 3
  %3912 = insertelement <4 x ptr> poison, ptr %3814, i64 0
  %3913 = shufflevector <4 x ptr> %3912, <4 x ptr> poison, <4 x i32> zeroinitializer
  %3914 = icmp ult <4 x ptr> %3911, %3913
  %3915 = and <4 x i1> %3907, %3914
  %3916 = icmp ult ptr %3772, %3820
  %3917 = icmp ult ptr %77, %3815
  %3918 = and i1 %3916, %3917
  %3919 = shufflevector <2 x ptr> %3784, <2 x ptr> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %3920 = icmp ult <4 x ptr> %3919, %3906
  %3921 = insertelement <4 x ptr> poison, ptr %3815, i64 0
  %3922 = shufflevector <4 x ptr> %3921, <4 x ptr> poison, <4 x i32> zeroinitializer
  %3923 = icmp ult <4 x ptr> %3911, %3922
  %3924 = and <4 x i1> %3920, %3923
  %3925 = or <4 x i1> %3915, %3924
  %3926 = bitcast <4 x i1> %3925 to i4
  %3927 = icmp ne i4 %3926, 0
  %3928 = or i1 %3844, %3847
  %3929 = or i1 %3850, %3853
  %3930 = or i1 %3856, %3859
  %3931 = or i1 %3862, %3865
  %3932 = or i1 %3868, %3871
  %3933 = or i1 %3874, %3877
  %3934 = or i1 %3880, %3883
  %3935 = or i1 %3886, %3889
  %3936 = or i1 %3892, %3895
  %3937 = or i1 %3898, %3901
  %3938 = or i1 %3928, %3929
  %3939 = or i1 %3930, %3931
  %3940 = or i1 %3932, %3933
  %3941 = or i1 %3934, %3935
  %3942 = or i1 %3936, %3937
  %3943 = or i1 %3938, %3939
  %3944 = or i1 %3940, %3941
  %3945 = or i1 %3942, %3918
  %3946 = or i1 %3943, %3944
  %3947 = insertelement <2 x ptr> poison, ptr %87, i64 0
  %3948 = insertelement <2 x ptr> %3947, ptr %85, i64 1
  %3949 = insertelement <2 x ptr> poison, ptr %3814, i64 0
  %3950 = insertelement <2 x ptr> %3949, ptr %3800, i64 1
  %3951 = icmp ult <2 x ptr> %3948, %3950
  %3952 = insertelement <2 x ptr> %3784, ptr %87, i64 1
  %3953 = insertelement <2 x ptr> poison, ptr %3800, i64 0
  %3954 = insertelement <2 x ptr> %3953, ptr %3793, i64 1
  %3955 = icmp ult <2 x ptr> %3952, %3954
  %3956 = and <2 x i1> %3951, %3955
  %3957 = insertelement <2 x ptr> poison, ptr %3815, i64 0
  %3958 = insertelement <2 x ptr> %3957, ptr %3801, i64 1
  %3959 = icmp ult <2 x ptr> %3948, %3958
  %3960 = shufflevector <2 x ptr> %3784, <2 x ptr> poison, <2 x i32> <i32 1, i32 poison>
  %3961 = insertelement <2 x ptr> %3960, ptr %3794, i64 1
  %3962 = icmp ult <2 x ptr> %3961, %3954
  %3963 = and <2 x i1> %3959, %3962
  %3964 = insertelement <2 x ptr> %3961, ptr %3824, i64 0
  %3965 = icmp ult <2 x ptr> %3948, %3964
  %3966 = insertelement <2 x ptr> poison, ptr %3820, i64 0
  %3967 = insertelement <2 x ptr> %3966, ptr %36, i64 1
  %3968 = icmp ult <2 x ptr> %3967, %3954
  %3969 = and <2 x i1> %3965, %3968
  %3970 = insertelement <2 x ptr> poison, ptr %3827, i64 0
  %3971 = insertelement <2 x ptr> %3970, ptr %3806, i64 1
  %3972 = icmp ult <2 x ptr> %3948, %3971
  %3973 = insertelement <2 x ptr> %3964, ptr %3804, i64 1
  %3974 = icmp ult <2 x ptr> %3973, %3954
  %3975 = and <2 x i1> %3972, %3974
  %3976 = insertelement <2 x ptr> poison, ptr %3833, i64 0
  %3977 = insertelement <2 x ptr> %3976, ptr %3807, i64 1
  %3978 = icmp ult <2 x ptr> %3948, %3977
  %3979 = insertelement <2 x ptr> %3958, ptr %89, i64 0
  %3980 = icmp ult <2 x ptr> %3979, %3954
  %3981 = and <2 x i1> %3978, %3980
  %3982 = insertelement <2 x ptr> poison, ptr %3838, i64 0
  %3983 = insertelement <2 x ptr> %3982, ptr %3811, i64 1
  %3984 = icmp ult <2 x ptr> %3948, %3983
  %3985 = insertelement <2 x ptr> poison, ptr %91, i64 0
  %3986 = insertelement <2 x ptr> %3985, ptr %3809, i64 1
  %3987 = icmp ult <2 x ptr> %3986, %3954
  %3988 = and <2 x i1> %3984, %3987
  %3989 = insertelement <2 x ptr> %3977, ptr %3794, i64 0
  %3990 = insertelement <2 x ptr> %3954, ptr %3806, i64 0
  %3991 = icmp ult <2 x ptr> %3989, %3990
  %3992 = insertelement <2 x ptr> %3948, ptr %3804, i64 0
  %3993 = insertelement <2 x ptr> poison, ptr %3801, i64 0
  %3994 = insertelement <2 x ptr> %3993, ptr %3813, i64 1
  %3995 = icmp ult <2 x ptr> %3992, %3994
  %3996 = and <2 x i1> %3991, %3995
  %3997 = insertelement <2 x ptr> %3948, ptr %3794, i64 0
  %3998 = insertelement <2 x ptr> poison, ptr %3811, i64 0
  %3999 = insertelement <2 x ptr> %3998, ptr %3814, i64 1
  %4000 = icmp ult <2 x ptr> %3997, %3999
  %4001 = shufflevector <2 x ptr> %3986, <2 x ptr> %3784, <2 x i32> <i32 1, i32 2>
  %4002 = insertelement <2 x ptr> %3954, ptr %3801, i64 0
  %4003 = icmp ult <2 x ptr> %4001, %4002
  %4004 = and <2 x i1> %4000, %4003
  %4005 = insertelement <2 x ptr> poison, ptr %3813, i64 0
  %4006 = insertelement <2 x ptr> %4005, ptr %3815, i64 1
  %4007 = icmp ult <2 x ptr> %3997, %4006
  %4008 = shufflevector <2 x ptr> %3977, <2 x ptr> %3960, <2 x i32> <i32 1, i32 2>
  %4009 = icmp ult <2 x ptr> %4008, %4002
  %4010 = and <2 x i1> %4007, %4009
  %4011 = insertelement <2 x ptr> %3949, ptr %3820, i64 1
  %4012 = icmp ult <2 x ptr> %3997, %4011
  %4013 = insertelement <2 x ptr> %3952, ptr %77, i64 1
  %4014 = icmp ult <2 x ptr> %4013, %4002
  %4015 = and <2 x i1> %4012, %4014
  %4016 = shufflevector <2 x ptr> %3961, <2 x ptr> %3966, <2 x i32> <i32 1, i32 2>
  %4017 = insertelement <2 x ptr> %3954, ptr %3815, i64 0
  %4018 = icmp ult <2 x ptr> %4016, %4017
  %4019 = insertelement <2 x ptr> %3960, ptr %85, i64 1
  %4020 = insertelement <2 x ptr> %3993, ptr %3824, i64 1
  %4021 = icmp ult <2 x ptr> %4019, %4020
  %4022 = and <2 x i1> %4018, %4021
  %4023 = shufflevector <2 x ptr> %3954, <2 x ptr> %3966, <2 x i32> <i32 1, i32 2>
  %4024 = icmp ult <2 x ptr> %3964, %4023
  %4025 = shufflevector <2 x i1> %4024, <2 x i1> poison, <2 x i32> <i32 1, i32 0>
  %4026 = insertelement <2 x ptr> poison, ptr %77, i64 0
  %4027 = insertelement <2 x ptr> %4026, ptr %85, i64 1
  %4028 = insertelement <2 x ptr> %3993, ptr %3827, i64 1
  %4029 = icmp ult <2 x ptr> %4027, %4028
  %4030 = and <2 x i1> %4025, %4029
  %4031 = insertelement <2 x ptr> poison, ptr %3824, i64 0
  %4032 = insertelement <2 x ptr> %4031, ptr %3833, i64 1
  %4033 = icmp ult <2 x ptr> %3997, %4032
  %4034 = insertelement <2 x ptr> %3966, ptr %89, i64 1
  %4035 = icmp ult <2 x ptr> %4034, %4002
  %4036 = and <2 x i1> %4033, %4035
  %4037 = insertelement <2 x ptr> %3970, ptr %3838, i64 1
  %4038 = icmp ult <2 x ptr> %3997, %4037
  %4039 = insertelement <2 x ptr> %3964, ptr %91, i64 1
  %4040 = icmp ult <2 x ptr> %4039, %4002
  %4041 = and <2 x i1> %4038, %4040
  %4042 = insertelement <2 x ptr> %3967, ptr %3794, i64 0
  %4043 = insertelement <2 x ptr> %3976, ptr %3800, i64 1
  %4044 = icmp ult <2 x ptr> %4042, %4043
  %4045 = insertelement <2 x ptr> poison, ptr %89, i64 0
  %4046 = insertelement <2 x ptr> %4045, ptr %87, i64 1
  %4047 = insertelement <2 x ptr> %3961, ptr %3801, i64 0
  %4048 = icmp ult <2 x ptr> %4046, %4047
  %4049 = and <2 x i1> %4044, %4048
  %4050 = insertelement <2 x ptr> %3973, ptr %3794, i64 0
  %4051 = insertelement <2 x ptr> %3961, ptr %3838, i64 0
  %4052 = icmp ult <2 x ptr> %4050, %4051
  %4053 = insertelement <2 x ptr> %3967, ptr %91, i64 0
  %4054 = insertelement <2 x ptr> %3971, ptr %3801, i64 0
  %4055 = icmp ult <2 x ptr> %4053, %4054
  %4056 = and <2 x i1> %4052, %4055
  %4057 = insertelement <2 x ptr> %3973, ptr %3801, i64 0
  %4058 = icmp ult <2 x ptr> %4057, %3989
  %4059 = shufflevector <2 x i1> %4058, <2 x i1> poison, <2 x i32> <i32 1, i32 0>
  %4060 = insertelement <2 x ptr> %3967, ptr %3801, i64 0
  %4061 = insertelement <2 x ptr> %3977, ptr %3806, i64 0
  %4062 = icmp ult <2 x ptr> %4060, %4061
  %4063 = and <2 x i1> %4059, %4062
  %4064 = insertelement <2 x ptr> %3986, ptr %3804, i64 0
  %4065 = insertelement <2 x ptr> %3961, ptr %3811, i64 0
  %4066 = icmp ult <2 x ptr> %4064, %4065
  %4067 = insertelement <2 x ptr> %3967, ptr %3809, i64 0
  %4068 = insertelement <2 x ptr> %3983, ptr %3806, i64 0
  %4069 = icmp ult <2 x ptr> %4067, %4068
  %4070 = and <2 x i1> %4066, %4069
  %4071 = insertelement <2 x ptr> %3977, ptr %3804, i64 0
  %4072 = insertelement <2 x ptr> %3961, ptr %3813, i64 0
  %4073 = icmp ult <2 x ptr> %4071, %4072
  %4074 = insertelement <2 x ptr> %3967, ptr %3807, i64 0
  %4075 = insertelement <2 x ptr> %3994, ptr %3806, i64 0
  %4076 = icmp ult <2 x ptr> %4074, %4075
  %4077 = and <2 x i1> %4073, %4076
  %4078 = shufflevector <2 x ptr> %3973, <2 x ptr> %3784, <2 x i32> <i32 1, i32 2>
  %4079 = insertelement <2 x ptr> %3961, ptr %3814, i64 0
  %4080 = icmp ult <2 x ptr> %4078, %4079
  %4081 = insertelement <2 x ptr> %3784, ptr %36, i64 1
  %4082 = shufflevector <2 x ptr> %3971, <2 x ptr> %3949, <2 x i32> <i32 1, i32 2>
  %4083 = icmp ult <2 x ptr> %4081, %4082
  %4084 = and <2 x i1> %4080, %4083
  %4085 = shufflevector <2 x ptr> %3973, <2 x ptr> %3960, <2 x i32> <i32 1, i32 2>
  %4086 = insertelement <2 x ptr> %3961, ptr %3815, i64 0
  %4087 = icmp ult <2 x ptr> %4085, %4086
  %4088 = insertelement <2 x ptr> %3960, ptr %36, i64 1
  %4089 = shufflevector <2 x ptr> %3971, <2 x ptr> %3957, <2 x i32> <i32 1, i32 2>
  %4090 = icmp ult <2 x ptr> %4088, %4089
  %4091 = and <2 x i1> %4087, %4090
  %4092 = insertelement <2 x ptr> %3973, ptr %77, i64 0
  %4093 = icmp ult <2 x ptr> %4092, %4016
  %4094 = shufflevector <2 x i1> %4093, <2 x i1> poison, <2 x i32> <i32 1, i32 0>
  %4095 = insertelement <2 x ptr> %3967, ptr %77, i64 0
  %4096 = shufflevector <2 x ptr> %3971, <2 x ptr> %3966, <2 x i32> <i32 1, i32 2>
  %4097 = icmp ult <2 x ptr> %4095, %4096
  %4098 = and <2 x i1> %4094, %4097
  %4099 = shufflevector <2 x ptr> %3973, <2 x ptr> %3966, <2 x i32> <i32 1, i32 2>
  %4100 = icmp ult <2 x ptr> %4099, %3964
  %4101 = shufflevector <2 x ptr> %3971, <2 x ptr> %3964, <2 x i32> <i32 1, i32 2>
  %4102 = icmp ult <2 x ptr> %3967, %4101
  %4103 = and <2 x i1> %4100, %4102
  %4104 = shufflevector <2 x ptr> %3961, <2 x ptr> %3970, <2 x i32> <i32 1, i32 2>
  %4105 = icmp ult <2 x ptr> %3973, %4104
  %4106 = shufflevector <2 x ptr> %3967, <2 x ptr> %3964, <2 x i32> <i32 1, i32 2>
  %4107 = icmp ult <2 x ptr> %4106, %3971
  %4108 = and <2 x i1> %4105, %4107
  %4109 = shufflevector <2 x i1> %4108, <2 x i1> poison, <2 x i32> <i32 1, i32 0>
  %4110 = shufflevector <2 x ptr> %3973, <2 x ptr> %3979, <2 x i32> <i32 1, i32 2>
  %4111 = insertelement <2 x ptr> %3961, ptr %3833, i64 0
  %4112 = icmp ult <2 x ptr> %4110, %4111
  %4113 = insertelement <2 x ptr> %3967, ptr %89, i64 0
  %4114 = shufflevector <2 x ptr> %3971, <2 x ptr> %3976, <2 x i32> <i32 1, i32 2>
  %4115 = icmp ult <2 x ptr> %4113, %4114
  %4116 = and <2 x i1> %4112, %4115
  %4117 = shufflevector <2 x ptr> %3973, <2 x ptr> %3985, <2 x i32> <i32 1, i32 2>
  %4118 = icmp ult <2 x ptr> %4117, %4051
  %4119 = shufflevector <2 x ptr> %3971, <2 x ptr> %3982, <2 x i32> <i32 1, i32 2>
  %4120 = icmp ult <2 x ptr> %4053, %4119
  %4121 = and <2 x i1> %4118, %4120
  %4122 = insertelement <2 x ptr> %3998, ptr %3800, i64 1
  %4123 = icmp ult <2 x ptr> %4047, %4122
  %4124 = shufflevector <2 x ptr> %3986, <2 x ptr> %3947, <2 x i32> <i32 1, i32 2>
  %4125 = insertelement <2 x ptr> poison, ptr %3807, i64 0
  %4126 = insertelement <2 x ptr> %4125, ptr %3801, i64 1
  %4127 = icmp ult <2 x ptr> %4124, %4126
  %4128 = and <2 x i1> %4123, %4127
  %4129 = icmp ult <2 x ptr> %4057, %3950
  %4130 = insertelement <2 x ptr> %3971, ptr %3807, i64 0
  %4131 = icmp ult <2 x ptr> %3952, %4130
  %4132 = and <2 x i1> %4129, %4131
  %4133 = shufflevector <2 x ptr> %3958, <2 x ptr> poison, <2 x i32> <i32 1, i32 1>
  %4134 = insertelement <2 x ptr> %3957, ptr %3800, i64 1
  %4135 = icmp ult <2 x ptr> %4133, %4134
  %4136 = insertelement <2 x ptr> %3960, ptr %87, i64 1
  %4137 = shufflevector <2 x ptr> %3977, <2 x ptr> poison, <2 x i32> <i32 1, i32 1>
  %4138 = icmp ult <2 x ptr> %4136, %4137
  %4139 = and <2 x i1> %4135, %4138
  %4140 = insertelement <2 x ptr> %3993, ptr %3809, i64 1
  %4141 = insertelement <2 x ptr> %3966, ptr %3800, i64 1
  %4142 = icmp ult <2 x ptr> %4140, %4141
  %4143 = insertelement <2 x ptr> %4026, ptr %87, i64 1
  %4144 = insertelement <2 x ptr> %4125, ptr %3811, i64 1
  %4145 = icmp ult <2 x ptr> %4143, %4144
  %4146 = and <2 x i1> %4142, %4145
  %4147 = insertelement <2 x ptr> poison, ptr %3800, i64 0
  %4148 = insertelement <2 x ptr> %4147, ptr %3824, i64 1
  %4149 = icmp ult <2 x ptr> %4126, %4148
  %4150 = shufflevector <2 x i1> %4149, <2 x i1> poison, <2 x i32> <i32 1, i32 0>
  %4151 = insertelement <2 x ptr> %3966, ptr %87, i64 1
  %4152 = insertelement <2 x ptr> %4125, ptr %3813, i64 1
  %4153 = icmp ult <2 x ptr> %4151, %4152
  %4154 = and <2 x i1> %4150, %4153
  %4155 = or <2 x i1> %3956, %3963
  %4156 = insertelement <2 x i1> poison, i1 %3841, i64 0
  %4157 = insertelement <2 x i1> %4156, i1 %3927, i64 1
  %4158 = or <2 x i1> %4157, %3969
  %4159 = or <2 x i1> %3975, %3981
  %4160 = or <2 x i1> %3988, %3996
  %4161 = or <2 x i1> %4004, %4010
  %4162 = or <2 x i1> %4015, %4022
  %4163 = or <2 x i1> %4030, %4036
  %4164 = or <2 x i1> %4041, %4049
  %4165 = or <2 x i1> %4056, %4063
  %4166 = or <2 x i1> %4070, %4077
  %4167 = or <2 x i1> %4084, %4091
  %4168 = or <2 x i1> %4098, %4103
  %4169 = or <2 x i1> %4109, %4116
  %4170 = or <2 x i1> %4121, %4128
  %4171 = or <2 x i1> %4132, %4139
  %4172 = or <2 x i1> %4146, %4154
  %4173 = or <2 x i1> %4155, %4158
  %4174 = or <2 x i1> %4159, %4160
  %4175 = or <2 x i1> %4161, %4162
  %4176 = or <2 x i1> %4163, %4164
  %4177 = or <2 x i1> %4165, %4166
  %4178 = or <2 x i1> %4167, %4168
  %4179 = or <2 x i1> %4169, %4170
  %4180 = or <2 x i1> %4171, %4172
  %4181 = or <2 x i1> %4173, %4174
  %4182 = or <2 x i1> %4175, %4176
  %4183 = or <2 x i1> %4177, %4178
  %4184 = or <2 x i1> %4179, %4180
  %4185 = or <2 x i1> %4181, %4182
  %4186 = or <2 x i1> %4183, %4184
  %4187 = or <2 x i1> %4185, %4186
  %4188 = or i1 %3946, %3945
  %4189 = shufflevector <2 x i1> %4187, <2 x i1> poison, <2 x i32> <i32 1, i32 poison>
  %4190 = or <2 x i1> %4189, %4187
  %4191 = extractelement <2 x i1> %4190, i64 0
  %4192 = or i1 %4191, %4188
  br i1 %4192, label %4246, label %4193

4193:                                             ; preds = %3783
  %4194 = and i64 %108, 2147483646
  br label %4195

4195:                                             ; preds = %4195, %4193
  %4196 = phi i64 [ 0, %4193 ], [ %4242, %4195 ]
  %4197 = getelementptr inbounds nuw double, ptr %3773, i64 %4196
  %4198 = load <2 x double>, ptr %4197, align 8
  %4199 = getelementptr inbounds nuw double, ptr %85, i64 %4196
  store <2 x double> %4198, ptr %4199, align 8
  %4200 = getelementptr inbounds nuw double, ptr %42, i64 %4196
  %4201 = getelementptr inbounds nuw i8, ptr %4200, i64 16
  store <2 x double> %4198, ptr %4201, align 8
  %4202 = getelementptr inbounds nuw double, ptr %77, i64 %4196
  %4203 = getelementptr inbounds nuw double, ptr %3774, i64 %4196
  %4204 = getelementptr double, ptr %3771, i64 %4196
  %4205 = mul nuw nsw i64 %4196, 24
  %4206 = getelementptr inbounds nuw i8, ptr %87, i64 %4205
  %4207 = load <2 x double>, ptr %4202, align 8
  %4208 = fmul <2 x double> %4207, splat (double 0x402418FD8BAFFE05)
  %4209 = load <2 x double>, ptr %4203, align 8
  %4210 = fmul <2 x double> %4209, splat (double 0x3FF61D41B2D54580)
  %4211 = fsub <2 x double> %4208, %4210
  %4212 = load <2 x double>, ptr %4204, align 8
  %4213 = fmul <2 x double> %4212, splat (double 0x3FD5555555555555)
  %4214 = fadd <2 x double> %4211, %4213
  %4215 = getelementptr double, ptr %3776, i64 %4196
  store <2 x double> %4214, ptr %4215, align 8
  %4216 = load <2 x double>, ptr %4202, align 8
  %4217 = fmul <2 x double> %4216, splat (double 0x4039A12CE7B30915)
  %4218 = load <2 x double>, ptr %4203, align 8
  %4219 = fmul <2 x double> %4218, splat (double 0x402497AF24BB677E)
  %4220 = fsub <2 x double> %4219, %4217
  %4221 = load <2 x double>, ptr %4204, align 8
  %4222 = fmul <2 x double> %4221, splat (double 0x4005555555555555)
  %4223 = fsub <2 x double> %4220, %4222
  %4224 = getelementptr double, ptr %3778, i64 %4196
  store <2 x double> %4223, ptr %4224, align 8
  %4225 = load <2 x double>, ptr %4202, align 8
  %4226 = fmul <2 x double> %4225, splat (double 0x402F295C43B61425)
  %4227 = load <2 x double>, ptr %4203, align 8
  %4228 = fmul <2 x double> %4227, splat (double 0x4021D406EE60BECF)
  %4229 = fsub <2 x double> %4226, %4228
  %4230 = load <2 x double>, ptr %4204, align 8
  %4231 = fmul <2 x double> %4230, splat (double 0x400AAAAAAAAAAAAB)
  %4232 = fadd <2 x double> %4229, %4231
  %4233 = shufflevector <2 x double> %4214, <2 x double> %4223, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %4234 = shufflevector <2 x double> %4232, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %4235 = shufflevector <4 x double> %4233, <4 x double> %4234, <6 x i32> <i32 0, i32 2, i32 4, i32 1, i32 3, i32 5>
  store <6 x double> %4235, ptr %4206, align 8
  %4236 = getelementptr double, ptr %3781, i64 %4196
  store <2 x double> %4232, ptr %4236, align 8
  %4237 = getelementptr inbounds nuw double, ptr %89, i64 %4196
  %4238 = load <2 x double>, ptr %4237, align 8
  store <2 x double> %4238, ptr %4197, align 8
  %4239 = getelementptr inbounds nuw double, ptr %91, i64 %4196
  %4240 = load <2 x double>, ptr %4239, align 8
  %4241 = getelementptr inbounds nuw double, ptr %3772, i64 %4196
  store <2 x double> %4240, ptr %4241, align 8
  %4242 = add nuw i64 %4196, 2
  %4243 = icmp eq i64 %4242, %4194
  br i1 %4243, label %4244, label %4195

4244:                                             ; preds = %4195
  %4245 = icmp eq i64 %4194, %108
  br i1 %4245, label %4296, label %4246

4246:                                             ; preds = %3783, %3769, %4244
  %4247 = phi i64 [ 0, %3783 ], [ 0, %3769 ], [ %4194, %4244 ]
  br label %4248

4248:                                             ; preds = %4246, %4248
  %4249 = phi i64 [ %4294, %4248 ], [ %4247, %4246 ]
  %4250 = getelementptr inbounds nuw double, ptr %3773, i64 %4249
  %4251 = load double, ptr %4250, align 8
  %4252 = getelementptr inbounds nuw double, ptr %85, i64 %4249
  store double %4251, ptr %4252, align 8
  %4253 = getelementptr inbounds nuw double, ptr %42, i64 %4249
  %4254 = getelementptr inbounds nuw i8, ptr %4253, i64 16
  store double %4251, ptr %4254, align 8
  %4255 = getelementptr inbounds nuw double, ptr %77, i64 %4249
  %4256 = getelementptr inbounds nuw double, ptr %3774, i64 %4249
  %4257 = getelementptr double, ptr %3771, i64 %4249
  %4258 = mul nuw nsw i64 %4249, 24
  %4259 = getelementptr inbounds nuw i8, ptr %87, i64 %4258
  %4260 = load double, ptr %4255, align 8
  %4261 = fmul double %4260, 0x402418FD8BAFFE05
  %4262 = load double, ptr %4256, align 8
  %4263 = fmul double %4262, 0x3FF61D41B2D54580
  %4264 = fsub double %4261, %4263
  %4265 = load double, ptr %4257, align 8
  %4266 = fmul double %4265, 0x3FD5555555555555
  %4267 = fadd double %4264, %4266
  store double %4267, ptr %4259, align 8
  %4268 = getelementptr double, ptr %3776, i64 %4249
  store double %4267, ptr %4268, align 8
  %4269 = load double, ptr %4255, align 8
  %4270 = fmul double %4269, 0x4039A12CE7B30915
  %4271 = load double, ptr %4256, align 8
  %4272 = fmul double %4271, 0x402497AF24BB677E
  %4273 = fsub double %4272, %4270
  %4274 = load double, ptr %4257, align 8
  %4275 = fmul double %4274, 0x4005555555555555
  %4276 = fsub double %4273, %4275
  %4277 = getelementptr inbounds nuw i8, ptr %4259, i64 8
  store double %4276, ptr %4277, align 8
  %4278 = getelementptr double, ptr %3778, i64 %4249
  store double %4276, ptr %4278, align 8
  %4279 = load double, ptr %4255, align 8
  %4280 = fmul double %4279, 0x402F295C43B61425
  %4281 = load double, ptr %4256, align 8
  %4282 = fmul double %4281, 0x4021D406EE60BECF
  %4283 = fsub double %4280, %4282
  %4284 = load double, ptr %4257, align 8
  %4285 = fmul double %4284, 0x400AAAAAAAAAAAAB
  %4286 = fadd double %4283, %4285
  %4287 = getelementptr inbounds nuw i8, ptr %4259, i64 16
  store double %4286, ptr %4287, align 8
  %4288 = getelementptr double, ptr %3781, i64 %4249
  store double %4286, ptr %4288, align 8
  %4289 = getelementptr inbounds nuw double, ptr %89, i64 %4249
  %4290 = load double, ptr %4289, align 8
  store double %4290, ptr %4250, align 8
  %4291 = getelementptr inbounds nuw double, ptr %91, i64 %4249
  %4292 = load double, ptr %4291, align 8
  %4293 = getelementptr inbounds nuw double, ptr %3772, i64 %4249
  store double %4292, ptr %4293, align 8
  %4294 = add nuw nsw i64 %4249, 1
  %4295 = icmp eq i64 %4294, %108
  br i1 %4295, label %4296, label %4248

4296:                                             ; preds = %4248, %4244, %3763
  %4297 = load double, ptr %2, align 8
  store double %4297, ptr %64, align 8
  store double %380, ptr %65, align 8
  store double 1.000000e+00, ptr %60, align 8
  store double %380, ptr %2, align 8
  %4298 = load i64, ptr %29, align 8
  %4299 = add nsw i64 %4298, 1
  store i64 %4299, ptr %29, align 8
  %4300 = tail call double @llvm.minnum.f64(double %3764, double %3693)
  %4301 = fmul double %381, %4300
  store double %4301, ptr %16, align 8
  %4302 = fcmp olt double %3693, %3764
  br i1 %4302, label %4303, label %4311

4303:                                             ; preds = %4296
  store double 0.000000e+00, ptr %59, align 8
  br label %4311

4304:                                             ; preds = %2614, %3695, %3682, %3240, %3666, %3642
  %4305 = phi i32 [ 1, %3682 ], [ 0, %3695 ], [ 1, %3642 ], [ 1, %3666 ], [ 1, %3240 ], [ %375, %2614 ]
  %4306 = phi double [ %3687, %3682 ], [ %3693, %3695 ], [ 2.000000e-01, %3642 ], [ 2.000000e-01, %3666 ], [ 2.000000e-01, %3240 ], [ 5.000000e-01, %2614 ]
  store double 0.000000e+00, ptr %59, align 8
  %4307 = load i64, ptr %28, align 8
  %4308 = add nsw i64 %4307, 1
  store i64 %4308, ptr %28, align 8
  %4309 = fmul double %381, %4306
  %4310 = fcmp ult double %4309, %52
  br i1 %4310, label %4320, label %373

4311:                                             ; preds = %4303, %4296
  %4312 = add nuw nsw i64 %33, 1
  %4313 = icmp eq i64 %4312, %3
  br i1 %4313, label %4314, label %32

4314:                                             ; preds = %32, %4311, %5
  %4315 = load double, ptr %2, align 8
  %4316 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %4317 = load double, ptr %4316, align 8
  %4318 = fcmp olt double %4315, %4317
  %4319 = zext i1 %4318 to i32
  br label %4320

4320:                                             ; preds = %104, %4304, %2637, %4314
  %4321 = phi i32 [ %4319, %4314 ], [ 2, %2637 ], [ 2, %4304 ], [ 2, %104 ]
  ret i32 %4321
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local void @radau5_states(i32 noundef %0, i64 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, i64 noundef %4, ptr noundef readonly captures(none) %5, ptr noundef writeonly captures(none) %6) local_unnamed_addr #2 {
  %8 = icmp sgt i64 %4, 0
  br i1 %8, label %9, label %180

9:                                                ; preds = %7
  %10 = ptrtoint ptr %6 to i64
  %11 = sext i32 %0 to i64
  %12 = icmp sgt i32 %0, 0
  %13 = shl nsw i64 %11, 4
  %14 = zext i32 %0 to i64
  %15 = add i64 %10, -16
  %16 = mul nsw i64 %11, -24
  %17 = add i64 %16, %15
  %18 = shl nsw i64 %11, 3
  %19 = shl nsw i64 %11, 3
  %20 = add nsw i64 %11, %14
  %21 = shl nsw i64 %20, 3
  %22 = add i64 %10, -16
  %23 = icmp ult i32 %0, 4
  %24 = and i64 %14, 2147483644
  %25 = icmp eq i64 %24, %14
  %26 = and i64 %14, 1
  %27 = icmp eq i64 %26, 0
  %28 = add nsw i64 %14, -1
  br label %29

29:                                               ; preds = %9, %177
  %30 = phi i64 [ 0, %9 ], [ %49, %177 ]
  %31 = phi i64 [ 0, %9 ], [ %178, %177 ]
  %32 = mul i64 %18, %31
  %33 = add i64 %17, %32
  %34 = add i64 %22, %32
  %35 = getelementptr inbounds nuw double, ptr %5, i64 %31
  %36 = add nsw i64 %30, 1
  %37 = tail call i64 @llvm.smax.i64(i64 %1, i64 %36)
  %38 = add nsw i64 %37, -1
  %39 = load double, ptr %35, align 8
  br label %40

40:                                               ; preds = %29, %43
  %41 = phi i64 [ %44, %43 ], [ %30, %29 ]
  %42 = icmp eq i64 %41, %38
  br i1 %42, label %48, label %43

43:                                               ; preds = %40
  %44 = add nsw i64 %41, 1
  %45 = getelementptr inbounds double, ptr %3, i64 %41
  %46 = load double, ptr %45, align 8
  %47 = fcmp ogt double %39, %46
  br i1 %47, label %40, label %48

48:                                               ; preds = %40, %43
  %49 = phi i64 [ %38, %40 ], [ %41, %43 ]
  %50 = getelementptr inbounds ptr, ptr %2, i64 %49
  %51 = load ptr, ptr %50, align 8
  %52 = ptrtoint ptr %51 to i64
  %53 = getelementptr inbounds nuw i8, ptr %51, i64 16
  %54 = getelementptr inbounds double, ptr %53, i64 %11
  %55 = load double, ptr %51, align 8
  %56 = fsub double %39, %55
  %57 = getelementptr inbounds nuw i8, ptr %51, i64 8
  %58 = load double, ptr %57, align 8
  %59 = fsub double %58, %55
  %60 = fdiv double %56, %59
  br i1 %12, label %61, label %177

61:                                               ; preds = %48
  %62 = getelementptr i8, ptr %54, i64 %13
  %63 = mul nuw nsw i64 %31, %11
  %64 = getelementptr double, ptr %6, i64 %63
  %65 = getelementptr inbounds nuw double, ptr %54, i64 %14
  br i1 %23, label %120, label %66

66:                                               ; preds = %61
  %67 = sub i64 %33, %52
  %68 = icmp ult i64 %67, 32
  %69 = add i64 %15, %32
  %70 = add i64 %21, %52
  %71 = sub i64 %69, %70
  %72 = icmp ult i64 %71, 32
  %73 = or i1 %68, %72
  %74 = add i64 %22, %32
  %75 = add i64 %19, %52
  %76 = sub i64 %74, %75
  %77 = icmp ult i64 %76, 32
  %78 = or i1 %73, %77
  %79 = sub i64 %34, %52
  %80 = icmp ult i64 %79, 32
  %81 = or i1 %78, %80
  br i1 %81, label %120, label %82

82:                                               ; preds = %66
  %83 = insertelement <2 x double> poison, double %60, i64 0
  %84 = shufflevector <2 x double> %83, <2 x double> poison, <2 x i32> zeroinitializer
  br label %85

85:                                               ; preds = %85, %82
  %86 = phi i64 [ 0, %82 ], [ %117, %85 ]
  %87 = getelementptr inbounds nuw double, ptr %53, i64 %86
  %88 = getelementptr inbounds nuw i8, ptr %87, i64 16
  %89 = load <2 x double>, ptr %87, align 8
  %90 = load <2 x double>, ptr %88, align 8
  %91 = getelementptr inbounds nuw double, ptr %54, i64 %86
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 16
  %93 = load <2 x double>, ptr %91, align 8
  %94 = load <2 x double>, ptr %92, align 8
  %95 = getelementptr inbounds nuw double, ptr %65, i64 %86
  %96 = getelementptr inbounds nuw i8, ptr %95, i64 16
  %97 = load <2 x double>, ptr %95, align 8
  %98 = load <2 x double>, ptr %96, align 8
  %99 = getelementptr double, ptr %62, i64 %86
  %100 = getelementptr i8, ptr %99, i64 16
  %101 = load <2 x double>, ptr %99, align 8
  %102 = load <2 x double>, ptr %100, align 8
  %103 = fmul <2 x double> %84, %101
  %104 = fmul <2 x double> %84, %102
  %105 = fadd <2 x double> %97, %103
  %106 = fadd <2 x double> %98, %104
  %107 = fmul <2 x double> %84, %105
  %108 = fmul <2 x double> %84, %106
  %109 = fadd <2 x double> %93, %107
  %110 = fadd <2 x double> %94, %108
  %111 = fmul <2 x double> %84, %109
  %112 = fmul <2 x double> %84, %110
  %113 = fadd <2 x double> %89, %111
  %114 = fadd <2 x double> %90, %112
  %115 = getelementptr double, ptr %64, i64 %86
  %116 = getelementptr i8, ptr %115, i64 16
  store <2 x double> %113, ptr %115, align 8
  store <2 x double> %114, ptr %116, align 8
  %117 = add nuw i64 %86, 4
  %118 = icmp eq i64 %117, %24
  br i1 %118, label %119, label %85

119:                                              ; preds = %85
  br i1 %25, label %177, label %120

120:                                              ; preds = %66, %61, %119
  %121 = phi i64 [ 0, %66 ], [ 0, %61 ], [ %24, %119 ]
  br i1 %27, label %139, label %122

122:                                              ; preds = %120
  %123 = getelementptr inbounds nuw double, ptr %53, i64 %121
  %124 = load double, ptr %123, align 8
  %125 = getelementptr inbounds nuw double, ptr %54, i64 %121
  %126 = load double, ptr %125, align 8
  %127 = getelementptr inbounds nuw double, ptr %65, i64 %121
  %128 = load double, ptr %127, align 8
  %129 = getelementptr double, ptr %62, i64 %121
  %130 = load double, ptr %129, align 8
  %131 = fmul double %60, %130
  %132 = fadd double %128, %131
  %133 = fmul double %60, %132
  %134 = fadd double %126, %133
  %135 = fmul double %60, %134
  %136 = fadd double %124, %135
  %137 = getelementptr double, ptr %64, i64 %121
  store double %136, ptr %137, align 8
  %138 = or disjoint i64 %121, 1
  br label %139

139:                                              ; preds = %122, %120
  %140 = phi i64 [ %121, %120 ], [ %138, %122 ]
  %141 = icmp eq i64 %121, %28
  br i1 %141, label %177, label %142

142:                                              ; preds = %139, %142
  %143 = phi i64 [ %175, %142 ], [ %140, %139 ]
  %144 = getelementptr inbounds nuw double, ptr %53, i64 %143
  %145 = load double, ptr %144, align 8
  %146 = getelementptr inbounds nuw double, ptr %54, i64 %143
  %147 = load double, ptr %146, align 8
  %148 = getelementptr inbounds nuw double, ptr %65, i64 %143
  %149 = load double, ptr %148, align 8
  %150 = getelementptr double, ptr %62, i64 %143
  %151 = load double, ptr %150, align 8
  %152 = fmul double %60, %151
  %153 = fadd double %149, %152
  %154 = fmul double %60, %153
  %155 = fadd double %147, %154
  %156 = fmul double %60, %155
  %157 = fadd double %145, %156
  %158 = getelementptr double, ptr %64, i64 %143
  store double %157, ptr %158, align 8
  %159 = add nuw nsw i64 %143, 1
  %160 = getelementptr inbounds nuw double, ptr %53, i64 %159
  %161 = load double, ptr %160, align 8
  %162 = getelementptr inbounds nuw double, ptr %54, i64 %159
  %163 = load double, ptr %162, align 8
  %164 = getelementptr inbounds nuw double, ptr %65, i64 %159
  %165 = load double, ptr %164, align 8
  %166 = getelementptr double, ptr %62, i64 %159
  %167 = load double, ptr %166, align 8
  %168 = fmul double %60, %167
  %169 = fadd double %165, %168
  %170 = fmul double %60, %169
  %171 = fadd double %163, %170
  %172 = fmul double %60, %171
  %173 = fadd double %161, %172
  %174 = getelementptr double, ptr %64, i64 %159
  store double %173, ptr %174, align 8
  %175 = add nuw nsw i64 %143, 2
  %176 = icmp eq i64 %175, %14
  br i1 %176, label %177, label %142

177:                                              ; preds = %139, %142, %119, %48
  %178 = add nuw nsw i64 %31, 1
  %179 = icmp eq i64 %178, %4
  br i1 %179, label %180, label %29

180:                                              ; preds = %177, %7
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maxnum.f64(double, double) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.pow.f64(double, double) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.minnum.f64(double, double) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare dso_local double @nextafter(double noundef, double noundef) local_unnamed_addr #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.sqrt.v2f64(<2 x double>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #8

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" }
attributes #1 = { nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" }
attributes #2 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #9 = { nounwind }
attributes #10 = { nounwind willreturn memory(none) }
