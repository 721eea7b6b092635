; 4250e9ef27b658779af4c73519aac68c500ce5998abe5c7117f34bfe8ab8397c made by .ci/translate: do not edit.
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
  %10 = add nsw i64 %9, 25
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
  br i1 %12, label %13, label %2505

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

33:                                               ; preds = %13, %2502
  %34 = phi i64 [ 0, %13 ], [ %2503, %2502 ]
  %35 = load double, ptr %2, align 8
  %36 = load double, ptr %14, align 8
  %37 = fcmp olt double %35, %36
  br i1 %37, label %38, label %2505

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
  %94 = mul nsw i64 %51, 192
  %95 = getelementptr inbounds i8, ptr %73, i64 %94
  %96 = load double, ptr %17, align 8
  %97 = load double, ptr %18, align 8
  %98 = fcmp ogt double %96, %97
  %99 = select i1 %98, double %97, double %96
  %100 = fcmp olt double %99, %50
  %101 = select i1 %100, double %50, double %99
  %102 = or i1 %98, %100
  br i1 %102, label %103, label %104

103:                                              ; preds = %38
  store double 0.000000e+00, ptr %59, align 8
  br label %104

104:                                              ; preds = %103, %38
  store double %101, ptr %17, align 8
  %105 = fcmp ult double %101, %50
  br i1 %105, label %2511, label %106

106:                                              ; preds = %104
  %107 = icmp sgt i32 %41, 0
  %108 = zext i32 %41 to i64
  %109 = icmp eq i32 %41, 0
  %110 = add nsw i32 %41, 1
  %111 = sext i32 %110 to i64
  %112 = getelementptr i8, ptr %52, i64 64
  %113 = shl nsw i64 %51, 5
  %114 = add nsw i64 %113, 64
  %115 = mul i64 %114, %51
  %116 = shl nsw i64 %55, 3
  %117 = getelementptr i8, ptr %112, i64 %115
  %118 = getelementptr i8, ptr %117, i64 %116
  %119 = getelementptr i8, ptr %52, i64 64
  %120 = add nsw i64 %113, 168
  %121 = mul i64 %120, %51
  %122 = getelementptr i8, ptr %119, i64 %121
  %123 = getelementptr i8, ptr %122, i64 %116
  %124 = getelementptr i8, ptr %52, i64 64
  %125 = shl nsw i64 %51, 5
  %126 = add nsw i64 %125, 152
  %127 = mul i64 %126, %51
  %128 = shl nsw i64 %55, 3
  %129 = getelementptr i8, ptr %124, i64 %127
  %130 = getelementptr i8, ptr %129, i64 %128
  %131 = getelementptr i8, ptr %52, i64 64
  %132 = add nsw i64 %125, 168
  %133 = mul i64 %132, %51
  %134 = getelementptr i8, ptr %131, i64 %133
  %135 = getelementptr i8, ptr %134, i64 %128
  %136 = add i64 %53, 64
  %137 = shl nsw i64 %51, 5
  %138 = add nsw i64 %137, 160
  %139 = mul i64 %138, %51
  %140 = add i64 %136, %139
  %141 = shl nsw i64 %55, 3
  %142 = add i64 %140, %141
  %143 = mul nsw i64 %51, 24
  %144 = shl nsw i64 %51, 7
  %145 = add i64 %53, 64
  %146 = shl nsw i64 %51, 5
  %147 = add nsw i64 %146, 144
  %148 = mul i64 %147, %51
  %149 = add i64 %145, %148
  %150 = shl nsw i64 %55, 3
  %151 = add i64 %149, %150
  %152 = add i64 %148, %53
  %153 = add i64 %152, %150
  %154 = add i64 %53, 64
  %155 = add nsw i64 %146, 168
  %156 = mul i64 %155, %51
  %157 = add i64 %154, %156
  %158 = add i64 %157, %150
  %159 = add i64 %156, %53
  %160 = add i64 %159, %150
  %161 = mul nsw i64 %51, 136
  %162 = add i64 %53, 64
  %163 = add nsw i64 %146, 152
  %164 = mul i64 %163, %51
  %165 = add i64 %162, %164
  %166 = add i64 %165, %150
  %167 = add i64 %53, 64
  %168 = add i64 %167, %164
  %169 = add i64 %168, %150
  %170 = mul nsw i64 %51, -24
  %171 = getelementptr i8, ptr %52, i64 64
  %172 = shl nsw i64 %51, 5
  %173 = add nsw i64 %172, 40
  %174 = mul i64 %173, %51
  %175 = shl nsw i64 %55, 3
  %176 = getelementptr i8, ptr %171, i64 %174
  %177 = getelementptr i8, ptr %176, i64 %175
  %178 = getelementptr i8, ptr %52, i64 64
  %179 = add nsw i64 %172, 88
  %180 = mul i64 %179, %51
  %181 = getelementptr i8, ptr %178, i64 %180
  %182 = getelementptr i8, ptr %181, i64 %175
  %183 = getelementptr i8, ptr %52, i64 64
  %184 = shl nsw i64 %51, 5
  %185 = add nsw i64 %184, 88
  %186 = mul i64 %185, %51
  %187 = shl nsw i64 %55, 3
  %188 = add i64 %186, %187
  %189 = getelementptr i8, ptr %183, i64 %188
  %190 = getelementptr i8, ptr %52, i64 64
  %191 = getelementptr i8, ptr %190, i64 %188
  %192 = getelementptr i8, ptr %52, i64 64
  %193 = getelementptr i8, ptr %192, i64 %188
  %194 = getelementptr i8, ptr %52, i64 64
  %195 = getelementptr i8, ptr %194, i64 %188
  %196 = getelementptr i8, ptr %52, i64 64
  %197 = getelementptr i8, ptr %196, i64 %188
  %198 = getelementptr i8, ptr %52, i64 64
  %199 = add nsw i64 %184, 40
  %200 = mul i64 %199, %51
  %201 = add i64 %200, %187
  %202 = getelementptr i8, ptr %198, i64 %201
  %203 = getelementptr i8, ptr %52, i64 64
  %204 = getelementptr i8, ptr %203, i64 %201
  %205 = getelementptr i8, ptr %52, i64 64
  %206 = getelementptr i8, ptr %205, i64 %201
  %207 = getelementptr i8, ptr %52, i64 64
  %208 = getelementptr i8, ptr %207, i64 %201
  %209 = mul nsw i64 %51, 24
  %210 = add i64 %53, 64
  %211 = shl nsw i64 %51, 5
  %212 = add nsw i64 %211, 160
  %213 = mul i64 %212, %51
  %214 = add i64 %210, %213
  %215 = shl nsw i64 %55, 3
  %216 = add i64 %214, %215
  %217 = mul nsw i64 %51, 24
  %218 = mul nsw i64 %51, %51
  %219 = shl i64 %218, 4
  %220 = shl nsw i64 %55, 3
  %221 = shl nuw nsw i64 %108, 3
  %222 = add nuw nsw i64 %221, 8
  %223 = getelementptr i8, ptr %52, i64 64
  %224 = mul nuw i64 %108, %108
  %225 = shl i64 %224, 3
  %226 = getelementptr i8, ptr %223, i64 %219
  %227 = getelementptr i8, ptr %226, i64 %225
  %228 = getelementptr i8, ptr %227, i64 %220
  %229 = getelementptr i8, ptr %52, i64 64
  %230 = getelementptr i8, ptr %229, i64 %70
  %231 = getelementptr i8, ptr %230, i64 %225
  %232 = getelementptr i8, ptr %231, i64 %220
  %233 = add i64 %219, 64
  %234 = add i64 %233, %220
  %235 = add i64 %234, %221
  %236 = add i64 %219, 72
  %237 = add nsw i64 %221, -8
  %238 = mul i64 %237, %108
  %239 = shl nuw nsw i64 %108, 3
  %240 = add i64 %70, 64
  %241 = add i64 %240, %220
  %242 = add i64 %241, %221
  %243 = add i64 %70, 72
  %244 = getelementptr i8, ptr %52, i64 64
  %245 = mul nsw i64 %51, %51
  %246 = shl i64 %245, 4
  %247 = mul nuw i64 %108, %108
  %248 = shl i64 %247, 3
  %249 = shl nsw i64 %55, 3
  %250 = getelementptr i8, ptr %244, i64 %246
  %251 = getelementptr i8, ptr %250, i64 %248
  %252 = getelementptr i8, ptr %251, i64 %249
  %253 = getelementptr i8, ptr %52, i64 64
  %254 = getelementptr i8, ptr %253, i64 %70
  %255 = getelementptr i8, ptr %254, i64 %248
  %256 = getelementptr i8, ptr %255, i64 %249
  %257 = getelementptr i8, ptr %52, i64 64
  %258 = add i64 %246, %249
  %259 = getelementptr i8, ptr %257, i64 %258
  %260 = shl nuw nsw i64 %108, 3
  %261 = getelementptr i8, ptr %52, i64 64
  %262 = getelementptr i8, ptr %261, i64 %258
  %263 = getelementptr i8, ptr %52, i64 64
  %264 = add i64 %70, %249
  %265 = getelementptr i8, ptr %263, i64 %264
  %266 = getelementptr i8, ptr %52, i64 64
  %267 = getelementptr i8, ptr %266, i64 %264
  %268 = mul nsw i64 %51, %51
  %269 = shl i64 %268, 3
  %270 = shl nsw i64 %55, 3
  %271 = shl nuw nsw i64 %108, 3
  %272 = add nuw nsw i64 %271, 8
  %273 = getelementptr i8, ptr %52, i64 64
  %274 = mul nuw i64 %108, %108
  %275 = add i64 %268, %274
  %276 = add i64 %275, %55
  %277 = shl i64 %276, 3
  %278 = getelementptr i8, ptr %273, i64 %277
  %279 = shl nuw nsw i64 %108, 3
  %280 = getelementptr i8, ptr %52, i64 64
  %281 = mul nsw i64 %51, %51
  %282 = mul nuw i64 %108, %108
  %283 = add i64 %281, %282
  %284 = add i64 %283, %55
  %285 = shl i64 %284, 3
  %286 = getelementptr i8, ptr %280, i64 %285
  %287 = getelementptr i8, ptr %52, i64 64
  %288 = add i64 %281, %55
  %289 = shl i64 %288, 3
  %290 = getelementptr i8, ptr %287, i64 %289
  %291 = getelementptr i8, ptr %52, i64 %269
  %292 = getelementptr i8, ptr %291, i64 72
  %293 = getelementptr i8, ptr %292, i64 %270
  %294 = getelementptr i8, ptr %293, i64 %271
  %295 = getelementptr i8, ptr %52, i64 %269
  %296 = getelementptr i8, ptr %295, i64 72
  %297 = getelementptr i8, ptr %296, i64 %270
  %298 = getelementptr i8, ptr %52, i64 %269
  %299 = getelementptr i8, ptr %298, i64 64
  %300 = getelementptr i8, ptr %299, i64 %270
  %301 = getelementptr i8, ptr %300, i64 %271
  %302 = icmp ult i32 %41, 6
  %303 = and i64 %108, 2147483646
  %304 = icmp eq i64 %303, %108
  %305 = getelementptr i8, ptr %52, i64 %219
  %306 = getelementptr i8, ptr %305, i64 72
  %307 = getelementptr i8, ptr %306, i64 %220
  %308 = getelementptr i8, ptr %307, i64 %221
  %309 = getelementptr i8, ptr %52, i64 %70
  %310 = getelementptr i8, ptr %309, i64 72
  %311 = getelementptr i8, ptr %310, i64 %220
  %312 = getelementptr i8, ptr %311, i64 %221
  %313 = getelementptr i8, ptr %52, i64 %235
  %314 = getelementptr i8, ptr %52, i64 %236
  %315 = getelementptr i8, ptr %314, i64 %238
  %316 = getelementptr i8, ptr %315, i64 %220
  %317 = getelementptr i8, ptr %52, i64 %236
  %318 = getelementptr i8, ptr %317, i64 %220
  %319 = getelementptr i8, ptr %52, i64 %235
  %320 = getelementptr i8, ptr %52, i64 %242
  %321 = getelementptr i8, ptr %52, i64 %243
  %322 = getelementptr i8, ptr %321, i64 %238
  %323 = getelementptr i8, ptr %322, i64 %220
  %324 = getelementptr i8, ptr %52, i64 %243
  %325 = getelementptr i8, ptr %324, i64 %220
  %326 = getelementptr i8, ptr %52, i64 %242
  %327 = icmp ult i32 %41, 12
  %328 = icmp ult ptr %69, %256
  %329 = icmp ult ptr %71, %252
  %330 = and i1 %328, %329
  %331 = and i64 %108, 2147483646
  %332 = icmp eq i64 %331, %108
  %333 = icmp ult i64 %143, 16
  %334 = icmp ult i32 %41, 2
  %335 = or i1 %333, %334
  %336 = icmp ult i64 %88, 16
  %337 = icmp ult i64 %161, 16
  %338 = icmp ult i32 %41, 4
  br label %339

339:                                              ; preds = %2495, %106
  %340 = phi double [ %101, %106 ], [ %2500, %2495 ]
  %341 = phi i32 [ 0, %106 ], [ %2496, %2495 ]
  %342 = load double, ptr %2, align 8
  %343 = fadd double %340, %342
  %344 = load double, ptr %14, align 8
  %345 = fcmp oge double %343, %344
  %346 = select i1 %345, double %344, double %343
  %347 = fsub double %346, %342
  %348 = fdiv double 1.000000e+00, %347
  %349 = fdiv double 0x400D1A48D83E731D, %347
  %350 = fdiv double 0x4016ED11C3526194, %347
  %351 = fmul double %350, 1.000000e+01
  %352 = insertelement <2 x double> poison, double %349, i64 0
  %353 = shufflevector <2 x double> %352, <2 x double> poison, <2 x i32> zeroinitializer
  %354 = insertelement <2 x double> poison, double %347, i64 0
  %355 = shufflevector <2 x double> %354, <2 x double> poison, <2 x i32> zeroinitializer
  br label %356

356:                                              ; preds = %403, %339
  %357 = phi i64 [ 0, %339 ], [ %404, %403 ]
  %358 = load double, ptr %2, align 8
  %359 = getelementptr inbounds nuw double, ptr @NODES, i64 %357
  %360 = load double, ptr %359, align 8
  %361 = fmul double %347, %360
  %362 = fadd double %358, %361
  %363 = load double, ptr %62, align 8
  %364 = fsub double %362, %363
  %365 = load double, ptr %63, align 8
  %366 = fsub double %365, %363
  %367 = fdiv double %364, %366
  br i1 %107, label %368, label %400

368:                                              ; preds = %356
  %369 = mul nuw nsw i64 %357, %51
  %370 = getelementptr double, ptr %75, i64 %369
  br label %371

371:                                              ; preds = %395, %368
  %372 = phi i64 [ 0, %368 ], [ %398, %395 ]
  %373 = load double, ptr %58, align 8
  %374 = fcmp une double %373, 0.000000e+00
  br i1 %374, label %375, label %395

375:                                              ; preds = %371
  %376 = getelementptr inbounds nuw double, ptr %83, i64 %372
  %377 = load double, ptr %376, align 8
  %378 = mul nuw nsw i64 %372, 24
  %379 = getelementptr inbounds nuw i8, ptr %85, i64 %378
  %380 = load double, ptr %379, align 8
  %381 = getelementptr inbounds nuw i8, ptr %379, i64 8
  %382 = load double, ptr %381, align 8
  %383 = getelementptr inbounds nuw i8, ptr %379, i64 16
  %384 = load double, ptr %383, align 8
  %385 = fmul double %367, %384
  %386 = fadd double %382, %385
  %387 = fmul double %367, %386
  %388 = fadd double %380, %387
  %389 = fmul double %367, %388
  %390 = fadd double %377, %389
  %391 = load ptr, ptr %19, align 8
  %392 = getelementptr inbounds nuw double, ptr %391, i64 %372
  %393 = load double, ptr %392, align 8
  %394 = fsub double %390, %393
  br label %395

395:                                              ; preds = %375, %371
  %396 = phi double [ %394, %375 ], [ 0.000000e+00, %371 ]
  %397 = getelementptr double, ptr %370, i64 %372
  store double %396, ptr %397, align 8
  %398 = add nuw nsw i64 %372, 1
  %399 = icmp eq i64 %398, %108
  br i1 %399, label %400, label %371

400:                                              ; preds = %395, %356
  %401 = add nuw nsw i64 %357, 1
  %402 = icmp eq i64 %401, 3
  br i1 %402, label %405, label %403

403:                                              ; preds = %400, %1663
  %404 = phi i64 [ %401, %400 ], [ 0, %1663 ]
  br label %356

405:                                              ; preds = %400
  %406 = load double, ptr %57, align 8
  %407 = fcmp une double %406, 0.000000e+00
  br i1 %407, label %815, label %408

408:                                              ; preds = %405
  br i1 %109, label %409, label %410

409:                                              ; preds = %408
  store double 1.000000e+00, ptr %57, align 8
  br label %815

410:                                              ; preds = %408, %410
  %411 = phi i64 [ %425, %410 ], [ 0, %408 ]
  %412 = srem i64 %411, %111
  %413 = icmp eq i64 %412, 0
  %414 = select i1 %413, double %348, double 0.000000e+00
  %415 = fmul double %414, 0x400D1A48D83E731D
  %416 = getelementptr inbounds nuw double, ptr %64, i64 %411
  %417 = load double, ptr %416, align 8
  %418 = fsub double %415, %417
  %419 = getelementptr inbounds nuw double, ptr %66, i64 %411
  store double %418, ptr %419, align 8
  %420 = fmul double %414, 0x400572DB93E0C672
  %421 = fsub double %420, %417
  %422 = getelementptr inbounds nuw double, ptr %69, i64 %411
  store double %421, ptr %422, align 8
  %423 = fmul double %414, 0xC0086747F2C3FCB6
  %424 = getelementptr inbounds nuw double, ptr %71, i64 %411
  store double %423, ptr %424, align 8
  %425 = add nuw nsw i64 %411, 1
  %426 = icmp eq i64 %425, %65
  br i1 %426, label %427, label %410

427:                                              ; preds = %410
  store double 1.000000e+00, ptr %57, align 8
  br i1 %107, label %431, label %815

428:                                              ; preds = %556, %498
  %429 = add nuw nsw i64 %433, 1
  %430 = icmp eq i64 %441, %108
  br i1 %430, label %562, label %431

431:                                              ; preds = %427, %428
  %432 = phi i64 [ %441, %428 ], [ 0, %427 ]
  %433 = phi i64 [ %429, %428 ], [ 1, %427 ]
  %434 = xor i64 %432, -1
  %435 = add nsw i64 %434, %108
  %436 = mul i64 %272, %432
  %437 = getelementptr i8, ptr %294, i64 %436
  %438 = getelementptr i8, ptr %297, i64 %436
  %439 = mul i64 %279, %432
  %440 = getelementptr i8, ptr %301, i64 %439
  %441 = add nuw nsw i64 %432, 1
  %442 = icmp samesign ult i64 %441, %108
  %443 = trunc nuw nsw i64 %432 to i32
  br i1 %442, label %444, label %463

