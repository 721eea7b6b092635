; f668a4bf994a555fb25d17f6a512b3259518a7d549faa926aeaded2a84416a80 made by .ci/translate: do not edit.
@C = internal unnamed_addr constant [12 x double] [double 0.000000e+00, double 0x3FAAEE6838DAE63A, double 0x3FB432CE2AA42CAC, double 0x3FBE4C353FF64302, double 0x3FD2068C499C08D9, double 0x3FD5555555555555, double 2.500000e-01, double 0x3FD3B13B13B13B14, double 0x3FE4D74D74D74D75, double 6.000000e-01, double 0x3FEB6DB6DB6DB6DB, double 1.000000e+00], align 16
@B = internal unnamed_addr constant [12 x double] [double 0x3FABCC6368D1177C, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x4011CD1ED2AD5AE2, double 0x3FFE43A845D5AB9F, double 0xC017346ECF96AF43, double 0x3FD3EA1DF2F0EB98, double 0xBFC37A028F43B002, double 0x3FC9C657697FE72D, double 0x3FA6E44F50AB6BC2], align 16
@A = internal unnamed_addr constant <{ [12 x double], <{ double, [11 x double] }>, <{ double, double, [10 x double] }>, <{ double, double, double, [9 x double] }>, <{ double, double, double, double, [8 x double] }>, [12 x double], [12 x double], [12 x double], [12 x double], [12 x double], [12 x double], [12 x double] }> <{ [12 x double] zeroinitializer, <{ double, [11 x double] }> <{ double 0x3FAAEE6838DAE63A, [11 x double] zeroinitializer }>, <{ double, double, [10 x double] }> <{ double 0x3F9432CE2AA42CAC, double 0x3FAE4C353FF64302, [10 x double] zeroinitializer }>, <{ double, double, double, [9 x double] }> <{ double 0x3F9E4C353FF64302, double 0.000000e+00, double 0x3FB6B927EFF8B241, [9 x double] zeroinitializer }>, <{ double, double, double, double, [8 x double] }> <{ double 0x3FCEE50D7ECDE9FA, double 0.000000e+00, double 0xBFEC4E3AB5AD1507, double 0x3FED983D7AC79EF5, [8 x double] zeroinitializer }>, [12 x double] [double 0x3FA2F684BDA12F68, double 0.000000e+00, double 0.000000e+00, double 0x3FC5DDB63BDB6D36, double 0x3FC00F533F66F19A, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [12 x double] [double 0x3FA3000000000000, double 0.000000e+00, double 0.000000e+00, double 0x3FC5CAD30F3347ED, double 0x3FAED4B3C332E04D, double 0xBF92000000000000, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [12 x double] [double 0x3FA2FDB8FEE78792, double 0.000000e+00, double 0.000000e+00, double 0x3FC5CF23F6595D72, double 0x3FBB758640DEA698, double 0xBF8F5FCC20FCD32F, double 0x3F80F1D92EFB0B71, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [12 x double] [double 0x3FE3F8B78B985813, double 0.000000e+00, double 0.000000e+00, double 0xC00AE31BACC6BC8A, double 0xBFEBC873F08E11F9, double 0x403B9793D88D1855, double 0x40342770F892AD69, double 0xC045BEB4865C42F9, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [12 x double] [double 0x3FDE9205E321B655, double 0.000000e+00, double 0.000000e+00, double 0xC003E7A8A34BD27F, double 0xBFE2E3A9968C93C8, double 0x40353AE4A6D655EE, double 0x402E8EF7B5F258B8, double 0xC040A4E418D711B9, double 0xBF94D1B3D9B4A876, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [12 x double] [double 0xBFEDFD121F1D399B, double 0.000000e+00, double 0.000000e+00, double 0x4014BED869FB0B9D, double 0x3FF1768702792EA9, double 0xC0204CB0E2110C1C, double 0xC032852305E975A8, double 0x4036BD4F06CB863A, double 0x4003F2E777CF109D, double 0xC0085FC60D2B572C, double 0.000000e+00, double 0.000000e+00], [12 x double] [double 0x40022FBD3B09FCDC, double 0.000000e+00, double 0.000000e+00, double 0xC02511A963CAFE55, double 0xC00001C935AC72AC, double 0xC031F57C8EFF3006, double 0x403BF2EA18B58A01, double 0xC006DF3A7D1CEC13, double 0xC021BEE71A9F33A9, double 0x4028B89C42C81861, double 0x3FE496AC6253E202, double 0.000000e+00] }>, align 16
@E5 = internal unnamed_addr constant [12 x double] [double 0x3F8ADEAEA1607E1A, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xBFF39A3DA55AB5C3, double 0xBFDFBA83BEDE8A72, double 0x3FFAA149F7EDA509, double 0xBFD66BC9B10E7E71, double 0x3FD56330D0783989, double 0x3FB4F8EB54A31435, double 0xBF96E44F50AB6BC2], align 16
@E3 = internal unnamed_addr constant [12 x double] [double 0xBFC84B641FBFA1F1, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x4011CD1ED2AD5AE2, double 0x3FFE43A845D5AB9F, double 0xC017346ECF96AF43, double 0xBFDB0D3A26ABB716, double 0xBFC37A028F43B002, double 0x3FC9C657697FE72D, double 0x3F9732080AC040ED], align 16
@A_EXTRA = internal unnamed_addr constant [3 x [16 x double]] [[16 x double] [double 0x3FACC1FCA2CEB148, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3FD03958F21A35B8, double 0xBFCF84C2C277C23E, double 0xBFBFCB02555C9DEF, double 0x3FC39F10CE2D1913, double 0x3F80CBB69B38652C, double 0x3F7EFF840F396BA9, double -8.298000e-03, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0x3FA04CA1897BDB63, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3F9CFAE9E5F59F45, double 0x3FAB69DB017C8CF9, double 0xBFAC1EF72FC69469, double 0.000000e+00, double 0.000000e+00, double 0xBF1C6710EEF6E153, double 0x3F39127A52D32320, double 0xBF36500E13E7149B, double 0x3FC21686B20CD989, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0xBFDB7309792B6015, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC012CA5D44AFDC9A, double 0x401EBBD2C419EDA3, double 0x401046A54457171C, double 0x3FD6D49E44EDBA44, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xBF56EBEEC24871D4, double 0x40079482A23F1996, double 0xC0224D4A6DCA2222, double 0.000000e+00]], align 16
@C_EXTRA = internal unnamed_addr constant [3 x double] [double 1.000000e-01, double 2.000000e-01, double 0x3FE8E38E38E38E39], align 16
@D = internal unnamed_addr constant [4 x [16 x double]] [[16 x double] [double 0xC020DB9DCC37C81B, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3FE2228765F0A2EB, double 0xC0088D35A1175376, double 0x400313CCA2E462EC, double 0x4000EFAFD3C0D1BD, double 0xBFEBE2709A4AC0D3, double 0x4001EC6A759DA28B, double 0x3FE435E4B2F53319, double 0xBFB6C81218B7F07C, double 0x40322604753358B4, double 0xC02263A6DB60DFA1, double 0xC011BE8052A2581D], [16 x double] [double 0x4024DAE269AD44FC, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x406E49125D57ED67, double 0x4064A66A19B8434B, double 0xC07768BF81E14E35, double 0xC0361D194558CFFB, double 0x401EEF08F933A023, double 0xC03EAC90D122C30D, double 0xC022AA0D032A0ACD, double 0x402F64FC65250F7C, double 0xC03F23AFEDECFD53, double 0xC022B4B2806665CA, double 0x4041E88E43070A10], [16 x double] [double 0x4033FC2C7303381F, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC0783098D10F2521, double 0xC067A5B34EDF4D39, double 0x40807E771C2C6A0C, double 0xC02725D68DC06F96, double 0x401B8661DD0F8BD7, double 0xBFF0027A7D67FC68, double 0x3FE8E308023D3331, double 0xC00639C3EFFF56D2, double 0xC04E192D4F30C77F, double 0x40551481861928C0, double 0x4027FC0D95740812], [16 x double] [double 0xC039B1A59F97E9A3, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC06346126BD860C7, double 0xC06CF0F0AC990990, double 0x40765A39D3B3C602, double 0x405759F0D4D83C70, double 0xC042BAAA552107AB, double 0x405A0660A855838E, double 0x403DD71D78528CF6, double 0xC045C4484E37F77E, double 0x405814C57DF82010, double 0xC04396B082B5CD1E, double 0xC062B7423E1CB30D]], align 16
@NODES = internal unnamed_addr constant [3 x double] [double 0x3FC3D8B64657CAEA, double 0x3FE4A36C0803A6DF, double 1.000000e+00], align 16
@TO_W = internal unnamed_addr constant [3 x [3 x double]] [[3 x double] [double 0x4010B70201A79C46, double 0x3FD4F8C15DA84E86, double 0x3FE0BF7FF59D56EF], [3 x double] [double 0xC010B70201A79C46, double 0xBFD4F8C15DA84E86, double 0x3FDE810014C55221], [3 x double] [double 0x3FE017885A24A7F2, double 0xC004934E6FCAA598, double 0x3FE312C0CF7BDFD1]], align 16
@FROM_W = internal unnamed_addr constant [3 x [3 x double]] [[3 x double] [double 0x3FB82D23845D677B, double 0xBFC214A74C403BF7, double 0x3F9EBFF91A6D688E], [3 x double] [double 0x3FD0037DE70AA1ED, double 0x3FCA20E91E20B551, double 0xBFD8821FA2A36DED], [3 x double] [double 1.000000e+00, double 1.000000e+00, double 0.000000e+00]], align 16
@between.places = internal unnamed_addr constant [2 x double] [double 4.000000e-01, double 8.500000e-01], align 16
@POLYNOMIAL = internal unnamed_addr constant [3 x [3 x double]] [[3 x double] [double 0x402418FD8BAFFE05, double 0xC039A12CE7B30915, double 0x402F295C43B61425], [3 x double] [double 0xBFF61D41B2D54580, double 0x402497AF24BB677E, double 0xC021D406EE60BECF], [3 x double] [double 0x3FD5555555555555, double 0xC005555555555555, double 0x400AAAAAAAAAAAAB]], align 16

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
  br i1 %40, label %41, label %301

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
  br i1 %51, label %295, label %52

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
  br i1 %68, label %69, label %89

69:                                               ; preds = %52
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %71 = load ptr, ptr %70, align 8
  %72 = load double, ptr %1, align 8
  %73 = zext nneg i32 %54 to i64
  br label %74

74:                                               ; preds = %74, %69
  %75 = phi i64 [ 0, %69 ], [ %87, %74 ]
  %76 = phi double [ 0.000000e+00, %69 ], [ %86, %74 ]
  %77 = getelementptr inbounds nuw double, ptr %66, i64 %75
  %78 = load double, ptr %77, align 8
  %79 = getelementptr inbounds nuw double, ptr %71, i64 %75
  %80 = load double, ptr %79, align 8
  %81 = tail call double @llvm.fabs.f64(double %78)
  %82 = fmul double %72, %81
  %83 = fadd double %80, %82
  %84 = fdiv double %78, %83
  %85 = fmul double %84, %84
  %86 = fadd double %76, %85
  %87 = add nuw nsw i64 %75, 1
  %88 = icmp eq i64 %87, %73
  br i1 %88, label %96, label %74

89:                                               ; preds = %52
  %90 = sitofp i32 %54 to double
  %91 = fdiv double 0.000000e+00, %90
  %92 = tail call double @llvm.sqrt.f64(double %91)
  %93 = load ptr, ptr %11, align 8
  %94 = insertelement <2 x double> poison, double %92, i64 0
  %95 = shufflevector <2 x double> %94, <2 x double> poison, <2 x i32> zeroinitializer
  br label %123

96:                                               ; preds = %74
  %97 = load ptr, ptr %11, align 8
  br label %98

98:                                               ; preds = %98, %96
  %99 = phi i64 [ 0, %96 ], [ %113, %98 ]
  %100 = phi double [ 0.000000e+00, %96 ], [ %112, %98 ]
  %101 = getelementptr inbounds nuw double, ptr %97, i64 %99
  %102 = load double, ptr %101, align 8
  %103 = getelementptr inbounds nuw double, ptr %71, i64 %99
  %104 = load double, ptr %103, align 8
  %105 = getelementptr inbounds nuw double, ptr %66, i64 %99
  %106 = load double, ptr %105, align 8
  %107 = tail call double @llvm.fabs.f64(double %106)
  %108 = fmul double %72, %107
  %109 = fadd double %104, %108
  %110 = fdiv double %102, %109
  %111 = fmul double %110, %110
  %112 = fadd double %100, %111
  %113 = add nuw nsw i64 %99, 1
  %114 = icmp eq i64 %113, %73
  br i1 %114, label %115, label %98

115:                                              ; preds = %98
  %116 = uitofp nneg i32 %54 to double
  %117 = insertelement <2 x double> poison, double %86, i64 0
  %118 = insertelement <2 x double> %117, double %112, i64 1
  %119 = insertelement <2 x double> poison, double %116, i64 0
  %120 = shufflevector <2 x double> %119, <2 x double> poison, <2 x i32> zeroinitializer
  %121 = fdiv <2 x double> %118, %120
  %122 = tail call <2 x double> @llvm.sqrt.v2f64(<2 x double> %121)
  br label %123

123:                                              ; preds = %115, %89
  %124 = phi ptr [ %97, %115 ], [ %93, %89 ]
  %125 = phi double [ %116, %115 ], [ %90, %89 ]
  %126 = phi <2 x double> [ %122, %115 ], [ %95, %89 ]
  %127 = ptrtoint ptr %124 to i64
  %128 = extractelement <2 x double> %126, i64 0
  %129 = fcmp olt double %128, 1.000000e-05
  %130 = extractelement <2 x double> %126, i64 1
  %131 = fcmp olt double %130, 1.000000e-05
  %132 = select i1 %129, i1 true, i1 %131
  %133 = fmul double %128, 1.000000e-02
  %134 = fdiv double %133, %130
  %135 = select i1 %132, double 0x3EB0C6F7A0B5ED8D, double %134
  %136 = fcmp ogt double %135, %65
  %137 = select i1 %136, double %65, double %135
  br i1 %68, label %138, label %181

138:                                              ; preds = %123
  %139 = zext nneg i32 %54 to i64
  %140 = icmp ult i32 %54, 8
  br i1 %140, label %166, label %141

141:                                              ; preds = %138
  %142 = shl nsw i64 %58, 3
  %143 = add i64 %142, %56
  %144 = sub i64 %143, %67
  %145 = icmp ult i64 %144, 32
  %146 = sub i64 %143, %127
  %147 = icmp ult i64 %146, 32
  %148 = or i1 %145, %147
  br i1 %148, label %166, label %149

149:                                              ; preds = %141
  %150 = and i64 %139, 2147483646
  %151 = insertelement <2 x double> poison, double %137, i64 0
  %152 = shufflevector <2 x double> %151, <2 x double> poison, <2 x i32> zeroinitializer
  br label %153

153:                                              ; preds = %153, %149
  %154 = phi i64 [ 0, %149 ], [ %162, %153 ]
  %155 = getelementptr inbounds nuw double, ptr %66, i64 %154
  %156 = load <2 x double>, ptr %155, align 8
  %157 = getelementptr inbounds nuw double, ptr %124, i64 %154
  %158 = load <2 x double>, ptr %157, align 8
  %159 = fmul <2 x double> %152, %158
  %160 = fadd <2 x double> %156, %159
  %161 = getelementptr inbounds nuw double, ptr %59, i64 %154
  store <2 x double> %160, ptr %161, align 8
  %162 = add nuw i64 %154, 2
  %163 = icmp eq i64 %162, %150
  br i1 %163, label %164, label %153

164:                                              ; preds = %153
  %165 = icmp eq i64 %150, %139
  br i1 %165, label %179, label %166

166:                                              ; preds = %141, %138, %164
  %167 = phi i64 [ 0, %141 ], [ 0, %138 ], [ %150, %164 ]
  br label %168

168:                                              ; preds = %166, %168
  %169 = phi i64 [ %177, %168 ], [ %167, %166 ]
  %170 = getelementptr inbounds nuw double, ptr %66, i64 %169
  %171 = load double, ptr %170, align 8
  %172 = getelementptr inbounds nuw double, ptr %124, i64 %169
  %173 = load double, ptr %172, align 8
  %174 = fmul double %137, %173
  %175 = fadd double %171, %174
  %176 = getelementptr inbounds nuw double, ptr %59, i64 %169
  store double %175, ptr %176, align 8
  %177 = add nuw nsw i64 %169, 1
  %178 = icmp eq i64 %177, %139
  br i1 %178, label %179, label %168

179:                                              ; preds = %168, %164
  %180 = load double, ptr %2, align 8
  br label %181

181:                                              ; preds = %179, %123
  %182 = phi double [ %180, %179 ], [ %64, %123 ]
  %183 = fadd double %137, %182
  %184 = load i64, ptr %6, align 8
  %185 = add nsw i64 %184, 1
  store i64 %185, ptr %6, align 8
  %186 = load ptr, ptr %0, align 8
  %187 = load double, ptr %14, align 8
  %188 = fcmp olt double %183, %187
  br i1 %188, label %194, label %189

189:                                              ; preds = %181
  %190 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %191 = load double, ptr %190, align 8
  %192 = fcmp ogt double %183, %191
  %193 = select i1 %192, double %191, double %183
  br label %194

194:                                              ; preds = %189, %181
  %195 = phi double [ %187, %181 ], [ %193, %189 ]
  %196 = icmp eq i32 %57, 0
  br i1 %196, label %202, label %197

197:                                              ; preds = %194
  %198 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %199 = load ptr, ptr %198, align 8
  %200 = shl nsw i64 %58, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %55, ptr align 8 %199, i64 %200, i1 false)
  %201 = load ptr, ptr %37, align 8
  br label %202

202:                                              ; preds = %197, %194
  %203 = phi ptr [ %55, %194 ], [ %201, %197 ]
  %204 = load ptr, ptr %35, align 8
  %205 = tail call i32 %186(double noundef %195, ptr noundef %59, ptr noundef %204, ptr noundef %203, ptr noundef %61) #9
  %206 = icmp eq i32 %205, 0
  br i1 %206, label %207, label %237

207:                                              ; preds = %202
  br i1 %68, label %208, label %270

208:                                              ; preds = %207
  %209 = load ptr, ptr %11, align 8
  %210 = zext nneg i32 %54 to i64
  %211 = icmp ult i32 %54, 12
  br i1 %211, label %235, label %212

212:                                              ; preds = %208
  %213 = add nsw i64 %60, %58
  %214 = shl nuw nsw i64 %210, 3
  %215 = add nsw i64 %213, %210
  %216 = shl nsw i64 %215, 3
  %217 = getelementptr i8, ptr %55, i64 %216
  %218 = getelementptr i8, ptr %209, i64 %214
  %219 = icmp ult ptr %61, %218
  %220 = icmp ult ptr %209, %217
  %221 = and i1 %219, %220
  br i1 %221, label %235, label %222

222:                                              ; preds = %212
  %223 = and i64 %210, 2147483646
  br label %224

224:                                              ; preds = %224, %222
  %225 = phi i64 [ 0, %222 ], [ %231, %224 ]
  %226 = getelementptr inbounds nuw double, ptr %209, i64 %225
  %227 = load <2 x double>, ptr %226, align 8
  %228 = getelementptr inbounds nuw double, ptr %61, i64 %225
  %229 = load <2 x double>, ptr %228, align 8
  %230 = fsub <2 x double> %229, %227
  store <2 x double> %230, ptr %228, align 8
  %231 = add nuw i64 %225, 2
  %232 = icmp eq i64 %231, %223
  br i1 %232, label %233, label %224

233:                                              ; preds = %224
  %234 = icmp eq i64 %223, %210
  br i1 %234, label %248, label %235

235:                                              ; preds = %212, %208, %233
  %236 = phi i64 [ 0, %212 ], [ 0, %208 ], [ %223, %233 ]
  br label %239

237:                                              ; preds = %202
  %238 = fdiv double %137, 1.000000e+02
  br label %295

239:                                              ; preds = %235, %239
  %240 = phi i64 [ %246, %239 ], [ %236, %235 ]
  %241 = getelementptr inbounds nuw double, ptr %209, i64 %240
  %242 = load double, ptr %241, align 8
  %243 = getelementptr inbounds nuw double, ptr %61, i64 %240
  %244 = load double, ptr %243, align 8
  %245 = fsub double %244, %242
  store double %245, ptr %243, align 8
  %246 = add nuw nsw i64 %240, 1
  %247 = icmp eq i64 %246, %210
  br i1 %247, label %248, label %239

248:                                              ; preds = %239, %233
  %249 = load ptr, ptr %9, align 8
  %250 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %251 = load ptr, ptr %250, align 8
  %252 = load double, ptr %1, align 8
  br label %253

253:                                              ; preds = %253, %248
  %254 = phi i64 [ 0, %248 ], [ %268, %253 ]
  %255 = phi double [ 0.000000e+00, %248 ], [ %267, %253 ]
  %256 = getelementptr inbounds nuw double, ptr %61, i64 %254
  %257 = load double, ptr %256, align 8
  %258 = getelementptr inbounds nuw double, ptr %251, i64 %254
  %259 = load double, ptr %258, align 8
  %260 = getelementptr inbounds nuw double, ptr %249, i64 %254
  %261 = load double, ptr %260, align 8
  %262 = tail call double @llvm.fabs.f64(double %261)
  %263 = fmul double %252, %262
  %264 = fadd double %259, %263
  %265 = fdiv double %257, %264
  %266 = fmul double %265, %265
  %267 = fadd double %255, %266
  %268 = add nuw nsw i64 %254, 1
  %269 = icmp eq i64 %268, %210
  br i1 %269, label %270, label %253

270:                                              ; preds = %253, %207
  %271 = phi double [ 0.000000e+00, %207 ], [ %267, %253 ]
  %272 = fdiv double %271, %125
  %273 = tail call double @llvm.sqrt.f64(double %272)
  %274 = fdiv double %273, %137
  %275 = fcmp ogt double %130, %274
  %276 = select i1 %275, double %130, double %274
  %277 = fcmp ugt double %276, 1.000000e-15
  br i1 %277, label %281, label %278

278:                                              ; preds = %270
  %279 = fmul double %137, 1.000000e-03
  %280 = tail call double @llvm.maxnum.f64(double %279, double 0x3EB0C6F7A0B5ED8D)
  br label %287

281:                                              ; preds = %270
  %282 = fdiv double 1.000000e-02, %276
  %283 = add nuw nsw i32 %4, 1
  %284 = uitofp nneg i32 %283 to double
  %285 = fdiv double 1.000000e+00, %284
  %286 = tail call double @llvm.pow.f64(double %282, double %285)
  br label %287

287:                                              ; preds = %281, %278
  %288 = phi double [ %280, %278 ], [ %286, %281 ]
  %289 = fmul double %137, 1.000000e+02
  %290 = tail call double @llvm.minnum.f64(double %289, double %288)
  %291 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %292 = load double, ptr %291, align 8
  %293 = tail call double @llvm.minnum.f64(double %65, double %292)
  %294 = tail call double @llvm.minnum.f64(double %290, double %293)
  br label %295

295:                                              ; preds = %287, %237, %50
  %296 = phi double [ %3, %50 ], [ %238, %237 ], [ %294, %287 ]
  %297 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store double %296, ptr %297, align 8
  %298 = tail call double @llvm.fabs.f64(double %296)
  %299 = fcmp ueq double %298, 0x7FF0000000000000
  %300 = select i1 %299, i32 2, i32 1
  br label %301

301:                                              ; preds = %34, %295
  %302 = phi i32 [ %300, %295 ], [ 2, %34 ]
  ret i32 %302
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
  br i1 %11, label %13, label %782

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
  br label %34

34:                                               ; preds = %13, %771
  %35 = phi double [ %12, %13 ], [ %88, %771 ]
  %36 = phi i64 [ 0, %13 ], [ %780, %771 ]
  %37 = mul i64 %33, %36
  %38 = add i64 %31, %37
  %39 = load double, ptr %15, align 8
  %40 = fcmp olt double %35, %39
  br i1 %40, label %41, label %782

41:                                               ; preds = %34
  %42 = mul nsw i64 %36, %10
  %43 = getelementptr inbounds double, ptr %4, i64 %42
  %44 = load i32, ptr %6, align 8
  %45 = load ptr, ptr %16, align 8
  %46 = ptrtoint ptr %45 to i64
  %47 = load i32, ptr %17, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr double, ptr %45, i64 %48
  %50 = sext i32 %44 to i64
  %51 = shl nsw i64 %50, 7
  %52 = getelementptr i8, ptr %49, i64 %51
  %53 = getelementptr double, ptr %52, i64 %50
  %54 = tail call double @llvm.fabs.f64(double %35)
  %55 = tail call double @nextafter(double noundef %54, double noundef 0x7FF0000000000000) #10
  %56 = fsub double %55, %54
  %57 = fmul double %56, 1.000000e+01
  %58 = load double, ptr %18, align 8
  %59 = load double, ptr %19, align 8
  %60 = tail call double @llvm.minnum.f64(double %58, double %59)
  %61 = fcmp olt double %60, %57
  %62 = select i1 %61, double %57, double %60
  %63 = fcmp ult double %62, %57
  br i1 %63, label %788, label %64

64:                                               ; preds = %41
  %65 = mul nsw i64 %50, 96
  %66 = getelementptr inbounds i8, ptr %49, i64 %65
  %67 = shl nsw i64 %48, 3
  %68 = getelementptr i8, ptr %45, i64 %51
  %69 = getelementptr i8, ptr %68, i64 %67
  %70 = shl nsw i64 %48, 3
  %71 = getelementptr i8, ptr %45, i64 %51
  %72 = getelementptr i8, ptr %71, i64 %70
  %73 = getelementptr i8, ptr %45, i64 %70
  %74 = shl nsw i64 %48, 3
  %75 = getelementptr i8, ptr %45, i64 %51
  %76 = getelementptr i8, ptr %75, i64 %74
  %77 = shl nsw i64 %48, 3
  %78 = getelementptr i8, ptr %45, i64 %51
  %79 = getelementptr i8, ptr %78, i64 %77
  %80 = getelementptr i8, ptr %45, i64 %77
  br label %81

81:                                               ; preds = %765, %64
  %82 = phi i1 [ true, %64 ], [ false, %765 ]
  %83 = phi double [ %62, %64 ], [ %767, %765 ]
  %84 = load double, ptr %2, align 8
  %85 = fadd double %83, %84
  %86 = load double, ptr %15, align 8
  %87 = fcmp oge double %85, %86
  %88 = select i1 %87, double %86, double %85
  %89 = fsub double %88, %84
  %90 = load i32, ptr %6, align 8
  %91 = load ptr, ptr %20, align 8
  %92 = sext i32 %90 to i64
  %93 = shl nsw i64 %92, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %49, ptr align 8 %91, i64 %93, i1 false)
  %94 = icmp sgt i32 %90, 0
  %95 = icmp slt i32 %90, 1
  %96 = zext i32 %90 to i64
  %97 = shl nuw nsw i64 %96, 3
  %98 = shl nuw nsw i64 %96, 3
  %99 = getelementptr i8, ptr %76, i64 %98
  %100 = shl nuw nsw i64 %96, 3
  %101 = getelementptr i8, ptr %79, i64 %100
  %102 = shl nsw i64 %92, 3
  %103 = getelementptr i8, ptr %80, i64 %100
  %104 = icmp ult i32 %90, 4
  %105 = icmp ult ptr %49, %101
  %106 = and i64 %96, 2147483646
  %107 = icmp eq i64 %106, %96
  %108 = icmp eq i32 %90, 1
  %109 = and i64 %96, 2147483646
  %110 = insertelement <2 x double> poison, double %89, i64 0
  %111 = shufflevector <2 x double> %110, <2 x double> poison, <2 x i32> zeroinitializer
  %112 = icmp eq i64 %109, %96
  br label %117

113:                                              ; preds = %223
  %114 = add nuw nsw i64 %119, 1
  %115 = icmp eq i64 %114, 12
  %116 = add i64 %118, 1
  br i1 %115, label %228, label %117

117:                                              ; preds = %113, %81
  %118 = phi i64 [ %116, %113 ], [ 0, %81 ]
  %119 = phi i64 [ %114, %113 ], [ 1, %81 ]
  %120 = mul i64 %102, %118
  %121 = getelementptr i8, ptr %103, i64 %120
  %122 = load ptr, ptr %21, align 8
  %123 = getelementptr inbounds nuw [12 x double], ptr @A, i64 %119
  br i1 %94, label %127, label %124

124:                                              ; preds = %127, %117
  %125 = icmp ult ptr %52, %121
  %126 = and i1 %125, %105
  br label %148

127:                                              ; preds = %117
  tail call void @llvm.memset.p0.i64(ptr align 8 %52, i8 0, i64 %97, i1 false)
  br label %124

128:                                              ; preds = %184
  br i1 %94, label %129, label %197

129:                                              ; preds = %128
  br i1 %108, label %146, label %130

130:                                              ; preds = %129
  %131 = getelementptr i8, ptr %122, i64 %98
  %132 = icmp ult ptr %52, %131
  %133 = icmp ult ptr %122, %99
  %134 = and i1 %132, %133
  br i1 %134, label %146, label %135

135:                                              ; preds = %130, %135
  %136 = phi i64 [ %143, %135 ], [ 0, %130 ]
  %137 = getelementptr inbounds nuw double, ptr %122, i64 %136
  %138 = load <2 x double>, ptr %137, align 8
  %139 = getelementptr inbounds nuw double, ptr %52, i64 %136
  %140 = load <2 x double>, ptr %139, align 8
  %141 = fmul <2 x double> %111, %140
  %142 = fadd <2 x double> %138, %141
  store <2 x double> %142, ptr %139, align 8
  %143 = add nuw i64 %136, 2
  %144 = icmp eq i64 %143, %109
  br i1 %144, label %145, label %135

145:                                              ; preds = %135
  br i1 %112, label %197, label %146

146:                                              ; preds = %130, %129, %145
  %147 = phi i64 [ 0, %130 ], [ 0, %129 ], [ %109, %145 ]
  br label %187

148:                                              ; preds = %124, %184
  %149 = phi i64 [ %185, %184 ], [ 0, %124 ]
  %150 = getelementptr inbounds nuw double, ptr %123, i64 %149
  %151 = load double, ptr %150, align 8
  %152 = mul nsw i64 %149, %92
  %153 = getelementptr inbounds double, ptr %49, i64 %152
  %154 = fcmp oeq double %151, 0.000000e+00
  %155 = or i1 %95, %154
  br i1 %155, label %184, label %156

156:                                              ; preds = %148
  %157 = select i1 %104, i1 true, i1 %126
  br i1 %157, label %172, label %158

158:                                              ; preds = %156
  %159 = insertelement <2 x double> poison, double %151, i64 0
  %160 = shufflevector <2 x double> %159, <2 x double> poison, <2 x i32> zeroinitializer
  br label %161

161:                                              ; preds = %161, %158
  %162 = phi i64 [ 0, %158 ], [ %169, %161 ]
  %163 = getelementptr inbounds nuw double, ptr %153, i64 %162
  %164 = load <2 x double>, ptr %163, align 8
  %165 = fmul <2 x double> %160, %164
  %166 = getelementptr inbounds nuw double, ptr %52, i64 %162
  %167 = load <2 x double>, ptr %166, align 8
  %168 = fadd <2 x double> %167, %165
  store <2 x double> %168, ptr %166, align 8
  %169 = add nuw i64 %162, 2
  %170 = icmp eq i64 %169, %106
  br i1 %170, label %171, label %161

171:                                              ; preds = %161
  br i1 %107, label %184, label %172

172:                                              ; preds = %156, %171
  %173 = phi i64 [ %106, %171 ], [ 0, %156 ]
  br label %174

174:                                              ; preds = %172, %174
  %175 = phi i64 [ %182, %174 ], [ %173, %172 ]
  %176 = getelementptr inbounds nuw double, ptr %153, i64 %175
  %177 = load double, ptr %176, align 8
  %178 = fmul double %151, %177
  %179 = getelementptr inbounds nuw double, ptr %52, i64 %175
  %180 = load double, ptr %179, align 8
  %181 = fadd double %180, %178
  store double %181, ptr %179, align 8
  %182 = add nuw nsw i64 %175, 1
  %183 = icmp eq i64 %182, %96
  br i1 %183, label %184, label %174

184:                                              ; preds = %174, %171, %148
  %185 = add nuw nsw i64 %149, 1
  %186 = icmp eq i64 %185, %119
  br i1 %186, label %128, label %148

187:                                              ; preds = %146, %187
  %188 = phi i64 [ %195, %187 ], [ %147, %146 ]
  %189 = getelementptr inbounds nuw double, ptr %122, i64 %188
  %190 = load double, ptr %189, align 8
  %191 = getelementptr inbounds nuw double, ptr %52, i64 %188
  %192 = load double, ptr %191, align 8
  %193 = fmul double %89, %192
  %194 = fadd double %190, %193
  store double %194, ptr %191, align 8
  %195 = add nuw nsw i64 %188, 1
  %196 = icmp eq i64 %195, %96
  br i1 %196, label %197, label %187

197:                                              ; preds = %187, %145, %128
  %198 = load double, ptr %2, align 8
  %199 = getelementptr inbounds nuw double, ptr @C, i64 %119
  %200 = load double, ptr %199, align 8
  %201 = fmul double %89, %200
  %202 = fadd double %198, %201
  %203 = mul nsw i64 %119, %92
  %204 = getelementptr inbounds double, ptr %49, i64 %203
  %205 = load i64, ptr %22, align 8
  %206 = add nsw i64 %205, 1
  store i64 %206, ptr %22, align 8
  %207 = load ptr, ptr %0, align 8
  %208 = load double, ptr %23, align 8
  %209 = fcmp olt double %202, %208
  br i1 %209, label %214, label %210

210:                                              ; preds = %197
  %211 = load double, ptr %25, align 8
  %212 = fcmp ogt double %202, %211
  %213 = select i1 %212, double %211, double %202
  br label %214

214:                                              ; preds = %210, %197
  %215 = phi double [ %208, %197 ], [ %213, %210 ]
  %216 = load i32, ptr %17, align 4
  %217 = icmp eq i32 %216, 0
  br i1 %217, label %223, label %218

218:                                              ; preds = %214
  %219 = load ptr, ptr %16, align 8
  %220 = load ptr, ptr %26, align 8
  %221 = sext i32 %216 to i64
  %222 = shl nsw i64 %221, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %219, ptr align 8 %220, i64 %222, i1 false)
  br label %223

223:                                              ; preds = %218, %214
  %224 = load ptr, ptr %24, align 8
  %225 = load ptr, ptr %16, align 8
  %226 = tail call i32 %207(double noundef %215, ptr noundef %52, ptr noundef %224, ptr noundef %225, ptr noundef %204) #9
  %227 = icmp eq i32 %226, 0
  br i1 %227, label %113, label %765

228:                                              ; preds = %113
  %229 = load ptr, ptr %21, align 8
  br i1 %94, label %230, label %231

230:                                              ; preds = %228
  tail call void @llvm.memset.p0.i64(ptr align 8 %52, i8 0, i64 %97, i1 false)
  br label %231

231:                                              ; preds = %230, %228
  %232 = shl nuw nsw i64 %96, 3
  %233 = getelementptr i8, ptr %72, i64 %232
  %234 = mul nsw i64 %92, 88
  %235 = getelementptr i8, ptr %73, i64 %234
  %236 = getelementptr i8, ptr %235, i64 %232
  %237 = icmp ult i32 %90, 2
  %238 = icmp ult ptr %52, %236
  %239 = icmp ult ptr %49, %233
  %240 = and i1 %238, %239
  %241 = and i64 %96, 2147483646
  %242 = icmp eq i64 %241, %96
  br label %271

243:                                              ; preds = %308
  br i1 %94, label %244, label %321

244:                                              ; preds = %243
  %245 = icmp ult i32 %90, 4
  br i1 %245, label %269, label %246

246:                                              ; preds = %244
  %247 = shl nuw nsw i64 %96, 3
  %248 = getelementptr i8, ptr %69, i64 %247
  %249 = getelementptr i8, ptr %229, i64 %247
  %250 = icmp ult ptr %52, %249
  %251 = icmp ult ptr %229, %248
  %252 = and i1 %250, %251
  br i1 %252, label %269, label %253

253:                                              ; preds = %246
  %254 = and i64 %96, 2147483646
  %255 = insertelement <2 x double> poison, double %89, i64 0
  %256 = shufflevector <2 x double> %255, <2 x double> poison, <2 x i32> zeroinitializer
  br label %257

257:                                              ; preds = %257, %253
  %258 = phi i64 [ 0, %253 ], [ %265, %257 ]
  %259 = getelementptr inbounds nuw double, ptr %229, i64 %258
  %260 = load <2 x double>, ptr %259, align 8
  %261 = getelementptr inbounds nuw double, ptr %52, i64 %258
  %262 = load <2 x double>, ptr %261, align 8
  %263 = fmul <2 x double> %256, %262
  %264 = fadd <2 x double> %260, %263
  store <2 x double> %264, ptr %261, align 8
  %265 = add nuw i64 %258, 2
  %266 = icmp eq i64 %265, %254
  br i1 %266, label %267, label %257

267:                                              ; preds = %257
  %268 = icmp eq i64 %254, %96
  br i1 %268, label %321, label %269

269:                                              ; preds = %246, %244, %267
  %270 = phi i64 [ 0, %246 ], [ 0, %244 ], [ %254, %267 ]
  br label %311

271:                                              ; preds = %308, %231
  %272 = phi i64 [ 0, %231 ], [ %309, %308 ]
  %273 = getelementptr inbounds nuw double, ptr @B, i64 %272
  %274 = load double, ptr %273, align 8
  %275 = mul nsw i64 %272, %92
  %276 = getelementptr inbounds double, ptr %49, i64 %275
  %277 = add nsw i64 %272, -1
  %278 = icmp ult i64 %277, 4
  %279 = or i1 %95, %278
  br i1 %279, label %308, label %280

280:                                              ; preds = %271
  %281 = select i1 %237, i1 true, i1 %240
  br i1 %281, label %296, label %282

282:                                              ; preds = %280
  %283 = insertelement <2 x double> poison, double %274, i64 0
  %284 = shufflevector <2 x double> %283, <2 x double> poison, <2 x i32> zeroinitializer
  br label %285

285:                                              ; preds = %285, %282
  %286 = phi i64 [ 0, %282 ], [ %293, %285 ]
  %287 = getelementptr inbounds nuw double, ptr %276, i64 %286
  %288 = load <2 x double>, ptr %287, align 8
  %289 = fmul <2 x double> %284, %288
  %290 = getelementptr inbounds nuw double, ptr %52, i64 %286
  %291 = load <2 x double>, ptr %290, align 8
  %292 = fadd <2 x double> %291, %289
  store <2 x double> %292, ptr %290, align 8
  %293 = add nuw i64 %286, 2
  %294 = icmp eq i64 %293, %241
  br i1 %294, label %295, label %285

295:                                              ; preds = %285
  br i1 %242, label %308, label %296

296:                                              ; preds = %280, %295
  %297 = phi i64 [ %241, %295 ], [ 0, %280 ]
  br label %298

298:                                              ; preds = %296, %298
  %299 = phi i64 [ %306, %298 ], [ %297, %296 ]
  %300 = getelementptr inbounds nuw double, ptr %276, i64 %299
  %301 = load double, ptr %300, align 8
  %302 = fmul double %274, %301
  %303 = getelementptr inbounds nuw double, ptr %52, i64 %299
  %304 = load double, ptr %303, align 8
  %305 = fadd double %304, %302
  store double %305, ptr %303, align 8
  %306 = add nuw nsw i64 %299, 1
  %307 = icmp eq i64 %306, %96
  br i1 %307, label %308, label %298

308:                                              ; preds = %298, %295, %271
  %309 = add nuw nsw i64 %272, 1
  %310 = icmp eq i64 %309, 12
  br i1 %310, label %243, label %271

311:                                              ; preds = %269, %311
  %312 = phi i64 [ %319, %311 ], [ %270, %269 ]
  %313 = getelementptr inbounds nuw double, ptr %229, i64 %312
  %314 = load double, ptr %313, align 8
  %315 = getelementptr inbounds nuw double, ptr %52, i64 %312
  %316 = load double, ptr %315, align 8
  %317 = fmul double %89, %316
  %318 = fadd double %314, %317
  store double %318, ptr %315, align 8
  %319 = add nuw nsw i64 %312, 1
  %320 = icmp eq i64 %319, %96
  br i1 %320, label %321, label %311

321:                                              ; preds = %311, %267, %243
  %322 = load i32, ptr %6, align 8
  %323 = icmp sgt i32 %322, 0
  br i1 %323, label %324, label %369

324:                                              ; preds = %321
  %325 = load ptr, ptr %27, align 8
  %326 = load double, ptr %1, align 8
  %327 = zext nneg i32 %322 to i64
  br label %328

328:                                              ; preds = %356, %324
  %329 = phi i64 [ 0, %324 ], [ %367, %356 ]
  %330 = phi <2 x double> [ zeroinitializer, %324 ], [ %366, %356 ]
  %331 = getelementptr inbounds nuw double, ptr %229, i64 %329
  %332 = load double, ptr %331, align 8
  %333 = getelementptr inbounds nuw double, ptr %52, i64 %329
  %334 = load double, ptr %333, align 8
  %335 = getelementptr inbounds nuw double, ptr %325, i64 %329
  %336 = load double, ptr %335, align 8
  %337 = getelementptr double, ptr %49, i64 %329
  br label %338

338:                                              ; preds = %338, %328
  %339 = phi i64 [ 0, %328 ], [ %354, %338 ]
  %340 = phi <2 x double> [ zeroinitializer, %328 ], [ %353, %338 ]
  %341 = getelementptr inbounds nuw double, ptr @E5, i64 %339
  %342 = load double, ptr %341, align 8
  %343 = mul nuw nsw i64 %339, %327
  %344 = getelementptr double, ptr %337, i64 %343
  %345 = load double, ptr %344, align 8
  %346 = getelementptr inbounds nuw double, ptr @E3, i64 %339
  %347 = load double, ptr %346, align 8
  %348 = insertelement <2 x double> poison, double %347, i64 0
  %349 = insertelement <2 x double> %348, double %342, i64 1
  %350 = insertelement <2 x double> poison, double %345, i64 0
  %351 = shufflevector <2 x double> %350, <2 x double> poison, <2 x i32> zeroinitializer
  %352 = fmul <2 x double> %349, %351
  %353 = fadd <2 x double> %340, %352
  %354 = add nuw nsw i64 %339, 1
  %355 = icmp eq i64 %354, 12
  br i1 %355, label %356, label %338

356:                                              ; preds = %338
  %357 = tail call double @llvm.fabs.f64(double %332)
  %358 = tail call double @llvm.fabs.f64(double %334)
  %359 = tail call double @llvm.maxnum.f64(double %357, double %358)
  %360 = fmul double %326, %359
  %361 = fadd double %336, %360
  %362 = insertelement <2 x double> poison, double %361, i64 0
  %363 = shufflevector <2 x double> %362, <2 x double> poison, <2 x i32> zeroinitializer
  %364 = fdiv <2 x double> %353, %363
  %365 = fmul <2 x double> %364, %364
  %366 = fadd <2 x double> %330, %365
  %367 = add nuw nsw i64 %329, 1
  %368 = icmp eq i64 %367, %327
  br i1 %368, label %369, label %328

369:                                              ; preds = %356, %321
  %370 = phi <2 x double> [ zeroinitializer, %321 ], [ %366, %356 ]
  %371 = extractelement <2 x double> %370, i64 1
  %372 = fcmp oeq double %371, 0.000000e+00
  %373 = extractelement <2 x double> %370, i64 0
  %374 = fcmp oeq double %373, 0.000000e+00
  %375 = select i1 %372, i1 %374, i1 false
  br i1 %375, label %386, label %376

376:                                              ; preds = %369
  %377 = tail call double @llvm.fabs.f64(double %89)
  %378 = fmul double %377, %371
  %379 = fmul double %373, 1.000000e-02
  %380 = fadd double %379, %371
  %381 = sitofp i32 %322 to double
  %382 = fmul double %380, %381
  %383 = tail call double @llvm.sqrt.f64(double %382)
  %384 = fdiv double %378, %383
  %385 = fcmp olt double %384, 1.000000e+00
  br i1 %385, label %386, label %394

386:                                              ; preds = %376, %369
  %387 = phi double [ %384, %376 ], [ 0.000000e+00, %369 ]
  %388 = load ptr, ptr %28, align 8
  %389 = icmp eq ptr %388, null
  br i1 %389, label %394, label %390

390:                                              ; preds = %386
  %391 = load ptr, ptr %24, align 8
  %392 = load ptr, ptr %26, align 8
  %393 = tail call i32 %388(double noundef %88, ptr noundef %52, ptr noundef %391, ptr noundef %392) #9
  br label %394

394:                                              ; preds = %390, %386, %376
  %395 = phi double [ %387, %390 ], [ %387, %386 ], [ %384, %376 ]
  %396 = phi i32 [ %393, %390 ], [ 0, %386 ], [ 0, %376 ]
  %397 = fcmp uge double %395, 1.000000e+00
  %398 = icmp ne i32 %396, 0
  %399 = select i1 %397, i1 true, i1 %398
  br i1 %399, label %423, label %400

400:                                              ; preds = %394
  %401 = load i64, ptr %22, align 8
  %402 = add nsw i64 %401, 1
  store i64 %402, ptr %22, align 8
  %403 = load ptr, ptr %0, align 8
  %404 = load double, ptr %23, align 8
  %405 = fcmp olt double %88, %404
  br i1 %405, label %410, label %406

406:                                              ; preds = %400
  %407 = load double, ptr %25, align 8
  %408 = fcmp ogt double %88, %407
  %409 = select i1 %408, double %407, double %88
  br label %410

410:                                              ; preds = %406, %400
  %411 = phi double [ %404, %400 ], [ %409, %406 ]
  %412 = load i32, ptr %17, align 4
  %413 = icmp eq i32 %412, 0
  br i1 %413, label %419, label %414

414:                                              ; preds = %410
  %415 = load ptr, ptr %16, align 8
  %416 = load ptr, ptr %26, align 8
  %417 = sext i32 %412 to i64
  %418 = shl nsw i64 %417, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %415, ptr align 8 %416, i64 %418, i1 false)
  br label %419

419:                                              ; preds = %414, %410
  %420 = load ptr, ptr %24, align 8
  %421 = load ptr, ptr %16, align 8
  %422 = tail call i32 %403(double noundef %411, ptr noundef %52, ptr noundef %420, ptr noundef %421, ptr noundef %66) #9
  br label %423

423:                                              ; preds = %419, %394
  %424 = phi i32 [ %396, %394 ], [ %422, %419 ]
  %425 = icmp ne i32 %424, 0
  %426 = select i1 %397, i1 true, i1 %425
  br i1 %426, label %757, label %427

427:                                              ; preds = %423
  %428 = fcmp oeq double %395, 0.000000e+00
  br i1 %428, label %433, label %429

429:                                              ; preds = %427
  %430 = tail call double @llvm.pow.f64(double %395, double -1.250000e-01)
  %431 = fmul double %430, 9.000000e-01
  %432 = tail call double @llvm.minnum.f64(double %431, double 1.000000e+01)
  br label %433

433:                                              ; preds = %429, %427
  %434 = phi double [ %432, %429 ], [ 1.000000e+01, %427 ]
  %435 = tail call double @llvm.minnum.f64(double %434, double 1.000000e+00)
  %436 = select i1 %82, double %434, double %435
  %437 = load i32, ptr %17, align 4
  %438 = icmp eq i32 %437, 0
  br i1 %438, label %444, label %439

439:                                              ; preds = %433
  %440 = load ptr, ptr %26, align 8
  %441 = load ptr, ptr %16, align 8
  %442 = sext i32 %437 to i64
  %443 = shl nsw i64 %442, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %440, ptr align 8 %441, i64 %443, i1 false)
  br label %444

444:                                              ; preds = %439, %433
  %445 = load i32, ptr %6, align 8
  %446 = getelementptr inbounds nuw i8, ptr %43, i64 16
  %447 = sext i32 %445 to i64
  %448 = getelementptr inbounds double, ptr %446, i64 %447
  %449 = icmp sgt i32 %445, 0
  %450 = icmp slt i32 %445, 1
  %451 = zext i32 %445 to i64
  %452 = shl nuw nsw i64 %451, 3
  %453 = mul nsw i64 %50, 136
  %454 = shl nsw i64 %48, 3
  %455 = shl nuw nsw i64 %451, 3
  %456 = getelementptr i8, ptr %45, i64 %453
  %457 = getelementptr i8, ptr %456, i64 %454
  %458 = getelementptr i8, ptr %457, i64 %455
  %459 = mul nsw i64 %50, 136
  %460 = shl nsw i64 %48, 3
  %461 = shl nuw nsw i64 %451, 3
  %462 = getelementptr i8, ptr %45, i64 %459
  %463 = getelementptr i8, ptr %462, i64 %460
  %464 = getelementptr i8, ptr %463, i64 %461
  %465 = mul nsw i64 %447, 96
  %466 = shl nsw i64 %447, 3
  %467 = getelementptr i8, ptr %45, i64 %465
  %468 = getelementptr i8, ptr %467, i64 %460
  %469 = getelementptr i8, ptr %468, i64 %461
  %470 = icmp ult i32 %445, 4
  %471 = icmp ult ptr %49, %464
  %472 = and i64 %451, 2147483646
  %473 = icmp eq i64 %472, %451
  %474 = icmp eq i32 %445, 1
  %475 = and i64 %451, 2147483646
  %476 = insertelement <2 x double> poison, double %89, i64 0
  %477 = shufflevector <2 x double> %476, <2 x double> poison, <2 x i32> zeroinitializer
  %478 = icmp eq i64 %475, %451
  br label %482

479:                                              ; preds = %588
  %480 = add nuw nsw i64 %483, 1
  %481 = icmp eq i64 %480, 3
  br i1 %481, label %593, label %482

482:                                              ; preds = %479, %444
  %483 = phi i64 [ 0, %444 ], [ %480, %479 ]
  %484 = mul i64 %466, %483
  %485 = getelementptr i8, ptr %469, i64 %484
  %486 = load ptr, ptr %21, align 8
  %487 = add nuw nsw i64 %483, 13
  %488 = getelementptr inbounds nuw [16 x double], ptr @A_EXTRA, i64 %483
  br i1 %449, label %492, label %489

489:                                              ; preds = %492, %482
  %490 = icmp ult ptr %53, %485
  %491 = and i1 %490, %471
  br label %513

492:                                              ; preds = %482
  tail call void @llvm.memset.p0.i64(ptr align 8 %53, i8 0, i64 %452, i1 false)
  br label %489

493:                                              ; preds = %549
  br i1 %449, label %494, label %562

494:                                              ; preds = %493
  br i1 %474, label %511, label %495

495:                                              ; preds = %494
  %496 = getelementptr i8, ptr %486, i64 %455
  %497 = icmp ult ptr %53, %496
  %498 = icmp ult ptr %486, %458
  %499 = and i1 %497, %498
  br i1 %499, label %511, label %500

500:                                              ; preds = %495, %500
  %501 = phi i64 [ %508, %500 ], [ 0, %495 ]
  %502 = getelementptr inbounds nuw double, ptr %486, i64 %501
  %503 = load <2 x double>, ptr %502, align 8
  %504 = getelementptr inbounds nuw double, ptr %53, i64 %501
  %505 = load <2 x double>, ptr %504, align 8
  %506 = fmul <2 x double> %477, %505
  %507 = fadd <2 x double> %503, %506
  store <2 x double> %507, ptr %504, align 8
  %508 = add nuw i64 %501, 2
  %509 = icmp eq i64 %508, %475
  br i1 %509, label %510, label %500

510:                                              ; preds = %500
  br i1 %478, label %562, label %511

511:                                              ; preds = %495, %494, %510
  %512 = phi i64 [ 0, %495 ], [ 0, %494 ], [ %475, %510 ]
  br label %552

513:                                              ; preds = %489, %549
  %514 = phi i64 [ %550, %549 ], [ 0, %489 ]
  %515 = getelementptr inbounds nuw double, ptr %488, i64 %514
  %516 = load double, ptr %515, align 8
  %517 = mul nsw i64 %514, %447
  %518 = getelementptr inbounds double, ptr %49, i64 %517
  %519 = fcmp oeq double %516, 0.000000e+00
  %520 = or i1 %450, %519
  br i1 %520, label %549, label %521

521:                                              ; preds = %513
  %522 = select i1 %470, i1 true, i1 %491
  br i1 %522, label %537, label %523

523:                                              ; preds = %521
  %524 = insertelement <2 x double> poison, double %516, i64 0
  %525 = shufflevector <2 x double> %524, <2 x double> poison, <2 x i32> zeroinitializer
  br label %526

526:                                              ; preds = %526, %523
  %527 = phi i64 [ 0, %523 ], [ %534, %526 ]
  %528 = getelementptr inbounds nuw double, ptr %518, i64 %527
  %529 = load <2 x double>, ptr %528, align 8
  %530 = fmul <2 x double> %525, %529
  %531 = getelementptr inbounds nuw double, ptr %53, i64 %527
  %532 = load <2 x double>, ptr %531, align 8
  %533 = fadd <2 x double> %532, %530
  store <2 x double> %533, ptr %531, align 8
  %534 = add nuw i64 %527, 2
  %535 = icmp eq i64 %534, %472
  br i1 %535, label %536, label %526

536:                                              ; preds = %526
  br i1 %473, label %549, label %537

537:                                              ; preds = %521, %536
  %538 = phi i64 [ %472, %536 ], [ 0, %521 ]
  br label %539

539:                                              ; preds = %537, %539
  %540 = phi i64 [ %547, %539 ], [ %538, %537 ]
  %541 = getelementptr inbounds nuw double, ptr %518, i64 %540
  %542 = load double, ptr %541, align 8
  %543 = fmul double %516, %542
  %544 = getelementptr inbounds nuw double, ptr %53, i64 %540
  %545 = load double, ptr %544, align 8
  %546 = fadd double %545, %543
  store double %546, ptr %544, align 8
  %547 = add nuw nsw i64 %540, 1
  %548 = icmp eq i64 %547, %451
  br i1 %548, label %549, label %539

549:                                              ; preds = %539, %536, %513
  %550 = add nuw nsw i64 %514, 1
  %551 = icmp eq i64 %550, %487
  br i1 %551, label %493, label %513

552:                                              ; preds = %511, %552
  %553 = phi i64 [ %560, %552 ], [ %512, %511 ]
  %554 = getelementptr inbounds nuw double, ptr %486, i64 %553
  %555 = load double, ptr %554, align 8
  %556 = getelementptr inbounds nuw double, ptr %53, i64 %553
  %557 = load double, ptr %556, align 8
  %558 = fmul double %89, %557
  %559 = fadd double %555, %558
  store double %559, ptr %556, align 8
  %560 = add nuw nsw i64 %553, 1
  %561 = icmp eq i64 %560, %451
  br i1 %561, label %562, label %552

562:                                              ; preds = %552, %510, %493
  %563 = load double, ptr %2, align 8
  %564 = getelementptr inbounds nuw double, ptr @C_EXTRA, i64 %483
  %565 = load double, ptr %564, align 8
  %566 = fmul double %89, %565
  %567 = fadd double %563, %566
  %568 = mul nsw i64 %487, %447
  %569 = getelementptr inbounds double, ptr %49, i64 %568
  %570 = load i64, ptr %22, align 8
  %571 = add nsw i64 %570, 1
  store i64 %571, ptr %22, align 8
  %572 = load ptr, ptr %0, align 8
  %573 = load double, ptr %23, align 8
  %574 = fcmp olt double %567, %573
  br i1 %574, label %579, label %575

575:                                              ; preds = %562
  %576 = load double, ptr %25, align 8
  %577 = fcmp ogt double %567, %576
  %578 = select i1 %577, double %576, double %567
  br label %579

579:                                              ; preds = %575, %562
  %580 = phi double [ %573, %562 ], [ %578, %575 ]
  %581 = load i32, ptr %17, align 4
  %582 = icmp eq i32 %581, 0
  br i1 %582, label %588, label %583

583:                                              ; preds = %579
  %584 = load ptr, ptr %16, align 8
  %585 = load ptr, ptr %26, align 8
  %586 = sext i32 %581 to i64
  %587 = shl nsw i64 %586, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %584, ptr align 8 %585, i64 %587, i1 false)
  br label %588