444:                                              ; preds = %431
  %445 = getelementptr double, ptr %66, i64 %432
  br label %446

446:                                              ; preds = %446, %444
  %447 = phi i64 [ %433, %444 ], [ %461, %446 ]
  %448 = phi i32 [ %443, %444 ], [ %460, %446 ]
  %449 = mul nuw nsw i64 %447, %108
  %450 = getelementptr double, ptr %445, i64 %449
  %451 = load double, ptr %450, align 8
  %452 = tail call double @llvm.fabs.f64(double %451)
  %453 = sext i32 %448 to i64
  %454 = mul nsw i64 %453, %108
  %455 = getelementptr double, ptr %445, i64 %454
  %456 = load double, ptr %455, align 8
  %457 = tail call double @llvm.fabs.f64(double %456)
  %458 = fcmp ogt double %452, %457
  %459 = trunc nuw nsw i64 %447 to i32
  %460 = select i1 %458, i32 %459, i32 %448
  %461 = add nuw nsw i64 %447, 1
  %462 = icmp eq i64 %461, %108
  br i1 %462, label %463, label %446

463:                                              ; preds = %446, %431
  %464 = phi i32 [ %443, %431 ], [ %460, %446 ]
  %465 = sitofp i32 %464 to double
  %466 = getelementptr inbounds nuw double, ptr %73, i64 %432
  store double %465, ptr %466, align 8
  %467 = sext i32 %464 to i64
  %468 = mul nsw i64 %467, %108
  %469 = getelementptr double, ptr %66, i64 %468
  %470 = getelementptr double, ptr %469, i64 %432
  %471 = load double, ptr %470, align 8
  %472 = fcmp ueq double %471, 0.000000e+00
  br i1 %472, label %1641, label %473

473:                                              ; preds = %463
  %474 = zext i32 %464 to i64
  %475 = icmp eq i64 %432, %474
  br i1 %475, label %498, label %476

476:                                              ; preds = %473
  %477 = mul nuw nsw i64 %432, %108
  %478 = getelementptr double, ptr %66, i64 %477
  br i1 %302, label %496, label %479

479:                                              ; preds = %476
  %480 = shl nsw i64 %467, 3
  %481 = add nsw i64 %480, 8
  %482 = mul i64 %481, %108
  %483 = getelementptr i8, ptr %290, i64 %482
  %484 = icmp ult ptr %66, %483
  %485 = icmp ult ptr %469, %286
  %486 = and i1 %484, %485
  br i1 %486, label %496, label %487

487:                                              ; preds = %479, %487
  %488 = phi i64 [ %493, %487 ], [ 0, %479 ]
  %489 = getelementptr double, ptr %478, i64 %488
  %490 = load <2 x double>, ptr %489, align 8
  %491 = getelementptr double, ptr %469, i64 %488
  %492 = load <2 x double>, ptr %491, align 8
  store <2 x double> %492, ptr %489, align 8
  store <2 x double> %490, ptr %491, align 8
  %493 = add nuw i64 %488, 2
  %494 = icmp eq i64 %493, %303
  br i1 %494, label %495, label %487

495:                                              ; preds = %487
  br i1 %304, label %498, label %496

496:                                              ; preds = %479, %476, %495
  %497 = phi i64 [ 0, %479 ], [ 0, %476 ], [ %303, %495 ]
  br label %510

498:                                              ; preds = %510, %495, %473
  br i1 %442, label %499, label %428

499:                                              ; preds = %498
  %500 = mul nuw nsw i64 %432, %108
  %501 = getelementptr double, ptr %66, i64 %500
  %502 = getelementptr double, ptr %501, i64 %432
  %503 = icmp ult i64 %435, 2
  %504 = icmp ult ptr %437, %440
  %505 = icmp ult ptr %438, %278
  %506 = and i1 %504, %505
  %507 = and i64 %435, -2
  %508 = add i64 %433, %507
  %509 = icmp eq i64 %435, %507
  br label %518

510:                                              ; preds = %496, %510
  %511 = phi i64 [ %516, %510 ], [ %497, %496 ]
  %512 = getelementptr double, ptr %478, i64 %511
  %513 = load double, ptr %512, align 8
  %514 = getelementptr double, ptr %469, i64 %511
  %515 = load double, ptr %514, align 8
  store double %515, ptr %512, align 8
  store double %513, ptr %514, align 8
  %516 = add nuw nsw i64 %511, 1
  %517 = icmp eq i64 %516, %108
  br i1 %517, label %498, label %510

518:                                              ; preds = %556, %499
  %519 = phi i64 [ %433, %499 ], [ %557, %556 ]
  %520 = load double, ptr %502, align 8
  %521 = mul nuw nsw i64 %519, %108
  %522 = getelementptr double, ptr %66, i64 %521
  %523 = getelementptr double, ptr %522, i64 %432
  %524 = load double, ptr %523, align 8
  %525 = fdiv double %524, %520
  store double %525, ptr %523, align 8
  %526 = fcmp oeq double %525, 0.000000e+00
  br i1 %526, label %556, label %527

527:                                              ; preds = %518
  %528 = select i1 %503, i1 true, i1 %506
  br i1 %528, label %544, label %529

529:                                              ; preds = %527
  %530 = insertelement <2 x double> poison, double %525, i64 0
  %531 = shufflevector <2 x double> %530, <2 x double> poison, <2 x i32> zeroinitializer
  br label %532

532:                                              ; preds = %532, %529
  %533 = phi i64 [ 0, %529 ], [ %541, %532 ]
  %534 = add i64 %433, %533
  %535 = getelementptr double, ptr %501, i64 %534
  %536 = load <2 x double>, ptr %535, align 8
  %537 = fmul <2 x double> %531, %536
  %538 = getelementptr double, ptr %522, i64 %534
  %539 = load <2 x double>, ptr %538, align 8
  %540 = fsub <2 x double> %539, %537
  store <2 x double> %540, ptr %538, align 8
  %541 = add nuw i64 %533, 2
  %542 = icmp eq i64 %541, %507
  br i1 %542, label %543, label %532

543:                                              ; preds = %532
  br i1 %509, label %556, label %544

544:                                              ; preds = %527, %543
  %545 = phi i64 [ %508, %543 ], [ %433, %527 ]
  br label %546

546:                                              ; preds = %544, %546
  %547 = phi i64 [ %554, %546 ], [ %545, %544 ]
  %548 = getelementptr double, ptr %501, i64 %547
  %549 = load double, ptr %548, align 8
  %550 = fmul double %525, %549
  %551 = getelementptr double, ptr %522, i64 %547
  %552 = load double, ptr %551, align 8
  %553 = fsub double %552, %550
  store double %553, ptr %551, align 8
  %554 = add nuw nsw i64 %547, 1
  %555 = icmp eq i64 %554, %108
  br i1 %555, label %556, label %546

556:                                              ; preds = %546, %543, %518
  %557 = add nuw nsw i64 %519, 1
  %558 = icmp eq i64 %557, %108
  br i1 %558, label %428, label %518

559:                                              ; preds = %812, %671
  %560 = add nuw nsw i64 %563, 1
  %561 = icmp eq i64 %672, %108
  br i1 %561, label %815, label %562

562:                                              ; preds = %428, %559
  %563 = phi i64 [ %560, %559 ], [ 1, %428 ]
  %564 = phi i64 [ %672, %559 ], [ 0, %428 ]
  %565 = xor i64 %564, -1
  %566 = add nsw i64 %565, %108
  %567 = mul i64 %222, %564
  %568 = getelementptr i8, ptr %308, i64 %567
  %569 = getelementptr i8, ptr %312, i64 %567
  %570 = getelementptr i8, ptr %313, i64 %567
  %571 = shl nuw nsw i64 %564, 3
  %572 = getelementptr i8, ptr %316, i64 %571
  %573 = getelementptr i8, ptr %318, i64 %567
  %574 = mul i64 %239, %564
  %575 = getelementptr i8, ptr %319, i64 %574
  %576 = getelementptr i8, ptr %320, i64 %567
  %577 = getelementptr i8, ptr %323, i64 %571
  %578 = getelementptr i8, ptr %325, i64 %567
  %579 = getelementptr i8, ptr %326, i64 %574
  %580 = trunc nuw nsw i64 %564 to i32
  br label %581

581:                                              ; preds = %581, %562
  %582 = phi i64 [ %564, %562 ], [ %598, %581 ]
  %583 = phi i32 [ %580, %562 ], [ %597, %581 ]
  %584 = phi double [ -1.000000e+00, %562 ], [ %595, %581 ]
  %585 = mul nuw nsw i64 %582, %108
  %586 = add nuw nsw i64 %585, %564
  %587 = getelementptr inbounds nuw double, ptr %69, i64 %586
  %588 = load double, ptr %587, align 8
  %589 = tail call double @llvm.fabs.f64(double %588)
  %590 = getelementptr inbounds nuw double, ptr %71, i64 %586
  %591 = load double, ptr %590, align 8
  %592 = tail call double @llvm.fabs.f64(double %591)
  %593 = fadd double %589, %592
  %594 = fcmp ogt double %593, %584
  %595 = select i1 %594, double %593, double %584
  %596 = trunc nuw nsw i64 %582 to i32
  %597 = select i1 %594, i32 %596, i32 %583
  %598 = add nuw nsw i64 %582, 1
  %599 = icmp eq i64 %598, %108
  br i1 %599, label %600, label %581

600:                                              ; preds = %581
  %601 = sitofp i32 %597 to double
  %602 = getelementptr inbounds nuw double, ptr %74, i64 %564
  store double %601, ptr %602, align 8
  %603 = fcmp ogt double %595, 0.000000e+00
  br i1 %603, label %604, label %1641

604:                                              ; preds = %600
  %605 = zext i32 %597 to i64
  %606 = icmp eq i64 %564, %605
  br i1 %606, label %671, label %607

607:                                              ; preds = %604
  %608 = mul nuw nsw i64 %564, %108
  %609 = sext i32 %597 to i64
  %610 = mul nsw i64 %609, %108
  br i1 %327, label %655, label %611

611:                                              ; preds = %607
  %612 = mul i64 %260, %609
  %613 = getelementptr i8, ptr %259, i64 %612
  %614 = shl nsw i64 %609, 3
  %615 = add nsw i64 %614, 8
  %616 = mul i64 %615, %108
  %617 = getelementptr i8, ptr %262, i64 %616
  %618 = getelementptr i8, ptr %265, i64 %612
  %619 = getelementptr i8, ptr %267, i64 %616
  %620 = icmp ult ptr %69, %617
  %621 = icmp ult ptr %613, %252
  %622 = and i1 %620, %621
  %623 = or i1 %330, %622
  %624 = icmp ult ptr %69, %619
  %625 = icmp ult ptr %618, %252
  %626 = and i1 %624, %625
  %627 = or i1 %623, %626
  %628 = icmp ult ptr %71, %617
  %629 = icmp ult ptr %613, %256
  %630 = and i1 %628, %629
  %631 = or i1 %627, %630
  %632 = icmp ult ptr %71, %619
  %633 = icmp ult ptr %618, %256
  %634 = and i1 %632, %633
  %635 = or i1 %631, %634
  %636 = icmp ult ptr %613, %619
  %637 = icmp ult ptr %618, %617
  %638 = and i1 %636, %637
  %639 = or i1 %635, %638
  br i1 %639, label %655, label %640

640:                                              ; preds = %611, %640
  %641 = phi i64 [ %652, %640 ], [ 0, %611 ]
  %642 = add nuw nsw i64 %641, %608
  %643 = add nsw i64 %641, %610
  %644 = getelementptr inbounds nuw double, ptr %69, i64 %642
  %645 = load <2 x double>, ptr %644, align 8
  %646 = getelementptr inbounds nuw double, ptr %71, i64 %642
  %647 = load <2 x double>, ptr %646, align 8
  %648 = getelementptr inbounds double, ptr %69, i64 %643
  %649 = load <2 x double>, ptr %648, align 8
  store <2 x double> %649, ptr %644, align 8
  %650 = getelementptr inbounds double, ptr %71, i64 %643
  %651 = load <2 x double>, ptr %650, align 8
  store <2 x double> %651, ptr %646, align 8
  store <2 x double> %645, ptr %648, align 8
  store <2 x double> %647, ptr %650, align 8
  %652 = add nuw i64 %641, 2
  %653 = icmp eq i64 %652, %331
  br i1 %653, label %654, label %640

654:                                              ; preds = %640
  br i1 %332, label %671, label %655

655:                                              ; preds = %611, %607, %654
  %656 = phi i64 [ 0, %611 ], [ 0, %607 ], [ %331, %654 ]
  br label %657

657:                                              ; preds = %655, %657
  %658 = phi i64 [ %669, %657 ], [ %656, %655 ]
  %659 = add nuw nsw i64 %658, %608
  %660 = add nsw i64 %658, %610
  %661 = getelementptr inbounds nuw double, ptr %69, i64 %659
  %662 = load double, ptr %661, align 8
  %663 = getelementptr inbounds nuw double, ptr %71, i64 %659
  %664 = load double, ptr %663, align 8
  %665 = getelementptr inbounds double, ptr %69, i64 %660
  %666 = load double, ptr %665, align 8
  store double %666, ptr %661, align 8
  %667 = getelementptr inbounds double, ptr %71, i64 %660
  %668 = load double, ptr %667, align 8
  store double %668, ptr %663, align 8
  store double %662, ptr %665, align 8
  store double %664, ptr %667, align 8
  %669 = add nuw nsw i64 %658, 1
  %670 = icmp eq i64 %669, %108
  br i1 %670, label %671, label %657

671:                                              ; preds = %657, %654, %604
  %672 = add nuw nsw i64 %564, 1
  %673 = icmp samesign ult i64 %672, %108
  br i1 %673, label %674, label %559

674:                                              ; preds = %671
  %675 = mul nuw nsw i64 %564, %108
  %676 = add nuw nsw i64 %675, %564
  %677 = getelementptr inbounds nuw double, ptr %69, i64 %676
  %678 = getelementptr inbounds nuw double, ptr %71, i64 %676
  %679 = icmp ult i64 %566, 6
  %680 = icmp ult ptr %568, %232
  %681 = icmp ult ptr %569, %228
  %682 = and i1 %680, %681
  %683 = icmp ult ptr %568, %572
  %684 = icmp ult ptr %570, %228
  %685 = and i1 %683, %684
  %686 = or i1 %682, %685
  %687 = icmp ult ptr %568, %575
  %688 = icmp ult ptr %573, %228
  %689 = and i1 %687, %688
  %690 = or i1 %686, %689
  %691 = icmp ult ptr %568, %577
  %692 = icmp ult ptr %576, %228
  %693 = and i1 %691, %692
  %694 = or i1 %690, %693
  %695 = icmp ult ptr %568, %579
  %696 = icmp ult ptr %578, %228
  %697 = and i1 %695, %696
  %698 = or i1 %694, %697
  %699 = icmp ult ptr %569, %572
  %700 = icmp ult ptr %570, %232
  %701 = and i1 %699, %700
  %702 = or i1 %698, %701
  %703 = icmp ult ptr %569, %575
  %704 = icmp ult ptr %573, %232
  %705 = and i1 %703, %704
  %706 = or i1 %702, %705
  %707 = icmp ult ptr %569, %577
  %708 = icmp ult ptr %576, %232
  %709 = and i1 %707, %708
  %710 = or i1 %706, %709
  %711 = icmp ult ptr %569, %579
  %712 = icmp ult ptr %578, %232
  %713 = and i1 %711, %712
  %714 = or i1 %710, %713
  %715 = and i64 %566, -2
  %716 = add i64 %563, %715
  %717 = icmp eq i64 %566, %715
  br label %718

718:                                              ; preds = %812, %674
  %719 = phi i64 [ %563, %674 ], [ %813, %812 ]
  %720 = mul nuw nsw i64 %719, %108
  %721 = add nuw nsw i64 %720, %564
  %722 = getelementptr inbounds nuw double, ptr %69, i64 %721
  %723 = getelementptr inbounds nuw double, ptr %71, i64 %721
  %724 = load double, ptr %677, align 8
  %725 = load double, ptr %678, align 8
  %726 = fmul double %724, %724
  %727 = fmul double %725, %725
  %728 = fadd double %726, %727
  %729 = load double, ptr %722, align 8
  %730 = fmul double %724, %729
  %731 = load double, ptr %723, align 8
  %732 = fmul double %725, %731
  %733 = fadd double %730, %732
  %734 = fdiv double %733, %728
  %735 = fmul double %724, %731
  %736 = fmul double %725, %729
  %737 = fsub double %735, %736
  %738 = fdiv double %737, %728
  store double %734, ptr %722, align 8
  store double %738, ptr %723, align 8
  %739 = load double, ptr %722, align 8
  %740 = fcmp oeq double %739, 0.000000e+00
  %741 = fcmp oeq double %738, 0.000000e+00
  %742 = select i1 %740, i1 %741, i1 false
  br i1 %742, label %812, label %743

743:                                              ; preds = %718
  %744 = select i1 %679, i1 true, i1 %714
  br i1 %744, label %782, label %745

745:                                              ; preds = %743
  %746 = load double, ptr %723, align 8
  %747 = insertelement <2 x double> poison, double %746, i64 0
  %748 = shufflevector <2 x double> %747, <2 x double> poison, <2 x i32> zeroinitializer
  %749 = load double, ptr %722, align 8
  %750 = insertelement <2 x double> poison, double %749, i64 0
  %751 = shufflevector <2 x double> %750, <2 x double> poison, <2 x i32> zeroinitializer
  %752 = insertelement <2 x double> poison, double %746, i64 0
  %753 = shufflevector <2 x double> %752, <2 x double> poison, <2 x i32> zeroinitializer
  %754 = insertelement <2 x double> poison, double %749, i64 0
  %755 = shufflevector <2 x double> %754, <2 x double> poison, <2 x i32> zeroinitializer
  br label %756

756:                                              ; preds = %756, %745
  %757 = phi i64 [ 0, %745 ], [ %779, %756 ]
  %758 = add i64 %563, %757
  %759 = add nuw nsw i64 %758, %675
  %760 = getelementptr inbounds nuw double, ptr %69, i64 %759
  %761 = load <2 x double>, ptr %760, align 8
  %762 = fmul <2 x double> %755, %761
  %763 = getelementptr inbounds nuw double, ptr %71, i64 %759
  %764 = load <2 x double>, ptr %763, align 8
  %765 = fmul <2 x double> %753, %764
  %766 = fsub <2 x double> %762, %765
  %767 = add nuw nsw i64 %758, %720
  %768 = getelementptr inbounds nuw double, ptr %69, i64 %767
  %769 = load <2 x double>, ptr %768, align 8
  %770 = fsub <2 x double> %769, %766
  store <2 x double> %770, ptr %768, align 8
  %771 = load <2 x double>, ptr %763, align 8
  %772 = fmul <2 x double> %751, %771
  %773 = load <2 x double>, ptr %760, align 8
  %774 = fmul <2 x double> %748, %773
  %775 = fadd <2 x double> %772, %774
  %776 = getelementptr inbounds nuw double, ptr %71, i64 %767
  %777 = load <2 x double>, ptr %776, align 8
  %778 = fsub <2 x double> %777, %775
  store <2 x double> %778, ptr %776, align 8
  %779 = add nuw i64 %757, 2
  %780 = icmp eq i64 %779, %715
  br i1 %780, label %781, label %756