588:                                              ; preds = %583, %579
  %589 = load ptr, ptr %24, align 8
  %590 = load ptr, ptr %16, align 8
  %591 = tail call i32 %572(double noundef %580, ptr noundef %53, ptr noundef %589, ptr noundef %590, ptr noundef %569) #9
  %592 = icmp eq i32 %591, 0
  br i1 %592, label %479, label %788

593:                                              ; preds = %479
  %594 = load ptr, ptr %21, align 8
  %595 = shl nsw i64 %447, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %446, ptr align 8 %594, i64 %595, i1 false)
  br i1 %449, label %596, label %722

596:                                              ; preds = %593
  %597 = load ptr, ptr %21, align 8
  %598 = mul nuw nsw i64 %447, 96
  %599 = getelementptr i8, ptr %49, i64 %598
  %600 = shl nuw nsw i64 %447, 4
  %601 = getelementptr i8, ptr %448, i64 %600
  %602 = getelementptr inbounds nuw double, ptr %448, i64 %451
  %603 = icmp ult i32 %445, 16
  br i1 %603, label %698, label %604

604:                                              ; preds = %596
  %605 = ptrtoint ptr %597 to i64
  %606 = shl nuw nsw i64 %451, 3
  %607 = shl nuw nsw i64 %447, 3
  %608 = add i64 %38, %607
  %609 = add i64 %51, %46
  %610 = shl nsw i64 %48, 3
  %611 = add i64 %609, %610
  %612 = sub i64 %608, %611
  %613 = icmp ult i64 %612, 16
  %614 = add i64 %38, %607
  %615 = sub i64 %614, %605
  %616 = icmp ult i64 %615, 16
  %617 = or i1 %613, %616
  %618 = add i64 %610, %46
  %619 = sub i64 %614, %618
  %620 = icmp ult i64 %619, 16
  %621 = or i1 %617, %620
  %622 = add i64 %610, %46
  %623 = mul nuw nsw i64 %447, 88
  %624 = add i64 %622, %623
  %625 = sub i64 %38, %624
  %626 = icmp ult i64 %625, 16
  %627 = or i1 %621, %626
  %628 = sub nsw i64 %600, %606
  %629 = icmp ult i64 %628, 16
  %630 = or i1 %627, %629
  %631 = add i64 %38, %607
  %632 = add i64 %631, %606
  %633 = sub i64 %632, %611
  %634 = icmp ult i64 %633, 16
  %635 = or i1 %630, %634
  %636 = sub i64 %632, %605
  %637 = icmp ult i64 %636, 16
  %638 = or i1 %635, %637
  %639 = add i64 %38, %607
  %640 = add i64 %639, %606
  %641 = add i64 %610, %46
  %642 = sub i64 %640, %641
  %643 = icmp ult i64 %642, 16
  %644 = or i1 %638, %643
  %645 = add i64 %38, %606
  %646 = add i64 %610, %46
  %647 = add i64 %646, %623
  %648 = sub i64 %645, %647
  %649 = icmp ult i64 %648, 16
  %650 = or i1 %644, %649
  %651 = mul nuw nsw i64 %447, 24
  %652 = add i64 %38, %651
  %653 = sub i64 %652, %611
  %654 = icmp ult i64 %653, 16
  %655 = or i1 %650, %654
  %656 = sub i64 %652, %605
  %657 = icmp ult i64 %656, 16
  %658 = or i1 %655, %657
  %659 = add i64 %38, %651
  %660 = add i64 %610, %46
  %661 = sub i64 %659, %660
  %662 = icmp ult i64 %661, 16
  %663 = or i1 %658, %662
  %664 = add i64 %610, %46
  %665 = sub i64 %38, %664
  %666 = mul nsw i64 %447, -72
  %667 = add i64 %666, %665
  %668 = icmp ult i64 %667, 16
  %669 = or i1 %663, %668
  br i1 %669, label %698, label %670

670:                                              ; preds = %604
  %671 = and i64 %451, 2147483646
  %672 = insertelement <2 x double> poison, double %89, i64 0
  %673 = shufflevector <2 x double> %672, <2 x double> poison, <2 x i32> zeroinitializer
  br label %674

674:                                              ; preds = %674, %670
  %675 = phi i64 [ 0, %670 ], [ %694, %674 ]
  %676 = getelementptr inbounds nuw double, ptr %52, i64 %675
  %677 = load <2 x double>, ptr %676, align 8
  %678 = getelementptr inbounds nuw double, ptr %597, i64 %675
  %679 = load <2 x double>, ptr %678, align 8
  %680 = fsub <2 x double> %677, %679
  %681 = getelementptr inbounds nuw double, ptr %49, i64 %675
  %682 = load <2 x double>, ptr %681, align 8
  %683 = fmul <2 x double> %673, %682
  %684 = getelementptr double, ptr %599, i64 %675
  %685 = load <2 x double>, ptr %684, align 8
  %686 = fmul <2 x double> %673, %685
  %687 = getelementptr inbounds nuw double, ptr %448, i64 %675
  store <2 x double> %680, ptr %687, align 8
  %688 = fsub <2 x double> %683, %680
  %689 = getelementptr inbounds nuw double, ptr %602, i64 %675
  store <2 x double> %688, ptr %689, align 8
  %690 = fmul <2 x double> %680, splat (double 2.000000e+00)
  %691 = fadd <2 x double> %683, %686
  %692 = fsub <2 x double> %690, %691
  %693 = getelementptr double, ptr %601, i64 %675
  store <2 x double> %692, ptr %693, align 8
  %694 = add nuw i64 %675, 2
  %695 = icmp eq i64 %694, %671
  br i1 %695, label %696, label %674

696:                                              ; preds = %674
  %697 = icmp eq i64 %671, %451
  br i1 %697, label %722, label %698

698:                                              ; preds = %604, %596, %696
  %699 = phi i64 [ 0, %604 ], [ 0, %596 ], [ %671, %696 ]
  br label %700

700:                                              ; preds = %698, %700
  %701 = phi i64 [ %720, %700 ], [ %699, %698 ]
  %702 = getelementptr inbounds nuw double, ptr %52, i64 %701
  %703 = load double, ptr %702, align 8
  %704 = getelementptr inbounds nuw double, ptr %597, i64 %701
  %705 = load double, ptr %704, align 8
  %706 = fsub double %703, %705
  %707 = getelementptr inbounds nuw double, ptr %49, i64 %701
  %708 = load double, ptr %707, align 8
  %709 = fmul double %89, %708
  %710 = getelementptr double, ptr %599, i64 %701
  %711 = load double, ptr %710, align 8
  %712 = fmul double %89, %711
  %713 = getelementptr inbounds nuw double, ptr %448, i64 %701
  store double %706, ptr %713, align 8
  %714 = fsub double %709, %706
  %715 = getelementptr inbounds nuw double, ptr %602, i64 %701
  store double %714, ptr %715, align 8
  %716 = fmul double %706, 2.000000e+00
  %717 = fadd double %709, %712
  %718 = fsub double %716, %717
  %719 = getelementptr double, ptr %601, i64 %701
  store double %718, ptr %719, align 8
  %720 = add nuw nsw i64 %701, 1
  %721 = icmp eq i64 %720, %451
  br i1 %721, label %722, label %700

722:                                              ; preds = %700, %696, %593
  br label %723

723:                                              ; preds = %722, %754
  %724 = phi i64 [ %755, %754 ], [ 0, %722 ]
  br i1 %449, label %725, label %754

725:                                              ; preds = %723
  %726 = getelementptr inbounds nuw [16 x double], ptr @D, i64 %724
  %727 = add nuw nsw i64 %724, 3
  %728 = mul nuw nsw i64 %727, %447
  %729 = getelementptr double, ptr %448, i64 %728
  br label %730

730:                                              ; preds = %749, %725
  %731 = phi i64 [ 0, %725 ], [ %752, %749 ]
  %732 = getelementptr double, ptr %49, i64 %731
  br label %733

733:                                              ; preds = %745, %730
  %734 = phi i64 [ 0, %730 ], [ %747, %745 ]
  %735 = phi double [ 0.000000e+00, %730 ], [ %746, %745 ]
  %736 = getelementptr inbounds nuw double, ptr %726, i64 %734
  %737 = load double, ptr %736, align 8
  %738 = fcmp une double %737, 0.000000e+00
  br i1 %738, label %739, label %745

739:                                              ; preds = %733
  %740 = mul nuw nsw i64 %734, %447
  %741 = getelementptr double, ptr %732, i64 %740
  %742 = load double, ptr %741, align 8
  %743 = fmul double %737, %742
  %744 = fadd double %735, %743
  br label %745

745:                                              ; preds = %739, %733
  %746 = phi double [ %744, %739 ], [ %735, %733 ]
  %747 = add nuw nsw i64 %734, 1
  %748 = icmp eq i64 %747, 16
  br i1 %748, label %749, label %733

749:                                              ; preds = %745
  %750 = fmul double %89, %746
  %751 = getelementptr double, ptr %729, i64 %731
  store double %750, ptr %751, align 8
  %752 = add nuw nsw i64 %731, 1
  %753 = icmp eq i64 %752, %451
  br i1 %753, label %754, label %730

754:                                              ; preds = %749, %723
  %755 = add nuw nsw i64 %724, 1
  %756 = icmp eq i64 %755, 4
  br i1 %756, label %771, label %723

757:                                              ; preds = %423
  %758 = icmp eq i32 %424, 0
  %759 = fcmp oge double %395, 1.000000e+00
  %760 = and i1 %759, %758
  br i1 %760, label %761, label %765

761:                                              ; preds = %757
  %762 = tail call double @llvm.pow.f64(double %395, double -1.250000e-01)
  %763 = fmul double %762, 9.000000e-01
  %764 = tail call double @llvm.maxnum.f64(double %763, double 2.000000e-01)
  br label %765

765:                                              ; preds = %223, %761, %757
  %766 = phi double [ %764, %761 ], [ 2.000000e-01, %757 ], [ 2.000000e-01, %223 ]
  %767 = fmul double %89, %766
  %768 = load i64, ptr %29, align 8
  %769 = add nsw i64 %768, 1
  store i64 %769, ptr %29, align 8
  %770 = fcmp ult double %767, %57
  br i1 %770, label %788, label %81

771:                                              ; preds = %754
  %772 = load double, ptr %2, align 8
  store double %772, ptr %43, align 8
  %773 = getelementptr inbounds nuw i8, ptr %43, i64 8
  store double %88, ptr %773, align 8
  %774 = load ptr, ptr %21, align 8
  %775 = shl nsw i64 %50, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %774, ptr align 8 %52, i64 %775, i1 false)
  %776 = load ptr, ptr %20, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %776, ptr align 8 %66, i64 %775, i1 false)
  store double %88, ptr %2, align 8
  %777 = fmul double %89, %436
  store double %777, ptr %18, align 8
  %778 = load i64, ptr %30, align 8
  %779 = add nsw i64 %778, 1
  store i64 %779, ptr %30, align 8
  %780 = add nuw nsw i64 %36, 1
  %781 = icmp eq i64 %780, %3
  br i1 %781, label %782, label %34

782:                                              ; preds = %34, %771, %5
  %783 = phi double [ %12, %5 ], [ %35, %34 ], [ %88, %771 ]
  %784 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %785 = load double, ptr %784, align 8
  %786 = fcmp olt double %783, %785
  %787 = zext i1 %786 to i32
  br label %788

788:                                              ; preds = %41, %765, %588, %782
  %789 = phi i32 [ %787, %782 ], [ 2, %588 ], [ 2, %765 ], [ 2, %41 ]
  ret i32 %789
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local void @dop853_states(i32 noundef %0, i64 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, i64 noundef %4, ptr noundef readonly captures(none) %5, ptr noundef writeonly captures(none) %6) local_unnamed_addr #3 {
  %8 = icmp sgt i64 %4, 0
  br i1 %8, label %9, label %71

9:                                                ; preds = %7
  %10 = sext i32 %0 to i64
  %11 = icmp sgt i32 %0, 0
  %12 = zext nneg i32 %0 to i64
  br label %13

13:                                               ; preds = %9, %68
  %14 = phi i64 [ 0, %9 ], [ %30, %68 ]
  %15 = phi i64 [ 0, %9 ], [ %69, %68 ]
  %16 = getelementptr inbounds nuw double, ptr %5, i64 %15
  %17 = add nsw i64 %14, 1
  %18 = tail call i64 @llvm.smax.i64(i64 %1, i64 %17)
  %19 = add nsw i64 %18, -1
  %20 = load double, ptr %16, align 8
  br label %21

21:                                               ; preds = %13, %24
  %22 = phi i64 [ %25, %24 ], [ %14, %13 ]
  %23 = icmp eq i64 %22, %19
  br i1 %23, label %29, label %24

24:                                               ; preds = %21
  %25 = add nsw i64 %22, 1
  %26 = getelementptr inbounds double, ptr %3, i64 %22
  %27 = load double, ptr %26, align 8
  %28 = fcmp ogt double %20, %27
  br i1 %28, label %21, label %29

29:                                               ; preds = %21, %24
  %30 = phi i64 [ %19, %21 ], [ %22, %24 ]
  %31 = getelementptr inbounds ptr, ptr %2, i64 %30
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 16
  %34 = getelementptr inbounds double, ptr %33, i64 %10
  %35 = load double, ptr %32, align 8
  %36 = fsub double %20, %35
  %37 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %38 = load double, ptr %37, align 8
  %39 = fsub double %38, %35
  %40 = fdiv double %36, %39
  br i1 %11, label %41, label %68

41:                                               ; preds = %29
  %42 = fsub double 1.000000e+00, %40
  %43 = mul nuw nsw i64 %15, %10
  %44 = getelementptr double, ptr %6, i64 %43
  br label %45

45:                                               ; preds = %41, %61
  %46 = phi i64 [ 0, %41 ], [ %66, %61 ]
  %47 = getelementptr double, ptr %34, i64 %46
  br label %48

48:                                               ; preds = %45, %48
  %49 = phi i64 [ 6, %45 ], [ %59, %48 ]
  %50 = phi double [ 0.000000e+00, %45 ], [ %58, %48 ]
  %51 = mul nuw nsw i64 %49, %10
  %52 = getelementptr double, ptr %47, i64 %51
  %53 = load double, ptr %52, align 8
  %54 = fadd double %50, %53
  %55 = and i64 %49, 1
  %56 = icmp eq i64 %55, 0
  %57 = select i1 %56, double %40, double %42
  %58 = fmul double %57, %54
  %59 = add nsw i64 %49, -1
  %60 = icmp eq i64 %49, 0
  br i1 %60, label %61, label %48

61:                                               ; preds = %48
  %62 = getelementptr inbounds nuw double, ptr %33, i64 %46
  %63 = load double, ptr %62, align 8
  %64 = fadd double %58, %63
  %65 = getelementptr double, ptr %44, i64 %46
  store double %64, ptr %65, align 8
  %66 = add nuw nsw i64 %46, 1
  %67 = icmp eq i64 %66, %12
  br i1 %67, label %68, label %45

68:                                               ; preds = %61, %29
  %69 = add nuw nsw i64 %15, 1
  %70 = icmp eq i64 %69, %4
  br i1 %70, label %71, label %13

71:                                               ; preds = %68, %7
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
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

; Function Attrs: nounwind
define dso_local range(i32 0, 3) i32 @radau5_advance(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i64 noundef %3, ptr noundef writeonly captures(none) %4) local_unnamed_addr #1 {
  %6 = alloca [3 x double], align 16
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %8 = load i32, ptr %7, align 8
  %9 = sext i32 %8 to i64
  %10 = shl nsw i64 %9, 2
  %11 = or disjoint i64 %10, 2
  %12 = icmp sgt i64 %3, 0
  br i1 %12, label %13, label %2412

13:                                               ; preds = %5
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %27 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %28 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %29 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 16
  br label %33

33:                                               ; preds = %13, %2409
  %34 = phi i64 [ 0, %13 ], [ %2410, %2409 ]
  %35 = load double, ptr %2, align 8
  %36 = load double, ptr %14, align 8
  %37 = fcmp olt double %35, %36
  br i1 %37, label %38, label %2412

38:                                               ; preds = %33
  %39 = mul nsw i64 %34, %11
  %40 = getelementptr inbounds double, ptr %4, i64 %39
  %41 = load i32, ptr %7, align 8
  %42 = load double, ptr %1, align 8
  %43 = fdiv double 0x3CE4000000000000, %42
  %44 = tail call double @llvm.sqrt.f64(double %42)
  %45 = tail call double @llvm.minnum.f64(double %44, double 3.000000e-02)
  %46 = tail call double @llvm.maxnum.f64(double %43, double %45)
  %47 = tail call double @llvm.fabs.f64(double %35)
  %48 = tail call double @nextafter(double noundef %47, double noundef 0x7FF0000000000000) #10
  %49 = fsub double %48, %47
  %50 = fmul double %49, 1.000000e+01
  %51 = sext i32 %41 to i64
  %52 = load ptr, ptr %15, align 8
  %53 = ptrtoint ptr %52 to i64
  %54 = load i32, ptr %16, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr double, ptr %52, i64 %55
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 8
  %58 = getelementptr inbounds nuw i8, ptr %56, i64 16
  %59 = getelementptr inbounds nuw i8, ptr %56, i64 24
  %60 = getelementptr inbounds nuw i8, ptr %56, i64 32
  %61 = getelementptr inbounds nuw i8, ptr %56, i64 40
  %62 = getelementptr inbounds nuw i8, ptr %56, i64 48
  %63 = getelementptr inbounds nuw i8, ptr %56, i64 56
  %64 = getelementptr i8, ptr %56, i64 64
  %65 = mul nsw i64 %51, %51
  %66 = getelementptr double, ptr %64, i64 %65
  %67 = shl nsw i64 %51, 1
  %68 = mul i64 %67, %51
  %69 = getelementptr double, ptr %64, i64 %68
  %70 = mul i64 %65, 24
  %71 = getelementptr i8, ptr %64, i64 %70
  %72 = shl i64 %65, 5
  %73 = getelementptr i8, ptr %64, i64 %72
  %74 = getelementptr inbounds double, ptr %73, i64 %51
  %75 = getelementptr inbounds double, ptr %73, i64 %67
  %76 = mul nsw i64 %51, 40
  %77 = getelementptr i8, ptr %73, i64 %76
  %78 = shl nsw i64 %51, 6
  %79 = getelementptr i8, ptr %73, i64 %78
  %80 = mul nsw i64 %51, 88
  %81 = getelementptr i8, ptr %73, i64 %80
  %82 = mul nsw i64 %51, 112
  %83 = getelementptr inbounds i8, ptr %73, i64 %82
  %84 = mul nsw i64 %51, 120
  %85 = getelementptr inbounds i8, ptr %73, i64 %84
  %86 = mul nsw i64 %51, 144
  %87 = getelementptr inbounds i8, ptr %73, i64 %86
  %88 = mul nsw i64 %51, 152
  %89 = getelementptr i8, ptr %73, i64 %88
  %90 = mul nsw i64 %51, 160
  %91 = getelementptr inbounds i8, ptr %73, i64 %90
  %92 = mul nsw i64 %51, 168
  %93 = getelementptr i8, ptr %73, i64 %92
  %94 = load double, ptr %17, align 8
  %95 = load double, ptr %18, align 8
  %96 = fcmp ogt double %94, %95
  %97 = select i1 %96, double %95, double %94
  %98 = fcmp olt double %97, %50
  %99 = select i1 %98, double %50, double %97
  %100 = or i1 %96, %98
  br i1 %100, label %101, label %102

101:                                              ; preds = %38
  store double 0.000000e+00, ptr %59, align 8
  br label %102

102:                                              ; preds = %101, %38
  store double %99, ptr %17, align 8
  %103 = fcmp ult double %99, %50
  br i1 %103, label %2418, label %104

104:                                              ; preds = %102
  %105 = icmp sgt i32 %41, 0
  %106 = zext i32 %41 to i64
  %107 = icmp eq i32 %41, 0
  %108 = add nsw i32 %41, 1
  %109 = sext i32 %108 to i64
  %110 = getelementptr i8, ptr %52, i64 64
  %111 = shl nsw i64 %51, 5
  %112 = add nsw i64 %111, 64
  %113 = mul i64 %112, %51
  %114 = shl nsw i64 %55, 3
  %115 = getelementptr i8, ptr %110, i64 %113
  %116 = getelementptr i8, ptr %115, i64 %114
  %117 = getelementptr i8, ptr %52, i64 64
  %118 = add nsw i64 %111, 168
  %119 = mul i64 %118, %51
  %120 = getelementptr i8, ptr %117, i64 %119
  %121 = getelementptr i8, ptr %120, i64 %114
  %122 = getelementptr i8, ptr %52, i64 64
  %123 = shl nsw i64 %51, 5
  %124 = add nsw i64 %123, 152
  %125 = mul i64 %124, %51
  %126 = shl nsw i64 %55, 3
  %127 = getelementptr i8, ptr %122, i64 %125
  %128 = getelementptr i8, ptr %127, i64 %126
  %129 = getelementptr i8, ptr %52, i64 64
  %130 = add nsw i64 %123, 168
  %131 = mul i64 %130, %51
  %132 = getelementptr i8, ptr %129, i64 %131
  %133 = getelementptr i8, ptr %132, i64 %126
  %134 = add i64 %53, 64
  %135 = shl nsw i64 %51, 5
  %136 = add nsw i64 %135, 160
  %137 = mul i64 %136, %51
  %138 = add i64 %134, %137
  %139 = shl nsw i64 %55, 3
  %140 = add i64 %138, %139
  %141 = mul nsw i64 %51, 24
  %142 = shl nsw i64 %51, 7
  %143 = add i64 %53, 64
  %144 = shl nsw i64 %51, 5
  %145 = add nsw i64 %144, 144
  %146 = mul i64 %145, %51
  %147 = add i64 %143, %146
  %148 = shl nsw i64 %55, 3
  %149 = add i64 %147, %148
  %150 = add i64 %146, %53
  %151 = add i64 %150, %148
  %152 = add i64 %53, 64
  %153 = add nsw i64 %144, 168
  %154 = mul i64 %153, %51
  %155 = add i64 %152, %154
  %156 = add i64 %155, %148
  %157 = add i64 %154, %53
  %158 = add i64 %157, %148
  %159 = mul nsw i64 %51, 136
  %160 = add i64 %53, 64
  %161 = add nsw i64 %144, 152
  %162 = mul i64 %161, %51
  %163 = add i64 %160, %162
  %164 = add i64 %163, %148
  %165 = add i64 %53, 64
  %166 = add i64 %165, %162
  %167 = add i64 %166, %148
  %168 = mul nsw i64 %51, -24
  %169 = getelementptr i8, ptr %52, i64 64
  %170 = shl nsw i64 %51, 5
  %171 = add nsw i64 %170, 40
  %172 = mul i64 %171, %51
  %173 = shl nsw i64 %55, 3
  %174 = getelementptr i8, ptr %169, i64 %172
  %175 = getelementptr i8, ptr %174, i64 %173
  %176 = getelementptr i8, ptr %52, i64 64
  %177 = add nsw i64 %170, 88
  %178 = mul i64 %177, %51
  %179 = getelementptr i8, ptr %176, i64 %178
  %180 = getelementptr i8, ptr %179, i64 %173
  %181 = getelementptr i8, ptr %52, i64 64
  %182 = shl nsw i64 %51, 5
  %183 = add nsw i64 %182, 88
  %184 = mul i64 %183, %51
  %185 = shl nsw i64 %55, 3
  %186 = add i64 %184, %185
  %187 = getelementptr i8, ptr %181, i64 %186
  %188 = getelementptr i8, ptr %52, i64 64
  %189 = getelementptr i8, ptr %188, i64 %186
  %190 = getelementptr i8, ptr %52, i64 64
  %191 = getelementptr i8, ptr %190, i64 %186
  %192 = getelementptr i8, ptr %52, i64 64
  %193 = getelementptr i8, ptr %192, i64 %186
  %194 = getelementptr i8, ptr %52, i64 64
  %195 = getelementptr i8, ptr %194, i64 %186
  %196 = getelementptr i8, ptr %52, i64 64
  %197 = add nsw i64 %182, 40
  %198 = mul i64 %197, %51
  %199 = add i64 %198, %185
  %200 = getelementptr i8, ptr %196, i64 %199
  %201 = getelementptr i8, ptr %52, i64 64
  %202 = getelementptr i8, ptr %201, i64 %199
  %203 = getelementptr i8, ptr %52, i64 64
  %204 = getelementptr i8, ptr %203, i64 %199
  %205 = getelementptr i8, ptr %52, i64 64
  %206 = getelementptr i8, ptr %205, i64 %199
  %207 = mul nsw i64 %51, 24
  %208 = add i64 %53, 64
  %209 = shl nsw i64 %51, 5
  %210 = add nsw i64 %209, 160
  %211 = mul i64 %210, %51
  %212 = add i64 %208, %211
  %213 = shl nsw i64 %55, 3
  %214 = add i64 %212, %213
  %215 = mul nsw i64 %51, 24
  %216 = mul nsw i64 %51, %51
  %217 = shl i64 %216, 4
  %218 = shl nsw i64 %55, 3
  %219 = shl nuw nsw i64 %106, 3
  %220 = add nuw nsw i64 %219, 8
  %221 = getelementptr i8, ptr %52, i64 64
  %222 = mul nuw i64 %106, %106
  %223 = shl i64 %222, 3
  %224 = getelementptr i8, ptr %221, i64 %217
  %225 = getelementptr i8, ptr %224, i64 %223
  %226 = getelementptr i8, ptr %225, i64 %218
  %227 = getelementptr i8, ptr %52, i64 64
  %228 = getelementptr i8, ptr %227, i64 %70
  %229 = getelementptr i8, ptr %228, i64 %223
  %230 = getelementptr i8, ptr %229, i64 %218
  %231 = add i64 %217, 64
  %232 = add i64 %231, %218
  %233 = add i64 %232, %219
  %234 = add i64 %217, 72
  %235 = add nsw i64 %219, -8
  %236 = mul i64 %235, %106
  %237 = shl nuw nsw i64 %106, 3
  %238 = add i64 %70, 64
  %239 = add i64 %238, %218
  %240 = add i64 %239, %219
  %241 = add i64 %70, 72
  %242 = getelementptr i8, ptr %52, i64 64
  %243 = mul nsw i64 %51, %51
  %244 = shl i64 %243, 4
  %245 = mul nuw i64 %106, %106
  %246 = shl i64 %245, 3
  %247 = shl nsw i64 %55, 3
  %248 = getelementptr i8, ptr %242, i64 %244
  %249 = getelementptr i8, ptr %248, i64 %246
  %250 = getelementptr i8, ptr %249, i64 %247
  %251 = getelementptr i8, ptr %52, i64 64
  %252 = getelementptr i8, ptr %251, i64 %70
  %253 = getelementptr i8, ptr %252, i64 %246
  %254 = getelementptr i8, ptr %253, i64 %247
  %255 = getelementptr i8, ptr %52, i64 64
  %256 = add i64 %244, %247
  %257 = getelementptr i8, ptr %255, i64 %256
  %258 = shl nuw nsw i64 %106, 3
  %259 = getelementptr i8, ptr %52, i64 64
  %260 = getelementptr i8, ptr %259, i64 %256
  %261 = getelementptr i8, ptr %52, i64 64
  %262 = add i64 %70, %247
  %263 = getelementptr i8, ptr %261, i64 %262
  %264 = getelementptr i8, ptr %52, i64 64
  %265 = getelementptr i8, ptr %264, i64 %262
  %266 = mul nsw i64 %51, %51
  %267 = shl i64 %266, 3
  %268 = shl nsw i64 %55, 3
  %269 = shl nuw nsw i64 %106, 3
  %270 = add nuw nsw i64 %269, 8
  %271 = getelementptr i8, ptr %52, i64 64
  %272 = mul nuw i64 %106, %106
  %273 = add i64 %266, %272
  %274 = add i64 %273, %55
  %275 = shl i64 %274, 3
  %276 = getelementptr i8, ptr %271, i64 %275
  %277 = shl nuw nsw i64 %106, 3
  %278 = getelementptr i8, ptr %52, i64 64
  %279 = mul nsw i64 %51, %51
  %280 = mul nuw i64 %106, %106
  %281 = add i64 %279, %280
  %282 = add i64 %281, %55
  %283 = shl i64 %282, 3
  %284 = getelementptr i8, ptr %278, i64 %283
  %285 = getelementptr i8, ptr %52, i64 64
  %286 = add i64 %279, %55
  %287 = shl i64 %286, 3
  %288 = getelementptr i8, ptr %285, i64 %287
  %289 = getelementptr i8, ptr %52, i64 %267
  %290 = getelementptr i8, ptr %289, i64 72
  %291 = getelementptr i8, ptr %290, i64 %268
  %292 = getelementptr i8, ptr %291, i64 %269
  %293 = getelementptr i8, ptr %52, i64 %267
  %294 = getelementptr i8, ptr %293, i64 72
  %295 = getelementptr i8, ptr %294, i64 %268
  %296 = getelementptr i8, ptr %52, i64 %267
  %297 = getelementptr i8, ptr %296, i64 64
  %298 = getelementptr i8, ptr %297, i64 %268
  %299 = getelementptr i8, ptr %298, i64 %269
  %300 = icmp ult i32 %41, 6
  %301 = and i64 %106, 2147483646
  %302 = icmp eq i64 %301, %106
  %303 = getelementptr i8, ptr %52, i64 %217
  %304 = getelementptr i8, ptr %303, i64 72
  %305 = getelementptr i8, ptr %304, i64 %218
  %306 = getelementptr i8, ptr %305, i64 %219
  %307 = getelementptr i8, ptr %52, i64 %70
  %308 = getelementptr i8, ptr %307, i64 72
  %309 = getelementptr i8, ptr %308, i64 %218
  %310 = getelementptr i8, ptr %309, i64 %219
  %311 = getelementptr i8, ptr %52, i64 %233
  %312 = getelementptr i8, ptr %52, i64 %234
  %313 = getelementptr i8, ptr %312, i64 %236
  %314 = getelementptr i8, ptr %313, i64 %218
  %315 = getelementptr i8, ptr %52, i64 %234
  %316 = getelementptr i8, ptr %315, i64 %218
  %317 = getelementptr i8, ptr %52, i64 %233
  %318 = getelementptr i8, ptr %52, i64 %240
  %319 = getelementptr i8, ptr %52, i64 %241
  %320 = getelementptr i8, ptr %319, i64 %236
  %321 = getelementptr i8, ptr %320, i64 %218
  %322 = getelementptr i8, ptr %52, i64 %241
  %323 = getelementptr i8, ptr %322, i64 %218
  %324 = getelementptr i8, ptr %52, i64 %240
  %325 = icmp ult i32 %41, 12
  %326 = icmp ult ptr %69, %254
  %327 = icmp ult ptr %71, %250
  %328 = and i1 %326, %327
  %329 = and i64 %106, 2147483646
  %330 = icmp eq i64 %329, %106
  %331 = icmp ult i64 %141, 16
  %332 = icmp ult i32 %41, 2
  %333 = or i1 %331, %332
  %334 = icmp ult i64 %88, 16
  %335 = icmp ult i64 %159, 16
  %336 = icmp ult i32 %41, 4
  br label %337

337:                                              ; preds = %2402, %104
  %338 = phi double [ %99, %104 ], [ %2407, %2402 ]
  %339 = phi i32 [ 0, %104 ], [ %2403, %2402 ]
  %340 = load double, ptr %2, align 8
  %341 = fadd double %338, %340
  %342 = load double, ptr %14, align 8
  %343 = fcmp oge double %341, %342
  %344 = select i1 %343, double %342, double %341
  %345 = fsub double %344, %340
  %346 = fdiv double 1.000000e+00, %345
  %347 = fdiv double 0x400D1A48D83E731D, %345
  %348 = insertelement <2 x double> poison, double %347, i64 0
  %349 = shufflevector <2 x double> %348, <2 x double> poison, <2 x i32> zeroinitializer
  %350 = insertelement <2 x double> poison, double %345, i64 0
  %351 = shufflevector <2 x double> %350, <2 x double> poison, <2 x i32> zeroinitializer
  br label %352

352:                                              ; preds = %399, %337
  %353 = phi i64 [ 0, %337 ], [ %400, %399 ]
  %354 = load double, ptr %2, align 8
  %355 = getelementptr inbounds nuw double, ptr @NODES, i64 %353
  %356 = load double, ptr %355, align 8
  %357 = fmul double %345, %356
  %358 = fadd double %354, %357
  %359 = load double, ptr %62, align 8
  %360 = fsub double %358, %359
  %361 = load double, ptr %63, align 8
  %362 = fsub double %361, %359
  %363 = fdiv double %360, %362
  br i1 %105, label %364, label %396

364:                                              ; preds = %352
  %365 = mul nuw nsw i64 %353, %51
  %366 = getelementptr double, ptr %75, i64 %365
  br label %367

367:                                              ; preds = %391, %364
  %368 = phi i64 [ 0, %364 ], [ %394, %391 ]
  %369 = load double, ptr %58, align 8
  %370 = fcmp une double %369, 0.000000e+00
  br i1 %370, label %371, label %391

371:                                              ; preds = %367
  %372 = getelementptr inbounds nuw double, ptr %83, i64 %368
  %373 = load double, ptr %372, align 8
  %374 = mul nuw nsw i64 %368, 24
  %375 = getelementptr inbounds nuw i8, ptr %85, i64 %374
  %376 = load double, ptr %375, align 8
  %377 = getelementptr inbounds nuw i8, ptr %375, i64 8
  %378 = load double, ptr %377, align 8
  %379 = getelementptr inbounds nuw i8, ptr %375, i64 16
  %380 = load double, ptr %379, align 8
  %381 = fmul double %363, %380
  %382 = fadd double %378, %381
  %383 = fmul double %363, %382
  %384 = fadd double %376, %383
  %385 = fmul double %363, %384
  %386 = fadd double %373, %385
  %387 = load ptr, ptr %19, align 8
  %388 = getelementptr inbounds nuw double, ptr %387, i64 %368
  %389 = load double, ptr %388, align 8
  %390 = fsub double %386, %389
  br label %391

391:                                              ; preds = %371, %367
  %392 = phi double [ %390, %371 ], [ 0.000000e+00, %367 ]
  %393 = getelementptr double, ptr %366, i64 %368
  store double %392, ptr %393, align 8
  %394 = add nuw nsw i64 %368, 1
  %395 = icmp eq i64 %394, %106
  br i1 %395, label %396, label %367

396:                                              ; preds = %391, %352
  %397 = add nuw nsw i64 %353, 1
  %398 = icmp eq i64 %397, 3
  br i1 %398, label %401, label %399

399:                                              ; preds = %396, %1570
  %400 = phi i64 [ %397, %396 ], [ 0, %1570 ]
  br label %352

401:                                              ; preds = %396
  %402 = load double, ptr %57, align 8
  %403 = fcmp une double %402, 0.000000e+00
  br i1 %403, label %811, label %404

404:                                              ; preds = %401
  br i1 %107, label %405, label %406

405:                                              ; preds = %404
  store double 1.000000e+00, ptr %57, align 8
  br label %811

406:                                              ; preds = %404, %406
  %407 = phi i64 [ %421, %406 ], [ 0, %404 ]
  %408 = srem i64 %407, %109
  %409 = icmp eq i64 %408, 0
  %410 = select i1 %409, double %346, double 0.000000e+00
  %411 = fmul double %410, 0x400D1A48D83E731D
  %412 = getelementptr inbounds nuw double, ptr %64, i64 %407
  %413 = load double, ptr %412, align 8
  %414 = fsub double %411, %413
  %415 = getelementptr inbounds nuw double, ptr %66, i64 %407
  store double %414, ptr %415, align 8
  %416 = fmul double %410, 0x400572DB93E0C672
  %417 = fsub double %416, %413
  %418 = getelementptr inbounds nuw double, ptr %69, i64 %407
  store double %417, ptr %418, align 8
  %419 = fmul double %410, 0xC0086747F2C3FCB6
  %420 = getelementptr inbounds nuw double, ptr %71, i64 %407
  store double %419, ptr %420, align 8
  %421 = add nuw nsw i64 %407, 1
  %422 = icmp eq i64 %421, %65
  br i1 %422, label %423, label %406

423:                                              ; preds = %406
  store double 1.000000e+00, ptr %57, align 8
  br i1 %105, label %427, label %811

424:                                              ; preds = %552, %494
  %425 = add nuw nsw i64 %429, 1
  %426 = icmp eq i64 %437, %106
  br i1 %426, label %558, label %427

427:                                              ; preds = %423, %424
  %428 = phi i64 [ %437, %424 ], [ 0, %423 ]
  %429 = phi i64 [ %425, %424 ], [ 1, %423 ]
  %430 = xor i64 %428, -1
  %431 = add nsw i64 %430, %106
  %432 = mul i64 %270, %428
  %433 = getelementptr i8, ptr %292, i64 %432
  %434 = getelementptr i8, ptr %295, i64 %432
  %435 = mul i64 %277, %428
  %436 = getelementptr i8, ptr %299, i64 %435
  %437 = add nuw nsw i64 %428, 1
  %438 = icmp samesign ult i64 %437, %106
  %439 = trunc nuw nsw i64 %428 to i32
  br i1 %438, label %440, label %459

440:                                              ; preds = %427
  %441 = getelementptr double, ptr %66, i64 %428
  br label %442

442:                                              ; preds = %442, %440
  %443 = phi i64 [ %429, %440 ], [ %457, %442 ]
  %444 = phi i32 [ %439, %440 ], [ %456, %442 ]
  %445 = mul nuw nsw i64 %443, %106
  %446 = getelementptr double, ptr %441, i64 %445
  %447 = load double, ptr %446, align 8
  %448 = tail call double @llvm.fabs.f64(double %447)
  %449 = sext i32 %444 to i64
  %450 = mul nsw i64 %449, %106
  %451 = getelementptr double, ptr %441, i64 %450
  %452 = load double, ptr %451, align 8
  %453 = tail call double @llvm.fabs.f64(double %452)
  %454 = fcmp ogt double %448, %453
  %455 = trunc nuw nsw i64 %443 to i32
  %456 = select i1 %454, i32 %455, i32 %444
  %457 = add nuw nsw i64 %443, 1
  %458 = icmp eq i64 %457, %106
  br i1 %458, label %459, label %442

459:                                              ; preds = %442, %427
  %460 = phi i32 [ %439, %427 ], [ %456, %442 ]
  %461 = sitofp i32 %460 to double
  %462 = getelementptr inbounds nuw double, ptr %73, i64 %428
  store double %461, ptr %462, align 8
  %463 = sext i32 %460 to i64
  %464 = mul nsw i64 %463, %106
  %465 = getelementptr double, ptr %66, i64 %464
  %466 = getelementptr double, ptr %465, i64 %428
  %467 = load double, ptr %466, align 8
  %468 = fcmp ueq double %467, 0.000000e+00
  br i1 %468, label %1547, label %469

469:                                              ; preds = %459
  %470 = zext i32 %460 to i64
  %471 = icmp eq i64 %428, %470
  br i1 %471, label %494, label %472

472:                                              ; preds = %469
  %473 = mul nuw nsw i64 %428, %106
  %474 = getelementptr double, ptr %66, i64 %473
  br i1 %300, label %492, label %475

475:                                              ; preds = %472
  %476 = shl nsw i64 %463, 3
  %477 = add nsw i64 %476, 8
  %478 = mul i64 %477, %106
  %479 = getelementptr i8, ptr %288, i64 %478
  %480 = icmp ult ptr %66, %479
  %481 = icmp ult ptr %465, %284
  %482 = and i1 %480, %481
  br i1 %482, label %492, label %483

483:                                              ; preds = %475, %483
  %484 = phi i64 [ %489, %483 ], [ 0, %475 ]
  %485 = getelementptr double, ptr %474, i64 %484
  %486 = load <2 x double>, ptr %485, align 8
  %487 = getelementptr double, ptr %465, i64 %484
  %488 = load <2 x double>, ptr %487, align 8
  store <2 x double> %488, ptr %485, align 8
  store <2 x double> %486, ptr %487, align 8
  %489 = add nuw i64 %484, 2
  %490 = icmp eq i64 %489, %301
  br i1 %490, label %491, label %483

491:                                              ; preds = %483
  br i1 %302, label %494, label %492

492:                                              ; preds = %475, %472, %491
  %493 = phi i64 [ 0, %475 ], [ 0, %472 ], [ %301, %491 ]
  br label %506

494:                                              ; preds = %506, %491, %469
  br i1 %438, label %495, label %424

495:                                              ; preds = %494
  %496 = mul nuw nsw i64 %428, %106
  %497 = getelementptr double, ptr %66, i64 %496
  %498 = getelementptr double, ptr %497, i64 %428
  %499 = icmp ult i64 %431, 2
  %500 = icmp ult ptr %433, %436
  %501 = icmp ult ptr %434, %276
  %502 = and i1 %500, %501
  %503 = and i64 %431, -2
  %504 = add i64 %429, %503
  %505 = icmp eq i64 %431, %503
  br label %514

506:                                              ; preds = %492, %506
  %507 = phi i64 [ %512, %506 ], [ %493, %492 ]
  %508 = getelementptr double, ptr %474, i64 %507
  %509 = load double, ptr %508, align 8
  %510 = getelementptr double, ptr %465, i64 %507
  %511 = load double, ptr %510, align 8
  store double %511, ptr %508, align 8
  store double %509, ptr %510, align 8
  %512 = add nuw nsw i64 %507, 1
  %513 = icmp eq i64 %512, %106
  br i1 %513, label %494, label %506

514:                                              ; preds = %552, %495
  %515 = phi i64 [ %429, %495 ], [ %553, %552 ]
  %516 = load double, ptr %498, align 8
  %517 = mul nuw nsw i64 %515, %106
  %518 = getelementptr double, ptr %66, i64 %517
  %519 = getelementptr double, ptr %518, i64 %428
  %520 = load double, ptr %519, align 8
  %521 = fdiv double %520, %516
  store double %521, ptr %519, align 8
  %522 = fcmp oeq double %521, 0.000000e+00
  br i1 %522, label %552, label %523

523:                                              ; preds = %514
  %524 = select i1 %499, i1 true, i1 %502
  br i1 %524, label %540, label %525

525:                                              ; preds = %523
  %526 = insertelement <2 x double> poison, double %521, i64 0
  %527 = shufflevector <2 x double> %526, <2 x double> poison, <2 x i32> zeroinitializer
  br label %528

528:                                              ; preds = %528, %525
  %529 = phi i64 [ 0, %525 ], [ %537, %528 ]
  %530 = add i64 %429, %529
  %531 = getelementptr double, ptr %497, i64 %530
  %532 = load <2 x double>, ptr %531, align 8
  %533 = fmul <2 x double> %527, %532
  %534 = getelementptr double, ptr %518, i64 %530
  %535 = load <2 x double>, ptr %534, align 8
  %536 = fsub <2 x double> %535, %533
  store <2 x double> %536, ptr %534, align 8
  %537 = add nuw i64 %529, 2
  %538 = icmp eq i64 %537, %503
  br i1 %538, label %539, label %528

539:                                              ; preds = %528
  br i1 %505, label %552, label %540

540:                                              ; preds = %523, %539
  %541 = phi i64 [ %504, %539 ], [ %429, %523 ]
  br label %542

542:                                              ; preds = %540, %542
  %543 = phi i64 [ %550, %542 ], [ %541, %540 ]
  %544 = getelementptr double, ptr %497, i64 %543
  %545 = load double, ptr %544, align 8
  %546 = fmul double %521, %545
  %547 = getelementptr double, ptr %518, i64 %543
  %548 = load double, ptr %547, align 8
  %549 = fsub double %548, %546
  store double %549, ptr %547, align 8
  %550 = add nuw nsw i64 %543, 1
  %551 = icmp eq i64 %550, %106
  br i1 %551, label %552, label %542

552:                                              ; preds = %542, %539, %514
  %553 = add nuw nsw i64 %515, 1
  %554 = icmp eq i64 %553, %106
  br i1 %554, label %424, label %514

555:                                              ; preds = %808, %667
  %556 = add nuw nsw i64 %559, 1
  %557 = icmp eq i64 %668, %106
  br i1 %557, label %811, label %558

558:                                              ; preds = %424, %555
  %559 = phi i64 [ %556, %555 ], [ 1, %424 ]
  %560 = phi i64 [ %668, %555 ], [ 0, %424 ]
  %561 = xor i64 %560, -1
  %562 = add nsw i64 %561, %106
  %563 = mul i64 %220, %560
  %564 = getelementptr i8, ptr %306, i64 %563
  %565 = getelementptr i8, ptr %310, i64 %563
  %566 = getelementptr i8, ptr %311, i64 %563
  %567 = shl nuw nsw i64 %560, 3
  %568 = getelementptr i8, ptr %314, i64 %567
  %569 = getelementptr i8, ptr %316, i64 %563
  %570 = mul i64 %237, %560
  %571 = getelementptr i8, ptr %317, i64 %570
  %572 = getelementptr i8, ptr %318, i64 %563
  %573 = getelementptr i8, ptr %321, i64 %567
  %574 = getelementptr i8, ptr %323, i64 %563
  %575 = getelementptr i8, ptr %324, i64 %570
  %576 = trunc nuw nsw i64 %560 to i32
  br label %577

577:                                              ; preds = %577, %558
  %578 = phi i64 [ %560, %558 ], [ %594, %577 ]
  %579 = phi i32 [ %576, %558 ], [ %593, %577 ]
  %580 = phi double [ -1.000000e+00, %558 ], [ %591, %577 ]
  %581 = mul nuw nsw i64 %578, %106
  %582 = add nuw nsw i64 %581, %560
  %583 = getelementptr inbounds nuw double, ptr %69, i64 %582
  %584 = load double, ptr %583, align 8
  %585 = tail call double @llvm.fabs.f64(double %584)
  %586 = getelementptr inbounds nuw double, ptr %71, i64 %582
  %587 = load double, ptr %586, align 8
  %588 = tail call double @llvm.fabs.f64(double %587)
  %589 = fadd double %585, %588
  %590 = fcmp ogt double %589, %580
  %591 = select i1 %590, double %589, double %580
  %592 = trunc nuw nsw i64 %578 to i32
  %593 = select i1 %590, i32 %592, i32 %579
  %594 = add nuw nsw i64 %578, 1
  %595 = icmp eq i64 %594, %106
  br i1 %595, label %596, label %577

596:                                              ; preds = %577
  %597 = sitofp i32 %593 to double
  %598 = getelementptr inbounds nuw double, ptr %74, i64 %560
  store double %597, ptr %598, align 8
  %599 = fcmp ogt double %591, 0.000000e+00
  br i1 %599, label %600, label %1547

600:                                              ; preds = %596
  %601 = zext i32 %593 to i64
  %602 = icmp eq i64 %560, %601
  br i1 %602, label %667, label %603

603:                                              ; preds = %600
  %604 = mul nuw nsw i64 %560, %106
  %605 = sext i32 %593 to i64
  %606 = mul nsw i64 %605, %106
  br i1 %325, label %651, label %607

607:                                              ; preds = %603
  %608 = mul i64 %258, %605
  %609 = getelementptr i8, ptr %257, i64 %608
  %610 = shl nsw i64 %605, 3
  %611 = add nsw i64 %610, 8
  %612 = mul i64 %611, %106
  %613 = getelementptr i8, ptr %260, i64 %612
  %614 = getelementptr i8, ptr %263, i64 %608
  %615 = getelementptr i8, ptr %265, i64 %612
  %616 = icmp ult ptr %69, %613
  %617 = icmp ult ptr %609, %250
  %618 = and i1 %616, %617
  %619 = or i1 %328, %618
  %620 = icmp ult ptr %69, %615
  %621 = icmp ult ptr %614, %250
  %622 = and i1 %620, %621
  %623 = or i1 %619, %622
  %624 = icmp ult ptr %71, %613
  %625 = icmp ult ptr %609, %254
  %626 = and i1 %624, %625
  %627 = or i1 %623, %626
  %628 = icmp ult ptr %71, %615
  %629 = icmp ult ptr %614, %254
  %630 = and i1 %628, %629
  %631 = or i1 %627, %630
  %632 = icmp ult ptr %609, %615
  %633 = icmp ult ptr %614, %613
  %634 = and i1 %632, %633
  %635 = or i1 %631, %634
  br i1 %635, label %651, label %636

636:                                              ; preds = %607, %636
  %637 = phi i64 [ %648, %636 ], [ 0, %607 ]
  %638 = add nuw nsw i64 %637, %604
  %639 = add nsw i64 %637, %606
  %640 = getelementptr inbounds nuw double, ptr %69, i64 %638
  %641 = load <2 x double>, ptr %640, align 8
  %642 = getelementptr inbounds nuw double, ptr %71, i64 %638
  %643 = load <2 x double>, ptr %642, align 8
  %644 = getelementptr inbounds double, ptr %69, i64 %639
  %645 = load <2 x double>, ptr %644, align 8
  store <2 x double> %645, ptr %640, align 8
  %646 = getelementptr inbounds double, ptr %71, i64 %639
  %647 = load <2 x double>, ptr %646, align 8
  store <2 x double> %647, ptr %642, align 8
  store <2 x double> %641, ptr %644, align 8
  store <2 x double> %643, ptr %646, align 8
  %648 = add nuw i64 %637, 2
  %649 = icmp eq i64 %648, %329
  br i1 %649, label %650, label %636

650:                                              ; preds = %636
  br i1 %330, label %667, label %651

651:                                              ; preds = %607, %603, %650
  %652 = phi i64 [ 0, %607 ], [ 0, %603 ], [ %329, %650 ]
  br label %653

653:                                              ; preds = %651, %653
  %654 = phi i64 [ %665, %653 ], [ %652, %651 ]
  %655 = add nuw nsw i64 %654, %604
  %656 = add nsw i64 %654, %606
  %657 = getelementptr inbounds nuw double, ptr %69, i64 %655
  %658 = load double, ptr %657, align 8
  %659 = getelementptr inbounds nuw double, ptr %71, i64 %655
  %660 = load double, ptr %659, align 8
  %661 = getelementptr inbounds double, ptr %69, i64 %656
  %662 = load double, ptr %661, align 8
  store double %662, ptr %657, align 8
  %663 = getelementptr inbounds double, ptr %71, i64 %656
  %664 = load double, ptr %663, align 8
  store double %664, ptr %659, align 8
  store double %658, ptr %661, align 8
  store double %660, ptr %663, align 8
  %665 = add nuw nsw i64 %654, 1
  %666 = icmp eq i64 %665, %106
  br i1 %666, label %667, label %653

667:                                              ; preds = %653, %650, %600
  %668 = add nuw nsw i64 %560, 1
  %669 = icmp samesign ult i64 %668, %106
  br i1 %669, label %670, label %555

670:                                              ; preds = %667
  %671 = mul nuw nsw i64 %560, %106
  %672 = add nuw nsw i64 %671, %560
  %673 = getelementptr inbounds nuw double, ptr %69, i64 %672
  %674 = getelementptr inbounds nuw double, ptr %71, i64 %672
  %675 = icmp ult i64 %562, 6
  %676 = icmp ult ptr %564, %230
  %677 = icmp ult ptr %565, %226
  %678 = and i1 %676, %677
  %679 = icmp ult ptr %564, %568
  %680 = icmp ult ptr %566, %226
  %681 = and i1 %679, %680
  %682 = or i1 %678, %681
  %683 = icmp ult ptr %564, %571
  %684 = icmp ult ptr %569, %226
  %685 = and i1 %683, %684
  %686 = or i1 %682, %685
  %687 = icmp ult ptr %564, %573
  %688 = icmp ult ptr %572, %226
  %689 = and i1 %687, %688
  %690 = or i1 %686, %689
  %691 = icmp ult ptr %564, %575
  %692 = icmp ult ptr %574, %226
  %693 = and i1 %691, %692
  %694 = or i1 %690, %693
  %695 = icmp ult ptr %565, %568
  %696 = icmp ult ptr %566, %230
  %697 = and i1 %695, %696
  %698 = or i1 %694, %697
  %699 = icmp ult ptr %565, %571
  %700 = icmp ult ptr %569, %230
  %701 = and i1 %699, %700
  %702 = or i1 %698, %701
  %703 = icmp ult ptr %565, %573
  %704 = icmp ult ptr %572, %230
  %705 = and i1 %703, %704
  %706 = or i1 %702, %705
  %707 = icmp ult ptr %565, %575
  %708 = icmp ult ptr %574, %230
  %709 = and i1 %707, %708
  %710 = or i1 %706, %709
  %711 = and i64 %562, -2
  %712 = add i64 %559, %711
  %713 = icmp eq i64 %562, %711
  br label %714

714:                                              ; preds = %808, %670
  %715 = phi i64 [ %559, %670 ], [ %809, %808 ]
  %716 = mul nuw nsw i64 %715, %106
  %717 = add nuw nsw i64 %716, %560
  %718 = getelementptr inbounds nuw double, ptr %69, i64 %717
  %719 = getelementptr inbounds nuw double, ptr %71, i64 %717
  %720 = load double, ptr %673, align 8
  %721 = load double, ptr %674, align 8
  %722 = fmul double %720, %720
  %723 = fmul double %721, %721
  %724 = fadd double %722, %723
  %725 = load double, ptr %718, align 8
  %726 = fmul double %720, %725
  %727 = load double, ptr %719, align 8
  %728 = fmul double %721, %727
  %729 = fadd double %726, %728
  %730 = fdiv double %729, %724
  %731 = fmul double %720, %727
  %732 = fmul double %721, %725
  %733 = fsub double %731, %732
  %734 = fdiv double %733, %724
  store double %730, ptr %718, align 8
  store double %734, ptr %719, align 8
  %735 = load double, ptr %718, align 8
  %736 = fcmp oeq double %735, 0.000000e+00
  %737 = fcmp oeq double %734, 0.000000e+00
  %738 = select i1 %736, i1 %737, i1 false
  br i1 %738, label %808, label %739

739:                                              ; preds = %714
  %740 = select i1 %675, i1 true, i1 %710
  br i1 %740, label %778, label %741

741:                                              ; preds = %739
  %742 = load double, ptr %719, align 8
  %743 = insertelement <2 x double> poison, double %742, i64 0
  %744 = shufflevector <2 x double> %743, <2 x double> poison, <2 x i32> zeroinitializer
  %745 = load double, ptr %718, align 8
  %746 = insertelement <2 x double> poison, double %745, i64 0
  %747 = shufflevector <2 x double> %746, <2 x double> poison, <2 x i32> zeroinitializer
  %748 = insertelement <2 x double> poison, double %742, i64 0
  %749 = shufflevector <2 x double> %748, <2 x double> poison, <2 x i32> zeroinitializer
  %750 = insertelement <2 x double> poison, double %745, i64 0
  %751 = shufflevector <2 x double> %750, <2 x double> poison, <2 x i32> zeroinitializer
  br label %752

752:                                              ; preds = %752, %741
  %753 = phi i64 [ 0, %741 ], [ %775, %752 ]
  %754 = add i64 %559, %753
  %755 = add nuw nsw i64 %754, %671
  %756 = getelementptr inbounds nuw double, ptr %69, i64 %755
  %757 = load <2 x double>, ptr %756, align 8
  %758 = fmul <2 x double> %751, %757
  %759 = getelementptr inbounds nuw double, ptr %71, i64 %755
  %760 = load <2 x double>, ptr %759, align 8
  %761 = fmul <2 x double> %749, %760
  %762 = fsub <2 x double> %758, %761
  %763 = add nuw nsw i64 %754, %716
  %764 = getelementptr inbounds nuw double, ptr %69, i64 %763
  %765 = load <2 x double>, ptr %764, align 8
  %766 = fsub <2 x double> %765, %762
  store <2 x double> %766, ptr %764, align 8
  %767 = load <2 x double>, ptr %759, align 8
  %768 = fmul <2 x double> %747, %767
  %769 = load <2 x double>, ptr %756, align 8
  %770 = fmul <2 x double> %744, %769
  %771 = fadd <2 x double> %768, %770
  %772 = getelementptr inbounds nuw double, ptr %71, i64 %763
  %773 = load <2 x double>, ptr %772, align 8
  %774 = fsub <2 x double> %773, %771
  store <2 x double> %774, ptr %772, align 8
  %775 = add nuw i64 %753, 2
  %776 = icmp eq i64 %775, %711
  br i1 %776, label %777, label %752

777:                                              ; preds = %752
  br i1 %713, label %808, label %778

778:                                              ; preds = %739, %777
  %779 = phi i64 [ %712, %777 ], [ %559, %739 ]
  br label %780