781:                                              ; preds = %756
  br i1 %717, label %812, label %782

782:                                              ; preds = %743, %781
  %783 = phi i64 [ %716, %781 ], [ %563, %743 ]
  br label %784

784:                                              ; preds = %782, %784
  %785 = phi i64 [ %810, %784 ], [ %783, %782 ]
  %786 = load double, ptr %722, align 8
  %787 = add nuw nsw i64 %785, %675
  %788 = getelementptr inbounds nuw double, ptr %69, i64 %787
  %789 = load double, ptr %788, align 8
  %790 = fmul double %786, %789
  %791 = load double, ptr %723, align 8
  %792 = getelementptr inbounds nuw double, ptr %71, i64 %787
  %793 = load double, ptr %792, align 8
  %794 = fmul double %791, %793
  %795 = fsub double %790, %794
  %796 = add nuw nsw i64 %785, %720
  %797 = getelementptr inbounds nuw double, ptr %69, i64 %796
  %798 = load double, ptr %797, align 8
  %799 = fsub double %798, %795
  store double %799, ptr %797, align 8
  %800 = load double, ptr %722, align 8
  %801 = load double, ptr %792, align 8
  %802 = fmul double %800, %801
  %803 = load double, ptr %723, align 8
  %804 = load double, ptr %788, align 8
  %805 = fmul double %803, %804
  %806 = fadd double %802, %805
  %807 = getelementptr inbounds nuw double, ptr %71, i64 %796
  %808 = load double, ptr %807, align 8
  %809 = fsub double %808, %806
  store double %809, ptr %807, align 8
  %810 = add nuw nsw i64 %785, 1
  %811 = icmp eq i64 %810, %108
  br i1 %811, label %812, label %784

812:                                              ; preds = %784, %781, %718
  %813 = add nuw nsw i64 %719, 1
  %814 = icmp eq i64 %813, %108
  br i1 %814, label %559, label %718

815:                                              ; preds = %559, %427, %409, %405
  %816 = load i32, ptr %7, align 8
  %817 = icmp sgt i32 %816, 0
  %818 = sext i32 %816 to i64
  %819 = shl nsw i64 %818, 4
  %820 = getelementptr i8, ptr %75, i64 %819
  %821 = zext i32 %816 to i64
  %822 = getelementptr inbounds nuw double, ptr %75, i64 %821
  %823 = shl nsw i64 %818, 3
  %824 = shl nuw nsw i64 %821, 3
  %825 = sub nsw i64 %217, %824
  %826 = sub nsw i64 %217, %819
  %827 = icmp eq i32 %816, 1
  %828 = and i64 %821, 2147483646
  %829 = icmp eq i64 %828, %821
  br label %830

830:                                              ; preds = %892, %815
  %831 = phi i64 [ 0, %815 ], [ %893, %892 ]
  %832 = mul i64 %823, %831
  %833 = add i64 %217, %832
  %834 = add i64 %825, %832
  %835 = add i64 %826, %832
  br i1 %817, label %836, label %892

836:                                              ; preds = %830
  %837 = getelementptr inbounds nuw [3 x double], ptr @TO_W, i64 %831
  %838 = getelementptr inbounds nuw i8, ptr %837, i64 8
  %839 = mul nuw nsw i64 %831, %818
  %840 = getelementptr double, ptr %77, i64 %839
  %841 = load double, ptr %837, align 8
  %842 = load <2 x double>, ptr %838, align 8
  br i1 %827, label %871, label %843

843:                                              ; preds = %836
  %844 = icmp ult i64 %833, 32
  %845 = icmp ult i64 %834, 32
  %846 = or i1 %844, %845
  %847 = icmp ult i64 %835, 32
  %848 = or i1 %846, %847
  br i1 %848, label %871, label %849

849:                                              ; preds = %843
  %850 = insertelement <2 x double> poison, double %841, i64 0
  %851 = shufflevector <2 x double> %850, <2 x double> poison, <2 x i32> zeroinitializer
  %852 = shufflevector <2 x double> %842, <2 x double> poison, <2 x i32> zeroinitializer
  %853 = shufflevector <2 x double> %842, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  br label %854

854:                                              ; preds = %854, %849
  %855 = phi i64 [ 0, %849 ], [ %868, %854 ]
  %856 = getelementptr inbounds nuw double, ptr %75, i64 %855
  %857 = load <2 x double>, ptr %856, align 8
  %858 = fmul <2 x double> %851, %857
  %859 = getelementptr inbounds nuw double, ptr %822, i64 %855
  %860 = load <2 x double>, ptr %859, align 8
  %861 = fmul <2 x double> %852, %860
  %862 = fadd <2 x double> %858, %861
  %863 = getelementptr double, ptr %820, i64 %855
  %864 = load <2 x double>, ptr %863, align 8
  %865 = fmul <2 x double> %853, %864
  %866 = fadd <2 x double> %862, %865
  %867 = getelementptr double, ptr %840, i64 %855
  store <2 x double> %866, ptr %867, align 8
  %868 = add nuw i64 %855, 2
  %869 = icmp eq i64 %868, %828
  br i1 %869, label %870, label %854

870:                                              ; preds = %854
  br i1 %829, label %892, label %871

871:                                              ; preds = %843, %836, %870
  %872 = phi i64 [ 0, %843 ], [ 0, %836 ], [ %828, %870 ]
  br label %873

873:                                              ; preds = %871, %873
  %874 = phi i64 [ %890, %873 ], [ %872, %871 ]
  %875 = getelementptr inbounds nuw double, ptr %75, i64 %874
  %876 = load double, ptr %875, align 8
  %877 = fmul double %841, %876
  %878 = getelementptr inbounds nuw double, ptr %822, i64 %874
  %879 = load double, ptr %878, align 8
  %880 = getelementptr double, ptr %820, i64 %874
  %881 = load double, ptr %880, align 8
  %882 = insertelement <2 x double> poison, double %879, i64 0
  %883 = insertelement <2 x double> %882, double %881, i64 1
  %884 = fmul <2 x double> %842, %883
  %885 = extractelement <2 x double> %884, i64 0
  %886 = fadd double %877, %885
  %887 = extractelement <2 x double> %884, i64 1
  %888 = fadd double %886, %887
  %889 = getelementptr double, ptr %840, i64 %874
  store double %888, ptr %889, align 8
  %890 = add nuw nsw i64 %874, 1
  %891 = icmp eq i64 %890, %821
  br i1 %891, label %892, label %873

892:                                              ; preds = %873, %870, %830
  %893 = add nuw nsw i64 %831, 1
  %894 = icmp eq i64 %893, 3
  br i1 %894, label %895, label %830

895:                                              ; preds = %892
  %896 = shl nsw i64 %818, 3
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %95, i8 0, i64 %896, i1 false)
  %897 = add nuw i32 %816, 1
  %898 = zext i32 %897 to i64
  %899 = sitofp i32 %816 to double
  %900 = fmul double %899, 3.000000e+00
  %901 = mul i32 %816, 3
  %902 = tail call i32 @llvm.smax.i32(i32 %901, i32 1)
  %903 = zext nneg i32 %902 to i64
  %904 = getelementptr i8, ptr %79, i64 %819
  %905 = getelementptr inbounds nuw double, ptr %79, i64 %821
  %906 = getelementptr i8, ptr %77, i64 %819
  %907 = getelementptr inbounds nuw double, ptr %77, i64 %821
  %908 = getelementptr inbounds nuw double, ptr %81, i64 %818
  %909 = getelementptr inbounds nuw i8, ptr %81, i64 %819
  %910 = shl nsw i64 %818, 3
  %911 = shl nuw nsw i64 %821, 3
  %912 = sub nsw i64 %170, %911
  %913 = sub nsw i64 %170, %819
  %914 = shl nuw nsw i64 %903, 3
  %915 = getelementptr i8, ptr %177, i64 %914
  %916 = getelementptr i8, ptr %182, i64 %914
  %917 = shl nuw nsw i64 %821, 3
  %918 = getelementptr i8, ptr %189, i64 %917
  %919 = shl nuw nsw i64 %818, 3
  %920 = getelementptr i8, ptr %191, i64 %919
  %921 = getelementptr i8, ptr %193, i64 %919
  %922 = getelementptr i8, ptr %921, i64 %917
  %923 = getelementptr i8, ptr %195, i64 %819
  %924 = add nsw i64 %819, %917
  %925 = getelementptr i8, ptr %197, i64 %924
  %926 = getelementptr i8, ptr %202, i64 %917
  %927 = shl nuw nsw i64 %821, 4
  %928 = getelementptr i8, ptr %204, i64 %927
  %929 = getelementptr i8, ptr %206, i64 %819
  %930 = getelementptr i8, ptr %208, i64 %924
  %931 = shl nsw i64 %818, 3
  %932 = shl nuw nsw i64 %821, 3
  %933 = sub nsw i64 %209, %932
  %934 = sub nsw i64 %209, %819
  %935 = mul nsw i64 %818, -8
  %936 = icmp ult i32 %816, 4
  %937 = and i64 %821, 2147483646
  %938 = icmp eq i64 %937, %821
  %939 = icmp eq i32 %816, 1
  %940 = and i64 %821, 2147483646
  %941 = icmp eq i64 %940, %821
  %942 = icmp ult i32 %816, 4
  %943 = icmp ult ptr %81, %922
  %944 = icmp ult ptr %920, %918
  %945 = and i1 %943, %944
  %946 = icmp ult ptr %81, %925
  %947 = icmp ult ptr %923, %918
  %948 = and i1 %946, %947
  %949 = or i1 %945, %948
  %950 = icmp ult ptr %81, %928
  %951 = icmp ult ptr %926, %918
  %952 = and i1 %950, %951
  %953 = or i1 %949, %952
  %954 = icmp ult ptr %81, %930
  %955 = icmp ult ptr %929, %918
  %956 = and i1 %954, %955
  %957 = or i1 %953, %956
  %958 = icmp ult ptr %81, %926
  %959 = icmp ult ptr %77, %918
  %960 = and i1 %958, %959
  %961 = or i1 %957, %960
  %962 = icmp ult ptr %920, %925
  %963 = icmp ult ptr %923, %922
  %964 = and i1 %962, %963
  %965 = or i1 %961, %964
  %966 = icmp ult ptr %920, %928
  %967 = icmp ult ptr %926, %922
  %968 = and i1 %966, %967
  %969 = or i1 %965, %968
  %970 = icmp ult ptr %920, %930
  %971 = icmp ult ptr %929, %922
  %972 = and i1 %970, %971
  %973 = or i1 %969, %972
  %974 = icmp ult ptr %920, %926
  %975 = icmp ult ptr %77, %922
  %976 = and i1 %974, %975
  %977 = or i1 %973, %976
  %978 = icmp ult ptr %923, %928
  %979 = icmp ult ptr %926, %925
  %980 = and i1 %978, %979
  %981 = or i1 %977, %980
  %982 = icmp ult ptr %923, %930
  %983 = icmp ult ptr %929, %925
  %984 = and i1 %982, %983
  %985 = or i1 %981, %984
  %986 = icmp ult ptr %923, %926
  %987 = icmp ult ptr %77, %925
  %988 = and i1 %986, %987
  %989 = or i1 %985, %988
  %990 = and i64 %821, 2147483646
  %991 = icmp eq i64 %990, %821
  %992 = icmp slt i32 %901, 2
  %993 = icmp ult ptr %77, %916
  %994 = icmp ult ptr %81, %915
  %995 = and i1 %993, %994
  %996 = and i64 %903, 2147483646
  %997 = icmp eq i64 %996, %903
  %998 = icmp eq i32 %816, 1
  %999 = and i64 %821, 2147483646
  %1000 = icmp eq i64 %999, %821
  br label %1001

1001:                                             ; preds = %1633, %895
  %1002 = phi double [ -1.000000e+00, %895 ], [ %1534, %1633 ]
  %1003 = phi double [ -1.000000e+00, %895 ], [ %1517, %1633 ]
  %1004 = phi i32 [ 0, %895 ], [ %1634, %1633 ]
  br label %1008

1005:                                             ; preds = %1073
  %1006 = add nuw nsw i64 %1009, 1
  %1007 = icmp eq i64 %1006, 3
  br i1 %1007, label %1078, label %1008

1008:                                             ; preds = %1005, %1001
  %1009 = phi i64 [ 0, %1001 ], [ %1006, %1005 ]
  %1010 = mul i64 %935, %1009
  %1011 = add i64 %86, %1010
  br i1 %817, label %1014, label %1012

1012:                                             ; preds = %1008
  %1013 = mul nsw i64 %1009, %818
  br label %1047

1014:                                             ; preds = %1008
  %1015 = load ptr, ptr %19, align 8
  %1016 = mul nuw nsw i64 %1009, %818
  %1017 = getelementptr double, ptr %75, i64 %1016
  br i1 %936, label %1035, label %1018

1018:                                             ; preds = %1014
  %1019 = ptrtoint ptr %1015 to i64
  %1020 = sub i64 %216, %1019
  %1021 = icmp ult i64 %1020, 32
  %1022 = icmp ult i64 %1011, 32
  %1023 = or i1 %1021, %1022
  br i1 %1023, label %1035, label %1024

1024:                                             ; preds = %1018, %1024
  %1025 = phi i64 [ %1032, %1024 ], [ 0, %1018 ]
  %1026 = getelementptr inbounds nuw double, ptr %1015, i64 %1025
  %1027 = load <2 x double>, ptr %1026, align 8
  %1028 = getelementptr double, ptr %1017, i64 %1025
  %1029 = load <2 x double>, ptr %1028, align 8
  %1030 = fadd <2 x double> %1027, %1029
  %1031 = getelementptr inbounds nuw double, ptr %91, i64 %1025
  store <2 x double> %1030, ptr %1031, align 8
  %1032 = add nuw i64 %1025, 2
  %1033 = icmp eq i64 %1032, %937
  br i1 %1033, label %1034, label %1024

1034:                                             ; preds = %1024
  br i1 %938, label %1047, label %1035

1035:                                             ; preds = %1018, %1014, %1034
  %1036 = phi i64 [ 0, %1018 ], [ 0, %1014 ], [ %937, %1034 ]
  br label %1037

1037:                                             ; preds = %1035, %1037
  %1038 = phi i64 [ %1045, %1037 ], [ %1036, %1035 ]
  %1039 = getelementptr inbounds nuw double, ptr %1015, i64 %1038
  %1040 = load double, ptr %1039, align 8
  %1041 = getelementptr double, ptr %1017, i64 %1038
  %1042 = load double, ptr %1041, align 8
  %1043 = fadd double %1040, %1042
  %1044 = getelementptr inbounds nuw double, ptr %91, i64 %1038
  store double %1043, ptr %1044, align 8
  %1045 = add nuw nsw i64 %1038, 1
  %1046 = icmp eq i64 %1045, %821
  br i1 %1046, label %1047, label %1037

1047:                                             ; preds = %1037, %1034, %1012
  %1048 = phi i64 [ %1013, %1012 ], [ %1016, %1034 ], [ %1016, %1037 ]
  %1049 = load double, ptr %2, align 8
  %1050 = getelementptr inbounds nuw double, ptr @NODES, i64 %1009
  %1051 = load double, ptr %1050, align 8
  %1052 = fmul double %347, %1051
  %1053 = fadd double %1049, %1052
  %1054 = getelementptr inbounds double, ptr %79, i64 %1048
  %1055 = load i64, ptr %20, align 8
  %1056 = add nsw i64 %1055, 1
  store i64 %1056, ptr %20, align 8
  %1057 = load ptr, ptr %0, align 8
  %1058 = load double, ptr %21, align 8
  %1059 = fcmp olt double %1053, %1058
  br i1 %1059, label %1064, label %1060

1060:                                             ; preds = %1047
  %1061 = load double, ptr %23, align 8
  %1062 = fcmp ogt double %1053, %1061
  %1063 = select i1 %1062, double %1061, double %1053
  br label %1064

1064:                                             ; preds = %1060, %1047
  %1065 = phi double [ %1058, %1047 ], [ %1063, %1060 ]
  %1066 = load i32, ptr %16, align 4
  %1067 = icmp eq i32 %1066, 0
  br i1 %1067, label %1073, label %1068

1068:                                             ; preds = %1064
  %1069 = load ptr, ptr %15, align 8
  %1070 = load ptr, ptr %24, align 8
  %1071 = sext i32 %1066 to i64
  %1072 = shl nsw i64 %1071, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1069, ptr align 8 %1070, i64 %1072, i1 false)
  br label %1073

1073:                                             ; preds = %1068, %1064
  %1074 = load ptr, ptr %22, align 8
  %1075 = load ptr, ptr %15, align 8
  %1076 = tail call i32 %1057(double noundef %1065, ptr noundef nonnull %91, ptr noundef %1074, ptr noundef %1075, ptr noundef nonnull %1054) #9
  %1077 = icmp eq i32 %1076, 0
  br i1 %1077, label %1005, label %1641

1078:                                             ; preds = %1005, %1177
  %1079 = phi i64 [ %1179, %1177 ], [ 0, %1005 ]
  %1080 = phi i64 [ %1178, %1177 ], [ 0, %1005 ]
  %1081 = mul i64 %931, %1079
  %1082 = add i64 %209, %1081
  %1083 = add i64 %933, %1081
  %1084 = add i64 %934, %1081
  br i1 %817, label %1085, label %1180

1085:                                             ; preds = %1078
  %1086 = getelementptr inbounds nuw [3 x double], ptr @TO_W, i64 %1080
  %1087 = getelementptr inbounds nuw i8, ptr %1086, i64 8
  %1088 = mul nuw nsw i64 %1080, %818
  %1089 = getelementptr double, ptr %81, i64 %1088
  %1090 = load double, ptr %1086, align 8
  %1091 = load <2 x double>, ptr %1087, align 8
  br i1 %939, label %1120, label %1092

1092:                                             ; preds = %1085
  %1093 = icmp ult i64 %1082, 32
  %1094 = icmp ult i64 %1083, 32
  %1095 = or i1 %1093, %1094
  %1096 = icmp ult i64 %1084, 32
  %1097 = or i1 %1095, %1096
  br i1 %1097, label %1120, label %1098

1098:                                             ; preds = %1092
  %1099 = insertelement <2 x double> poison, double %1090, i64 0
  %1100 = shufflevector <2 x double> %1099, <2 x double> poison, <2 x i32> zeroinitializer
  %1101 = shufflevector <2 x double> %1091, <2 x double> poison, <2 x i32> zeroinitializer
  %1102 = shufflevector <2 x double> %1091, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  br label %1103