780:                                              ; preds = %778, %780
  %781 = phi i64 [ %806, %780 ], [ %779, %778 ]
  %782 = load double, ptr %718, align 8
  %783 = add nuw nsw i64 %781, %671
  %784 = getelementptr inbounds nuw double, ptr %69, i64 %783
  %785 = load double, ptr %784, align 8
  %786 = fmul double %782, %785
  %787 = load double, ptr %719, align 8
  %788 = getelementptr inbounds nuw double, ptr %71, i64 %783
  %789 = load double, ptr %788, align 8
  %790 = fmul double %787, %789
  %791 = fsub double %786, %790
  %792 = add nuw nsw i64 %781, %716
  %793 = getelementptr inbounds nuw double, ptr %69, i64 %792
  %794 = load double, ptr %793, align 8
  %795 = fsub double %794, %791
  store double %795, ptr %793, align 8
  %796 = load double, ptr %718, align 8
  %797 = load double, ptr %788, align 8
  %798 = fmul double %796, %797
  %799 = load double, ptr %719, align 8
  %800 = load double, ptr %784, align 8
  %801 = fmul double %799, %800
  %802 = fadd double %798, %801
  %803 = getelementptr inbounds nuw double, ptr %71, i64 %792
  %804 = load double, ptr %803, align 8
  %805 = fsub double %804, %802
  store double %805, ptr %803, align 8
  %806 = add nuw nsw i64 %781, 1
  %807 = icmp eq i64 %806, %106
  br i1 %807, label %808, label %780

808:                                              ; preds = %780, %777, %714
  %809 = add nuw nsw i64 %715, 1
  %810 = icmp eq i64 %809, %106
  br i1 %810, label %555, label %714

811:                                              ; preds = %555, %423, %405, %401
  %812 = load i32, ptr %7, align 8
  %813 = icmp sgt i32 %812, 0
  %814 = sext i32 %812 to i64
  %815 = shl nsw i64 %814, 4
  %816 = getelementptr i8, ptr %75, i64 %815
  %817 = zext i32 %812 to i64
  %818 = getelementptr inbounds nuw double, ptr %75, i64 %817
  %819 = shl nsw i64 %814, 3
  %820 = shl nuw nsw i64 %817, 3
  %821 = sub nsw i64 %215, %820
  %822 = sub nsw i64 %215, %815
  %823 = icmp eq i32 %812, 1
  %824 = and i64 %817, 2147483646
  %825 = icmp eq i64 %824, %817
  br label %826

826:                                              ; preds = %888, %811
  %827 = phi i64 [ 0, %811 ], [ %889, %888 ]
  %828 = mul i64 %819, %827
  %829 = add i64 %215, %828
  %830 = add i64 %821, %828
  %831 = add i64 %822, %828
  br i1 %813, label %832, label %888

832:                                              ; preds = %826
  %833 = getelementptr inbounds nuw [3 x double], ptr @TO_W, i64 %827
  %834 = getelementptr inbounds nuw i8, ptr %833, i64 8
  %835 = mul nuw nsw i64 %827, %814
  %836 = getelementptr double, ptr %77, i64 %835
  %837 = load double, ptr %833, align 8
  %838 = load <2 x double>, ptr %834, align 8
  br i1 %823, label %867, label %839

839:                                              ; preds = %832
  %840 = icmp ult i64 %829, 32
  %841 = icmp ult i64 %830, 32
  %842 = or i1 %840, %841
  %843 = icmp ult i64 %831, 32
  %844 = or i1 %842, %843
  br i1 %844, label %867, label %845

845:                                              ; preds = %839
  %846 = insertelement <2 x double> poison, double %837, i64 0
  %847 = shufflevector <2 x double> %846, <2 x double> poison, <2 x i32> zeroinitializer
  %848 = shufflevector <2 x double> %838, <2 x double> poison, <2 x i32> zeroinitializer
  %849 = shufflevector <2 x double> %838, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  br label %850

850:                                              ; preds = %850, %845
  %851 = phi i64 [ 0, %845 ], [ %864, %850 ]
  %852 = getelementptr inbounds nuw double, ptr %75, i64 %851
  %853 = load <2 x double>, ptr %852, align 8
  %854 = fmul <2 x double> %847, %853
  %855 = getelementptr inbounds nuw double, ptr %818, i64 %851
  %856 = load <2 x double>, ptr %855, align 8
  %857 = fmul <2 x double> %848, %856
  %858 = fadd <2 x double> %854, %857
  %859 = getelementptr double, ptr %816, i64 %851
  %860 = load <2 x double>, ptr %859, align 8
  %861 = fmul <2 x double> %849, %860
  %862 = fadd <2 x double> %858, %861
  %863 = getelementptr double, ptr %836, i64 %851
  store <2 x double> %862, ptr %863, align 8
  %864 = add nuw i64 %851, 2
  %865 = icmp eq i64 %864, %824
  br i1 %865, label %866, label %850

866:                                              ; preds = %850
  br i1 %825, label %888, label %867

867:                                              ; preds = %839, %832, %866
  %868 = phi i64 [ 0, %839 ], [ 0, %832 ], [ %824, %866 ]
  br label %869

869:                                              ; preds = %867, %869
  %870 = phi i64 [ %886, %869 ], [ %868, %867 ]
  %871 = getelementptr inbounds nuw double, ptr %75, i64 %870
  %872 = load double, ptr %871, align 8
  %873 = fmul double %837, %872
  %874 = getelementptr inbounds nuw double, ptr %818, i64 %870
  %875 = load double, ptr %874, align 8
  %876 = getelementptr double, ptr %816, i64 %870
  %877 = load double, ptr %876, align 8
  %878 = insertelement <2 x double> poison, double %875, i64 0
  %879 = insertelement <2 x double> %878, double %877, i64 1
  %880 = fmul <2 x double> %838, %879
  %881 = extractelement <2 x double> %880, i64 0
  %882 = fadd double %873, %881
  %883 = extractelement <2 x double> %880, i64 1
  %884 = fadd double %882, %883
  %885 = getelementptr double, ptr %836, i64 %870
  store double %884, ptr %885, align 8
  %886 = add nuw nsw i64 %870, 1
  %887 = icmp eq i64 %886, %817
  br i1 %887, label %888, label %869

888:                                              ; preds = %869, %866, %826
  %889 = add nuw nsw i64 %827, 1
  %890 = icmp eq i64 %889, 3
  br i1 %890, label %891, label %826

891:                                              ; preds = %888
  %892 = add nuw i32 %812, 1
  %893 = zext i32 %892 to i64
  %894 = sitofp i32 %812 to double
  %895 = fmul double %894, 3.000000e+00
  %896 = mul i32 %812, 3
  %897 = tail call i32 @llvm.smax.i32(i32 %896, i32 1)
  %898 = zext nneg i32 %897 to i64
  %899 = getelementptr i8, ptr %79, i64 %815
  %900 = getelementptr inbounds nuw double, ptr %79, i64 %817
  %901 = getelementptr i8, ptr %77, i64 %815
  %902 = getelementptr inbounds nuw double, ptr %77, i64 %817
  %903 = getelementptr inbounds nuw double, ptr %81, i64 %814
  %904 = getelementptr inbounds nuw i8, ptr %81, i64 %815
  %905 = shl nsw i64 %814, 3
  %906 = shl nuw nsw i64 %817, 3
  %907 = sub nsw i64 %168, %906
  %908 = sub nsw i64 %168, %815
  %909 = shl nuw nsw i64 %898, 3
  %910 = getelementptr i8, ptr %175, i64 %909
  %911 = getelementptr i8, ptr %180, i64 %909
  %912 = shl nuw nsw i64 %817, 3
  %913 = getelementptr i8, ptr %187, i64 %912
  %914 = shl nuw nsw i64 %814, 3
  %915 = getelementptr i8, ptr %189, i64 %914
  %916 = getelementptr i8, ptr %191, i64 %914
  %917 = getelementptr i8, ptr %916, i64 %912
  %918 = getelementptr i8, ptr %193, i64 %815
  %919 = add nsw i64 %815, %912
  %920 = getelementptr i8, ptr %195, i64 %919
  %921 = getelementptr i8, ptr %200, i64 %912
  %922 = shl nuw nsw i64 %817, 4
  %923 = getelementptr i8, ptr %202, i64 %922
  %924 = getelementptr i8, ptr %204, i64 %815
  %925 = getelementptr i8, ptr %206, i64 %919
  %926 = shl nsw i64 %814, 3
  %927 = shl nuw nsw i64 %817, 3
  %928 = sub nsw i64 %207, %927
  %929 = sub nsw i64 %207, %815
  %930 = mul nsw i64 %814, -8
  %931 = icmp ult i32 %812, 4
  %932 = and i64 %817, 2147483646
  %933 = icmp eq i64 %932, %817
  %934 = icmp eq i32 %812, 1
  %935 = and i64 %817, 2147483646
  %936 = icmp eq i64 %935, %817
  %937 = icmp ult i32 %812, 4
  %938 = icmp ult ptr %81, %917
  %939 = icmp ult ptr %915, %913
  %940 = and i1 %938, %939
  %941 = icmp ult ptr %81, %920
  %942 = icmp ult ptr %918, %913
  %943 = and i1 %941, %942
  %944 = or i1 %940, %943
  %945 = icmp ult ptr %81, %923
  %946 = icmp ult ptr %921, %913
  %947 = and i1 %945, %946
  %948 = or i1 %944, %947
  %949 = icmp ult ptr %81, %925
  %950 = icmp ult ptr %924, %913
  %951 = and i1 %949, %950
  %952 = or i1 %948, %951
  %953 = icmp ult ptr %81, %921
  %954 = icmp ult ptr %77, %913
  %955 = and i1 %953, %954
  %956 = or i1 %952, %955
  %957 = icmp ult ptr %915, %920
  %958 = icmp ult ptr %918, %917
  %959 = and i1 %957, %958
  %960 = or i1 %956, %959
  %961 = icmp ult ptr %915, %923
  %962 = icmp ult ptr %921, %917
  %963 = and i1 %961, %962
  %964 = or i1 %960, %963
  %965 = icmp ult ptr %915, %925
  %966 = icmp ult ptr %924, %917
  %967 = and i1 %965, %966
  %968 = or i1 %964, %967
  %969 = icmp ult ptr %915, %921
  %970 = icmp ult ptr %77, %917
  %971 = and i1 %969, %970
  %972 = or i1 %968, %971
  %973 = icmp ult ptr %918, %923
  %974 = icmp ult ptr %921, %920
  %975 = and i1 %973, %974
  %976 = or i1 %972, %975
  %977 = icmp ult ptr %918, %925
  %978 = icmp ult ptr %924, %920
  %979 = and i1 %977, %978
  %980 = or i1 %976, %979
  %981 = icmp ult ptr %918, %921
  %982 = icmp ult ptr %77, %920
  %983 = and i1 %981, %982
  %984 = or i1 %980, %983
  %985 = and i64 %817, 2147483646
  %986 = icmp eq i64 %985, %817
  %987 = icmp slt i32 %896, 2
  %988 = icmp ult ptr %77, %911
  %989 = icmp ult ptr %81, %910
  %990 = and i1 %988, %989
  %991 = and i64 %898, 2147483646
  %992 = icmp eq i64 %991, %898
  %993 = icmp eq i32 %812, 1
  %994 = and i64 %817, 2147483646
  %995 = icmp eq i64 %994, %817
  br label %996

996:                                              ; preds = %1539, %891
  %997 = phi double [ -1.000000e+00, %891 ], [ %1440, %1539 ]
  %998 = phi double [ -1.000000e+00, %891 ], [ %1423, %1539 ]
  %999 = phi i32 [ 0, %891 ], [ %1540, %1539 ]
  br label %1003

1000:                                             ; preds = %1069
  %1001 = add nuw nsw i64 %1004, 1
  %1002 = icmp eq i64 %1001, 3
  br i1 %1002, label %1074, label %1003

1003:                                             ; preds = %1000, %996
  %1004 = phi i64 [ 0, %996 ], [ %1001, %1000 ]
  %1005 = mul i64 %930, %1004
  %1006 = add i64 %86, %1005
  br i1 %813, label %1009, label %1007

1007:                                             ; preds = %1003
  %1008 = mul nsw i64 %1004, %814
  br label %1042

1009:                                             ; preds = %1003
  %1010 = load ptr, ptr %19, align 8
  %1011 = mul nuw nsw i64 %1004, %814
  %1012 = getelementptr double, ptr %75, i64 %1011
  br i1 %931, label %1030, label %1013

1013:                                             ; preds = %1009
  %1014 = ptrtoint ptr %1010 to i64
  %1015 = sub i64 %214, %1014
  %1016 = icmp ult i64 %1015, 32
  %1017 = icmp ult i64 %1006, 32
  %1018 = or i1 %1016, %1017
  br i1 %1018, label %1030, label %1019

1019:                                             ; preds = %1013, %1019
  %1020 = phi i64 [ %1027, %1019 ], [ 0, %1013 ]
  %1021 = getelementptr inbounds nuw double, ptr %1010, i64 %1020
  %1022 = load <2 x double>, ptr %1021, align 8
  %1023 = getelementptr double, ptr %1012, i64 %1020
  %1024 = load <2 x double>, ptr %1023, align 8
  %1025 = fadd <2 x double> %1022, %1024
  %1026 = getelementptr inbounds nuw double, ptr %91, i64 %1020
  store <2 x double> %1025, ptr %1026, align 8
  %1027 = add nuw i64 %1020, 2
  %1028 = icmp eq i64 %1027, %932
  br i1 %1028, label %1029, label %1019

1029:                                             ; preds = %1019
  br i1 %933, label %1042, label %1030

1030:                                             ; preds = %1013, %1009, %1029
  %1031 = phi i64 [ 0, %1013 ], [ 0, %1009 ], [ %932, %1029 ]
  br label %1032

1032:                                             ; preds = %1030, %1032
  %1033 = phi i64 [ %1040, %1032 ], [ %1031, %1030 ]
  %1034 = getelementptr inbounds nuw double, ptr %1010, i64 %1033
  %1035 = load double, ptr %1034, align 8
  %1036 = getelementptr double, ptr %1012, i64 %1033
  %1037 = load double, ptr %1036, align 8
  %1038 = fadd double %1035, %1037
  %1039 = getelementptr inbounds nuw double, ptr %91, i64 %1033
  store double %1038, ptr %1039, align 8
  %1040 = add nuw nsw i64 %1033, 1
  %1041 = icmp eq i64 %1040, %817
  br i1 %1041, label %1042, label %1032

1042:                                             ; preds = %1032, %1029, %1007
  %1043 = phi i64 [ %1008, %1007 ], [ %1011, %1029 ], [ %1011, %1032 ]
  %1044 = load double, ptr %2, align 8
  %1045 = getelementptr inbounds nuw double, ptr @NODES, i64 %1004
  %1046 = load double, ptr %1045, align 8
  %1047 = fmul double %345, %1046
  %1048 = fadd double %1044, %1047
  %1049 = getelementptr inbounds double, ptr %79, i64 %1043
  %1050 = load i64, ptr %20, align 8
  %1051 = add nsw i64 %1050, 1
  store i64 %1051, ptr %20, align 8
  %1052 = load ptr, ptr %0, align 8
  %1053 = load double, ptr %21, align 8
  %1054 = fcmp olt double %1048, %1053
  br i1 %1054, label %1059, label %1055

1055:                                             ; preds = %1042
  %1056 = load double, ptr %23, align 8
  %1057 = fcmp ogt double %1048, %1056
  %1058 = select i1 %1057, double %1056, double %1048
  br label %1059

1059:                                             ; preds = %1055, %1042
  %1060 = phi double [ %1053, %1042 ], [ %1058, %1055 ]
  %1061 = load i32, ptr %16, align 4
  %1062 = icmp eq i32 %1061, 0
  %1063 = load ptr, ptr %15, align 8
  br i1 %1062, label %1069, label %1064

1064:                                             ; preds = %1059
  %1065 = load ptr, ptr %24, align 8
  %1066 = sext i32 %1061 to i64
  %1067 = shl nsw i64 %1066, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1063, ptr align 8 %1065, i64 %1067, i1 false)
  %1068 = load ptr, ptr %15, align 8
  br label %1069

1069:                                             ; preds = %1064, %1059
  %1070 = phi ptr [ %1068, %1064 ], [ %1063, %1059 ]
  %1071 = load ptr, ptr %22, align 8
  %1072 = tail call i32 %1052(double noundef %1060, ptr noundef nonnull %91, ptr noundef %1071, ptr noundef %1070, ptr noundef nonnull %1049) #9
  %1073 = icmp eq i32 %1072, 0
  br i1 %1073, label %1000, label %1547

1074:                                             ; preds = %1000, %1173
  %1075 = phi i64 [ %1175, %1173 ], [ 0, %1000 ]
  %1076 = phi i64 [ %1174, %1173 ], [ 0, %1000 ]
  %1077 = mul i64 %926, %1075
  %1078 = add i64 %207, %1077
  %1079 = add i64 %928, %1077
  %1080 = add i64 %929, %1077
  br i1 %813, label %1081, label %1176

1081:                                             ; preds = %1074
  %1082 = getelementptr inbounds nuw [3 x double], ptr @TO_W, i64 %1076
  %1083 = getelementptr inbounds nuw i8, ptr %1082, i64 8
  %1084 = mul nuw nsw i64 %1076, %814
  %1085 = getelementptr double, ptr %81, i64 %1084
  %1086 = load double, ptr %1082, align 8
  %1087 = load <2 x double>, ptr %1083, align 8
  br i1 %934, label %1116, label %1088

1088:                                             ; preds = %1081
  %1089 = icmp ult i64 %1078, 32
  %1090 = icmp ult i64 %1079, 32
  %1091 = or i1 %1089, %1090
  %1092 = icmp ult i64 %1080, 32
  %1093 = or i1 %1091, %1092
  br i1 %1093, label %1116, label %1094

1094:                                             ; preds = %1088
  %1095 = insertelement <2 x double> poison, double %1086, i64 0
  %1096 = shufflevector <2 x double> %1095, <2 x double> poison, <2 x i32> zeroinitializer
  %1097 = shufflevector <2 x double> %1087, <2 x double> poison, <2 x i32> zeroinitializer
  %1098 = shufflevector <2 x double> %1087, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  br label %1099

1099:                                             ; preds = %1099, %1094
  %1100 = phi i64 [ 0, %1094 ], [ %1113, %1099 ]
  %1101 = getelementptr inbounds nuw double, ptr %79, i64 %1100
  %1102 = load <2 x double>, ptr %1101, align 8
  %1103 = fmul <2 x double> %1096, %1102
  %1104 = getelementptr inbounds nuw double, ptr %900, i64 %1100
  %1105 = load <2 x double>, ptr %1104, align 8
  %1106 = fmul <2 x double> %1097, %1105
  %1107 = fadd <2 x double> %1103, %1106
  %1108 = getelementptr double, ptr %899, i64 %1100
  %1109 = load <2 x double>, ptr %1108, align 8
  %1110 = fmul <2 x double> %1098, %1109
  %1111 = fadd <2 x double> %1107, %1110
  %1112 = getelementptr double, ptr %1085, i64 %1100
  store <2 x double> %1111, ptr %1112, align 8
  %1113 = add nuw i64 %1100, 2
  %1114 = icmp eq i64 %1113, %935
  br i1 %1114, label %1115, label %1099

1115:                                             ; preds = %1099
  br i1 %936, label %1137, label %1116

1116:                                             ; preds = %1088, %1081, %1115
  %1117 = phi i64 [ 0, %1088 ], [ 0, %1081 ], [ %935, %1115 ]
  br label %1118

1118:                                             ; preds = %1116, %1118
  %1119 = phi i64 [ %1135, %1118 ], [ %1117, %1116 ]
  %1120 = getelementptr inbounds nuw double, ptr %79, i64 %1119
  %1121 = load double, ptr %1120, align 8
  %1122 = fmul double %1086, %1121
  %1123 = getelementptr inbounds nuw double, ptr %900, i64 %1119
  %1124 = load double, ptr %1123, align 8
  %1125 = getelementptr double, ptr %899, i64 %1119
  %1126 = load double, ptr %1125, align 8
  %1127 = insertelement <2 x double> poison, double %1124, i64 0
  %1128 = insertelement <2 x double> %1127, double %1126, i64 1
  %1129 = fmul <2 x double> %1087, %1128
  %1130 = extractelement <2 x double> %1129, i64 0
  %1131 = fadd double %1122, %1130
  %1132 = extractelement <2 x double> %1129, i64 1
  %1133 = fadd double %1131, %1132
  %1134 = getelementptr double, ptr %1085, i64 %1119
  store double %1133, ptr %1134, align 8
  %1135 = add nuw nsw i64 %1119, 1
  %1136 = icmp eq i64 %1135, %817
  br i1 %1136, label %1137, label %1118

1137:                                             ; preds = %1118, %1115
  %1138 = add nuw nsw i64 %1076, 1
  %1139 = icmp eq i64 %1138, 3
  br i1 %1139, label %1140, label %1173

1140:                                             ; preds = %1137
  %1141 = select i1 %937, i1 true, i1 %984
  br i1 %1141, label %1171, label %1142

1142:                                             ; preds = %1140, %1142
  %1143 = phi i64 [ %1168, %1142 ], [ 0, %1140 ]
  %1144 = getelementptr inbounds nuw double, ptr %81, i64 %1143
  %1145 = getelementptr inbounds nuw double, ptr %1144, i64 %814
  %1146 = getelementptr inbounds nuw double, ptr %1145, i64 %814
  %1147 = getelementptr inbounds nuw double, ptr %902, i64 %1143
  %1148 = load <2 x double>, ptr %1147, align 8
  %1149 = getelementptr double, ptr %901, i64 %1143
  %1150 = load <2 x double>, ptr %1149, align 8
  %1151 = getelementptr inbounds nuw double, ptr %77, i64 %1143
  %1152 = load <2 x double>, ptr %1151, align 8
  %1153 = fmul <2 x double> %349, %1152
  %1154 = load <2 x double>, ptr %1144, align 8
  %1155 = fsub <2 x double> %1154, %1153
  store <2 x double> %1155, ptr %1144, align 8
  %1156 = fmul <2 x double> %1148, splat (double 0x400572DB93E0C672)
  %1157 = fmul <2 x double> %1150, splat (double 0x40086747F2C3FCB6)
  %1158 = fadd <2 x double> %1156, %1157
  %1159 = fdiv <2 x double> %1158, %351
  %1160 = load <2 x double>, ptr %1145, align 8
  %1161 = fsub <2 x double> %1160, %1159
  store <2 x double> %1161, ptr %1145, align 8
  %1162 = fmul <2 x double> %1150, splat (double 0x400572DB93E0C672)
  %1163 = fmul <2 x double> %1148, splat (double 0x40086747F2C3FCB6)
  %1164 = fsub <2 x double> %1162, %1163
  %1165 = fdiv <2 x double> %1164, %351
  %1166 = load <2 x double>, ptr %1146, align 8
  %1167 = fsub <2 x double> %1166, %1165
  store <2 x double> %1167, ptr %1146, align 8
  %1168 = add nuw i64 %1143, 2
  %1169 = icmp eq i64 %1168, %985
  br i1 %1169, label %1170, label %1142

1170:                                             ; preds = %1142
  br i1 %986, label %1207, label %1171

1171:                                             ; preds = %1140, %1170
  %1172 = phi i64 [ %985, %1170 ], [ 0, %1140 ]
  br label %1179

1173:                                             ; preds = %1176, %1137
  %1174 = phi i64 [ %1138, %1137 ], [ %1177, %1176 ]
  %1175 = add i64 %1075, 1
  br label %1074

1176:                                             ; preds = %1074
  %1177 = add nuw nsw i64 %1076, 1
  %1178 = icmp eq i64 %1177, 3
  br i1 %1178, label %1390, label %1173

1179:                                             ; preds = %1171, %1179
  %1180 = phi i64 [ %1205, %1179 ], [ %1172, %1171 ]
  %1181 = getelementptr inbounds nuw double, ptr %81, i64 %1180
  %1182 = getelementptr inbounds nuw double, ptr %1181, i64 %814
  %1183 = getelementptr inbounds nuw double, ptr %1182, i64 %814
  %1184 = getelementptr inbounds nuw double, ptr %902, i64 %1180
  %1185 = load double, ptr %1184, align 8
  %1186 = getelementptr double, ptr %901, i64 %1180
  %1187 = load double, ptr %1186, align 8
  %1188 = getelementptr inbounds nuw double, ptr %77, i64 %1180
  %1189 = load double, ptr %1188, align 8
  %1190 = fmul double %347, %1189
  %1191 = load double, ptr %1181, align 8
  %1192 = fsub double %1191, %1190
  store double %1192, ptr %1181, align 8
  %1193 = fmul double %1185, 0x400572DB93E0C672
  %1194 = fmul double %1187, 0x40086747F2C3FCB6
  %1195 = fadd double %1193, %1194
  %1196 = fdiv double %1195, %345
  %1197 = load double, ptr %1182, align 8
  %1198 = fsub double %1197, %1196
  store double %1198, ptr %1182, align 8
  %1199 = fmul double %1187, 0x400572DB93E0C672
  %1200 = fmul double %1185, 0x40086747F2C3FCB6
  %1201 = fsub double %1199, %1200
  %1202 = fdiv double %1201, %345
  %1203 = load double, ptr %1183, align 8
  %1204 = fsub double %1203, %1202
  store double %1204, ptr %1183, align 8
  %1205 = add nuw nsw i64 %1180, 1
  %1206 = icmp eq i64 %1205, %817
  br i1 %1206, label %1207, label %1179

1207:                                             ; preds = %1179, %1170
  br label %1208

1208:                                             ; preds = %1207, %1208
  %1209 = phi i64 [ %1218, %1208 ], [ 0, %1207 ]
  %1210 = getelementptr inbounds nuw double, ptr %73, i64 %1209
  %1211 = load double, ptr %1210, align 8
  %1212 = fptosi double %1211 to i32
  %1213 = sext i32 %1212 to i64
  %1214 = getelementptr inbounds double, ptr %81, i64 %1213
  %1215 = load double, ptr %1214, align 8
  %1216 = getelementptr inbounds nuw double, ptr %81, i64 %1209
  %1217 = load double, ptr %1216, align 8
  store double %1217, ptr %1214, align 8
  store double %1215, ptr %1216, align 8
  %1218 = add nuw nsw i64 %1209, 1
  %1219 = icmp eq i64 %1218, %817
  br i1 %1219, label %1220, label %1208

1220:                                             ; preds = %1208, %1239
  %1221 = phi i64 [ %1240, %1239 ], [ 0, %1208 ]
  %1222 = icmp eq i64 %1221, 0
  br i1 %1222, label %1239, label %1223

1223:                                             ; preds = %1220
  %1224 = mul nuw nsw i64 %1221, %817
  %1225 = getelementptr double, ptr %66, i64 %1224
  %1226 = getelementptr inbounds nuw double, ptr %81, i64 %1221
  %1227 = load double, ptr %1226, align 8
  br label %1228

1228:                                             ; preds = %1228, %1223
  %1229 = phi i64 [ 0, %1223 ], [ %1237, %1228 ]
  %1230 = phi double [ %1227, %1223 ], [ %1236, %1228 ]
  %1231 = getelementptr double, ptr %1225, i64 %1229
  %1232 = load double, ptr %1231, align 8
  %1233 = getelementptr inbounds nuw double, ptr %81, i64 %1229
  %1234 = load double, ptr %1233, align 8
  %1235 = fmul double %1232, %1234
  %1236 = fsub double %1230, %1235
  store double %1236, ptr %1226, align 8
  %1237 = add nuw nsw i64 %1229, 1
  %1238 = icmp eq i64 %1237, %1221
  br i1 %1238, label %1239, label %1228

1239:                                             ; preds = %1228, %1220
  %1240 = add nuw nsw i64 %1221, 1
  %1241 = icmp eq i64 %1240, %817
  br i1 %1241, label %1242, label %1220

1242:                                             ; preds = %1239, %1266
  %1243 = phi i64 [ %1244, %1266 ], [ %817, %1239 ]
  %1244 = add nsw i64 %1243, -1
  %1245 = icmp slt i64 %1243, %817
  br i1 %1245, label %1249, label %1246

1246:                                             ; preds = %1242
  %1247 = getelementptr inbounds nuw double, ptr %81, i64 %1244
  %1248 = load double, ptr %1247, align 8
  br label %1266

1249:                                             ; preds = %1242
  %1250 = mul nuw nsw i64 %1244, %817
  %1251 = getelementptr double, ptr %66, i64 %1250
  %1252 = getelementptr inbounds nuw double, ptr %81, i64 %1244
  %1253 = load double, ptr %1252, align 8
  br label %1254

1254:                                             ; preds = %1254, %1249
  %1255 = phi i64 [ %1243, %1249 ], [ %1263, %1254 ]
  %1256 = phi double [ %1253, %1249 ], [ %1262, %1254 ]
  %1257 = getelementptr double, ptr %1251, i64 %1255
  %1258 = load double, ptr %1257, align 8
  %1259 = getelementptr inbounds nuw double, ptr %81, i64 %1255
  %1260 = load double, ptr %1259, align 8
  %1261 = fmul double %1258, %1260
  %1262 = fsub double %1256, %1261
  store double %1262, ptr %1252, align 8
  %1263 = add nuw nsw i64 %1255, 1
  %1264 = trunc nuw i64 %1263 to i32
  %1265 = icmp sgt i32 %812, %1264
  br i1 %1265, label %1254, label %1266

1266:                                             ; preds = %1254, %1246
  %1267 = phi double [ %1248, %1246 ], [ %1262, %1254 ]
  %1268 = mul nuw nsw i64 %1244, %893
  %1269 = getelementptr inbounds nuw double, ptr %66, i64 %1268
  %1270 = load double, ptr %1269, align 8
  %1271 = getelementptr inbounds nuw double, ptr %81, i64 %1244
  %1272 = fdiv double %1267, %1270
  store double %1272, ptr %1271, align 8
  %1273 = icmp samesign ugt i64 %1243, 1
  br i1 %1273, label %1242, label %1274

1274:                                             ; preds = %1266, %1274
  %1275 = phi i64 [ %1288, %1274 ], [ 0, %1266 ]
  %1276 = getelementptr inbounds nuw double, ptr %74, i64 %1275
  %1277 = load double, ptr %1276, align 8
  %1278 = fptosi double %1277 to i32
  %1279 = sext i32 %1278 to i64
  %1280 = getelementptr inbounds double, ptr %903, i64 %1279
  %1281 = load double, ptr %1280, align 8
  %1282 = getelementptr inbounds double, ptr %904, i64 %1279
  %1283 = load double, ptr %1282, align 8
  %1284 = getelementptr inbounds nuw double, ptr %903, i64 %1275
  %1285 = load double, ptr %1284, align 8
  store double %1285, ptr %1280, align 8
  %1286 = getelementptr inbounds nuw double, ptr %904, i64 %1275
  %1287 = load double, ptr %1286, align 8
  store double %1287, ptr %1282, align 8
  store double %1281, ptr %1284, align 8
  store double %1283, ptr %1286, align 8
  %1288 = add nuw nsw i64 %1275, 1
  %1289 = icmp eq i64 %1288, %817
  br i1 %1289, label %1290, label %1274

1290:                                             ; preds = %1274, %1324
  %1291 = phi i64 [ %1325, %1324 ], [ 0, %1274 ]
  %1292 = icmp eq i64 %1291, 0
  br i1 %1292, label %1324, label %1293

1293:                                             ; preds = %1290
  %1294 = mul nuw nsw i64 %1291, %817
  %1295 = getelementptr inbounds nuw double, ptr %903, i64 %1291
  %1296 = getelementptr inbounds nuw double, ptr %904, i64 %1291
  %1297 = load double, ptr %1295, align 8
  %1298 = load double, ptr %1296, align 8
  br label %1299

1299:                                             ; preds = %1299, %1293
  %1300 = phi double [ %1298, %1293 ], [ %1321, %1299 ]
  %1301 = phi double [ %1297, %1293 ], [ %1315, %1299 ]
  %1302 = phi i64 [ 0, %1293 ], [ %1322, %1299 ]
  %1303 = add nuw nsw i64 %1302, %1294
  %1304 = getelementptr inbounds nuw double, ptr %69, i64 %1303
  %1305 = load double, ptr %1304, align 8
  %1306 = getelementptr inbounds nuw double, ptr %71, i64 %1303
  %1307 = load double, ptr %1306, align 8
  %1308 = getelementptr inbounds nuw double, ptr %903, i64 %1302
  %1309 = load double, ptr %1308, align 8
  %1310 = fmul double %1305, %1309
  %1311 = getelementptr inbounds nuw double, ptr %904, i64 %1302
  %1312 = load double, ptr %1311, align 8
  %1313 = fmul double %1307, %1312
  %1314 = fsub double %1310, %1313
  %1315 = fsub double %1301, %1314
  store double %1315, ptr %1295, align 8
  %1316 = load double, ptr %1311, align 8
  %1317 = fmul double %1305, %1316
  %1318 = load double, ptr %1308, align 8
  %1319 = fmul double %1307, %1318
  %1320 = fadd double %1317, %1319
  %1321 = fsub double %1300, %1320
  store double %1321, ptr %1296, align 8
  %1322 = add nuw nsw i64 %1302, 1
  %1323 = icmp eq i64 %1322, %1291
  br i1 %1323, label %1324, label %1299

1324:                                             ; preds = %1299, %1290
  %1325 = add nuw nsw i64 %1291, 1
  %1326 = icmp eq i64 %1325, %817
  br i1 %1326, label %1327, label %1290

1327:                                             ; preds = %1324, %1368
  %1328 = phi i64 [ %1329, %1368 ], [ %817, %1324 ]
  %1329 = add nsw i64 %1328, -1
  %1330 = icmp slt i64 %1328, %817
  br i1 %1330, label %1336, label %1331

1331:                                             ; preds = %1327
  %1332 = getelementptr inbounds nuw double, ptr %904, i64 %1329
  %1333 = load double, ptr %1332, align 8
  %1334 = getelementptr inbounds nuw double, ptr %903, i64 %1329
  %1335 = load double, ptr %1334, align 8
  br label %1368

1336:                                             ; preds = %1327
  %1337 = mul nuw nsw i64 %1329, %817
  %1338 = getelementptr inbounds nuw double, ptr %903, i64 %1329
  %1339 = getelementptr inbounds nuw double, ptr %904, i64 %1329
  %1340 = load double, ptr %1338, align 8
  %1341 = load double, ptr %1339, align 8
  br label %1342

1342:                                             ; preds = %1342, %1336
  %1343 = phi double [ %1341, %1336 ], [ %1364, %1342 ]
  %1344 = phi double [ %1340, %1336 ], [ %1358, %1342 ]
  %1345 = phi i64 [ %1328, %1336 ], [ %1365, %1342 ]
  %1346 = add nuw nsw i64 %1345, %1337
  %1347 = getelementptr inbounds nuw double, ptr %69, i64 %1346
  %1348 = load double, ptr %1347, align 8
  %1349 = getelementptr inbounds nuw double, ptr %71, i64 %1346
  %1350 = load double, ptr %1349, align 8
  %1351 = getelementptr inbounds nuw double, ptr %903, i64 %1345
  %1352 = load double, ptr %1351, align 8
  %1353 = fmul double %1348, %1352
  %1354 = getelementptr inbounds nuw double, ptr %904, i64 %1345
  %1355 = load double, ptr %1354, align 8
  %1356 = fmul double %1350, %1355
  %1357 = fsub double %1353, %1356
  %1358 = fsub double %1344, %1357
  store double %1358, ptr %1338, align 8
  %1359 = load double, ptr %1354, align 8
  %1360 = fmul double %1348, %1359
  %1361 = load double, ptr %1351, align 8
  %1362 = fmul double %1350, %1361
  %1363 = fadd double %1360, %1362
  %1364 = fsub double %1343, %1363
  store double %1364, ptr %1339, align 8
  %1365 = add nuw nsw i64 %1345, 1
  %1366 = trunc nuw i64 %1365 to i32
  %1367 = icmp sgt i32 %812, %1366
  br i1 %1367, label %1342, label %1368

1368:                                             ; preds = %1342, %1331
  %1369 = phi double [ %1335, %1331 ], [ %1358, %1342 ]
  %1370 = phi double [ %1333, %1331 ], [ %1364, %1342 ]
  %1371 = getelementptr inbounds nuw double, ptr %903, i64 %1329
  %1372 = getelementptr inbounds nuw double, ptr %904, i64 %1329
  %1373 = mul nuw nsw i64 %1329, %893
  %1374 = getelementptr inbounds nuw double, ptr %69, i64 %1373
  %1375 = load double, ptr %1374, align 8
  %1376 = getelementptr inbounds nuw double, ptr %71, i64 %1373
  %1377 = load double, ptr %1376, align 8
  %1378 = fmul double %1375, %1375
  %1379 = fmul double %1377, %1377
  %1380 = fadd double %1378, %1379
  %1381 = fmul double %1369, %1375
  %1382 = fmul double %1370, %1377
  %1383 = fadd double %1381, %1382
  %1384 = fdiv double %1383, %1380
  %1385 = fmul double %1370, %1375
  %1386 = fmul double %1369, %1377
  %1387 = fsub double %1385, %1386
  %1388 = fdiv double %1387, %1380
  store double %1384, ptr %1371, align 8
  store double %1388, ptr %1372, align 8
  %1389 = icmp samesign ugt i64 %1328, 1
  br i1 %1389, label %1327, label %1390

1390:                                             ; preds = %1176, %1368
  br label %1391

1391:                                             ; preds = %1390, %1417
  %1392 = phi i64 [ %1419, %1417 ], [ 0, %1390 ]
  %1393 = phi double [ %1418, %1417 ], [ 0.000000e+00, %1390 ]
  br i1 %813, label %1394, label %1417

1394:                                             ; preds = %1391
  %1395 = load ptr, ptr %25, align 8
  %1396 = load double, ptr %1, align 8
  %1397 = load ptr, ptr %19, align 8
  %1398 = mul nuw nsw i64 %1392, %814
  %1399 = getelementptr double, ptr %81, i64 %1398
  br label %1400

1400:                                             ; preds = %1400, %1394
  %1401 = phi i64 [ 0, %1394 ], [ %1415, %1400 ]
  %1402 = phi double [ %1393, %1394 ], [ %1414, %1400 ]
  %1403 = getelementptr inbounds nuw double, ptr %1395, i64 %1401
  %1404 = load double, ptr %1403, align 8
  %1405 = getelementptr inbounds nuw double, ptr %1397, i64 %1401
  %1406 = load double, ptr %1405, align 8
  %1407 = tail call double @llvm.fabs.f64(double %1406)
  %1408 = fmul double %1396, %1407
  %1409 = fadd double %1404, %1408
  %1410 = getelementptr double, ptr %1399, i64 %1401
  %1411 = load double, ptr %1410, align 8
  %1412 = fdiv double %1411, %1409
  %1413 = fmul double %1412, %1412
  %1414 = fadd double %1402, %1413
  %1415 = add nuw nsw i64 %1401, 1
  %1416 = icmp eq i64 %1415, %817
  br i1 %1416, label %1417, label %1400

1417:                                             ; preds = %1400, %1391
  %1418 = phi double [ %1393, %1391 ], [ %1414, %1400 ]
  %1419 = add nuw nsw i64 %1392, 1
  %1420 = icmp eq i64 %1419, 3
  br i1 %1420, label %1421, label %1391

1421:                                             ; preds = %1417
  %1422 = fdiv double %1418, %895
  %1423 = tail call double @llvm.sqrt.f64(double %1422)
  %1424 = tail call double @llvm.fabs.f64(double %1423)
  %1425 = fcmp ueq double %1424, 0x7FF0000000000000
  br i1 %1425, label %1547, label %1426

1426:                                             ; preds = %1421
  %1427 = fcmp ult double %998, 0.000000e+00
  br i1 %1427, label %1439, label %1428

1428:                                             ; preds = %1426
  %1429 = fdiv double %1423, %998
  %1430 = fcmp ult double %1429, 1.000000e+00
  br i1 %1430, label %1431, label %1547

1431:                                             ; preds = %1428
  %1432 = sub nuw nsw i32 6, %999
  %1433 = uitofp nneg i32 %1432 to double
  %1434 = tail call double @llvm.pow.f64(double %1429, double %1433)
  %1435 = fsub double 1.000000e+00, %1429
  %1436 = fdiv double %1434, %1435
  %1437 = fmul double %1423, %1436
  %1438 = fcmp ogt double %1437, %46
  br i1 %1438, label %1547, label %1439

1439:                                             ; preds = %1431, %1426
  %1440 = phi double [ %997, %1426 ], [ %1429, %1431 ]
  br i1 %813, label %1441, label %1464

1441:                                             ; preds = %1439
  %1442 = select i1 %987, i1 true, i1 %990
  br i1 %1442, label %1453, label %1443

1443:                                             ; preds = %1441, %1443
  %1444 = phi i64 [ %1450, %1443 ], [ 0, %1441 ]
  %1445 = getelementptr inbounds nuw double, ptr %81, i64 %1444
  %1446 = load <2 x double>, ptr %1445, align 8
  %1447 = getelementptr inbounds nuw double, ptr %77, i64 %1444
  %1448 = load <2 x double>, ptr %1447, align 8
  %1449 = fadd <2 x double> %1446, %1448
  store <2 x double> %1449, ptr %1447, align 8
  %1450 = add nuw i64 %1444, 2
  %1451 = icmp eq i64 %1450, %991
  br i1 %1451, label %1452, label %1443

1452:                                             ; preds = %1443
  br i1 %992, label %1464, label %1453

1453:                                             ; preds = %1441, %1452
  %1454 = phi i64 [ %991, %1452 ], [ 0, %1441 ]
  br label %1455

1455:                                             ; preds = %1453, %1455
  %1456 = phi i64 [ %1462, %1455 ], [ %1454, %1453 ]
  %1457 = getelementptr inbounds nuw double, ptr %81, i64 %1456
  %1458 = load double, ptr %1457, align 8
  %1459 = getelementptr inbounds nuw double, ptr %77, i64 %1456
  %1460 = load double, ptr %1459, align 8
  %1461 = fadd double %1458, %1460
  store double %1461, ptr %1459, align 8
  %1462 = add nuw nsw i64 %1456, 1
  %1463 = icmp eq i64 %1462, %898
  br i1 %1463, label %1464, label %1455

1464:                                             ; preds = %1455, %1452, %1439
  br label %1465

1465:                                             ; preds = %1464, %1527
  %1466 = phi i64 [ %1528, %1527 ], [ 0, %1464 ]
  %1467 = mul i64 %905, %1466
  %1468 = add i64 %168, %1467
  %1469 = add i64 %907, %1467
  %1470 = add i64 %908, %1467
  br i1 %813, label %1471, label %1527

1471:                                             ; preds = %1465
  %1472 = getelementptr inbounds nuw [3 x double], ptr @FROM_W, i64 %1466
  %1473 = getelementptr inbounds nuw i8, ptr %1472, i64 8
  %1474 = mul nuw nsw i64 %1466, %814
  %1475 = getelementptr double, ptr %75, i64 %1474
  %1476 = load double, ptr %1472, align 8
  %1477 = load <2 x double>, ptr %1473, align 8
  br i1 %993, label %1506, label %1478

1478:                                             ; preds = %1471
  %1479 = icmp ult i64 %1468, 32
  %1480 = icmp ult i64 %1469, 32
  %1481 = or i1 %1479, %1480
  %1482 = icmp ult i64 %1470, 32
  %1483 = or i1 %1481, %1482
  br i1 %1483, label %1506, label %1484

1484:                                             ; preds = %1478
  %1485 = insertelement <2 x double> poison, double %1476, i64 0
  %1486 = shufflevector <2 x double> %1485, <2 x double> poison, <2 x i32> zeroinitializer
  %1487 = shufflevector <2 x double> %1477, <2 x double> poison, <2 x i32> zeroinitializer
  %1488 = shufflevector <2 x double> %1477, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  br label %1489

1489:                                             ; preds = %1489, %1484
  %1490 = phi i64 [ 0, %1484 ], [ %1503, %1489 ]
  %1491 = getelementptr inbounds nuw double, ptr %77, i64 %1490
  %1492 = load <2 x double>, ptr %1491, align 8
  %1493 = fmul <2 x double> %1486, %1492
  %1494 = getelementptr inbounds nuw double, ptr %902, i64 %1490
  %1495 = load <2 x double>, ptr %1494, align 8
  %1496 = fmul <2 x double> %1487, %1495
  %1497 = fadd <2 x double> %1493, %1496
  %1498 = getelementptr double, ptr %901, i64 %1490
  %1499 = load <2 x double>, ptr %1498, align 8
  %1500 = fmul <2 x double> %1488, %1499
  %1501 = fadd <2 x double> %1497, %1500
  %1502 = getelementptr double, ptr %1475, i64 %1490
  store <2 x double> %1501, ptr %1502, align 8
  %1503 = add nuw i64 %1490, 2
  %1504 = icmp eq i64 %1503, %994
  br i1 %1504, label %1505, label %1489

1505:                                             ; preds = %1489
  br i1 %995, label %1527, label %1506

1506:                                             ; preds = %1478, %1471, %1505
  %1507 = phi i64 [ 0, %1478 ], [ 0, %1471 ], [ %994, %1505 ]
  br label %1508

1508:                                             ; preds = %1506, %1508
  %1509 = phi i64 [ %1525, %1508 ], [ %1507, %1506 ]
  %1510 = getelementptr inbounds nuw double, ptr %77, i64 %1509
  %1511 = load double, ptr %1510, align 8
  %1512 = fmul double %1476, %1511
  %1513 = getelementptr inbounds nuw double, ptr %902, i64 %1509
  %1514 = load double, ptr %1513, align 8
  %1515 = getelementptr double, ptr %901, i64 %1509
  %1516 = load double, ptr %1515, align 8
  %1517 = insertelement <2 x double> poison, double %1514, i64 0
  %1518 = insertelement <2 x double> %1517, double %1516, i64 1
  %1519 = fmul <2 x double> %1477, %1518
  %1520 = extractelement <2 x double> %1519, i64 0
  %1521 = fadd double %1512, %1520
  %1522 = extractelement <2 x double> %1519, i64 1
  %1523 = fadd double %1521, %1522
  %1524 = getelementptr double, ptr %1475, i64 %1509
  store double %1523, ptr %1524, align 8
  %1525 = add nuw nsw i64 %1509, 1
  %1526 = icmp eq i64 %1525, %817
  br i1 %1526, label %1527, label %1508

1527:                                             ; preds = %1508, %1505, %1465
  %1528 = add nuw nsw i64 %1466, 1
  %1529 = icmp eq i64 %1528, 3
  br i1 %1529, label %1530, label %1465

1530:                                             ; preds = %1527
  %1531 = fcmp oeq double %1422, 0.000000e+00
  br i1 %1531, label %1542, label %1532

1532:                                             ; preds = %1530
  %1533 = fcmp ult double %1440, 0.000000e+00
  br i1 %1533, label %1539, label %1534

1534:                                             ; preds = %1532
  %1535 = fsub double 1.000000e+00, %1440
  %1536 = fdiv double %1440, %1535
  %1537 = fmul double %1423, %1536
  %1538 = fcmp olt double %1537, %46
  br i1 %1538, label %1542, label %1539

1539:                                             ; preds = %1534, %1532
  %1540 = add nuw nsw i32 %999, 1
  %1541 = icmp eq i32 %1540, 6
  br i1 %1541, label %1547, label %996

1542:                                             ; preds = %1534, %1530
  %1543 = load i32, ptr %7, align 8
  %1544 = icmp sgt i32 %1543, 0
  %1545 = load ptr, ptr %19, align 8
  %1546 = ptrtoint ptr %1545 to i64
  br i1 %1544, label %1575, label %1776

1547:                                             ; preds = %459, %596, %1539, %1431, %1428, %1421, %1069
  %1548 = load double, ptr %56, align 8
  %1549 = fcmp une double %1548, 0.000000e+00
  br i1 %1549, label %2402, label %1550

1550:                                             ; preds = %1547
  %1551 = load double, ptr %2, align 8
  %1552 = load ptr, ptr %19, align 8
  store <2 x double> <double 1.000000e+00, double 0.000000e+00>, ptr %56, align 8
  %1553 = load ptr, ptr %26, align 8
  %1554 = load double, ptr %21, align 8
  %1555 = fcmp olt double %1551, %1554
  br i1 %1555, label %1560, label %1556

1556:                                             ; preds = %1550
  %1557 = load double, ptr %23, align 8
  %1558 = fcmp ogt double %1551, %1557
  %1559 = select i1 %1558, double %1557, double %1551
  br label %1560

1560:                                             ; preds = %1556, %1550
  %1561 = phi double [ %1554, %1550 ], [ %1559, %1556 ]
  %1562 = load i32, ptr %16, align 4
  %1563 = icmp eq i32 %1562, 0
  %1564 = load ptr, ptr %15, align 8
  br i1 %1563, label %1570, label %1565

1565:                                             ; preds = %1560
  %1566 = load ptr, ptr %24, align 8
  %1567 = sext i32 %1562 to i64
  %1568 = shl nsw i64 %1567, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1564, ptr align 8 %1566, i64 %1568, i1 false)
  %1569 = load ptr, ptr %15, align 8
  br label %1570

1570:                                             ; preds = %1565, %1560
  %1571 = phi ptr [ %1569, %1565 ], [ %1564, %1560 ]
  %1572 = load ptr, ptr %22, align 8
  %1573 = tail call i32 %1553(double noundef %1561, ptr noundef %1552, ptr noundef %1572, ptr noundef %1571, ptr noundef nonnull %64) #9
  %1574 = icmp eq i32 %1573, 0
  br i1 %1574, label %399, label %2418

1575:                                             ; preds = %1542
  %1576 = zext nneg i32 %1543 to i64
  %1577 = shl nuw nsw i64 %1576, 4
  %1578 = getelementptr i8, ptr %75, i64 %1577
  %1579 = load ptr, ptr %27, align 8
  %1580 = getelementptr inbounds nuw double, ptr %75, i64 %1576
  %1581 = icmp ult i32 %1543, 4
  br i1 %1581, label %1655, label %1582

1582:                                             ; preds = %1575
  %1583 = ptrtoint ptr %1579 to i64
  %1584 = shl nuw nsw i64 %1576, 3
  %1585 = sub nsw i64 %142, %1584
  %1586 = icmp ult i64 %1585, 16
  %1587 = or i1 %333, %1586
  %1588 = icmp eq i64 %142, %1577
  %1589 = or i1 %1587, %1588
  %1590 = sub i64 %149, %1546
  %1591 = icmp ult i64 %1590, 16
  %1592 = or i1 %1589, %1591
  %1593 = sub i64 %1583, %151
  %1594 = and i64 %1593, -16
  %1595 = icmp eq i64 %1594, 64
  %1596 = or i1 %1592, %1595
  %1597 = or i1 %1596, %334
  %1598 = sub nsw i64 %88, %1584
  %1599 = icmp ult i64 %1598, 16
  %1600 = or i1 %1597, %1599
  %1601 = sub nsw i64 %88, %1577
  %1602 = icmp ult i64 %1601, 16
  %1603 = or i1 %1600, %1602
  %1604 = sub i64 %156, %1546
  %1605 = icmp ult i64 %1604, 16
  %1606 = or i1 %1603, %1605
  %1607 = sub i64 %1583, %158
  %1608 = and i64 %1607, -16
  %1609 = icmp eq i64 %1608, 64
  %1610 = or i1 %1606, %1609
  %1611 = or i1 %1610, %335
  %1612 = sub nsw i64 %159, %1584
  %1613 = icmp ult i64 %1612, 16
  %1614 = or i1 %1611, %1613
  %1615 = sub nsw i64 %159, %1577
  %1616 = icmp ult i64 %1615, 16
  %1617 = or i1 %1614, %1616
  %1618 = sub i64 %164, %1546
  %1619 = icmp ult i64 %1618, 16
  %1620 = or i1 %1617, %1619
  %1621 = sub i64 %167, %1583
  %1622 = icmp ult i64 %1621, 16
  %1623 = or i1 %1620, %1622
  br i1 %1623, label %1655, label %1624

1624:                                             ; preds = %1582
  %1625 = and i64 %1576, 2147483646
  %1626 = insertelement <2 x double> poison, double %345, i64 0
  %1627 = shufflevector <2 x double> %1626, <2 x double> poison, <2 x i32> zeroinitializer
  br label %1628

1628:                                             ; preds = %1628, %1624
  %1629 = phi i64 [ 0, %1624 ], [ %1651, %1628 ]
  %1630 = getelementptr inbounds nuw double, ptr %75, i64 %1629
  %1631 = load <2 x double>, ptr %1630, align 8
  %1632 = fmul <2 x double> %1631, splat (double 0x402418FD8BAFFE05)
  %1633 = getelementptr inbounds nuw double, ptr %1580, i64 %1629
  %1634 = load <2 x double>, ptr %1633, align 8
  %1635 = fmul <2 x double> %1634, splat (double 0x3FF61D41B2D54580)
  %1636 = fsub <2 x double> %1635, %1632
  %1637 = getelementptr double, ptr %1578, i64 %1629
  %1638 = load <2 x double>, ptr %1637, align 8
  %1639 = fmul <2 x double> %1638, splat (double 0x3FD5555555555555)
  %1640 = fsub <2 x double> %1636, %1639
  %1641 = getelementptr inbounds nuw double, ptr %1545, i64 %1629
  %1642 = load <2 x double>, ptr %1641, align 8
  %1643 = fadd <2 x double> %1638, %1642
  %1644 = getelementptr inbounds nuw double, ptr %87, i64 %1629
  store <2 x double> %1643, ptr %1644, align 8
  %1645 = fdiv <2 x double> %1640, %1627
  %1646 = getelementptr inbounds nuw double, ptr %93, i64 %1629
  store <2 x double> %1645, ptr %1646, align 8
  %1647 = getelementptr inbounds nuw double, ptr %1579, i64 %1629
  %1648 = load <2 x double>, ptr %1647, align 8
  %1649 = fadd <2 x double> %1645, %1648
  %1650 = getelementptr inbounds nuw double, ptr %89, i64 %1629
  store <2 x double> %1649, ptr %1650, align 8
  %1651 = add nuw i64 %1629, 2
  %1652 = icmp eq i64 %1651, %1625
  br i1 %1652, label %1653, label %1628

1653:                                             ; preds = %1628
  %1654 = icmp eq i64 %1625, %1576
  br i1 %1654, label %1682, label %1655

1655:                                             ; preds = %1582, %1575, %1653
  %1656 = phi i64 [ 0, %1582 ], [ 0, %1575 ], [ %1625, %1653 ]
  br label %1657

1657:                                             ; preds = %1655, %1657
  %1658 = phi i64 [ %1680, %1657 ], [ %1656, %1655 ]
  %1659 = getelementptr inbounds nuw double, ptr %75, i64 %1658
  %1660 = load double, ptr %1659, align 8
  %1661 = fmul double %1660, 0x402418FD8BAFFE05
  %1662 = getelementptr inbounds nuw double, ptr %1580, i64 %1658
  %1663 = load double, ptr %1662, align 8
  %1664 = fmul double %1663, 0x3FF61D41B2D54580
  %1665 = fsub double %1664, %1661
  %1666 = getelementptr double, ptr %1578, i64 %1658
  %1667 = load double, ptr %1666, align 8
  %1668 = fmul double %1667, 0x3FD5555555555555
  %1669 = fsub double %1665, %1668
  %1670 = getelementptr inbounds nuw double, ptr %1545, i64 %1658
  %1671 = load double, ptr %1670, align 8
  %1672 = fadd double %1667, %1671
  %1673 = getelementptr inbounds nuw double, ptr %87, i64 %1658
  store double %1672, ptr %1673, align 8
  %1674 = fdiv double %1669, %345
  %1675 = getelementptr inbounds nuw double, ptr %93, i64 %1658
  store double %1674, ptr %1675, align 8
  %1676 = getelementptr inbounds nuw double, ptr %1579, i64 %1658
  %1677 = load double, ptr %1676, align 8
  %1678 = fadd double %1674, %1677
  %1679 = getelementptr inbounds nuw double, ptr %89, i64 %1658
  store double %1678, ptr %1679, align 8
  %1680 = add nuw nsw i64 %1658, 1
  %1681 = icmp eq i64 %1680, %1576
  br i1 %1681, label %1682, label %1657

1682:                                             ; preds = %1657, %1653
  br label %1683