1103:                                             ; preds = %1103, %1098
  %1104 = phi i64 [ 0, %1098 ], [ %1117, %1103 ]
  %1105 = getelementptr inbounds nuw double, ptr %79, i64 %1104
  %1106 = load <2 x double>, ptr %1105, align 8
  %1107 = fmul <2 x double> %1100, %1106
  %1108 = getelementptr inbounds nuw double, ptr %905, i64 %1104
  %1109 = load <2 x double>, ptr %1108, align 8
  %1110 = fmul <2 x double> %1101, %1109
  %1111 = fadd <2 x double> %1107, %1110
  %1112 = getelementptr double, ptr %904, i64 %1104
  %1113 = load <2 x double>, ptr %1112, align 8
  %1114 = fmul <2 x double> %1102, %1113
  %1115 = fadd <2 x double> %1111, %1114
  %1116 = getelementptr double, ptr %1089, i64 %1104
  store <2 x double> %1115, ptr %1116, align 8
  %1117 = add nuw i64 %1104, 2
  %1118 = icmp eq i64 %1117, %940
  br i1 %1118, label %1119, label %1103

1119:                                             ; preds = %1103
  br i1 %941, label %1141, label %1120

1120:                                             ; preds = %1092, %1085, %1119
  %1121 = phi i64 [ 0, %1092 ], [ 0, %1085 ], [ %940, %1119 ]
  br label %1122

1122:                                             ; preds = %1120, %1122
  %1123 = phi i64 [ %1139, %1122 ], [ %1121, %1120 ]
  %1124 = getelementptr inbounds nuw double, ptr %79, i64 %1123
  %1125 = load double, ptr %1124, align 8
  %1126 = fmul double %1090, %1125
  %1127 = getelementptr inbounds nuw double, ptr %905, i64 %1123
  %1128 = load double, ptr %1127, align 8
  %1129 = getelementptr double, ptr %904, i64 %1123
  %1130 = load double, ptr %1129, align 8
  %1131 = insertelement <2 x double> poison, double %1128, i64 0
  %1132 = insertelement <2 x double> %1131, double %1130, i64 1
  %1133 = fmul <2 x double> %1091, %1132
  %1134 = extractelement <2 x double> %1133, i64 0
  %1135 = fadd double %1126, %1134
  %1136 = extractelement <2 x double> %1133, i64 1
  %1137 = fadd double %1135, %1136
  %1138 = getelementptr double, ptr %1089, i64 %1123
  store double %1137, ptr %1138, align 8
  %1139 = add nuw nsw i64 %1123, 1
  %1140 = icmp eq i64 %1139, %821
  br i1 %1140, label %1141, label %1122

1141:                                             ; preds = %1122, %1119
  %1142 = add nuw nsw i64 %1080, 1
  %1143 = icmp eq i64 %1142, 3
  br i1 %1143, label %1144, label %1177

1144:                                             ; preds = %1141
  %1145 = select i1 %942, i1 true, i1 %989
  br i1 %1145, label %1175, label %1146

1146:                                             ; preds = %1144, %1146
  %1147 = phi i64 [ %1172, %1146 ], [ 0, %1144 ]
  %1148 = getelementptr inbounds nuw double, ptr %81, i64 %1147
  %1149 = getelementptr inbounds nuw double, ptr %1148, i64 %818
  %1150 = getelementptr inbounds nuw double, ptr %1149, i64 %818
  %1151 = getelementptr inbounds nuw double, ptr %907, i64 %1147
  %1152 = load <2 x double>, ptr %1151, align 8
  %1153 = getelementptr double, ptr %906, i64 %1147
  %1154 = load <2 x double>, ptr %1153, align 8
  %1155 = getelementptr inbounds nuw double, ptr %77, i64 %1147
  %1156 = load <2 x double>, ptr %1155, align 8
  %1157 = fmul <2 x double> %353, %1156
  %1158 = load <2 x double>, ptr %1148, align 8
  %1159 = fsub <2 x double> %1158, %1157
  store <2 x double> %1159, ptr %1148, align 8
  %1160 = fmul <2 x double> %1152, splat (double 0x400572DB93E0C672)
  %1161 = fmul <2 x double> %1154, splat (double 0x40086747F2C3FCB6)
  %1162 = fadd <2 x double> %1160, %1161
  %1163 = fdiv <2 x double> %1162, %355
  %1164 = load <2 x double>, ptr %1149, align 8
  %1165 = fsub <2 x double> %1164, %1163
  store <2 x double> %1165, ptr %1149, align 8
  %1166 = fmul <2 x double> %1154, splat (double 0x400572DB93E0C672)
  %1167 = fmul <2 x double> %1152, splat (double 0x40086747F2C3FCB6)
  %1168 = fsub <2 x double> %1166, %1167
  %1169 = fdiv <2 x double> %1168, %355
  %1170 = load <2 x double>, ptr %1150, align 8
  %1171 = fsub <2 x double> %1170, %1169
  store <2 x double> %1171, ptr %1150, align 8
  %1172 = add nuw i64 %1147, 2
  %1173 = icmp eq i64 %1172, %990
  br i1 %1173, label %1174, label %1146

1174:                                             ; preds = %1146
  br i1 %991, label %1211, label %1175

1175:                                             ; preds = %1144, %1174
  %1176 = phi i64 [ %990, %1174 ], [ 0, %1144 ]
  br label %1183

1177:                                             ; preds = %1180, %1141
  %1178 = phi i64 [ %1142, %1141 ], [ %1181, %1180 ]
  %1179 = add i64 %1079, 1
  br label %1078

1180:                                             ; preds = %1078
  %1181 = add nuw nsw i64 %1080, 1
  %1182 = icmp eq i64 %1181, 3
  br i1 %1182, label %1211, label %1177

1183:                                             ; preds = %1175, %1183
  %1184 = phi i64 [ %1209, %1183 ], [ %1176, %1175 ]
  %1185 = getelementptr inbounds nuw double, ptr %81, i64 %1184
  %1186 = getelementptr inbounds nuw double, ptr %1185, i64 %818
  %1187 = getelementptr inbounds nuw double, ptr %1186, i64 %818
  %1188 = getelementptr inbounds nuw double, ptr %907, i64 %1184
  %1189 = load double, ptr %1188, align 8
  %1190 = getelementptr double, ptr %906, i64 %1184
  %1191 = load double, ptr %1190, align 8
  %1192 = getelementptr inbounds nuw double, ptr %77, i64 %1184
  %1193 = load double, ptr %1192, align 8
  %1194 = fmul double %349, %1193
  %1195 = load double, ptr %1185, align 8
  %1196 = fsub double %1195, %1194
  store double %1196, ptr %1185, align 8
  %1197 = fmul double %1189, 0x400572DB93E0C672
  %1198 = fmul double %1191, 0x40086747F2C3FCB6
  %1199 = fadd double %1197, %1198
  %1200 = fdiv double %1199, %347
  %1201 = load double, ptr %1186, align 8
  %1202 = fsub double %1201, %1200
  store double %1202, ptr %1186, align 8
  %1203 = fmul double %1191, 0x400572DB93E0C672
  %1204 = fmul double %1189, 0x40086747F2C3FCB6
  %1205 = fsub double %1203, %1204
  %1206 = fdiv double %1205, %347
  %1207 = load double, ptr %1187, align 8
  %1208 = fsub double %1207, %1206
  store double %1208, ptr %1187, align 8
  %1209 = add nuw nsw i64 %1184, 1
  %1210 = icmp eq i64 %1209, %821
  br i1 %1210, label %1211, label %1183

1211:                                             ; preds = %1180, %1183, %1174
  %1212 = load i32, ptr %7, align 8
  %1213 = icmp sgt i32 %1212, 0
  br i1 %1213, label %1214, label %1301

1214:                                             ; preds = %1211
  %1215 = zext nneg i32 %1212 to i64
  %1216 = shl nuw nsw i64 %1215, 4
  %1217 = getelementptr inbounds nuw double, ptr %81, i64 %1215
  %1218 = getelementptr i8, ptr %81, i64 %1216
  br label %1219

1219:                                             ; preds = %1297, %1214
  %1220 = phi i64 [ 0, %1214 ], [ %1299, %1297 ]
  %1221 = phi i32 [ 0, %1214 ], [ %1298, %1297 ]
  %1222 = getelementptr inbounds nuw double, ptr %1217, i64 %1220
  %1223 = load double, ptr %1222, align 8
  %1224 = tail call double @llvm.fabs.f64(double %1223)
  %1225 = getelementptr double, ptr %1218, i64 %1220
  %1226 = load double, ptr %1225, align 8
  %1227 = tail call double @llvm.fabs.f64(double %1226)
  %1228 = fadd double %1224, %1227
  %1229 = getelementptr inbounds nuw double, ptr %95, i64 %1220
  %1230 = load double, ptr %1229, align 8
  %1231 = load ptr, ptr %25, align 8
  %1232 = getelementptr inbounds nuw double, ptr %1231, i64 %1220
  %1233 = load double, ptr %1232, align 8
  %1234 = load double, ptr %1, align 8
  %1235 = load ptr, ptr %19, align 8
  %1236 = getelementptr inbounds nuw double, ptr %1235, i64 %1220
  %1237 = load double, ptr %1236, align 8
  %1238 = tail call double @llvm.maxnum.f64(double %1230, double %1228)
  store double %1238, ptr %1229, align 8
  %1239 = fcmp ogt double %1230, 0.000000e+00
  %1240 = fmul double %1230, 9.000000e-01
  %1241 = fcmp ogt double %1228, %1240
  %1242 = select i1 %1239, i1 %1241, i1 false
  br i1 %1242, label %1243, label %1297

1243:                                             ; preds = %1219
  %1244 = tail call double @llvm.fabs.f64(double %1237)
  %1245 = fmul double %1234, %1244
  %1246 = fadd double %1233, %1245
  %1247 = fmul double %351, %1246
  %1248 = fcmp ogt double %1228, %1247
  br i1 %1248, label %1249, label %1297

1249:                                             ; preds = %1243
  %1250 = icmp eq i32 %1221, 0
  br i1 %1250, label %1251, label %1275

1251:                                             ; preds = %1249
  %1252 = load ptr, ptr %26, align 8
  %1253 = load double, ptr %2, align 8
  %1254 = fadd double %347, %1253
  %1255 = load double, ptr %21, align 8
  %1256 = fcmp olt double %1254, %1255
  br i1 %1256, label %1261, label %1257

1257:                                             ; preds = %1251
  %1258 = load double, ptr %23, align 8
  %1259 = fcmp ogt double %1254, %1258
  %1260 = select i1 %1259, double %1258, double %1254
  br label %1261

1261:                                             ; preds = %1257, %1251
  %1262 = phi double [ %1255, %1251 ], [ %1260, %1257 ]
  %1263 = load i32, ptr %16, align 4
  %1264 = icmp eq i32 %1263, 0
  br i1 %1264, label %1270, label %1265

1265:                                             ; preds = %1261
  %1266 = load ptr, ptr %15, align 8
  %1267 = load ptr, ptr %24, align 8
  %1268 = sext i32 %1263 to i64
  %1269 = shl nsw i64 %1268, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1266, ptr align 8 %1267, i64 %1269, i1 false)
  br label %1270

1270:                                             ; preds = %1265, %1261
  %1271 = load ptr, ptr %22, align 8
  %1272 = load ptr, ptr %15, align 8
  %1273 = tail call i32 %1252(double noundef %1262, ptr noundef nonnull %91, ptr noundef %1271, ptr noundef %1272, ptr noundef nonnull %64) #9
  %1274 = icmp eq i32 %1273, 0
  br i1 %1274, label %1275, label %1641

1275:                                             ; preds = %1270, %1249
  %1276 = getelementptr inbounds nuw double, ptr %91, i64 %1220
  %1277 = load double, ptr %1276, align 8
  %1278 = tail call double @llvm.fabs.f64(double %1277)
  %1279 = fmul double %350, %1278
  %1280 = mul nuw nsw i64 %1220, %1215
  %1281 = getelementptr double, ptr %64, i64 %1280
  br label %1282

1282:                                             ; preds = %1282, %1275
  %1283 = phi i64 [ 0, %1275 ], [ %1292, %1282 ]
  %1284 = phi double [ %1279, %1275 ], [ %1291, %1282 ]
  %1285 = getelementptr double, ptr %1281, i64 %1283
  %1286 = load double, ptr %1285, align 8
  %1287 = getelementptr inbounds nuw double, ptr %91, i64 %1283
  %1288 = load double, ptr %1287, align 8
  %1289 = fmul double %1286, %1288
  %1290 = tail call double @llvm.fabs.f64(double %1289)
  %1291 = fadd double %1284, %1290
  %1292 = add nuw nsw i64 %1283, 1
  %1293 = icmp eq i64 %1292, %1215
  br i1 %1293, label %1294, label %1282

1294:                                             ; preds = %1282
  %1295 = fmul double %1291, 0x3D4F400000000000
  %1296 = fcmp ogt double %1228, %1295
  br i1 %1296, label %1641, label %1297

1297:                                             ; preds = %1294, %1243, %1219
  %1298 = phi i32 [ %1221, %1243 ], [ %1221, %1219 ], [ 1, %1294 ]
  %1299 = add nuw nsw i64 %1220, 1
  %1300 = icmp eq i64 %1299, %1215
  br i1 %1300, label %1301, label %1219

1301:                                             ; preds = %1297, %1211
  br i1 %817, label %1302, label %1484

1302:                                             ; preds = %1301, %1302
  %1303 = phi i64 [ %1312, %1302 ], [ 0, %1301 ]
  %1304 = getelementptr inbounds nuw double, ptr %73, i64 %1303
  %1305 = load double, ptr %1304, align 8
  %1306 = fptosi double %1305 to i32
  %1307 = sext i32 %1306 to i64
  %1308 = getelementptr inbounds double, ptr %81, i64 %1307
  %1309 = load double, ptr %1308, align 8
  %1310 = getelementptr inbounds nuw double, ptr %81, i64 %1303
  %1311 = load double, ptr %1310, align 8
  store double %1311, ptr %1308, align 8
  store double %1309, ptr %1310, align 8
  %1312 = add nuw nsw i64 %1303, 1
  %1313 = icmp eq i64 %1312, %821
  br i1 %1313, label %1314, label %1302

1314:                                             ; preds = %1302, %1333
  %1315 = phi i64 [ %1334, %1333 ], [ 0, %1302 ]
  %1316 = icmp eq i64 %1315, 0
  br i1 %1316, label %1333, label %1317

1317:                                             ; preds = %1314
  %1318 = mul nuw nsw i64 %1315, %821
  %1319 = getelementptr double, ptr %66, i64 %1318
  %1320 = getelementptr inbounds nuw double, ptr %81, i64 %1315
  %1321 = load double, ptr %1320, align 8
  br label %1322

1322:                                             ; preds = %1322, %1317
  %1323 = phi i64 [ 0, %1317 ], [ %1331, %1322 ]
  %1324 = phi double [ %1321, %1317 ], [ %1330, %1322 ]
  %1325 = getelementptr double, ptr %1319, i64 %1323
  %1326 = load double, ptr %1325, align 8
  %1327 = getelementptr inbounds nuw double, ptr %81, i64 %1323
  %1328 = load double, ptr %1327, align 8
  %1329 = fmul double %1326, %1328
  %1330 = fsub double %1324, %1329
  store double %1330, ptr %1320, align 8
  %1331 = add nuw nsw i64 %1323, 1
  %1332 = icmp eq i64 %1331, %1315
  br i1 %1332, label %1333, label %1322

1333:                                             ; preds = %1322, %1314
  %1334 = add nuw nsw i64 %1315, 1
  %1335 = icmp eq i64 %1334, %821
  br i1 %1335, label %1336, label %1314

1336:                                             ; preds = %1333, %1360
  %1337 = phi i64 [ %1338, %1360 ], [ %821, %1333 ]
  %1338 = add nsw i64 %1337, -1
  %1339 = icmp slt i64 %1337, %821
  br i1 %1339, label %1343, label %1340

1340:                                             ; preds = %1336
  %1341 = getelementptr inbounds nuw double, ptr %81, i64 %1338
  %1342 = load double, ptr %1341, align 8
  br label %1360

1343:                                             ; preds = %1336
  %1344 = mul nuw nsw i64 %1338, %821
  %1345 = getelementptr double, ptr %66, i64 %1344
  %1346 = getelementptr inbounds nuw double, ptr %81, i64 %1338
  %1347 = load double, ptr %1346, align 8
  br label %1348

1348:                                             ; preds = %1348, %1343
  %1349 = phi i64 [ %1337, %1343 ], [ %1357, %1348 ]
  %1350 = phi double [ %1347, %1343 ], [ %1356, %1348 ]
  %1351 = getelementptr double, ptr %1345, i64 %1349
  %1352 = load double, ptr %1351, align 8
  %1353 = getelementptr inbounds nuw double, ptr %81, i64 %1349
  %1354 = load double, ptr %1353, align 8
  %1355 = fmul double %1352, %1354
  %1356 = fsub double %1350, %1355
  store double %1356, ptr %1346, align 8
  %1357 = add nuw nsw i64 %1349, 1
  %1358 = trunc nuw i64 %1357 to i32
  %1359 = icmp sgt i32 %816, %1358
  br i1 %1359, label %1348, label %1360

1360:                                             ; preds = %1348, %1340
  %1361 = phi double [ %1342, %1340 ], [ %1356, %1348 ]
  %1362 = mul nuw nsw i64 %1338, %898
  %1363 = getelementptr inbounds nuw double, ptr %66, i64 %1362
  %1364 = load double, ptr %1363, align 8
  %1365 = getelementptr inbounds nuw double, ptr %81, i64 %1338
  %1366 = fdiv double %1361, %1364
  store double %1366, ptr %1365, align 8
  %1367 = icmp samesign ugt i64 %1337, 1
  br i1 %1367, label %1336, label %1368

1368:                                             ; preds = %1360, %1368
  %1369 = phi i64 [ %1382, %1368 ], [ 0, %1360 ]
  %1370 = getelementptr inbounds nuw double, ptr %74, i64 %1369
  %1371 = load double, ptr %1370, align 8
  %1372 = fptosi double %1371 to i32
  %1373 = sext i32 %1372 to i64
  %1374 = getelementptr inbounds double, ptr %908, i64 %1373
  %1375 = load double, ptr %1374, align 8
  %1376 = getelementptr inbounds double, ptr %909, i64 %1373
  %1377 = load double, ptr %1376, align 8
  %1378 = getelementptr inbounds nuw double, ptr %908, i64 %1369
  %1379 = load double, ptr %1378, align 8
  store double %1379, ptr %1374, align 8
  %1380 = getelementptr inbounds nuw double, ptr %909, i64 %1369
  %1381 = load double, ptr %1380, align 8
  store double %1381, ptr %1376, align 8
  store double %1375, ptr %1378, align 8
  store double %1377, ptr %1380, align 8
  %1382 = add nuw nsw i64 %1369, 1
  %1383 = icmp eq i64 %1382, %821
  br i1 %1383, label %1384, label %1368