1683:                                             ; preds = %1682, %1683
  %1684 = phi i64 [ %1693, %1683 ], [ 0, %1682 ]
  %1685 = getelementptr inbounds nuw double, ptr %73, i64 %1684
  %1686 = load double, ptr %1685, align 8
  %1687 = fptosi double %1686 to i32
  %1688 = sext i32 %1687 to i64
  %1689 = getelementptr inbounds double, ptr %89, i64 %1688
  %1690 = load double, ptr %1689, align 8
  %1691 = getelementptr inbounds nuw double, ptr %89, i64 %1684
  %1692 = load double, ptr %1691, align 8
  store double %1692, ptr %1689, align 8
  store double %1690, ptr %1691, align 8
  %1693 = add nuw nsw i64 %1684, 1
  %1694 = icmp eq i64 %1693, %1576
  br i1 %1694, label %1695, label %1683

1695:                                             ; preds = %1683, %1717
  %1696 = phi i64 [ %1718, %1717 ], [ 0, %1683 ]
  %1697 = icmp eq i64 %1696, 0
  br i1 %1697, label %1717, label %1698

1698:                                             ; preds = %1695
  %1699 = mul nuw nsw i64 %1696, %1576
  %1700 = getelementptr double, ptr %66, i64 %1699
  %1701 = getelementptr inbounds nuw double, ptr %89, i64 %1696
  %1702 = load double, ptr %1701, align 8
  br label %1706

1703:                                             ; preds = %1717
  %1704 = add nuw i32 %1543, 1
  %1705 = zext i32 %1704 to i64
  br label %1720

1706:                                             ; preds = %1706, %1698
  %1707 = phi i64 [ 0, %1698 ], [ %1715, %1706 ]
  %1708 = phi double [ %1702, %1698 ], [ %1714, %1706 ]
  %1709 = getelementptr double, ptr %1700, i64 %1707
  %1710 = load double, ptr %1709, align 8
  %1711 = getelementptr inbounds nuw double, ptr %89, i64 %1707
  %1712 = load double, ptr %1711, align 8
  %1713 = fmul double %1710, %1712
  %1714 = fsub double %1708, %1713
  store double %1714, ptr %1701, align 8
  %1715 = add nuw nsw i64 %1707, 1
  %1716 = icmp eq i64 %1715, %1696
  br i1 %1716, label %1717, label %1706

1717:                                             ; preds = %1706, %1695
  %1718 = add nuw nsw i64 %1696, 1
  %1719 = icmp eq i64 %1718, %1576
  br i1 %1719, label %1703, label %1695

1720:                                             ; preds = %1744, %1703
  %1721 = phi i64 [ %1576, %1703 ], [ %1722, %1744 ]
  %1722 = add nsw i64 %1721, -1
  %1723 = icmp slt i64 %1721, %1576
  br i1 %1723, label %1727, label %1724

1724:                                             ; preds = %1720
  %1725 = getelementptr inbounds nuw double, ptr %89, i64 %1722
  %1726 = load double, ptr %1725, align 8
  br label %1744

1727:                                             ; preds = %1720
  %1728 = mul nuw nsw i64 %1722, %1576
  %1729 = getelementptr double, ptr %66, i64 %1728
  %1730 = getelementptr inbounds nuw double, ptr %89, i64 %1722
  %1731 = load double, ptr %1730, align 8
  br label %1732

1732:                                             ; preds = %1732, %1727
  %1733 = phi i64 [ %1721, %1727 ], [ %1741, %1732 ]
  %1734 = phi double [ %1731, %1727 ], [ %1740, %1732 ]
  %1735 = getelementptr double, ptr %1729, i64 %1733
  %1736 = load double, ptr %1735, align 8
  %1737 = getelementptr inbounds nuw double, ptr %89, i64 %1733
  %1738 = load double, ptr %1737, align 8
  %1739 = fmul double %1736, %1738
  %1740 = fsub double %1734, %1739
  store double %1740, ptr %1730, align 8
  %1741 = add nuw nsw i64 %1733, 1
  %1742 = trunc nuw i64 %1741 to i32
  %1743 = icmp sgt i32 %1543, %1742
  br i1 %1743, label %1732, label %1744

1744:                                             ; preds = %1732, %1724
  %1745 = phi double [ %1726, %1724 ], [ %1740, %1732 ]
  %1746 = mul nuw nsw i64 %1722, %1705
  %1747 = getelementptr inbounds nuw double, ptr %66, i64 %1746
  %1748 = load double, ptr %1747, align 8
  %1749 = getelementptr inbounds nuw double, ptr %89, i64 %1722
  %1750 = fdiv double %1745, %1748
  store double %1750, ptr %1749, align 8
  %1751 = icmp samesign ugt i64 %1721, 1
  br i1 %1751, label %1720, label %1752

1752:                                             ; preds = %1744
  %1753 = load ptr, ptr %25, align 8
  %1754 = load double, ptr %1, align 8
  br label %1755

1755:                                             ; preds = %1755, %1752
  %1756 = phi i64 [ 0, %1752 ], [ %1774, %1755 ]
  %1757 = phi double [ 0.000000e+00, %1752 ], [ %1773, %1755 ]
  %1758 = getelementptr inbounds nuw double, ptr %89, i64 %1756
  %1759 = load double, ptr %1758, align 8
  %1760 = getelementptr inbounds nuw double, ptr %1753, i64 %1756
  %1761 = load double, ptr %1760, align 8
  %1762 = getelementptr inbounds nuw double, ptr %1545, i64 %1756
  %1763 = load double, ptr %1762, align 8
  %1764 = tail call double @llvm.fabs.f64(double %1763)
  %1765 = getelementptr inbounds nuw double, ptr %87, i64 %1756
  %1766 = load double, ptr %1765, align 8
  %1767 = tail call double @llvm.fabs.f64(double %1766)
  %1768 = tail call double @llvm.maxnum.f64(double %1764, double %1767)
  %1769 = fmul double %1754, %1768
  %1770 = fadd double %1761, %1769
  %1771 = fdiv double %1759, %1770
  %1772 = fmul double %1771, %1771
  %1773 = fadd double %1757, %1772
  %1774 = add nuw nsw i64 %1756, 1
  %1775 = icmp eq i64 %1774, %1576
  br i1 %1775, label %1776, label %1755

1776:                                             ; preds = %1755, %1542
  %1777 = phi double [ 0.000000e+00, %1542 ], [ %1773, %1755 ]
  %1778 = sitofp i32 %1543 to double
  %1779 = fdiv double %1777, %1778
  %1780 = tail call double @llvm.sqrt.f64(double %1779)
  %1781 = icmp ne i32 %339, 0
  %1782 = fcmp ogt double %1780, 1.000000e+00
  %1783 = select i1 %1781, i1 %1782, i1 false
  br i1 %1783, label %1784, label %1977

1784:                                             ; preds = %1776
  br i1 %1544, label %1785, label %1818

1785:                                             ; preds = %1784
  %1786 = zext nneg i32 %1543 to i64
  %1787 = icmp ult i32 %1543, 4
  br i1 %1787, label %1806, label %1788

1788:                                             ; preds = %1785
  %1789 = sub i64 %140, %1546
  %1790 = icmp ult i64 %1789, 32
  %1791 = or i1 %1790, %336
  br i1 %1791, label %1806, label %1792

1792:                                             ; preds = %1788
  %1793 = and i64 %1786, 2147483646
  br label %1794

1794:                                             ; preds = %1794, %1792
  %1795 = phi i64 [ 0, %1792 ], [ %1802, %1794 ]
  %1796 = getelementptr inbounds nuw double, ptr %1545, i64 %1795
  %1797 = load <2 x double>, ptr %1796, align 8
  %1798 = getelementptr inbounds nuw double, ptr %89, i64 %1795
  %1799 = load <2 x double>, ptr %1798, align 8
  %1800 = fadd <2 x double> %1797, %1799
  %1801 = getelementptr inbounds nuw double, ptr %91, i64 %1795
  store <2 x double> %1800, ptr %1801, align 8
  %1802 = add nuw i64 %1795, 2
  %1803 = icmp eq i64 %1802, %1793
  br i1 %1803, label %1804, label %1794

1804:                                             ; preds = %1794
  %1805 = icmp eq i64 %1793, %1786
  br i1 %1805, label %1818, label %1806

1806:                                             ; preds = %1788, %1785, %1804
  %1807 = phi i64 [ 0, %1788 ], [ 0, %1785 ], [ %1793, %1804 ]
  br label %1808

1808:                                             ; preds = %1806, %1808
  %1809 = phi i64 [ %1816, %1808 ], [ %1807, %1806 ]
  %1810 = getelementptr inbounds nuw double, ptr %1545, i64 %1809
  %1811 = load double, ptr %1810, align 8
  %1812 = getelementptr inbounds nuw double, ptr %89, i64 %1809
  %1813 = load double, ptr %1812, align 8
  %1814 = fadd double %1811, %1813
  %1815 = getelementptr inbounds nuw double, ptr %91, i64 %1809
  store double %1814, ptr %1815, align 8
  %1816 = add nuw nsw i64 %1809, 1
  %1817 = icmp eq i64 %1816, %1786
  br i1 %1817, label %1818, label %1808

1818:                                             ; preds = %1808, %1804, %1784
  %1819 = load double, ptr %2, align 8
  %1820 = load i64, ptr %20, align 8
  %1821 = add nsw i64 %1820, 1
  store i64 %1821, ptr %20, align 8
  %1822 = load ptr, ptr %0, align 8
  %1823 = load double, ptr %21, align 8
  %1824 = fcmp olt double %1819, %1823
  br i1 %1824, label %1829, label %1825

1825:                                             ; preds = %1818
  %1826 = load double, ptr %23, align 8
  %1827 = fcmp ogt double %1819, %1826
  %1828 = select i1 %1827, double %1826, double %1819
  br label %1829

1829:                                             ; preds = %1825, %1818
  %1830 = phi double [ %1823, %1818 ], [ %1828, %1825 ]
  %1831 = load i32, ptr %16, align 4
  %1832 = icmp eq i32 %1831, 0
  br i1 %1832, label %1838, label %1833

1833:                                             ; preds = %1829
  %1834 = load ptr, ptr %15, align 8
  %1835 = load ptr, ptr %24, align 8
  %1836 = sext i32 %1831 to i64
  %1837 = shl nsw i64 %1836, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1834, ptr align 8 %1835, i64 %1837, i1 false)
  br label %1838

1838:                                             ; preds = %1833, %1829
  %1839 = load ptr, ptr %22, align 8
  %1840 = load ptr, ptr %15, align 8
  %1841 = tail call i32 %1822(double noundef %1830, ptr noundef nonnull %91, ptr noundef %1839, ptr noundef %1840, ptr noundef nonnull %89) #9
  %1842 = icmp eq i32 %1841, 0
  br i1 %1842, label %1843, label %1977

1843:                                             ; preds = %1838
  br i1 %1544, label %1844, label %1973

1844:                                             ; preds = %1843
  %1845 = zext nneg i32 %1543 to i64
  %1846 = icmp ult i32 %1543, 4
  br i1 %1846, label %1867, label %1847

1847:                                             ; preds = %1844
  %1848 = shl nuw nsw i64 %1845, 3
  %1849 = getelementptr i8, ptr %128, i64 %1848
  %1850 = getelementptr i8, ptr %133, i64 %1848
  %1851 = icmp ult ptr %89, %1850
  %1852 = icmp ult ptr %93, %1849
  %1853 = and i1 %1851, %1852
  br i1 %1853, label %1867, label %1854

1854:                                             ; preds = %1847
  %1855 = and i64 %1845, 2147483646
  br label %1856

1856:                                             ; preds = %1856, %1854
  %1857 = phi i64 [ 0, %1854 ], [ %1863, %1856 ]
  %1858 = getelementptr inbounds nuw double, ptr %93, i64 %1857
  %1859 = load <2 x double>, ptr %1858, align 8
  %1860 = getelementptr inbounds nuw double, ptr %89, i64 %1857
  %1861 = load <2 x double>, ptr %1860, align 8
  %1862 = fadd <2 x double> %1859, %1861
  store <2 x double> %1862, ptr %1860, align 8
  %1863 = add nuw i64 %1857, 2
  %1864 = icmp eq i64 %1863, %1855
  br i1 %1864, label %1865, label %1856

1865:                                             ; preds = %1856
  %1866 = icmp eq i64 %1855, %1845
  br i1 %1866, label %1878, label %1867

1867:                                             ; preds = %1847, %1844, %1865
  %1868 = phi i64 [ 0, %1847 ], [ 0, %1844 ], [ %1855, %1865 ]
  br label %1869

1869:                                             ; preds = %1867, %1869
  %1870 = phi i64 [ %1876, %1869 ], [ %1868, %1867 ]
  %1871 = getelementptr inbounds nuw double, ptr %93, i64 %1870
  %1872 = load double, ptr %1871, align 8
  %1873 = getelementptr inbounds nuw double, ptr %89, i64 %1870
  %1874 = load double, ptr %1873, align 8
  %1875 = fadd double %1872, %1874
  store double %1875, ptr %1873, align 8
  %1876 = add nuw nsw i64 %1870, 1
  %1877 = icmp eq i64 %1876, %1845
  br i1 %1877, label %1878, label %1869

1878:                                             ; preds = %1869, %1865
  br label %1879

1879:                                             ; preds = %1878, %1879
  %1880 = phi i64 [ %1889, %1879 ], [ 0, %1878 ]
  %1881 = getelementptr inbounds nuw double, ptr %73, i64 %1880
  %1882 = load double, ptr %1881, align 8
  %1883 = fptosi double %1882 to i32
  %1884 = sext i32 %1883 to i64
  %1885 = getelementptr inbounds double, ptr %89, i64 %1884
  %1886 = load double, ptr %1885, align 8
  %1887 = getelementptr inbounds nuw double, ptr %89, i64 %1880
  %1888 = load double, ptr %1887, align 8
  store double %1888, ptr %1885, align 8
  store double %1886, ptr %1887, align 8
  %1889 = add nuw nsw i64 %1880, 1
  %1890 = icmp eq i64 %1889, %1845
  br i1 %1890, label %1891, label %1879

1891:                                             ; preds = %1879, %1913
  %1892 = phi i64 [ %1914, %1913 ], [ 0, %1879 ]
  %1893 = icmp eq i64 %1892, 0
  br i1 %1893, label %1913, label %1894

1894:                                             ; preds = %1891
  %1895 = mul nuw nsw i64 %1892, %1845
  %1896 = getelementptr double, ptr %66, i64 %1895
  %1897 = getelementptr inbounds nuw double, ptr %89, i64 %1892
  %1898 = load double, ptr %1897, align 8
  br label %1902

1899:                                             ; preds = %1913
  %1900 = add nuw i32 %1543, 1
  %1901 = zext i32 %1900 to i64
  br label %1916

1902:                                             ; preds = %1902, %1894
  %1903 = phi i64 [ 0, %1894 ], [ %1911, %1902 ]
  %1904 = phi double [ %1898, %1894 ], [ %1910, %1902 ]
  %1905 = getelementptr double, ptr %1896, i64 %1903
  %1906 = load double, ptr %1905, align 8
  %1907 = getelementptr inbounds nuw double, ptr %89, i64 %1903
  %1908 = load double, ptr %1907, align 8
  %1909 = fmul double %1906, %1908
  %1910 = fsub double %1904, %1909
  store double %1910, ptr %1897, align 8
  %1911 = add nuw nsw i64 %1903, 1
  %1912 = icmp eq i64 %1911, %1892
  br i1 %1912, label %1913, label %1902

1913:                                             ; preds = %1902, %1891
  %1914 = add nuw nsw i64 %1892, 1
  %1915 = icmp eq i64 %1914, %1845
  br i1 %1915, label %1899, label %1891

1916:                                             ; preds = %1940, %1899
  %1917 = phi i64 [ %1845, %1899 ], [ %1918, %1940 ]
  %1918 = add nsw i64 %1917, -1
  %1919 = icmp slt i64 %1917, %1845
  br i1 %1919, label %1923, label %1920

1920:                                             ; preds = %1916
  %1921 = getelementptr inbounds nuw double, ptr %89, i64 %1918
  %1922 = load double, ptr %1921, align 8
  br label %1940

1923:                                             ; preds = %1916
  %1924 = mul nuw nsw i64 %1918, %1845
  %1925 = getelementptr double, ptr %66, i64 %1924
  %1926 = getelementptr inbounds nuw double, ptr %89, i64 %1918
  %1927 = load double, ptr %1926, align 8
  br label %1928

1928:                                             ; preds = %1928, %1923
  %1929 = phi i64 [ %1917, %1923 ], [ %1937, %1928 ]
  %1930 = phi double [ %1927, %1923 ], [ %1936, %1928 ]
  %1931 = getelementptr double, ptr %1925, i64 %1929
  %1932 = load double, ptr %1931, align 8
  %1933 = getelementptr inbounds nuw double, ptr %89, i64 %1929
  %1934 = load double, ptr %1933, align 8
  %1935 = fmul double %1932, %1934
  %1936 = fsub double %1930, %1935
  store double %1936, ptr %1926, align 8
  %1937 = add nuw nsw i64 %1929, 1
  %1938 = trunc nuw i64 %1937 to i32
  %1939 = icmp sgt i32 %1543, %1938
  br i1 %1939, label %1928, label %1940

1940:                                             ; preds = %1928, %1920
  %1941 = phi double [ %1922, %1920 ], [ %1936, %1928 ]
  %1942 = mul nuw nsw i64 %1918, %1901
  %1943 = getelementptr inbounds nuw double, ptr %66, i64 %1942
  %1944 = load double, ptr %1943, align 8
  %1945 = getelementptr inbounds nuw double, ptr %89, i64 %1918
  %1946 = fdiv double %1941, %1944
  store double %1946, ptr %1945, align 8
  %1947 = icmp samesign ugt i64 %1917, 1
  br i1 %1947, label %1916, label %1948

1948:                                             ; preds = %1940
  %1949 = load ptr, ptr %19, align 8
  %1950 = load ptr, ptr %25, align 8
  %1951 = load double, ptr %1, align 8
  br label %1952

1952:                                             ; preds = %1952, %1948
  %1953 = phi i64 [ 0, %1948 ], [ %1971, %1952 ]
  %1954 = phi double [ 0.000000e+00, %1948 ], [ %1970, %1952 ]
  %1955 = getelementptr inbounds nuw double, ptr %89, i64 %1953
  %1956 = load double, ptr %1955, align 8
  %1957 = getelementptr inbounds nuw double, ptr %1950, i64 %1953
  %1958 = load double, ptr %1957, align 8
  %1959 = getelementptr inbounds nuw double, ptr %1949, i64 %1953
  %1960 = load double, ptr %1959, align 8
  %1961 = tail call double @llvm.fabs.f64(double %1960)
  %1962 = getelementptr inbounds nuw double, ptr %87, i64 %1953
  %1963 = load double, ptr %1962, align 8
  %1964 = tail call double @llvm.fabs.f64(double %1963)
  %1965 = tail call double @llvm.maxnum.f64(double %1961, double %1964)
  %1966 = fmul double %1951, %1965
  %1967 = fadd double %1958, %1966
  %1968 = fdiv double %1956, %1967
  %1969 = fmul double %1968, %1968
  %1970 = fadd double %1954, %1969
  %1971 = add nuw nsw i64 %1953, 1
  %1972 = icmp eq i64 %1971, %1845
  br i1 %1972, label %1973, label %1952

1973:                                             ; preds = %1952, %1843
  %1974 = phi double [ 0.000000e+00, %1843 ], [ %1970, %1952 ]
  %1975 = fdiv double %1974, %1778
  %1976 = tail call double @llvm.sqrt.f64(double %1975)
  br label %1977

1977:                                             ; preds = %1973, %1838, %1776
  %1978 = phi double [ %1780, %1776 ], [ %1976, %1973 ], [ %1780, %1838 ]
  %1979 = fcmp ugt double %1978, 1.000000e+00
  br i1 %1979, label %1980, label %1986

1980:                                             ; preds = %1977
  %1981 = add nuw i32 %999, 13
  %1982 = uitofp i32 %1981 to double
  %1983 = fdiv double 0x4027666666666667, %1982
  %1984 = tail call double @llvm.fabs.f64(double %1978)
  %1985 = fcmp ueq double %1984, 0x7FF0000000000000
  br i1 %1985, label %2402, label %2247

1986:                                             ; preds = %1977
  %1987 = load i32, ptr %7, align 8
  %1988 = icmp sgt i32 %1987, 0
  %1989 = sext i32 %1987 to i64
  %1990 = shl nsw i64 %1989, 4
  %1991 = zext i32 %1987 to i64
  %1992 = add nuw i32 %1987, 1
  %1993 = zext i32 %1992 to i64
  %1994 = sitofp i32 %1987 to double
  %1995 = getelementptr i8, ptr %75, i64 %1990
  %1996 = getelementptr inbounds nuw double, ptr %75, i64 %1991
  %1997 = shl nuw nsw i64 %1991, 3
  %1998 = getelementptr i8, ptr %116, i64 %1997
  %1999 = getelementptr i8, ptr %121, i64 %1997
  %2000 = icmp eq i32 %1987, 1
  %2001 = icmp ult ptr %79, %1999
  %2002 = icmp ult ptr %93, %1998
  %2003 = and i1 %2001, %2002
  %2004 = and i64 %1991, 2147483646
  %2005 = icmp eq i64 %2004, %1991
  br label %2006

2006:                                             ; preds = %2204, %1986
  %2007 = phi i1 [ true, %1986 ], [ false, %2204 ]
  %2008 = phi i64 [ 0, %1986 ], [ 1, %2204 ]
  %2009 = phi double [ 0.000000e+00, %1986 ], [ %2208, %2204 ]
  %2010 = getelementptr inbounds nuw double, ptr @between.places, i64 %2008
  %2011 = load double, ptr %2010, align 8
  br i1 %1988, label %2012, label %2061

2012:                                             ; preds = %2006
  %2013 = load ptr, ptr %19, align 8
  %2014 = fmul double %2011, 3.000000e+00
  br label %2015

2015:                                             ; preds = %2039, %2012
  %2016 = phi i64 [ 0, %2012 ], [ %2059, %2039 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  %2017 = getelementptr inbounds nuw double, ptr %75, i64 %2016
  %2018 = load double, ptr %2017, align 8
  %2019 = getelementptr inbounds nuw double, ptr %1996, i64 %2016
  %2020 = load double, ptr %2019, align 8
  %2021 = getelementptr double, ptr %1995, i64 %2016
  %2022 = load double, ptr %2021, align 8
  br label %2023

2023:                                             ; preds = %2023, %2015
  %2024 = phi i64 [ 0, %2015 ], [ %2037, %2023 ]
  %2025 = getelementptr inbounds nuw double, ptr @POLYNOMIAL, i64 %2024
  %2026 = load double, ptr %2025, align 8
  %2027 = fmul double %2018, %2026
  %2028 = getelementptr inbounds nuw double, ptr getelementptr inbounds nuw (i8, ptr @POLYNOMIAL, i64 24), i64 %2024
  %2029 = load double, ptr %2028, align 8
  %2030 = fmul double %2020, %2029
  %2031 = fadd double %2027, %2030
  %2032 = getelementptr inbounds nuw double, ptr getelementptr inbounds nuw (i8, ptr @POLYNOMIAL, i64 48), i64 %2024
  %2033 = load double, ptr %2032, align 8
  %2034 = fmul double %2022, %2033
  %2035 = fadd double %2031, %2034
  %2036 = getelementptr inbounds nuw double, ptr %6, i64 %2024
  store double %2035, ptr %2036, align 8
  %2037 = add nuw nsw i64 %2024, 1
  %2038 = icmp eq i64 %2037, 3
  br i1 %2038, label %2039, label %2023

2039:                                             ; preds = %2023
  %2040 = load double, ptr %6, align 16
  %2041 = load double, ptr %28, align 8
  %2042 = load double, ptr %29, align 16
  %2043 = fmul double %2011, %2042
  %2044 = fadd double %2041, %2043
  %2045 = fmul double %2011, %2044
  %2046 = fadd double %2040, %2045
  %2047 = fmul double %2011, %2046
  %2048 = getelementptr inbounds nuw double, ptr %2013, i64 %2016
  %2049 = load double, ptr %2048, align 8
  %2050 = fadd double %2049, %2047
  %2051 = getelementptr inbounds nuw double, ptr %91, i64 %2016
  store double %2050, ptr %2051, align 8
  %2052 = fmul double %2041, 2.000000e+00
  %2053 = fmul double %2014, %2042
  %2054 = fadd double %2052, %2053
  %2055 = fmul double %2011, %2054
  %2056 = fadd double %2040, %2055
  %2057 = fdiv double %2056, %345
  %2058 = getelementptr inbounds nuw double, ptr %93, i64 %2016
  store double %2057, ptr %2058, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  %2059 = add nuw nsw i64 %2016, 1
  %2060 = icmp eq i64 %2059, %1991
  br i1 %2060, label %2061, label %2015

2061:                                             ; preds = %2039, %2006
  %2062 = load double, ptr %2, align 8
  %2063 = fmul double %345, %2011
  %2064 = fadd double %2063, %2062
  %2065 = load i64, ptr %20, align 8
  %2066 = add nsw i64 %2065, 1
  store i64 %2066, ptr %20, align 8
  %2067 = load ptr, ptr %0, align 8
  %2068 = load double, ptr %21, align 8
  %2069 = fcmp olt double %2064, %2068
  br i1 %2069, label %2074, label %2070

2070:                                             ; preds = %2061
  %2071 = load double, ptr %23, align 8
  %2072 = fcmp ogt double %2064, %2071
  %2073 = select i1 %2072, double %2071, double %2064
  br label %2074

2074:                                             ; preds = %2070, %2061
  %2075 = phi double [ %2068, %2061 ], [ %2073, %2070 ]
  %2076 = load i32, ptr %16, align 4
  %2077 = icmp eq i32 %2076, 0
  br i1 %2077, label %2083, label %2078

2078:                                             ; preds = %2074
  %2079 = load ptr, ptr %15, align 8
  %2080 = load ptr, ptr %24, align 8
  %2081 = sext i32 %2076 to i64
  %2082 = shl nsw i64 %2081, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2079, ptr align 8 %2080, i64 %2082, i1 false)
  br label %2083

2083:                                             ; preds = %2078, %2074
  %2084 = load ptr, ptr %22, align 8
  %2085 = load ptr, ptr %15, align 8
  %2086 = tail call i32 %2067(double noundef %2075, ptr noundef nonnull %91, ptr noundef %2084, ptr noundef %2085, ptr noundef nonnull %79) #9
  %2087 = icmp eq i32 %2086, 0
  br i1 %2087, label %2088, label %2213

2088:                                             ; preds = %2083
  br i1 %1988, label %2089, label %2204

2089:                                             ; preds = %2088
  %2090 = select i1 %2000, i1 true, i1 %2003
  br i1 %2090, label %2101, label %2091

2091:                                             ; preds = %2089, %2091
  %2092 = phi i64 [ %2098, %2091 ], [ 0, %2089 ]
  %2093 = getelementptr inbounds nuw double, ptr %93, i64 %2092
  %2094 = load <2 x double>, ptr %2093, align 8
  %2095 = getelementptr inbounds nuw double, ptr %79, i64 %2092
  %2096 = load <2 x double>, ptr %2095, align 8
  %2097 = fsub <2 x double> %2096, %2094
  store <2 x double> %2097, ptr %2095, align 8
  %2098 = add nuw i64 %2092, 2
  %2099 = icmp eq i64 %2098, %2004
  br i1 %2099, label %2100, label %2091

2100:                                             ; preds = %2091
  br i1 %2005, label %2112, label %2101

2101:                                             ; preds = %2089, %2100
  %2102 = phi i64 [ %2004, %2100 ], [ 0, %2089 ]
  br label %2103

2103:                                             ; preds = %2101, %2103
  %2104 = phi i64 [ %2110, %2103 ], [ %2102, %2101 ]
  %2105 = getelementptr inbounds nuw double, ptr %93, i64 %2104
  %2106 = load double, ptr %2105, align 8
  %2107 = getelementptr inbounds nuw double, ptr %79, i64 %2104
  %2108 = load double, ptr %2107, align 8
  %2109 = fsub double %2108, %2106
  store double %2109, ptr %2107, align 8
  %2110 = add nuw nsw i64 %2104, 1
  %2111 = icmp eq i64 %2110, %1991
  br i1 %2111, label %2112, label %2103