1384:                                             ; preds = %1368, %1418
  %1385 = phi i64 [ %1419, %1418 ], [ 0, %1368 ]
  %1386 = icmp eq i64 %1385, 0
  br i1 %1386, label %1418, label %1387

1387:                                             ; preds = %1384
  %1388 = mul nuw nsw i64 %1385, %821
  %1389 = getelementptr inbounds nuw double, ptr %908, i64 %1385
  %1390 = getelementptr inbounds nuw double, ptr %909, i64 %1385
  %1391 = load double, ptr %1389, align 8
  %1392 = load double, ptr %1390, align 8
  br label %1393

1393:                                             ; preds = %1393, %1387
  %1394 = phi double [ %1392, %1387 ], [ %1415, %1393 ]
  %1395 = phi double [ %1391, %1387 ], [ %1409, %1393 ]
  %1396 = phi i64 [ 0, %1387 ], [ %1416, %1393 ]
  %1397 = add nuw nsw i64 %1396, %1388
  %1398 = getelementptr inbounds nuw double, ptr %69, i64 %1397
  %1399 = load double, ptr %1398, align 8
  %1400 = getelementptr inbounds nuw double, ptr %71, i64 %1397
  %1401 = load double, ptr %1400, align 8
  %1402 = getelementptr inbounds nuw double, ptr %908, i64 %1396
  %1403 = load double, ptr %1402, align 8
  %1404 = fmul double %1399, %1403
  %1405 = getelementptr inbounds nuw double, ptr %909, i64 %1396
  %1406 = load double, ptr %1405, align 8
  %1407 = fmul double %1401, %1406
  %1408 = fsub double %1404, %1407
  %1409 = fsub double %1395, %1408
  store double %1409, ptr %1389, align 8
  %1410 = load double, ptr %1405, align 8
  %1411 = fmul double %1399, %1410
  %1412 = load double, ptr %1402, align 8
  %1413 = fmul double %1401, %1412
  %1414 = fadd double %1411, %1413
  %1415 = fsub double %1394, %1414
  store double %1415, ptr %1390, align 8
  %1416 = add nuw nsw i64 %1396, 1
  %1417 = icmp eq i64 %1416, %1385
  br i1 %1417, label %1418, label %1393

1418:                                             ; preds = %1393, %1384
  %1419 = add nuw nsw i64 %1385, 1
  %1420 = icmp eq i64 %1419, %821
  br i1 %1420, label %1421, label %1384

1421:                                             ; preds = %1418, %1462
  %1422 = phi i64 [ %1423, %1462 ], [ %821, %1418 ]
  %1423 = add nsw i64 %1422, -1
  %1424 = icmp slt i64 %1422, %821
  br i1 %1424, label %1430, label %1425

1425:                                             ; preds = %1421
  %1426 = getelementptr inbounds nuw double, ptr %909, i64 %1423
  %1427 = load double, ptr %1426, align 8
  %1428 = getelementptr inbounds nuw double, ptr %908, i64 %1423
  %1429 = load double, ptr %1428, align 8
  br label %1462

1430:                                             ; preds = %1421
  %1431 = mul nuw nsw i64 %1423, %821
  %1432 = getelementptr inbounds nuw double, ptr %908, i64 %1423
  %1433 = getelementptr inbounds nuw double, ptr %909, i64 %1423
  %1434 = load double, ptr %1432, align 8
  %1435 = load double, ptr %1433, align 8
  br label %1436

1436:                                             ; preds = %1436, %1430
  %1437 = phi double [ %1435, %1430 ], [ %1458, %1436 ]
  %1438 = phi double [ %1434, %1430 ], [ %1452, %1436 ]
  %1439 = phi i64 [ %1422, %1430 ], [ %1459, %1436 ]
  %1440 = add nuw nsw i64 %1439, %1431
  %1441 = getelementptr inbounds nuw double, ptr %69, i64 %1440
  %1442 = load double, ptr %1441, align 8
  %1443 = getelementptr inbounds nuw double, ptr %71, i64 %1440
  %1444 = load double, ptr %1443, align 8
  %1445 = getelementptr inbounds nuw double, ptr %908, i64 %1439
  %1446 = load double, ptr %1445, align 8
  %1447 = fmul double %1442, %1446
  %1448 = getelementptr inbounds nuw double, ptr %909, i64 %1439
  %1449 = load double, ptr %1448, align 8
  %1450 = fmul double %1444, %1449
  %1451 = fsub double %1447, %1450
  %1452 = fsub double %1438, %1451
  store double %1452, ptr %1432, align 8
  %1453 = load double, ptr %1448, align 8
  %1454 = fmul double %1442, %1453
  %1455 = load double, ptr %1445, align 8
  %1456 = fmul double %1444, %1455
  %1457 = fadd double %1454, %1456
  %1458 = fsub double %1437, %1457
  store double %1458, ptr %1433, align 8
  %1459 = add nuw nsw i64 %1439, 1
  %1460 = trunc nuw i64 %1459 to i32
  %1461 = icmp sgt i32 %816, %1460
  br i1 %1461, label %1436, label %1462

1462:                                             ; preds = %1436, %1425
  %1463 = phi double [ %1429, %1425 ], [ %1452, %1436 ]
  %1464 = phi double [ %1427, %1425 ], [ %1458, %1436 ]
  %1465 = getelementptr inbounds nuw double, ptr %908, i64 %1423
  %1466 = getelementptr inbounds nuw double, ptr %909, i64 %1423
  %1467 = mul nuw nsw i64 %1423, %898
  %1468 = getelementptr inbounds nuw double, ptr %69, i64 %1467
  %1469 = load double, ptr %1468, align 8
  %1470 = getelementptr inbounds nuw double, ptr %71, i64 %1467
  %1471 = load double, ptr %1470, align 8
  %1472 = fmul double %1469, %1469
  %1473 = fmul double %1471, %1471
  %1474 = fadd double %1472, %1473
  %1475 = fmul double %1463, %1469
  %1476 = fmul double %1464, %1471
  %1477 = fadd double %1475, %1476
  %1478 = fdiv double %1477, %1474
  %1479 = fmul double %1464, %1469
  %1480 = fmul double %1463, %1471
  %1481 = fsub double %1479, %1480
  %1482 = fdiv double %1481, %1474
  store double %1478, ptr %1465, align 8
  store double %1482, ptr %1466, align 8
  %1483 = icmp samesign ugt i64 %1422, 1
  br i1 %1483, label %1421, label %1484

1484:                                             ; preds = %1462, %1301
  br label %1485

1485:                                             ; preds = %1484, %1511
  %1486 = phi i64 [ %1513, %1511 ], [ 0, %1484 ]
  %1487 = phi double [ %1512, %1511 ], [ 0.000000e+00, %1484 ]
  br i1 %817, label %1488, label %1511

1488:                                             ; preds = %1485
  %1489 = load ptr, ptr %25, align 8
  %1490 = load double, ptr %1, align 8
  %1491 = load ptr, ptr %19, align 8
  %1492 = mul nuw nsw i64 %1486, %818
  %1493 = getelementptr double, ptr %81, i64 %1492
  br label %1494

1494:                                             ; preds = %1494, %1488
  %1495 = phi i64 [ 0, %1488 ], [ %1509, %1494 ]
  %1496 = phi double [ %1487, %1488 ], [ %1508, %1494 ]
  %1497 = getelementptr inbounds nuw double, ptr %1489, i64 %1495
  %1498 = load double, ptr %1497, align 8
  %1499 = getelementptr inbounds nuw double, ptr %1491, i64 %1495
  %1500 = load double, ptr %1499, align 8
  %1501 = tail call double @llvm.fabs.f64(double %1500)
  %1502 = fmul double %1490, %1501
  %1503 = fadd double %1498, %1502
  %1504 = getelementptr double, ptr %1493, i64 %1495
  %1505 = load double, ptr %1504, align 8
  %1506 = fdiv double %1505, %1503
  %1507 = fmul double %1506, %1506
  %1508 = fadd double %1496, %1507
  %1509 = add nuw nsw i64 %1495, 1
  %1510 = icmp eq i64 %1509, %821
  br i1 %1510, label %1511, label %1494

1511:                                             ; preds = %1494, %1485
  %1512 = phi double [ %1487, %1485 ], [ %1508, %1494 ]
  %1513 = add nuw nsw i64 %1486, 1
  %1514 = icmp eq i64 %1513, 3
  br i1 %1514, label %1515, label %1485

1515:                                             ; preds = %1511
  %1516 = fdiv double %1512, %900
  %1517 = tail call double @llvm.sqrt.f64(double %1516)
  %1518 = tail call double @llvm.fabs.f64(double %1517)
  %1519 = fcmp ueq double %1518, 0x7FF0000000000000
  br i1 %1519, label %1641, label %1520

1520:                                             ; preds = %1515
  %1521 = fcmp ult double %1003, 0.000000e+00
  br i1 %1521, label %1533, label %1522

1522:                                             ; preds = %1520
  %1523 = fdiv double %1517, %1003
  %1524 = fcmp ult double %1523, 1.000000e+00
  br i1 %1524, label %1525, label %1641

1525:                                             ; preds = %1522
  %1526 = sub nuw nsw i32 6, %1004
  %1527 = uitofp nneg i32 %1526 to double
  %1528 = tail call double @llvm.pow.f64(double %1523, double %1527)
  %1529 = fsub double 1.000000e+00, %1523
  %1530 = fdiv double %1528, %1529
  %1531 = fmul double %1517, %1530
  %1532 = fcmp ogt double %1531, %46
  br i1 %1532, label %1641, label %1533

1533:                                             ; preds = %1525, %1520
  %1534 = phi double [ %1002, %1520 ], [ %1523, %1525 ]
  br i1 %817, label %1535, label %1558

1535:                                             ; preds = %1533
  %1536 = select i1 %992, i1 true, i1 %995
  br i1 %1536, label %1547, label %1537

1537:                                             ; preds = %1535, %1537
  %1538 = phi i64 [ %1544, %1537 ], [ 0, %1535 ]
  %1539 = getelementptr inbounds nuw double, ptr %81, i64 %1538
  %1540 = load <2 x double>, ptr %1539, align 8
  %1541 = getelementptr inbounds nuw double, ptr %77, i64 %1538
  %1542 = load <2 x double>, ptr %1541, align 8
  %1543 = fadd <2 x double> %1540, %1542
  store <2 x double> %1543, ptr %1541, align 8
  %1544 = add nuw i64 %1538, 2
  %1545 = icmp eq i64 %1544, %996
  br i1 %1545, label %1546, label %1537

1546:                                             ; preds = %1537
  br i1 %997, label %1558, label %1547

1547:                                             ; preds = %1535, %1546
  %1548 = phi i64 [ %996, %1546 ], [ 0, %1535 ]
  br label %1549

1549:                                             ; preds = %1547, %1549
  %1550 = phi i64 [ %1556, %1549 ], [ %1548, %1547 ]
  %1551 = getelementptr inbounds nuw double, ptr %81, i64 %1550
  %1552 = load double, ptr %1551, align 8
  %1553 = getelementptr inbounds nuw double, ptr %77, i64 %1550
  %1554 = load double, ptr %1553, align 8
  %1555 = fadd double %1552, %1554
  store double %1555, ptr %1553, align 8
  %1556 = add nuw nsw i64 %1550, 1
  %1557 = icmp eq i64 %1556, %903
  br i1 %1557, label %1558, label %1549

1558:                                             ; preds = %1549, %1546, %1533
  br label %1559

1559:                                             ; preds = %1558, %1621
  %1560 = phi i64 [ %1622, %1621 ], [ 0, %1558 ]
  %1561 = mul i64 %910, %1560
  %1562 = add i64 %170, %1561
  %1563 = add i64 %912, %1561
  %1564 = add i64 %913, %1561
  br i1 %817, label %1565, label %1621

1565:                                             ; preds = %1559
  %1566 = getelementptr inbounds nuw [3 x double], ptr @FROM_W, i64 %1560
  %1567 = getelementptr inbounds nuw i8, ptr %1566, i64 8
  %1568 = mul nuw nsw i64 %1560, %818
  %1569 = getelementptr double, ptr %75, i64 %1568
  %1570 = load double, ptr %1566, align 8
  %1571 = load <2 x double>, ptr %1567, align 8
  br i1 %998, label %1600, label %1572

1572:                                             ; preds = %1565
  %1573 = icmp ult i64 %1562, 32
  %1574 = icmp ult i64 %1563, 32
  %1575 = or i1 %1573, %1574
  %1576 = icmp ult i64 %1564, 32
  %1577 = or i1 %1575, %1576
  br i1 %1577, label %1600, label %1578

1578:                                             ; preds = %1572
  %1579 = insertelement <2 x double> poison, double %1570, i64 0
  %1580 = shufflevector <2 x double> %1579, <2 x double> poison, <2 x i32> zeroinitializer
  %1581 = shufflevector <2 x double> %1571, <2 x double> poison, <2 x i32> zeroinitializer
  %1582 = shufflevector <2 x double> %1571, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  br label %1583

1583:                                             ; preds = %1583, %1578
  %1584 = phi i64 [ 0, %1578 ], [ %1597, %1583 ]
  %1585 = getelementptr inbounds nuw double, ptr %77, i64 %1584
  %1586 = load <2 x double>, ptr %1585, align 8
  %1587 = fmul <2 x double> %1580, %1586
  %1588 = getelementptr inbounds nuw double, ptr %907, i64 %1584
  %1589 = load <2 x double>, ptr %1588, align 8
  %1590 = fmul <2 x double> %1581, %1589
  %1591 = fadd <2 x double> %1587, %1590
  %1592 = getelementptr double, ptr %906, i64 %1584
  %1593 = load <2 x double>, ptr %1592, align 8
  %1594 = fmul <2 x double> %1582, %1593
  %1595 = fadd <2 x double> %1591, %1594
  %1596 = getelementptr double, ptr %1569, i64 %1584
  store <2 x double> %1595, ptr %1596, align 8
  %1597 = add nuw i64 %1584, 2
  %1598 = icmp eq i64 %1597, %999
  br i1 %1598, label %1599, label %1583

1599:                                             ; preds = %1583
  br i1 %1000, label %1621, label %1600

1600:                                             ; preds = %1572, %1565, %1599
  %1601 = phi i64 [ 0, %1572 ], [ 0, %1565 ], [ %999, %1599 ]
  br label %1602

1602:                                             ; preds = %1600, %1602
  %1603 = phi i64 [ %1619, %1602 ], [ %1601, %1600 ]
  %1604 = getelementptr inbounds nuw double, ptr %77, i64 %1603
  %1605 = load double, ptr %1604, align 8
  %1606 = fmul double %1570, %1605
  %1607 = getelementptr inbounds nuw double, ptr %907, i64 %1603
  %1608 = load double, ptr %1607, align 8
  %1609 = getelementptr double, ptr %906, i64 %1603
  %1610 = load double, ptr %1609, align 8
  %1611 = insertelement <2 x double> poison, double %1608, i64 0
  %1612 = insertelement <2 x double> %1611, double %1610, i64 1
  %1613 = fmul <2 x double> %1571, %1612
  %1614 = extractelement <2 x double> %1613, i64 0
  %1615 = fadd double %1606, %1614
  %1616 = extractelement <2 x double> %1613, i64 1
  %1617 = fadd double %1615, %1616
  %1618 = getelementptr double, ptr %1569, i64 %1603
  store double %1617, ptr %1618, align 8
  %1619 = add nuw nsw i64 %1603, 1
  %1620 = icmp eq i64 %1619, %821
  br i1 %1620, label %1621, label %1602

1621:                                             ; preds = %1602, %1599, %1559
  %1622 = add nuw nsw i64 %1560, 1
  %1623 = icmp eq i64 %1622, 3
  br i1 %1623, label %1624, label %1559

1624:                                             ; preds = %1621
  %1625 = fcmp oeq double %1516, 0.000000e+00
  br i1 %1625, label %1636, label %1626

1626:                                             ; preds = %1624
  %1627 = fcmp ult double %1534, 0.000000e+00
  br i1 %1627, label %1633, label %1628

1628:                                             ; preds = %1626
  %1629 = fsub double 1.000000e+00, %1534
  %1630 = fdiv double %1534, %1629
  %1631 = fmul double %1517, %1630
  %1632 = fcmp olt double %1631, %46
  br i1 %1632, label %1636, label %1633

1633:                                             ; preds = %1628, %1626
  %1634 = add nuw nsw i32 %1004, 1
  %1635 = icmp eq i32 %1634, 6
  br i1 %1635, label %1641, label %1001

1636:                                             ; preds = %1628, %1624
  %1637 = load i32, ptr %7, align 8
  %1638 = icmp sgt i32 %1637, 0
  %1639 = load ptr, ptr %19, align 8
  %1640 = ptrtoint ptr %1639 to i64
  br i1 %1638, label %1668, label %1869

1641:                                             ; preds = %463, %600, %1633, %1525, %1522, %1515, %1073, %1294, %1270
  %1642 = load double, ptr %56, align 8
  %1643 = fcmp une double %1642, 0.000000e+00
  br i1 %1643, label %2495, label %1644

1644:                                             ; preds = %1641
  %1645 = load double, ptr %2, align 8
  %1646 = load ptr, ptr %19, align 8
  store <2 x double> <double 1.000000e+00, double 0.000000e+00>, ptr %56, align 8
  %1647 = load ptr, ptr %26, align 8
  %1648 = load double, ptr %21, align 8
  %1649 = fcmp olt double %1645, %1648
  br i1 %1649, label %1654, label %1650

1650:                                             ; preds = %1644
  %1651 = load double, ptr %23, align 8
  %1652 = fcmp ogt double %1645, %1651
  %1653 = select i1 %1652, double %1651, double %1645
  br label %1654

1654:                                             ; preds = %1650, %1644
  %1655 = phi double [ %1648, %1644 ], [ %1653, %1650 ]
  %1656 = load i32, ptr %16, align 4
  %1657 = icmp eq i32 %1656, 0
  br i1 %1657, label %1663, label %1658

1658:                                             ; preds = %1654
  %1659 = load ptr, ptr %15, align 8
  %1660 = load ptr, ptr %24, align 8
  %1661 = sext i32 %1656 to i64
  %1662 = shl nsw i64 %1661, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1659, ptr align 8 %1660, i64 %1662, i1 false)
  br label %1663

1663:                                             ; preds = %1658, %1654
  %1664 = load ptr, ptr %22, align 8
  %1665 = load ptr, ptr %15, align 8
  %1666 = tail call i32 %1647(double noundef %1655, ptr noundef %1646, ptr noundef %1664, ptr noundef %1665, ptr noundef nonnull %64) #9
  %1667 = icmp eq i32 %1666, 0
  br i1 %1667, label %403, label %2511

1668:                                             ; preds = %1636
  %1669 = zext nneg i32 %1637 to i64
  %1670 = shl nuw nsw i64 %1669, 4
  %1671 = getelementptr i8, ptr %75, i64 %1670
  %1672 = load ptr, ptr %27, align 8
  %1673 = getelementptr inbounds nuw double, ptr %75, i64 %1669
  %1674 = icmp ult i32 %1637, 4
  br i1 %1674, label %1748, label %1675

1675:                                             ; preds = %1668
  %1676 = ptrtoint ptr %1672 to i64
  %1677 = shl nuw nsw i64 %1669, 3
  %1678 = sub nsw i64 %144, %1677
  %1679 = icmp ult i64 %1678, 16
  %1680 = or i1 %335, %1679
  %1681 = icmp eq i64 %144, %1670
  %1682 = or i1 %1680, %1681
  %1683 = sub i64 %151, %1640
  %1684 = icmp ult i64 %1683, 16
  %1685 = or i1 %1682, %1684
  %1686 = sub i64 %1676, %153
  %1687 = and i64 %1686, -16
  %1688 = icmp eq i64 %1687, 64
  %1689 = or i1 %1685, %1688
  %1690 = or i1 %1689, %336
  %1691 = sub nsw i64 %88, %1677
  %1692 = icmp ult i64 %1691, 16
  %1693 = or i1 %1690, %1692
  %1694 = sub nsw i64 %88, %1670
  %1695 = icmp ult i64 %1694, 16
  %1696 = or i1 %1693, %1695
  %1697 = sub i64 %158, %1640
  %1698 = icmp ult i64 %1697, 16
  %1699 = or i1 %1696, %1698
  %1700 = sub i64 %1676, %160
  %1701 = and i64 %1700, -16
  %1702 = icmp eq i64 %1701, 64
  %1703 = or i1 %1699, %1702
  %1704 = or i1 %1703, %337
  %1705 = sub nsw i64 %161, %1677
  %1706 = icmp ult i64 %1705, 16
  %1707 = or i1 %1704, %1706
  %1708 = sub nsw i64 %161, %1670
  %1709 = icmp ult i64 %1708, 16
  %1710 = or i1 %1707, %1709
  %1711 = sub i64 %166, %1640
  %1712 = icmp ult i64 %1711, 16
  %1713 = or i1 %1710, %1712
  %1714 = sub i64 %169, %1676
  %1715 = icmp ult i64 %1714, 16
  %1716 = or i1 %1713, %1715
  br i1 %1716, label %1748, label %1717

1717:                                             ; preds = %1675
  %1718 = and i64 %1669, 2147483646
  %1719 = insertelement <2 x double> poison, double %347, i64 0
  %1720 = shufflevector <2 x double> %1719, <2 x double> poison, <2 x i32> zeroinitializer
  br label %1721

1721:                                             ; preds = %1721, %1717
  %1722 = phi i64 [ 0, %1717 ], [ %1744, %1721 ]
  %1723 = getelementptr inbounds nuw double, ptr %75, i64 %1722
  %1724 = load <2 x double>, ptr %1723, align 8
  %1725 = fmul <2 x double> %1724, splat (double 0x402418FD8BAFFE05)
  %1726 = getelementptr inbounds nuw double, ptr %1673, i64 %1722
  %1727 = load <2 x double>, ptr %1726, align 8
  %1728 = fmul <2 x double> %1727, splat (double 0x3FF61D41B2D54580)
  %1729 = fsub <2 x double> %1728, %1725
  %1730 = getelementptr double, ptr %1671, i64 %1722
  %1731 = load <2 x double>, ptr %1730, align 8
  %1732 = fmul <2 x double> %1731, splat (double 0x3FD5555555555555)
  %1733 = fsub <2 x double> %1729, %1732
  %1734 = getelementptr inbounds nuw double, ptr %1639, i64 %1722
  %1735 = load <2 x double>, ptr %1734, align 8
  %1736 = fadd <2 x double> %1731, %1735
  %1737 = getelementptr inbounds nuw double, ptr %87, i64 %1722
  store <2 x double> %1736, ptr %1737, align 8
  %1738 = fdiv <2 x double> %1733, %1720
  %1739 = getelementptr inbounds nuw double, ptr %93, i64 %1722
  store <2 x double> %1738, ptr %1739, align 8
  %1740 = getelementptr inbounds nuw double, ptr %1672, i64 %1722
  %1741 = load <2 x double>, ptr %1740, align 8
  %1742 = fadd <2 x double> %1738, %1741
  %1743 = getelementptr inbounds nuw double, ptr %89, i64 %1722
  store <2 x double> %1742, ptr %1743, align 8
  %1744 = add nuw i64 %1722, 2
  %1745 = icmp eq i64 %1744, %1718
  br i1 %1745, label %1746, label %1721

1746:                                             ; preds = %1721
  %1747 = icmp eq i64 %1718, %1669
  br i1 %1747, label %1775, label %1748

1748:                                             ; preds = %1675, %1668, %1746
  %1749 = phi i64 [ 0, %1675 ], [ 0, %1668 ], [ %1718, %1746 ]
  br label %1750

1750:                                             ; preds = %1748, %1750
  %1751 = phi i64 [ %1773, %1750 ], [ %1749, %1748 ]
  %1752 = getelementptr inbounds nuw double, ptr %75, i64 %1751
  %1753 = load double, ptr %1752, align 8
  %1754 = fmul double %1753, 0x402418FD8BAFFE05
  %1755 = getelementptr inbounds nuw double, ptr %1673, i64 %1751
  %1756 = load double, ptr %1755, align 8
  %1757 = fmul double %1756, 0x3FF61D41B2D54580
  %1758 = fsub double %1757, %1754
  %1759 = getelementptr double, ptr %1671, i64 %1751
  %1760 = load double, ptr %1759, align 8
  %1761 = fmul double %1760, 0x3FD5555555555555
  %1762 = fsub double %1758, %1761
  %1763 = getelementptr inbounds nuw double, ptr %1639, i64 %1751
  %1764 = load double, ptr %1763, align 8
  %1765 = fadd double %1760, %1764
  %1766 = getelementptr inbounds nuw double, ptr %87, i64 %1751
  store double %1765, ptr %1766, align 8
  %1767 = fdiv double %1762, %347
  %1768 = getelementptr inbounds nuw double, ptr %93, i64 %1751
  store double %1767, ptr %1768, align 8
  %1769 = getelementptr inbounds nuw double, ptr %1672, i64 %1751
  %1770 = load double, ptr %1769, align 8
  %1771 = fadd double %1767, %1770
  %1772 = getelementptr inbounds nuw double, ptr %89, i64 %1751
  store double %1771, ptr %1772, align 8
  %1773 = add nuw nsw i64 %1751, 1
  %1774 = icmp eq i64 %1773, %1669
  br i1 %1774, label %1775, label %1750

1775:                                             ; preds = %1750, %1746
  br label %1776

1776:                                             ; preds = %1775, %1776
  %1777 = phi i64 [ %1786, %1776 ], [ 0, %1775 ]
  %1778 = getelementptr inbounds nuw double, ptr %73, i64 %1777
  %1779 = load double, ptr %1778, align 8
  %1780 = fptosi double %1779 to i32
  %1781 = sext i32 %1780 to i64
  %1782 = getelementptr inbounds double, ptr %89, i64 %1781
  %1783 = load double, ptr %1782, align 8
  %1784 = getelementptr inbounds nuw double, ptr %89, i64 %1777
  %1785 = load double, ptr %1784, align 8
  store double %1785, ptr %1782, align 8
  store double %1783, ptr %1784, align 8
  %1786 = add nuw nsw i64 %1777, 1
  %1787 = icmp eq i64 %1786, %1669
  br i1 %1787, label %1788, label %1776

1788:                                             ; preds = %1776, %1810
  %1789 = phi i64 [ %1811, %1810 ], [ 0, %1776 ]
  %1790 = icmp eq i64 %1789, 0
  br i1 %1790, label %1810, label %1791

1791:                                             ; preds = %1788
  %1792 = mul nuw nsw i64 %1789, %1669
  %1793 = getelementptr double, ptr %66, i64 %1792
  %1794 = getelementptr inbounds nuw double, ptr %89, i64 %1789
  %1795 = load double, ptr %1794, align 8
  br label %1799

1796:                                             ; preds = %1810
  %1797 = add nuw i32 %1637, 1
  %1798 = zext i32 %1797 to i64
  br label %1813

1799:                                             ; preds = %1799, %1791
  %1800 = phi i64 [ 0, %1791 ], [ %1808, %1799 ]
  %1801 = phi double [ %1795, %1791 ], [ %1807, %1799 ]
  %1802 = getelementptr double, ptr %1793, i64 %1800
  %1803 = load double, ptr %1802, align 8
  %1804 = getelementptr inbounds nuw double, ptr %89, i64 %1800
  %1805 = load double, ptr %1804, align 8
  %1806 = fmul double %1803, %1805
  %1807 = fsub double %1801, %1806
  store double %1807, ptr %1794, align 8
  %1808 = add nuw nsw i64 %1800, 1
  %1809 = icmp eq i64 %1808, %1789
  br i1 %1809, label %1810, label %1799

1810:                                             ; preds = %1799, %1788
  %1811 = add nuw nsw i64 %1789, 1
  %1812 = icmp eq i64 %1811, %1669
  br i1 %1812, label %1796, label %1788

1813:                                             ; preds = %1837, %1796
  %1814 = phi i64 [ %1669, %1796 ], [ %1815, %1837 ]
  %1815 = add nsw i64 %1814, -1
  %1816 = icmp slt i64 %1814, %1669
  br i1 %1816, label %1820, label %1817

1817:                                             ; preds = %1813
  %1818 = getelementptr inbounds nuw double, ptr %89, i64 %1815
  %1819 = load double, ptr %1818, align 8
  br label %1837

1820:                                             ; preds = %1813
  %1821 = mul nuw nsw i64 %1815, %1669
  %1822 = getelementptr double, ptr %66, i64 %1821
  %1823 = getelementptr inbounds nuw double, ptr %89, i64 %1815
  %1824 = load double, ptr %1823, align 8
  br label %1825

1825:                                             ; preds = %1825, %1820
  %1826 = phi i64 [ %1814, %1820 ], [ %1834, %1825 ]
  %1827 = phi double [ %1824, %1820 ], [ %1833, %1825 ]
  %1828 = getelementptr double, ptr %1822, i64 %1826
  %1829 = load double, ptr %1828, align 8
  %1830 = getelementptr inbounds nuw double, ptr %89, i64 %1826
  %1831 = load double, ptr %1830, align 8
  %1832 = fmul double %1829, %1831
  %1833 = fsub double %1827, %1832
  store double %1833, ptr %1823, align 8
  %1834 = add nuw nsw i64 %1826, 1
  %1835 = trunc nuw i64 %1834 to i32
  %1836 = icmp sgt i32 %1637, %1835
  br i1 %1836, label %1825, label %1837

1837:                                             ; preds = %1825, %1817
  %1838 = phi double [ %1819, %1817 ], [ %1833, %1825 ]
  %1839 = mul nuw nsw i64 %1815, %1798
  %1840 = getelementptr inbounds nuw double, ptr %66, i64 %1839
  %1841 = load double, ptr %1840, align 8
  %1842 = getelementptr inbounds nuw double, ptr %89, i64 %1815
  %1843 = fdiv double %1838, %1841
  store double %1843, ptr %1842, align 8
  %1844 = icmp samesign ugt i64 %1814, 1
  br i1 %1844, label %1813, label %1845

1845:                                             ; preds = %1837
  %1846 = load ptr, ptr %25, align 8
  %1847 = load double, ptr %1, align 8
  br label %1848

1848:                                             ; preds = %1848, %1845
  %1849 = phi i64 [ 0, %1845 ], [ %1867, %1848 ]
  %1850 = phi double [ 0.000000e+00, %1845 ], [ %1866, %1848 ]
  %1851 = getelementptr inbounds nuw double, ptr %89, i64 %1849
  %1852 = load double, ptr %1851, align 8
  %1853 = getelementptr inbounds nuw double, ptr %1846, i64 %1849
  %1854 = load double, ptr %1853, align 8
  %1855 = getelementptr inbounds nuw double, ptr %1639, i64 %1849
  %1856 = load double, ptr %1855, align 8
  %1857 = tail call double @llvm.fabs.f64(double %1856)
  %1858 = getelementptr inbounds nuw double, ptr %87, i64 %1849
  %1859 = load double, ptr %1858, align 8
  %1860 = tail call double @llvm.fabs.f64(double %1859)
  %1861 = tail call double @llvm.maxnum.f64(double %1857, double %1860)
  %1862 = fmul double %1847, %1861
  %1863 = fadd double %1854, %1862
  %1864 = fdiv double %1852, %1863
  %1865 = fmul double %1864, %1864
  %1866 = fadd double %1850, %1865
  %1867 = add nuw nsw i64 %1849, 1
  %1868 = icmp eq i64 %1867, %1669
  br i1 %1868, label %1869, label %1848

1869:                                             ; preds = %1848, %1636
  %1870 = phi double [ 0.000000e+00, %1636 ], [ %1866, %1848 ]
  %1871 = sitofp i32 %1637 to double
  %1872 = fdiv double %1870, %1871
  %1873 = tail call double @llvm.sqrt.f64(double %1872)
  %1874 = icmp ne i32 %341, 0
  %1875 = fcmp ogt double %1873, 1.000000e+00
  %1876 = select i1 %1874, i1 %1875, i1 false
  br i1 %1876, label %1877, label %2070

1877:                                             ; preds = %1869
  br i1 %1638, label %1878, label %1911

1878:                                             ; preds = %1877
  %1879 = zext nneg i32 %1637 to i64
  %1880 = icmp ult i32 %1637, 4
  br i1 %1880, label %1899, label %1881

1881:                                             ; preds = %1878
  %1882 = sub i64 %142, %1640
  %1883 = icmp ult i64 %1882, 32
  %1884 = or i1 %1883, %338
  br i1 %1884, label %1899, label %1885

1885:                                             ; preds = %1881
  %1886 = and i64 %1879, 2147483646
  br label %1887

1887:                                             ; preds = %1887, %1885
  %1888 = phi i64 [ 0, %1885 ], [ %1895, %1887 ]
  %1889 = getelementptr inbounds nuw double, ptr %1639, i64 %1888
  %1890 = load <2 x double>, ptr %1889, align 8
  %1891 = getelementptr inbounds nuw double, ptr %89, i64 %1888
  %1892 = load <2 x double>, ptr %1891, align 8
  %1893 = fadd <2 x double> %1890, %1892
  %1894 = getelementptr inbounds nuw double, ptr %91, i64 %1888
  store <2 x double> %1893, ptr %1894, align 8
  %1895 = add nuw i64 %1888, 2
  %1896 = icmp eq i64 %1895, %1886
  br i1 %1896, label %1897, label %1887

1897:                                             ; preds = %1887
  %1898 = icmp eq i64 %1886, %1879
  br i1 %1898, label %1911, label %1899

1899:                                             ; preds = %1881, %1878, %1897
  %1900 = phi i64 [ 0, %1881 ], [ 0, %1878 ], [ %1886, %1897 ]
  br label %1901

1901:                                             ; preds = %1899, %1901
  %1902 = phi i64 [ %1909, %1901 ], [ %1900, %1899 ]
  %1903 = getelementptr inbounds nuw double, ptr %1639, i64 %1902
  %1904 = load double, ptr %1903, align 8
  %1905 = getelementptr inbounds nuw double, ptr %89, i64 %1902
  %1906 = load double, ptr %1905, align 8
  %1907 = fadd double %1904, %1906
  %1908 = getelementptr inbounds nuw double, ptr %91, i64 %1902
  store double %1907, ptr %1908, align 8
  %1909 = add nuw nsw i64 %1902, 1
  %1910 = icmp eq i64 %1909, %1879
  br i1 %1910, label %1911, label %1901

1911:                                             ; preds = %1901, %1897, %1877
  %1912 = load double, ptr %2, align 8
  %1913 = load i64, ptr %20, align 8
  %1914 = add nsw i64 %1913, 1
  store i64 %1914, ptr %20, align 8
  %1915 = load ptr, ptr %0, align 8
  %1916 = load double, ptr %21, align 8
  %1917 = fcmp olt double %1912, %1916
  br i1 %1917, label %1922, label %1918

1918:                                             ; preds = %1911
  %1919 = load double, ptr %23, align 8
  %1920 = fcmp ogt double %1912, %1919
  %1921 = select i1 %1920, double %1919, double %1912
  br label %1922

1922:                                             ; preds = %1918, %1911
  %1923 = phi double [ %1916, %1911 ], [ %1921, %1918 ]
  %1924 = load i32, ptr %16, align 4
  %1925 = icmp eq i32 %1924, 0
  br i1 %1925, label %1931, label %1926

1926:                                             ; preds = %1922
  %1927 = load ptr, ptr %15, align 8
  %1928 = load ptr, ptr %24, align 8
  %1929 = sext i32 %1924 to i64
  %1930 = shl nsw i64 %1929, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1927, ptr align 8 %1928, i64 %1930, i1 false)
  br label %1931

1931:                                             ; preds = %1926, %1922
  %1932 = load ptr, ptr %22, align 8
  %1933 = load ptr, ptr %15, align 8
  %1934 = tail call i32 %1915(double noundef %1923, ptr noundef nonnull %91, ptr noundef %1932, ptr noundef %1933, ptr noundef nonnull %89) #9
  %1935 = icmp eq i32 %1934, 0
  br i1 %1935, label %1936, label %2070

1936:                                             ; preds = %1931
  br i1 %1638, label %1937, label %2066

1937:                                             ; preds = %1936
  %1938 = zext nneg i32 %1637 to i64
  %1939 = icmp ult i32 %1637, 4
  br i1 %1939, label %1960, label %1940

1940:                                             ; preds = %1937
  %1941 = shl nuw nsw i64 %1938, 3
  %1942 = getelementptr i8, ptr %130, i64 %1941
  %1943 = getelementptr i8, ptr %135, i64 %1941
  %1944 = icmp ult ptr %89, %1943
  %1945 = icmp ult ptr %93, %1942
  %1946 = and i1 %1944, %1945
  br i1 %1946, label %1960, label %1947

1947:                                             ; preds = %1940
  %1948 = and i64 %1938, 2147483646
  br label %1949

1949:                                             ; preds = %1949, %1947
  %1950 = phi i64 [ 0, %1947 ], [ %1956, %1949 ]
  %1951 = getelementptr inbounds nuw double, ptr %93, i64 %1950
  %1952 = load <2 x double>, ptr %1951, align 8
  %1953 = getelementptr inbounds nuw double, ptr %89, i64 %1950
  %1954 = load <2 x double>, ptr %1953, align 8
  %1955 = fadd <2 x double> %1952, %1954
  store <2 x double> %1955, ptr %1953, align 8
  %1956 = add nuw i64 %1950, 2
  %1957 = icmp eq i64 %1956, %1948
  br i1 %1957, label %1958, label %1949

1958:                                             ; preds = %1949
  %1959 = icmp eq i64 %1948, %1938
  br i1 %1959, label %1971, label %1960

1960:                                             ; preds = %1940, %1937, %1958
  %1961 = phi i64 [ 0, %1940 ], [ 0, %1937 ], [ %1948, %1958 ]
  br label %1962