2112:                                             ; preds = %2103, %2100
  br label %2113

2113:                                             ; preds = %2112, %2113
  %2114 = phi i64 [ %2123, %2113 ], [ 0, %2112 ]
  %2115 = getelementptr inbounds nuw double, ptr %73, i64 %2114
  %2116 = load double, ptr %2115, align 8
  %2117 = fptosi double %2116 to i32
  %2118 = sext i32 %2117 to i64
  %2119 = getelementptr inbounds double, ptr %79, i64 %2118
  %2120 = load double, ptr %2119, align 8
  %2121 = getelementptr inbounds nuw double, ptr %79, i64 %2114
  %2122 = load double, ptr %2121, align 8
  store double %2122, ptr %2119, align 8
  store double %2120, ptr %2121, align 8
  %2123 = add nuw nsw i64 %2114, 1
  %2124 = icmp eq i64 %2123, %1991
  br i1 %2124, label %2125, label %2113

2125:                                             ; preds = %2113, %2144
  %2126 = phi i64 [ %2145, %2144 ], [ 0, %2113 ]
  %2127 = icmp eq i64 %2126, 0
  br i1 %2127, label %2144, label %2128

2128:                                             ; preds = %2125
  %2129 = mul nuw nsw i64 %2126, %1991
  %2130 = getelementptr double, ptr %66, i64 %2129
  %2131 = getelementptr inbounds nuw double, ptr %79, i64 %2126
  %2132 = load double, ptr %2131, align 8
  br label %2133

2133:                                             ; preds = %2133, %2128
  %2134 = phi i64 [ 0, %2128 ], [ %2142, %2133 ]
  %2135 = phi double [ %2132, %2128 ], [ %2141, %2133 ]
  %2136 = getelementptr double, ptr %2130, i64 %2134
  %2137 = load double, ptr %2136, align 8
  %2138 = getelementptr inbounds nuw double, ptr %79, i64 %2134
  %2139 = load double, ptr %2138, align 8
  %2140 = fmul double %2137, %2139
  %2141 = fsub double %2135, %2140
  store double %2141, ptr %2131, align 8
  %2142 = add nuw nsw i64 %2134, 1
  %2143 = icmp eq i64 %2142, %2126
  br i1 %2143, label %2144, label %2133

2144:                                             ; preds = %2133, %2125
  %2145 = add nuw nsw i64 %2126, 1
  %2146 = icmp eq i64 %2145, %1991
  br i1 %2146, label %2147, label %2125

2147:                                             ; preds = %2144, %2171
  %2148 = phi i64 [ %2149, %2171 ], [ %1991, %2144 ]
  %2149 = add nsw i64 %2148, -1
  %2150 = icmp slt i64 %2148, %1991
  br i1 %2150, label %2154, label %2151

2151:                                             ; preds = %2147
  %2152 = getelementptr inbounds nuw double, ptr %79, i64 %2149
  %2153 = load double, ptr %2152, align 8
  br label %2171

2154:                                             ; preds = %2147
  %2155 = mul nuw nsw i64 %2149, %1991
  %2156 = getelementptr double, ptr %66, i64 %2155
  %2157 = getelementptr inbounds nuw double, ptr %79, i64 %2149
  %2158 = load double, ptr %2157, align 8
  br label %2159

2159:                                             ; preds = %2159, %2154
  %2160 = phi i64 [ %2148, %2154 ], [ %2168, %2159 ]
  %2161 = phi double [ %2158, %2154 ], [ %2167, %2159 ]
  %2162 = getelementptr double, ptr %2156, i64 %2160
  %2163 = load double, ptr %2162, align 8
  %2164 = getelementptr inbounds nuw double, ptr %79, i64 %2160
  %2165 = load double, ptr %2164, align 8
  %2166 = fmul double %2163, %2165
  %2167 = fsub double %2161, %2166
  store double %2167, ptr %2157, align 8
  %2168 = add nuw nsw i64 %2160, 1
  %2169 = trunc nuw i64 %2168 to i32
  %2170 = icmp sgt i32 %1987, %2169
  br i1 %2170, label %2159, label %2171

2171:                                             ; preds = %2159, %2151
  %2172 = phi double [ %2153, %2151 ], [ %2167, %2159 ]
  %2173 = mul nuw nsw i64 %2149, %1993
  %2174 = getelementptr inbounds nuw double, ptr %66, i64 %2173
  %2175 = load double, ptr %2174, align 8
  %2176 = getelementptr inbounds nuw double, ptr %79, i64 %2149
  %2177 = fdiv double %2172, %2175
  store double %2177, ptr %2176, align 8
  %2178 = icmp samesign ugt i64 %2148, 1
  br i1 %2178, label %2147, label %2179

2179:                                             ; preds = %2171
  %2180 = load ptr, ptr %19, align 8
  %2181 = load ptr, ptr %25, align 8
  %2182 = load double, ptr %1, align 8
  br label %2183

2183:                                             ; preds = %2183, %2179
  %2184 = phi i64 [ 0, %2179 ], [ %2202, %2183 ]
  %2185 = phi double [ 0.000000e+00, %2179 ], [ %2201, %2183 ]
  %2186 = getelementptr inbounds nuw double, ptr %2180, i64 %2184
  %2187 = load double, ptr %2186, align 8
  %2188 = tail call double @llvm.fabs.f64(double %2187)
  %2189 = getelementptr inbounds nuw double, ptr %87, i64 %2184
  %2190 = load double, ptr %2189, align 8
  %2191 = tail call double @llvm.fabs.f64(double %2190)
  %2192 = tail call double @llvm.maxnum.f64(double %2188, double %2191)
  %2193 = getelementptr inbounds nuw double, ptr %79, i64 %2184
  %2194 = load double, ptr %2193, align 8
  %2195 = getelementptr inbounds nuw double, ptr %2181, i64 %2184
  %2196 = load double, ptr %2195, align 8
  %2197 = fmul double %2182, %2192
  %2198 = fadd double %2196, %2197
  %2199 = fdiv double %2194, %2198
  %2200 = fmul double %2199, %2199
  %2201 = fadd double %2185, %2200
  %2202 = add nuw nsw i64 %2184, 1
  %2203 = icmp eq i64 %2202, %1991
  br i1 %2203, label %2204, label %2183

2204:                                             ; preds = %2183, %2088
  %2205 = phi double [ 0.000000e+00, %2088 ], [ %2201, %2183 ]
  %2206 = fdiv double %2205, %1994
  %2207 = tail call double @llvm.sqrt.f64(double %2206)
  %2208 = tail call double @llvm.maxnum.f64(double %2009, double %2207)
  br i1 %2007, label %2006, label %2209

2209:                                             ; preds = %2204
  %2210 = tail call double @llvm.fabs.f64(double %2208)
  %2211 = fcmp ueq double %2210, 0x7FF0000000000000
  %2212 = select i1 %2211, double 0x7FF0000000000000, double %2208
  br label %2213

2213:                                             ; preds = %2083, %2209
  %2214 = phi double [ %2212, %2209 ], [ 0x7FF0000000000000, %2083 ]
  %2215 = fdiv double %2214, 1.000000e+01
  %2216 = load ptr, ptr %30, align 8
  %2217 = icmp eq ptr %2216, null
  br i1 %2217, label %2223, label %2218

2218:                                             ; preds = %2213
  %2219 = load ptr, ptr %22, align 8
  %2220 = load ptr, ptr %24, align 8
  %2221 = tail call i32 %2216(double noundef %344, ptr noundef nonnull %87, ptr noundef %2219, ptr noundef %2220) #9
  %2222 = icmp eq i32 %2221, 0
  br i1 %2222, label %2223, label %2402

2223:                                             ; preds = %2218, %2213
  %2224 = load i64, ptr %20, align 8
  %2225 = add nsw i64 %2224, 1
  store i64 %2225, ptr %20, align 8
  %2226 = load ptr, ptr %0, align 8
  %2227 = load double, ptr %21, align 8
  %2228 = fcmp olt double %344, %2227
  br i1 %2228, label %2233, label %2229

2229:                                             ; preds = %2223
  %2230 = load double, ptr %23, align 8
  %2231 = fcmp ogt double %344, %2230
  %2232 = select i1 %2231, double %2230, double %344
  br label %2233

2233:                                             ; preds = %2229, %2223
  %2234 = phi double [ %2227, %2223 ], [ %2232, %2229 ]
  %2235 = load i32, ptr %16, align 4
  %2236 = icmp eq i32 %2235, 0
  br i1 %2236, label %2242, label %2237

2237:                                             ; preds = %2233
  %2238 = load ptr, ptr %15, align 8
  %2239 = load ptr, ptr %24, align 8
  %2240 = sext i32 %2235 to i64
  %2241 = shl nsw i64 %2240, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2238, ptr align 8 %2239, i64 %2241, i1 false)
  br label %2242

2242:                                             ; preds = %2237, %2233
  %2243 = load ptr, ptr %22, align 8
  %2244 = load ptr, ptr %15, align 8
  %2245 = tail call i32 %2226(double noundef %2234, ptr noundef nonnull %87, ptr noundef %2243, ptr noundef %2244, ptr noundef nonnull %89) #9
  %2246 = icmp eq i32 %2245, 0
  br i1 %2246, label %2264, label %2402

2247:                                             ; preds = %1980
  %2248 = load double, ptr %59, align 8
  %2249 = fcmp une double %2248, 0.000000e+00
  br i1 %2249, label %2250, label %2258

2250:                                             ; preds = %2247
  %2251 = load double, ptr %60, align 8
  %2252 = fdiv double %345, %2251
  %2253 = load double, ptr %61, align 8
  %2254 = fdiv double %2253, %1978
  %2255 = tail call double @llvm.pow.f64(double %2254, double 2.500000e-01)
  %2256 = fmul double %2252, %2255
  %2257 = tail call double @llvm.minnum.f64(double %2256, double 1.000000e+00)
  br label %2258

2258:                                             ; preds = %2250, %2247
  %2259 = phi double [ %2257, %2250 ], [ 1.000000e+00, %2247 ]
  %2260 = tail call double @llvm.pow.f64(double %1978, double -2.500000e-01)
  %2261 = fmul double %2260, %2259
  %2262 = fmul double %1983, %2261
  %2263 = tail call double @llvm.maxnum.f64(double %2262, double 2.000000e-01)
  br label %2402

2264:                                             ; preds = %2242
  %2265 = tail call double @llvm.maxnum.f64(double %2215, double 1.000000e-30)
  %2266 = tail call double @llvm.pow.f64(double %2265, double -2.500000e-01)
  %2267 = fmul double %2266, 9.000000e-01
  %2268 = tail call double @llvm.maxnum.f64(double %2267, double 2.000000e-01)
  %2269 = tail call double @llvm.minnum.f64(double %2268, double 8.000000e+00)
  %2270 = fcmp ogt double %2215, 1.000000e+00
  br i1 %2270, label %2271, label %2278

2271:                                             ; preds = %2264
  %2272 = load double, ptr %2, align 8
  %2273 = tail call double @llvm.fabs.f64(double %2272)
  %2274 = tail call double @nextafter(double noundef %2273, double noundef 0x7FF0000000000000) #10
  %2275 = fsub double %2274, %2273
  %2276 = fmul double %2275, 6.400000e+01
  %2277 = fcmp ult double %345, %2276
  br i1 %2277, label %2278, label %2402

2278:                                             ; preds = %2271, %2264
  %2279 = add nuw i32 %999, 13
  %2280 = uitofp i32 %2279 to double
  %2281 = fdiv double 0x4027666666666667, %2280
  %2282 = load i32, ptr %16, align 4
  %2283 = icmp eq i32 %2282, 0
  br i1 %2283, label %2289, label %2284

2284:                                             ; preds = %2278
  %2285 = load ptr, ptr %24, align 8
  %2286 = load ptr, ptr %15, align 8
  %2287 = sext i32 %2282 to i64
  %2288 = shl nsw i64 %2287, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2285, ptr align 8 %2286, i64 %2288, i1 false)
  br label %2289

2289:                                             ; preds = %2284, %2278
  %2290 = fcmp oeq double %1978, 0.000000e+00
  br i1 %2290, label %2306, label %2291

2291:                                             ; preds = %2289
  %2292 = load double, ptr %59, align 8
  %2293 = fcmp une double %2292, 0.000000e+00
  br i1 %2293, label %2294, label %2302

2294:                                             ; preds = %2291
  %2295 = load double, ptr %60, align 8
  %2296 = fdiv double %345, %2295
  %2297 = load double, ptr %61, align 8
  %2298 = fdiv double %2297, %1978
  %2299 = tail call double @llvm.pow.f64(double %2298, double 2.500000e-01)
  %2300 = fmul double %2296, %2299
  %2301 = tail call double @llvm.minnum.f64(double %2300, double 1.000000e+00)
  br label %2302

2302:                                             ; preds = %2294, %2291
  %2303 = phi double [ %2301, %2294 ], [ 1.000000e+00, %2291 ]
  %2304 = tail call double @llvm.pow.f64(double %1978, double -2.500000e-01)
  %2305 = fmul double %2304, %2303
  br label %2306

2306:                                             ; preds = %2302, %2289
  %2307 = phi double [ %2305, %2302 ], [ 0x7FF0000000000000, %2289 ]
  %2308 = fmul double %2281, %2307
  %2309 = tail call double @llvm.minnum.f64(double %2308, double 1.000000e+01)
  store double 0.000000e+00, ptr %56, align 8
  %2310 = icmp samesign ugt i32 %999, 1
  %2311 = fcmp ogt double %1440, 1.000000e-03
  %2312 = select i1 %2310, i1 %2311, i1 false
  br i1 %2312, label %2313, label %2336

2313:                                             ; preds = %2306
  store <2 x double> <double 1.000000e+00, double 0.000000e+00>, ptr %56, align 8
  %2314 = load ptr, ptr %26, align 8
  %2315 = load double, ptr %21, align 8
  %2316 = fcmp olt double %344, %2315
  br i1 %2316, label %2321, label %2317

2317:                                             ; preds = %2313
  %2318 = load double, ptr %23, align 8
  %2319 = fcmp ogt double %344, %2318
  %2320 = select i1 %2319, double %2318, double %344
  br label %2321

2321:                                             ; preds = %2317, %2313
  %2322 = phi double [ %2315, %2313 ], [ %2320, %2317 ]
  %2323 = load i32, ptr %16, align 4
  %2324 = icmp eq i32 %2323, 0
  br i1 %2324, label %2330, label %2325

2325:                                             ; preds = %2321
  %2326 = load ptr, ptr %15, align 8
  %2327 = load ptr, ptr %24, align 8
  %2328 = sext i32 %2323 to i64
  %2329 = shl nsw i64 %2328, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2326, ptr align 8 %2327, i64 %2329, i1 false)
  br label %2330

2330:                                             ; preds = %2325, %2321
  %2331 = load ptr, ptr %22, align 8
  %2332 = load ptr, ptr %15, align 8
  %2333 = tail call i32 %2314(double noundef %2322, ptr noundef nonnull %87, ptr noundef %2331, ptr noundef %2332, ptr noundef nonnull %64) #9
  %2334 = icmp eq i32 %2333, 0
  br i1 %2334, label %2339, label %2335

2335:                                             ; preds = %2330
  store double 0.000000e+00, ptr %56, align 8
  br label %2339

2336:                                             ; preds = %2306
  %2337 = fcmp olt double %2309, 1.200000e+00
  br i1 %2337, label %2339, label %2338

2338:                                             ; preds = %2336
  store double 0.000000e+00, ptr %57, align 8
  br label %2339

2339:                                             ; preds = %2338, %2336, %2335, %2330
  %2340 = phi double [ %2309, %2335 ], [ %2309, %2330 ], [ %2309, %2338 ], [ 1.000000e+00, %2336 ]
  %2341 = load double, ptr %17, align 8
  store double %1978, ptr %61, align 8
  %2342 = insertelement <2 x double> <double 1.000000e+00, double poison>, double %2341, i64 1
  store <2 x double> %2342, ptr %59, align 8
  %2343 = load double, ptr %2, align 8
  store double %2343, ptr %40, align 8
  %2344 = getelementptr inbounds nuw i8, ptr %40, i64 8
  store double %344, ptr %2344, align 8
  br i1 %105, label %2345, label %2394

2345:                                             ; preds = %2339
  %2346 = load ptr, ptr %19, align 8
  %2347 = shl nuw nsw i64 %106, 4
  %2348 = getelementptr i8, ptr %75, i64 %2347
  %2349 = load ptr, ptr %27, align 8
  %2350 = getelementptr inbounds nuw double, ptr %75, i64 %106
  br label %2351

2351:                                             ; preds = %2386, %2345
  %2352 = phi i64 [ 0, %2345 ], [ %2392, %2386 ]
  %2353 = getelementptr inbounds nuw double, ptr %2346, i64 %2352
  %2354 = load double, ptr %2353, align 8
  %2355 = getelementptr inbounds nuw double, ptr %83, i64 %2352
  store double %2354, ptr %2355, align 8
  %2356 = getelementptr inbounds nuw double, ptr %40, i64 %2352
  %2357 = getelementptr inbounds nuw i8, ptr %2356, i64 16
  store double %2354, ptr %2357, align 8
  %2358 = getelementptr inbounds nuw double, ptr %75, i64 %2352
  %2359 = getelementptr inbounds nuw double, ptr %2350, i64 %2352
  %2360 = getelementptr double, ptr %2348, i64 %2352
  %2361 = mul nuw nsw i64 %2352, 24
  %2362 = getelementptr inbounds nuw i8, ptr %85, i64 %2361
  br label %2363

2363:                                             ; preds = %2363, %2351
  %2364 = phi i64 [ 0, %2351 ], [ %2380, %2363 ]
  %2365 = getelementptr inbounds nuw double, ptr @POLYNOMIAL, i64 %2364
  %2366 = load double, ptr %2365, align 8
  %2367 = load double, ptr %2358, align 8
  %2368 = fmul double %2366, %2367
  %2369 = getelementptr inbounds nuw double, ptr getelementptr inbounds nuw (i8, ptr @POLYNOMIAL, i64 24), i64 %2364
  %2370 = load double, ptr %2369, align 8
  %2371 = load double, ptr %2359, align 8
  %2372 = fmul double %2370, %2371
  %2373 = fadd double %2368, %2372
  %2374 = getelementptr inbounds nuw double, ptr getelementptr inbounds nuw (i8, ptr @POLYNOMIAL, i64 48), i64 %2364
  %2375 = load double, ptr %2374, align 8
  %2376 = load double, ptr %2360, align 8
  %2377 = fmul double %2375, %2376
  %2378 = fadd double %2373, %2377
  %2379 = getelementptr inbounds nuw double, ptr %2362, i64 %2364
  store double %2378, ptr %2379, align 8
  %2380 = add nuw nsw i64 %2364, 1
  %2381 = mul nuw nsw i64 %2380, %106
  %2382 = getelementptr double, ptr %40, i64 %2381
  %2383 = getelementptr i8, ptr %2382, i64 16
  %2384 = getelementptr double, ptr %2383, i64 %2352
  store double %2378, ptr %2384, align 8
  %2385 = icmp eq i64 %2380, 3
  br i1 %2385, label %2386, label %2363

2386:                                             ; preds = %2363
  %2387 = getelementptr inbounds nuw double, ptr %87, i64 %2352
  %2388 = load double, ptr %2387, align 8
  store double %2388, ptr %2353, align 8
  %2389 = getelementptr inbounds nuw double, ptr %89, i64 %2352
  %2390 = load double, ptr %2389, align 8
  %2391 = getelementptr inbounds nuw double, ptr %2349, i64 %2352
  store double %2390, ptr %2391, align 8
  %2392 = add nuw nsw i64 %2352, 1
  %2393 = icmp eq i64 %2392, %106
  br i1 %2393, label %2394, label %2351

2394:                                             ; preds = %2386, %2339
  %2395 = load double, ptr %2, align 8
  store double %2395, ptr %62, align 8
  store double %344, ptr %63, align 8
  store double 1.000000e+00, ptr %58, align 8
  store double %344, ptr %2, align 8
  %2396 = load i64, ptr %32, align 8
  %2397 = add nsw i64 %2396, 1
  store i64 %2397, ptr %32, align 8
  %2398 = tail call double @llvm.minnum.f64(double %2340, double %2269)
  %2399 = fmul double %345, %2398
  store double %2399, ptr %17, align 8
  %2400 = fcmp olt double %2269, %2340
  br i1 %2400, label %2401, label %2409

2401:                                             ; preds = %2394
  store double 0.000000e+00, ptr %57, align 8
  br label %2409

2402:                                             ; preds = %1547, %2271, %2258, %1980, %2242, %2218
  %2403 = phi i32 [ 1, %2258 ], [ 0, %2271 ], [ 1, %2218 ], [ 1, %2242 ], [ 1, %1980 ], [ %339, %1547 ]
  %2404 = phi double [ %2263, %2258 ], [ %2269, %2271 ], [ 2.000000e-01, %2218 ], [ 2.000000e-01, %2242 ], [ 2.000000e-01, %1980 ], [ 5.000000e-01, %1547 ]
  store double 0.000000e+00, ptr %57, align 8
  %2405 = load i64, ptr %31, align 8
  %2406 = add nsw i64 %2405, 1
  store i64 %2406, ptr %31, align 8
  %2407 = fmul double %345, %2404
  %2408 = fcmp ult double %2407, %50
  br i1 %2408, label %2418, label %337

2409:                                             ; preds = %2401, %2394
  %2410 = add nuw nsw i64 %34, 1
  %2411 = icmp eq i64 %2410, %3
  br i1 %2411, label %2412, label %33

2412:                                             ; preds = %33, %2409, %5
  %2413 = load double, ptr %2, align 8
  %2414 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %2415 = load double, ptr %2414, align 8
  %2416 = fcmp olt double %2413, %2415
  %2417 = zext i1 %2416 to i32
  br label %2418

2418:                                             ; preds = %102, %2402, %1570, %2412
  %2419 = phi i32 [ %2417, %2412 ], [ 2, %1570 ], [ 2, %2402 ], [ 2, %102 ]
  ret i32 %2419
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local void @radau5_states(i32 noundef %0, i64 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, i64 noundef %4, ptr noundef readonly captures(none) %5, ptr noundef writeonly captures(none) %6) local_unnamed_addr #3 {
  %8 = icmp sgt i64 %4, 0
  br i1 %8, label %9, label %126

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
  %24 = and i64 %14, 2147483646
  %25 = icmp eq i64 %24, %14
  br label %26

26:                                               ; preds = %9, %123
  %27 = phi i64 [ 0, %9 ], [ %46, %123 ]
  %28 = phi i64 [ 0, %9 ], [ %124, %123 ]
  %29 = mul i64 %18, %28
  %30 = add i64 %17, %29
  %31 = add i64 %22, %29
  %32 = getelementptr inbounds nuw double, ptr %5, i64 %28
  %33 = add nsw i64 %27, 1
  %34 = tail call i64 @llvm.smax.i64(i64 %1, i64 %33)
  %35 = add nsw i64 %34, -1
  %36 = load double, ptr %32, align 8
  br label %37

37:                                               ; preds = %26, %40
  %38 = phi i64 [ %41, %40 ], [ %27, %26 ]
  %39 = icmp eq i64 %38, %35
  br i1 %39, label %45, label %40

40:                                               ; preds = %37
  %41 = add nsw i64 %38, 1
  %42 = getelementptr inbounds double, ptr %3, i64 %38
  %43 = load double, ptr %42, align 8
  %44 = fcmp ogt double %36, %43
  br i1 %44, label %37, label %45

45:                                               ; preds = %37, %40
  %46 = phi i64 [ %35, %37 ], [ %38, %40 ]
  %47 = getelementptr inbounds ptr, ptr %2, i64 %46
  %48 = load ptr, ptr %47, align 8
  %49 = ptrtoint ptr %48 to i64
  %50 = getelementptr inbounds nuw i8, ptr %48, i64 16
  %51 = getelementptr inbounds double, ptr %50, i64 %11
  %52 = load double, ptr %48, align 8
  %53 = fsub double %36, %52
  %54 = getelementptr inbounds nuw i8, ptr %48, i64 8
  %55 = load double, ptr %54, align 8
  %56 = fsub double %55, %52
  %57 = fdiv double %53, %56
  br i1 %12, label %58, label %123

58:                                               ; preds = %45
  %59 = getelementptr i8, ptr %51, i64 %13
  %60 = mul nuw nsw i64 %28, %11
  %61 = getelementptr double, ptr %6, i64 %60
  %62 = getelementptr inbounds nuw double, ptr %51, i64 %14
  br i1 %23, label %102, label %63

63:                                               ; preds = %58
  %64 = sub i64 %30, %49
  %65 = icmp ult i64 %64, 32
  %66 = add i64 %15, %29
  %67 = add i64 %21, %49
  %68 = sub i64 %66, %67
  %69 = icmp ult i64 %68, 32
  %70 = or i1 %65, %69
  %71 = add i64 %22, %29
  %72 = add i64 %19, %49
  %73 = sub i64 %71, %72
  %74 = icmp ult i64 %73, 32
  %75 = or i1 %70, %74
  %76 = sub i64 %31, %49
  %77 = icmp ult i64 %76, 32
  %78 = or i1 %75, %77
  br i1 %78, label %102, label %79

79:                                               ; preds = %63
  %80 = insertelement <2 x double> poison, double %57, i64 0
  %81 = shufflevector <2 x double> %80, <2 x double> poison, <2 x i32> zeroinitializer
  br label %82

82:                                               ; preds = %82, %79
  %83 = phi i64 [ 0, %79 ], [ %99, %82 ]
  %84 = getelementptr inbounds nuw double, ptr %50, i64 %83
  %85 = load <2 x double>, ptr %84, align 8
  %86 = getelementptr inbounds nuw double, ptr %51, i64 %83
  %87 = load <2 x double>, ptr %86, align 8
  %88 = getelementptr inbounds nuw double, ptr %62, i64 %83
  %89 = load <2 x double>, ptr %88, align 8
  %90 = getelementptr double, ptr %59, i64 %83
  %91 = load <2 x double>, ptr %90, align 8
  %92 = fmul <2 x double> %81, %91
  %93 = fadd <2 x double> %89, %92
  %94 = fmul <2 x double> %81, %93
  %95 = fadd <2 x double> %87, %94
  %96 = fmul <2 x double> %81, %95
  %97 = fadd <2 x double> %85, %96
  %98 = getelementptr double, ptr %61, i64 %83
  store <2 x double> %97, ptr %98, align 8
  %99 = add nuw i64 %83, 2
  %100 = icmp eq i64 %99, %24
  br i1 %100, label %101, label %82

101:                                              ; preds = %82
  br i1 %25, label %123, label %102

102:                                              ; preds = %63, %58, %101
  %103 = phi i64 [ 0, %63 ], [ 0, %58 ], [ %24, %101 ]
  br label %104

104:                                              ; preds = %102, %104
  %105 = phi i64 [ %121, %104 ], [ %103, %102 ]
  %106 = getelementptr inbounds nuw double, ptr %50, i64 %105
  %107 = load double, ptr %106, align 8
  %108 = getelementptr inbounds nuw double, ptr %51, i64 %105
  %109 = load double, ptr %108, align 8
  %110 = getelementptr inbounds nuw double, ptr %62, i64 %105
  %111 = load double, ptr %110, align 8
  %112 = getelementptr double, ptr %59, i64 %105
  %113 = load double, ptr %112, align 8
  %114 = fmul double %57, %113
  %115 = fadd double %111, %114
  %116 = fmul double %57, %115
  %117 = fadd double %109, %116
  %118 = fmul double %57, %117
  %119 = fadd double %107, %118
  %120 = getelementptr double, ptr %61, i64 %105
  store double %119, ptr %120, align 8
  %121 = add nuw nsw i64 %105, 1
  %122 = icmp eq i64 %121, %14
  br i1 %122, label %123, label %104

123:                                              ; preds = %104, %101, %45
  %124 = add nuw nsw i64 %28, 1
  %125 = icmp eq i64 %124, %4
  br i1 %125, label %126, label %26

126:                                              ; preds = %123, %7
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maxnum.f64(double, double) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.pow.f64(double, double) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.minnum.f64(double, double) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare dso_local double @nextafter(double noundef, double noundef) local_unnamed_addr #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.sqrt.v2f64(<2 x double>) #8

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" }
attributes #1 = { nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nounwind }
attributes #10 = { nounwind willreturn memory(none) }