1962:                                             ; preds = %1960, %1962
  %1963 = phi i64 [ %1969, %1962 ], [ %1961, %1960 ]
  %1964 = getelementptr inbounds nuw double, ptr %93, i64 %1963
  %1965 = load double, ptr %1964, align 8
  %1966 = getelementptr inbounds nuw double, ptr %89, i64 %1963
  %1967 = load double, ptr %1966, align 8
  %1968 = fadd double %1965, %1967
  store double %1968, ptr %1966, align 8
  %1969 = add nuw nsw i64 %1963, 1
  %1970 = icmp eq i64 %1969, %1938
  br i1 %1970, label %1971, label %1962

1971:                                             ; preds = %1962, %1958
  br label %1972

1972:                                             ; preds = %1971, %1972
  %1973 = phi i64 [ %1982, %1972 ], [ 0, %1971 ]
  %1974 = getelementptr inbounds nuw double, ptr %73, i64 %1973
  %1975 = load double, ptr %1974, align 8
  %1976 = fptosi double %1975 to i32
  %1977 = sext i32 %1976 to i64
  %1978 = getelementptr inbounds double, ptr %89, i64 %1977
  %1979 = load double, ptr %1978, align 8
  %1980 = getelementptr inbounds nuw double, ptr %89, i64 %1973
  %1981 = load double, ptr %1980, align 8
  store double %1981, ptr %1978, align 8
  store double %1979, ptr %1980, align 8
  %1982 = add nuw nsw i64 %1973, 1
  %1983 = icmp eq i64 %1982, %1938
  br i1 %1983, label %1984, label %1972

1984:                                             ; preds = %1972, %2006
  %1985 = phi i64 [ %2007, %2006 ], [ 0, %1972 ]
  %1986 = icmp eq i64 %1985, 0
  br i1 %1986, label %2006, label %1987

1987:                                             ; preds = %1984
  %1988 = mul nuw nsw i64 %1985, %1938
  %1989 = getelementptr double, ptr %66, i64 %1988
  %1990 = getelementptr inbounds nuw double, ptr %89, i64 %1985
  %1991 = load double, ptr %1990, align 8
  br label %1995

1992:                                             ; preds = %2006
  %1993 = add nuw i32 %1637, 1
  %1994 = zext i32 %1993 to i64
  br label %2009

1995:                                             ; preds = %1995, %1987
  %1996 = phi i64 [ 0, %1987 ], [ %2004, %1995 ]
  %1997 = phi double [ %1991, %1987 ], [ %2003, %1995 ]
  %1998 = getelementptr double, ptr %1989, i64 %1996
  %1999 = load double, ptr %1998, align 8
  %2000 = getelementptr inbounds nuw double, ptr %89, i64 %1996
  %2001 = load double, ptr %2000, align 8
  %2002 = fmul double %1999, %2001
  %2003 = fsub double %1997, %2002
  store double %2003, ptr %1990, align 8
  %2004 = add nuw nsw i64 %1996, 1
  %2005 = icmp eq i64 %2004, %1985
  br i1 %2005, label %2006, label %1995

2006:                                             ; preds = %1995, %1984
  %2007 = add nuw nsw i64 %1985, 1
  %2008 = icmp eq i64 %2007, %1938
  br i1 %2008, label %1992, label %1984

2009:                                             ; preds = %2033, %1992
  %2010 = phi i64 [ %1938, %1992 ], [ %2011, %2033 ]
  %2011 = add nsw i64 %2010, -1
  %2012 = icmp slt i64 %2010, %1938
  br i1 %2012, label %2016, label %2013

2013:                                             ; preds = %2009
  %2014 = getelementptr inbounds nuw double, ptr %89, i64 %2011
  %2015 = load double, ptr %2014, align 8
  br label %2033

2016:                                             ; preds = %2009
  %2017 = mul nuw nsw i64 %2011, %1938
  %2018 = getelementptr double, ptr %66, i64 %2017
  %2019 = getelementptr inbounds nuw double, ptr %89, i64 %2011
  %2020 = load double, ptr %2019, align 8
  br label %2021

2021:                                             ; preds = %2021, %2016
  %2022 = phi i64 [ %2010, %2016 ], [ %2030, %2021 ]
  %2023 = phi double [ %2020, %2016 ], [ %2029, %2021 ]
  %2024 = getelementptr double, ptr %2018, i64 %2022
  %2025 = load double, ptr %2024, align 8
  %2026 = getelementptr inbounds nuw double, ptr %89, i64 %2022
  %2027 = load double, ptr %2026, align 8
  %2028 = fmul double %2025, %2027
  %2029 = fsub double %2023, %2028
  store double %2029, ptr %2019, align 8
  %2030 = add nuw nsw i64 %2022, 1
  %2031 = trunc nuw i64 %2030 to i32
  %2032 = icmp sgt i32 %1637, %2031
  br i1 %2032, label %2021, label %2033

2033:                                             ; preds = %2021, %2013
  %2034 = phi double [ %2015, %2013 ], [ %2029, %2021 ]
  %2035 = mul nuw nsw i64 %2011, %1994
  %2036 = getelementptr inbounds nuw double, ptr %66, i64 %2035
  %2037 = load double, ptr %2036, align 8
  %2038 = getelementptr inbounds nuw double, ptr %89, i64 %2011
  %2039 = fdiv double %2034, %2037
  store double %2039, ptr %2038, align 8
  %2040 = icmp samesign ugt i64 %2010, 1
  br i1 %2040, label %2009, label %2041

2041:                                             ; preds = %2033
  %2042 = load ptr, ptr %19, align 8
  %2043 = load ptr, ptr %25, align 8
  %2044 = load double, ptr %1, align 8
  br label %2045

2045:                                             ; preds = %2045, %2041
  %2046 = phi i64 [ 0, %2041 ], [ %2064, %2045 ]
  %2047 = phi double [ 0.000000e+00, %2041 ], [ %2063, %2045 ]
  %2048 = getelementptr inbounds nuw double, ptr %89, i64 %2046
  %2049 = load double, ptr %2048, align 8
  %2050 = getelementptr inbounds nuw double, ptr %2043, i64 %2046
  %2051 = load double, ptr %2050, align 8
  %2052 = getelementptr inbounds nuw double, ptr %2042, i64 %2046
  %2053 = load double, ptr %2052, align 8
  %2054 = tail call double @llvm.fabs.f64(double %2053)
  %2055 = getelementptr inbounds nuw double, ptr %87, i64 %2046
  %2056 = load double, ptr %2055, align 8
  %2057 = tail call double @llvm.fabs.f64(double %2056)
  %2058 = tail call double @llvm.maxnum.f64(double %2054, double %2057)
  %2059 = fmul double %2044, %2058
  %2060 = fadd double %2051, %2059
  %2061 = fdiv double %2049, %2060
  %2062 = fmul double %2061, %2061
  %2063 = fadd double %2047, %2062
  %2064 = add nuw nsw i64 %2046, 1
  %2065 = icmp eq i64 %2064, %1938
  br i1 %2065, label %2066, label %2045

2066:                                             ; preds = %2045, %1936
  %2067 = phi double [ 0.000000e+00, %1936 ], [ %2063, %2045 ]
  %2068 = fdiv double %2067, %1871
  %2069 = tail call double @llvm.sqrt.f64(double %2068)
  br label %2070

2070:                                             ; preds = %2066, %1931, %1869
  %2071 = phi double [ %1873, %1869 ], [ %2069, %2066 ], [ %1873, %1931 ]
  %2072 = fcmp ugt double %2071, 1.000000e+00
  br i1 %2072, label %2073, label %2079

2073:                                             ; preds = %2070
  %2074 = add nuw i32 %1004, 13
  %2075 = uitofp i32 %2074 to double
  %2076 = fdiv double 0x4027666666666667, %2075
  %2077 = tail call double @llvm.fabs.f64(double %2071)
  %2078 = fcmp ueq double %2077, 0x7FF0000000000000
  br i1 %2078, label %2495, label %2340

2079:                                             ; preds = %2070
  %2080 = load i32, ptr %7, align 8
  %2081 = icmp sgt i32 %2080, 0
  %2082 = sext i32 %2080 to i64
  %2083 = shl nsw i64 %2082, 4
  %2084 = zext i32 %2080 to i64
  %2085 = add nuw i32 %2080, 1
  %2086 = zext i32 %2085 to i64
  %2087 = sitofp i32 %2080 to double
  %2088 = getelementptr i8, ptr %75, i64 %2083
  %2089 = getelementptr inbounds nuw double, ptr %75, i64 %2084
  %2090 = shl nuw nsw i64 %2084, 3
  %2091 = getelementptr i8, ptr %118, i64 %2090
  %2092 = getelementptr i8, ptr %123, i64 %2090
  %2093 = icmp eq i32 %2080, 1
  %2094 = icmp ult ptr %79, %2092
  %2095 = icmp ult ptr %93, %2091
  %2096 = and i1 %2094, %2095
  %2097 = and i64 %2084, 2147483646
  %2098 = icmp eq i64 %2097, %2084
  br label %2099

2099:                                             ; preds = %2297, %2079
  %2100 = phi i1 [ true, %2079 ], [ false, %2297 ]
  %2101 = phi i64 [ 0, %2079 ], [ 1, %2297 ]
  %2102 = phi double [ 0.000000e+00, %2079 ], [ %2301, %2297 ]
  %2103 = getelementptr inbounds nuw double, ptr @between.places, i64 %2101
  %2104 = load double, ptr %2103, align 8
  br i1 %2081, label %2105, label %2154

2105:                                             ; preds = %2099
  %2106 = load ptr, ptr %19, align 8
  %2107 = fmul double %2104, 3.000000e+00
  br label %2108

2108:                                             ; preds = %2132, %2105
  %2109 = phi i64 [ 0, %2105 ], [ %2152, %2132 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  %2110 = getelementptr inbounds nuw double, ptr %75, i64 %2109
  %2111 = load double, ptr %2110, align 8
  %2112 = getelementptr inbounds nuw double, ptr %2089, i64 %2109
  %2113 = load double, ptr %2112, align 8
  %2114 = getelementptr double, ptr %2088, i64 %2109
  %2115 = load double, ptr %2114, align 8
  br label %2116

2116:                                             ; preds = %2116, %2108
  %2117 = phi i64 [ 0, %2108 ], [ %2130, %2116 ]
  %2118 = getelementptr inbounds nuw double, ptr @POLYNOMIAL, i64 %2117
  %2119 = load double, ptr %2118, align 8
  %2120 = fmul double %2111, %2119
  %2121 = getelementptr inbounds nuw double, ptr getelementptr inbounds nuw (i8, ptr @POLYNOMIAL, i64 24), i64 %2117
  %2122 = load double, ptr %2121, align 8
  %2123 = fmul double %2113, %2122
  %2124 = fadd double %2120, %2123
  %2125 = getelementptr inbounds nuw double, ptr getelementptr inbounds nuw (i8, ptr @POLYNOMIAL, i64 48), i64 %2117
  %2126 = load double, ptr %2125, align 8
  %2127 = fmul double %2115, %2126
  %2128 = fadd double %2124, %2127
  %2129 = getelementptr inbounds nuw double, ptr %6, i64 %2117
  store double %2128, ptr %2129, align 8
  %2130 = add nuw nsw i64 %2117, 1
  %2131 = icmp eq i64 %2130, 3
  br i1 %2131, label %2132, label %2116

2132:                                             ; preds = %2116
  %2133 = load double, ptr %6, align 16
  %2134 = load double, ptr %28, align 8
  %2135 = load double, ptr %29, align 16
  %2136 = fmul double %2104, %2135
  %2137 = fadd double %2134, %2136
  %2138 = fmul double %2104, %2137
  %2139 = fadd double %2133, %2138
  %2140 = fmul double %2104, %2139
  %2141 = getelementptr inbounds nuw double, ptr %2106, i64 %2109
  %2142 = load double, ptr %2141, align 8
  %2143 = fadd double %2142, %2140
  %2144 = getelementptr inbounds nuw double, ptr %91, i64 %2109
  store double %2143, ptr %2144, align 8
  %2145 = fmul double %2134, 2.000000e+00
  %2146 = fmul double %2107, %2135
  %2147 = fadd double %2145, %2146
  %2148 = fmul double %2104, %2147
  %2149 = fadd double %2133, %2148
  %2150 = fdiv double %2149, %347
  %2151 = getelementptr inbounds nuw double, ptr %93, i64 %2109
  store double %2150, ptr %2151, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  %2152 = add nuw nsw i64 %2109, 1
  %2153 = icmp eq i64 %2152, %2084
  br i1 %2153, label %2154, label %2108

2154:                                             ; preds = %2132, %2099
  %2155 = load double, ptr %2, align 8
  %2156 = fmul double %347, %2104
  %2157 = fadd double %2156, %2155
  %2158 = load i64, ptr %20, align 8
  %2159 = add nsw i64 %2158, 1
  store i64 %2159, ptr %20, align 8
  %2160 = load ptr, ptr %0, align 8
  %2161 = load double, ptr %21, align 8
  %2162 = fcmp olt double %2157, %2161
  br i1 %2162, label %2167, label %2163

2163:                                             ; preds = %2154
  %2164 = load double, ptr %23, align 8
  %2165 = fcmp ogt double %2157, %2164
  %2166 = select i1 %2165, double %2164, double %2157
  br label %2167

2167:                                             ; preds = %2163, %2154
  %2168 = phi double [ %2161, %2154 ], [ %2166, %2163 ]
  %2169 = load i32, ptr %16, align 4
  %2170 = icmp eq i32 %2169, 0
  br i1 %2170, label %2176, label %2171

2171:                                             ; preds = %2167
  %2172 = load ptr, ptr %15, align 8
  %2173 = load ptr, ptr %24, align 8
  %2174 = sext i32 %2169 to i64
  %2175 = shl nsw i64 %2174, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2172, ptr align 8 %2173, i64 %2175, i1 false)
  br label %2176

2176:                                             ; preds = %2171, %2167
  %2177 = load ptr, ptr %22, align 8
  %2178 = load ptr, ptr %15, align 8
  %2179 = tail call i32 %2160(double noundef %2168, ptr noundef nonnull %91, ptr noundef %2177, ptr noundef %2178, ptr noundef nonnull %79) #9
  %2180 = icmp eq i32 %2179, 0
  br i1 %2180, label %2181, label %2306

2181:                                             ; preds = %2176
  br i1 %2081, label %2182, label %2297

2182:                                             ; preds = %2181
  %2183 = select i1 %2093, i1 true, i1 %2096
  br i1 %2183, label %2194, label %2184

2184:                                             ; preds = %2182, %2184
  %2185 = phi i64 [ %2191, %2184 ], [ 0, %2182 ]
  %2186 = getelementptr inbounds nuw double, ptr %93, i64 %2185
  %2187 = load <2 x double>, ptr %2186, align 8
  %2188 = getelementptr inbounds nuw double, ptr %79, i64 %2185
  %2189 = load <2 x double>, ptr %2188, align 8
  %2190 = fsub <2 x double> %2189, %2187
  store <2 x double> %2190, ptr %2188, align 8
  %2191 = add nuw i64 %2185, 2
  %2192 = icmp eq i64 %2191, %2097
  br i1 %2192, label %2193, label %2184

2193:                                             ; preds = %2184
  br i1 %2098, label %2205, label %2194

2194:                                             ; preds = %2182, %2193
  %2195 = phi i64 [ %2097, %2193 ], [ 0, %2182 ]
  br label %2196

2196:                                             ; preds = %2194, %2196
  %2197 = phi i64 [ %2203, %2196 ], [ %2195, %2194 ]
  %2198 = getelementptr inbounds nuw double, ptr %93, i64 %2197
  %2199 = load double, ptr %2198, align 8
  %2200 = getelementptr inbounds nuw double, ptr %79, i64 %2197
  %2201 = load double, ptr %2200, align 8
  %2202 = fsub double %2201, %2199
  store double %2202, ptr %2200, align 8
  %2203 = add nuw nsw i64 %2197, 1
  %2204 = icmp eq i64 %2203, %2084
  br i1 %2204, label %2205, label %2196

2205:                                             ; preds = %2196, %2193
  br label %2206

2206:                                             ; preds = %2205, %2206
  %2207 = phi i64 [ %2216, %2206 ], [ 0, %2205 ]
  %2208 = getelementptr inbounds nuw double, ptr %73, i64 %2207
  %2209 = load double, ptr %2208, align 8
  %2210 = fptosi double %2209 to i32
  %2211 = sext i32 %2210 to i64
  %2212 = getelementptr inbounds double, ptr %79, i64 %2211
  %2213 = load double, ptr %2212, align 8
  %2214 = getelementptr inbounds nuw double, ptr %79, i64 %2207
  %2215 = load double, ptr %2214, align 8
  store double %2215, ptr %2212, align 8
  store double %2213, ptr %2214, align 8
  %2216 = add nuw nsw i64 %2207, 1
  %2217 = icmp eq i64 %2216, %2084
  br i1 %2217, label %2218, label %2206

2218:                                             ; preds = %2206, %2237
  %2219 = phi i64 [ %2238, %2237 ], [ 0, %2206 ]
  %2220 = icmp eq i64 %2219, 0
  br i1 %2220, label %2237, label %2221

2221:                                             ; preds = %2218
  %2222 = mul nuw nsw i64 %2219, %2084
  %2223 = getelementptr double, ptr %66, i64 %2222
  %2224 = getelementptr inbounds nuw double, ptr %79, i64 %2219
  %2225 = load double, ptr %2224, align 8
  br label %2226

2226:                                             ; preds = %2226, %2221
  %2227 = phi i64 [ 0, %2221 ], [ %2235, %2226 ]
  %2228 = phi double [ %2225, %2221 ], [ %2234, %2226 ]
  %2229 = getelementptr double, ptr %2223, i64 %2227
  %2230 = load double, ptr %2229, align 8
  %2231 = getelementptr inbounds nuw double, ptr %79, i64 %2227
  %2232 = load double, ptr %2231, align 8
  %2233 = fmul double %2230, %2232
  %2234 = fsub double %2228, %2233
  store double %2234, ptr %2224, align 8
  %2235 = add nuw nsw i64 %2227, 1
  %2236 = icmp eq i64 %2235, %2219
  br i1 %2236, label %2237, label %2226

2237:                                             ; preds = %2226, %2218
  %2238 = add nuw nsw i64 %2219, 1
  %2239 = icmp eq i64 %2238, %2084
  br i1 %2239, label %2240, label %2218

2240:                                             ; preds = %2237, %2264
  %2241 = phi i64 [ %2242, %2264 ], [ %2084, %2237 ]
  %2242 = add nsw i64 %2241, -1
  %2243 = icmp slt i64 %2241, %2084
  br i1 %2243, label %2247, label %2244

2244:                                             ; preds = %2240
  %2245 = getelementptr inbounds nuw double, ptr %79, i64 %2242
  %2246 = load double, ptr %2245, align 8
  br label %2264

2247:                                             ; preds = %2240
  %2248 = mul nuw nsw i64 %2242, %2084
  %2249 = getelementptr double, ptr %66, i64 %2248
  %2250 = getelementptr inbounds nuw double, ptr %79, i64 %2242
  %2251 = load double, ptr %2250, align 8
  br label %2252

2252:                                             ; preds = %2252, %2247
  %2253 = phi i64 [ %2241, %2247 ], [ %2261, %2252 ]
  %2254 = phi double [ %2251, %2247 ], [ %2260, %2252 ]
  %2255 = getelementptr double, ptr %2249, i64 %2253
  %2256 = load double, ptr %2255, align 8
  %2257 = getelementptr inbounds nuw double, ptr %79, i64 %2253
  %2258 = load double, ptr %2257, align 8
  %2259 = fmul double %2256, %2258
  %2260 = fsub double %2254, %2259
  store double %2260, ptr %2250, align 8
  %2261 = add nuw nsw i64 %2253, 1
  %2262 = trunc nuw i64 %2261 to i32
  %2263 = icmp sgt i32 %2080, %2262
  br i1 %2263, label %2252, label %2264

2264:                                             ; preds = %2252, %2244
  %2265 = phi double [ %2246, %2244 ], [ %2260, %2252 ]
  %2266 = mul nuw nsw i64 %2242, %2086
  %2267 = getelementptr inbounds nuw double, ptr %66, i64 %2266
  %2268 = load double, ptr %2267, align 8
  %2269 = getelementptr inbounds nuw double, ptr %79, i64 %2242
  %2270 = fdiv double %2265, %2268
  store double %2270, ptr %2269, align 8
  %2271 = icmp samesign ugt i64 %2241, 1
  br i1 %2271, label %2240, label %2272

2272:                                             ; preds = %2264
  %2273 = load ptr, ptr %19, align 8
  %2274 = load ptr, ptr %25, align 8
  %2275 = load double, ptr %1, align 8
  br label %2276

2276:                                             ; preds = %2276, %2272
  %2277 = phi i64 [ 0, %2272 ], [ %2295, %2276 ]
  %2278 = phi double [ 0.000000e+00, %2272 ], [ %2294, %2276 ]
  %2279 = getelementptr inbounds nuw double, ptr %2273, i64 %2277
  %2280 = load double, ptr %2279, align 8
  %2281 = tail call double @llvm.fabs.f64(double %2280)
  %2282 = getelementptr inbounds nuw double, ptr %87, i64 %2277
  %2283 = load double, ptr %2282, align 8
  %2284 = tail call double @llvm.fabs.f64(double %2283)
  %2285 = tail call double @llvm.maxnum.f64(double %2281, double %2284)
  %2286 = getelementptr inbounds nuw double, ptr %79, i64 %2277
  %2287 = load double, ptr %2286, align 8
  %2288 = getelementptr inbounds nuw double, ptr %2274, i64 %2277
  %2289 = load double, ptr %2288, align 8
  %2290 = fmul double %2275, %2285
  %2291 = fadd double %2289, %2290
  %2292 = fdiv double %2287, %2291
  %2293 = fmul double %2292, %2292
  %2294 = fadd double %2278, %2293
  %2295 = add nuw nsw i64 %2277, 1
  %2296 = icmp eq i64 %2295, %2084
  br i1 %2296, label %2297, label %2276

2297:                                             ; preds = %2276, %2181
  %2298 = phi double [ 0.000000e+00, %2181 ], [ %2294, %2276 ]
  %2299 = fdiv double %2298, %2087
  %2300 = tail call double @llvm.sqrt.f64(double %2299)
  %2301 = tail call double @llvm.maxnum.f64(double %2102, double %2300)
  br i1 %2100, label %2099, label %2302

2302:                                             ; preds = %2297
  %2303 = tail call double @llvm.fabs.f64(double %2301)
  %2304 = fcmp ueq double %2303, 0x7FF0000000000000
  %2305 = select i1 %2304, double 0x7FF0000000000000, double %2301
  br label %2306

2306:                                             ; preds = %2176, %2302
  %2307 = phi double [ %2305, %2302 ], [ 0x7FF0000000000000, %2176 ]
  %2308 = fdiv double %2307, 1.000000e+01
  %2309 = load ptr, ptr %30, align 8
  %2310 = icmp eq ptr %2309, null
  br i1 %2310, label %2316, label %2311

2311:                                             ; preds = %2306
  %2312 = load ptr, ptr %22, align 8
  %2313 = load ptr, ptr %24, align 8
  %2314 = tail call i32 %2309(double noundef %346, ptr noundef nonnull %87, ptr noundef %2312, ptr noundef %2313) #9
  %2315 = icmp eq i32 %2314, 0
  br i1 %2315, label %2316, label %2495

2316:                                             ; preds = %2311, %2306
  %2317 = load i64, ptr %20, align 8
  %2318 = add nsw i64 %2317, 1
  store i64 %2318, ptr %20, align 8
  %2319 = load ptr, ptr %0, align 8
  %2320 = load double, ptr %21, align 8
  %2321 = fcmp olt double %346, %2320
  br i1 %2321, label %2326, label %2322

2322:                                             ; preds = %2316
  %2323 = load double, ptr %23, align 8
  %2324 = fcmp ogt double %346, %2323
  %2325 = select i1 %2324, double %2323, double %346
  br label %2326

2326:                                             ; preds = %2322, %2316
  %2327 = phi double [ %2320, %2316 ], [ %2325, %2322 ]
  %2328 = load i32, ptr %16, align 4
  %2329 = icmp eq i32 %2328, 0
  br i1 %2329, label %2335, label %2330

2330:                                             ; preds = %2326
  %2331 = load ptr, ptr %15, align 8
  %2332 = load ptr, ptr %24, align 8
  %2333 = sext i32 %2328 to i64
  %2334 = shl nsw i64 %2333, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2331, ptr align 8 %2332, i64 %2334, i1 false)
  br label %2335

2335:                                             ; preds = %2330, %2326
  %2336 = load ptr, ptr %22, align 8
  %2337 = load ptr, ptr %15, align 8
  %2338 = tail call i32 %2319(double noundef %2327, ptr noundef nonnull %87, ptr noundef %2336, ptr noundef %2337, ptr noundef nonnull %89) #9
  %2339 = icmp eq i32 %2338, 0
  br i1 %2339, label %2357, label %2495

2340:                                             ; preds = %2073
  %2341 = load double, ptr %59, align 8
  %2342 = fcmp une double %2341, 0.000000e+00
  br i1 %2342, label %2343, label %2351

2343:                                             ; preds = %2340
  %2344 = load double, ptr %60, align 8
  %2345 = fdiv double %347, %2344
  %2346 = load double, ptr %61, align 8
  %2347 = fdiv double %2346, %2071
  %2348 = tail call double @llvm.pow.f64(double %2347, double 2.500000e-01)
  %2349 = fmul double %2345, %2348
  %2350 = tail call double @llvm.minnum.f64(double %2349, double 1.000000e+00)
  br label %2351

2351:                                             ; preds = %2343, %2340
  %2352 = phi double [ %2350, %2343 ], [ 1.000000e+00, %2340 ]
  %2353 = tail call double @llvm.pow.f64(double %2071, double -2.500000e-01)
  %2354 = fmul double %2353, %2352
  %2355 = fmul double %2076, %2354
  %2356 = tail call double @llvm.maxnum.f64(double %2355, double 2.000000e-01)
  br label %2495

2357:                                             ; preds = %2335
  %2358 = tail call double @llvm.maxnum.f64(double %2308, double 1.000000e-30)
  %2359 = tail call double @llvm.pow.f64(double %2358, double -2.500000e-01)
  %2360 = fmul double %2359, 9.000000e-01
  %2361 = tail call double @llvm.maxnum.f64(double %2360, double 2.000000e-01)
  %2362 = tail call double @llvm.minnum.f64(double %2361, double 8.000000e+00)
  %2363 = fcmp ogt double %2308, 1.000000e+00
  br i1 %2363, label %2364, label %2371

2364:                                             ; preds = %2357
  %2365 = load double, ptr %2, align 8
  %2366 = tail call double @llvm.fabs.f64(double %2365)
  %2367 = tail call double @nextafter(double noundef %2366, double noundef 0x7FF0000000000000) #10
  %2368 = fsub double %2367, %2366
  %2369 = fmul double %2368, 6.400000e+01
  %2370 = fcmp ult double %347, %2369
  br i1 %2370, label %2371, label %2495

2371:                                             ; preds = %2364, %2357
  %2372 = add nuw i32 %1004, 13
  %2373 = uitofp i32 %2372 to double
  %2374 = fdiv double 0x4027666666666667, %2373
  %2375 = load i32, ptr %16, align 4
  %2376 = icmp eq i32 %2375, 0
  br i1 %2376, label %2382, label %2377

2377:                                             ; preds = %2371
  %2378 = load ptr, ptr %24, align 8
  %2379 = load ptr, ptr %15, align 8
  %2380 = sext i32 %2375 to i64
  %2381 = shl nsw i64 %2380, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2378, ptr align 8 %2379, i64 %2381, i1 false)
  br label %2382

2382:                                             ; preds = %2377, %2371
  %2383 = fcmp oeq double %2071, 0.000000e+00
  br i1 %2383, label %2399, label %2384

2384:                                             ; preds = %2382
  %2385 = load double, ptr %59, align 8
  %2386 = fcmp une double %2385, 0.000000e+00
  br i1 %2386, label %2387, label %2395

2387:                                             ; preds = %2384
  %2388 = load double, ptr %60, align 8
  %2389 = fdiv double %347, %2388
  %2390 = load double, ptr %61, align 8
  %2391 = fdiv double %2390, %2071
  %2392 = tail call double @llvm.pow.f64(double %2391, double 2.500000e-01)
  %2393 = fmul double %2389, %2392
  %2394 = tail call double @llvm.minnum.f64(double %2393, double 1.000000e+00)
  br label %2395

2395:                                             ; preds = %2387, %2384
  %2396 = phi double [ %2394, %2387 ], [ 1.000000e+00, %2384 ]
  %2397 = tail call double @llvm.pow.f64(double %2071, double -2.500000e-01)
  %2398 = fmul double %2397, %2396
  br label %2399

2399:                                             ; preds = %2395, %2382
  %2400 = phi double [ %2398, %2395 ], [ 0x7FF0000000000000, %2382 ]
  %2401 = fmul double %2374, %2400
  %2402 = tail call double @llvm.minnum.f64(double %2401, double 1.000000e+01)
  store double 0.000000e+00, ptr %56, align 8
  %2403 = icmp samesign ugt i32 %1004, 1
  %2404 = fcmp ogt double %1534, 1.000000e-03
  %2405 = select i1 %2403, i1 %2404, i1 false
  br i1 %2405, label %2406, label %2429

2406:                                             ; preds = %2399
  store <2 x double> <double 1.000000e+00, double 0.000000e+00>, ptr %56, align 8
  %2407 = load ptr, ptr %26, align 8
  %2408 = load double, ptr %21, align 8
  %2409 = fcmp olt double %346, %2408
  br i1 %2409, label %2414, label %2410

2410:                                             ; preds = %2406
  %2411 = load double, ptr %23, align 8
  %2412 = fcmp ogt double %346, %2411
  %2413 = select i1 %2412, double %2411, double %346
  br label %2414

2414:                                             ; preds = %2410, %2406
  %2415 = phi double [ %2408, %2406 ], [ %2413, %2410 ]
  %2416 = load i32, ptr %16, align 4
  %2417 = icmp eq i32 %2416, 0
  br i1 %2417, label %2423, label %2418

2418:                                             ; preds = %2414
  %2419 = load ptr, ptr %15, align 8
  %2420 = load ptr, ptr %24, align 8
  %2421 = sext i32 %2416 to i64
  %2422 = shl nsw i64 %2421, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2419, ptr align 8 %2420, i64 %2422, i1 false)
  br label %2423

2423:                                             ; preds = %2418, %2414
  %2424 = load ptr, ptr %22, align 8
  %2425 = load ptr, ptr %15, align 8
  %2426 = tail call i32 %2407(double noundef %2415, ptr noundef nonnull %87, ptr noundef %2424, ptr noundef %2425, ptr noundef nonnull %64) #9
  %2427 = icmp eq i32 %2426, 0
  br i1 %2427, label %2432, label %2428

2428:                                             ; preds = %2423
  store double 0.000000e+00, ptr %56, align 8
  br label %2432

2429:                                             ; preds = %2399
  %2430 = fcmp olt double %2402, 1.200000e+00
  br i1 %2430, label %2432, label %2431

2431:                                             ; preds = %2429
  store double 0.000000e+00, ptr %57, align 8
  br label %2432

2432:                                             ; preds = %2431, %2429, %2428, %2423
  %2433 = phi double [ %2402, %2428 ], [ %2402, %2423 ], [ %2402, %2431 ], [ 1.000000e+00, %2429 ]
  %2434 = load double, ptr %17, align 8
  store double %2071, ptr %61, align 8
  %2435 = insertelement <2 x double> <double 1.000000e+00, double poison>, double %2434, i64 1
  store <2 x double> %2435, ptr %59, align 8
  %2436 = load double, ptr %2, align 8
  store double %2436, ptr %40, align 8
  %2437 = getelementptr inbounds nuw i8, ptr %40, i64 8
  store double %346, ptr %2437, align 8
  br i1 %107, label %2438, label %2487

2438:                                             ; preds = %2432
  %2439 = load ptr, ptr %19, align 8
  %2440 = shl nuw nsw i64 %108, 4
  %2441 = getelementptr i8, ptr %75, i64 %2440
  %2442 = load ptr, ptr %27, align 8
  %2443 = getelementptr inbounds nuw double, ptr %75, i64 %108
  br label %2444

2444:                                             ; preds = %2479, %2438
  %2445 = phi i64 [ 0, %2438 ], [ %2485, %2479 ]
  %2446 = getelementptr inbounds nuw double, ptr %2439, i64 %2445
  %2447 = load double, ptr %2446, align 8
  %2448 = getelementptr inbounds nuw double, ptr %83, i64 %2445
  store double %2447, ptr %2448, align 8
  %2449 = getelementptr inbounds nuw double, ptr %40, i64 %2445
  %2450 = getelementptr inbounds nuw i8, ptr %2449, i64 16
  store double %2447, ptr %2450, align 8
  %2451 = getelementptr inbounds nuw double, ptr %75, i64 %2445
  %2452 = getelementptr inbounds nuw double, ptr %2443, i64 %2445
  %2453 = getelementptr double, ptr %2441, i64 %2445
  %2454 = mul nuw nsw i64 %2445, 24
  %2455 = getelementptr inbounds nuw i8, ptr %85, i64 %2454
  br label %2456

2456:                                             ; preds = %2456, %2444
  %2457 = phi i64 [ 0, %2444 ], [ %2473, %2456 ]
  %2458 = getelementptr inbounds nuw double, ptr @POLYNOMIAL, i64 %2457
  %2459 = load double, ptr %2458, align 8
  %2460 = load double, ptr %2451, align 8
  %2461 = fmul double %2459, %2460
  %2462 = getelementptr inbounds nuw double, ptr getelementptr inbounds nuw (i8, ptr @POLYNOMIAL, i64 24), i64 %2457
  %2463 = load double, ptr %2462, align 8
  %2464 = load double, ptr %2452, align 8
  %2465 = fmul double %2463, %2464
  %2466 = fadd double %2461, %2465
  %2467 = getelementptr inbounds nuw double, ptr getelementptr inbounds nuw (i8, ptr @POLYNOMIAL, i64 48), i64 %2457
  %2468 = load double, ptr %2467, align 8
  %2469 = load double, ptr %2453, align 8
  %2470 = fmul double %2468, %2469
  %2471 = fadd double %2466, %2470
  %2472 = getelementptr inbounds nuw double, ptr %2455, i64 %2457
  store double %2471, ptr %2472, align 8
  %2473 = add nuw nsw i64 %2457, 1
  %2474 = mul nuw nsw i64 %2473, %108
  %2475 = getelementptr double, ptr %40, i64 %2474
  %2476 = getelementptr i8, ptr %2475, i64 16
  %2477 = getelementptr double, ptr %2476, i64 %2445
  store double %2471, ptr %2477, align 8
  %2478 = icmp eq i64 %2473, 3
  br i1 %2478, label %2479, label %2456

2479:                                             ; preds = %2456
  %2480 = getelementptr inbounds nuw double, ptr %87, i64 %2445
  %2481 = load double, ptr %2480, align 8
  store double %2481, ptr %2446, align 8
  %2482 = getelementptr inbounds nuw double, ptr %89, i64 %2445
  %2483 = load double, ptr %2482, align 8
  %2484 = getelementptr inbounds nuw double, ptr %2442, i64 %2445
  store double %2483, ptr %2484, align 8
  %2485 = add nuw nsw i64 %2445, 1
  %2486 = icmp eq i64 %2485, %108
  br i1 %2486, label %2487, label %2444

2487:                                             ; preds = %2479, %2432
  %2488 = load double, ptr %2, align 8
  store double %2488, ptr %62, align 8
  store double %346, ptr %63, align 8
  store double 1.000000e+00, ptr %58, align 8
  store double %346, ptr %2, align 8
  %2489 = load i64, ptr %32, align 8
  %2490 = add nsw i64 %2489, 1
  store i64 %2490, ptr %32, align 8
  %2491 = tail call double @llvm.minnum.f64(double %2433, double %2362)
  %2492 = fmul double %347, %2491
  store double %2492, ptr %17, align 8
  %2493 = fcmp olt double %2362, %2433
  br i1 %2493, label %2494, label %2502

2494:                                             ; preds = %2487
  store double 0.000000e+00, ptr %57, align 8
  br label %2502

2495:                                             ; preds = %1641, %2364, %2351, %2073, %2335, %2311
  %2496 = phi i32 [ 1, %2351 ], [ 0, %2364 ], [ 1, %2311 ], [ 1, %2335 ], [ 1, %2073 ], [ %341, %1641 ]
  %2497 = phi double [ %2356, %2351 ], [ %2362, %2364 ], [ 2.000000e-01, %2311 ], [ 2.000000e-01, %2335 ], [ 2.000000e-01, %2073 ], [ 5.000000e-01, %1641 ]
  store double 0.000000e+00, ptr %57, align 8
  %2498 = load i64, ptr %31, align 8
  %2499 = add nsw i64 %2498, 1
  store i64 %2499, ptr %31, align 8
  %2500 = fmul double %347, %2497
  %2501 = fcmp ult double %2500, %50
  br i1 %2501, label %2511, label %339

2502:                                             ; preds = %2494, %2487
  %2503 = add nuw nsw i64 %34, 1
  %2504 = icmp eq i64 %2503, %3
  br i1 %2504, label %2505, label %33

2505:                                             ; preds = %33, %2502, %5
  %2506 = load double, ptr %2, align 8
  %2507 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %2508 = load double, ptr %2507, align 8
  %2509 = fcmp olt double %2506, %2508
  %2510 = zext i1 %2509 to i32
  br label %2511

2511:                                             ; preds = %104, %2495, %1663, %2505
  %2512 = phi i32 [ %2510, %2505 ], [ 2, %1663 ], [ 2, %2495 ], [ 2, %104 ]
  ret i32 %2512
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
