; 0d133c0c3fe63ece3e8c2aaa9aa631dedafa53197e4269c130a35a90ff311ceb made by .ci/translate: do not edit.
%struct.Tableau = type { i32, i32, i32, i32, i32, i32, double, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Kind = type { ptr, ptr, i32, i32, i32 }
%struct.Search = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32 }
%struct.Known = type { double, ptr, ptr, ptr }
%struct.Sampled = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }

@DOP853 = internal constant %struct.Tableau { i32 12, i32 3, i32 7, i32 7, i32 12, i32 1, double 4.500000e+01, ptr @DOP853_A, ptr @DOP853_B, ptr @DOP853_C, ptr @DOP853_E5, ptr @DOP853_E3, ptr @DOP853_A_EXTRA, ptr @DOP853_C_EXTRA, ptr @DOP853_D }, align 8
@RK45 = internal constant %struct.Tableau { i32 6, i32 0, i32 4, i32 4, i32 7, i32 0, double 0.000000e+00, ptr @RK45_A, ptr @RK45_B, ptr @RK45_C, ptr @RK45_E, ptr null, ptr null, ptr null, ptr @RK45_D }, align 8
@RK23 = internal constant %struct.Tableau { i32 3, i32 0, i32 3, i32 2, i32 4, i32 0, double 0.000000e+00, ptr @RK23_A, ptr @RK23_B, ptr @RK23_C, ptr @RK23_E, ptr null, ptr null, ptr null, ptr null }, align 8
@regular.inside = internal unnamed_addr constant [4 x double] [double 2.100000e-01, double 4.700000e-01, double 0x3FE7AE147AE147AE, double 1.000000e+00], align 16
@DOP853_B = internal constant [12 x double] [double 0x3FABCC6368D1177C, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x4011CD1ED2AD5AE2, double 0x3FFE43A845D5AB9F, double 0xC017346ECF96AF43, double 0x3FD3EA1DF2F0EB98, double 0xBFC37A028F43B002, double 0x3FC9C657697FE72D, double 0x3FA6E44F50AB6BC2], align 16
@DOP853_C = internal constant [12 x double] [double 0.000000e+00, double 0x3FAAEE6838DAE63A, double 0x3FB432CE2AA42CAC, double 0x3FBE4C353FF64302, double 0x3FD2068C499C08D9, double 0x3FD5555555555555, double 2.500000e-01, double 0x3FD3B13B13B13B14, double 0x3FE4D74D74D74D75, double 6.000000e-01, double 0x3FEB6DB6DB6DB6DB, double 1.000000e+00], align 16
@DOP853_E5 = internal constant [12 x double] [double 0x3F8ADEAEA1607E1A, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xBFF39A3DA55AB5C3, double 0xBFDFBA83BEDE8A72, double 0x3FFAA149F7EDA509, double 0xBFD66BC9B10E7E71, double 0x3FD56330D0783989, double 0x3FB4F8EB54A31435, double 0xBF96E44F50AB6BC2], align 16
@DOP853_E3 = internal constant [12 x double] [double 0xBFC84B641FBFA1F1, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x4011CD1ED2AD5AE2, double 0x3FFE43A845D5AB9F, double 0xC017346ECF96AF43, double 0xBFDB0D3A26ABB716, double 0xBFC37A028F43B002, double 0x3FC9C657697FE72D, double 0x3F9732080AC040ED], align 16
@DOP853_A_EXTRA = internal constant [3 x [16 x double]] [[16 x double] [double 0x3FACC1FCA2CEB148, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3FD03958F21A35B8, double 0xBFCF84C2C277C23E, double 0xBFBFCB02555C9DEF, double 0x3FC39F10CE2D1913, double 0x3F80CBB69B38652C, double 0x3F7EFF840F396BA9, double -8.298000e-03, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0x3FA04CA1897BDB63, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3F9CFAE9E5F59F45, double 0x3FAB69DB017C8CF9, double 0xBFAC1EF72FC69469, double 0.000000e+00, double 0.000000e+00, double 0xBF1C6710EEF6E153, double 0x3F39127A52D32320, double 0xBF36500E13E7149B, double 0x3FC21686B20CD989, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0xBFDB7309792B6015, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC012CA5D44AFDC9A, double 0x401EBBD2C419EDA3, double 0x401046A54457171C, double 0x3FD6D49E44EDBA44, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xBF56EBEEC24871D4, double 0x40079482A23F1996, double 0xC0224D4A6DCA2222, double 0.000000e+00]], align 16
@DOP853_C_EXTRA = internal constant [3 x double] [double 1.000000e-01, double 2.000000e-01, double 0x3FE8E38E38E38E39], align 16
@DOP853_D = internal constant [4 x [16 x double]] [[16 x double] [double 0xC020DB9DCC37C81B, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3FE2228765F0A2EB, double 0xC0088D35A1175376, double 0x400313CCA2E462EC, double 0x4000EFAFD3C0D1BD, double 0xBFEBE2709A4AC0D3, double 0x4001EC6A759DA28B, double 0x3FE435E4B2F53319, double 0xBFB6C81218B7F07C, double 0x40322604753358B4, double 0xC02263A6DB60DFA1, double 0xC011BE8052A2581D], [16 x double] [double 0x4024DAE269AD44FC, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x406E49125D57ED67, double 0x4064A66A19B8434B, double 0xC07768BF81E14E35, double 0xC0361D194558CFFB, double 0x401EEF08F933A023, double 0xC03EAC90D122C30D, double 0xC022AA0D032A0ACD, double 0x402F64FC65250F7C, double 0xC03F23AFEDECFD53, double 0xC022B4B2806665CA, double 0x4041E88E43070A10], [16 x double] [double 0x4033FC2C7303381F, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC0783098D10F2521, double 0xC067A5B34EDF4D39, double 0x40807E771C2C6A0C, double 0xC02725D68DC06F96, double 0x401B8661DD0F8BD7, double 0xBFF0027A7D67FC68, double 0x3FE8E308023D3331, double 0xC00639C3EFFF56D2, double 0xC04E192D4F30C77F, double 0x40551481861928C0, double 0x4027FC0D95740812], [16 x double] [double 0xC039B1A59F97E9A3, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC06346126BD860C7, double 0xC06CF0F0AC990990, double 0x40765A39D3B3C602, double 0x405759F0D4D83C70, double 0xC042BAAA552107AB, double 0x405A0660A855838E, double 0x403DD71D78528CF6, double 0xC045C4484E37F77E, double 0x405814C57DF82010, double 0xC04396B082B5CD1E, double 0xC062B7423E1CB30D]], align 16
@DOP853_A = internal constant <{ [12 x double], <{ double, [11 x double] }>, <{ double, double, [10 x double] }>, <{ double, double, double, [9 x double] }>, <{ double, double, double, double, [8 x double] }>, [12 x double], [12 x double], [12 x double], [12 x double], [12 x double], [12 x double], [12 x double] }> <{ [12 x double] zeroinitializer, <{ double, [11 x double] }> <{ double 0x3FAAEE6838DAE63A, [11 x double] zeroinitializer }>, <{ double, double, [10 x double] }> <{ double 0x3F9432CE2AA42CAC, double 0x3FAE4C353FF64302, [10 x double] zeroinitializer }>, <{ double, double, double, [9 x double] }> <{ double 0x3F9E4C353FF64302, double 0.000000e+00, double 0x3FB6B927EFF8B241, [9 x double] zeroinitializer }>, <{ double, double, double, double, [8 x double] }> <{ double 0x3FCEE50D7ECDE9FA, double 0.000000e+00, double 0xBFEC4E3AB5AD1507, double 0x3FED983D7AC79EF5, [8 x double] zeroinitializer }>, [12 x double] [double 0x3FA2F684BDA12F68, double 0.000000e+00, double 0.000000e+00, double 0x3FC5DDB63BDB6D36, double 0x3FC00F533F66F19A, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [12 x double] [double 0x3FA3000000000000, double 0.000000e+00, double 0.000000e+00, double 0x3FC5CAD30F3347ED, double 0x3FAED4B3C332E04D, double 0xBF92000000000000, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [12 x double] [double 0x3FA2FDB8FEE78792, double 0.000000e+00, double 0.000000e+00, double 0x3FC5CF23F6595D72, double 0x3FBB758640DEA698, double 0xBF8F5FCC20FCD32F, double 0x3F80F1D92EFB0B71, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [12 x double] [double 0x3FE3F8B78B985813, double 0.000000e+00, double 0.000000e+00, double 0xC00AE31BACC6BC8A, double 0xBFEBC873F08E11F9, double 0x403B9793D88D1855, double 0x40342770F892AD69, double 0xC045BEB4865C42F9, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [12 x double] [double 0x3FDE9205E321B655, double 0.000000e+00, double 0.000000e+00, double 0xC003E7A8A34BD27F, double 0xBFE2E3A9968C93C8, double 0x40353AE4A6D655EE, double 0x402E8EF7B5F258B8, double 0xC040A4E418D711B9, double 0xBF94D1B3D9B4A876, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [12 x double] [double 0xBFEDFD121F1D399B, double 0.000000e+00, double 0.000000e+00, double 0x4014BED869FB0B9D, double 0x3FF1768702792EA9, double 0xC0204CB0E2110C1C, double 0xC032852305E975A8, double 0x4036BD4F06CB863A, double 0x4003F2E777CF109D, double 0xC0085FC60D2B572C, double 0.000000e+00, double 0.000000e+00], [12 x double] [double 0x40022FBD3B09FCDC, double 0.000000e+00, double 0.000000e+00, double 0xC02511A963CAFE55, double 0xC00001C935AC72AC, double 0xC031F57C8EFF3006, double 0x403BF2EA18B58A01, double 0xC006DF3A7D1CEC13, double 0xC021BEE71A9F33A9, double 0x4028B89C42C81861, double 0x3FE496AC6253E202, double 0.000000e+00] }>, align 16
@RK45_A = internal constant [6 x [6 x double]] [[6 x double] zeroinitializer, [6 x double] [double 2.000000e-01, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [6 x double] [double 0x3FB3333333333333, double 2.250000e-01, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [6 x double] [double 0x3FEF49F49F49F49F, double 0xC00DDDDDDDDDDDDE, double 0x400C71C71C71C71C, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [6 x double] [double 0x40079EEC0FC37181, double 0xC027310BD29520E4, double 0x4023A552363C5290, double 0xBFD29C9EBA1E3345, double 0.000000e+00, double 0.000000e+00], [6 x double] [double 0x4006C52BF5A814B0, double 0xC02583E0F83E0F84, double 0x4021D016A3721E8B, double 0x3FD1D1745D1745D1, double 0xBFD1818970D9CC2F, double 0.000000e+00]], align 16
@RK45_B = internal constant [6 x double] [double 0x3FB7555555555555, double 0.000000e+00, double 0x3FDCC0499A5605FB, double 0x3FE4D55555555555, double 0xBFD4A1CFB2B78C13, double 0x3FC0C30C30C30C31], align 16
@RK45_C = internal constant [6 x double] [double 0.000000e+00, double 2.000000e-01, double 3.000000e-01, double 8.000000e-01, double 0x3FEC71C71C71C71C, double 1.000000e+00], align 16
@RK45_E = internal constant [7 x double] [double 0xBF54320FEDCBA987, double 0.000000e+00, double 0x3F716B5A550ABFC4, double 0xBFA2EEEEEEEEEEEF, double 0x3FAA0AD1D2CA1858, double 0xBFA5748A7BDAF0E2, double 2.500000e-02], align 16
@RK45_D = internal constant [1 x [7 x double]] [[7 x double] [double 0xBFF208439215A046, double 0.000000e+00, double 0x40056744F3B9A987, double 0xC016BDFAC7A2320C, double 0x400C2CEAE0978C92, double 0xBFFC46C8B61F95E5, double 0x40030F4BDF0DC914]], align 16
@RK23_A = internal constant [3 x [3 x double]] [[3 x double] zeroinitializer, [3 x double] [double 5.000000e-01, double 0.000000e+00, double 0.000000e+00], [3 x double] [double 0.000000e+00, double 7.500000e-01, double 0.000000e+00]], align 16
@RK23_B = internal constant [3 x double] [double 0x3FCC71C71C71C71C, double 0x3FD5555555555555, double 0x3FDC71C71C71C71C], align 16
@RK23_C = internal constant [3 x double] [double 0.000000e+00, double 5.000000e-01, double 7.500000e-01], align 16
@RK23_E = internal constant [4 x double] [double 0x3FB1C71C71C71C72, double 0xBFB5555555555555, double 0xBFBC71C71C71C71C, double 1.250000e-01], align 16
@NODES = internal unnamed_addr constant [3 x double] [double 0x3FC3D8B64657CAEA, double 0x3FE4A36C0803A6DF, double 1.000000e+00], align 16
@TO_W = internal unnamed_addr constant [3 x [3 x double]] [[3 x double] [double 0x4010B70201A79C46, double 0x3FD4F8C15DA84E86, double 0x3FE0BF7FF59D56EF], [3 x double] [double 0xC010B70201A79C46, double 0xBFD4F8C15DA84E86, double 0x3FDE810014C55221], [3 x double] [double 0x3FE017885A24A7F2, double 0xC004934E6FCAA598, double 0x3FE312C0CF7BDFD1]], align 16
@FROM_W = internal unnamed_addr constant [3 x [3 x double]] [[3 x double] [double 0x3FB82D23845D677B, double 0xBFC214A74C403BF7, double 0x3F9EBFF91A6D688E], [3 x double] [double 0x3FD0037DE70AA1ED, double 0x3FCA20E91E20B551, double 0xBFD8821FA2A36DED], [3 x double] [double 1.000000e+00, double 1.000000e+00, double 0.000000e+00]], align 16
@between.places = internal unnamed_addr constant [2 x double] [double 4.000000e-01, double 8.500000e-01], align 16
@POLYNOMIAL = internal unnamed_addr constant [3 x [3 x double]] [[3 x double] [double 0x402418FD8BAFFE05, double 0xC039A12CE7B30915, double 0x402F295C43B61425], [3 x double] [double 0xBFF61D41B2D54580, double 0x402497AF24BB677E, double 0xC021D406EE60BECF], [3 x double] [double 0x3FD5555555555555, double 0xC005555555555555, double 0x400AAAAAAAAAAAAB]], align 16
@kept_step.bend = internal unnamed_addr constant [3 x double] [double 0.000000e+00, double 3.000000e+00, double -2.000000e+00], align 16

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local range(i64 -4611686035607257088, -9223372036854775808) i64 @projection_room(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %4 = load i32, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %6 = load i32, ptr %5, align 4
  %7 = icmp sgt i32 %6, 0
  br i1 %7, label %8, label %26

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %10 = load ptr, ptr %9, align 8
  %11 = zext nneg i32 %6 to i64
  br label %12

12:                                               ; preds = %12, %8
  %13 = phi i64 [ 0, %8 ], [ %24, %12 ]
  %14 = phi i64 [ 0, %8 ], [ %23, %12 ]
  %15 = getelementptr inbounds nuw %struct.Kind, ptr %10, i64 %13
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %17 = load i32, ptr %16, align 8
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 20
  %20 = load i32, ptr %19, align 4
  %21 = sext i32 %20 to i64
  %22 = mul nsw i64 %21, %18
  %23 = tail call i64 @llvm.smax.i64(i64 %22, i64 %14)
  %24 = add nuw nsw i64 %13, 1
  %25 = icmp eq i64 %24, %11
  br i1 %25, label %26, label %12

26:                                               ; preds = %12, %2
  %27 = phi i64 [ 0, %2 ], [ %23, %12 ]
  %28 = sext i32 %1 to i64
  %29 = sext i32 %4 to i64
  %30 = add nsw i64 %27, %28
  %31 = shl i64 %30, 1
  %32 = mul nsw i64 %28, 3
  %33 = add nsw i64 %28, 5
  %34 = mul nsw i64 %33, %29
  %35 = add nsw i64 %34, %32
  %36 = add i64 %35, %31
  ret i64 %36
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind
define dso_local range(i32 0, 2) i32 @projected(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, double noundef %3, ptr noundef %4) local_unnamed_addr #2 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %9 = load i32, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 96
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %13 = load i32, ptr %12, align 8
  %14 = sext i32 %13 to i64
  %15 = add i32 %9, 1
  %16 = sext i32 %15 to i64
  %17 = mul nsw i64 %14, %16
  %18 = getelementptr inbounds double, ptr %11, i64 %17
  %19 = sext i32 %9 to i64
  %20 = getelementptr inbounds double, ptr %18, i64 %19
  %21 = shl nsw i64 %19, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %4, i64 %21, i1 false)
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %25 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %26 = icmp sgt i32 %9, 0
  %27 = zext i32 %9 to i64
  %28 = shl nuw nsw i64 %27, 3
  %29 = getelementptr inbounds nuw i8, ptr %7, i64 44
  %30 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 72
  %32 = shl nsw i64 %19, 4
  %33 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %34 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %35 = add nsw i64 %32, -8
  %36 = shl nsw i64 %16, 3
  %37 = shl nsw i64 %16, 3
  %38 = shl nsw i64 %16, 3
  %39 = shl nsw i64 %16, 3
  %40 = shl nsw i64 %16, 3
  %41 = or disjoint i64 %32, 8
  br label %78

42:                                               ; preds = %78, %907, %887, %651
  %43 = phi double [ -1.000000e+00, %651 ], [ -1.000000e+00, %887 ], [ -1.000000e+00, %78 ], [ %904, %907 ]
  br i1 %26, label %44, label %927

44:                                               ; preds = %42
  %45 = load ptr, ptr %31, align 8
  %46 = icmp eq i32 %9, 1
  br i1 %46, label %75, label %47

47:                                               ; preds = %44
  %48 = and i64 %27, 2147483646
  br label %49

49:                                               ; preds = %49, %47
  %50 = phi i64 [ 0, %47 ], [ %63, %49 ]
  %51 = phi <2 x double> [ zeroinitializer, %47 ], [ %62, %49 ]
  %52 = getelementptr inbounds nuw double, ptr %4, i64 %50
  %53 = load <2 x double>, ptr %52, align 8
  %54 = getelementptr inbounds nuw double, ptr %20, i64 %50
  %55 = load <2 x double>, ptr %54, align 8
  %56 = fsub <2 x double> %53, %55
  %57 = tail call <2 x double> @llvm.fabs.v2f64(<2 x double> %56)
  %58 = getelementptr inbounds nuw double, ptr %45, i64 %50
  %59 = load <2 x double>, ptr %58, align 8
  %60 = fdiv <2 x double> %57, %59
  %61 = freeze <2 x double> %60
  %62 = tail call <2 x double> @llvm.maxnum.v2f64(<2 x double> %51, <2 x double> %61)
  %63 = add nuw i64 %50, 2
  %64 = fcmp uno <2 x double> %61, zeroinitializer
  %65 = bitcast <2 x i1> %64 to i2
  %66 = icmp ne i2 %65, 0
  %67 = icmp eq i64 %63, %48
  %68 = or i1 %66, %67
  br i1 %68, label %69, label %49

69:                                               ; preds = %49
  %70 = select i1 %66, <2 x double> %51, <2 x double> %62
  %71 = select i1 %66, i64 %50, i64 %48
  %72 = tail call double @llvm.vector.reduce.fmax.v2f64(<2 x double> %70)
  %73 = icmp ne i64 %48, %27
  %74 = or i1 %73, %66
  br i1 %74, label %75, label %927

75:                                               ; preds = %44, %69
  %76 = phi i64 [ 0, %44 ], [ %71, %69 ]
  %77 = phi double [ 0.000000e+00, %44 ], [ %72, %69 ]
  br label %912

78:                                               ; preds = %5, %907
  %79 = phi i32 [ 0, %5 ], [ %908, %907 ]
  %80 = load ptr, ptr %10, align 8
  %81 = load i32, ptr %12, align 8
  %82 = sext i32 %81 to i64
  %83 = mul nsw i64 %82, %16
  %84 = getelementptr double, ptr %80, i64 %83
  %85 = load ptr, ptr %22, align 8
  %86 = load double, ptr %23, align 8
  %87 = load double, ptr %24, align 8
  %88 = load ptr, ptr %7, align 8
  %89 = fcmp olt double %3, %86
  %90 = fcmp ogt double %3, %87
  %91 = select i1 %90, double %87, double %3
  %92 = select i1 %89, double %86, double %91
  %93 = load ptr, ptr %25, align 8
  %94 = tail call i32 %88(double noundef %92, ptr noundef %4, ptr noundef %93, ptr noundef null, ptr noundef %80) #13
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %96, label %42

96:                                               ; preds = %78
  br i1 %26, label %97, label %98

97:                                               ; preds = %96
  tail call void @llvm.memset.p0.i64(ptr align 8 %84, i8 0, i64 %28, i1 false)
  br label %98

98:                                               ; preds = %97, %96
  %99 = load i32, ptr %29, align 4
  %100 = icmp sgt i32 %99, 0
  br i1 %100, label %101, label %157

101:                                              ; preds = %98
  %102 = getelementptr i8, ptr %84, i64 %32
  %103 = load ptr, ptr %30, align 8
  %104 = mul i64 %36, %82
  %105 = add i64 %35, %104
  %106 = getelementptr i8, ptr %80, i64 %104
  %107 = mul i64 %37, %82
  %108 = getelementptr i8, ptr %80, i64 %32
  %109 = getelementptr i8, ptr %108, i64 %107
  %110 = mul i64 %38, %82
  %111 = getelementptr i8, ptr %80, i64 %32
  %112 = getelementptr i8, ptr %111, i64 -8
  %113 = getelementptr i8, ptr %112, i64 %110
  %114 = getelementptr i8, ptr %80, i64 %32
  %115 = mul i64 %39, %82
  %116 = getelementptr i8, ptr %114, i64 %115
  %117 = getelementptr i8, ptr %80, i64 %32
  %118 = getelementptr i8, ptr %117, i64 -8
  %119 = getelementptr i8, ptr %118, i64 %115
  %120 = getelementptr i8, ptr %80, i64 %32
  %121 = getelementptr i8, ptr %120, i64 %115
  %122 = getelementptr i8, ptr %80, i64 %32
  %123 = getelementptr i8, ptr %122, i64 %115
  %124 = getelementptr i8, ptr %80, i64 %32
  %125 = mul i64 %40, %82
  %126 = getelementptr i8, ptr %124, i64 %125
  %127 = getelementptr i8, ptr %80, i64 %32
  %128 = getelementptr i8, ptr %127, i64 -8
  %129 = getelementptr i8, ptr %128, i64 %125
  %130 = getelementptr i8, ptr %80, i64 %32
  %131 = getelementptr i8, ptr %130, i64 %125
  %132 = getelementptr i8, ptr %80, i64 %32
  %133 = getelementptr i8, ptr %132, i64 %125
  %134 = getelementptr i8, ptr %80, i64 %32
  %135 = getelementptr i8, ptr %134, i64 %125
  %136 = getelementptr i8, ptr %80, i64 %41
  %137 = getelementptr i8, ptr %136, i64 %125
  %138 = getelementptr i8, ptr %80, i64 %41
  %139 = getelementptr i8, ptr %138, i64 %125
  %140 = getelementptr i8, ptr %80, i64 %32
  %141 = getelementptr i8, ptr %140, i64 8
  %142 = getelementptr i8, ptr %141, i64 %110
  %143 = getelementptr i8, ptr %80, i64 %32
  %144 = getelementptr i8, ptr %143, i64 %110
  %145 = getelementptr i8, ptr %80, i64 %32
  %146 = getelementptr i8, ptr %145, i64 %110
  %147 = getelementptr i8, ptr %80, i64 %32
  %148 = getelementptr i8, ptr %147, i64 %107
  %149 = getelementptr i8, ptr %80, i64 %32
  %150 = getelementptr i8, ptr %149, i64 %107
  %151 = getelementptr i8, ptr %80, i64 %32
  %152 = getelementptr i8, ptr %151, i64 %107
  %153 = getelementptr i8, ptr %80, i64 %32
  %154 = getelementptr i8, ptr %153, i64 -8
  %155 = getelementptr i8, ptr %154, i64 %104
  %156 = getelementptr i8, ptr %80, i64 %32
  br label %158

157:                                              ; preds = %873, %98
  br i1 %26, label %887, label %927

158:                                              ; preds = %873, %101
  %159 = phi ptr [ %103, %101 ], [ %874, %873 ]
  %160 = phi i64 [ 0, %101 ], [ %883, %873 ]
  %161 = phi ptr [ %85, %101 ], [ %882, %873 ]
  %162 = getelementptr inbounds nuw %struct.Kind, ptr %159, i64 %160
  %163 = load ptr, ptr %31, align 8
  %164 = getelementptr inbounds nuw i8, ptr %162, i64 16
  %165 = load i32, ptr %164, align 8
  %166 = getelementptr inbounds nuw i8, ptr %162, i64 20
  %167 = load i32, ptr %166, align 4
  %168 = load i32, ptr %12, align 8
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds double, ptr %80, i64 %169
  %171 = sext i32 %165 to i64
  %172 = sext i32 %167 to i64
  %173 = mul nsw i64 %172, %171
  %174 = getelementptr inbounds double, ptr %102, i64 %173
  %175 = getelementptr inbounds double, ptr %174, i64 %173
  %176 = getelementptr inbounds double, ptr %175, i64 %171
  %177 = getelementptr inbounds double, ptr %176, i64 %172
  %178 = getelementptr inbounds double, ptr %177, i64 %171
  %179 = getelementptr inbounds double, ptr %178, i64 %171
  %180 = getelementptr inbounds double, ptr %179, i64 %171
  %181 = icmp sgt i32 %165, 0
  br i1 %181, label %183, label %182

182:                                              ; preds = %158
  tail call fastcc void @grow(i32 noundef %165, i32 noundef %167, ptr noundef %102, ptr noundef %161, ptr noundef %175)
  br label %316

183:                                              ; preds = %158
  %184 = load ptr, ptr %162, align 8
  %185 = load ptr, ptr %33, align 8
  %186 = icmp sgt i32 %167, 0
  %187 = getelementptr inbounds nuw i8, ptr %162, i64 8
  %188 = zext nneg i32 %165 to i64
  %189 = zext i32 %167 to i64
  br label %190

190:                                              ; preds = %219, %183
  %191 = phi i64 [ 0, %183 ], [ %220, %219 ]
  %192 = getelementptr inbounds nuw i32, ptr %184, i64 %191
  %193 = load i32, ptr %192, align 4
  %194 = sext i32 %193 to i64
  %195 = mul nsw i64 %194, %19
  %196 = getelementptr inbounds double, ptr %170, i64 %195
  %197 = getelementptr inbounds double, ptr %185, i64 %194
  %198 = load double, ptr %197, align 8
  br i1 %186, label %199, label %219

199:                                              ; preds = %190
  %200 = load ptr, ptr %187, align 8
  %201 = mul nuw nsw i64 %191, %172
  %202 = getelementptr double, ptr %102, i64 %201
  br label %203

203:                                              ; preds = %203, %199
  %204 = phi i64 [ 0, %199 ], [ %217, %203 ]
  %205 = getelementptr inbounds nuw i32, ptr %200, i64 %204
  %206 = load i32, ptr %205, align 4
  %207 = sext i32 %206 to i64
  %208 = getelementptr inbounds double, ptr %196, i64 %207
  %209 = load double, ptr %208, align 8
  %210 = fmul double %198, %209
  %211 = add nsw i32 %206, %168
  %212 = sext i32 %211 to i64
  %213 = getelementptr inbounds double, ptr %185, i64 %212
  %214 = load double, ptr %213, align 8
  %215 = fmul double %210, %214
  %216 = getelementptr double, ptr %202, i64 %204
  store double %215, ptr %216, align 8
  %217 = add nuw nsw i64 %204, 1
  %218 = icmp eq i64 %217, %189
  br i1 %218, label %219, label %203

219:                                              ; preds = %203, %190
  %220 = add nuw nsw i64 %191, 1
  %221 = icmp eq i64 %220, %188
  br i1 %221, label %222, label %190

222:                                              ; preds = %219
  tail call fastcc void @grow(i32 noundef %165, i32 noundef %167, ptr noundef %102, ptr noundef %161, ptr noundef %175)
  %223 = getelementptr inbounds nuw double, ptr %175, i64 %188
  %224 = shl nsw i64 %172, 3
  %225 = getelementptr i8, ptr %126, i64 %224
  %226 = shl nuw nsw i64 %188, 3
  %227 = shl nuw nsw i64 %189, 3
  %228 = getelementptr i8, ptr %129, i64 %224
  %229 = getelementptr i8, ptr %228, i64 %226
  %230 = getelementptr i8, ptr %229, i64 %227
  %231 = shl nuw nsw i64 %188, 3
  %232 = mul i64 %231, %189
  %233 = getelementptr i8, ptr %131, i64 %232
  %234 = shl nsw i64 %172, 4
  %235 = getelementptr i8, ptr %133, i64 %234
  %236 = getelementptr i8, ptr %135, i64 %234
  %237 = getelementptr i8, ptr %236, i64 %226
  %238 = getelementptr i8, ptr %137, i64 %234
  %239 = getelementptr i8, ptr %139, i64 %234
  %240 = getelementptr i8, ptr %239, i64 %227
  %241 = icmp ne i32 %167, 1
  %242 = icmp eq i32 %165, 1
  %243 = and i1 %241, %242
  %244 = icmp ult ptr %225, %233
  %245 = icmp ult ptr %102, %230
  %246 = and i1 %244, %245
  %247 = icmp ult ptr %225, %237
  %248 = icmp ult ptr %235, %230
  %249 = and i1 %247, %248
  %250 = or i1 %246, %249
  %251 = icmp ult ptr %225, %240
  %252 = icmp ult ptr %238, %230
  %253 = and i1 %251, %252
  %254 = or i1 %250, %253
  %255 = and i64 %189, 2147483646
  %256 = icmp eq i64 %255, %189
  br label %257

257:                                              ; preds = %297, %222
  %258 = phi i64 [ 0, %222 ], [ %298, %297 ]
  br i1 %186, label %259, label %297

259:                                              ; preds = %257
  %260 = mul nuw nsw i64 %258, %189
  %261 = getelementptr inbounds nuw double, ptr %175, i64 %258
  %262 = getelementptr inbounds nuw double, ptr %102, i64 %260
  %263 = getelementptr inbounds nuw double, ptr %174, i64 %258
  %264 = xor i1 %243, true
  %265 = select i1 %264, i1 true, i1 %254
  br i1 %265, label %282, label %266

266:                                              ; preds = %259
  %267 = load double, ptr %261, align 8
  %268 = insertelement <2 x double> poison, double %267, i64 0
  %269 = shufflevector <2 x double> %268, <2 x double> poison, <2 x i32> zeroinitializer
  br label %270

270:                                              ; preds = %270, %266
  %271 = phi i64 [ 0, %266 ], [ %279, %270 ]
  %272 = getelementptr inbounds nuw double, ptr %262, i64 %271
  %273 = load <2 x double>, ptr %272, align 8
  %274 = fdiv <2 x double> %273, %269
  %275 = getelementptr inbounds nuw double, ptr %223, i64 %271
  %276 = load <2 x double>, ptr %275, align 8
  %277 = fdiv <2 x double> %274, %276
  %278 = getelementptr inbounds nuw double, ptr %263, i64 %271
  store <2 x double> %277, ptr %278, align 8
  %279 = add nuw i64 %271, 2
  %280 = icmp eq i64 %279, %255
  br i1 %280, label %281, label %270

281:                                              ; preds = %270
  br i1 %256, label %297, label %282

282:                                              ; preds = %259, %281
  %283 = phi i64 [ %255, %281 ], [ 0, %259 ]
  br label %284

284:                                              ; preds = %282, %284
  %285 = phi i64 [ %295, %284 ], [ %283, %282 ]
  %286 = getelementptr inbounds nuw double, ptr %262, i64 %285
  %287 = load double, ptr %286, align 8
  %288 = load double, ptr %261, align 8
  %289 = fdiv double %287, %288
  %290 = getelementptr inbounds nuw double, ptr %223, i64 %285
  %291 = load double, ptr %290, align 8
  %292 = fdiv double %289, %291
  %293 = mul nuw nsw i64 %285, %188
  %294 = getelementptr inbounds nuw double, ptr %263, i64 %293
  store double %292, ptr %294, align 8
  %295 = add nuw nsw i64 %285, 1
  %296 = icmp eq i64 %295, %189
  br i1 %296, label %297, label %284

297:                                              ; preds = %284, %281, %257
  %298 = add nuw nsw i64 %258, 1
  %299 = icmp eq i64 %298, %188
  br i1 %299, label %300, label %257

300:                                              ; preds = %297
  %301 = icmp eq i32 %165, 1
  br i1 %301, label %314, label %302

302:                                              ; preds = %300
  %303 = and i64 %188, 2147483646
  br label %304

304:                                              ; preds = %304, %302
  %305 = phi i64 [ 0, %302 ], [ %309, %304 ]
  %306 = phi <2 x i32> [ <i32 0, i32 1>, %302 ], [ %310, %304 ]
  %307 = uitofp nneg <2 x i32> %306 to <2 x double>
  %308 = getelementptr inbounds nuw double, ptr %177, i64 %305
  store <2 x double> %307, ptr %308, align 8
  %309 = add nuw i64 %305, 2
  %310 = add <2 x i32> %306, splat (i32 2)
  %311 = icmp eq i64 %309, %303
  br i1 %311, label %312, label %304

312:                                              ; preds = %304
  %313 = icmp eq i64 %303, %188
  br i1 %313, label %316, label %314

314:                                              ; preds = %300, %312
  %315 = phi i64 [ 0, %300 ], [ %303, %312 ]
  br label %347

316:                                              ; preds = %347, %312, %182
  %317 = tail call i32 @llvm.smin.i32(i32 %167, i32 %165)
  %318 = icmp sgt i32 %317, 0
  br i1 %318, label %319, label %620

319:                                              ; preds = %316
  %320 = add i32 %165, 1
  %321 = zext nneg i32 %317 to i64
  %322 = zext i32 %167 to i64
  %323 = zext i32 %165 to i64
  %324 = shl nsw i64 %172, 3
  %325 = add nsw i64 %172, %323
  %326 = add nsw i64 %325, %322
  %327 = shl nsw i64 %326, 3
  %328 = getelementptr i8, ptr %113, i64 %327
  %329 = shl nsw i64 %172, 3
  %330 = getelementptr i8, ptr %116, i64 %329
  %331 = add nsw i64 %172, %322
  %332 = shl nsw i64 %331, 3
  %333 = add nsw i64 %331, %321
  %334 = shl nsw i64 %333, 3
  %335 = getelementptr i8, ptr %119, i64 %334
  %336 = getelementptr i8, ptr %121, i64 %329
  %337 = getelementptr i8, ptr %123, i64 %332
  %338 = getelementptr i8, ptr %142, i64 %324
  %339 = getelementptr i8, ptr %144, i64 %324
  %340 = getelementptr i8, ptr %146, i64 %324
  %341 = icmp ugt i32 %167, 5
  %342 = icmp eq i32 %165, 1
  %343 = and i1 %341, %342
  %344 = and i64 %322, 4294967294
  %345 = icmp eq i64 %344, %322
  %346 = icmp eq i32 %165, 1
  br label %354

347:                                              ; preds = %314, %347
  %348 = phi i64 [ %352, %347 ], [ %315, %314 ]
  %349 = trunc nuw nsw i64 %348 to i32
  %350 = uitofp nneg i32 %349 to double
  %351 = getelementptr inbounds nuw double, ptr %177, i64 %348
  store double %350, ptr %351, align 8
  %352 = add nuw nsw i64 %348, 1
  %353 = icmp eq i64 %352, %188
  br i1 %353, label %316, label %347

354:                                              ; preds = %505, %319
  %355 = phi i64 [ 1, %319 ], [ %506, %505 ]
  %356 = phi i64 [ 0, %319 ], [ %443, %505 ]
  %357 = phi double [ 0.000000e+00, %319 ], [ %391, %505 ]
  %358 = sub nsw i64 %322, %356
  %359 = shl nuw nsw i64 %356, 4
  %360 = getelementptr i8, ptr %338, i64 %359
  %361 = getelementptr i8, ptr %339, i64 %359
  %362 = add nuw i64 %356, %322
  %363 = shl i64 %362, 3
  %364 = getelementptr i8, ptr %340, i64 %363
  %365 = trunc nuw nsw i64 %356 to i32
  br label %366

366:                                              ; preds = %381, %354
  %367 = phi i64 [ %356, %354 ], [ %386, %381 ]
  %368 = phi i32 [ %365, %354 ], [ %385, %381 ]
  %369 = phi double [ -1.000000e+00, %354 ], [ %383, %381 ]
  %370 = getelementptr double, ptr %174, i64 %367
  br label %371

371:                                              ; preds = %371, %366
  %372 = phi i64 [ %356, %366 ], [ %379, %371 ]
  %373 = phi double [ 0.000000e+00, %366 ], [ %378, %371 ]
  %374 = mul nsw i64 %372, %171
  %375 = getelementptr double, ptr %370, i64 %374
  %376 = load double, ptr %375, align 8
  %377 = fmul double %376, %376
  %378 = fadd double %373, %377
  %379 = add nuw nsw i64 %372, 1
  %380 = icmp slt i64 %379, %172
  br i1 %380, label %371, label %381

381:                                              ; preds = %371
  %382 = fcmp ogt double %378, %369
  %383 = select i1 %382, double %378, double %369
  %384 = trunc nuw nsw i64 %367 to i32
  %385 = select i1 %382, i32 %384, i32 %368
  %386 = add nuw nsw i64 %367, 1
  %387 = icmp slt i64 %386, %171
  br i1 %387, label %366, label %388

388:                                              ; preds = %381
  %389 = tail call double @llvm.sqrt.f64(double %383)
  %390 = icmp eq i64 %356, 0
  %391 = select i1 %390, double %389, double %357
  %392 = fmul double %391, 1.000000e-05
  %393 = fcmp ogt double %389, %392
  br i1 %393, label %394, label %508

394:                                              ; preds = %388
  %395 = zext i32 %385 to i64
  %396 = icmp eq i64 %356, %395
  br i1 %396, label %432, label %397

397:                                              ; preds = %394
  %398 = getelementptr inbounds nuw double, ptr %177, i64 %356
  %399 = load double, ptr %398, align 8
  %400 = sext i32 %385 to i64
  %401 = getelementptr inbounds double, ptr %177, i64 %400
  %402 = load double, ptr %401, align 8
  store double %402, ptr %398, align 8
  store double %399, ptr %401, align 8
  %403 = getelementptr double, ptr %174, i64 %356
  %404 = getelementptr double, ptr %174, i64 %400
  br i1 %343, label %405, label %421

405:                                              ; preds = %397
  %406 = shl nsw i64 %400, 3
  %407 = getelementptr i8, ptr %336, i64 %406
  %408 = getelementptr i8, ptr %337, i64 %406
  %409 = icmp ult ptr %330, %408
  %410 = icmp ult ptr %407, %335
  %411 = and i1 %409, %410
  br i1 %411, label %421, label %412

412:                                              ; preds = %405, %412
  %413 = phi i64 [ %418, %412 ], [ 0, %405 ]
  %414 = getelementptr double, ptr %403, i64 %413
  %415 = load <2 x double>, ptr %414, align 8
  %416 = getelementptr double, ptr %404, i64 %413
  %417 = load <2 x double>, ptr %416, align 8
  store <2 x double> %417, ptr %414, align 8
  store <2 x double> %415, ptr %416, align 8
  %418 = add nuw i64 %413, 2
  %419 = icmp eq i64 %418, %344
  br i1 %419, label %420, label %412

420:                                              ; preds = %412
  br i1 %345, label %432, label %421

421:                                              ; preds = %405, %397, %420
  %422 = phi i64 [ 0, %405 ], [ 0, %397 ], [ %344, %420 ]
  br label %423

423:                                              ; preds = %421, %423
  %424 = phi i64 [ %430, %423 ], [ %422, %421 ]
  %425 = mul nsw i64 %424, %171
  %426 = getelementptr double, ptr %403, i64 %425
  %427 = load double, ptr %426, align 8
  %428 = getelementptr double, ptr %404, i64 %425
  %429 = load double, ptr %428, align 8
  store double %429, ptr %426, align 8
  store double %427, ptr %428, align 8
  %430 = add nuw nsw i64 %424, 1
  %431 = icmp eq i64 %430, %322
  br i1 %431, label %432, label %423

432:                                              ; preds = %423, %420, %394
  %433 = mul i32 %320, %365
  %434 = sext i32 %433 to i64
  %435 = getelementptr inbounds double, ptr %174, i64 %434
  %436 = load double, ptr %435, align 8
  %437 = fcmp ogt double %436, 0.000000e+00
  %438 = fneg double %389
  %439 = select i1 %437, double %438, double %389
  %440 = fsub double %436, %439
  store double %440, ptr %435, align 8
  %441 = fneg double %439
  %442 = fmul double %440, %441
  %443 = add nuw nsw i64 %356, 1
  %444 = icmp slt i64 %443, %171
  br i1 %444, label %445, label %505

445:                                              ; preds = %432
  %446 = getelementptr double, ptr %174, i64 %356
  %447 = icmp ugt i64 %358, 3
  %448 = and i1 %447, %346
  %449 = icmp ult ptr %360, %364
  %450 = icmp ult ptr %361, %328
  %451 = and i1 %449, %450
  %452 = and i64 %358, -2
  %453 = add i64 %356, %452
  %454 = icmp eq i64 %358, %452
  br label %458

455:                                              ; preds = %494, %491
  %456 = add nuw nsw i64 %459, 1
  %457 = icmp eq i64 %456, %323
  br i1 %457, label %505, label %458

458:                                              ; preds = %455, %445
  %459 = phi i64 [ %355, %445 ], [ %456, %455 ]
  %460 = getelementptr double, ptr %174, i64 %459
  br label %461

461:                                              ; preds = %461, %458
  %462 = phi i64 [ %356, %458 ], [ %471, %461 ]
  %463 = phi double [ 0.000000e+00, %458 ], [ %470, %461 ]
  %464 = mul nsw i64 %462, %171
  %465 = getelementptr double, ptr %446, i64 %464
  %466 = load double, ptr %465, align 8
  %467 = getelementptr double, ptr %460, i64 %464
  %468 = load double, ptr %467, align 8
  %469 = fmul double %466, %468
  %470 = fadd double %463, %469
  %471 = add nuw nsw i64 %462, 1
  %472 = icmp eq i64 %471, %322
  br i1 %472, label %473, label %461

473:                                              ; preds = %461
  %474 = fdiv double %470, %442
  %475 = xor i1 %448, true
  %476 = select i1 %475, i1 true, i1 %451
  br i1 %476, label %492, label %477

477:                                              ; preds = %473
  %478 = insertelement <2 x double> poison, double %474, i64 0
  %479 = shufflevector <2 x double> %478, <2 x double> poison, <2 x i32> zeroinitializer
  br label %480

480:                                              ; preds = %480, %477
  %481 = phi i64 [ 0, %477 ], [ %489, %480 ]
  %482 = add i64 %356, %481
  %483 = getelementptr double, ptr %446, i64 %482
  %484 = load <2 x double>, ptr %483, align 8
  %485 = fmul <2 x double> %479, %484
  %486 = getelementptr double, ptr %460, i64 %482
  %487 = load <2 x double>, ptr %486, align 8
  %488 = fsub <2 x double> %487, %485
  store <2 x double> %488, ptr %486, align 8
  %489 = add nuw i64 %481, 2
  %490 = icmp eq i64 %489, %452
  br i1 %490, label %491, label %480

491:                                              ; preds = %480
  br i1 %454, label %455, label %492

492:                                              ; preds = %473, %491
  %493 = phi i64 [ %453, %491 ], [ %356, %473 ]
  br label %494

494:                                              ; preds = %492, %494
  %495 = phi i64 [ %503, %494 ], [ %493, %492 ]
  %496 = mul nsw i64 %495, %171
  %497 = getelementptr double, ptr %446, i64 %496
  %498 = load double, ptr %497, align 8
  %499 = fmul double %474, %498
  %500 = getelementptr double, ptr %460, i64 %496
  %501 = load double, ptr %500, align 8
  %502 = fsub double %501, %499
  store double %502, ptr %500, align 8
  %503 = add nuw nsw i64 %495, 1
  %504 = icmp eq i64 %503, %322
  br i1 %504, label %455, label %494

505:                                              ; preds = %455, %432
  %506 = add nuw nsw i64 %355, 1
  %507 = icmp eq i64 %443, %321
  br i1 %507, label %508, label %354

508:                                              ; preds = %505, %388
  %509 = phi i32 [ %365, %388 ], [ %317, %505 ]
  %510 = icmp sgt i32 %509, 0
  br i1 %510, label %511, label %620

511:                                              ; preds = %508
  %512 = load ptr, ptr %162, align 8
  %513 = load ptr, ptr %34, align 8
  %514 = getelementptr inbounds nuw i8, ptr %162, i64 8
  %515 = zext nneg i32 %509 to i64
  %516 = load ptr, ptr %514, align 8
  %517 = icmp ult i32 %167, 2
  %518 = and i64 %322, 4294967294
  %519 = icmp eq i64 %518, %322
  br label %520

520:                                              ; preds = %593, %511
  %521 = phi i64 [ 0, %511 ], [ %597, %593 ]
  %522 = getelementptr inbounds nuw double, ptr %177, i64 %521
  %523 = load double, ptr %522, align 8
  %524 = fptosi double %523 to i32
  %525 = sext i32 %524 to i64
  %526 = getelementptr inbounds i32, ptr %512, i64 %525
  %527 = load i32, ptr %526, align 4
  %528 = sext i32 %527 to i64
  %529 = mul nsw i64 %528, %19
  %530 = getelementptr inbounds double, ptr %170, i64 %529
  %531 = getelementptr inbounds double, ptr %80, i64 %528
  %532 = load double, ptr %531, align 8
  %533 = tail call double @llvm.fabs.f64(double %532)
  %534 = getelementptr inbounds double, ptr %513, i64 %528
  %535 = load double, ptr %534, align 8
  %536 = fcmp ogt double %533, %535
  %537 = select i1 %536, double %532, double 0.000000e+00
  br i1 %26, label %542, label %538

538:                                              ; preds = %542, %520
  %539 = phi double [ %537, %520 ], [ %553, %542 ]
  %540 = mul nuw nsw i64 %521, %172
  %541 = getelementptr double, ptr %174, i64 %540
  br label %556

542:                                              ; preds = %520, %542
  %543 = phi i64 [ %554, %542 ], [ 0, %520 ]
  %544 = phi double [ %553, %542 ], [ %537, %520 ]
  %545 = getelementptr inbounds nuw double, ptr %530, i64 %543
  %546 = load double, ptr %545, align 8
  %547 = getelementptr inbounds nuw double, ptr %163, i64 %543
  %548 = load double, ptr %547, align 8
  %549 = fmul double %546, %548
  %550 = getelementptr inbounds nuw double, ptr %84, i64 %543
  %551 = load double, ptr %550, align 8
  %552 = fmul double %549, %551
  %553 = fadd double %544, %552
  %554 = add nuw nsw i64 %543, 1
  %555 = icmp eq i64 %554, %27
  br i1 %555, label %538, label %542

556:                                              ; preds = %556, %538
  %557 = phi i64 [ 0, %538 ], [ %570, %556 ]
  %558 = phi double [ 0.000000e+00, %538 ], [ %569, %556 ]
  %559 = getelementptr inbounds nuw i32, ptr %516, i64 %557
  %560 = load i32, ptr %559, align 4
  %561 = sext i32 %560 to i64
  %562 = getelementptr inbounds double, ptr %530, i64 %561
  %563 = load double, ptr %562, align 8
  %564 = getelementptr inbounds double, ptr %163, i64 %561
  %565 = load double, ptr %564, align 8
  %566 = fmul double %563, %565
  %567 = getelementptr double, ptr %541, i64 %557
  store double %566, ptr %567, align 8
  %568 = tail call double @llvm.fabs.f64(double %566)
  %569 = tail call double @llvm.maxnum.f64(double %558, double %568)
  %570 = add nuw nsw i64 %557, 1
  %571 = icmp eq i64 %570, %322
  br i1 %571, label %572, label %556

572:                                              ; preds = %556
  br i1 %517, label %584, label %573

573:                                              ; preds = %572
  %574 = insertelement <2 x double> poison, double %569, i64 0
  %575 = shufflevector <2 x double> %574, <2 x double> poison, <2 x i32> zeroinitializer
  br label %576

576:                                              ; preds = %576, %573
  %577 = phi i64 [ 0, %573 ], [ %581, %576 ]
  %578 = getelementptr double, ptr %541, i64 %577
  %579 = load <2 x double>, ptr %578, align 8
  %580 = fdiv <2 x double> %579, %575
  store <2 x double> %580, ptr %578, align 8
  %581 = add nuw i64 %577, 2
  %582 = icmp eq i64 %581, %518
  br i1 %582, label %583, label %576

583:                                              ; preds = %576
  br i1 %519, label %593, label %584

584:                                              ; preds = %572, %583
  %585 = phi i64 [ 0, %572 ], [ %518, %583 ]
  br label %586

586:                                              ; preds = %584, %586
  %587 = phi i64 [ %591, %586 ], [ %585, %584 ]
  %588 = getelementptr double, ptr %541, i64 %587
  %589 = load double, ptr %588, align 8
  %590 = fdiv double %589, %569
  store double %590, ptr %588, align 8
  %591 = add nuw nsw i64 %587, 1
  %592 = icmp eq i64 %591, %322
  br i1 %592, label %593, label %586

593:                                              ; preds = %586, %583
  %594 = fneg double %539
  %595 = fdiv double %594, %569
  %596 = getelementptr inbounds nuw double, ptr %178, i64 %521
  store double %595, ptr %596, align 8
  %597 = add nuw nsw i64 %521, 1
  %598 = icmp eq i64 %597, %515
  br i1 %598, label %599, label %520

599:                                              ; preds = %593
  %600 = shl nsw i64 %171, 3
  %601 = add nsw i64 %600, 8
  %602 = mul i64 %601, %172
  %603 = shl nsw i64 %172, 3
  %604 = add nsw i64 %603, 8
  %605 = add nsw i64 %600, -8
  %606 = shl nuw nsw i64 %515, 3
  %607 = add nsw i64 %605, %606
  %608 = mul i64 %607, %172
  %609 = shl nuw nsw i64 %322, 3
  %610 = getelementptr i8, ptr %109, i64 %608
  %611 = getelementptr i8, ptr %610, i64 %609
  %612 = shl nsw i64 %172, 3
  %613 = mul i64 %612, %171
  %614 = shl nsw i64 %172, 3
  %615 = getelementptr i8, ptr %148, i64 %602
  %616 = getelementptr i8, ptr %150, i64 %613
  %617 = getelementptr i8, ptr %152, i64 %613
  %618 = getelementptr i8, ptr %617, i64 %609
  %619 = icmp slt i32 %167, 0
  br label %627

620:                                              ; preds = %726, %508, %316
  %621 = phi i32 [ 0, %316 ], [ %509, %508 ], [ %509, %726 ]
  %622 = phi i1 [ false, %316 ], [ false, %508 ], [ true, %726 ]
  %623 = icmp sgt i32 %167, 0
  br i1 %623, label %624, label %729

624:                                              ; preds = %620
  %625 = zext nneg i32 %167 to i64
  %626 = shl nuw nsw i64 %625, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %180, i8 0, i64 %626, i1 false)
  br label %729

627:                                              ; preds = %599, %726
  %628 = phi i64 [ %727, %726 ], [ 1, %599 ]
  %629 = phi i64 [ %667, %726 ], [ 0, %599 ]
  %630 = phi double [ %653, %726 ], [ 0.000000e+00, %599 ]
  %631 = sub nsw i64 %322, %629
  %632 = mul i64 %604, %629
  %633 = getelementptr i8, ptr %615, i64 %632
  %634 = getelementptr i8, ptr %616, i64 %632
  %635 = mul i64 %614, %629
  %636 = getelementptr i8, ptr %618, i64 %635
  %637 = mul nsw i64 %629, %172
  %638 = getelementptr inbounds double, ptr %174, i64 %637
  %639 = icmp slt i64 %629, %172
  br i1 %639, label %640, label %651

640:                                              ; preds = %627, %640
  %641 = phi i64 [ %647, %640 ], [ %629, %627 ]
  %642 = phi double [ %646, %640 ], [ 0.000000e+00, %627 ]
  %643 = getelementptr inbounds nuw double, ptr %638, i64 %641
  %644 = load double, ptr %643, align 8
  %645 = fmul double %644, %644
  %646 = fadd double %642, %645
  %647 = add nuw nsw i64 %641, 1
  %648 = icmp eq i64 %647, %322
  br i1 %648, label %649, label %640

649:                                              ; preds = %640
  %650 = tail call double @llvm.sqrt.f64(double %646)
  br label %651

651:                                              ; preds = %649, %627
  %652 = phi double [ 0.000000e+00, %627 ], [ %650, %649 ]
  %653 = tail call double @llvm.maxnum.f64(double %630, double %652)
  %654 = fmul double %653, 0x3DA5FD7FE1796495
  %655 = fcmp ogt double %652, %654
  br i1 %655, label %656, label %42

656:                                              ; preds = %651
  %657 = getelementptr inbounds nuw double, ptr %638, i64 %629
  %658 = load double, ptr %657, align 8
  %659 = fcmp ogt double %658, 0.000000e+00
  %660 = fneg double %652
  %661 = select i1 %659, double %660, double %652
  %662 = getelementptr inbounds nuw double, ptr %179, i64 %629
  store double %661, ptr %662, align 8
  %663 = load double, ptr %657, align 8
  %664 = fsub double %661, %663
  %665 = fmul double %661, %664
  %666 = fsub double %663, %661
  store double %666, ptr %657, align 8
  %667 = add nuw nsw i64 %629, 1
  %668 = icmp samesign ult i64 %667, %515
  br i1 %668, label %669, label %726

669:                                              ; preds = %656
  %670 = icmp ult i64 %631, 4
  %671 = icmp ult ptr %633, %636
  %672 = icmp ult ptr %634, %611
  %673 = and i1 %671, %672
  %674 = or i1 %673, %619
  %675 = and i64 %631, -2
  %676 = add i64 %629, %675
  %677 = icmp eq i64 %631, %675
  br label %681

678:                                              ; preds = %716, %702, %681
  %679 = add nuw nsw i64 %682, 1
  %680 = icmp eq i64 %679, %515
  br i1 %680, label %726, label %681

681:                                              ; preds = %669, %678
  %682 = phi i64 [ %679, %678 ], [ %628, %669 ]
  %683 = mul nsw i64 %682, %172
  %684 = getelementptr inbounds double, ptr %174, i64 %683
  br i1 %639, label %705, label %678

685:                                              ; preds = %705
  %686 = fdiv double %713, %665
  %687 = select i1 %670, i1 true, i1 %674
  br i1 %687, label %703, label %688

688:                                              ; preds = %685
  %689 = insertelement <2 x double> poison, double %686, i64 0
  %690 = shufflevector <2 x double> %689, <2 x double> poison, <2 x i32> zeroinitializer
  br label %691

691:                                              ; preds = %691, %688
  %692 = phi i64 [ 0, %688 ], [ %700, %691 ]
  %693 = add i64 %629, %692
  %694 = getelementptr inbounds nuw double, ptr %638, i64 %693
  %695 = load <2 x double>, ptr %694, align 8
  %696 = fmul <2 x double> %690, %695
  %697 = getelementptr inbounds nuw double, ptr %684, i64 %693
  %698 = load <2 x double>, ptr %697, align 8
  %699 = fsub <2 x double> %698, %696
  store <2 x double> %699, ptr %697, align 8
  %700 = add nuw i64 %692, 2
  %701 = icmp eq i64 %700, %675
  br i1 %701, label %702, label %691

702:                                              ; preds = %691
  br i1 %677, label %678, label %703

703:                                              ; preds = %685, %702
  %704 = phi i64 [ %676, %702 ], [ %629, %685 ]
  br label %716

705:                                              ; preds = %681, %705
  %706 = phi i64 [ %714, %705 ], [ %629, %681 ]
  %707 = phi double [ %713, %705 ], [ 0.000000e+00, %681 ]
  %708 = getelementptr inbounds nuw double, ptr %684, i64 %706
  %709 = load double, ptr %708, align 8
  %710 = getelementptr inbounds nuw double, ptr %638, i64 %706
  %711 = load double, ptr %710, align 8
  %712 = fmul double %709, %711
  %713 = fadd double %707, %712
  %714 = add nuw nsw i64 %706, 1
  %715 = icmp eq i64 %714, %322
  br i1 %715, label %685, label %705

716:                                              ; preds = %703, %716
  %717 = phi i64 [ %724, %716 ], [ %704, %703 ]
  %718 = getelementptr inbounds nuw double, ptr %638, i64 %717
  %719 = load double, ptr %718, align 8
  %720 = fmul double %686, %719
  %721 = getelementptr inbounds nuw double, ptr %684, i64 %717
  %722 = load double, ptr %721, align 8
  %723 = fsub double %722, %720
  store double %723, ptr %721, align 8
  %724 = add nuw nsw i64 %717, 1
  %725 = icmp eq i64 %724, %322
  br i1 %725, label %678, label %716

726:                                              ; preds = %678, %656
  %727 = add nuw nsw i64 %628, 1
  %728 = icmp eq i64 %667, %515
  br i1 %728, label %620, label %627

729:                                              ; preds = %624, %620
  br i1 %622, label %730, label %858

730:                                              ; preds = %729
  %731 = zext i32 %621 to i64
  br label %732

732:                                              ; preds = %751, %730
  %733 = phi i64 [ 0, %730 ], [ %757, %751 ]
  %734 = getelementptr inbounds nuw double, ptr %178, i64 %733
  %735 = load double, ptr %734, align 8
  %736 = icmp eq i64 %733, 0
  br i1 %736, label %751, label %737

737:                                              ; preds = %732
  %738 = mul nsw i64 %733, %172
  %739 = getelementptr double, ptr %174, i64 %738
  br label %740

740:                                              ; preds = %740, %737
  %741 = phi i64 [ 0, %737 ], [ %749, %740 ]
  %742 = phi double [ %735, %737 ], [ %748, %740 ]
  %743 = getelementptr double, ptr %739, i64 %741
  %744 = load double, ptr %743, align 8
  %745 = getelementptr inbounds nuw double, ptr %180, i64 %741
  %746 = load double, ptr %745, align 8
  %747 = fmul double %744, %746
  %748 = fsub double %742, %747
  %749 = add nuw nsw i64 %741, 1
  %750 = icmp eq i64 %749, %733
  br i1 %750, label %751, label %740

751:                                              ; preds = %740, %732
  %752 = phi double [ %735, %732 ], [ %748, %740 ]
  %753 = getelementptr inbounds nuw double, ptr %179, i64 %733
  %754 = load double, ptr %753, align 8
  %755 = fdiv double %752, %754
  %756 = getelementptr inbounds nuw double, ptr %180, i64 %733
  store double %755, ptr %756, align 8
  %757 = add nuw nsw i64 %733, 1
  %758 = icmp eq i64 %757, %731
  br i1 %758, label %759, label %732

759:                                              ; preds = %751
  %760 = shl nsw i64 %172, 4
  %761 = add nsw i64 %760, 32
  %762 = mul i64 %761, %171
  %763 = add i64 %105, %762
  %764 = shl nsw i64 %172, 3
  %765 = add i64 %763, %764
  %766 = shl nuw nsw i64 %731, 3
  %767 = add i64 %765, %766
  %768 = add nsw i64 %19, %172
  %769 = shl nsw i64 %768, 4
  %770 = getelementptr i8, ptr %106, i64 %762
  %771 = getelementptr i8, ptr %770, i64 %769
  %772 = shl nsw i64 %171, 3
  %773 = add nsw i64 %772, -8
  %774 = add nsw i64 %773, %766
  %775 = mul i64 %774, %172
  %776 = sub nuw nsw i64 -8, %764
  %777 = add i64 %83, %172
  %778 = shl i64 %777, 3
  %779 = mul nsw i64 %172, -8
  %780 = add nsw i64 %172, 1
  %781 = sub nsw i64 %780, %731
  %782 = getelementptr i8, ptr %155, i64 %775
  %783 = getelementptr i8, ptr %782, i64 %766
  %784 = getelementptr i8, ptr %156, i64 %775
  %785 = getelementptr i8, ptr %784, i64 %778
  br label %789

786:                                              ; preds = %848, %844, %789
  %787 = icmp samesign ugt i64 %791, 1
  %788 = add i64 %790, 1
  br i1 %787, label %789, label %858

789:                                              ; preds = %759, %786
  %790 = phi i64 [ 0, %759 ], [ %788, %786 ]
  %791 = phi i64 [ %731, %759 ], [ %800, %786 ]
  %792 = add i64 %781, %790
  %793 = shl i64 %790, 3
  %794 = sub i64 %767, %793
  %795 = getelementptr i8, ptr %80, i64 %794
  %796 = mul i64 %776, %790
  %797 = getelementptr i8, ptr %783, i64 %796
  %798 = mul i64 %779, %790
  %799 = getelementptr i8, ptr %785, i64 %798
  %800 = add nsw i64 %791, -1
  %801 = mul nsw i64 %800, %172
  %802 = getelementptr inbounds double, ptr %174, i64 %801
  %803 = icmp sgt i64 %791, %172
  br i1 %803, label %786, label %804

804:                                              ; preds = %789, %804
  %805 = phi i64 [ %813, %804 ], [ %800, %789 ]
  %806 = phi double [ %812, %804 ], [ 0.000000e+00, %789 ]
  %807 = getelementptr inbounds double, ptr %802, i64 %805
  %808 = load double, ptr %807, align 8
  %809 = getelementptr inbounds double, ptr %180, i64 %805
  %810 = load double, ptr %809, align 8
  %811 = fmul double %808, %810
  %812 = fadd double %806, %811
  %813 = add nsw i64 %805, 1
  %814 = icmp eq i64 %813, %172
  br i1 %814, label %815, label %804

815:                                              ; preds = %804
  %816 = getelementptr inbounds nuw double, ptr %179, i64 %800
  %817 = load double, ptr %816, align 8
  %818 = fneg double %817
  %819 = getelementptr inbounds nuw double, ptr %802, i64 %800
  %820 = load double, ptr %819, align 8
  %821 = fmul double %820, %818
  %822 = fdiv double %812, %821
  %823 = icmp ult i64 %792, 2
  br i1 %823, label %846, label %824

824:                                              ; preds = %815
  %825 = icmp ult ptr %795, %799
  %826 = icmp ult ptr %797, %771
  %827 = and i1 %825, %826
  br i1 %827, label %846, label %828

828:                                              ; preds = %824
  %829 = and i64 %792, -2
  %830 = add i64 %800, %829
  %831 = insertelement <2 x double> poison, double %822, i64 0
  %832 = shufflevector <2 x double> %831, <2 x double> poison, <2 x i32> zeroinitializer
  br label %833

833:                                              ; preds = %833, %828
  %834 = phi i64 [ 0, %828 ], [ %842, %833 ]
  %835 = add i64 %800, %834
  %836 = getelementptr inbounds double, ptr %802, i64 %835
  %837 = load <2 x double>, ptr %836, align 8
  %838 = fmul <2 x double> %832, %837
  %839 = getelementptr inbounds double, ptr %180, i64 %835
  %840 = load <2 x double>, ptr %839, align 8
  %841 = fsub <2 x double> %840, %838
  store <2 x double> %841, ptr %839, align 8
  %842 = add nuw i64 %834, 2
  %843 = icmp eq i64 %842, %829
  br i1 %843, label %844, label %833

844:                                              ; preds = %833
  %845 = icmp eq i64 %792, %829
  br i1 %845, label %786, label %846

846:                                              ; preds = %824, %815, %844
  %847 = phi i64 [ %800, %824 ], [ %800, %815 ], [ %830, %844 ]
  br label %848

848:                                              ; preds = %846, %848
  %849 = phi i64 [ %856, %848 ], [ %847, %846 ]
  %850 = getelementptr inbounds double, ptr %802, i64 %849
  %851 = load double, ptr %850, align 8
  %852 = fmul double %822, %851
  %853 = getelementptr inbounds double, ptr %180, i64 %849
  %854 = load double, ptr %853, align 8
  %855 = fsub double %854, %852
  store double %855, ptr %853, align 8
  %856 = add nsw i64 %849, 1
  %857 = icmp eq i64 %856, %172
  br i1 %857, label %786, label %848

858:                                              ; preds = %786, %729
  br i1 %623, label %859, label %873

859:                                              ; preds = %858
  %860 = getelementptr inbounds nuw i8, ptr %162, i64 8
  %861 = load ptr, ptr %860, align 8
  %862 = zext nneg i32 %167 to i64
  br label %863

863:                                              ; preds = %863, %859
  %864 = phi i64 [ 0, %859 ], [ %871, %863 ]
  %865 = getelementptr inbounds nuw double, ptr %180, i64 %864
  %866 = load double, ptr %865, align 8
  %867 = getelementptr inbounds nuw i32, ptr %861, i64 %864
  %868 = load i32, ptr %867, align 4
  %869 = sext i32 %868 to i64
  %870 = getelementptr inbounds double, ptr %84, i64 %869
  store double %866, ptr %870, align 8
  %871 = add nuw nsw i64 %864, 1
  %872 = icmp eq i64 %871, %862
  br i1 %872, label %873, label %863

873:                                              ; preds = %863, %858
  %874 = load ptr, ptr %30, align 8
  %875 = getelementptr inbounds nuw %struct.Kind, ptr %874, i64 %160
  %876 = getelementptr inbounds nuw i8, ptr %875, i64 16
  %877 = load i32, ptr %876, align 8
  %878 = getelementptr inbounds nuw i8, ptr %875, i64 20
  %879 = load i32, ptr %878, align 4
  %880 = add nsw i32 %879, %877
  %881 = sext i32 %880 to i64
  %882 = getelementptr inbounds double, ptr %161, i64 %881
  %883 = add nuw nsw i64 %160, 1
  %884 = load i32, ptr %29, align 4
  %885 = sext i32 %884 to i64
  %886 = icmp slt i64 %883, %885
  br i1 %886, label %158, label %157

887:                                              ; preds = %157, %894
  %888 = phi i64 [ %905, %894 ], [ 0, %157 ]
  %889 = phi double [ %904, %894 ], [ 0.000000e+00, %157 ]
  %890 = getelementptr inbounds nuw double, ptr %84, i64 %888
  %891 = load double, ptr %890, align 8
  %892 = tail call double @llvm.fabs.f64(double %891)
  %893 = fcmp ueq double %892, 0x7FF0000000000000
  br i1 %893, label %42, label %894

894:                                              ; preds = %887
  %895 = load ptr, ptr %31, align 8
  %896 = getelementptr inbounds nuw double, ptr %895, i64 %888
  %897 = load double, ptr %896, align 8
  %898 = fmul double %891, %897
  %899 = getelementptr inbounds nuw double, ptr %4, i64 %888
  %900 = load double, ptr %899, align 8
  %901 = fadd double %900, %898
  store double %901, ptr %899, align 8
  %902 = load double, ptr %890, align 8
  %903 = tail call double @llvm.fabs.f64(double %902)
  %904 = tail call double @llvm.maxnum.f64(double %889, double %903)
  %905 = add nuw nsw i64 %888, 1
  %906 = icmp eq i64 %905, %27
  br i1 %906, label %907, label %887

907:                                              ; preds = %894
  %908 = add nuw nsw i32 %79, 1
  %909 = icmp samesign ult i32 %79, 5
  %910 = fcmp ogt double %904, 1.000000e-08
  %911 = select i1 %909, i1 %910, i1 false
  br i1 %911, label %78, label %42

912:                                              ; preds = %75, %912
  %913 = phi i64 [ %925, %912 ], [ %76, %75 ]
  %914 = phi double [ %924, %912 ], [ %77, %75 ]
  %915 = getelementptr inbounds nuw double, ptr %4, i64 %913
  %916 = load double, ptr %915, align 8
  %917 = getelementptr inbounds nuw double, ptr %20, i64 %913
  %918 = load double, ptr %917, align 8
  %919 = fsub double %916, %918
  %920 = tail call double @llvm.fabs.f64(double %919)
  %921 = getelementptr inbounds nuw double, ptr %45, i64 %913
  %922 = load double, ptr %921, align 8
  %923 = fdiv double %920, %922
  %924 = tail call double @llvm.maxnum.f64(double %914, double %923)
  %925 = add nuw nsw i64 %913, 1
  %926 = icmp eq i64 %925, %27
  br i1 %926, label %927, label %912

927:                                              ; preds = %157, %912, %69, %42
  %928 = phi double [ %43, %42 ], [ %43, %69 ], [ %43, %912 ], [ 0.000000e+00, %157 ]
  %929 = phi double [ 0.000000e+00, %42 ], [ %72, %69 ], [ %924, %912 ], [ 0.000000e+00, %157 ]
  %930 = fcmp oge double %928, 0.000000e+00
  %931 = fcmp ole double %928, 1.000000e-08
  %932 = and i1 %930, %931
  br i1 %932, label %933, label %998

933:                                              ; preds = %927
  %934 = fcmp ugt double %929, 1.000000e-03
  br i1 %934, label %935, label %939

935:                                              ; preds = %933
  %936 = load double, ptr %1, align 8
  %937 = fdiv double %929, %936
  %938 = fcmp ugt double %937, 1.000000e+02
  br i1 %938, label %998, label %939

939:                                              ; preds = %935, %933
  %940 = load double, ptr %23, align 8
  %941 = load double, ptr %24, align 8
  %942 = load ptr, ptr %7, align 8
  %943 = fcmp olt double %3, %940
  %944 = fcmp ogt double %3, %941
  %945 = select i1 %944, double %941, double %3
  %946 = select i1 %943, double %940, double %945
  %947 = load ptr, ptr %25, align 8
  %948 = tail call i32 %942(double noundef %946, ptr noundef %4, ptr noundef %947, ptr noundef null, ptr noundef %11) #13
  %949 = icmp eq i32 %948, 0
  br i1 %949, label %950, label %998

950:                                              ; preds = %939
  %951 = getelementptr inbounds nuw i8, ptr %2, i64 40
  store double 0.000000e+00, ptr %951, align 8
  %952 = load i32, ptr %12, align 8
  %953 = icmp sgt i32 %952, 0
  br i1 %953, label %954, label %999

954:                                              ; preds = %950
  %955 = zext nneg i32 %952 to i64
  %956 = icmp ult i32 %952, 8
  br i1 %956, label %986, label %957

957:                                              ; preds = %954
  %958 = getelementptr i8, ptr %2, i64 48
  %959 = shl nuw nsw i64 %955, 3
  %960 = getelementptr i8, ptr %11, i64 %959
  %961 = icmp ult ptr %951, %960
  %962 = icmp ult ptr %11, %958
  %963 = and i1 %961, %962
  br i1 %963, label %986, label %964

964:                                              ; preds = %957
  %965 = and i64 %955, 2147483646
  br label %966

966:                                              ; preds = %966, %964
  %967 = phi i64 [ 0, %964 ], [ %974, %966 ]
  %968 = phi <2 x double> [ zeroinitializer, %964 ], [ %973, %966 ]
  %969 = getelementptr inbounds nuw double, ptr %11, i64 %967
  %970 = load <2 x double>, ptr %969, align 8
  %971 = freeze <2 x double> %970
  %972 = tail call <2 x double> @llvm.fabs.v2f64(<2 x double> %971)
  %973 = tail call <2 x double> @llvm.maxnum.v2f64(<2 x double> %968, <2 x double> %972)
  %974 = add nuw i64 %967, 2
  %975 = fcmp uno <2 x double> %971, zeroinitializer
  %976 = bitcast <2 x i1> %975 to i2
  %977 = icmp ne i2 %976, 0
  %978 = icmp eq i64 %974, %965
  %979 = or i1 %977, %978
  br i1 %979, label %980, label %966

980:                                              ; preds = %966
  %981 = select i1 %977, <2 x double> %968, <2 x double> %973
  %982 = select i1 %977, i64 %967, i64 %965
  %983 = tail call double @llvm.vector.reduce.fmax.v2f64(<2 x double> %981)
  store double %983, ptr %951, align 8
  %984 = icmp ne i64 %965, %955
  %985 = or i1 %984, %977
  br i1 %985, label %986, label %999

986:                                              ; preds = %957, %954, %980
  %987 = phi i64 [ 0, %957 ], [ 0, %954 ], [ %982, %980 ]
  %988 = phi double [ 0.000000e+00, %957 ], [ 0.000000e+00, %954 ], [ %983, %980 ]
  br label %989

989:                                              ; preds = %986, %989
  %990 = phi i64 [ %996, %989 ], [ %987, %986 ]
  %991 = phi double [ %995, %989 ], [ %988, %986 ]
  %992 = getelementptr inbounds nuw double, ptr %11, i64 %990
  %993 = load double, ptr %992, align 8
  %994 = tail call double @llvm.fabs.f64(double %993)
  %995 = tail call double @llvm.maxnum.f64(double %991, double %994)
  store double %995, ptr %951, align 8
  %996 = add nuw nsw i64 %990, 1
  %997 = icmp eq i64 %996, %955
  br i1 %997, label %999, label %989

998:                                              ; preds = %939, %935, %927
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %20, i64 %21, i1 false)
  br label %999

999:                                              ; preds = %989, %980, %950, %998
  %1000 = phi i32 [ 1, %998 ], [ 0, %950 ], [ 0, %980 ], [ 0, %989 ]
  ret i32 %1000
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maxnum.f64(double, double) #4

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local range(i64 -47244640256, 47244640235) i64 @dop853_space(ptr noundef readonly captures(none) %0) local_unnamed_addr #5 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %3 = load i32, ptr %2, align 8
  %4 = sext i32 %3 to i64
  %5 = mul nsw i64 %4, 20
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %7 = load i32, ptr %6, align 4
  %8 = sext i32 %7 to i64
  %9 = shl nsw i64 %8, 1
  %10 = add nsw i64 %9, %5
  ret i64 %10
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local i64 @dop853_record(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %3 = load i32, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %5 = load i32, ptr %4, align 4
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %31, label %9

9:                                                ; preds = %1
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 44
  %11 = load i32, ptr %10, align 4
  %12 = tail call i32 @llvm.smax.i32(i32 %11, i32 0)
  %13 = zext nneg i32 %12 to i64
  %14 = icmp slt i32 %11, 1
  br i1 %14, label %31, label %15

15:                                               ; preds = %9
  %16 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %17 = load ptr, ptr %16, align 8
  br label %18

18:                                               ; preds = %18, %15
  %19 = phi i64 [ 0, %15 ], [ %28, %18 ]
  %20 = phi i64 [ 0, %15 ], [ %29, %18 ]
  %21 = getelementptr inbounds nuw %struct.Kind, ptr %17, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 16
  %23 = load i32, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 20
  %25 = load i32, ptr %24, align 4
  %26 = add nsw i32 %25, %23
  %27 = sext i32 %26 to i64
  %28 = add nsw i64 %19, %27
  %29 = add nuw nsw i64 %20, 1
  %30 = icmp eq i64 %29, %13
  br i1 %30, label %31, label %18

31:                                               ; preds = %18, %1, %9
  %32 = phi i64 [ 0, %1 ], [ 0, %9 ], [ %28, %18 ]
  %33 = sext i32 %3 to i64
  %34 = shl nsw i64 %33, 3
  %35 = add nsw i32 %5, 1
  %36 = sext i32 %35 to i64
  %37 = or disjoint i64 %34, 2
  %38 = add nsw i64 %37, %36
  %39 = add i64 %38, %32
  ret i64 %39
}

; Function Attrs: nounwind
define dso_local range(i32 1, 3) i32 @dop853_start(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) initializes((16, 40)) %2, double noundef %3) local_unnamed_addr #2 {
  %5 = tail call fastcc i32 @begin(ptr noundef %0, ptr noundef %1, ptr noundef %2, double noundef %3, i32 noundef 7)
  ret i32 %5
}

; Function Attrs: nounwind
define internal fastcc range(i32 1, 3) i32 @begin(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) initializes((16, 40)) %2, double noundef %3, i32 noundef range(i32 2, 8) %4) unnamed_addr #2 {
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %7, i8 0, i64 16, i1 false)
  %8 = load double, ptr %2, align 8
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 56
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
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %25 = load i32, ptr %24, align 4
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %34, label %27

27:                                               ; preds = %22
  %28 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %31 = load ptr, ptr %30, align 8
  %32 = sext i32 %25 to i64
  %33 = shl nsw i64 %32, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %29, ptr align 8 %31, i64 %33, i1 false)
  br label %34

34:                                               ; preds = %22, %27
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %38 = load ptr, ptr %37, align 8
  %39 = tail call i32 %13(double noundef %23, ptr noundef %10, ptr noundef %36, ptr noundef %38, ptr noundef %12) #13
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %301

41:                                               ; preds = %34
  %42 = load i32, ptr %24, align 4
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %50, label %44

44:                                               ; preds = %41
  %45 = getelementptr inbounds nuw i8, ptr %2, i64 64
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
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 48
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
  %198 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %199 = load ptr, ptr %198, align 8
  %200 = shl nsw i64 %58, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %55, ptr align 8 %199, i64 %200, i1 false)
  %201 = load ptr, ptr %37, align 8
  br label %202

202:                                              ; preds = %197, %194
  %203 = phi ptr [ %55, %194 ], [ %201, %197 ]
  %204 = load ptr, ptr %35, align 8
  %205 = tail call i32 %186(double noundef %195, ptr noundef %59, ptr noundef %204, ptr noundef %203, ptr noundef %61) #13
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
define dso_local range(i32 0, 4) i32 @dop853_advance(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i64 noundef %3, ptr noundef captures(none) %4) local_unnamed_addr #2 {
  %6 = tail call fastcc i32 @explicit_advance(ptr noundef nonnull @DOP853, ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4)
  ret i32 %6
}

; Function Attrs: nounwind
define internal fastcc range(i32 0, 4) i32 @explicit_advance(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3, i64 noundef %4, ptr noundef captures(none) %5) unnamed_addr #2 {
  %7 = ptrtoint ptr %5 to i64
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %9 = load i32, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %11 = load i32, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %13 = load i32, ptr %12, align 4
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %39, label %17

17:                                               ; preds = %6
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 44
  %19 = load i32, ptr %18, align 4
  %20 = tail call i32 @llvm.smax.i32(i32 %19, i32 0)
  %21 = zext nneg i32 %20 to i64
  %22 = icmp slt i32 %19, 1
  br i1 %22, label %39, label %23

23:                                               ; preds = %17
  %24 = getelementptr inbounds nuw i8, ptr %15, i64 32
  %25 = load ptr, ptr %24, align 8
  br label %26

26:                                               ; preds = %26, %23
  %27 = phi i64 [ 0, %23 ], [ %36, %26 ]
  %28 = phi i64 [ 0, %23 ], [ %37, %26 ]
  %29 = getelementptr inbounds nuw %struct.Kind, ptr %25, i64 %28
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 16
  %31 = load i32, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %29, i64 20
  %33 = load i32, ptr %32, align 4
  %34 = add nsw i32 %33, %31
  %35 = sext i32 %34 to i64
  %36 = add nsw i64 %27, %35
  %37 = add nuw nsw i64 %28, 1
  %38 = icmp eq i64 %37, %21
  br i1 %38, label %39, label %26

39:                                               ; preds = %26, %6, %17
  %40 = phi i64 [ 0, %6 ], [ 0, %17 ], [ %36, %26 ]
  %41 = add i32 %9, 1
  %42 = sext i32 %41 to i64
  %43 = sext i32 %11 to i64
  %44 = mul nsw i64 %42, %43
  %45 = add i32 %13, 1
  %46 = sext i32 %45 to i64
  %47 = add nsw i64 %44, 2
  %48 = add i64 %47, %46
  %49 = add i64 %48, %40
  %50 = icmp sgt i64 %4, 0
  %51 = load double, ptr %3, align 8
  br i1 %50, label %52, label %1339

52:                                               ; preds = %39
  %53 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %54 = getelementptr inbounds nuw i8, ptr %3, i64 88
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %59 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %60 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %61 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %62 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %65 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %66 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %67 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %68 = getelementptr inbounds nuw i8, ptr %3, i64 64
  %69 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %71 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %79 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %80 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %81 = getelementptr inbounds nuw i8, ptr %3, i64 80
  %82 = getelementptr inbounds nuw i8, ptr %3, i64 72
  %83 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %84 = add i64 %7, 16
  %85 = shl i64 %49, 3
  br label %89

86:                                               ; preds = %1313
  %87 = add nuw nsw i64 %91, 1
  %88 = icmp eq i64 %87, %4
  br i1 %88, label %1339, label %89

89:                                               ; preds = %52, %86
  %90 = phi double [ %51, %52 ], [ %249, %86 ]
  %91 = phi i64 [ 0, %52 ], [ %87, %86 ]
  %92 = mul i64 %85, %91
  %93 = add i64 %84, %92
  %94 = load double, ptr %53, align 8
  %95 = fcmp olt double %90, %94
  br i1 %95, label %96, label %1339

96:                                               ; preds = %89
  %97 = mul nsw i64 %91, %49
  %98 = getelementptr inbounds double, ptr %5, i64 %97
  %99 = load i32, ptr %10, align 8
  %100 = load ptr, ptr %54, align 8
  %101 = ptrtoint ptr %100 to i64
  %102 = load i32, ptr %12, align 4
  %103 = sext i32 %102 to i64
  %104 = getelementptr double, ptr %100, i64 %103
  %105 = load i32, ptr %0, align 8
  %106 = sext i32 %105 to i64
  %107 = sext i32 %99 to i64
  %108 = mul nsw i64 %106, %107
  %109 = getelementptr double, ptr %104, i64 %108
  %110 = load i32, ptr %55, align 4
  %111 = add i32 %110, 1
  %112 = sext i32 %111 to i64
  %113 = mul nsw i64 %112, %107
  %114 = getelementptr double, ptr %109, i64 %113
  %115 = getelementptr double, ptr %114, i64 %107
  %116 = getelementptr inbounds double, ptr %115, i64 %107
  %117 = getelementptr inbounds double, ptr %116, i64 %107
  %118 = getelementptr inbounds double, ptr %117, i64 %107
  %119 = tail call double @llvm.fabs.f64(double %90)
  %120 = tail call double @nextafter(double noundef %119, double noundef 0x7FF0000000000000) #14
  %121 = fsub double %120, %119
  %122 = fmul double %121, 1.000000e+01
  %123 = load i32, ptr %56, align 4
  %124 = add nsw i32 %123, 1
  %125 = sitofp i32 %124 to double
  %126 = fdiv double -1.000000e+00, %125
  %127 = load i32, ptr %57, align 8
  %128 = icmp sgt i32 %127, %105
  br i1 %128, label %129, label %135

129:                                              ; preds = %96
  %130 = load ptr, ptr %14, align 8
  %131 = icmp eq ptr %130, null
  br i1 %131, label %132, label %135

132:                                              ; preds = %129
  %133 = load i32, ptr %58, align 8
  %134 = icmp eq i32 %133, 0
  br label %135

135:                                              ; preds = %132, %129, %96
  %136 = phi i1 [ false, %129 ], [ false, %96 ], [ %134, %132 ]
  %137 = load double, ptr %59, align 8
  %138 = load double, ptr %60, align 8
  %139 = tail call double @llvm.minnum.f64(double %137, double %138)
  %140 = fcmp olt double %139, %122
  %141 = select i1 %140, double %122, double %139
  %142 = fcmp ult double %141, %122
  br i1 %142, label %1345, label %143

143:                                              ; preds = %135
  %144 = shl nsw i64 %107, 3
  %145 = icmp sgt i32 %99, 0
  %146 = getelementptr inbounds nuw i8, ptr %98, i64 16
  %147 = zext i32 %99 to i64
  %148 = add nsw i64 %106, %112
  %149 = shl nsw i64 %148, 3
  %150 = add nsw i64 %149, 8
  %151 = mul i64 %150, %107
  %152 = shl nsw i64 %103, 3
  %153 = getelementptr i8, ptr %100, i64 %151
  %154 = getelementptr i8, ptr %153, i64 %152
  %155 = add nsw i64 %106, %112
  %156 = shl nsw i64 %155, 3
  %157 = add nsw i64 %156, 8
  %158 = mul i64 %157, %107
  %159 = shl nsw i64 %103, 3
  %160 = getelementptr i8, ptr %100, i64 %158
  %161 = getelementptr i8, ptr %160, i64 %159
  %162 = getelementptr i8, ptr %100, i64 %159
  %163 = add nsw i64 %106, %112
  %164 = shl nsw i64 %163, 3
  %165 = mul i64 %164, %107
  %166 = add i64 %165, %101
  %167 = shl nsw i64 %103, 3
  %168 = add i64 %166, %167
  %169 = sub i64 %93, %168
  %170 = add i64 %167, %101
  %171 = sub i64 %93, %170
  %172 = add i64 %167, %101
  %173 = sub i64 %93, %168
  %174 = add i64 %167, %101
  %175 = sub i64 %93, %174
  %176 = sub i64 %93, %168
  %177 = add i64 %167, %101
  %178 = sub i64 %93, %177
  %179 = add nsw i64 %106, %112
  %180 = shl nsw i64 %179, 3
  %181 = add nsw i64 %180, 8
  %182 = mul i64 %181, %107
  %183 = shl nsw i64 %103, 3
  %184 = getelementptr i8, ptr %100, i64 %182
  %185 = getelementptr i8, ptr %184, i64 %183
  %186 = add nsw i64 %106, %112
  %187 = shl nsw i64 %186, 3
  %188 = add nsw i64 %187, 8
  %189 = mul i64 %188, %107
  %190 = shl nsw i64 %103, 3
  %191 = getelementptr i8, ptr %100, i64 %189
  %192 = getelementptr i8, ptr %191, i64 %190
  %193 = shl nsw i64 %106, 3
  %194 = add nsw i64 %193, 24
  %195 = shl nsw i64 %112, 3
  %196 = add nsw i64 %194, %195
  %197 = mul i64 %196, %107
  %198 = shl nsw i64 %103, 3
  %199 = add i64 %197, %198
  %200 = getelementptr i8, ptr %100, i64 %199
  %201 = shl nuw nsw i64 %147, 3
  %202 = getelementptr i8, ptr %100, i64 %199
  %203 = getelementptr i8, ptr %202, i64 %201
  %204 = add nsw i64 %193, %195
  %205 = mul i64 %204, %107
  %206 = getelementptr i8, ptr %100, i64 %205
  %207 = getelementptr i8, ptr %206, i64 %198
  %208 = getelementptr i8, ptr %207, i64 %201
  %209 = add nsw i64 %106, %112
  %210 = shl nsw i64 %209, 3
  %211 = mul i64 %210, %107
  %212 = shl nsw i64 %103, 3
  %213 = getelementptr i8, ptr %100, i64 %211
  %214 = getelementptr i8, ptr %213, i64 %212
  %215 = add nsw i64 %106, %112
  %216 = shl nsw i64 %215, 3
  %217 = mul i64 %216, %107
  %218 = shl nsw i64 %103, 3
  %219 = getelementptr i8, ptr %100, i64 %217
  %220 = getelementptr i8, ptr %219, i64 %218
  %221 = getelementptr i8, ptr %100, i64 %218
  %222 = add nsw i64 %106, %112
  %223 = shl nsw i64 %222, 3
  %224 = mul i64 %223, %107
  %225 = shl nsw i64 %103, 3
  %226 = getelementptr i8, ptr %100, i64 %224
  %227 = getelementptr i8, ptr %226, i64 %225
  %228 = add nsw i64 %106, %112
  %229 = shl nsw i64 %228, 3
  %230 = mul i64 %229, %107
  %231 = shl nsw i64 %103, 3
  %232 = getelementptr i8, ptr %100, i64 %230
  %233 = getelementptr i8, ptr %232, i64 %231
  %234 = getelementptr i8, ptr %100, i64 %231
  %235 = icmp eq i32 %99, 1
  %236 = icmp ult ptr %200, %208
  %237 = icmp ult ptr %114, %203
  %238 = and i1 %236, %237
  %239 = and i64 %147, 2147483646
  %240 = icmp eq i64 %239, %147
  %241 = getelementptr i8, ptr %100, i64 %190
  br label %242

242:                                              ; preds = %1333, %143
  %243 = phi i1 [ true, %143 ], [ false, %1333 ]
  %244 = phi double [ %141, %143 ], [ %1335, %1333 ]
  %245 = load double, ptr %3, align 8
  %246 = fadd double %244, %245
  %247 = load double, ptr %53, align 8
  %248 = fcmp oge double %246, %247
  %249 = select i1 %248, double %247, double %246
  %250 = fsub double %249, %245
  %251 = load i32, ptr %10, align 8
  %252 = load ptr, ptr %61, align 8
  %253 = sext i32 %251 to i64
  %254 = shl nsw i64 %253, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %104, ptr align 8 %252, i64 %254, i1 false)
  %255 = load i32, ptr %0, align 8
  %256 = icmp sgt i32 %255, 1
  br i1 %256, label %257, label %400

257:                                              ; preds = %242
  %258 = icmp sgt i32 %251, 0
  %259 = zext i32 %251 to i64
  %260 = shl nuw nsw i64 %259, 3
  %261 = icmp slt i32 %251, 1
  %262 = shl nuw nsw i64 %259, 3
  %263 = getelementptr i8, ptr %227, i64 %262
  %264 = shl nuw nsw i64 %259, 3
  %265 = getelementptr i8, ptr %233, i64 %264
  %266 = shl nsw i64 %253, 3
  %267 = getelementptr i8, ptr %234, i64 %264
  %268 = icmp ult i32 %251, 4
  %269 = icmp ult ptr %104, %265
  %270 = and i64 %259, 2147483646
  %271 = icmp eq i64 %270, %259
  %272 = icmp eq i32 %251, 1
  %273 = and i64 %259, 2147483646
  %274 = insertelement <2 x double> poison, double %250, i64 0
  %275 = shufflevector <2 x double> %274, <2 x double> poison, <2 x i32> zeroinitializer
  %276 = icmp eq i64 %273, %259
  br label %283

277:                                              ; preds = %395
  %278 = add nuw nsw i64 %285, 1
  %279 = load i32, ptr %0, align 8
  %280 = sext i32 %279 to i64
  %281 = icmp slt i64 %278, %280
  %282 = add i64 %284, 1
  br i1 %281, label %283, label %400

283:                                              ; preds = %277, %257
  %284 = phi i64 [ %282, %277 ], [ 0, %257 ]
  %285 = phi i64 [ %278, %277 ], [ 1, %257 ]
  %286 = phi i32 [ %279, %277 ], [ %255, %257 ]
  %287 = mul i64 %266, %284
  %288 = getelementptr i8, ptr %267, i64 %287
  %289 = load ptr, ptr %62, align 8
  %290 = load ptr, ptr %63, align 8
  %291 = trunc nuw nsw i64 %285 to i32
  %292 = mul nsw i32 %286, %291
  %293 = sext i32 %292 to i64
  %294 = getelementptr inbounds double, ptr %290, i64 %293
  br i1 %258, label %298, label %295

295:                                              ; preds = %298, %283
  %296 = icmp ult ptr %114, %288
  %297 = and i1 %296, %269
  br label %319

298:                                              ; preds = %283
  tail call void @llvm.memset.p0.i64(ptr align 8 %114, i8 0, i64 %260, i1 false)
  br label %295

299:                                              ; preds = %355
  br i1 %258, label %300, label %368

300:                                              ; preds = %299
  br i1 %272, label %317, label %301

301:                                              ; preds = %300
  %302 = getelementptr i8, ptr %289, i64 %262
  %303 = icmp ult ptr %114, %302
  %304 = icmp ult ptr %289, %263
  %305 = and i1 %303, %304
  br i1 %305, label %317, label %306

306:                                              ; preds = %301, %306
  %307 = phi i64 [ %314, %306 ], [ 0, %301 ]
  %308 = getelementptr inbounds nuw double, ptr %289, i64 %307
  %309 = load <2 x double>, ptr %308, align 8
  %310 = getelementptr inbounds nuw double, ptr %114, i64 %307
  %311 = load <2 x double>, ptr %310, align 8
  %312 = fmul <2 x double> %275, %311
  %313 = fadd <2 x double> %309, %312
  store <2 x double> %313, ptr %310, align 8
  %314 = add nuw i64 %307, 2
  %315 = icmp eq i64 %314, %273
  br i1 %315, label %316, label %306

316:                                              ; preds = %306
  br i1 %276, label %368, label %317

317:                                              ; preds = %301, %300, %316
  %318 = phi i64 [ 0, %301 ], [ 0, %300 ], [ %273, %316 ]
  br label %358

319:                                              ; preds = %295, %355
  %320 = phi i64 [ %356, %355 ], [ 0, %295 ]
  %321 = getelementptr inbounds nuw double, ptr %294, i64 %320
  %322 = load double, ptr %321, align 8
  %323 = mul nsw i64 %320, %253
  %324 = getelementptr inbounds double, ptr %104, i64 %323
  %325 = fcmp oeq double %322, 0.000000e+00
  %326 = or i1 %261, %325
  br i1 %326, label %355, label %327

327:                                              ; preds = %319
  %328 = select i1 %268, i1 true, i1 %297
  br i1 %328, label %343, label %329

329:                                              ; preds = %327
  %330 = insertelement <2 x double> poison, double %322, i64 0
  %331 = shufflevector <2 x double> %330, <2 x double> poison, <2 x i32> zeroinitializer
  br label %332

332:                                              ; preds = %332, %329
  %333 = phi i64 [ 0, %329 ], [ %340, %332 ]
  %334 = getelementptr inbounds nuw double, ptr %324, i64 %333
  %335 = load <2 x double>, ptr %334, align 8
  %336 = fmul <2 x double> %331, %335
  %337 = getelementptr inbounds nuw double, ptr %114, i64 %333
  %338 = load <2 x double>, ptr %337, align 8
  %339 = fadd <2 x double> %338, %336
  store <2 x double> %339, ptr %337, align 8
  %340 = add nuw i64 %333, 2
  %341 = icmp eq i64 %340, %270
  br i1 %341, label %342, label %332

342:                                              ; preds = %332
  br i1 %271, label %355, label %343

343:                                              ; preds = %327, %342
  %344 = phi i64 [ %270, %342 ], [ 0, %327 ]
  br label %345

345:                                              ; preds = %343, %345
  %346 = phi i64 [ %353, %345 ], [ %344, %343 ]
  %347 = getelementptr inbounds nuw double, ptr %324, i64 %346
  %348 = load double, ptr %347, align 8
  %349 = fmul double %322, %348
  %350 = getelementptr inbounds nuw double, ptr %114, i64 %346
  %351 = load double, ptr %350, align 8
  %352 = fadd double %351, %349
  store double %352, ptr %350, align 8
  %353 = add nuw nsw i64 %346, 1
  %354 = icmp eq i64 %353, %259
  br i1 %354, label %355, label %345

355:                                              ; preds = %345, %342, %319
  %356 = add nuw nsw i64 %320, 1
  %357 = icmp eq i64 %356, %285
  br i1 %357, label %299, label %319

358:                                              ; preds = %317, %358
  %359 = phi i64 [ %366, %358 ], [ %318, %317 ]
  %360 = getelementptr inbounds nuw double, ptr %289, i64 %359
  %361 = load double, ptr %360, align 8
  %362 = getelementptr inbounds nuw double, ptr %114, i64 %359
  %363 = load double, ptr %362, align 8
  %364 = fmul double %250, %363
  %365 = fadd double %361, %364
  store double %365, ptr %362, align 8
  %366 = add nuw nsw i64 %359, 1
  %367 = icmp eq i64 %366, %259
  br i1 %367, label %368, label %358

368:                                              ; preds = %358, %316, %299
  %369 = load double, ptr %3, align 8
  %370 = load ptr, ptr %64, align 8
  %371 = getelementptr inbounds nuw double, ptr %370, i64 %285
  %372 = load double, ptr %371, align 8
  %373 = fmul double %250, %372
  %374 = fadd double %369, %373
  %375 = mul nsw i64 %285, %253
  %376 = getelementptr inbounds double, ptr %104, i64 %375
  %377 = load i64, ptr %65, align 8
  %378 = add nsw i64 %377, 1
  store i64 %378, ptr %65, align 8
  %379 = load ptr, ptr %1, align 8
  %380 = load double, ptr %66, align 8
  %381 = fcmp olt double %374, %380
  br i1 %381, label %386, label %382

382:                                              ; preds = %368
  %383 = load double, ptr %67, align 8
  %384 = fcmp ogt double %374, %383
  %385 = select i1 %384, double %383, double %374
  br label %386

386:                                              ; preds = %382, %368
  %387 = phi double [ %380, %368 ], [ %385, %382 ]
  %388 = load i32, ptr %12, align 4
  %389 = icmp eq i32 %388, 0
  br i1 %389, label %395, label %390

390:                                              ; preds = %386
  %391 = load ptr, ptr %54, align 8
  %392 = load ptr, ptr %68, align 8
  %393 = sext i32 %388 to i64
  %394 = shl nsw i64 %393, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %391, ptr align 8 %392, i64 %394, i1 false)
  br label %395

395:                                              ; preds = %390, %386
  %396 = load ptr, ptr %69, align 8
  %397 = load ptr, ptr %54, align 8
  %398 = tail call i32 %379(double noundef %387, ptr noundef %114, ptr noundef %396, ptr noundef %397, ptr noundef %376) #13
  %399 = icmp eq i32 %398, 0
  br i1 %399, label %277, label %625

400:                                              ; preds = %277, %242
  %401 = phi i32 [ %255, %242 ], [ %279, %277 ]
  %402 = load ptr, ptr %62, align 8
  %403 = load ptr, ptr %70, align 8
  %404 = icmp sgt i32 %251, 0
  br i1 %404, label %405, label %408

405:                                              ; preds = %400
  %406 = zext nneg i32 %251 to i64
  %407 = shl nuw nsw i64 %406, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %114, i8 0, i64 %407, i1 false)
  br label %408

408:                                              ; preds = %405, %400
  %409 = icmp sgt i32 %401, 0
  br i1 %409, label %410, label %427

410:                                              ; preds = %408
  %411 = icmp slt i32 %251, 1
  %412 = zext nneg i32 %401 to i64
  %413 = zext i32 %251 to i64
  %414 = shl nuw nsw i64 %413, 3
  %415 = getelementptr i8, ptr %220, i64 %414
  %416 = shl nuw nsw i64 %412, 3
  %417 = add nsw i64 %416, -8
  %418 = mul i64 %417, %253
  %419 = getelementptr i8, ptr %221, i64 %418
  %420 = getelementptr i8, ptr %419, i64 %414
  %421 = icmp ult i32 %251, 4
  %422 = icmp ult ptr %114, %420
  %423 = icmp ult ptr %104, %415
  %424 = and i1 %422, %423
  %425 = and i64 %413, 2147483646
  %426 = icmp eq i64 %425, %413
  br label %456

427:                                              ; preds = %492, %408
  br i1 %404, label %428, label %505

428:                                              ; preds = %427
  %429 = zext nneg i32 %251 to i64
  %430 = icmp ult i32 %251, 4
  br i1 %430, label %454, label %431

431:                                              ; preds = %428
  %432 = shl nuw nsw i64 %429, 3
  %433 = getelementptr i8, ptr %214, i64 %432
  %434 = getelementptr i8, ptr %402, i64 %432
  %435 = icmp ult ptr %114, %434
  %436 = icmp ult ptr %402, %433
  %437 = and i1 %435, %436
  br i1 %437, label %454, label %438

438:                                              ; preds = %431
  %439 = and i64 %429, 2147483646
  %440 = insertelement <2 x double> poison, double %250, i64 0
  %441 = shufflevector <2 x double> %440, <2 x double> poison, <2 x i32> zeroinitializer
  br label %442

442:                                              ; preds = %442, %438
  %443 = phi i64 [ 0, %438 ], [ %450, %442 ]
  %444 = getelementptr inbounds nuw double, ptr %402, i64 %443
  %445 = load <2 x double>, ptr %444, align 8
  %446 = getelementptr inbounds nuw double, ptr %114, i64 %443
  %447 = load <2 x double>, ptr %446, align 8
  %448 = fmul <2 x double> %441, %447
  %449 = fadd <2 x double> %445, %448
  store <2 x double> %449, ptr %446, align 8
  %450 = add nuw i64 %443, 2
  %451 = icmp eq i64 %450, %439
  br i1 %451, label %452, label %442

452:                                              ; preds = %442
  %453 = icmp eq i64 %439, %429
  br i1 %453, label %505, label %454

454:                                              ; preds = %431, %428, %452
  %455 = phi i64 [ 0, %431 ], [ 0, %428 ], [ %439, %452 ]
  br label %495

456:                                              ; preds = %492, %410
  %457 = phi i64 [ 0, %410 ], [ %493, %492 ]
  %458 = getelementptr inbounds nuw double, ptr %403, i64 %457
  %459 = load double, ptr %458, align 8
  %460 = mul nsw i64 %457, %253
  %461 = getelementptr inbounds double, ptr %104, i64 %460
  %462 = fcmp oeq double %459, 0.000000e+00
  %463 = or i1 %411, %462
  br i1 %463, label %492, label %464

464:                                              ; preds = %456
  %465 = select i1 %421, i1 true, i1 %424
  br i1 %465, label %480, label %466

466:                                              ; preds = %464
  %467 = insertelement <2 x double> poison, double %459, i64 0
  %468 = shufflevector <2 x double> %467, <2 x double> poison, <2 x i32> zeroinitializer
  br label %469

469:                                              ; preds = %469, %466
  %470 = phi i64 [ 0, %466 ], [ %477, %469 ]
  %471 = getelementptr inbounds nuw double, ptr %461, i64 %470
  %472 = load <2 x double>, ptr %471, align 8
  %473 = fmul <2 x double> %468, %472
  %474 = getelementptr inbounds nuw double, ptr %114, i64 %470
  %475 = load <2 x double>, ptr %474, align 8
  %476 = fadd <2 x double> %475, %473
  store <2 x double> %476, ptr %474, align 8
  %477 = add nuw i64 %470, 2
  %478 = icmp eq i64 %477, %425
  br i1 %478, label %479, label %469

479:                                              ; preds = %469
  br i1 %426, label %492, label %480

480:                                              ; preds = %464, %479
  %481 = phi i64 [ %425, %479 ], [ 0, %464 ]
  br label %482

482:                                              ; preds = %480, %482
  %483 = phi i64 [ %490, %482 ], [ %481, %480 ]
  %484 = getelementptr inbounds nuw double, ptr %461, i64 %483
  %485 = load double, ptr %484, align 8
  %486 = fmul double %459, %485
  %487 = getelementptr inbounds nuw double, ptr %114, i64 %483
  %488 = load double, ptr %487, align 8
  %489 = fadd double %488, %486
  store double %489, ptr %487, align 8
  %490 = add nuw nsw i64 %483, 1
  %491 = icmp eq i64 %490, %413
  br i1 %491, label %492, label %482

492:                                              ; preds = %482, %479, %456
  %493 = add nuw nsw i64 %457, 1
  %494 = icmp eq i64 %493, %412
  br i1 %494, label %427, label %456

495:                                              ; preds = %454, %495
  %496 = phi i64 [ %503, %495 ], [ %455, %454 ]
  %497 = getelementptr inbounds nuw double, ptr %402, i64 %496
  %498 = load double, ptr %497, align 8
  %499 = getelementptr inbounds nuw double, ptr %114, i64 %496
  %500 = load double, ptr %499, align 8
  %501 = fmul double %250, %500
  %502 = fadd double %498, %501
  store double %502, ptr %499, align 8
  %503 = add nuw nsw i64 %496, 1
  %504 = icmp eq i64 %503, %429
  br i1 %504, label %505, label %495

505:                                              ; preds = %495, %452, %427
  %506 = load i32, ptr %57, align 8
  %507 = icmp sgt i32 %506, %401
  br i1 %507, label %508, label %537

508:                                              ; preds = %505
  %509 = load double, ptr %3, align 8
  %510 = fadd double %250, %509
  %511 = sext i32 %401 to i64
  %512 = mul nsw i64 %511, %253
  %513 = getelementptr inbounds double, ptr %104, i64 %512
  %514 = load i64, ptr %65, align 8
  %515 = add nsw i64 %514, 1
  store i64 %515, ptr %65, align 8
  %516 = load ptr, ptr %1, align 8
  %517 = load double, ptr %66, align 8
  %518 = fcmp olt double %510, %517
  br i1 %518, label %523, label %519

519:                                              ; preds = %508
  %520 = load double, ptr %67, align 8
  %521 = fcmp ogt double %510, %520
  %522 = select i1 %521, double %520, double %510
  br label %523

523:                                              ; preds = %519, %508
  %524 = phi double [ %517, %508 ], [ %522, %519 ]
  %525 = load i32, ptr %12, align 4
  %526 = icmp eq i32 %525, 0
  br i1 %526, label %532, label %527

527:                                              ; preds = %523
  %528 = load ptr, ptr %54, align 8
  %529 = load ptr, ptr %68, align 8
  %530 = sext i32 %525 to i64
  %531 = shl nsw i64 %530, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %528, ptr align 8 %529, i64 %531, i1 false)
  br label %532

532:                                              ; preds = %527, %523
  %533 = load ptr, ptr %69, align 8
  %534 = load ptr, ptr %54, align 8
  %535 = tail call i32 %516(double noundef %524, ptr noundef %114, ptr noundef %533, ptr noundef %534, ptr noundef %513) #13
  %536 = icmp eq i32 %535, 0
  br i1 %536, label %537, label %625

537:                                              ; preds = %532, %505
  %538 = load i32, ptr %10, align 8
  %539 = icmp sgt i32 %538, 0
  br i1 %539, label %540, label %609

540:                                              ; preds = %537
  %541 = load ptr, ptr %62, align 8
  %542 = load ptr, ptr %71, align 8
  %543 = load double, ptr %2, align 8
  %544 = load i32, ptr %57, align 8
  %545 = icmp sgt i32 %544, 0
  %546 = zext nneg i32 %538 to i64
  %547 = load ptr, ptr %73, align 8
  %548 = icmp eq ptr %547, null
  %549 = zext nneg i32 %544 to i64
  br label %550

550:                                              ; preds = %598, %540
  %551 = phi i64 [ 0, %540 ], [ %607, %598 ]
  %552 = phi <2 x double> [ zeroinitializer, %540 ], [ %606, %598 ]
  %553 = getelementptr inbounds nuw double, ptr %541, i64 %551
  %554 = load double, ptr %553, align 8
  %555 = tail call double @llvm.fabs.f64(double %554)
  %556 = getelementptr inbounds nuw double, ptr %114, i64 %551
  %557 = load double, ptr %556, align 8
  %558 = tail call double @llvm.fabs.f64(double %557)
  %559 = tail call double @llvm.maxnum.f64(double %555, double %558)
  %560 = getelementptr inbounds nuw double, ptr %542, i64 %551
  %561 = load double, ptr %560, align 8
  %562 = fmul double %543, %559
  %563 = fadd double %561, %562
  %564 = getelementptr double, ptr %104, i64 %551
  br i1 %545, label %565, label %567

565:                                              ; preds = %550
  %566 = load ptr, ptr %72, align 8
  br label %574

567:                                              ; preds = %574, %550
  %568 = phi double [ 0.000000e+00, %550 ], [ %583, %574 ]
  br i1 %548, label %598, label %569

569:                                              ; preds = %567
  %570 = load i32, ptr %0, align 8
  %571 = tail call i32 @llvm.smax.i32(i32 %570, i32 0)
  %572 = zext nneg i32 %571 to i64
  %573 = icmp slt i32 %570, 1
  br i1 %573, label %598, label %586

574:                                              ; preds = %574, %565
  %575 = phi i64 [ 0, %565 ], [ %584, %574 ]
  %576 = phi double [ 0.000000e+00, %565 ], [ %583, %574 ]
  %577 = getelementptr inbounds nuw double, ptr %566, i64 %575
  %578 = load double, ptr %577, align 8
  %579 = mul nuw nsw i64 %575, %546
  %580 = getelementptr double, ptr %564, i64 %579
  %581 = load double, ptr %580, align 8
  %582 = fmul double %578, %581
  %583 = fadd double %576, %582
  %584 = add nuw nsw i64 %575, 1
  %585 = icmp eq i64 %584, %549
  br i1 %585, label %567, label %574

586:                                              ; preds = %569, %586
  %587 = phi double [ %595, %586 ], [ 0.000000e+00, %569 ]
  %588 = phi i64 [ %596, %586 ], [ 0, %569 ]
  %589 = getelementptr inbounds nuw double, ptr %547, i64 %588
  %590 = load double, ptr %589, align 8
  %591 = mul nuw nsw i64 %588, %546
  %592 = getelementptr double, ptr %564, i64 %591
  %593 = load double, ptr %592, align 8
  %594 = fmul double %590, %593
  %595 = fadd double %587, %594
  %596 = add nuw nsw i64 %588, 1
  %597 = icmp eq i64 %596, %572
  br i1 %597, label %598, label %586

598:                                              ; preds = %586, %569, %567
  %599 = phi double [ 0.000000e+00, %567 ], [ 0.000000e+00, %569 ], [ %595, %586 ]
  %600 = insertelement <2 x double> poison, double %599, i64 0
  %601 = insertelement <2 x double> %600, double %568, i64 1
  %602 = insertelement <2 x double> poison, double %563, i64 0
  %603 = shufflevector <2 x double> %602, <2 x double> poison, <2 x i32> zeroinitializer
  %604 = fdiv <2 x double> %601, %603
  %605 = fmul <2 x double> %604, %604
  %606 = fadd <2 x double> %552, %605
  %607 = add nuw nsw i64 %551, 1
  %608 = icmp eq i64 %607, %546
  br i1 %608, label %609, label %550

609:                                              ; preds = %598, %537
  %610 = phi <2 x double> [ zeroinitializer, %537 ], [ %606, %598 ]
  %611 = extractelement <2 x double> %610, i64 1
  %612 = fcmp oeq double %611, 0.000000e+00
  %613 = extractelement <2 x double> %610, i64 0
  %614 = fcmp oeq double %613, 0.000000e+00
  %615 = select i1 %612, i1 %614, i1 false
  br i1 %615, label %626, label %616

616:                                              ; preds = %609
  %617 = tail call double @llvm.fabs.f64(double %250)
  %618 = fmul double %617, %611
  %619 = fmul double %613, 1.000000e-02
  %620 = fadd double %619, %611
  %621 = sitofp i32 %538 to double
  %622 = fmul double %620, %621
  %623 = tail call double @llvm.sqrt.f64(double %622)
  %624 = fdiv double %618, %623
  br label %626

625:                                              ; preds = %395, %532
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %117, ptr align 8 %114, i64 %144, i1 false)
  br label %1333

626:                                              ; preds = %616, %609
  %627 = phi double [ 0.000000e+00, %609 ], [ %624, %616 ]
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %117, ptr align 8 %114, i64 %144, i1 false)
  %628 = fcmp uge double %627, 1.000000e+00
  %629 = select i1 %628, i1 true, i1 %136
  %630 = select i1 %628, i32 2, i32 0
  br i1 %629, label %633, label %631

631:                                              ; preds = %626
  %632 = tail call fastcc i32 @ended(ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef nonnull %3, double noundef %249, ptr noundef %114, ptr noundef %109)
  br label %633

633:                                              ; preds = %631, %626
  %634 = phi i32 [ %630, %626 ], [ %632, %631 ]
  %635 = icmp eq i32 %634, 2
  br i1 %635, label %1326, label %636

636:                                              ; preds = %633
  %637 = load i32, ptr %12, align 4
  %638 = icmp eq i32 %637, 0
  br i1 %638, label %650, label %639

639:                                              ; preds = %636
  %640 = load ptr, ptr %68, align 8
  %641 = sext i32 %637 to i64
  %642 = shl nsw i64 %641, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %118, ptr align 8 %640, i64 %642, i1 false)
  %643 = load i32, ptr %12, align 4
  %644 = icmp eq i32 %643, 0
  br i1 %644, label %650, label %645

645:                                              ; preds = %639
  %646 = load ptr, ptr %68, align 8
  %647 = load ptr, ptr %54, align 8
  %648 = sext i32 %643 to i64
  %649 = shl nsw i64 %648, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %646, ptr align 8 %647, i64 %649, i1 false)
  br label %650

650:                                              ; preds = %645, %639, %636
  br i1 %145, label %651, label %674

651:                                              ; preds = %650
  %652 = select i1 %235, i1 true, i1 %238
  br i1 %652, label %663, label %653

653:                                              ; preds = %651, %653
  %654 = phi i64 [ %660, %653 ], [ 0, %651 ]
  %655 = getelementptr inbounds nuw double, ptr %114, i64 %654
  %656 = load <2 x double>, ptr %655, align 8
  %657 = getelementptr inbounds nuw double, ptr %117, i64 %654
  %658 = load <2 x double>, ptr %657, align 8
  %659 = fsub <2 x double> %656, %658
  store <2 x double> %659, ptr %657, align 8
  %660 = add nuw i64 %654, 2
  %661 = icmp eq i64 %660, %239
  br i1 %661, label %662, label %653

662:                                              ; preds = %653
  br i1 %240, label %674, label %663

663:                                              ; preds = %651, %662
  %664 = phi i64 [ %239, %662 ], [ 0, %651 ]
  br label %665

665:                                              ; preds = %663, %665
  %666 = phi i64 [ %672, %665 ], [ %664, %663 ]
  %667 = getelementptr inbounds nuw double, ptr %114, i64 %666
  %668 = load double, ptr %667, align 8
  %669 = getelementptr inbounds nuw double, ptr %117, i64 %666
  %670 = load double, ptr %669, align 8
  %671 = fsub double %668, %670
  store double %671, ptr %669, align 8
  %672 = add nuw nsw i64 %666, 1
  %673 = icmp eq i64 %672, %147
  br i1 %673, label %674, label %665

674:                                              ; preds = %665, %662, %650
  %675 = load i32, ptr %10, align 8
  %676 = load i32, ptr %0, align 8
  %677 = add i32 %676, 1
  %678 = load i32, ptr %55, align 4
  %679 = add i32 %677, %678
  %680 = sext i32 %675 to i64
  %681 = getelementptr inbounds double, ptr %146, i64 %680
  %682 = icmp sgt i32 %678, 0
  br i1 %682, label %683, label %830

683:                                              ; preds = %674
  %684 = icmp sgt i32 %675, 0
  %685 = zext i32 %675 to i64
  %686 = shl nuw nsw i64 %685, 3
  %687 = icmp slt i32 %675, 1
  %688 = sext i32 %677 to i64
  %689 = sext i32 %679 to i64
  %690 = shl nuw nsw i64 %685, 3
  %691 = getelementptr i8, ptr %185, i64 %690
  %692 = shl nuw nsw i64 %685, 3
  %693 = getelementptr i8, ptr %192, i64 %692
  %694 = shl nsw i64 %688, 3
  %695 = add nsw i64 %694, -8
  %696 = mul i64 %695, %680
  %697 = shl nsw i64 %680, 3
  %698 = getelementptr i8, ptr %241, i64 %696
  %699 = getelementptr i8, ptr %698, i64 %692
  %700 = icmp ult i32 %675, 4
  %701 = icmp ult ptr %104, %693
  %702 = and i64 %685, 2147483646
  %703 = icmp eq i64 %702, %685
  %704 = icmp eq i32 %675, 1
  %705 = and i64 %685, 2147483646
  %706 = insertelement <2 x double> poison, double %250, i64 0
  %707 = shufflevector <2 x double> %706, <2 x double> poison, <2 x i32> zeroinitializer
  %708 = icmp eq i64 %705, %685
  br label %714

709:                                              ; preds = %825
  %710 = add nuw nsw i64 %715, 1
  %711 = load i32, ptr %55, align 4
  %712 = sext i32 %711 to i64
  %713 = icmp slt i64 %710, %712
  br i1 %713, label %714, label %830

714:                                              ; preds = %709, %683
  %715 = phi i64 [ 0, %683 ], [ %710, %709 ]
  %716 = mul i64 %697, %715
  %717 = getelementptr i8, ptr %699, i64 %716
  %718 = load ptr, ptr %62, align 8
  %719 = add nsw i64 %715, %688
  %720 = load ptr, ptr %74, align 8
  %721 = mul nsw i64 %715, %689
  %722 = getelementptr inbounds double, ptr %720, i64 %721
  br i1 %684, label %723, label %724

723:                                              ; preds = %714
  tail call void @llvm.memset.p0.i64(ptr align 8 %115, i8 0, i64 %686, i1 false)
  br label %724

724:                                              ; preds = %723, %714
  %725 = icmp sgt i64 %719, 0
  br i1 %725, label %726, label %729

726:                                              ; preds = %724
  %727 = icmp ult ptr %115, %717
  %728 = and i1 %727, %701
  br label %749

729:                                              ; preds = %785, %724
  br i1 %684, label %730, label %798

730:                                              ; preds = %729
  br i1 %704, label %747, label %731

731:                                              ; preds = %730
  %732 = getelementptr i8, ptr %718, i64 %690
  %733 = icmp ult ptr %115, %732
  %734 = icmp ult ptr %718, %691
  %735 = and i1 %733, %734
  br i1 %735, label %747, label %736

736:                                              ; preds = %731, %736
  %737 = phi i64 [ %744, %736 ], [ 0, %731 ]
  %738 = getelementptr inbounds nuw double, ptr %718, i64 %737
  %739 = load <2 x double>, ptr %738, align 8
  %740 = getelementptr inbounds nuw double, ptr %115, i64 %737
  %741 = load <2 x double>, ptr %740, align 8
  %742 = fmul <2 x double> %707, %741
  %743 = fadd <2 x double> %739, %742
  store <2 x double> %743, ptr %740, align 8
  %744 = add nuw i64 %737, 2
  %745 = icmp eq i64 %744, %705
  br i1 %745, label %746, label %736

746:                                              ; preds = %736
  br i1 %708, label %798, label %747

747:                                              ; preds = %731, %730, %746
  %748 = phi i64 [ 0, %731 ], [ 0, %730 ], [ %705, %746 ]
  br label %788

749:                                              ; preds = %726, %785
  %750 = phi i64 [ %786, %785 ], [ 0, %726 ]
  %751 = getelementptr inbounds nuw double, ptr %722, i64 %750
  %752 = load double, ptr %751, align 8
  %753 = mul nsw i64 %750, %680
  %754 = getelementptr inbounds double, ptr %104, i64 %753
  %755 = fcmp oeq double %752, 0.000000e+00
  %756 = or i1 %687, %755
  br i1 %756, label %785, label %757

757:                                              ; preds = %749
  %758 = select i1 %700, i1 true, i1 %728
  br i1 %758, label %773, label %759

759:                                              ; preds = %757
  %760 = insertelement <2 x double> poison, double %752, i64 0
  %761 = shufflevector <2 x double> %760, <2 x double> poison, <2 x i32> zeroinitializer
  br label %762

762:                                              ; preds = %762, %759
  %763 = phi i64 [ 0, %759 ], [ %770, %762 ]
  %764 = getelementptr inbounds nuw double, ptr %754, i64 %763
  %765 = load <2 x double>, ptr %764, align 8
  %766 = fmul <2 x double> %761, %765
  %767 = getelementptr inbounds nuw double, ptr %115, i64 %763
  %768 = load <2 x double>, ptr %767, align 8
  %769 = fadd <2 x double> %768, %766
  store <2 x double> %769, ptr %767, align 8
  %770 = add nuw i64 %763, 2
  %771 = icmp eq i64 %770, %702
  br i1 %771, label %772, label %762

772:                                              ; preds = %762
  br i1 %703, label %785, label %773

773:                                              ; preds = %757, %772
  %774 = phi i64 [ %702, %772 ], [ 0, %757 ]
  br label %775

775:                                              ; preds = %773, %775
  %776 = phi i64 [ %783, %775 ], [ %774, %773 ]
  %777 = getelementptr inbounds nuw double, ptr %754, i64 %776
  %778 = load double, ptr %777, align 8
  %779 = fmul double %752, %778
  %780 = getelementptr inbounds nuw double, ptr %115, i64 %776
  %781 = load double, ptr %780, align 8
  %782 = fadd double %781, %779
  store double %782, ptr %780, align 8
  %783 = add nuw nsw i64 %776, 1
  %784 = icmp eq i64 %783, %685
  br i1 %784, label %785, label %775

785:                                              ; preds = %775, %772, %749
  %786 = add nuw nsw i64 %750, 1
  %787 = icmp eq i64 %786, %719
  br i1 %787, label %729, label %749

788:                                              ; preds = %747, %788
  %789 = phi i64 [ %796, %788 ], [ %748, %747 ]
  %790 = getelementptr inbounds nuw double, ptr %718, i64 %789
  %791 = load double, ptr %790, align 8
  %792 = getelementptr inbounds nuw double, ptr %115, i64 %789
  %793 = load double, ptr %792, align 8
  %794 = fmul double %250, %793
  %795 = fadd double %791, %794
  store double %795, ptr %792, align 8
  %796 = add nuw nsw i64 %789, 1
  %797 = icmp eq i64 %796, %685
  br i1 %797, label %798, label %788

798:                                              ; preds = %788, %746, %729
  %799 = load double, ptr %3, align 8
  %800 = load ptr, ptr %75, align 8
  %801 = getelementptr inbounds nuw double, ptr %800, i64 %715
  %802 = load double, ptr %801, align 8
  %803 = fmul double %250, %802
  %804 = fadd double %799, %803
  %805 = mul nsw i64 %719, %680
  %806 = getelementptr inbounds double, ptr %104, i64 %805
  %807 = load i64, ptr %65, align 8
  %808 = add nsw i64 %807, 1
  store i64 %808, ptr %65, align 8
  %809 = load ptr, ptr %1, align 8
  %810 = load double, ptr %66, align 8
  %811 = fcmp olt double %804, %810
  br i1 %811, label %816, label %812

812:                                              ; preds = %798
  %813 = load double, ptr %67, align 8
  %814 = fcmp ogt double %804, %813
  %815 = select i1 %814, double %813, double %804
  br label %816

816:                                              ; preds = %812, %798
  %817 = phi double [ %810, %798 ], [ %815, %812 ]
  %818 = load i32, ptr %12, align 4
  %819 = icmp eq i32 %818, 0
  br i1 %819, label %825, label %820

820:                                              ; preds = %816
  %821 = load ptr, ptr %54, align 8
  %822 = load ptr, ptr %68, align 8
  %823 = sext i32 %818 to i64
  %824 = shl nsw i64 %823, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %821, ptr align 8 %822, i64 %824, i1 false)
  br label %825

825:                                              ; preds = %820, %816
  %826 = load ptr, ptr %69, align 8
  %827 = load ptr, ptr %54, align 8
  %828 = tail call i32 %809(double noundef %817, ptr noundef %115, ptr noundef %826, ptr noundef %827, ptr noundef %806) #13
  %829 = icmp eq i32 %828, 0
  br i1 %829, label %709, label %1318

830:                                              ; preds = %709, %674
  %831 = load ptr, ptr %62, align 8
  %832 = shl nsw i64 %680, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %146, ptr align 8 %831, i64 %832, i1 false)
  %833 = icmp sgt i32 %675, 0
  br i1 %833, label %834, label %931

834:                                              ; preds = %830
  %835 = load ptr, ptr %62, align 8
  %836 = load i32, ptr %0, align 8
  %837 = sext i32 %836 to i64
  %838 = mul nsw i64 %837, %680
  %839 = getelementptr double, ptr %104, i64 %838
  %840 = shl nuw nsw i64 %680, 4
  %841 = getelementptr i8, ptr %681, i64 %840
  %842 = zext nneg i32 %675 to i64
  %843 = getelementptr inbounds nuw double, ptr %681, i64 %842
  %844 = icmp ult i32 %675, 14
  br i1 %844, label %929, label %845

845:                                              ; preds = %834
  %846 = ptrtoint ptr %835 to i64
  %847 = shl nuw nsw i64 %842, 3
  %848 = shl nuw nsw i64 %680, 3
  %849 = add i64 %169, %848
  %850 = icmp ult i64 %849, 16
  %851 = add i64 %93, %848
  %852 = sub i64 %851, %846
  %853 = icmp ult i64 %852, 16
  %854 = or i1 %850, %853
  %855 = add i64 %171, %848
  %856 = icmp ult i64 %855, 16
  %857 = or i1 %854, %856
  %858 = add i64 %93, %848
  %859 = shl nuw nsw i64 %680, 3
  %860 = mul i64 %859, %837
  %861 = add i64 %172, %860
  %862 = sub i64 %858, %861
  %863 = icmp ult i64 %862, 16
  %864 = or i1 %857, %863
  %865 = sub nsw i64 %840, %847
  %866 = icmp ult i64 %865, 16
  %867 = or i1 %864, %866
  %868 = add i64 %173, %848
  %869 = add i64 %868, %847
  %870 = icmp ult i64 %869, 16
  %871 = or i1 %867, %870
  %872 = add i64 %93, %848
  %873 = add i64 %872, %847
  %874 = sub i64 %873, %846
  %875 = icmp ult i64 %874, 16
  %876 = or i1 %871, %875
  %877 = add i64 %175, %848
  %878 = add i64 %877, %847
  %879 = icmp ult i64 %878, 16
  %880 = or i1 %876, %879
  %881 = add i64 %93, %848
  %882 = add i64 %881, %847
  %883 = sub i64 %882, %861
  %884 = icmp ult i64 %883, 16
  %885 = or i1 %880, %884
  %886 = mul nuw nsw i64 %680, 24
  %887 = add i64 %176, %886
  %888 = icmp ult i64 %887, 16
  %889 = or i1 %885, %888
  %890 = add i64 %93, %886
  %891 = sub i64 %890, %846
  %892 = icmp ult i64 %891, 16
  %893 = or i1 %889, %892
  %894 = add i64 %178, %886
  %895 = icmp ult i64 %894, 16
  %896 = or i1 %893, %895
  %897 = add i64 %93, %886
  %898 = sub i64 %897, %861
  %899 = icmp ult i64 %898, 16
  %900 = or i1 %896, %899
  br i1 %900, label %929, label %901

901:                                              ; preds = %845
  %902 = and i64 %842, 2147483646
  %903 = insertelement <2 x double> poison, double %250, i64 0
  %904 = shufflevector <2 x double> %903, <2 x double> poison, <2 x i32> zeroinitializer
  br label %905

905:                                              ; preds = %905, %901
  %906 = phi i64 [ 0, %901 ], [ %925, %905 ]
  %907 = getelementptr inbounds nuw double, ptr %114, i64 %906
  %908 = load <2 x double>, ptr %907, align 8
  %909 = getelementptr inbounds nuw double, ptr %835, i64 %906
  %910 = load <2 x double>, ptr %909, align 8
  %911 = fsub <2 x double> %908, %910
  %912 = getelementptr inbounds nuw double, ptr %104, i64 %906
  %913 = load <2 x double>, ptr %912, align 8
  %914 = fmul <2 x double> %904, %913
  %915 = getelementptr double, ptr %839, i64 %906
  %916 = load <2 x double>, ptr %915, align 8
  %917 = fmul <2 x double> %904, %916
  %918 = getelementptr inbounds nuw double, ptr %681, i64 %906
  store <2 x double> %911, ptr %918, align 8
  %919 = fsub <2 x double> %914, %911
  %920 = getelementptr inbounds nuw double, ptr %843, i64 %906
  store <2 x double> %919, ptr %920, align 8
  %921 = fmul <2 x double> %911, splat (double 2.000000e+00)
  %922 = fadd <2 x double> %914, %917
  %923 = fsub <2 x double> %921, %922
  %924 = getelementptr double, ptr %841, i64 %906
  store <2 x double> %923, ptr %924, align 8
  %925 = add nuw i64 %906, 2
  %926 = icmp eq i64 %925, %902
  br i1 %926, label %927, label %905

927:                                              ; preds = %905
  %928 = icmp eq i64 %902, %842
  br i1 %928, label %931, label %929

929:                                              ; preds = %845, %834, %927
  %930 = phi i64 [ 0, %845 ], [ 0, %834 ], [ %902, %927 ]
  br label %940

931:                                              ; preds = %940, %927, %830
  %932 = load i32, ptr %8, align 8
  %933 = icmp sgt i32 %932, 3
  br i1 %933, label %934, label %1002

934:                                              ; preds = %931
  %935 = add nsw i32 %932, -3
  %936 = icmp sgt i32 %679, 0
  %937 = zext nneg i32 %935 to i64
  %938 = zext nneg i32 %675 to i64
  %939 = zext nneg i32 %679 to i64
  br label %962

940:                                              ; preds = %929, %940
  %941 = phi i64 [ %960, %940 ], [ %930, %929 ]
  %942 = getelementptr inbounds nuw double, ptr %114, i64 %941
  %943 = load double, ptr %942, align 8
  %944 = getelementptr inbounds nuw double, ptr %835, i64 %941
  %945 = load double, ptr %944, align 8
  %946 = fsub double %943, %945
  %947 = getelementptr inbounds nuw double, ptr %104, i64 %941
  %948 = load double, ptr %947, align 8
  %949 = fmul double %250, %948
  %950 = getelementptr double, ptr %839, i64 %941
  %951 = load double, ptr %950, align 8
  %952 = fmul double %250, %951
  %953 = getelementptr inbounds nuw double, ptr %681, i64 %941
  store double %946, ptr %953, align 8
  %954 = fsub double %949, %946
  %955 = getelementptr inbounds nuw double, ptr %843, i64 %941
  store double %954, ptr %955, align 8
  %956 = fmul double %946, 2.000000e+00
  %957 = fadd double %949, %952
  %958 = fsub double %956, %957
  %959 = getelementptr double, ptr %841, i64 %941
  store double %958, ptr %959, align 8
  %960 = add nuw nsw i64 %941, 1
  %961 = icmp eq i64 %960, %842
  br i1 %961, label %931, label %940

962:                                              ; preds = %999, %934
  %963 = phi i64 [ 0, %934 ], [ %1000, %999 ]
  br i1 %833, label %964, label %999

964:                                              ; preds = %962
  %965 = add nuw nsw i64 %963, 3
  %966 = mul nuw nsw i64 %965, %680
  %967 = getelementptr double, ptr %681, i64 %966
  %968 = trunc i64 %963 to i32
  %969 = mul i32 %679, %968
  %970 = zext i32 %969 to i64
  br label %971

971:                                              ; preds = %993, %964
  %972 = phi i64 [ 0, %964 ], [ %997, %993 ]
  br i1 %936, label %973, label %993

973:                                              ; preds = %971
  %974 = load ptr, ptr %76, align 8
  %975 = getelementptr double, ptr %104, i64 %972
  %976 = getelementptr inbounds nuw double, ptr %974, i64 %970
  br label %977

977:                                              ; preds = %989, %973
  %978 = phi i64 [ 0, %973 ], [ %991, %989 ]
  %979 = phi double [ 0.000000e+00, %973 ], [ %990, %989 ]
  %980 = getelementptr inbounds nuw double, ptr %976, i64 %978
  %981 = load double, ptr %980, align 8
  %982 = fcmp une double %981, 0.000000e+00
  br i1 %982, label %983, label %989

983:                                              ; preds = %977
  %984 = mul nuw nsw i64 %978, %680
  %985 = getelementptr double, ptr %975, i64 %984
  %986 = load double, ptr %985, align 8
  %987 = fmul double %981, %986
  %988 = fadd double %979, %987
  br label %989

989:                                              ; preds = %983, %977
  %990 = phi double [ %988, %983 ], [ %979, %977 ]
  %991 = add nuw nsw i64 %978, 1
  %992 = icmp eq i64 %991, %939
  br i1 %992, label %993, label %977

993:                                              ; preds = %989, %971
  %994 = phi double [ 0.000000e+00, %971 ], [ %990, %989 ]
  %995 = fmul double %250, %994
  %996 = getelementptr double, ptr %967, i64 %972
  store double %995, ptr %996, align 8
  %997 = add nuw nsw i64 %972, 1
  %998 = icmp eq i64 %997, %938
  br i1 %998, label %999, label %971

999:                                              ; preds = %993, %962
  %1000 = add nuw nsw i64 %963, 1
  %1001 = icmp eq i64 %1000, %937
  br i1 %1001, label %1002, label %962

1002:                                             ; preds = %999, %931
  %1003 = load i32, ptr %10, align 8
  %1004 = load i32, ptr %55, align 4
  %1005 = load i32, ptr %77, align 4
  %1006 = load ptr, ptr %75, align 8
  %1007 = sext i32 %1005 to i64
  %1008 = getelementptr inbounds double, ptr %1006, i64 %1007
  %1009 = load double, ptr %1008, align 8
  %1010 = fmul double %1009, %1009
  %1011 = fmul double %1009, 2.000000e+00
  %1012 = fsub double 3.000000e+00, %1011
  %1013 = fmul double %1010, %1012
  %1014 = icmp eq i32 %1004, 0
  br i1 %1014, label %1198, label %1015

1015:                                             ; preds = %1002
  %1016 = load i32, ptr %0, align 8
  %1017 = add i32 %1016, 1
  %1018 = add nsw i32 %1017, %1004
  %1019 = load ptr, ptr %62, align 8
  %1020 = add i32 %1017, %1005
  %1021 = load ptr, ptr %74, align 8
  %1022 = mul nsw i32 %1018, %1005
  %1023 = sext i32 %1022 to i64
  %1024 = getelementptr inbounds double, ptr %1021, i64 %1023
  %1025 = icmp sgt i32 %1003, 0
  br i1 %1025, label %1026, label %1029

1026:                                             ; preds = %1015
  %1027 = zext nneg i32 %1003 to i64
  %1028 = shl nuw nsw i64 %1027, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %115, i8 0, i64 %1028, i1 false)
  br label %1029

1029:                                             ; preds = %1026, %1015
  %1030 = icmp sgt i32 %1020, 0
  br i1 %1030, label %1031, label %1049

1031:                                             ; preds = %1029
  %1032 = sext i32 %1003 to i64
  %1033 = icmp slt i32 %1003, 1
  %1034 = zext nneg i32 %1020 to i64
  %1035 = zext i32 %1003 to i64
  %1036 = shl nuw nsw i64 %1035, 3
  %1037 = getelementptr i8, ptr %161, i64 %1036
  %1038 = shl nuw nsw i64 %1034, 3
  %1039 = add nsw i64 %1038, -8
  %1040 = mul i64 %1039, %1032
  %1041 = getelementptr i8, ptr %162, i64 %1040
  %1042 = getelementptr i8, ptr %1041, i64 %1036
  %1043 = icmp ult i32 %1003, 4
  %1044 = icmp ult ptr %115, %1042
  %1045 = icmp ult ptr %104, %1037
  %1046 = and i1 %1044, %1045
  %1047 = and i64 %1035, 2147483646
  %1048 = icmp eq i64 %1047, %1035
  br label %1078

1049:                                             ; preds = %1114, %1029
  br i1 %1025, label %1050, label %1188

1050:                                             ; preds = %1049
  %1051 = zext nneg i32 %1003 to i64
  %1052 = icmp ult i32 %1003, 4
  br i1 %1052, label %1076, label %1053

1053:                                             ; preds = %1050
  %1054 = shl nuw nsw i64 %1051, 3
  %1055 = getelementptr i8, ptr %154, i64 %1054
  %1056 = getelementptr i8, ptr %1019, i64 %1054
  %1057 = icmp ult ptr %115, %1056
  %1058 = icmp ult ptr %1019, %1055
  %1059 = and i1 %1057, %1058
  br i1 %1059, label %1076, label %1060

1060:                                             ; preds = %1053
  %1061 = and i64 %1051, 2147483646
  %1062 = insertelement <2 x double> poison, double %250, i64 0
  %1063 = shufflevector <2 x double> %1062, <2 x double> poison, <2 x i32> zeroinitializer
  br label %1064

1064:                                             ; preds = %1064, %1060
  %1065 = phi i64 [ 0, %1060 ], [ %1072, %1064 ]
  %1066 = getelementptr inbounds nuw double, ptr %1019, i64 %1065
  %1067 = load <2 x double>, ptr %1066, align 8
  %1068 = getelementptr inbounds nuw double, ptr %115, i64 %1065
  %1069 = load <2 x double>, ptr %1068, align 8
  %1070 = fmul <2 x double> %1063, %1069
  %1071 = fadd <2 x double> %1067, %1070
  store <2 x double> %1071, ptr %1068, align 8
  %1072 = add nuw i64 %1065, 2
  %1073 = icmp eq i64 %1072, %1061
  br i1 %1073, label %1074, label %1064

1074:                                             ; preds = %1064
  %1075 = icmp eq i64 %1061, %1051
  br i1 %1075, label %1127, label %1076

1076:                                             ; preds = %1053, %1050, %1074
  %1077 = phi i64 [ 0, %1053 ], [ 0, %1050 ], [ %1061, %1074 ]
  br label %1117

1078:                                             ; preds = %1114, %1031
  %1079 = phi i64 [ 0, %1031 ], [ %1115, %1114 ]
  %1080 = getelementptr inbounds nuw double, ptr %1024, i64 %1079
  %1081 = load double, ptr %1080, align 8
  %1082 = mul nsw i64 %1079, %1032
  %1083 = getelementptr inbounds double, ptr %104, i64 %1082
  %1084 = fcmp oeq double %1081, 0.000000e+00
  %1085 = or i1 %1033, %1084
  br i1 %1085, label %1114, label %1086

1086:                                             ; preds = %1078
  %1087 = select i1 %1043, i1 true, i1 %1046
  br i1 %1087, label %1102, label %1088

1088:                                             ; preds = %1086
  %1089 = insertelement <2 x double> poison, double %1081, i64 0
  %1090 = shufflevector <2 x double> %1089, <2 x double> poison, <2 x i32> zeroinitializer
  br label %1091

1091:                                             ; preds = %1091, %1088
  %1092 = phi i64 [ 0, %1088 ], [ %1099, %1091 ]
  %1093 = getelementptr inbounds nuw double, ptr %1083, i64 %1092
  %1094 = load <2 x double>, ptr %1093, align 8
  %1095 = fmul <2 x double> %1090, %1094
  %1096 = getelementptr inbounds nuw double, ptr %115, i64 %1092
  %1097 = load <2 x double>, ptr %1096, align 8
  %1098 = fadd <2 x double> %1097, %1095
  store <2 x double> %1098, ptr %1096, align 8
  %1099 = add nuw i64 %1092, 2
  %1100 = icmp eq i64 %1099, %1047
  br i1 %1100, label %1101, label %1091

1101:                                             ; preds = %1091
  br i1 %1048, label %1114, label %1102

1102:                                             ; preds = %1086, %1101
  %1103 = phi i64 [ %1047, %1101 ], [ 0, %1086 ]
  br label %1104

1104:                                             ; preds = %1102, %1104
  %1105 = phi i64 [ %1112, %1104 ], [ %1103, %1102 ]
  %1106 = getelementptr inbounds nuw double, ptr %1083, i64 %1105
  %1107 = load double, ptr %1106, align 8
  %1108 = fmul double %1081, %1107
  %1109 = getelementptr inbounds nuw double, ptr %115, i64 %1105
  %1110 = load double, ptr %1109, align 8
  %1111 = fadd double %1110, %1108
  store double %1111, ptr %1109, align 8
  %1112 = add nuw nsw i64 %1105, 1
  %1113 = icmp eq i64 %1112, %1035
  br i1 %1113, label %1114, label %1104

1114:                                             ; preds = %1104, %1101, %1078
  %1115 = add nuw nsw i64 %1079, 1
  %1116 = icmp eq i64 %1115, %1034
  br i1 %1116, label %1049, label %1078

1117:                                             ; preds = %1076, %1117
  %1118 = phi i64 [ %1125, %1117 ], [ %1077, %1076 ]
  %1119 = getelementptr inbounds nuw double, ptr %1019, i64 %1118
  %1120 = load double, ptr %1119, align 8
  %1121 = getelementptr inbounds nuw double, ptr %115, i64 %1118
  %1122 = load double, ptr %1121, align 8
  %1123 = fmul double %250, %1122
  %1124 = fadd double %1120, %1123
  store double %1124, ptr %1121, align 8
  %1125 = add nuw nsw i64 %1118, 1
  %1126 = icmp eq i64 %1125, %1051
  br i1 %1126, label %1127, label %1117

1127:                                             ; preds = %1117, %1074
  %1128 = getelementptr inbounds nuw double, ptr %146, i64 %1051
  %1129 = icmp sgt i32 %932, 0
  %1130 = fsub double 1.000000e+00, %1009
  %1131 = zext i32 %932 to i64
  br label %1132

1132:                                             ; preds = %1149, %1127
  %1133 = phi i64 [ 0, %1127 ], [ %1155, %1149 ]
  br i1 %1129, label %1134, label %1149

1134:                                             ; preds = %1132
  %1135 = getelementptr double, ptr %1128, i64 %1133
  br label %1136

1136:                                             ; preds = %1136, %1134
  %1137 = phi i64 [ %1131, %1134 ], [ %1139, %1136 ]
  %1138 = phi double [ 0.000000e+00, %1134 ], [ %1147, %1136 ]
  %1139 = add nsw i64 %1137, -1
  %1140 = mul nuw nsw i64 %1139, %1051
  %1141 = getelementptr double, ptr %1135, i64 %1140
  %1142 = load double, ptr %1141, align 8
  %1143 = fadd double %1138, %1142
  %1144 = and i64 %1139, 1
  %1145 = icmp eq i64 %1144, 0
  %1146 = select i1 %1145, double %1009, double %1130
  %1147 = fmul double %1143, %1146
  %1148 = icmp samesign ugt i64 %1137, 1
  br i1 %1148, label %1136, label %1149

1149:                                             ; preds = %1136, %1132
  %1150 = phi double [ 0.000000e+00, %1132 ], [ %1147, %1136 ]
  %1151 = getelementptr inbounds nuw double, ptr %146, i64 %1133
  %1152 = load double, ptr %1151, align 8
  %1153 = fadd double %1150, %1152
  %1154 = getelementptr inbounds nuw double, ptr %116, i64 %1133
  store double %1153, ptr %1154, align 8
  %1155 = add nuw nsw i64 %1133, 1
  %1156 = icmp eq i64 %1155, %1051
  br i1 %1156, label %1157, label %1132

1157:                                             ; preds = %1149
  %1158 = load ptr, ptr %71, align 8
  %1159 = load double, ptr %2, align 8
  br label %1160

1160:                                             ; preds = %1160, %1157
  %1161 = phi i64 [ 0, %1157 ], [ %1186, %1160 ]
  %1162 = phi double [ 0.000000e+00, %1157 ], [ %1185, %1160 ]
  %1163 = getelementptr inbounds nuw double, ptr %1158, i64 %1161
  %1164 = load double, ptr %1163, align 8
  %1165 = getelementptr inbounds nuw double, ptr %1019, i64 %1161
  %1166 = load double, ptr %1165, align 8
  %1167 = tail call double @llvm.fabs.f64(double %1166)
  %1168 = getelementptr inbounds nuw double, ptr %114, i64 %1161
  %1169 = load double, ptr %1168, align 8
  %1170 = tail call double @llvm.fabs.f64(double %1169)
  %1171 = tail call double @llvm.maxnum.f64(double %1167, double %1170)
  %1172 = fmul double %1159, %1171
  %1173 = fadd double %1164, %1172
  %1174 = getelementptr inbounds nuw double, ptr %116, i64 %1161
  %1175 = load double, ptr %1174, align 8
  %1176 = getelementptr inbounds nuw double, ptr %117, i64 %1161
  %1177 = load double, ptr %1176, align 8
  %1178 = fmul double %1013, %1177
  %1179 = fsub double %1175, %1178
  %1180 = getelementptr inbounds nuw double, ptr %115, i64 %1161
  %1181 = load double, ptr %1180, align 8
  %1182 = fsub double %1179, %1181
  %1183 = fdiv double %1182, %1173
  %1184 = fmul double %1183, %1183
  %1185 = fadd double %1162, %1184
  %1186 = add nuw nsw i64 %1161, 1
  %1187 = icmp eq i64 %1186, %1051
  br i1 %1187, label %1188, label %1160

1188:                                             ; preds = %1160, %1049
  %1189 = phi double [ 0.000000e+00, %1049 ], [ %1185, %1160 ]
  %1190 = load double, ptr %78, align 8
  %1191 = sitofp i32 %1003 to double
  %1192 = fdiv double %1189, %1191
  %1193 = tail call double @llvm.sqrt.f64(double %1192)
  %1194 = fmul double %1190, %1193
  %1195 = fdiv double %1194, 2.000000e+01
  %1196 = fcmp ole double %1195, 1.000000e-02
  %1197 = select i1 %1196, double 0.000000e+00, double %1195
  br label %1198

1198:                                             ; preds = %1188, %1002
  %1199 = phi double [ %1197, %1188 ], [ 0.000000e+00, %1002 ]
  %1200 = fcmp oge double %627, %1199
  %1201 = select i1 %1200, double %627, double %1199
  %1202 = fcmp olt double %1201, 1.000000e+00
  br i1 %1202, label %1203, label %1318

1203:                                             ; preds = %1198
  %1204 = fcmp oeq double %1201, 0.000000e+00
  br i1 %1204, label %1209, label %1205

1205:                                             ; preds = %1203
  %1206 = tail call double @llvm.pow.f64(double %1201, double %126)
  %1207 = fmul double %1206, 9.000000e-01
  %1208 = tail call double @llvm.minnum.f64(double %1207, double 1.000000e+01)
  br label %1209

1209:                                             ; preds = %1205, %1203
  %1210 = phi double [ %1208, %1205 ], [ 1.000000e+01, %1203 ]
  %1211 = tail call double @llvm.minnum.f64(double %1210, double 1.000000e+00)
  %1212 = select i1 %243, double %1210, double %1211
  %1213 = load double, ptr %3, align 8
  store double %1213, ptr %98, align 8
  %1214 = getelementptr inbounds nuw i8, ptr %98, i64 8
  store double %249, ptr %1214, align 8
  %1215 = add nsw i32 %932, 1
  %1216 = sext i32 %1215 to i64
  %1217 = mul nsw i64 %1216, %107
  %1218 = getelementptr inbounds double, ptr %146, i64 %1217
  %1219 = load ptr, ptr %14, align 8
  %1220 = icmp eq ptr %1219, null
  br i1 %1220, label %1243, label %1221

1221:                                             ; preds = %1209
  %1222 = getelementptr inbounds nuw i8, ptr %1219, i64 44
  %1223 = load i32, ptr %1222, align 4
  %1224 = tail call i32 @llvm.smax.i32(i32 %1223, i32 0)
  %1225 = zext nneg i32 %1224 to i64
  %1226 = icmp slt i32 %1223, 1
  br i1 %1226, label %1243, label %1227

1227:                                             ; preds = %1221
  %1228 = getelementptr inbounds nuw i8, ptr %1219, i64 32
  %1229 = load ptr, ptr %1228, align 8
  br label %1230

1230:                                             ; preds = %1230, %1227
  %1231 = phi i64 [ 0, %1227 ], [ %1240, %1230 ]
  %1232 = phi i64 [ 0, %1227 ], [ %1241, %1230 ]
  %1233 = getelementptr inbounds nuw %struct.Kind, ptr %1229, i64 %1232
  %1234 = getelementptr inbounds nuw i8, ptr %1233, i64 16
  %1235 = load i32, ptr %1234, align 8
  %1236 = getelementptr inbounds nuw i8, ptr %1233, i64 20
  %1237 = load i32, ptr %1236, align 4
  %1238 = add nsw i32 %1237, %1235
  %1239 = sext i32 %1238 to i64
  %1240 = add nsw i64 %1231, %1239
  %1241 = add nuw nsw i64 %1232, 1
  %1242 = icmp eq i64 %1241, %1225
  br i1 %1242, label %1243, label %1230

1243:                                             ; preds = %1230, %1221, %1209
  %1244 = phi i64 [ 0, %1209 ], [ 0, %1221 ], [ %1240, %1230 ]
  %1245 = load ptr, ptr %62, align 8
  %1246 = sext i32 %1003 to i64
  %1247 = shl nsw i64 %1246, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1245, ptr readonly align 8 %114, i64 %1247, i1 false)
  %1248 = load ptr, ptr %61, align 8
  %1249 = load i32, ptr %10, align 8
  %1250 = sext i32 %1249 to i64
  %1251 = shl nsw i64 %1250, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1248, ptr readonly align 8 %109, i64 %1251, i1 false)
  %1252 = load double, ptr %80, align 8
  %1253 = getelementptr inbounds nuw i8, ptr %1218, i64 8
  store double %1252, ptr %1218, align 8
  %1254 = load i32, ptr %12, align 4
  %1255 = icmp eq i32 %1254, 0
  br i1 %1255, label %1260, label %1256

1256:                                             ; preds = %1243
  %1257 = load ptr, ptr %68, align 8
  %1258 = sext i32 %1254 to i64
  %1259 = shl nsw i64 %1258, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %1253, ptr align 8 %1257, i64 %1259, i1 false)
  br label %1260

1260:                                             ; preds = %1256, %1243
  %1261 = icmp eq i64 %1244, 0
  br i1 %1261, label %1313, label %1262

1262:                                             ; preds = %1260
  %1263 = load i32, ptr %12, align 4
  %1264 = sext i32 %1263 to i64
  %1265 = getelementptr inbounds double, ptr %1253, i64 %1264
  %1266 = load ptr, ptr %81, align 8
  %1267 = shl i64 %1244, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %1265, ptr align 8 %1266, i64 %1267, i1 false)
  %1268 = load i32, ptr %10, align 8
  %1269 = icmp sgt i32 %1268, 0
  br i1 %1269, label %1270, label %1313

1270:                                             ; preds = %1262
  %1271 = load ptr, ptr %82, align 8
  %1272 = zext nneg i32 %1268 to i64
  %1273 = icmp ult i32 %1268, 6
  br i1 %1273, label %1301, label %1274

1274:                                             ; preds = %1270
  %1275 = shl nuw nsw i64 %1272, 3
  %1276 = getelementptr i8, ptr %1271, i64 %1275
  %1277 = add nsw i64 %106, %112
  %1278 = shl nsw i64 %1277, 3
  %1279 = mul i64 %1278, %107
  %1280 = shl nsw i64 %103, 3
  %1281 = getelementptr i8, ptr %100, i64 %1279
  %1282 = getelementptr i8, ptr %1281, i64 %1280
  %1283 = getelementptr i8, ptr %1282, i64 %1275
  %1284 = icmp ult ptr %1271, %1283
  %1285 = icmp ult ptr %114, %1276
  %1286 = and i1 %1284, %1285
  br i1 %1286, label %1301, label %1287

1287:                                             ; preds = %1274
  %1288 = and i64 %1272, 2147483646
  br label %1289

1289:                                             ; preds = %1289, %1287
  %1290 = phi i64 [ 0, %1287 ], [ %1297, %1289 ]
  %1291 = getelementptr inbounds nuw double, ptr %1271, i64 %1290
  %1292 = load <2 x double>, ptr %1291, align 8
  %1293 = getelementptr inbounds nuw double, ptr %114, i64 %1290
  %1294 = load <2 x double>, ptr %1293, align 8
  %1295 = tail call <2 x double> @llvm.fabs.v2f64(<2 x double> %1294)
  %1296 = tail call <2 x double> @llvm.maxnum.v2f64(<2 x double> %1292, <2 x double> %1295)
  store <2 x double> %1296, ptr %1291, align 8
  %1297 = add nuw i64 %1290, 2
  %1298 = icmp eq i64 %1297, %1288
  br i1 %1298, label %1299, label %1289

1299:                                             ; preds = %1289
  %1300 = icmp eq i64 %1288, %1272
  br i1 %1300, label %1313, label %1301

1301:                                             ; preds = %1274, %1270, %1299
  %1302 = phi i64 [ 0, %1274 ], [ 0, %1270 ], [ %1288, %1299 ]
  br label %1303

1303:                                             ; preds = %1301, %1303
  %1304 = phi i64 [ %1311, %1303 ], [ %1302, %1301 ]
  %1305 = getelementptr inbounds nuw double, ptr %1271, i64 %1304
  %1306 = load double, ptr %1305, align 8
  %1307 = getelementptr inbounds nuw double, ptr %114, i64 %1304
  %1308 = load double, ptr %1307, align 8
  %1309 = tail call double @llvm.fabs.f64(double %1308)
  %1310 = tail call double @llvm.maxnum.f64(double %1306, double %1309)
  store double %1310, ptr %1305, align 8
  %1311 = add nuw nsw i64 %1304, 1
  %1312 = icmp eq i64 %1311, %1272
  br i1 %1312, label %1313, label %1303

1313:                                             ; preds = %1303, %1299, %1262, %1260
  store double %249, ptr %3, align 8
  %1314 = fmul double %250, %1212
  store double %1314, ptr %59, align 8
  %1315 = load i64, ptr %83, align 8
  %1316 = add nsw i64 %1315, 1
  store i64 %1316, ptr %83, align 8
  %1317 = icmp eq i32 %634, 3
  br i1 %1317, label %1345, label %86

1318:                                             ; preds = %825, %1198
  %1319 = phi double [ %1201, %1198 ], [ 0x7FF8000000000000, %825 ]
  %1320 = load i32, ptr %12, align 4
  %1321 = icmp eq i32 %1320, 0
  br i1 %1321, label %1326, label %1322

1322:                                             ; preds = %1318
  %1323 = load ptr, ptr %68, align 8
  %1324 = sext i32 %1320 to i64
  %1325 = shl nsw i64 %1324, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1323, ptr align 8 %118, i64 %1325, i1 false)
  br label %1326

1326:                                             ; preds = %1322, %1318, %633
  %1327 = phi double [ %1319, %1322 ], [ %1319, %1318 ], [ %627, %633 ]
  %1328 = fcmp ult double %1327, 1.000000e+00
  br i1 %1328, label %1333, label %1329

1329:                                             ; preds = %1326
  %1330 = tail call double @llvm.pow.f64(double %1327, double %126)
  %1331 = fmul double %1330, 9.000000e-01
  %1332 = tail call double @llvm.maxnum.f64(double %1331, double 2.000000e-01)
  br label %1333

1333:                                             ; preds = %1329, %1326, %625
  %1334 = phi double [ %1332, %1329 ], [ 2.000000e-01, %1326 ], [ 2.000000e-01, %625 ]
  %1335 = fmul double %250, %1334
  %1336 = load i64, ptr %79, align 8
  %1337 = add nsw i64 %1336, 1
  store i64 %1337, ptr %79, align 8
  %1338 = fcmp ult double %1335, %122
  br i1 %1338, label %1345, label %242

1339:                                             ; preds = %89, %86, %39
  %1340 = phi double [ %51, %39 ], [ %90, %89 ], [ %249, %86 ]
  %1341 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %1342 = load double, ptr %1341, align 8
  %1343 = fcmp olt double %1340, %1342
  %1344 = zext i1 %1343 to i32
  br label %1345

1345:                                             ; preds = %1313, %135, %1333, %1339
  %1346 = phi i32 [ %1344, %1339 ], [ 2, %1333 ], [ 3, %1313 ], [ 2, %135 ]
  ret i32 %1346
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local void @dop853_states(i32 noundef %0, i64 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, i64 noundef %4, ptr noundef readonly captures(none) %5, ptr noundef writeonly captures(none) %6) local_unnamed_addr #6 {
  %8 = icmp sgt i64 %4, 0
  br i1 %8, label %9, label %71

9:                                                ; preds = %7
  %10 = sext i32 %0 to i64
  %11 = icmp sgt i32 %0, 0
  %12 = zext nneg i32 %0 to i64
  br label %13

13:                                               ; preds = %68, %9
  %14 = phi i64 [ 0, %9 ], [ %30, %68 ]
  %15 = phi i64 [ 0, %9 ], [ %69, %68 ]
  %16 = getelementptr inbounds nuw double, ptr %5, i64 %15
  %17 = add nsw i64 %14, 1
  %18 = tail call i64 @llvm.smax.i64(i64 %1, i64 %17)
  %19 = add nsw i64 %18, -1
  %20 = load double, ptr %16, align 8
  br label %21

21:                                               ; preds = %24, %13
  %22 = phi i64 [ %25, %24 ], [ %14, %13 ]
  %23 = icmp eq i64 %22, %19
  br i1 %23, label %29, label %24

24:                                               ; preds = %21
  %25 = add nsw i64 %22, 1
  %26 = getelementptr inbounds double, ptr %3, i64 %22
  %27 = load double, ptr %26, align 8
  %28 = fcmp ogt double %20, %27
  br i1 %28, label %21, label %29

29:                                               ; preds = %24, %21
  %30 = phi i64 [ %19, %21 ], [ %22, %24 ]
  %31 = getelementptr inbounds ptr, ptr %2, i64 %30
  %32 = load ptr, ptr %31, align 8
  %33 = load double, ptr %32, align 8
  %34 = fsub double %20, %33
  %35 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %36 = load double, ptr %35, align 8
  %37 = fsub double %36, %33
  %38 = fdiv double %34, %37
  %39 = mul nsw i64 %15, %10
  %40 = getelementptr inbounds double, ptr %6, i64 %39
  %41 = getelementptr inbounds nuw i8, ptr %32, i64 16
  %42 = getelementptr inbounds double, ptr %41, i64 %10
  br i1 %11, label %43, label %68

43:                                               ; preds = %29
  %44 = fsub double 1.000000e+00, %38
  br label %45

45:                                               ; preds = %61, %43
  %46 = phi i64 [ 0, %43 ], [ %66, %61 ]
  %47 = getelementptr double, ptr %42, i64 %46
  br label %48

48:                                               ; preds = %48, %45
  %49 = phi i64 [ 7, %45 ], [ %51, %48 ]
  %50 = phi double [ 0.000000e+00, %45 ], [ %59, %48 ]
  %51 = add nsw i64 %49, -1
  %52 = mul nuw nsw i64 %51, %10
  %53 = getelementptr double, ptr %47, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = fadd double %50, %54
  %56 = and i64 %51, 1
  %57 = icmp eq i64 %56, 0
  %58 = select i1 %57, double %38, double %44
  %59 = fmul double %55, %58
  %60 = icmp samesign ugt i64 %49, 1
  br i1 %60, label %48, label %61

61:                                               ; preds = %48
  %62 = getelementptr inbounds nuw double, ptr %41, i64 %46
  %63 = load double, ptr %62, align 8
  %64 = fadd double %59, %63
  %65 = getelementptr inbounds nuw double, ptr %40, i64 %46
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
define dso_local range(i64 -27917287424, 27917287412) i64 @rk45_space(ptr noundef readonly captures(none) %0) local_unnamed_addr #5 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %3 = load i32, ptr %2, align 8
  %4 = sext i32 %3 to i64
  %5 = mul nsw i64 %4, 11
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %7 = load i32, ptr %6, align 4
  %8 = sext i32 %7 to i64
  %9 = shl nsw i64 %8, 1
  %10 = add nsw i64 %9, %5
  ret i64 %10
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local i64 @rk45_record(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %3 = load i32, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %5 = load i32, ptr %4, align 4
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %31, label %9

9:                                                ; preds = %1
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 44
  %11 = load i32, ptr %10, align 4
  %12 = tail call i32 @llvm.smax.i32(i32 %11, i32 0)
  %13 = zext nneg i32 %12 to i64
  %14 = icmp slt i32 %11, 1
  br i1 %14, label %31, label %15

15:                                               ; preds = %9
  %16 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %17 = load ptr, ptr %16, align 8
  br label %18

18:                                               ; preds = %18, %15
  %19 = phi i64 [ 0, %15 ], [ %28, %18 ]
  %20 = phi i64 [ 0, %15 ], [ %29, %18 ]
  %21 = getelementptr inbounds nuw %struct.Kind, ptr %17, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 16
  %23 = load i32, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 20
  %25 = load i32, ptr %24, align 4
  %26 = add nsw i32 %25, %23
  %27 = sext i32 %26 to i64
  %28 = add nsw i64 %19, %27
  %29 = add nuw nsw i64 %20, 1
  %30 = icmp eq i64 %29, %13
  br i1 %30, label %31, label %18

31:                                               ; preds = %18, %1, %9
  %32 = phi i64 [ 0, %1 ], [ 0, %9 ], [ %28, %18 ]
  %33 = sext i32 %3 to i64
  %34 = mul nsw i64 %33, 5
  %35 = add nsw i32 %5, 1
  %36 = sext i32 %35 to i64
  %37 = add nsw i64 %34, 2
  %38 = add nsw i64 %37, %36
  %39 = add i64 %38, %32
  ret i64 %39
}

; Function Attrs: nounwind
define dso_local range(i32 1, 3) i32 @rk45_start(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) initializes((16, 40)) %2, double noundef %3) local_unnamed_addr #2 {
  %5 = tail call fastcc i32 @begin(ptr noundef %0, ptr noundef %1, ptr noundef %2, double noundef %3, i32 noundef 4)
  ret i32 %5
}

; Function Attrs: nounwind
define dso_local range(i32 0, 4) i32 @rk45_advance(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i64 noundef %3, ptr noundef captures(none) %4) local_unnamed_addr #2 {
  %6 = tail call fastcc i32 @explicit_advance(ptr noundef nonnull @RK45, ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4)
  ret i32 %6
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local void @rk45_states(i32 noundef %0, i64 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, i64 noundef %4, ptr noundef readonly captures(none) %5, ptr noundef writeonly captures(none) %6) local_unnamed_addr #6 {
  %8 = icmp sgt i64 %4, 0
  br i1 %8, label %9, label %71

9:                                                ; preds = %7
  %10 = sext i32 %0 to i64
  %11 = icmp sgt i32 %0, 0
  %12 = zext nneg i32 %0 to i64
  br label %13

13:                                               ; preds = %68, %9
  %14 = phi i64 [ 0, %9 ], [ %30, %68 ]
  %15 = phi i64 [ 0, %9 ], [ %69, %68 ]
  %16 = getelementptr inbounds nuw double, ptr %5, i64 %15
  %17 = add nsw i64 %14, 1
  %18 = tail call i64 @llvm.smax.i64(i64 %1, i64 %17)
  %19 = add nsw i64 %18, -1
  %20 = load double, ptr %16, align 8
  br label %21

21:                                               ; preds = %24, %13
  %22 = phi i64 [ %25, %24 ], [ %14, %13 ]
  %23 = icmp eq i64 %22, %19
  br i1 %23, label %29, label %24

24:                                               ; preds = %21
  %25 = add nsw i64 %22, 1
  %26 = getelementptr inbounds double, ptr %3, i64 %22
  %27 = load double, ptr %26, align 8
  %28 = fcmp ogt double %20, %27
  br i1 %28, label %21, label %29

29:                                               ; preds = %24, %21
  %30 = phi i64 [ %19, %21 ], [ %22, %24 ]
  %31 = getelementptr inbounds ptr, ptr %2, i64 %30
  %32 = load ptr, ptr %31, align 8
  %33 = load double, ptr %32, align 8
  %34 = fsub double %20, %33
  %35 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %36 = load double, ptr %35, align 8
  %37 = fsub double %36, %33
  %38 = fdiv double %34, %37
  %39 = mul nsw i64 %15, %10
  %40 = getelementptr inbounds double, ptr %6, i64 %39
  %41 = getelementptr inbounds nuw i8, ptr %32, i64 16
  %42 = getelementptr inbounds double, ptr %41, i64 %10
  br i1 %11, label %43, label %68

43:                                               ; preds = %29
  %44 = fsub double 1.000000e+00, %38
  br label %45

45:                                               ; preds = %61, %43
  %46 = phi i64 [ 0, %43 ], [ %66, %61 ]
  %47 = getelementptr double, ptr %42, i64 %46
  br label %48

48:                                               ; preds = %48, %45
  %49 = phi i64 [ 4, %45 ], [ %51, %48 ]
  %50 = phi double [ 0.000000e+00, %45 ], [ %59, %48 ]
  %51 = add nsw i64 %49, -1
  %52 = mul nuw nsw i64 %51, %10
  %53 = getelementptr double, ptr %47, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = fadd double %50, %54
  %56 = and i64 %51, 1
  %57 = icmp eq i64 %56, 0
  %58 = select i1 %57, double %38, double %44
  %59 = fmul double %55, %58
  %60 = icmp samesign ugt i64 %49, 1
  br i1 %60, label %48, label %61

61:                                               ; preds = %48
  %62 = getelementptr inbounds nuw double, ptr %41, i64 %46
  %63 = load double, ptr %62, align 8
  %64 = fadd double %59, %63
  %65 = getelementptr inbounds nuw double, ptr %40, i64 %46
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
define dso_local range(i64 -21474836480, 21474836471) i64 @rk23_space(ptr noundef readonly captures(none) %0) local_unnamed_addr #5 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %3 = load i32, ptr %2, align 8
  %4 = sext i32 %3 to i64
  %5 = shl nsw i64 %4, 3
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %7 = load i32, ptr %6, align 4
  %8 = sext i32 %7 to i64
  %9 = shl nsw i64 %8, 1
  %10 = add nsw i64 %9, %5
  ret i64 %10
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local i64 @rk23_record(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %3 = load i32, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %5 = load i32, ptr %4, align 4
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %31, label %9

9:                                                ; preds = %1
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 44
  %11 = load i32, ptr %10, align 4
  %12 = tail call i32 @llvm.smax.i32(i32 %11, i32 0)
  %13 = zext nneg i32 %12 to i64
  %14 = icmp slt i32 %11, 1
  br i1 %14, label %31, label %15

15:                                               ; preds = %9
  %16 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %17 = load ptr, ptr %16, align 8
  br label %18

18:                                               ; preds = %18, %15
  %19 = phi i64 [ 0, %15 ], [ %28, %18 ]
  %20 = phi i64 [ 0, %15 ], [ %29, %18 ]
  %21 = getelementptr inbounds nuw %struct.Kind, ptr %17, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 16
  %23 = load i32, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 20
  %25 = load i32, ptr %24, align 4
  %26 = add nsw i32 %25, %23
  %27 = sext i32 %26 to i64
  %28 = add nsw i64 %19, %27
  %29 = add nuw nsw i64 %20, 1
  %30 = icmp eq i64 %29, %13
  br i1 %30, label %31, label %18

31:                                               ; preds = %18, %1, %9
  %32 = phi i64 [ 0, %1 ], [ 0, %9 ], [ %28, %18 ]
  %33 = sext i32 %3 to i64
  %34 = shl nsw i64 %33, 2
  %35 = add nsw i32 %5, 1
  %36 = sext i32 %35 to i64
  %37 = or disjoint i64 %34, 2
  %38 = add nsw i64 %37, %36
  %39 = add i64 %38, %32
  ret i64 %39
}

; Function Attrs: nounwind
define dso_local range(i32 1, 3) i32 @rk23_start(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) initializes((16, 40)) %2, double noundef %3) local_unnamed_addr #2 {
  %5 = tail call fastcc i32 @begin(ptr noundef %0, ptr noundef %1, ptr noundef %2, double noundef %3, i32 noundef 2)
  ret i32 %5
}

; Function Attrs: nounwind
define dso_local range(i32 0, 4) i32 @rk23_advance(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i64 noundef %3, ptr noundef captures(none) %4) local_unnamed_addr #2 {
  %6 = tail call fastcc i32 @explicit_advance(ptr noundef nonnull @RK23, ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4)
  ret i32 %6
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local void @rk23_states(i32 noundef %0, i64 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, i64 noundef %4, ptr noundef readonly captures(none) %5, ptr noundef writeonly captures(none) %6) local_unnamed_addr #6 {
  %8 = icmp sgt i64 %4, 0
  br i1 %8, label %9, label %71

9:                                                ; preds = %7
  %10 = sext i32 %0 to i64
  %11 = icmp sgt i32 %0, 0
  %12 = zext nneg i32 %0 to i64
  br label %13

13:                                               ; preds = %68, %9
  %14 = phi i64 [ 0, %9 ], [ %30, %68 ]
  %15 = phi i64 [ 0, %9 ], [ %69, %68 ]
  %16 = getelementptr inbounds nuw double, ptr %5, i64 %15
  %17 = add nsw i64 %14, 1
  %18 = tail call i64 @llvm.smax.i64(i64 %1, i64 %17)
  %19 = add nsw i64 %18, -1
  %20 = load double, ptr %16, align 8
  br label %21

21:                                               ; preds = %24, %13
  %22 = phi i64 [ %25, %24 ], [ %14, %13 ]
  %23 = icmp eq i64 %22, %19
  br i1 %23, label %29, label %24

24:                                               ; preds = %21
  %25 = add nsw i64 %22, 1
  %26 = getelementptr inbounds double, ptr %3, i64 %22
  %27 = load double, ptr %26, align 8
  %28 = fcmp ogt double %20, %27
  br i1 %28, label %21, label %29

29:                                               ; preds = %24, %21
  %30 = phi i64 [ %19, %21 ], [ %22, %24 ]
  %31 = getelementptr inbounds ptr, ptr %2, i64 %30
  %32 = load ptr, ptr %31, align 8
  %33 = load double, ptr %32, align 8
  %34 = fsub double %20, %33
  %35 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %36 = load double, ptr %35, align 8
  %37 = fsub double %36, %33
  %38 = fdiv double %34, %37
  %39 = mul nsw i64 %15, %10
  %40 = getelementptr inbounds double, ptr %6, i64 %39
  %41 = getelementptr inbounds nuw i8, ptr %32, i64 16
  %42 = getelementptr inbounds double, ptr %41, i64 %10
  br i1 %11, label %43, label %68

43:                                               ; preds = %29
  %44 = fsub double 1.000000e+00, %38
  br label %45

45:                                               ; preds = %61, %43
  %46 = phi i64 [ 0, %43 ], [ %66, %61 ]
  %47 = getelementptr double, ptr %42, i64 %46
  br label %48

48:                                               ; preds = %48, %45
  %49 = phi i64 [ 3, %45 ], [ %51, %48 ]
  %50 = phi double [ 0.000000e+00, %45 ], [ %59, %48 ]
  %51 = add nsw i64 %49, -1
  %52 = mul nuw nsw i64 %51, %10
  %53 = getelementptr double, ptr %47, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = fadd double %50, %54
  %56 = and i64 %51, 1
  %57 = icmp eq i64 %56, 0
  %58 = select i1 %57, double %38, double %44
  %59 = fmul double %55, %58
  %60 = icmp samesign ugt i64 %49, 1
  br i1 %60, label %48, label %61

61:                                               ; preds = %48
  %62 = getelementptr inbounds nuw double, ptr %41, i64 %46
  %63 = load double, ptr %62, align 8
  %64 = fadd double %59, %63
  %65 = getelementptr inbounds nuw double, ptr %40, i64 %46
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
define dso_local i64 @radau5_space(ptr noundef readonly captures(none) %0) local_unnamed_addr #5 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %3 = load i32, ptr %2, align 8
  %4 = sext i32 %3 to i64
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %6 = load i32, ptr %5, align 4
  %7 = add nsw i32 %6, 8
  %8 = sext i32 %7 to i64
  %9 = mul nsw i64 %4, 5
  %10 = add nsw i64 %9, 25
  %11 = mul i64 %10, %4
  %12 = add i64 %11, %8
  ret i64 %12
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local i64 @radau5_record(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %3 = load i32, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %5 = load i32, ptr %4, align 4
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %31, label %9

9:                                                ; preds = %1
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 44
  %11 = load i32, ptr %10, align 4
  %12 = tail call i32 @llvm.smax.i32(i32 %11, i32 0)
  %13 = zext nneg i32 %12 to i64
  %14 = icmp slt i32 %11, 1
  br i1 %14, label %31, label %15

15:                                               ; preds = %9
  %16 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %17 = load ptr, ptr %16, align 8
  br label %18

18:                                               ; preds = %18, %15
  %19 = phi i64 [ 0, %15 ], [ %28, %18 ]
  %20 = phi i64 [ 0, %15 ], [ %29, %18 ]
  %21 = getelementptr inbounds nuw %struct.Kind, ptr %17, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 16
  %23 = load i32, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 20
  %25 = load i32, ptr %24, align 4
  %26 = add nsw i32 %25, %23
  %27 = sext i32 %26 to i64
  %28 = add nsw i64 %19, %27
  %29 = add nuw nsw i64 %20, 1
  %30 = icmp eq i64 %29, %13
  br i1 %30, label %31, label %18

31:                                               ; preds = %18, %1, %9
  %32 = phi i64 [ 0, %1 ], [ 0, %9 ], [ %28, %18 ]
  %33 = sext i32 %3 to i64
  %34 = shl nsw i64 %33, 2
  %35 = add nsw i32 %5, 1
  %36 = sext i32 %35 to i64
  %37 = or disjoint i64 %34, 2
  %38 = add nsw i64 %37, %36
  %39 = add i64 %38, %32
  ret i64 %39
}

; Function Attrs: nounwind
define dso_local range(i32 1, 3) i32 @radau5_start(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) initializes((16, 40)) %2, double noundef %3) local_unnamed_addr #2 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %6 = load i32, ptr %5, align 8
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %11 = load i32, ptr %10, align 4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds double, ptr %9, i64 %12
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 56
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 64
  %16 = mul nsw i64 %7, 5
  %17 = mul nsw i64 %16, %7
  %18 = getelementptr inbounds double, ptr %15, i64 %17
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
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 48
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
  %50 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %51 = load ptr, ptr %50, align 8
  %52 = sext i32 %46 to i64
  %53 = shl nsw i64 %52, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %49, ptr align 8 %51, i64 %53, i1 false)
  br label %54

54:                                               ; preds = %44, %48
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %56 = load ptr, ptr %55, align 8
  %57 = load ptr, ptr %8, align 8
  %58 = tail call i32 %35(double noundef %45, ptr noundef %33, ptr noundef %56, ptr noundef %57, ptr noundef nonnull %15) #13
  %59 = icmp eq i32 %58, 0
  %60 = select i1 %59, i32 1, i32 2
  br label %61

61:                                               ; preds = %54, %4
  %62 = phi i32 [ 2, %4 ], [ %60, %54 ]
  ret i32 %62
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #7

; Function Attrs: nounwind
define dso_local range(i32 0, 4) i32 @radau5_advance(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i64 noundef %3, ptr noundef writeonly captures(none) %4) local_unnamed_addr #2 {
  %6 = alloca [3 x double], align 16
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %8 = load i32, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %10 = load i32, ptr %9, align 4
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8
  %13 = icmp eq ptr %12, null
  br i1 %13, label %36, label %14

14:                                               ; preds = %5
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 44
  %16 = load i32, ptr %15, align 4
  %17 = tail call i32 @llvm.smax.i32(i32 %16, i32 0)
  %18 = zext nneg i32 %17 to i64
  %19 = icmp slt i32 %16, 1
  br i1 %19, label %36, label %20

20:                                               ; preds = %14
  %21 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %22 = load ptr, ptr %21, align 8
  br label %23

23:                                               ; preds = %23, %20
  %24 = phi i64 [ 0, %20 ], [ %33, %23 ]
  %25 = phi i64 [ 0, %20 ], [ %34, %23 ]
  %26 = getelementptr inbounds nuw %struct.Kind, ptr %22, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 16
  %28 = load i32, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %26, i64 20
  %30 = load i32, ptr %29, align 4
  %31 = add nsw i32 %30, %28
  %32 = sext i32 %31 to i64
  %33 = add nsw i64 %24, %32
  %34 = add nuw nsw i64 %25, 1
  %35 = icmp eq i64 %34, %18
  br i1 %35, label %36, label %23

36:                                               ; preds = %23, %5, %14
  %37 = phi i64 [ 0, %5 ], [ 0, %14 ], [ %33, %23 ]
  %38 = sext i32 %8 to i64
  %39 = shl nsw i64 %38, 2
  %40 = add nsw i32 %10, 1
  %41 = sext i32 %40 to i64
  %42 = or disjoint i64 %39, 2
  %43 = add nsw i64 %42, %41
  %44 = add i64 %43, %37
  %45 = icmp sgt i64 %3, 0
  br i1 %45, label %46, label %2615

46:                                               ; preds = %36
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %48 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %49 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %51 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %52 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %56 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %59 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %60 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %61 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %62 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %63 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %64 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %65 = getelementptr inbounds nuw i8, ptr %2, i64 72
  %66 = getelementptr inbounds nuw i8, ptr %2, i64 16
  br label %70

67:                                               ; preds = %2606
  %68 = add nuw nsw i64 %71, 1
  %69 = icmp eq i64 %68, %3
  br i1 %69, label %2615, label %70

70:                                               ; preds = %46, %67
  %71 = phi i64 [ 0, %46 ], [ %68, %67 ]
  %72 = load double, ptr %2, align 8
  %73 = load double, ptr %47, align 8
  %74 = fcmp olt double %72, %73
  br i1 %74, label %75, label %2615

75:                                               ; preds = %70
  %76 = mul nsw i64 %71, %44
  %77 = getelementptr inbounds double, ptr %4, i64 %76
  %78 = load i32, ptr %7, align 8
  %79 = load double, ptr %1, align 8
  %80 = fdiv double 0x3CE4000000000000, %79
  %81 = tail call double @llvm.sqrt.f64(double %79)
  %82 = tail call double @llvm.minnum.f64(double %81, double 3.000000e-02)
  %83 = tail call double @llvm.maxnum.f64(double %80, double %82)
  %84 = tail call double @llvm.fabs.f64(double %72)
  %85 = tail call double @nextafter(double noundef %84, double noundef 0x7FF0000000000000) #14
  %86 = fsub double %85, %84
  %87 = fmul double %86, 1.000000e+01
  %88 = sext i32 %78 to i64
  %89 = load ptr, ptr %48, align 8
  %90 = ptrtoint ptr %89 to i64
  %91 = load i32, ptr %9, align 4
  %92 = sext i32 %91 to i64
  %93 = getelementptr double, ptr %89, i64 %92
  %94 = getelementptr inbounds nuw i8, ptr %93, i64 8
  %95 = getelementptr inbounds nuw i8, ptr %93, i64 16
  %96 = getelementptr inbounds nuw i8, ptr %93, i64 24
  %97 = getelementptr inbounds nuw i8, ptr %93, i64 32
  %98 = getelementptr inbounds nuw i8, ptr %93, i64 40
  %99 = getelementptr inbounds nuw i8, ptr %93, i64 48
  %100 = getelementptr inbounds nuw i8, ptr %93, i64 56
  %101 = getelementptr i8, ptr %93, i64 64
  %102 = mul nsw i64 %88, %88
  %103 = getelementptr double, ptr %101, i64 %102
  %104 = shl nsw i64 %88, 1
  %105 = mul i64 %104, %88
  %106 = getelementptr double, ptr %101, i64 %105
  %107 = mul i64 %102, 24
  %108 = getelementptr i8, ptr %101, i64 %107
  %109 = shl i64 %102, 5
  %110 = getelementptr inbounds i8, ptr %101, i64 %109
  %111 = mul nsw i64 %88, 5
  %112 = mul i64 %111, %88
  %113 = getelementptr double, ptr %101, i64 %112
  %114 = getelementptr inbounds double, ptr %113, i64 %88
  %115 = getelementptr inbounds double, ptr %113, i64 %104
  %116 = getelementptr double, ptr %113, i64 %111
  %117 = shl nsw i64 %88, 6
  %118 = getelementptr i8, ptr %113, i64 %117
  %119 = mul nsw i64 %88, 88
  %120 = getelementptr i8, ptr %113, i64 %119
  %121 = mul nsw i64 %88, 112
  %122 = getelementptr inbounds i8, ptr %113, i64 %121
  %123 = mul nsw i64 %88, 120
  %124 = getelementptr inbounds i8, ptr %113, i64 %123
  %125 = mul nsw i64 %88, 144
  %126 = getelementptr i8, ptr %113, i64 %125
  %127 = mul nsw i64 %88, 152
  %128 = getelementptr i8, ptr %113, i64 %127
  %129 = mul nsw i64 %88, 160
  %130 = getelementptr inbounds i8, ptr %113, i64 %129
  %131 = mul nsw i64 %88, 168
  %132 = getelementptr i8, ptr %113, i64 %131
  %133 = mul nsw i64 %88, 192
  %134 = getelementptr inbounds i8, ptr %113, i64 %133
  %135 = load double, ptr %49, align 8
  %136 = load double, ptr %50, align 8
  %137 = fcmp ogt double %135, %136
  %138 = select i1 %137, double %136, double %135
  %139 = fcmp olt double %138, %87
  %140 = select i1 %139, double %87, double %138
  %141 = or i1 %137, %139
  br i1 %141, label %142, label %143

142:                                              ; preds = %75
  store double 0.000000e+00, ptr %96, align 8
  br label %143

143:                                              ; preds = %142, %75
  store double %140, ptr %49, align 8
  %144 = fcmp ult double %140, %87
  br i1 %144, label %2621, label %145

145:                                              ; preds = %143
  %146 = icmp sgt i32 %78, 0
  %147 = zext i32 %78 to i64
  %148 = icmp eq i32 %78, 0
  %149 = add nsw i32 %78, 1
  %150 = sext i32 %149 to i64
  %151 = getelementptr i8, ptr %89, i64 64
  %152 = mul nsw i64 %88, 40
  %153 = add nsw i64 %152, 64
  %154 = mul i64 %153, %88
  %155 = shl nsw i64 %92, 3
  %156 = getelementptr i8, ptr %151, i64 %154
  %157 = getelementptr i8, ptr %156, i64 %155
  %158 = getelementptr i8, ptr %89, i64 64
  %159 = add nsw i64 %152, 168
  %160 = mul i64 %159, %88
  %161 = getelementptr i8, ptr %158, i64 %160
  %162 = getelementptr i8, ptr %161, i64 %155
  %163 = getelementptr i8, ptr %89, i64 64
  %164 = mul nsw i64 %88, 40
  %165 = add nsw i64 %164, 152
  %166 = mul i64 %165, %88
  %167 = shl nsw i64 %92, 3
  %168 = getelementptr i8, ptr %163, i64 %166
  %169 = getelementptr i8, ptr %168, i64 %167
  %170 = getelementptr i8, ptr %89, i64 64
  %171 = add nsw i64 %164, 168
  %172 = mul i64 %171, %88
  %173 = getelementptr i8, ptr %170, i64 %172
  %174 = getelementptr i8, ptr %173, i64 %167
  %175 = add i64 %90, 64
  %176 = mul nsw i64 %88, 40
  %177 = add nsw i64 %176, 160
  %178 = mul i64 %177, %88
  %179 = add i64 %175, %178
  %180 = shl nsw i64 %92, 3
  %181 = add i64 %179, %180
  %182 = mul nsw i64 %88, 24
  %183 = shl nsw i64 %88, 7
  %184 = add i64 %90, 64
  %185 = mul nsw i64 %88, 40
  %186 = add nsw i64 %185, 144
  %187 = mul i64 %186, %88
  %188 = add i64 %184, %187
  %189 = shl nsw i64 %92, 3
  %190 = add i64 %188, %189
  %191 = add i64 %187, %90
  %192 = add i64 %191, %189
  %193 = add i64 %90, 64
  %194 = add nsw i64 %185, 168
  %195 = mul i64 %194, %88
  %196 = add i64 %193, %195
  %197 = add i64 %196, %189
  %198 = add i64 %195, %90
  %199 = add i64 %198, %189
  %200 = mul nsw i64 %88, 136
  %201 = add i64 %90, 64
  %202 = add nsw i64 %185, 152
  %203 = mul i64 %202, %88
  %204 = add i64 %201, %203
  %205 = add i64 %204, %189
  %206 = add i64 %90, 64
  %207 = add i64 %206, %203
  %208 = add i64 %207, %189
  %209 = mul nsw i64 %88, -24
  %210 = getelementptr i8, ptr %89, i64 64
  %211 = mul nsw i64 %88, 40
  %212 = add nsw i64 %211, 40
  %213 = mul i64 %212, %88
  %214 = shl nsw i64 %92, 3
  %215 = getelementptr i8, ptr %210, i64 %213
  %216 = getelementptr i8, ptr %215, i64 %214
  %217 = getelementptr i8, ptr %89, i64 64
  %218 = add nsw i64 %211, 88
  %219 = mul i64 %218, %88
  %220 = getelementptr i8, ptr %217, i64 %219
  %221 = getelementptr i8, ptr %220, i64 %214
  %222 = getelementptr i8, ptr %89, i64 64
  %223 = mul nsw i64 %88, 40
  %224 = add nsw i64 %223, 88
  %225 = mul i64 %224, %88
  %226 = shl nsw i64 %92, 3
  %227 = add i64 %225, %226
  %228 = getelementptr i8, ptr %222, i64 %227
  %229 = getelementptr i8, ptr %89, i64 64
  %230 = getelementptr i8, ptr %229, i64 %227
  %231 = getelementptr i8, ptr %89, i64 64
  %232 = getelementptr i8, ptr %231, i64 %227
  %233 = getelementptr i8, ptr %89, i64 64
  %234 = getelementptr i8, ptr %233, i64 %227
  %235 = getelementptr i8, ptr %89, i64 64
  %236 = getelementptr i8, ptr %235, i64 %227
  %237 = getelementptr i8, ptr %89, i64 64
  %238 = add nsw i64 %223, 40
  %239 = mul i64 %238, %88
  %240 = add i64 %239, %226
  %241 = getelementptr i8, ptr %237, i64 %240
  %242 = getelementptr i8, ptr %89, i64 64
  %243 = getelementptr i8, ptr %242, i64 %240
  %244 = mul nsw i64 %88, 24
  %245 = add i64 %90, 64
  %246 = mul nsw i64 %88, 40
  %247 = add nsw i64 %246, 160
  %248 = mul i64 %247, %88
  %249 = add i64 %245, %248
  %250 = shl nsw i64 %92, 3
  %251 = add i64 %249, %250
  %252 = mul nsw i64 %88, 24
  %253 = mul nsw i64 %88, %88
  %254 = shl i64 %253, 4
  %255 = shl nsw i64 %92, 3
  %256 = shl nuw nsw i64 %147, 3
  %257 = add nuw nsw i64 %256, 8
  %258 = getelementptr i8, ptr %89, i64 64
  %259 = mul nuw i64 %147, %147
  %260 = shl i64 %259, 3
  %261 = getelementptr i8, ptr %258, i64 %254
  %262 = getelementptr i8, ptr %261, i64 %260
  %263 = getelementptr i8, ptr %262, i64 %255
  %264 = getelementptr i8, ptr %89, i64 64
  %265 = getelementptr i8, ptr %264, i64 %107
  %266 = getelementptr i8, ptr %265, i64 %260
  %267 = getelementptr i8, ptr %266, i64 %255
  %268 = add i64 %254, 64
  %269 = add i64 %268, %255
  %270 = add i64 %269, %256
  %271 = add i64 %254, 72
  %272 = add nsw i64 %256, -8
  %273 = mul i64 %272, %147
  %274 = shl nuw nsw i64 %147, 3
  %275 = add i64 %107, 64
  %276 = add i64 %275, %255
  %277 = add i64 %276, %256
  %278 = add i64 %107, 72
  %279 = getelementptr i8, ptr %89, i64 64
  %280 = mul nsw i64 %88, %88
  %281 = shl i64 %280, 4
  %282 = mul nuw i64 %147, %147
  %283 = shl i64 %282, 3
  %284 = shl nsw i64 %92, 3
  %285 = getelementptr i8, ptr %279, i64 %281
  %286 = getelementptr i8, ptr %285, i64 %283
  %287 = getelementptr i8, ptr %286, i64 %284
  %288 = getelementptr i8, ptr %89, i64 64
  %289 = getelementptr i8, ptr %288, i64 %107
  %290 = getelementptr i8, ptr %289, i64 %283
  %291 = getelementptr i8, ptr %290, i64 %284
  %292 = getelementptr i8, ptr %89, i64 64
  %293 = add i64 %281, %284
  %294 = getelementptr i8, ptr %292, i64 %293
  %295 = shl nuw nsw i64 %147, 3
  %296 = getelementptr i8, ptr %89, i64 64
  %297 = getelementptr i8, ptr %296, i64 %293
  %298 = getelementptr i8, ptr %89, i64 64
  %299 = add i64 %107, %284
  %300 = getelementptr i8, ptr %298, i64 %299
  %301 = getelementptr i8, ptr %89, i64 64
  %302 = getelementptr i8, ptr %301, i64 %299
  %303 = mul nsw i64 %88, %88
  %304 = shl i64 %303, 3
  %305 = shl nsw i64 %92, 3
  %306 = shl nuw nsw i64 %147, 3
  %307 = add nuw nsw i64 %306, 8
  %308 = getelementptr i8, ptr %89, i64 64
  %309 = mul nuw i64 %147, %147
  %310 = add i64 %303, %309
  %311 = add i64 %310, %92
  %312 = shl i64 %311, 3
  %313 = getelementptr i8, ptr %308, i64 %312
  %314 = shl nuw nsw i64 %147, 3
  %315 = getelementptr i8, ptr %89, i64 64
  %316 = mul nsw i64 %88, %88
  %317 = mul nuw i64 %147, %147
  %318 = add i64 %316, %317
  %319 = add i64 %318, %92
  %320 = shl i64 %319, 3
  %321 = getelementptr i8, ptr %315, i64 %320
  %322 = getelementptr i8, ptr %89, i64 64
  %323 = add i64 %316, %92
  %324 = shl i64 %323, 3
  %325 = getelementptr i8, ptr %322, i64 %324
  %326 = getelementptr i8, ptr %89, i64 %304
  %327 = getelementptr i8, ptr %326, i64 72
  %328 = getelementptr i8, ptr %327, i64 %305
  %329 = getelementptr i8, ptr %328, i64 %306
  %330 = getelementptr i8, ptr %89, i64 %304
  %331 = getelementptr i8, ptr %330, i64 72
  %332 = getelementptr i8, ptr %331, i64 %305
  %333 = getelementptr i8, ptr %89, i64 %304
  %334 = getelementptr i8, ptr %333, i64 64
  %335 = getelementptr i8, ptr %334, i64 %305
  %336 = getelementptr i8, ptr %335, i64 %306
  %337 = icmp ult i32 %78, 6
  %338 = and i64 %147, 2147483646
  %339 = icmp eq i64 %338, %147
  %340 = getelementptr i8, ptr %89, i64 %254
  %341 = getelementptr i8, ptr %340, i64 72
  %342 = getelementptr i8, ptr %341, i64 %255
  %343 = getelementptr i8, ptr %342, i64 %256
  %344 = getelementptr i8, ptr %89, i64 %107
  %345 = getelementptr i8, ptr %344, i64 72
  %346 = getelementptr i8, ptr %345, i64 %255
  %347 = getelementptr i8, ptr %346, i64 %256
  %348 = getelementptr i8, ptr %89, i64 %270
  %349 = getelementptr i8, ptr %89, i64 %271
  %350 = getelementptr i8, ptr %349, i64 %273
  %351 = getelementptr i8, ptr %350, i64 %255
  %352 = getelementptr i8, ptr %89, i64 %271
  %353 = getelementptr i8, ptr %352, i64 %255
  %354 = getelementptr i8, ptr %89, i64 %270
  %355 = getelementptr i8, ptr %89, i64 %277
  %356 = getelementptr i8, ptr %89, i64 %278
  %357 = getelementptr i8, ptr %356, i64 %273
  %358 = getelementptr i8, ptr %357, i64 %255
  %359 = getelementptr i8, ptr %89, i64 %278
  %360 = getelementptr i8, ptr %359, i64 %255
  %361 = getelementptr i8, ptr %89, i64 %277
  %362 = icmp ult i32 %78, 12
  %363 = icmp ult ptr %106, %291
  %364 = icmp ult ptr %108, %287
  %365 = and i1 %363, %364
  %366 = and i64 %147, 2147483646
  %367 = icmp eq i64 %366, %147
  %368 = icmp ult i64 %182, 16
  %369 = icmp ult i32 %78, 2
  %370 = or i1 %368, %369
  %371 = icmp ult i64 %127, 16
  %372 = icmp ult i64 %200, 16
  %373 = icmp ult i32 %78, 4
  br label %374

374:                                              ; preds = %2608, %145
  %375 = phi double [ %140, %145 ], [ %2613, %2608 ]
  %376 = phi i32 [ 0, %145 ], [ %2609, %2608 ]
  %377 = load double, ptr %2, align 8
  %378 = fadd double %375, %377
  %379 = load double, ptr %47, align 8
  %380 = fcmp oge double %378, %379
  %381 = select i1 %380, double %379, double %378
  %382 = fsub double %381, %377
  %383 = fdiv double 1.000000e+00, %382
  %384 = fdiv double 0x400D1A48D83E731D, %382
  %385 = fdiv double 0x4016ED11C3526194, %382
  %386 = fmul double %385, 1.000000e+01
  %387 = insertelement <2 x double> poison, double %384, i64 0
  %388 = shufflevector <2 x double> %387, <2 x double> poison, <2 x i32> zeroinitializer
  %389 = insertelement <2 x double> poison, double %382, i64 0
  %390 = shufflevector <2 x double> %389, <2 x double> poison, <2 x i32> zeroinitializer
  br label %391

391:                                              ; preds = %438, %374
  %392 = phi i64 [ 0, %374 ], [ %439, %438 ]
  %393 = load double, ptr %2, align 8
  %394 = getelementptr inbounds nuw double, ptr @NODES, i64 %392
  %395 = load double, ptr %394, align 8
  %396 = fmul double %382, %395
  %397 = fadd double %393, %396
  %398 = load double, ptr %99, align 8
  %399 = fsub double %397, %398
  %400 = load double, ptr %100, align 8
  %401 = fsub double %400, %398
  %402 = fdiv double %399, %401
  br i1 %146, label %403, label %435

403:                                              ; preds = %391
  %404 = mul nuw nsw i64 %392, %88
  %405 = getelementptr double, ptr %115, i64 %404
  br label %406

406:                                              ; preds = %430, %403
  %407 = phi i64 [ 0, %403 ], [ %433, %430 ]
  %408 = load double, ptr %95, align 8
  %409 = fcmp une double %408, 0.000000e+00
  br i1 %409, label %410, label %430

410:                                              ; preds = %406
  %411 = getelementptr inbounds nuw double, ptr %122, i64 %407
  %412 = load double, ptr %411, align 8
  %413 = mul nuw nsw i64 %407, 24
  %414 = getelementptr inbounds nuw i8, ptr %124, i64 %413
  %415 = load double, ptr %414, align 8
  %416 = getelementptr inbounds nuw i8, ptr %414, i64 8
  %417 = load double, ptr %416, align 8
  %418 = getelementptr inbounds nuw i8, ptr %414, i64 16
  %419 = load double, ptr %418, align 8
  %420 = fmul double %402, %419
  %421 = fadd double %417, %420
  %422 = fmul double %402, %421
  %423 = fadd double %415, %422
  %424 = fmul double %402, %423
  %425 = fadd double %412, %424
  %426 = load ptr, ptr %51, align 8
  %427 = getelementptr inbounds nuw double, ptr %426, i64 %407
  %428 = load double, ptr %427, align 8
  %429 = fsub double %425, %428
  br label %430

430:                                              ; preds = %410, %406
  %431 = phi double [ %429, %410 ], [ 0.000000e+00, %406 ]
  %432 = getelementptr double, ptr %405, i64 %407
  store double %431, ptr %432, align 8
  %433 = add nuw nsw i64 %407, 1
  %434 = icmp eq i64 %433, %147
  br i1 %434, label %435, label %406

435:                                              ; preds = %430, %391
  %436 = add nuw nsw i64 %392, 1
  %437 = icmp eq i64 %436, 3
  br i1 %437, label %440, label %438

438:                                              ; preds = %435, %1697
  %439 = phi i64 [ %436, %435 ], [ 0, %1697 ]
  br label %391

440:                                              ; preds = %435
  %441 = load double, ptr %94, align 8
  %442 = fcmp une double %441, 0.000000e+00
  br i1 %442, label %850, label %443

443:                                              ; preds = %440
  br i1 %148, label %444, label %445

444:                                              ; preds = %443
  store double 1.000000e+00, ptr %94, align 8
  br label %850

445:                                              ; preds = %443, %445
  %446 = phi i64 [ %460, %445 ], [ 0, %443 ]
  %447 = srem i64 %446, %150
  %448 = icmp eq i64 %447, 0
  %449 = select i1 %448, double %383, double 0.000000e+00
  %450 = fmul double %449, 0x400D1A48D83E731D
  %451 = getelementptr inbounds nuw double, ptr %101, i64 %446
  %452 = load double, ptr %451, align 8
  %453 = fsub double %450, %452
  %454 = getelementptr inbounds nuw double, ptr %103, i64 %446
  store double %453, ptr %454, align 8
  %455 = fmul double %449, 0x400572DB93E0C672
  %456 = fsub double %455, %452
  %457 = getelementptr inbounds nuw double, ptr %106, i64 %446
  store double %456, ptr %457, align 8
  %458 = fmul double %449, 0xC0086747F2C3FCB6
  %459 = getelementptr inbounds nuw double, ptr %108, i64 %446
  store double %458, ptr %459, align 8
  %460 = add nuw nsw i64 %446, 1
  %461 = icmp eq i64 %460, %102
  br i1 %461, label %462, label %445

462:                                              ; preds = %445
  store double 1.000000e+00, ptr %94, align 8
  br i1 %146, label %466, label %850

463:                                              ; preds = %591, %533
  %464 = add nuw nsw i64 %468, 1
  %465 = icmp eq i64 %476, %147
  br i1 %465, label %597, label %466

466:                                              ; preds = %462, %463
  %467 = phi i64 [ %476, %463 ], [ 0, %462 ]
  %468 = phi i64 [ %464, %463 ], [ 1, %462 ]
  %469 = xor i64 %467, -1
  %470 = add nsw i64 %469, %147
  %471 = mul i64 %307, %467
  %472 = getelementptr i8, ptr %329, i64 %471
  %473 = getelementptr i8, ptr %332, i64 %471
  %474 = mul i64 %314, %467
  %475 = getelementptr i8, ptr %336, i64 %474
  %476 = add nuw nsw i64 %467, 1
  %477 = icmp samesign ult i64 %476, %147
  %478 = trunc nuw nsw i64 %467 to i32
  br i1 %477, label %479, label %498

479:                                              ; preds = %466
  %480 = getelementptr double, ptr %103, i64 %467
  br label %481

481:                                              ; preds = %481, %479
  %482 = phi i64 [ %468, %479 ], [ %496, %481 ]
  %483 = phi i32 [ %478, %479 ], [ %495, %481 ]
  %484 = mul nuw nsw i64 %482, %147
  %485 = getelementptr double, ptr %480, i64 %484
  %486 = load double, ptr %485, align 8
  %487 = tail call double @llvm.fabs.f64(double %486)
  %488 = sext i32 %483 to i64
  %489 = mul nsw i64 %488, %147
  %490 = getelementptr double, ptr %480, i64 %489
  %491 = load double, ptr %490, align 8
  %492 = tail call double @llvm.fabs.f64(double %491)
  %493 = fcmp ogt double %487, %492
  %494 = trunc nuw nsw i64 %482 to i32
  %495 = select i1 %493, i32 %494, i32 %483
  %496 = add nuw nsw i64 %482, 1
  %497 = icmp eq i64 %496, %147
  br i1 %497, label %498, label %481

498:                                              ; preds = %481, %466
  %499 = phi i32 [ %478, %466 ], [ %495, %481 ]
  %500 = sitofp i32 %499 to double
  %501 = getelementptr inbounds nuw double, ptr %113, i64 %467
  store double %500, ptr %501, align 8
  %502 = sext i32 %499 to i64
  %503 = mul nsw i64 %502, %147
  %504 = getelementptr double, ptr %103, i64 %503
  %505 = getelementptr double, ptr %504, i64 %467
  %506 = load double, ptr %505, align 8
  %507 = fcmp ueq double %506, 0.000000e+00
  br i1 %507, label %1674, label %508

508:                                              ; preds = %498
  %509 = zext i32 %499 to i64
  %510 = icmp eq i64 %467, %509
  br i1 %510, label %533, label %511

511:                                              ; preds = %508
  %512 = mul nuw nsw i64 %467, %147
  %513 = getelementptr double, ptr %103, i64 %512
  br i1 %337, label %531, label %514

514:                                              ; preds = %511
  %515 = shl nsw i64 %502, 3
  %516 = add nsw i64 %515, 8
  %517 = mul i64 %516, %147
  %518 = getelementptr i8, ptr %325, i64 %517
  %519 = icmp ult ptr %103, %518
  %520 = icmp ult ptr %504, %321
  %521 = and i1 %519, %520
  br i1 %521, label %531, label %522

522:                                              ; preds = %514, %522
  %523 = phi i64 [ %528, %522 ], [ 0, %514 ]
  %524 = getelementptr double, ptr %513, i64 %523
  %525 = load <2 x double>, ptr %524, align 8
  %526 = getelementptr double, ptr %504, i64 %523
  %527 = load <2 x double>, ptr %526, align 8
  store <2 x double> %527, ptr %524, align 8
  store <2 x double> %525, ptr %526, align 8
  %528 = add nuw i64 %523, 2
  %529 = icmp eq i64 %528, %338
  br i1 %529, label %530, label %522

530:                                              ; preds = %522
  br i1 %339, label %533, label %531

531:                                              ; preds = %514, %511, %530
  %532 = phi i64 [ 0, %514 ], [ 0, %511 ], [ %338, %530 ]
  br label %545

533:                                              ; preds = %545, %530, %508
  br i1 %477, label %534, label %463

534:                                              ; preds = %533
  %535 = mul nuw nsw i64 %467, %147
  %536 = getelementptr double, ptr %103, i64 %535
  %537 = getelementptr double, ptr %536, i64 %467
  %538 = icmp ult i64 %470, 2
  %539 = icmp ult ptr %472, %475
  %540 = icmp ult ptr %473, %313
  %541 = and i1 %539, %540
  %542 = and i64 %470, -2
  %543 = add i64 %468, %542
  %544 = icmp eq i64 %470, %542
  br label %553

545:                                              ; preds = %531, %545
  %546 = phi i64 [ %551, %545 ], [ %532, %531 ]
  %547 = getelementptr double, ptr %513, i64 %546
  %548 = load double, ptr %547, align 8
  %549 = getelementptr double, ptr %504, i64 %546
  %550 = load double, ptr %549, align 8
  store double %550, ptr %547, align 8
  store double %548, ptr %549, align 8
  %551 = add nuw nsw i64 %546, 1
  %552 = icmp eq i64 %551, %147
  br i1 %552, label %533, label %545

553:                                              ; preds = %591, %534
  %554 = phi i64 [ %468, %534 ], [ %592, %591 ]
  %555 = load double, ptr %537, align 8
  %556 = mul nuw nsw i64 %554, %147
  %557 = getelementptr double, ptr %103, i64 %556
  %558 = getelementptr double, ptr %557, i64 %467
  %559 = load double, ptr %558, align 8
  %560 = fdiv double %559, %555
  store double %560, ptr %558, align 8
  %561 = fcmp oeq double %560, 0.000000e+00
  br i1 %561, label %591, label %562

562:                                              ; preds = %553
  %563 = select i1 %538, i1 true, i1 %541
  br i1 %563, label %579, label %564

564:                                              ; preds = %562
  %565 = insertelement <2 x double> poison, double %560, i64 0
  %566 = shufflevector <2 x double> %565, <2 x double> poison, <2 x i32> zeroinitializer
  br label %567

567:                                              ; preds = %567, %564
  %568 = phi i64 [ 0, %564 ], [ %576, %567 ]
  %569 = add i64 %468, %568
  %570 = getelementptr double, ptr %536, i64 %569
  %571 = load <2 x double>, ptr %570, align 8
  %572 = fmul <2 x double> %566, %571
  %573 = getelementptr double, ptr %557, i64 %569
  %574 = load <2 x double>, ptr %573, align 8
  %575 = fsub <2 x double> %574, %572
  store <2 x double> %575, ptr %573, align 8
  %576 = add nuw i64 %568, 2
  %577 = icmp eq i64 %576, %542
  br i1 %577, label %578, label %567

578:                                              ; preds = %567
  br i1 %544, label %591, label %579

579:                                              ; preds = %562, %578
  %580 = phi i64 [ %543, %578 ], [ %468, %562 ]
  br label %581

581:                                              ; preds = %579, %581
  %582 = phi i64 [ %589, %581 ], [ %580, %579 ]
  %583 = getelementptr double, ptr %536, i64 %582
  %584 = load double, ptr %583, align 8
  %585 = fmul double %560, %584
  %586 = getelementptr double, ptr %557, i64 %582
  %587 = load double, ptr %586, align 8
  %588 = fsub double %587, %585
  store double %588, ptr %586, align 8
  %589 = add nuw nsw i64 %582, 1
  %590 = icmp eq i64 %589, %147
  br i1 %590, label %591, label %581

591:                                              ; preds = %581, %578, %553
  %592 = add nuw nsw i64 %554, 1
  %593 = icmp eq i64 %592, %147
  br i1 %593, label %463, label %553

594:                                              ; preds = %847, %706
  %595 = add nuw nsw i64 %598, 1
  %596 = icmp eq i64 %707, %147
  br i1 %596, label %850, label %597

597:                                              ; preds = %463, %594
  %598 = phi i64 [ %595, %594 ], [ 1, %463 ]
  %599 = phi i64 [ %707, %594 ], [ 0, %463 ]
  %600 = xor i64 %599, -1
  %601 = add nsw i64 %600, %147
  %602 = mul i64 %257, %599
  %603 = getelementptr i8, ptr %343, i64 %602
  %604 = getelementptr i8, ptr %347, i64 %602
  %605 = getelementptr i8, ptr %348, i64 %602
  %606 = shl nuw nsw i64 %599, 3
  %607 = getelementptr i8, ptr %351, i64 %606
  %608 = getelementptr i8, ptr %353, i64 %602
  %609 = mul i64 %274, %599
  %610 = getelementptr i8, ptr %354, i64 %609
  %611 = getelementptr i8, ptr %355, i64 %602
  %612 = getelementptr i8, ptr %358, i64 %606
  %613 = getelementptr i8, ptr %360, i64 %602
  %614 = getelementptr i8, ptr %361, i64 %609
  %615 = trunc nuw nsw i64 %599 to i32
  br label %616

616:                                              ; preds = %616, %597
  %617 = phi i64 [ %599, %597 ], [ %633, %616 ]
  %618 = phi i32 [ %615, %597 ], [ %632, %616 ]
  %619 = phi double [ -1.000000e+00, %597 ], [ %630, %616 ]
  %620 = mul nuw nsw i64 %617, %147
  %621 = add nuw nsw i64 %620, %599
  %622 = getelementptr inbounds nuw double, ptr %106, i64 %621
  %623 = load double, ptr %622, align 8
  %624 = tail call double @llvm.fabs.f64(double %623)
  %625 = getelementptr inbounds nuw double, ptr %108, i64 %621
  %626 = load double, ptr %625, align 8
  %627 = tail call double @llvm.fabs.f64(double %626)
  %628 = fadd double %624, %627
  %629 = fcmp ogt double %628, %619
  %630 = select i1 %629, double %628, double %619
  %631 = trunc nuw nsw i64 %617 to i32
  %632 = select i1 %629, i32 %631, i32 %618
  %633 = add nuw nsw i64 %617, 1
  %634 = icmp eq i64 %633, %147
  br i1 %634, label %635, label %616

635:                                              ; preds = %616
  %636 = sitofp i32 %632 to double
  %637 = getelementptr inbounds nuw double, ptr %114, i64 %599
  store double %636, ptr %637, align 8
  %638 = fcmp ogt double %630, 0.000000e+00
  br i1 %638, label %639, label %1674

639:                                              ; preds = %635
  %640 = zext i32 %632 to i64
  %641 = icmp eq i64 %599, %640
  br i1 %641, label %706, label %642

642:                                              ; preds = %639
  %643 = mul nuw nsw i64 %599, %147
  %644 = sext i32 %632 to i64
  %645 = mul nsw i64 %644, %147
  br i1 %362, label %690, label %646

646:                                              ; preds = %642
  %647 = mul i64 %295, %644
  %648 = getelementptr i8, ptr %294, i64 %647
  %649 = shl nsw i64 %644, 3
  %650 = add nsw i64 %649, 8
  %651 = mul i64 %650, %147
  %652 = getelementptr i8, ptr %297, i64 %651
  %653 = getelementptr i8, ptr %300, i64 %647
  %654 = getelementptr i8, ptr %302, i64 %651
  %655 = icmp ult ptr %106, %652
  %656 = icmp ult ptr %648, %287
  %657 = and i1 %655, %656
  %658 = or i1 %365, %657
  %659 = icmp ult ptr %106, %654
  %660 = icmp ult ptr %653, %287
  %661 = and i1 %659, %660
  %662 = or i1 %658, %661
  %663 = icmp ult ptr %108, %652
  %664 = icmp ult ptr %648, %291
  %665 = and i1 %663, %664
  %666 = or i1 %662, %665
  %667 = icmp ult ptr %108, %654
  %668 = icmp ult ptr %653, %291
  %669 = and i1 %667, %668
  %670 = or i1 %666, %669
  %671 = icmp ult ptr %648, %654
  %672 = icmp ult ptr %653, %652
  %673 = and i1 %671, %672
  %674 = or i1 %670, %673
  br i1 %674, label %690, label %675

675:                                              ; preds = %646, %675
  %676 = phi i64 [ %687, %675 ], [ 0, %646 ]
  %677 = add nuw nsw i64 %676, %643
  %678 = add nsw i64 %676, %645
  %679 = getelementptr inbounds nuw double, ptr %106, i64 %677
  %680 = load <2 x double>, ptr %679, align 8
  %681 = getelementptr inbounds nuw double, ptr %108, i64 %677
  %682 = load <2 x double>, ptr %681, align 8
  %683 = getelementptr inbounds double, ptr %106, i64 %678
  %684 = load <2 x double>, ptr %683, align 8
  store <2 x double> %684, ptr %679, align 8
  %685 = getelementptr inbounds double, ptr %108, i64 %678
  %686 = load <2 x double>, ptr %685, align 8
  store <2 x double> %686, ptr %681, align 8
  store <2 x double> %680, ptr %683, align 8
  store <2 x double> %682, ptr %685, align 8
  %687 = add nuw i64 %676, 2
  %688 = icmp eq i64 %687, %366
  br i1 %688, label %689, label %675

689:                                              ; preds = %675
  br i1 %367, label %706, label %690

690:                                              ; preds = %646, %642, %689
  %691 = phi i64 [ 0, %646 ], [ 0, %642 ], [ %366, %689 ]
  br label %692

692:                                              ; preds = %690, %692
  %693 = phi i64 [ %704, %692 ], [ %691, %690 ]
  %694 = add nuw nsw i64 %693, %643
  %695 = add nsw i64 %693, %645
  %696 = getelementptr inbounds nuw double, ptr %106, i64 %694
  %697 = load double, ptr %696, align 8
  %698 = getelementptr inbounds nuw double, ptr %108, i64 %694
  %699 = load double, ptr %698, align 8
  %700 = getelementptr inbounds double, ptr %106, i64 %695
  %701 = load double, ptr %700, align 8
  store double %701, ptr %696, align 8
  %702 = getelementptr inbounds double, ptr %108, i64 %695
  %703 = load double, ptr %702, align 8
  store double %703, ptr %698, align 8
  store double %697, ptr %700, align 8
  store double %699, ptr %702, align 8
  %704 = add nuw nsw i64 %693, 1
  %705 = icmp eq i64 %704, %147
  br i1 %705, label %706, label %692

706:                                              ; preds = %692, %689, %639
  %707 = add nuw nsw i64 %599, 1
  %708 = icmp samesign ult i64 %707, %147
  br i1 %708, label %709, label %594

709:                                              ; preds = %706
  %710 = mul nuw nsw i64 %599, %147
  %711 = add nuw nsw i64 %710, %599
  %712 = getelementptr inbounds nuw double, ptr %106, i64 %711
  %713 = getelementptr inbounds nuw double, ptr %108, i64 %711
  %714 = icmp ult i64 %601, 6
  %715 = icmp ult ptr %603, %267
  %716 = icmp ult ptr %604, %263
  %717 = and i1 %715, %716
  %718 = icmp ult ptr %603, %607
  %719 = icmp ult ptr %605, %263
  %720 = and i1 %718, %719
  %721 = or i1 %717, %720
  %722 = icmp ult ptr %603, %610
  %723 = icmp ult ptr %608, %263
  %724 = and i1 %722, %723
  %725 = or i1 %721, %724
  %726 = icmp ult ptr %603, %612
  %727 = icmp ult ptr %611, %263
  %728 = and i1 %726, %727
  %729 = or i1 %725, %728
  %730 = icmp ult ptr %603, %614
  %731 = icmp ult ptr %613, %263
  %732 = and i1 %730, %731
  %733 = or i1 %729, %732
  %734 = icmp ult ptr %604, %607
  %735 = icmp ult ptr %605, %267
  %736 = and i1 %734, %735
  %737 = or i1 %733, %736
  %738 = icmp ult ptr %604, %610
  %739 = icmp ult ptr %608, %267
  %740 = and i1 %738, %739
  %741 = or i1 %737, %740
  %742 = icmp ult ptr %604, %612
  %743 = icmp ult ptr %611, %267
  %744 = and i1 %742, %743
  %745 = or i1 %741, %744
  %746 = icmp ult ptr %604, %614
  %747 = icmp ult ptr %613, %267
  %748 = and i1 %746, %747
  %749 = or i1 %745, %748
  %750 = and i64 %601, -2
  %751 = add i64 %598, %750
  %752 = icmp eq i64 %601, %750
  br label %753

753:                                              ; preds = %847, %709
  %754 = phi i64 [ %598, %709 ], [ %848, %847 ]
  %755 = mul nuw nsw i64 %754, %147
  %756 = add nuw nsw i64 %755, %599
  %757 = getelementptr inbounds nuw double, ptr %106, i64 %756
  %758 = getelementptr inbounds nuw double, ptr %108, i64 %756
  %759 = load double, ptr %712, align 8
  %760 = load double, ptr %713, align 8
  %761 = fmul double %759, %759
  %762 = fmul double %760, %760
  %763 = fadd double %761, %762
  %764 = load double, ptr %757, align 8
  %765 = fmul double %759, %764
  %766 = load double, ptr %758, align 8
  %767 = fmul double %760, %766
  %768 = fadd double %765, %767
  %769 = fdiv double %768, %763
  %770 = fmul double %759, %766
  %771 = fmul double %760, %764
  %772 = fsub double %770, %771
  %773 = fdiv double %772, %763
  store double %769, ptr %757, align 8
  store double %773, ptr %758, align 8
  %774 = load double, ptr %757, align 8
  %775 = fcmp oeq double %774, 0.000000e+00
  %776 = fcmp oeq double %773, 0.000000e+00
  %777 = select i1 %775, i1 %776, i1 false
  br i1 %777, label %847, label %778

778:                                              ; preds = %753
  %779 = select i1 %714, i1 true, i1 %749
  br i1 %779, label %817, label %780

780:                                              ; preds = %778
  %781 = load double, ptr %758, align 8
  %782 = insertelement <2 x double> poison, double %781, i64 0
  %783 = shufflevector <2 x double> %782, <2 x double> poison, <2 x i32> zeroinitializer
  %784 = load double, ptr %757, align 8
  %785 = insertelement <2 x double> poison, double %784, i64 0
  %786 = shufflevector <2 x double> %785, <2 x double> poison, <2 x i32> zeroinitializer
  %787 = insertelement <2 x double> poison, double %781, i64 0
  %788 = shufflevector <2 x double> %787, <2 x double> poison, <2 x i32> zeroinitializer
  %789 = insertelement <2 x double> poison, double %784, i64 0
  %790 = shufflevector <2 x double> %789, <2 x double> poison, <2 x i32> zeroinitializer
  br label %791

791:                                              ; preds = %791, %780
  %792 = phi i64 [ 0, %780 ], [ %814, %791 ]
  %793 = add i64 %598, %792
  %794 = add nuw nsw i64 %793, %710
  %795 = getelementptr inbounds nuw double, ptr %106, i64 %794
  %796 = load <2 x double>, ptr %795, align 8
  %797 = fmul <2 x double> %790, %796
  %798 = getelementptr inbounds nuw double, ptr %108, i64 %794
  %799 = load <2 x double>, ptr %798, align 8
  %800 = fmul <2 x double> %788, %799
  %801 = fsub <2 x double> %797, %800
  %802 = add nuw nsw i64 %793, %755
  %803 = getelementptr inbounds nuw double, ptr %106, i64 %802
  %804 = load <2 x double>, ptr %803, align 8
  %805 = fsub <2 x double> %804, %801
  store <2 x double> %805, ptr %803, align 8
  %806 = load <2 x double>, ptr %798, align 8
  %807 = fmul <2 x double> %786, %806
  %808 = load <2 x double>, ptr %795, align 8
  %809 = fmul <2 x double> %783, %808
  %810 = fadd <2 x double> %807, %809
  %811 = getelementptr inbounds nuw double, ptr %108, i64 %802
  %812 = load <2 x double>, ptr %811, align 8
  %813 = fsub <2 x double> %812, %810
  store <2 x double> %813, ptr %811, align 8
  %814 = add nuw i64 %792, 2
  %815 = icmp eq i64 %814, %750
  br i1 %815, label %816, label %791

816:                                              ; preds = %791
  br i1 %752, label %847, label %817

817:                                              ; preds = %778, %816
  %818 = phi i64 [ %751, %816 ], [ %598, %778 ]
  br label %819

819:                                              ; preds = %817, %819
  %820 = phi i64 [ %845, %819 ], [ %818, %817 ]
  %821 = load double, ptr %757, align 8
  %822 = add nuw nsw i64 %820, %710
  %823 = getelementptr inbounds nuw double, ptr %106, i64 %822
  %824 = load double, ptr %823, align 8
  %825 = fmul double %821, %824
  %826 = load double, ptr %758, align 8
  %827 = getelementptr inbounds nuw double, ptr %108, i64 %822
  %828 = load double, ptr %827, align 8
  %829 = fmul double %826, %828
  %830 = fsub double %825, %829
  %831 = add nuw nsw i64 %820, %755
  %832 = getelementptr inbounds nuw double, ptr %106, i64 %831
  %833 = load double, ptr %832, align 8
  %834 = fsub double %833, %830
  store double %834, ptr %832, align 8
  %835 = load double, ptr %757, align 8
  %836 = load double, ptr %827, align 8
  %837 = fmul double %835, %836
  %838 = load double, ptr %758, align 8
  %839 = load double, ptr %823, align 8
  %840 = fmul double %838, %839
  %841 = fadd double %837, %840
  %842 = getelementptr inbounds nuw double, ptr %108, i64 %831
  %843 = load double, ptr %842, align 8
  %844 = fsub double %843, %841
  store double %844, ptr %842, align 8
  %845 = add nuw nsw i64 %820, 1
  %846 = icmp eq i64 %845, %147
  br i1 %846, label %847, label %819

847:                                              ; preds = %819, %816, %753
  %848 = add nuw nsw i64 %754, 1
  %849 = icmp eq i64 %848, %147
  br i1 %849, label %594, label %753

850:                                              ; preds = %594, %462, %444, %440
  %851 = load i32, ptr %7, align 8
  %852 = icmp sgt i32 %851, 0
  %853 = sext i32 %851 to i64
  %854 = shl nsw i64 %853, 4
  %855 = getelementptr i8, ptr %115, i64 %854
  %856 = zext i32 %851 to i64
  %857 = getelementptr inbounds nuw double, ptr %115, i64 %856
  %858 = shl nsw i64 %853, 3
  %859 = shl nuw nsw i64 %856, 3
  %860 = sub nsw i64 %252, %859
  %861 = sub nsw i64 %252, %854
  %862 = icmp eq i32 %851, 1
  %863 = and i64 %856, 2147483646
  %864 = icmp eq i64 %863, %856
  br label %865

865:                                              ; preds = %927, %850
  %866 = phi i64 [ 0, %850 ], [ %928, %927 ]
  %867 = mul i64 %858, %866
  %868 = add i64 %252, %867
  %869 = add i64 %860, %867
  %870 = add i64 %861, %867
  br i1 %852, label %871, label %927

871:                                              ; preds = %865
  %872 = getelementptr inbounds nuw [3 x double], ptr @TO_W, i64 %866
  %873 = getelementptr inbounds nuw i8, ptr %872, i64 8
  %874 = mul nuw nsw i64 %866, %853
  %875 = getelementptr double, ptr %116, i64 %874
  %876 = load double, ptr %872, align 8
  %877 = load <2 x double>, ptr %873, align 8
  br i1 %862, label %906, label %878

878:                                              ; preds = %871
  %879 = icmp ult i64 %868, 32
  %880 = icmp ult i64 %869, 32
  %881 = or i1 %879, %880
  %882 = icmp ult i64 %870, 32
  %883 = or i1 %881, %882
  br i1 %883, label %906, label %884

884:                                              ; preds = %878
  %885 = insertelement <2 x double> poison, double %876, i64 0
  %886 = shufflevector <2 x double> %885, <2 x double> poison, <2 x i32> zeroinitializer
  %887 = shufflevector <2 x double> %877, <2 x double> poison, <2 x i32> zeroinitializer
  %888 = shufflevector <2 x double> %877, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  br label %889

889:                                              ; preds = %889, %884
  %890 = phi i64 [ 0, %884 ], [ %903, %889 ]
  %891 = getelementptr inbounds nuw double, ptr %115, i64 %890
  %892 = load <2 x double>, ptr %891, align 8
  %893 = fmul <2 x double> %886, %892
  %894 = getelementptr inbounds nuw double, ptr %857, i64 %890
  %895 = load <2 x double>, ptr %894, align 8
  %896 = fmul <2 x double> %887, %895
  %897 = fadd <2 x double> %893, %896
  %898 = getelementptr double, ptr %855, i64 %890
  %899 = load <2 x double>, ptr %898, align 8
  %900 = fmul <2 x double> %888, %899
  %901 = fadd <2 x double> %897, %900
  %902 = getelementptr double, ptr %875, i64 %890
  store <2 x double> %901, ptr %902, align 8
  %903 = add nuw i64 %890, 2
  %904 = icmp eq i64 %903, %863
  br i1 %904, label %905, label %889

905:                                              ; preds = %889
  br i1 %864, label %927, label %906

906:                                              ; preds = %878, %871, %905
  %907 = phi i64 [ 0, %878 ], [ 0, %871 ], [ %863, %905 ]
  br label %908

908:                                              ; preds = %906, %908
  %909 = phi i64 [ %925, %908 ], [ %907, %906 ]
  %910 = getelementptr inbounds nuw double, ptr %115, i64 %909
  %911 = load double, ptr %910, align 8
  %912 = fmul double %876, %911
  %913 = getelementptr inbounds nuw double, ptr %857, i64 %909
  %914 = load double, ptr %913, align 8
  %915 = getelementptr double, ptr %855, i64 %909
  %916 = load double, ptr %915, align 8
  %917 = insertelement <2 x double> poison, double %914, i64 0
  %918 = insertelement <2 x double> %917, double %916, i64 1
  %919 = fmul <2 x double> %877, %918
  %920 = extractelement <2 x double> %919, i64 0
  %921 = fadd double %912, %920
  %922 = extractelement <2 x double> %919, i64 1
  %923 = fadd double %921, %922
  %924 = getelementptr double, ptr %875, i64 %909
  store double %923, ptr %924, align 8
  %925 = add nuw nsw i64 %909, 1
  %926 = icmp eq i64 %925, %856
  br i1 %926, label %927, label %908

927:                                              ; preds = %908, %905, %865
  %928 = add nuw nsw i64 %866, 1
  %929 = icmp eq i64 %928, 3
  br i1 %929, label %930, label %865

930:                                              ; preds = %927
  %931 = shl nsw i64 %853, 3
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %134, i8 0, i64 %931, i1 false)
  %932 = add nuw i32 %851, 1
  %933 = zext i32 %932 to i64
  %934 = sitofp i32 %851 to double
  %935 = fmul double %934, 3.000000e+00
  %936 = mul i32 %851, 3
  %937 = tail call i32 @llvm.smax.i32(i32 %936, i32 1)
  %938 = zext nneg i32 %937 to i64
  %939 = getelementptr i8, ptr %118, i64 %854
  %940 = getelementptr inbounds nuw double, ptr %118, i64 %856
  %941 = getelementptr i8, ptr %116, i64 %854
  %942 = getelementptr double, ptr %116, i64 %856
  %943 = getelementptr inbounds nuw double, ptr %120, i64 %853
  %944 = getelementptr inbounds nuw i8, ptr %120, i64 %854
  %945 = shl nsw i64 %853, 3
  %946 = shl nuw nsw i64 %856, 3
  %947 = sub nsw i64 %209, %946
  %948 = sub nsw i64 %209, %854
  %949 = shl nuw nsw i64 %938, 3
  %950 = getelementptr i8, ptr %216, i64 %949
  %951 = getelementptr i8, ptr %221, i64 %949
  %952 = shl nuw nsw i64 %856, 3
  %953 = getelementptr i8, ptr %228, i64 %952
  %954 = shl nuw nsw i64 %853, 3
  %955 = getelementptr i8, ptr %230, i64 %954
  %956 = getelementptr i8, ptr %232, i64 %954
  %957 = getelementptr i8, ptr %956, i64 %952
  %958 = getelementptr i8, ptr %234, i64 %854
  %959 = add nsw i64 %854, %952
  %960 = getelementptr i8, ptr %236, i64 %959
  %961 = shl nuw nsw i64 %856, 4
  %962 = getelementptr i8, ptr %241, i64 %961
  %963 = getelementptr i8, ptr %243, i64 %959
  %964 = shl nsw i64 %853, 3
  %965 = shl nuw nsw i64 %856, 3
  %966 = sub nsw i64 %244, %965
  %967 = sub nsw i64 %244, %854
  %968 = mul nsw i64 %853, -8
  %969 = icmp ult i32 %851, 4
  %970 = and i64 %856, 2147483646
  %971 = icmp eq i64 %970, %856
  %972 = icmp eq i32 %851, 1
  %973 = and i64 %856, 2147483646
  %974 = icmp eq i64 %973, %856
  %975 = icmp ult i32 %851, 4
  %976 = icmp ult ptr %120, %957
  %977 = icmp ult ptr %955, %953
  %978 = and i1 %976, %977
  %979 = icmp ult ptr %120, %960
  %980 = icmp ult ptr %958, %953
  %981 = and i1 %979, %980
  %982 = or i1 %978, %981
  %983 = icmp ult ptr %120, %962
  %984 = icmp ult ptr %942, %953
  %985 = and i1 %983, %984
  %986 = or i1 %982, %985
  %987 = icmp ult ptr %120, %963
  %988 = icmp ult ptr %941, %953
  %989 = and i1 %987, %988
  %990 = or i1 %986, %989
  %991 = icmp ult ptr %120, %942
  %992 = icmp ult ptr %116, %953
  %993 = and i1 %991, %992
  %994 = or i1 %990, %993
  %995 = icmp ult ptr %955, %960
  %996 = icmp ult ptr %958, %957
  %997 = and i1 %995, %996
  %998 = or i1 %994, %997
  %999 = icmp ult ptr %955, %962
  %1000 = icmp ult ptr %942, %957
  %1001 = and i1 %999, %1000
  %1002 = or i1 %998, %1001
  %1003 = icmp ult ptr %955, %963
  %1004 = icmp ult ptr %941, %957
  %1005 = and i1 %1003, %1004
  %1006 = or i1 %1002, %1005
  %1007 = icmp ult ptr %955, %942
  %1008 = icmp ult ptr %116, %957
  %1009 = and i1 %1007, %1008
  %1010 = or i1 %1006, %1009
  %1011 = icmp ult ptr %958, %962
  %1012 = icmp ult ptr %942, %960
  %1013 = and i1 %1011, %1012
  %1014 = or i1 %1010, %1013
  %1015 = icmp ult ptr %958, %963
  %1016 = icmp ult ptr %941, %960
  %1017 = and i1 %1015, %1016
  %1018 = or i1 %1014, %1017
  %1019 = icmp ult ptr %958, %942
  %1020 = icmp ult ptr %116, %960
  %1021 = and i1 %1019, %1020
  %1022 = or i1 %1018, %1021
  %1023 = and i64 %856, 2147483646
  %1024 = icmp eq i64 %1023, %856
  %1025 = icmp slt i32 %936, 2
  %1026 = icmp ult ptr %116, %951
  %1027 = icmp ult ptr %120, %950
  %1028 = and i1 %1026, %1027
  %1029 = and i64 %938, 2147483646
  %1030 = icmp eq i64 %1029, %938
  %1031 = icmp eq i32 %851, 1
  %1032 = and i64 %856, 2147483646
  %1033 = icmp eq i64 %1032, %856
  br label %1034

1034:                                             ; preds = %1666, %930
  %1035 = phi double [ -1.000000e+00, %930 ], [ %1567, %1666 ]
  %1036 = phi double [ -1.000000e+00, %930 ], [ %1550, %1666 ]
  %1037 = phi i32 [ 0, %930 ], [ %1667, %1666 ]
  br label %1041

1038:                                             ; preds = %1106
  %1039 = add nuw nsw i64 %1042, 1
  %1040 = icmp eq i64 %1039, 3
  br i1 %1040, label %1111, label %1041

1041:                                             ; preds = %1038, %1034
  %1042 = phi i64 [ 0, %1034 ], [ %1039, %1038 ]
  %1043 = mul i64 %968, %1042
  %1044 = add i64 %125, %1043
  br i1 %852, label %1047, label %1045

1045:                                             ; preds = %1041
  %1046 = mul nsw i64 %1042, %853
  br label %1080

1047:                                             ; preds = %1041
  %1048 = load ptr, ptr %51, align 8
  %1049 = mul nuw nsw i64 %1042, %853
  %1050 = getelementptr double, ptr %115, i64 %1049
  br i1 %969, label %1068, label %1051

1051:                                             ; preds = %1047
  %1052 = ptrtoint ptr %1048 to i64
  %1053 = sub i64 %251, %1052
  %1054 = icmp ult i64 %1053, 32
  %1055 = icmp ult i64 %1044, 32
  %1056 = or i1 %1054, %1055
  br i1 %1056, label %1068, label %1057

1057:                                             ; preds = %1051, %1057
  %1058 = phi i64 [ %1065, %1057 ], [ 0, %1051 ]
  %1059 = getelementptr inbounds nuw double, ptr %1048, i64 %1058
  %1060 = load <2 x double>, ptr %1059, align 8
  %1061 = getelementptr double, ptr %1050, i64 %1058
  %1062 = load <2 x double>, ptr %1061, align 8
  %1063 = fadd <2 x double> %1060, %1062
  %1064 = getelementptr inbounds nuw double, ptr %130, i64 %1058
  store <2 x double> %1063, ptr %1064, align 8
  %1065 = add nuw i64 %1058, 2
  %1066 = icmp eq i64 %1065, %970
  br i1 %1066, label %1067, label %1057

1067:                                             ; preds = %1057
  br i1 %971, label %1080, label %1068

1068:                                             ; preds = %1051, %1047, %1067
  %1069 = phi i64 [ 0, %1051 ], [ 0, %1047 ], [ %970, %1067 ]
  br label %1070

1070:                                             ; preds = %1068, %1070
  %1071 = phi i64 [ %1078, %1070 ], [ %1069, %1068 ]
  %1072 = getelementptr inbounds nuw double, ptr %1048, i64 %1071
  %1073 = load double, ptr %1072, align 8
  %1074 = getelementptr double, ptr %1050, i64 %1071
  %1075 = load double, ptr %1074, align 8
  %1076 = fadd double %1073, %1075
  %1077 = getelementptr inbounds nuw double, ptr %130, i64 %1071
  store double %1076, ptr %1077, align 8
  %1078 = add nuw nsw i64 %1071, 1
  %1079 = icmp eq i64 %1078, %856
  br i1 %1079, label %1080, label %1070

1080:                                             ; preds = %1070, %1067, %1045
  %1081 = phi i64 [ %1046, %1045 ], [ %1049, %1067 ], [ %1049, %1070 ]
  %1082 = load double, ptr %2, align 8
  %1083 = getelementptr inbounds nuw double, ptr @NODES, i64 %1042
  %1084 = load double, ptr %1083, align 8
  %1085 = fmul double %382, %1084
  %1086 = fadd double %1082, %1085
  %1087 = getelementptr inbounds double, ptr %118, i64 %1081
  %1088 = load i64, ptr %52, align 8
  %1089 = add nsw i64 %1088, 1
  store i64 %1089, ptr %52, align 8
  %1090 = load ptr, ptr %0, align 8
  %1091 = load double, ptr %53, align 8
  %1092 = fcmp olt double %1086, %1091
  br i1 %1092, label %1097, label %1093

1093:                                             ; preds = %1080
  %1094 = load double, ptr %55, align 8
  %1095 = fcmp ogt double %1086, %1094
  %1096 = select i1 %1095, double %1094, double %1086
  br label %1097

1097:                                             ; preds = %1093, %1080
  %1098 = phi double [ %1091, %1080 ], [ %1096, %1093 ]
  %1099 = load i32, ptr %9, align 4
  %1100 = icmp eq i32 %1099, 0
  br i1 %1100, label %1106, label %1101

1101:                                             ; preds = %1097
  %1102 = load ptr, ptr %48, align 8
  %1103 = load ptr, ptr %56, align 8
  %1104 = sext i32 %1099 to i64
  %1105 = shl nsw i64 %1104, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1102, ptr align 8 %1103, i64 %1105, i1 false)
  br label %1106

1106:                                             ; preds = %1101, %1097
  %1107 = load ptr, ptr %54, align 8
  %1108 = load ptr, ptr %48, align 8
  %1109 = tail call i32 %1090(double noundef %1098, ptr noundef nonnull %130, ptr noundef %1107, ptr noundef %1108, ptr noundef nonnull %1087) #13
  %1110 = icmp eq i32 %1109, 0
  br i1 %1110, label %1038, label %1674

1111:                                             ; preds = %1038, %1210
  %1112 = phi i64 [ %1212, %1210 ], [ 0, %1038 ]
  %1113 = phi i64 [ %1211, %1210 ], [ 0, %1038 ]
  %1114 = mul i64 %964, %1112
  %1115 = add i64 %244, %1114
  %1116 = add i64 %966, %1114
  %1117 = add i64 %967, %1114
  br i1 %852, label %1118, label %1213

1118:                                             ; preds = %1111
  %1119 = getelementptr inbounds nuw [3 x double], ptr @TO_W, i64 %1113
  %1120 = getelementptr inbounds nuw i8, ptr %1119, i64 8
  %1121 = mul nuw nsw i64 %1113, %853
  %1122 = getelementptr double, ptr %120, i64 %1121
  %1123 = load double, ptr %1119, align 8
  %1124 = load <2 x double>, ptr %1120, align 8
  br i1 %972, label %1153, label %1125

1125:                                             ; preds = %1118
  %1126 = icmp ult i64 %1115, 32
  %1127 = icmp ult i64 %1116, 32
  %1128 = or i1 %1126, %1127
  %1129 = icmp ult i64 %1117, 32
  %1130 = or i1 %1128, %1129
  br i1 %1130, label %1153, label %1131

1131:                                             ; preds = %1125
  %1132 = insertelement <2 x double> poison, double %1123, i64 0
  %1133 = shufflevector <2 x double> %1132, <2 x double> poison, <2 x i32> zeroinitializer
  %1134 = shufflevector <2 x double> %1124, <2 x double> poison, <2 x i32> zeroinitializer
  %1135 = shufflevector <2 x double> %1124, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  br label %1136

1136:                                             ; preds = %1136, %1131
  %1137 = phi i64 [ 0, %1131 ], [ %1150, %1136 ]
  %1138 = getelementptr inbounds nuw double, ptr %118, i64 %1137
  %1139 = load <2 x double>, ptr %1138, align 8
  %1140 = fmul <2 x double> %1133, %1139
  %1141 = getelementptr inbounds nuw double, ptr %940, i64 %1137
  %1142 = load <2 x double>, ptr %1141, align 8
  %1143 = fmul <2 x double> %1134, %1142
  %1144 = fadd <2 x double> %1140, %1143
  %1145 = getelementptr double, ptr %939, i64 %1137
  %1146 = load <2 x double>, ptr %1145, align 8
  %1147 = fmul <2 x double> %1135, %1146
  %1148 = fadd <2 x double> %1144, %1147
  %1149 = getelementptr double, ptr %1122, i64 %1137
  store <2 x double> %1148, ptr %1149, align 8
  %1150 = add nuw i64 %1137, 2
  %1151 = icmp eq i64 %1150, %973
  br i1 %1151, label %1152, label %1136

1152:                                             ; preds = %1136
  br i1 %974, label %1174, label %1153

1153:                                             ; preds = %1125, %1118, %1152
  %1154 = phi i64 [ 0, %1125 ], [ 0, %1118 ], [ %973, %1152 ]
  br label %1155

1155:                                             ; preds = %1153, %1155
  %1156 = phi i64 [ %1172, %1155 ], [ %1154, %1153 ]
  %1157 = getelementptr inbounds nuw double, ptr %118, i64 %1156
  %1158 = load double, ptr %1157, align 8
  %1159 = fmul double %1123, %1158
  %1160 = getelementptr inbounds nuw double, ptr %940, i64 %1156
  %1161 = load double, ptr %1160, align 8
  %1162 = getelementptr double, ptr %939, i64 %1156
  %1163 = load double, ptr %1162, align 8
  %1164 = insertelement <2 x double> poison, double %1161, i64 0
  %1165 = insertelement <2 x double> %1164, double %1163, i64 1
  %1166 = fmul <2 x double> %1124, %1165
  %1167 = extractelement <2 x double> %1166, i64 0
  %1168 = fadd double %1159, %1167
  %1169 = extractelement <2 x double> %1166, i64 1
  %1170 = fadd double %1168, %1169
  %1171 = getelementptr double, ptr %1122, i64 %1156
  store double %1170, ptr %1171, align 8
  %1172 = add nuw nsw i64 %1156, 1
  %1173 = icmp eq i64 %1172, %856
  br i1 %1173, label %1174, label %1155

1174:                                             ; preds = %1155, %1152
  %1175 = add nuw nsw i64 %1113, 1
  %1176 = icmp eq i64 %1175, 3
  br i1 %1176, label %1177, label %1210

1177:                                             ; preds = %1174
  %1178 = select i1 %975, i1 true, i1 %1022
  br i1 %1178, label %1208, label %1179

1179:                                             ; preds = %1177, %1179
  %1180 = phi i64 [ %1205, %1179 ], [ 0, %1177 ]
  %1181 = getelementptr inbounds nuw double, ptr %120, i64 %1180
  %1182 = getelementptr inbounds nuw double, ptr %1181, i64 %853
  %1183 = getelementptr inbounds nuw double, ptr %1182, i64 %853
  %1184 = getelementptr inbounds nuw double, ptr %942, i64 %1180
  %1185 = load <2 x double>, ptr %1184, align 8
  %1186 = getelementptr double, ptr %941, i64 %1180
  %1187 = load <2 x double>, ptr %1186, align 8
  %1188 = getelementptr inbounds nuw double, ptr %116, i64 %1180
  %1189 = load <2 x double>, ptr %1188, align 8
  %1190 = fmul <2 x double> %388, %1189
  %1191 = load <2 x double>, ptr %1181, align 8
  %1192 = fsub <2 x double> %1191, %1190
  store <2 x double> %1192, ptr %1181, align 8
  %1193 = fmul <2 x double> %1185, splat (double 0x400572DB93E0C672)
  %1194 = fmul <2 x double> %1187, splat (double 0x40086747F2C3FCB6)
  %1195 = fadd <2 x double> %1193, %1194
  %1196 = fdiv <2 x double> %1195, %390
  %1197 = load <2 x double>, ptr %1182, align 8
  %1198 = fsub <2 x double> %1197, %1196
  store <2 x double> %1198, ptr %1182, align 8
  %1199 = fmul <2 x double> %1187, splat (double 0x400572DB93E0C672)
  %1200 = fmul <2 x double> %1185, splat (double 0x40086747F2C3FCB6)
  %1201 = fsub <2 x double> %1199, %1200
  %1202 = fdiv <2 x double> %1201, %390
  %1203 = load <2 x double>, ptr %1183, align 8
  %1204 = fsub <2 x double> %1203, %1202
  store <2 x double> %1204, ptr %1183, align 8
  %1205 = add nuw i64 %1180, 2
  %1206 = icmp eq i64 %1205, %1023
  br i1 %1206, label %1207, label %1179

1207:                                             ; preds = %1179
  br i1 %1024, label %1244, label %1208

1208:                                             ; preds = %1177, %1207
  %1209 = phi i64 [ %1023, %1207 ], [ 0, %1177 ]
  br label %1216

1210:                                             ; preds = %1213, %1174
  %1211 = phi i64 [ %1175, %1174 ], [ %1214, %1213 ]
  %1212 = add i64 %1112, 1
  br label %1111

1213:                                             ; preds = %1111
  %1214 = add nuw nsw i64 %1113, 1
  %1215 = icmp eq i64 %1214, 3
  br i1 %1215, label %1244, label %1210

1216:                                             ; preds = %1208, %1216
  %1217 = phi i64 [ %1242, %1216 ], [ %1209, %1208 ]
  %1218 = getelementptr inbounds nuw double, ptr %120, i64 %1217
  %1219 = getelementptr inbounds nuw double, ptr %1218, i64 %853
  %1220 = getelementptr inbounds nuw double, ptr %1219, i64 %853
  %1221 = getelementptr inbounds nuw double, ptr %942, i64 %1217
  %1222 = load double, ptr %1221, align 8
  %1223 = getelementptr double, ptr %941, i64 %1217
  %1224 = load double, ptr %1223, align 8
  %1225 = getelementptr inbounds nuw double, ptr %116, i64 %1217
  %1226 = load double, ptr %1225, align 8
  %1227 = fmul double %384, %1226
  %1228 = load double, ptr %1218, align 8
  %1229 = fsub double %1228, %1227
  store double %1229, ptr %1218, align 8
  %1230 = fmul double %1222, 0x400572DB93E0C672
  %1231 = fmul double %1224, 0x40086747F2C3FCB6
  %1232 = fadd double %1230, %1231
  %1233 = fdiv double %1232, %382
  %1234 = load double, ptr %1219, align 8
  %1235 = fsub double %1234, %1233
  store double %1235, ptr %1219, align 8
  %1236 = fmul double %1224, 0x400572DB93E0C672
  %1237 = fmul double %1222, 0x40086747F2C3FCB6
  %1238 = fsub double %1236, %1237
  %1239 = fdiv double %1238, %382
  %1240 = load double, ptr %1220, align 8
  %1241 = fsub double %1240, %1239
  store double %1241, ptr %1220, align 8
  %1242 = add nuw nsw i64 %1217, 1
  %1243 = icmp eq i64 %1242, %856
  br i1 %1243, label %1244, label %1216

1244:                                             ; preds = %1213, %1216, %1207
  %1245 = load i32, ptr %7, align 8
  %1246 = icmp sgt i32 %1245, 0
  br i1 %1246, label %1247, label %1334

1247:                                             ; preds = %1244
  %1248 = zext nneg i32 %1245 to i64
  %1249 = shl nuw nsw i64 %1248, 4
  %1250 = getelementptr inbounds nuw double, ptr %120, i64 %1248
  %1251 = getelementptr i8, ptr %120, i64 %1249
  br label %1252

1252:                                             ; preds = %1330, %1247
  %1253 = phi i64 [ 0, %1247 ], [ %1332, %1330 ]
  %1254 = phi i32 [ 0, %1247 ], [ %1331, %1330 ]
  %1255 = getelementptr inbounds nuw double, ptr %1250, i64 %1253
  %1256 = load double, ptr %1255, align 8
  %1257 = tail call double @llvm.fabs.f64(double %1256)
  %1258 = getelementptr double, ptr %1251, i64 %1253
  %1259 = load double, ptr %1258, align 8
  %1260 = tail call double @llvm.fabs.f64(double %1259)
  %1261 = fadd double %1257, %1260
  %1262 = getelementptr inbounds nuw double, ptr %134, i64 %1253
  %1263 = load double, ptr %1262, align 8
  %1264 = load ptr, ptr %57, align 8
  %1265 = getelementptr inbounds nuw double, ptr %1264, i64 %1253
  %1266 = load double, ptr %1265, align 8
  %1267 = load double, ptr %1, align 8
  %1268 = load ptr, ptr %51, align 8
  %1269 = getelementptr inbounds nuw double, ptr %1268, i64 %1253
  %1270 = load double, ptr %1269, align 8
  %1271 = tail call double @llvm.maxnum.f64(double %1263, double %1261)
  store double %1271, ptr %1262, align 8
  %1272 = fcmp ogt double %1263, 0.000000e+00
  %1273 = fmul double %1263, 9.000000e-01
  %1274 = fcmp ogt double %1261, %1273
  %1275 = select i1 %1272, i1 %1274, i1 false
  br i1 %1275, label %1276, label %1330

1276:                                             ; preds = %1252
  %1277 = tail call double @llvm.fabs.f64(double %1270)
  %1278 = fmul double %1267, %1277
  %1279 = fadd double %1266, %1278
  %1280 = fmul double %386, %1279
  %1281 = fcmp ogt double %1261, %1280
  br i1 %1281, label %1282, label %1330

1282:                                             ; preds = %1276
  %1283 = icmp eq i32 %1254, 0
  br i1 %1283, label %1284, label %1308

1284:                                             ; preds = %1282
  %1285 = load ptr, ptr %58, align 8
  %1286 = load double, ptr %2, align 8
  %1287 = fadd double %382, %1286
  %1288 = load double, ptr %53, align 8
  %1289 = fcmp olt double %1287, %1288
  br i1 %1289, label %1294, label %1290

1290:                                             ; preds = %1284
  %1291 = load double, ptr %55, align 8
  %1292 = fcmp ogt double %1287, %1291
  %1293 = select i1 %1292, double %1291, double %1287
  br label %1294

1294:                                             ; preds = %1290, %1284
  %1295 = phi double [ %1288, %1284 ], [ %1293, %1290 ]
  %1296 = load i32, ptr %9, align 4
  %1297 = icmp eq i32 %1296, 0
  br i1 %1297, label %1303, label %1298

1298:                                             ; preds = %1294
  %1299 = load ptr, ptr %48, align 8
  %1300 = load ptr, ptr %56, align 8
  %1301 = sext i32 %1296 to i64
  %1302 = shl nsw i64 %1301, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1299, ptr align 8 %1300, i64 %1302, i1 false)
  br label %1303

1303:                                             ; preds = %1298, %1294
  %1304 = load ptr, ptr %54, align 8
  %1305 = load ptr, ptr %48, align 8
  %1306 = tail call i32 %1285(double noundef %1295, ptr noundef nonnull %130, ptr noundef %1304, ptr noundef %1305, ptr noundef nonnull %110) #13
  %1307 = icmp eq i32 %1306, 0
  br i1 %1307, label %1308, label %1674

1308:                                             ; preds = %1303, %1282
  %1309 = getelementptr inbounds nuw double, ptr %130, i64 %1253
  %1310 = load double, ptr %1309, align 8
  %1311 = tail call double @llvm.fabs.f64(double %1310)
  %1312 = fmul double %385, %1311
  %1313 = mul nuw nsw i64 %1253, %1248
  %1314 = getelementptr double, ptr %110, i64 %1313
  br label %1315

1315:                                             ; preds = %1315, %1308
  %1316 = phi i64 [ 0, %1308 ], [ %1325, %1315 ]
  %1317 = phi double [ %1312, %1308 ], [ %1324, %1315 ]
  %1318 = getelementptr double, ptr %1314, i64 %1316
  %1319 = load double, ptr %1318, align 8
  %1320 = getelementptr inbounds nuw double, ptr %130, i64 %1316
  %1321 = load double, ptr %1320, align 8
  %1322 = fmul double %1319, %1321
  %1323 = tail call double @llvm.fabs.f64(double %1322)
  %1324 = fadd double %1317, %1323
  %1325 = add nuw nsw i64 %1316, 1
  %1326 = icmp eq i64 %1325, %1248
  br i1 %1326, label %1327, label %1315

1327:                                             ; preds = %1315
  %1328 = fmul double %1324, 0x3D4F400000000000
  %1329 = fcmp ogt double %1261, %1328
  br i1 %1329, label %1674, label %1330

1330:                                             ; preds = %1327, %1276, %1252
  %1331 = phi i32 [ %1254, %1276 ], [ %1254, %1252 ], [ 1, %1327 ]
  %1332 = add nuw nsw i64 %1253, 1
  %1333 = icmp eq i64 %1332, %1248
  br i1 %1333, label %1334, label %1252

1334:                                             ; preds = %1330, %1244
  br i1 %852, label %1335, label %1517

1335:                                             ; preds = %1334, %1335
  %1336 = phi i64 [ %1345, %1335 ], [ 0, %1334 ]
  %1337 = getelementptr inbounds nuw double, ptr %113, i64 %1336
  %1338 = load double, ptr %1337, align 8
  %1339 = fptosi double %1338 to i32
  %1340 = sext i32 %1339 to i64
  %1341 = getelementptr inbounds double, ptr %120, i64 %1340
  %1342 = load double, ptr %1341, align 8
  %1343 = getelementptr inbounds nuw double, ptr %120, i64 %1336
  %1344 = load double, ptr %1343, align 8
  store double %1344, ptr %1341, align 8
  store double %1342, ptr %1343, align 8
  %1345 = add nuw nsw i64 %1336, 1
  %1346 = icmp eq i64 %1345, %856
  br i1 %1346, label %1347, label %1335

1347:                                             ; preds = %1335, %1366
  %1348 = phi i64 [ %1367, %1366 ], [ 0, %1335 ]
  %1349 = icmp eq i64 %1348, 0
  br i1 %1349, label %1366, label %1350

1350:                                             ; preds = %1347
  %1351 = mul nuw nsw i64 %1348, %856
  %1352 = getelementptr double, ptr %103, i64 %1351
  %1353 = getelementptr inbounds nuw double, ptr %120, i64 %1348
  %1354 = load double, ptr %1353, align 8
  br label %1355

1355:                                             ; preds = %1355, %1350
  %1356 = phi i64 [ 0, %1350 ], [ %1364, %1355 ]
  %1357 = phi double [ %1354, %1350 ], [ %1363, %1355 ]
  %1358 = getelementptr double, ptr %1352, i64 %1356
  %1359 = load double, ptr %1358, align 8
  %1360 = getelementptr inbounds nuw double, ptr %120, i64 %1356
  %1361 = load double, ptr %1360, align 8
  %1362 = fmul double %1359, %1361
  %1363 = fsub double %1357, %1362
  store double %1363, ptr %1353, align 8
  %1364 = add nuw nsw i64 %1356, 1
  %1365 = icmp eq i64 %1364, %1348
  br i1 %1365, label %1366, label %1355

1366:                                             ; preds = %1355, %1347
  %1367 = add nuw nsw i64 %1348, 1
  %1368 = icmp eq i64 %1367, %856
  br i1 %1368, label %1369, label %1347

1369:                                             ; preds = %1366, %1393
  %1370 = phi i64 [ %1371, %1393 ], [ %856, %1366 ]
  %1371 = add nsw i64 %1370, -1
  %1372 = icmp slt i64 %1370, %856
  br i1 %1372, label %1376, label %1373

1373:                                             ; preds = %1369
  %1374 = getelementptr inbounds nuw double, ptr %120, i64 %1371
  %1375 = load double, ptr %1374, align 8
  br label %1393

1376:                                             ; preds = %1369
  %1377 = mul nuw nsw i64 %1371, %856
  %1378 = getelementptr double, ptr %103, i64 %1377
  %1379 = getelementptr inbounds nuw double, ptr %120, i64 %1371
  %1380 = load double, ptr %1379, align 8
  br label %1381

1381:                                             ; preds = %1381, %1376
  %1382 = phi i64 [ %1370, %1376 ], [ %1390, %1381 ]
  %1383 = phi double [ %1380, %1376 ], [ %1389, %1381 ]
  %1384 = getelementptr double, ptr %1378, i64 %1382
  %1385 = load double, ptr %1384, align 8
  %1386 = getelementptr inbounds nuw double, ptr %120, i64 %1382
  %1387 = load double, ptr %1386, align 8
  %1388 = fmul double %1385, %1387
  %1389 = fsub double %1383, %1388
  store double %1389, ptr %1379, align 8
  %1390 = add nuw nsw i64 %1382, 1
  %1391 = trunc nuw i64 %1390 to i32
  %1392 = icmp sgt i32 %851, %1391
  br i1 %1392, label %1381, label %1393

1393:                                             ; preds = %1381, %1373
  %1394 = phi double [ %1375, %1373 ], [ %1389, %1381 ]
  %1395 = mul nuw nsw i64 %1371, %933
  %1396 = getelementptr inbounds nuw double, ptr %103, i64 %1395
  %1397 = load double, ptr %1396, align 8
  %1398 = getelementptr inbounds nuw double, ptr %120, i64 %1371
  %1399 = fdiv double %1394, %1397
  store double %1399, ptr %1398, align 8
  %1400 = icmp samesign ugt i64 %1370, 1
  br i1 %1400, label %1369, label %1401

1401:                                             ; preds = %1393, %1401
  %1402 = phi i64 [ %1415, %1401 ], [ 0, %1393 ]
  %1403 = getelementptr inbounds nuw double, ptr %114, i64 %1402
  %1404 = load double, ptr %1403, align 8
  %1405 = fptosi double %1404 to i32
  %1406 = sext i32 %1405 to i64
  %1407 = getelementptr inbounds double, ptr %943, i64 %1406
  %1408 = load double, ptr %1407, align 8
  %1409 = getelementptr inbounds double, ptr %944, i64 %1406
  %1410 = load double, ptr %1409, align 8
  %1411 = getelementptr inbounds nuw double, ptr %943, i64 %1402
  %1412 = load double, ptr %1411, align 8
  store double %1412, ptr %1407, align 8
  %1413 = getelementptr inbounds nuw double, ptr %944, i64 %1402
  %1414 = load double, ptr %1413, align 8
  store double %1414, ptr %1409, align 8
  store double %1408, ptr %1411, align 8
  store double %1410, ptr %1413, align 8
  %1415 = add nuw nsw i64 %1402, 1
  %1416 = icmp eq i64 %1415, %856
  br i1 %1416, label %1417, label %1401

1417:                                             ; preds = %1401, %1451
  %1418 = phi i64 [ %1452, %1451 ], [ 0, %1401 ]
  %1419 = icmp eq i64 %1418, 0
  br i1 %1419, label %1451, label %1420

1420:                                             ; preds = %1417
  %1421 = mul nuw nsw i64 %1418, %856
  %1422 = getelementptr inbounds nuw double, ptr %943, i64 %1418
  %1423 = getelementptr inbounds nuw double, ptr %944, i64 %1418
  %1424 = load double, ptr %1422, align 8
  %1425 = load double, ptr %1423, align 8
  br label %1426

1426:                                             ; preds = %1426, %1420
  %1427 = phi double [ %1425, %1420 ], [ %1448, %1426 ]
  %1428 = phi double [ %1424, %1420 ], [ %1442, %1426 ]
  %1429 = phi i64 [ 0, %1420 ], [ %1449, %1426 ]
  %1430 = add nuw nsw i64 %1429, %1421
  %1431 = getelementptr inbounds nuw double, ptr %106, i64 %1430
  %1432 = load double, ptr %1431, align 8
  %1433 = getelementptr inbounds nuw double, ptr %108, i64 %1430
  %1434 = load double, ptr %1433, align 8
  %1435 = getelementptr inbounds nuw double, ptr %943, i64 %1429
  %1436 = load double, ptr %1435, align 8
  %1437 = fmul double %1432, %1436
  %1438 = getelementptr inbounds nuw double, ptr %944, i64 %1429
  %1439 = load double, ptr %1438, align 8
  %1440 = fmul double %1434, %1439
  %1441 = fsub double %1437, %1440
  %1442 = fsub double %1428, %1441
  store double %1442, ptr %1422, align 8
  %1443 = load double, ptr %1438, align 8
  %1444 = fmul double %1432, %1443
  %1445 = load double, ptr %1435, align 8
  %1446 = fmul double %1434, %1445
  %1447 = fadd double %1444, %1446
  %1448 = fsub double %1427, %1447
  store double %1448, ptr %1423, align 8
  %1449 = add nuw nsw i64 %1429, 1
  %1450 = icmp eq i64 %1449, %1418
  br i1 %1450, label %1451, label %1426

1451:                                             ; preds = %1426, %1417
  %1452 = add nuw nsw i64 %1418, 1
  %1453 = icmp eq i64 %1452, %856
  br i1 %1453, label %1454, label %1417

1454:                                             ; preds = %1451, %1495
  %1455 = phi i64 [ %1456, %1495 ], [ %856, %1451 ]
  %1456 = add nsw i64 %1455, -1
  %1457 = icmp slt i64 %1455, %856
  br i1 %1457, label %1463, label %1458

1458:                                             ; preds = %1454
  %1459 = getelementptr inbounds nuw double, ptr %944, i64 %1456
  %1460 = load double, ptr %1459, align 8
  %1461 = getelementptr inbounds nuw double, ptr %943, i64 %1456
  %1462 = load double, ptr %1461, align 8
  br label %1495

1463:                                             ; preds = %1454
  %1464 = mul nuw nsw i64 %1456, %856
  %1465 = getelementptr inbounds nuw double, ptr %943, i64 %1456
  %1466 = getelementptr inbounds nuw double, ptr %944, i64 %1456
  %1467 = load double, ptr %1465, align 8
  %1468 = load double, ptr %1466, align 8
  br label %1469

1469:                                             ; preds = %1469, %1463
  %1470 = phi double [ %1468, %1463 ], [ %1491, %1469 ]
  %1471 = phi double [ %1467, %1463 ], [ %1485, %1469 ]
  %1472 = phi i64 [ %1455, %1463 ], [ %1492, %1469 ]
  %1473 = add nuw nsw i64 %1472, %1464
  %1474 = getelementptr inbounds nuw double, ptr %106, i64 %1473
  %1475 = load double, ptr %1474, align 8
  %1476 = getelementptr inbounds nuw double, ptr %108, i64 %1473
  %1477 = load double, ptr %1476, align 8
  %1478 = getelementptr inbounds nuw double, ptr %943, i64 %1472
  %1479 = load double, ptr %1478, align 8
  %1480 = fmul double %1475, %1479
  %1481 = getelementptr inbounds nuw double, ptr %944, i64 %1472
  %1482 = load double, ptr %1481, align 8
  %1483 = fmul double %1477, %1482
  %1484 = fsub double %1480, %1483
  %1485 = fsub double %1471, %1484
  store double %1485, ptr %1465, align 8
  %1486 = load double, ptr %1481, align 8
  %1487 = fmul double %1475, %1486
  %1488 = load double, ptr %1478, align 8
  %1489 = fmul double %1477, %1488
  %1490 = fadd double %1487, %1489
  %1491 = fsub double %1470, %1490
  store double %1491, ptr %1466, align 8
  %1492 = add nuw nsw i64 %1472, 1
  %1493 = trunc nuw i64 %1492 to i32
  %1494 = icmp sgt i32 %851, %1493
  br i1 %1494, label %1469, label %1495

1495:                                             ; preds = %1469, %1458
  %1496 = phi double [ %1462, %1458 ], [ %1485, %1469 ]
  %1497 = phi double [ %1460, %1458 ], [ %1491, %1469 ]
  %1498 = getelementptr inbounds nuw double, ptr %943, i64 %1456
  %1499 = getelementptr inbounds nuw double, ptr %944, i64 %1456
  %1500 = mul nuw nsw i64 %1456, %933
  %1501 = getelementptr inbounds nuw double, ptr %106, i64 %1500
  %1502 = load double, ptr %1501, align 8
  %1503 = getelementptr inbounds nuw double, ptr %108, i64 %1500
  %1504 = load double, ptr %1503, align 8
  %1505 = fmul double %1502, %1502
  %1506 = fmul double %1504, %1504
  %1507 = fadd double %1505, %1506
  %1508 = fmul double %1496, %1502
  %1509 = fmul double %1497, %1504
  %1510 = fadd double %1508, %1509
  %1511 = fdiv double %1510, %1507
  %1512 = fmul double %1497, %1502
  %1513 = fmul double %1496, %1504
  %1514 = fsub double %1512, %1513
  %1515 = fdiv double %1514, %1507
  store double %1511, ptr %1498, align 8
  store double %1515, ptr %1499, align 8
  %1516 = icmp samesign ugt i64 %1455, 1
  br i1 %1516, label %1454, label %1517

1517:                                             ; preds = %1495, %1334
  br label %1518

1518:                                             ; preds = %1517, %1544
  %1519 = phi i64 [ %1546, %1544 ], [ 0, %1517 ]
  %1520 = phi double [ %1545, %1544 ], [ 0.000000e+00, %1517 ]
  br i1 %852, label %1521, label %1544

1521:                                             ; preds = %1518
  %1522 = load ptr, ptr %57, align 8
  %1523 = load double, ptr %1, align 8
  %1524 = load ptr, ptr %51, align 8
  %1525 = mul nuw nsw i64 %1519, %853
  %1526 = getelementptr double, ptr %120, i64 %1525
  br label %1527

1527:                                             ; preds = %1527, %1521
  %1528 = phi i64 [ 0, %1521 ], [ %1542, %1527 ]
  %1529 = phi double [ %1520, %1521 ], [ %1541, %1527 ]
  %1530 = getelementptr inbounds nuw double, ptr %1522, i64 %1528
  %1531 = load double, ptr %1530, align 8
  %1532 = getelementptr inbounds nuw double, ptr %1524, i64 %1528
  %1533 = load double, ptr %1532, align 8
  %1534 = tail call double @llvm.fabs.f64(double %1533)
  %1535 = fmul double %1523, %1534
  %1536 = fadd double %1531, %1535
  %1537 = getelementptr double, ptr %1526, i64 %1528
  %1538 = load double, ptr %1537, align 8
  %1539 = fdiv double %1538, %1536
  %1540 = fmul double %1539, %1539
  %1541 = fadd double %1529, %1540
  %1542 = add nuw nsw i64 %1528, 1
  %1543 = icmp eq i64 %1542, %856
  br i1 %1543, label %1544, label %1527

1544:                                             ; preds = %1527, %1518
  %1545 = phi double [ %1520, %1518 ], [ %1541, %1527 ]
  %1546 = add nuw nsw i64 %1519, 1
  %1547 = icmp eq i64 %1546, 3
  br i1 %1547, label %1548, label %1518

1548:                                             ; preds = %1544
  %1549 = fdiv double %1545, %935
  %1550 = tail call double @llvm.sqrt.f64(double %1549)
  %1551 = tail call double @llvm.fabs.f64(double %1550)
  %1552 = fcmp ueq double %1551, 0x7FF0000000000000
  br i1 %1552, label %1674, label %1553

1553:                                             ; preds = %1548
  %1554 = fcmp ult double %1036, 0.000000e+00
  br i1 %1554, label %1566, label %1555

1555:                                             ; preds = %1553
  %1556 = fdiv double %1550, %1036
  %1557 = fcmp ult double %1556, 1.000000e+00
  br i1 %1557, label %1558, label %1674

1558:                                             ; preds = %1555
  %1559 = sub nuw nsw i32 6, %1037
  %1560 = uitofp nneg i32 %1559 to double
  %1561 = tail call double @llvm.pow.f64(double %1556, double %1560)
  %1562 = fsub double 1.000000e+00, %1556
  %1563 = fdiv double %1561, %1562
  %1564 = fmul double %1550, %1563
  %1565 = fcmp ogt double %1564, %83
  br i1 %1565, label %1674, label %1566

1566:                                             ; preds = %1558, %1553
  %1567 = phi double [ %1035, %1553 ], [ %1556, %1558 ]
  br i1 %852, label %1568, label %1591

1568:                                             ; preds = %1566
  %1569 = select i1 %1025, i1 true, i1 %1028
  br i1 %1569, label %1580, label %1570

1570:                                             ; preds = %1568, %1570
  %1571 = phi i64 [ %1577, %1570 ], [ 0, %1568 ]
  %1572 = getelementptr inbounds nuw double, ptr %120, i64 %1571
  %1573 = load <2 x double>, ptr %1572, align 8
  %1574 = getelementptr inbounds nuw double, ptr %116, i64 %1571
  %1575 = load <2 x double>, ptr %1574, align 8
  %1576 = fadd <2 x double> %1573, %1575
  store <2 x double> %1576, ptr %1574, align 8
  %1577 = add nuw i64 %1571, 2
  %1578 = icmp eq i64 %1577, %1029
  br i1 %1578, label %1579, label %1570

1579:                                             ; preds = %1570
  br i1 %1030, label %1591, label %1580

1580:                                             ; preds = %1568, %1579
  %1581 = phi i64 [ %1029, %1579 ], [ 0, %1568 ]
  br label %1582

1582:                                             ; preds = %1580, %1582
  %1583 = phi i64 [ %1589, %1582 ], [ %1581, %1580 ]
  %1584 = getelementptr inbounds nuw double, ptr %120, i64 %1583
  %1585 = load double, ptr %1584, align 8
  %1586 = getelementptr inbounds nuw double, ptr %116, i64 %1583
  %1587 = load double, ptr %1586, align 8
  %1588 = fadd double %1585, %1587
  store double %1588, ptr %1586, align 8
  %1589 = add nuw nsw i64 %1583, 1
  %1590 = icmp eq i64 %1589, %938
  br i1 %1590, label %1591, label %1582

1591:                                             ; preds = %1582, %1579, %1566
  br label %1592

1592:                                             ; preds = %1591, %1654
  %1593 = phi i64 [ %1655, %1654 ], [ 0, %1591 ]
  %1594 = mul i64 %945, %1593
  %1595 = add i64 %209, %1594
  %1596 = add i64 %947, %1594
  %1597 = add i64 %948, %1594
  br i1 %852, label %1598, label %1654

1598:                                             ; preds = %1592
  %1599 = getelementptr inbounds nuw [3 x double], ptr @FROM_W, i64 %1593
  %1600 = getelementptr inbounds nuw i8, ptr %1599, i64 8
  %1601 = mul nuw nsw i64 %1593, %853
  %1602 = getelementptr double, ptr %115, i64 %1601
  %1603 = load double, ptr %1599, align 8
  %1604 = load <2 x double>, ptr %1600, align 8
  br i1 %1031, label %1633, label %1605

1605:                                             ; preds = %1598
  %1606 = icmp ult i64 %1595, 32
  %1607 = icmp ult i64 %1596, 32
  %1608 = or i1 %1606, %1607
  %1609 = icmp ult i64 %1597, 32
  %1610 = or i1 %1608, %1609
  br i1 %1610, label %1633, label %1611

1611:                                             ; preds = %1605
  %1612 = insertelement <2 x double> poison, double %1603, i64 0
  %1613 = shufflevector <2 x double> %1612, <2 x double> poison, <2 x i32> zeroinitializer
  %1614 = shufflevector <2 x double> %1604, <2 x double> poison, <2 x i32> zeroinitializer
  %1615 = shufflevector <2 x double> %1604, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  br label %1616

1616:                                             ; preds = %1616, %1611
  %1617 = phi i64 [ 0, %1611 ], [ %1630, %1616 ]
  %1618 = getelementptr inbounds nuw double, ptr %116, i64 %1617
  %1619 = load <2 x double>, ptr %1618, align 8
  %1620 = fmul <2 x double> %1613, %1619
  %1621 = getelementptr inbounds nuw double, ptr %942, i64 %1617
  %1622 = load <2 x double>, ptr %1621, align 8
  %1623 = fmul <2 x double> %1614, %1622
  %1624 = fadd <2 x double> %1620, %1623
  %1625 = getelementptr double, ptr %941, i64 %1617
  %1626 = load <2 x double>, ptr %1625, align 8
  %1627 = fmul <2 x double> %1615, %1626
  %1628 = fadd <2 x double> %1624, %1627
  %1629 = getelementptr double, ptr %1602, i64 %1617
  store <2 x double> %1628, ptr %1629, align 8
  %1630 = add nuw i64 %1617, 2
  %1631 = icmp eq i64 %1630, %1032
  br i1 %1631, label %1632, label %1616

1632:                                             ; preds = %1616
  br i1 %1033, label %1654, label %1633

1633:                                             ; preds = %1605, %1598, %1632
  %1634 = phi i64 [ 0, %1605 ], [ 0, %1598 ], [ %1032, %1632 ]
  br label %1635

1635:                                             ; preds = %1633, %1635
  %1636 = phi i64 [ %1652, %1635 ], [ %1634, %1633 ]
  %1637 = getelementptr inbounds nuw double, ptr %116, i64 %1636
  %1638 = load double, ptr %1637, align 8
  %1639 = fmul double %1603, %1638
  %1640 = getelementptr inbounds nuw double, ptr %942, i64 %1636
  %1641 = load double, ptr %1640, align 8
  %1642 = getelementptr double, ptr %941, i64 %1636
  %1643 = load double, ptr %1642, align 8
  %1644 = insertelement <2 x double> poison, double %1641, i64 0
  %1645 = insertelement <2 x double> %1644, double %1643, i64 1
  %1646 = fmul <2 x double> %1604, %1645
  %1647 = extractelement <2 x double> %1646, i64 0
  %1648 = fadd double %1639, %1647
  %1649 = extractelement <2 x double> %1646, i64 1
  %1650 = fadd double %1648, %1649
  %1651 = getelementptr double, ptr %1602, i64 %1636
  store double %1650, ptr %1651, align 8
  %1652 = add nuw nsw i64 %1636, 1
  %1653 = icmp eq i64 %1652, %856
  br i1 %1653, label %1654, label %1635

1654:                                             ; preds = %1635, %1632, %1592
  %1655 = add nuw nsw i64 %1593, 1
  %1656 = icmp eq i64 %1655, 3
  br i1 %1656, label %1657, label %1592

1657:                                             ; preds = %1654
  %1658 = fcmp oeq double %1549, 0.000000e+00
  br i1 %1658, label %1669, label %1659

1659:                                             ; preds = %1657
  %1660 = fcmp ult double %1567, 0.000000e+00
  br i1 %1660, label %1666, label %1661

1661:                                             ; preds = %1659
  %1662 = fsub double 1.000000e+00, %1567
  %1663 = fdiv double %1567, %1662
  %1664 = fmul double %1550, %1663
  %1665 = fcmp olt double %1664, %83
  br i1 %1665, label %1669, label %1666

1666:                                             ; preds = %1661, %1659
  %1667 = add nuw nsw i32 %1037, 1
  %1668 = icmp eq i32 %1667, 6
  br i1 %1668, label %1674, label %1034

1669:                                             ; preds = %1661, %1657
  %1670 = load i32, ptr %7, align 8
  %1671 = icmp sgt i32 %1670, 0
  %1672 = load ptr, ptr %51, align 8
  %1673 = ptrtoint ptr %1672 to i64
  br i1 %1671, label %1702, label %1903

1674:                                             ; preds = %498, %635, %1666, %1558, %1555, %1548, %1106, %1327, %1303
  %1675 = load double, ptr %93, align 8
  %1676 = fcmp une double %1675, 0.000000e+00
  br i1 %1676, label %2608, label %1677

1677:                                             ; preds = %1674
  %1678 = load double, ptr %2, align 8
  %1679 = load ptr, ptr %51, align 8
  store <2 x double> <double 1.000000e+00, double 0.000000e+00>, ptr %93, align 8
  %1680 = load ptr, ptr %58, align 8
  %1681 = load double, ptr %53, align 8
  %1682 = fcmp olt double %1678, %1681
  br i1 %1682, label %1687, label %1683

1683:                                             ; preds = %1677
  %1684 = load double, ptr %55, align 8
  %1685 = fcmp ogt double %1678, %1684
  %1686 = select i1 %1685, double %1684, double %1678
  br label %1687

1687:                                             ; preds = %1683, %1677
  %1688 = phi double [ %1681, %1677 ], [ %1686, %1683 ]
  %1689 = load i32, ptr %9, align 4
  %1690 = icmp eq i32 %1689, 0
  %1691 = load ptr, ptr %48, align 8
  br i1 %1690, label %1697, label %1692

1692:                                             ; preds = %1687
  %1693 = load ptr, ptr %56, align 8
  %1694 = sext i32 %1689 to i64
  %1695 = shl nsw i64 %1694, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1691, ptr align 8 %1693, i64 %1695, i1 false)
  %1696 = load ptr, ptr %48, align 8
  br label %1697

1697:                                             ; preds = %1692, %1687
  %1698 = phi ptr [ %1691, %1687 ], [ %1696, %1692 ]
  %1699 = load ptr, ptr %54, align 8
  %1700 = tail call i32 %1680(double noundef %1688, ptr noundef %1679, ptr noundef %1699, ptr noundef %1698, ptr noundef nonnull %101) #13
  %1701 = icmp eq i32 %1700, 0
  br i1 %1701, label %438, label %2621

1702:                                             ; preds = %1669
  %1703 = zext nneg i32 %1670 to i64
  %1704 = shl nuw nsw i64 %1703, 4
  %1705 = getelementptr i8, ptr %115, i64 %1704
  %1706 = load ptr, ptr %59, align 8
  %1707 = getelementptr inbounds nuw double, ptr %115, i64 %1703
  %1708 = icmp ult i32 %1670, 4
  br i1 %1708, label %1782, label %1709

1709:                                             ; preds = %1702
  %1710 = ptrtoint ptr %1706 to i64
  %1711 = shl nuw nsw i64 %1703, 3
  %1712 = sub nsw i64 %183, %1711
  %1713 = icmp ult i64 %1712, 16
  %1714 = or i1 %370, %1713
  %1715 = icmp eq i64 %183, %1704
  %1716 = or i1 %1714, %1715
  %1717 = sub i64 %190, %1673
  %1718 = icmp ult i64 %1717, 16
  %1719 = or i1 %1716, %1718
  %1720 = sub i64 %1710, %192
  %1721 = and i64 %1720, -16
  %1722 = icmp eq i64 %1721, 64
  %1723 = or i1 %1719, %1722
  %1724 = or i1 %1723, %371
  %1725 = sub nsw i64 %127, %1711
  %1726 = icmp ult i64 %1725, 16
  %1727 = or i1 %1724, %1726
  %1728 = sub nsw i64 %127, %1704
  %1729 = icmp ult i64 %1728, 16
  %1730 = or i1 %1727, %1729
  %1731 = sub i64 %197, %1673
  %1732 = icmp ult i64 %1731, 16
  %1733 = or i1 %1730, %1732
  %1734 = sub i64 %1710, %199
  %1735 = and i64 %1734, -16
  %1736 = icmp eq i64 %1735, 64
  %1737 = or i1 %1733, %1736
  %1738 = or i1 %1737, %372
  %1739 = sub nsw i64 %200, %1711
  %1740 = icmp ult i64 %1739, 16
  %1741 = or i1 %1738, %1740
  %1742 = sub nsw i64 %200, %1704
  %1743 = icmp ult i64 %1742, 16
  %1744 = or i1 %1741, %1743
  %1745 = sub i64 %205, %1673
  %1746 = icmp ult i64 %1745, 16
  %1747 = or i1 %1744, %1746
  %1748 = sub i64 %208, %1710
  %1749 = icmp ult i64 %1748, 16
  %1750 = or i1 %1747, %1749
  br i1 %1750, label %1782, label %1751

1751:                                             ; preds = %1709
  %1752 = and i64 %1703, 2147483646
  %1753 = insertelement <2 x double> poison, double %382, i64 0
  %1754 = shufflevector <2 x double> %1753, <2 x double> poison, <2 x i32> zeroinitializer
  br label %1755

1755:                                             ; preds = %1755, %1751
  %1756 = phi i64 [ 0, %1751 ], [ %1778, %1755 ]
  %1757 = getelementptr inbounds nuw double, ptr %115, i64 %1756
  %1758 = load <2 x double>, ptr %1757, align 8
  %1759 = fmul <2 x double> %1758, splat (double 0x402418FD8BAFFE05)
  %1760 = getelementptr inbounds nuw double, ptr %1707, i64 %1756
  %1761 = load <2 x double>, ptr %1760, align 8
  %1762 = fmul <2 x double> %1761, splat (double 0x3FF61D41B2D54580)
  %1763 = fsub <2 x double> %1762, %1759
  %1764 = getelementptr double, ptr %1705, i64 %1756
  %1765 = load <2 x double>, ptr %1764, align 8
  %1766 = fmul <2 x double> %1765, splat (double 0x3FD5555555555555)
  %1767 = fsub <2 x double> %1763, %1766
  %1768 = getelementptr inbounds nuw double, ptr %1672, i64 %1756
  %1769 = load <2 x double>, ptr %1768, align 8
  %1770 = fadd <2 x double> %1765, %1769
  %1771 = getelementptr inbounds nuw double, ptr %126, i64 %1756
  store <2 x double> %1770, ptr %1771, align 8
  %1772 = fdiv <2 x double> %1767, %1754
  %1773 = getelementptr inbounds nuw double, ptr %132, i64 %1756
  store <2 x double> %1772, ptr %1773, align 8
  %1774 = getelementptr inbounds nuw double, ptr %1706, i64 %1756
  %1775 = load <2 x double>, ptr %1774, align 8
  %1776 = fadd <2 x double> %1772, %1775
  %1777 = getelementptr inbounds nuw double, ptr %128, i64 %1756
  store <2 x double> %1776, ptr %1777, align 8
  %1778 = add nuw i64 %1756, 2
  %1779 = icmp eq i64 %1778, %1752
  br i1 %1779, label %1780, label %1755

1780:                                             ; preds = %1755
  %1781 = icmp eq i64 %1752, %1703
  br i1 %1781, label %1809, label %1782

1782:                                             ; preds = %1709, %1702, %1780
  %1783 = phi i64 [ 0, %1709 ], [ 0, %1702 ], [ %1752, %1780 ]
  br label %1784

1784:                                             ; preds = %1782, %1784
  %1785 = phi i64 [ %1807, %1784 ], [ %1783, %1782 ]
  %1786 = getelementptr inbounds nuw double, ptr %115, i64 %1785
  %1787 = load double, ptr %1786, align 8
  %1788 = fmul double %1787, 0x402418FD8BAFFE05
  %1789 = getelementptr inbounds nuw double, ptr %1707, i64 %1785
  %1790 = load double, ptr %1789, align 8
  %1791 = fmul double %1790, 0x3FF61D41B2D54580
  %1792 = fsub double %1791, %1788
  %1793 = getelementptr double, ptr %1705, i64 %1785
  %1794 = load double, ptr %1793, align 8
  %1795 = fmul double %1794, 0x3FD5555555555555
  %1796 = fsub double %1792, %1795
  %1797 = getelementptr inbounds nuw double, ptr %1672, i64 %1785
  %1798 = load double, ptr %1797, align 8
  %1799 = fadd double %1794, %1798
  %1800 = getelementptr inbounds nuw double, ptr %126, i64 %1785
  store double %1799, ptr %1800, align 8
  %1801 = fdiv double %1796, %382
  %1802 = getelementptr inbounds nuw double, ptr %132, i64 %1785
  store double %1801, ptr %1802, align 8
  %1803 = getelementptr inbounds nuw double, ptr %1706, i64 %1785
  %1804 = load double, ptr %1803, align 8
  %1805 = fadd double %1801, %1804
  %1806 = getelementptr inbounds nuw double, ptr %128, i64 %1785
  store double %1805, ptr %1806, align 8
  %1807 = add nuw nsw i64 %1785, 1
  %1808 = icmp eq i64 %1807, %1703
  br i1 %1808, label %1809, label %1784

1809:                                             ; preds = %1784, %1780
  br label %1810

1810:                                             ; preds = %1809, %1810
  %1811 = phi i64 [ %1820, %1810 ], [ 0, %1809 ]
  %1812 = getelementptr inbounds nuw double, ptr %113, i64 %1811
  %1813 = load double, ptr %1812, align 8
  %1814 = fptosi double %1813 to i32
  %1815 = sext i32 %1814 to i64
  %1816 = getelementptr inbounds double, ptr %128, i64 %1815
  %1817 = load double, ptr %1816, align 8
  %1818 = getelementptr inbounds nuw double, ptr %128, i64 %1811
  %1819 = load double, ptr %1818, align 8
  store double %1819, ptr %1816, align 8
  store double %1817, ptr %1818, align 8
  %1820 = add nuw nsw i64 %1811, 1
  %1821 = icmp eq i64 %1820, %1703
  br i1 %1821, label %1822, label %1810

1822:                                             ; preds = %1810, %1844
  %1823 = phi i64 [ %1845, %1844 ], [ 0, %1810 ]
  %1824 = icmp eq i64 %1823, 0
  br i1 %1824, label %1844, label %1825

1825:                                             ; preds = %1822
  %1826 = mul nuw nsw i64 %1823, %1703
  %1827 = getelementptr double, ptr %103, i64 %1826
  %1828 = getelementptr inbounds nuw double, ptr %128, i64 %1823
  %1829 = load double, ptr %1828, align 8
  br label %1833

1830:                                             ; preds = %1844
  %1831 = add nuw i32 %1670, 1
  %1832 = zext i32 %1831 to i64
  br label %1847

1833:                                             ; preds = %1833, %1825
  %1834 = phi i64 [ 0, %1825 ], [ %1842, %1833 ]
  %1835 = phi double [ %1829, %1825 ], [ %1841, %1833 ]
  %1836 = getelementptr double, ptr %1827, i64 %1834
  %1837 = load double, ptr %1836, align 8
  %1838 = getelementptr inbounds nuw double, ptr %128, i64 %1834
  %1839 = load double, ptr %1838, align 8
  %1840 = fmul double %1837, %1839
  %1841 = fsub double %1835, %1840
  store double %1841, ptr %1828, align 8
  %1842 = add nuw nsw i64 %1834, 1
  %1843 = icmp eq i64 %1842, %1823
  br i1 %1843, label %1844, label %1833

1844:                                             ; preds = %1833, %1822
  %1845 = add nuw nsw i64 %1823, 1
  %1846 = icmp eq i64 %1845, %1703
  br i1 %1846, label %1830, label %1822

1847:                                             ; preds = %1871, %1830
  %1848 = phi i64 [ %1703, %1830 ], [ %1849, %1871 ]
  %1849 = add nsw i64 %1848, -1
  %1850 = icmp slt i64 %1848, %1703
  br i1 %1850, label %1854, label %1851

1851:                                             ; preds = %1847
  %1852 = getelementptr inbounds nuw double, ptr %128, i64 %1849
  %1853 = load double, ptr %1852, align 8
  br label %1871

1854:                                             ; preds = %1847
  %1855 = mul nuw nsw i64 %1849, %1703
  %1856 = getelementptr double, ptr %103, i64 %1855
  %1857 = getelementptr inbounds nuw double, ptr %128, i64 %1849
  %1858 = load double, ptr %1857, align 8
  br label %1859

1859:                                             ; preds = %1859, %1854
  %1860 = phi i64 [ %1848, %1854 ], [ %1868, %1859 ]
  %1861 = phi double [ %1858, %1854 ], [ %1867, %1859 ]
  %1862 = getelementptr double, ptr %1856, i64 %1860
  %1863 = load double, ptr %1862, align 8
  %1864 = getelementptr inbounds nuw double, ptr %128, i64 %1860
  %1865 = load double, ptr %1864, align 8
  %1866 = fmul double %1863, %1865
  %1867 = fsub double %1861, %1866
  store double %1867, ptr %1857, align 8
  %1868 = add nuw nsw i64 %1860, 1
  %1869 = trunc nuw i64 %1868 to i32
  %1870 = icmp sgt i32 %1670, %1869
  br i1 %1870, label %1859, label %1871

1871:                                             ; preds = %1859, %1851
  %1872 = phi double [ %1853, %1851 ], [ %1867, %1859 ]
  %1873 = mul nuw nsw i64 %1849, %1832
  %1874 = getelementptr inbounds nuw double, ptr %103, i64 %1873
  %1875 = load double, ptr %1874, align 8
  %1876 = getelementptr inbounds nuw double, ptr %128, i64 %1849
  %1877 = fdiv double %1872, %1875
  store double %1877, ptr %1876, align 8
  %1878 = icmp samesign ugt i64 %1848, 1
  br i1 %1878, label %1847, label %1879

1879:                                             ; preds = %1871
  %1880 = load ptr, ptr %57, align 8
  %1881 = load double, ptr %1, align 8
  br label %1882

1882:                                             ; preds = %1882, %1879
  %1883 = phi i64 [ 0, %1879 ], [ %1901, %1882 ]
  %1884 = phi double [ 0.000000e+00, %1879 ], [ %1900, %1882 ]
  %1885 = getelementptr inbounds nuw double, ptr %128, i64 %1883
  %1886 = load double, ptr %1885, align 8
  %1887 = getelementptr inbounds nuw double, ptr %1880, i64 %1883
  %1888 = load double, ptr %1887, align 8
  %1889 = getelementptr inbounds nuw double, ptr %1672, i64 %1883
  %1890 = load double, ptr %1889, align 8
  %1891 = tail call double @llvm.fabs.f64(double %1890)
  %1892 = getelementptr inbounds nuw double, ptr %126, i64 %1883
  %1893 = load double, ptr %1892, align 8
  %1894 = tail call double @llvm.fabs.f64(double %1893)
  %1895 = tail call double @llvm.maxnum.f64(double %1891, double %1894)
  %1896 = fmul double %1881, %1895
  %1897 = fadd double %1888, %1896
  %1898 = fdiv double %1886, %1897
  %1899 = fmul double %1898, %1898
  %1900 = fadd double %1884, %1899
  %1901 = add nuw nsw i64 %1883, 1
  %1902 = icmp eq i64 %1901, %1703
  br i1 %1902, label %1903, label %1882

1903:                                             ; preds = %1882, %1669
  %1904 = phi double [ 0.000000e+00, %1669 ], [ %1900, %1882 ]
  %1905 = sitofp i32 %1670 to double
  %1906 = fdiv double %1904, %1905
  %1907 = tail call double @llvm.sqrt.f64(double %1906)
  %1908 = icmp ne i32 %376, 0
  %1909 = fcmp ogt double %1907, 1.000000e+00
  %1910 = select i1 %1908, i1 %1909, i1 false
  br i1 %1910, label %1911, label %2104

1911:                                             ; preds = %1903
  br i1 %1671, label %1912, label %1945

1912:                                             ; preds = %1911
  %1913 = zext nneg i32 %1670 to i64
  %1914 = icmp ult i32 %1670, 4
  br i1 %1914, label %1933, label %1915

1915:                                             ; preds = %1912
  %1916 = sub i64 %181, %1673
  %1917 = icmp ult i64 %1916, 32
  %1918 = or i1 %1917, %373
  br i1 %1918, label %1933, label %1919

1919:                                             ; preds = %1915
  %1920 = and i64 %1913, 2147483646
  br label %1921

1921:                                             ; preds = %1921, %1919
  %1922 = phi i64 [ 0, %1919 ], [ %1929, %1921 ]
  %1923 = getelementptr inbounds nuw double, ptr %1672, i64 %1922
  %1924 = load <2 x double>, ptr %1923, align 8
  %1925 = getelementptr inbounds nuw double, ptr %128, i64 %1922
  %1926 = load <2 x double>, ptr %1925, align 8
  %1927 = fadd <2 x double> %1924, %1926
  %1928 = getelementptr inbounds nuw double, ptr %130, i64 %1922
  store <2 x double> %1927, ptr %1928, align 8
  %1929 = add nuw i64 %1922, 2
  %1930 = icmp eq i64 %1929, %1920
  br i1 %1930, label %1931, label %1921

1931:                                             ; preds = %1921
  %1932 = icmp eq i64 %1920, %1913
  br i1 %1932, label %1945, label %1933

1933:                                             ; preds = %1915, %1912, %1931
  %1934 = phi i64 [ 0, %1915 ], [ 0, %1912 ], [ %1920, %1931 ]
  br label %1935

1935:                                             ; preds = %1933, %1935
  %1936 = phi i64 [ %1943, %1935 ], [ %1934, %1933 ]
  %1937 = getelementptr inbounds nuw double, ptr %1672, i64 %1936
  %1938 = load double, ptr %1937, align 8
  %1939 = getelementptr inbounds nuw double, ptr %128, i64 %1936
  %1940 = load double, ptr %1939, align 8
  %1941 = fadd double %1938, %1940
  %1942 = getelementptr inbounds nuw double, ptr %130, i64 %1936
  store double %1941, ptr %1942, align 8
  %1943 = add nuw nsw i64 %1936, 1
  %1944 = icmp eq i64 %1943, %1913
  br i1 %1944, label %1945, label %1935

1945:                                             ; preds = %1935, %1931, %1911
  %1946 = load double, ptr %2, align 8
  %1947 = load i64, ptr %52, align 8
  %1948 = add nsw i64 %1947, 1
  store i64 %1948, ptr %52, align 8
  %1949 = load ptr, ptr %0, align 8
  %1950 = load double, ptr %53, align 8
  %1951 = fcmp olt double %1946, %1950
  br i1 %1951, label %1956, label %1952

1952:                                             ; preds = %1945
  %1953 = load double, ptr %55, align 8
  %1954 = fcmp ogt double %1946, %1953
  %1955 = select i1 %1954, double %1953, double %1946
  br label %1956

1956:                                             ; preds = %1952, %1945
  %1957 = phi double [ %1950, %1945 ], [ %1955, %1952 ]
  %1958 = load i32, ptr %9, align 4
  %1959 = icmp eq i32 %1958, 0
  br i1 %1959, label %1965, label %1960

1960:                                             ; preds = %1956
  %1961 = load ptr, ptr %48, align 8
  %1962 = load ptr, ptr %56, align 8
  %1963 = sext i32 %1958 to i64
  %1964 = shl nsw i64 %1963, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1961, ptr align 8 %1962, i64 %1964, i1 false)
  br label %1965

1965:                                             ; preds = %1960, %1956
  %1966 = load ptr, ptr %54, align 8
  %1967 = load ptr, ptr %48, align 8
  %1968 = tail call i32 %1949(double noundef %1957, ptr noundef nonnull %130, ptr noundef %1966, ptr noundef %1967, ptr noundef nonnull %128) #13
  %1969 = icmp eq i32 %1968, 0
  br i1 %1969, label %1970, label %2104

1970:                                             ; preds = %1965
  br i1 %1671, label %1971, label %2100

1971:                                             ; preds = %1970
  %1972 = zext nneg i32 %1670 to i64
  %1973 = icmp ult i32 %1670, 4
  br i1 %1973, label %1994, label %1974

1974:                                             ; preds = %1971
  %1975 = shl nuw nsw i64 %1972, 3
  %1976 = getelementptr i8, ptr %169, i64 %1975
  %1977 = getelementptr i8, ptr %174, i64 %1975
  %1978 = icmp ult ptr %128, %1977
  %1979 = icmp ult ptr %132, %1976
  %1980 = and i1 %1978, %1979
  br i1 %1980, label %1994, label %1981

1981:                                             ; preds = %1974
  %1982 = and i64 %1972, 2147483646
  br label %1983

1983:                                             ; preds = %1983, %1981
  %1984 = phi i64 [ 0, %1981 ], [ %1990, %1983 ]
  %1985 = getelementptr inbounds nuw double, ptr %132, i64 %1984
  %1986 = load <2 x double>, ptr %1985, align 8
  %1987 = getelementptr inbounds nuw double, ptr %128, i64 %1984
  %1988 = load <2 x double>, ptr %1987, align 8
  %1989 = fadd <2 x double> %1986, %1988
  store <2 x double> %1989, ptr %1987, align 8
  %1990 = add nuw i64 %1984, 2
  %1991 = icmp eq i64 %1990, %1982
  br i1 %1991, label %1992, label %1983

1992:                                             ; preds = %1983
  %1993 = icmp eq i64 %1982, %1972
  br i1 %1993, label %2005, label %1994

1994:                                             ; preds = %1974, %1971, %1992
  %1995 = phi i64 [ 0, %1974 ], [ 0, %1971 ], [ %1982, %1992 ]
  br label %1996

1996:                                             ; preds = %1994, %1996
  %1997 = phi i64 [ %2003, %1996 ], [ %1995, %1994 ]
  %1998 = getelementptr inbounds nuw double, ptr %132, i64 %1997
  %1999 = load double, ptr %1998, align 8
  %2000 = getelementptr inbounds nuw double, ptr %128, i64 %1997
  %2001 = load double, ptr %2000, align 8
  %2002 = fadd double %1999, %2001
  store double %2002, ptr %2000, align 8
  %2003 = add nuw nsw i64 %1997, 1
  %2004 = icmp eq i64 %2003, %1972
  br i1 %2004, label %2005, label %1996

2005:                                             ; preds = %1996, %1992
  br label %2006

2006:                                             ; preds = %2005, %2006
  %2007 = phi i64 [ %2016, %2006 ], [ 0, %2005 ]
  %2008 = getelementptr inbounds nuw double, ptr %113, i64 %2007
  %2009 = load double, ptr %2008, align 8
  %2010 = fptosi double %2009 to i32
  %2011 = sext i32 %2010 to i64
  %2012 = getelementptr inbounds double, ptr %128, i64 %2011
  %2013 = load double, ptr %2012, align 8
  %2014 = getelementptr inbounds nuw double, ptr %128, i64 %2007
  %2015 = load double, ptr %2014, align 8
  store double %2015, ptr %2012, align 8
  store double %2013, ptr %2014, align 8
  %2016 = add nuw nsw i64 %2007, 1
  %2017 = icmp eq i64 %2016, %1972
  br i1 %2017, label %2018, label %2006

2018:                                             ; preds = %2006, %2040
  %2019 = phi i64 [ %2041, %2040 ], [ 0, %2006 ]
  %2020 = icmp eq i64 %2019, 0
  br i1 %2020, label %2040, label %2021

2021:                                             ; preds = %2018
  %2022 = mul nuw nsw i64 %2019, %1972
  %2023 = getelementptr double, ptr %103, i64 %2022
  %2024 = getelementptr inbounds nuw double, ptr %128, i64 %2019
  %2025 = load double, ptr %2024, align 8
  br label %2029

2026:                                             ; preds = %2040
  %2027 = add nuw i32 %1670, 1
  %2028 = zext i32 %2027 to i64
  br label %2043

2029:                                             ; preds = %2029, %2021
  %2030 = phi i64 [ 0, %2021 ], [ %2038, %2029 ]
  %2031 = phi double [ %2025, %2021 ], [ %2037, %2029 ]
  %2032 = getelementptr double, ptr %2023, i64 %2030
  %2033 = load double, ptr %2032, align 8
  %2034 = getelementptr inbounds nuw double, ptr %128, i64 %2030
  %2035 = load double, ptr %2034, align 8
  %2036 = fmul double %2033, %2035
  %2037 = fsub double %2031, %2036
  store double %2037, ptr %2024, align 8
  %2038 = add nuw nsw i64 %2030, 1
  %2039 = icmp eq i64 %2038, %2019
  br i1 %2039, label %2040, label %2029

2040:                                             ; preds = %2029, %2018
  %2041 = add nuw nsw i64 %2019, 1
  %2042 = icmp eq i64 %2041, %1972
  br i1 %2042, label %2026, label %2018

2043:                                             ; preds = %2067, %2026
  %2044 = phi i64 [ %1972, %2026 ], [ %2045, %2067 ]
  %2045 = add nsw i64 %2044, -1
  %2046 = icmp slt i64 %2044, %1972
  br i1 %2046, label %2050, label %2047

2047:                                             ; preds = %2043
  %2048 = getelementptr inbounds nuw double, ptr %128, i64 %2045
  %2049 = load double, ptr %2048, align 8
  br label %2067

2050:                                             ; preds = %2043
  %2051 = mul nuw nsw i64 %2045, %1972
  %2052 = getelementptr double, ptr %103, i64 %2051
  %2053 = getelementptr inbounds nuw double, ptr %128, i64 %2045
  %2054 = load double, ptr %2053, align 8
  br label %2055

2055:                                             ; preds = %2055, %2050
  %2056 = phi i64 [ %2044, %2050 ], [ %2064, %2055 ]
  %2057 = phi double [ %2054, %2050 ], [ %2063, %2055 ]
  %2058 = getelementptr double, ptr %2052, i64 %2056
  %2059 = load double, ptr %2058, align 8
  %2060 = getelementptr inbounds nuw double, ptr %128, i64 %2056
  %2061 = load double, ptr %2060, align 8
  %2062 = fmul double %2059, %2061
  %2063 = fsub double %2057, %2062
  store double %2063, ptr %2053, align 8
  %2064 = add nuw nsw i64 %2056, 1
  %2065 = trunc nuw i64 %2064 to i32
  %2066 = icmp sgt i32 %1670, %2065
  br i1 %2066, label %2055, label %2067

2067:                                             ; preds = %2055, %2047
  %2068 = phi double [ %2049, %2047 ], [ %2063, %2055 ]
  %2069 = mul nuw nsw i64 %2045, %2028
  %2070 = getelementptr inbounds nuw double, ptr %103, i64 %2069
  %2071 = load double, ptr %2070, align 8
  %2072 = getelementptr inbounds nuw double, ptr %128, i64 %2045
  %2073 = fdiv double %2068, %2071
  store double %2073, ptr %2072, align 8
  %2074 = icmp samesign ugt i64 %2044, 1
  br i1 %2074, label %2043, label %2075

2075:                                             ; preds = %2067
  %2076 = load ptr, ptr %51, align 8
  %2077 = load ptr, ptr %57, align 8
  %2078 = load double, ptr %1, align 8
  br label %2079

2079:                                             ; preds = %2079, %2075
  %2080 = phi i64 [ 0, %2075 ], [ %2098, %2079 ]
  %2081 = phi double [ 0.000000e+00, %2075 ], [ %2097, %2079 ]
  %2082 = getelementptr inbounds nuw double, ptr %128, i64 %2080
  %2083 = load double, ptr %2082, align 8
  %2084 = getelementptr inbounds nuw double, ptr %2077, i64 %2080
  %2085 = load double, ptr %2084, align 8
  %2086 = getelementptr inbounds nuw double, ptr %2076, i64 %2080
  %2087 = load double, ptr %2086, align 8
  %2088 = tail call double @llvm.fabs.f64(double %2087)
  %2089 = getelementptr inbounds nuw double, ptr %126, i64 %2080
  %2090 = load double, ptr %2089, align 8
  %2091 = tail call double @llvm.fabs.f64(double %2090)
  %2092 = tail call double @llvm.maxnum.f64(double %2088, double %2091)
  %2093 = fmul double %2078, %2092
  %2094 = fadd double %2085, %2093
  %2095 = fdiv double %2083, %2094
  %2096 = fmul double %2095, %2095
  %2097 = fadd double %2081, %2096
  %2098 = add nuw nsw i64 %2080, 1
  %2099 = icmp eq i64 %2098, %1972
  br i1 %2099, label %2100, label %2079

2100:                                             ; preds = %2079, %1970
  %2101 = phi double [ 0.000000e+00, %1970 ], [ %2097, %2079 ]
  %2102 = fdiv double %2101, %1905
  %2103 = tail call double @llvm.sqrt.f64(double %2102)
  br label %2104

2104:                                             ; preds = %2100, %1965, %1903
  %2105 = phi double [ %1907, %1903 ], [ %2103, %2100 ], [ %1907, %1965 ]
  %2106 = fcmp ugt double %2105, 1.000000e+00
  br i1 %2106, label %2107, label %2113

2107:                                             ; preds = %2104
  %2108 = add nuw i32 %1037, 13
  %2109 = uitofp i32 %2108 to double
  %2110 = fdiv double 0x4027666666666667, %2109
  %2111 = tail call double @llvm.fabs.f64(double %2105)
  %2112 = fcmp ueq double %2111, 0x7FF0000000000000
  br i1 %2112, label %2608, label %2353

2113:                                             ; preds = %2104
  %2114 = load i32, ptr %7, align 8
  %2115 = icmp sgt i32 %2114, 0
  %2116 = sext i32 %2114 to i64
  %2117 = shl nsw i64 %2116, 4
  %2118 = zext i32 %2114 to i64
  %2119 = add nuw i32 %2114, 1
  %2120 = zext i32 %2119 to i64
  %2121 = sitofp i32 %2114 to double
  %2122 = getelementptr i8, ptr %115, i64 %2117
  %2123 = getelementptr inbounds nuw double, ptr %115, i64 %2118
  %2124 = shl nuw nsw i64 %2118, 3
  %2125 = getelementptr i8, ptr %157, i64 %2124
  %2126 = getelementptr i8, ptr %162, i64 %2124
  %2127 = icmp eq i32 %2114, 1
  %2128 = icmp ult ptr %118, %2126
  %2129 = icmp ult ptr %132, %2125
  %2130 = and i1 %2128, %2129
  %2131 = and i64 %2118, 2147483646
  %2132 = icmp eq i64 %2131, %2118
  br label %2133

2133:                                             ; preds = %2331, %2113
  %2134 = phi i1 [ true, %2113 ], [ false, %2331 ]
  %2135 = phi i64 [ 0, %2113 ], [ 1, %2331 ]
  %2136 = phi double [ 0.000000e+00, %2113 ], [ %2335, %2331 ]
  %2137 = getelementptr inbounds nuw double, ptr @between.places, i64 %2135
  %2138 = load double, ptr %2137, align 8
  br i1 %2115, label %2139, label %2188

2139:                                             ; preds = %2133
  %2140 = load ptr, ptr %51, align 8
  %2141 = fmul double %2138, 3.000000e+00
  br label %2142

2142:                                             ; preds = %2166, %2139
  %2143 = phi i64 [ 0, %2139 ], [ %2186, %2166 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #13
  %2144 = getelementptr inbounds nuw double, ptr %115, i64 %2143
  %2145 = load double, ptr %2144, align 8
  %2146 = getelementptr inbounds nuw double, ptr %2123, i64 %2143
  %2147 = load double, ptr %2146, align 8
  %2148 = getelementptr double, ptr %2122, i64 %2143
  %2149 = load double, ptr %2148, align 8
  br label %2150

2150:                                             ; preds = %2150, %2142
  %2151 = phi i64 [ 0, %2142 ], [ %2164, %2150 ]
  %2152 = getelementptr inbounds nuw double, ptr @POLYNOMIAL, i64 %2151
  %2153 = load double, ptr %2152, align 8
  %2154 = fmul double %2145, %2153
  %2155 = getelementptr inbounds nuw double, ptr getelementptr inbounds nuw (i8, ptr @POLYNOMIAL, i64 24), i64 %2151
  %2156 = load double, ptr %2155, align 8
  %2157 = fmul double %2147, %2156
  %2158 = fadd double %2154, %2157
  %2159 = getelementptr inbounds nuw double, ptr getelementptr inbounds nuw (i8, ptr @POLYNOMIAL, i64 48), i64 %2151
  %2160 = load double, ptr %2159, align 8
  %2161 = fmul double %2149, %2160
  %2162 = fadd double %2158, %2161
  %2163 = getelementptr inbounds nuw double, ptr %6, i64 %2151
  store double %2162, ptr %2163, align 8
  %2164 = add nuw nsw i64 %2151, 1
  %2165 = icmp eq i64 %2164, 3
  br i1 %2165, label %2166, label %2150

2166:                                             ; preds = %2150
  %2167 = load double, ptr %6, align 16
  %2168 = load double, ptr %60, align 8
  %2169 = load double, ptr %61, align 16
  %2170 = fmul double %2138, %2169
  %2171 = fadd double %2168, %2170
  %2172 = fmul double %2138, %2171
  %2173 = fadd double %2167, %2172
  %2174 = fmul double %2138, %2173
  %2175 = getelementptr inbounds nuw double, ptr %2140, i64 %2143
  %2176 = load double, ptr %2175, align 8
  %2177 = fadd double %2176, %2174
  %2178 = getelementptr inbounds nuw double, ptr %130, i64 %2143
  store double %2177, ptr %2178, align 8
  %2179 = fmul double %2168, 2.000000e+00
  %2180 = fmul double %2141, %2169
  %2181 = fadd double %2179, %2180
  %2182 = fmul double %2138, %2181
  %2183 = fadd double %2167, %2182
  %2184 = fdiv double %2183, %382
  %2185 = getelementptr inbounds nuw double, ptr %132, i64 %2143
  store double %2184, ptr %2185, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #13
  %2186 = add nuw nsw i64 %2143, 1
  %2187 = icmp eq i64 %2186, %2118
  br i1 %2187, label %2188, label %2142

2188:                                             ; preds = %2166, %2133
  %2189 = load double, ptr %2, align 8
  %2190 = fmul double %382, %2138
  %2191 = fadd double %2190, %2189
  %2192 = load i64, ptr %52, align 8
  %2193 = add nsw i64 %2192, 1
  store i64 %2193, ptr %52, align 8
  %2194 = load ptr, ptr %0, align 8
  %2195 = load double, ptr %53, align 8
  %2196 = fcmp olt double %2191, %2195
  br i1 %2196, label %2201, label %2197

2197:                                             ; preds = %2188
  %2198 = load double, ptr %55, align 8
  %2199 = fcmp ogt double %2191, %2198
  %2200 = select i1 %2199, double %2198, double %2191
  br label %2201

2201:                                             ; preds = %2197, %2188
  %2202 = phi double [ %2195, %2188 ], [ %2200, %2197 ]
  %2203 = load i32, ptr %9, align 4
  %2204 = icmp eq i32 %2203, 0
  br i1 %2204, label %2210, label %2205

2205:                                             ; preds = %2201
  %2206 = load ptr, ptr %48, align 8
  %2207 = load ptr, ptr %56, align 8
  %2208 = sext i32 %2203 to i64
  %2209 = shl nsw i64 %2208, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2206, ptr align 8 %2207, i64 %2209, i1 false)
  br label %2210

2210:                                             ; preds = %2205, %2201
  %2211 = load ptr, ptr %54, align 8
  %2212 = load ptr, ptr %48, align 8
  %2213 = tail call i32 %2194(double noundef %2202, ptr noundef nonnull %130, ptr noundef %2211, ptr noundef %2212, ptr noundef nonnull %118) #13
  %2214 = icmp eq i32 %2213, 0
  br i1 %2214, label %2215, label %2340

2215:                                             ; preds = %2210
  br i1 %2115, label %2216, label %2331

2216:                                             ; preds = %2215
  %2217 = select i1 %2127, i1 true, i1 %2130
  br i1 %2217, label %2228, label %2218

2218:                                             ; preds = %2216, %2218
  %2219 = phi i64 [ %2225, %2218 ], [ 0, %2216 ]
  %2220 = getelementptr inbounds nuw double, ptr %132, i64 %2219
  %2221 = load <2 x double>, ptr %2220, align 8
  %2222 = getelementptr inbounds nuw double, ptr %118, i64 %2219
  %2223 = load <2 x double>, ptr %2222, align 8
  %2224 = fsub <2 x double> %2223, %2221
  store <2 x double> %2224, ptr %2222, align 8
  %2225 = add nuw i64 %2219, 2
  %2226 = icmp eq i64 %2225, %2131
  br i1 %2226, label %2227, label %2218

2227:                                             ; preds = %2218
  br i1 %2132, label %2239, label %2228

2228:                                             ; preds = %2216, %2227
  %2229 = phi i64 [ %2131, %2227 ], [ 0, %2216 ]
  br label %2230

2230:                                             ; preds = %2228, %2230
  %2231 = phi i64 [ %2237, %2230 ], [ %2229, %2228 ]
  %2232 = getelementptr inbounds nuw double, ptr %132, i64 %2231
  %2233 = load double, ptr %2232, align 8
  %2234 = getelementptr inbounds nuw double, ptr %118, i64 %2231
  %2235 = load double, ptr %2234, align 8
  %2236 = fsub double %2235, %2233
  store double %2236, ptr %2234, align 8
  %2237 = add nuw nsw i64 %2231, 1
  %2238 = icmp eq i64 %2237, %2118
  br i1 %2238, label %2239, label %2230

2239:                                             ; preds = %2230, %2227
  br label %2240

2240:                                             ; preds = %2239, %2240
  %2241 = phi i64 [ %2250, %2240 ], [ 0, %2239 ]
  %2242 = getelementptr inbounds nuw double, ptr %113, i64 %2241
  %2243 = load double, ptr %2242, align 8
  %2244 = fptosi double %2243 to i32
  %2245 = sext i32 %2244 to i64
  %2246 = getelementptr inbounds double, ptr %118, i64 %2245
  %2247 = load double, ptr %2246, align 8
  %2248 = getelementptr inbounds nuw double, ptr %118, i64 %2241
  %2249 = load double, ptr %2248, align 8
  store double %2249, ptr %2246, align 8
  store double %2247, ptr %2248, align 8
  %2250 = add nuw nsw i64 %2241, 1
  %2251 = icmp eq i64 %2250, %2118
  br i1 %2251, label %2252, label %2240

2252:                                             ; preds = %2240, %2271
  %2253 = phi i64 [ %2272, %2271 ], [ 0, %2240 ]
  %2254 = icmp eq i64 %2253, 0
  br i1 %2254, label %2271, label %2255

2255:                                             ; preds = %2252
  %2256 = mul nuw nsw i64 %2253, %2118
  %2257 = getelementptr double, ptr %103, i64 %2256
  %2258 = getelementptr inbounds nuw double, ptr %118, i64 %2253
  %2259 = load double, ptr %2258, align 8
  br label %2260

2260:                                             ; preds = %2260, %2255
  %2261 = phi i64 [ 0, %2255 ], [ %2269, %2260 ]
  %2262 = phi double [ %2259, %2255 ], [ %2268, %2260 ]
  %2263 = getelementptr double, ptr %2257, i64 %2261
  %2264 = load double, ptr %2263, align 8
  %2265 = getelementptr inbounds nuw double, ptr %118, i64 %2261
  %2266 = load double, ptr %2265, align 8
  %2267 = fmul double %2264, %2266
  %2268 = fsub double %2262, %2267
  store double %2268, ptr %2258, align 8
  %2269 = add nuw nsw i64 %2261, 1
  %2270 = icmp eq i64 %2269, %2253
  br i1 %2270, label %2271, label %2260

2271:                                             ; preds = %2260, %2252
  %2272 = add nuw nsw i64 %2253, 1
  %2273 = icmp eq i64 %2272, %2118
  br i1 %2273, label %2274, label %2252

2274:                                             ; preds = %2271, %2298
  %2275 = phi i64 [ %2276, %2298 ], [ %2118, %2271 ]
  %2276 = add nsw i64 %2275, -1
  %2277 = icmp slt i64 %2275, %2118
  br i1 %2277, label %2281, label %2278

2278:                                             ; preds = %2274
  %2279 = getelementptr inbounds nuw double, ptr %118, i64 %2276
  %2280 = load double, ptr %2279, align 8
  br label %2298

2281:                                             ; preds = %2274
  %2282 = mul nuw nsw i64 %2276, %2118
  %2283 = getelementptr double, ptr %103, i64 %2282
  %2284 = getelementptr inbounds nuw double, ptr %118, i64 %2276
  %2285 = load double, ptr %2284, align 8
  br label %2286

2286:                                             ; preds = %2286, %2281
  %2287 = phi i64 [ %2275, %2281 ], [ %2295, %2286 ]
  %2288 = phi double [ %2285, %2281 ], [ %2294, %2286 ]
  %2289 = getelementptr double, ptr %2283, i64 %2287
  %2290 = load double, ptr %2289, align 8
  %2291 = getelementptr inbounds nuw double, ptr %118, i64 %2287
  %2292 = load double, ptr %2291, align 8
  %2293 = fmul double %2290, %2292
  %2294 = fsub double %2288, %2293
  store double %2294, ptr %2284, align 8
  %2295 = add nuw nsw i64 %2287, 1
  %2296 = trunc nuw i64 %2295 to i32
  %2297 = icmp sgt i32 %2114, %2296
  br i1 %2297, label %2286, label %2298

2298:                                             ; preds = %2286, %2278
  %2299 = phi double [ %2280, %2278 ], [ %2294, %2286 ]
  %2300 = mul nuw nsw i64 %2276, %2120
  %2301 = getelementptr inbounds nuw double, ptr %103, i64 %2300
  %2302 = load double, ptr %2301, align 8
  %2303 = getelementptr inbounds nuw double, ptr %118, i64 %2276
  %2304 = fdiv double %2299, %2302
  store double %2304, ptr %2303, align 8
  %2305 = icmp samesign ugt i64 %2275, 1
  br i1 %2305, label %2274, label %2306

2306:                                             ; preds = %2298
  %2307 = load ptr, ptr %51, align 8
  %2308 = load ptr, ptr %57, align 8
  %2309 = load double, ptr %1, align 8
  br label %2310

2310:                                             ; preds = %2310, %2306
  %2311 = phi i64 [ 0, %2306 ], [ %2329, %2310 ]
  %2312 = phi double [ 0.000000e+00, %2306 ], [ %2328, %2310 ]
  %2313 = getelementptr inbounds nuw double, ptr %2307, i64 %2311
  %2314 = load double, ptr %2313, align 8
  %2315 = tail call double @llvm.fabs.f64(double %2314)
  %2316 = getelementptr inbounds nuw double, ptr %126, i64 %2311
  %2317 = load double, ptr %2316, align 8
  %2318 = tail call double @llvm.fabs.f64(double %2317)
  %2319 = tail call double @llvm.maxnum.f64(double %2315, double %2318)
  %2320 = getelementptr inbounds nuw double, ptr %118, i64 %2311
  %2321 = load double, ptr %2320, align 8
  %2322 = getelementptr inbounds nuw double, ptr %2308, i64 %2311
  %2323 = load double, ptr %2322, align 8
  %2324 = fmul double %2309, %2319
  %2325 = fadd double %2323, %2324
  %2326 = fdiv double %2321, %2325
  %2327 = fmul double %2326, %2326
  %2328 = fadd double %2312, %2327
  %2329 = add nuw nsw i64 %2311, 1
  %2330 = icmp eq i64 %2329, %2118
  br i1 %2330, label %2331, label %2310

2331:                                             ; preds = %2310, %2215
  %2332 = phi double [ 0.000000e+00, %2215 ], [ %2328, %2310 ]
  %2333 = fdiv double %2332, %2121
  %2334 = tail call double @llvm.sqrt.f64(double %2333)
  %2335 = tail call double @llvm.maxnum.f64(double %2136, double %2334)
  br i1 %2134, label %2133, label %2336

2336:                                             ; preds = %2331
  %2337 = tail call double @llvm.fabs.f64(double %2335)
  %2338 = fcmp ueq double %2337, 0x7FF0000000000000
  %2339 = select i1 %2338, double 0x7FF0000000000000, double %2335
  br label %2340

2340:                                             ; preds = %2210, %2336
  %2341 = phi double [ %2339, %2336 ], [ 0x7FF0000000000000, %2210 ]
  %2342 = tail call fastcc i32 @ended(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %1, ptr noundef nonnull %2, double noundef %381, ptr noundef nonnull %126, ptr noundef nonnull %128)
  %2343 = freeze i32 %2342
  %2344 = icmp eq i32 %2343, 2
  br i1 %2344, label %2608, label %2345

2345:                                             ; preds = %2340
  %2346 = fdiv double %2341, 1.000000e+01
  %2347 = tail call double @llvm.maxnum.f64(double %2346, double 1.000000e-30)
  %2348 = tail call double @llvm.pow.f64(double %2347, double -2.500000e-01)
  %2349 = fmul double %2348, 9.000000e-01
  %2350 = tail call double @llvm.maxnum.f64(double %2349, double 2.000000e-01)
  %2351 = tail call double @llvm.minnum.f64(double %2350, double 8.000000e+00)
  %2352 = fcmp ogt double %2346, 1.000000e+00
  br i1 %2352, label %2370, label %2377

2353:                                             ; preds = %2107
  %2354 = load double, ptr %96, align 8
  %2355 = fcmp une double %2354, 0.000000e+00
  br i1 %2355, label %2356, label %2364

2356:                                             ; preds = %2353
  %2357 = load double, ptr %97, align 8
  %2358 = fdiv double %382, %2357
  %2359 = load double, ptr %98, align 8
  %2360 = fdiv double %2359, %2105
  %2361 = tail call double @llvm.pow.f64(double %2360, double 2.500000e-01)
  %2362 = fmul double %2358, %2361
  %2363 = tail call double @llvm.minnum.f64(double %2362, double 1.000000e+00)
  br label %2364

2364:                                             ; preds = %2356, %2353
  %2365 = phi double [ %2363, %2356 ], [ 1.000000e+00, %2353 ]
  %2366 = tail call double @llvm.pow.f64(double %2105, double -2.500000e-01)
  %2367 = fmul double %2366, %2365
  %2368 = fmul double %2110, %2367
  %2369 = tail call double @llvm.maxnum.f64(double %2368, double 2.000000e-01)
  br label %2608

2370:                                             ; preds = %2345
  %2371 = load double, ptr %2, align 8
  %2372 = tail call double @llvm.fabs.f64(double %2371)
  %2373 = tail call double @nextafter(double noundef %2372, double noundef 0x7FF0000000000000) #14
  %2374 = fsub double %2373, %2372
  %2375 = fmul double %2374, 6.400000e+01
  %2376 = fcmp ult double %382, %2375
  br i1 %2376, label %2377, label %2608

2377:                                             ; preds = %2370, %2345
  %2378 = add nuw i32 %1037, 13
  %2379 = uitofp i32 %2378 to double
  %2380 = fdiv double 0x4027666666666667, %2379
  %2381 = load i32, ptr %9, align 4
  %2382 = icmp eq i32 %2381, 0
  br i1 %2382, label %2388, label %2383

2383:                                             ; preds = %2377
  %2384 = load ptr, ptr %56, align 8
  %2385 = load ptr, ptr %48, align 8
  %2386 = sext i32 %2381 to i64
  %2387 = shl nsw i64 %2386, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2384, ptr align 8 %2385, i64 %2387, i1 false)
  br label %2388

2388:                                             ; preds = %2383, %2377
  %2389 = fcmp oeq double %2105, 0.000000e+00
  br i1 %2389, label %2405, label %2390

2390:                                             ; preds = %2388
  %2391 = load double, ptr %96, align 8
  %2392 = fcmp une double %2391, 0.000000e+00
  br i1 %2392, label %2393, label %2401

2393:                                             ; preds = %2390
  %2394 = load double, ptr %97, align 8
  %2395 = fdiv double %382, %2394
  %2396 = load double, ptr %98, align 8
  %2397 = fdiv double %2396, %2105
  %2398 = tail call double @llvm.pow.f64(double %2397, double 2.500000e-01)
  %2399 = fmul double %2395, %2398
  %2400 = tail call double @llvm.minnum.f64(double %2399, double 1.000000e+00)
  br label %2401

2401:                                             ; preds = %2393, %2390
  %2402 = phi double [ %2400, %2393 ], [ 1.000000e+00, %2390 ]
  %2403 = tail call double @llvm.pow.f64(double %2105, double -2.500000e-01)
  %2404 = fmul double %2403, %2402
  br label %2405

2405:                                             ; preds = %2401, %2388
  %2406 = phi double [ %2404, %2401 ], [ 0x7FF0000000000000, %2388 ]
  %2407 = fmul double %2380, %2406
  %2408 = tail call double @llvm.minnum.f64(double %2407, double 1.000000e+01)
  store double 0.000000e+00, ptr %93, align 8
  %2409 = icmp samesign ugt i32 %1037, 1
  %2410 = fcmp ogt double %1567, 1.000000e-03
  %2411 = select i1 %2409, i1 %2410, i1 false
  br i1 %2411, label %2412, label %2435

2412:                                             ; preds = %2405
  store <2 x double> <double 1.000000e+00, double 0.000000e+00>, ptr %93, align 8
  %2413 = load ptr, ptr %58, align 8
  %2414 = load double, ptr %53, align 8
  %2415 = fcmp olt double %381, %2414
  br i1 %2415, label %2420, label %2416

2416:                                             ; preds = %2412
  %2417 = load double, ptr %55, align 8
  %2418 = fcmp ogt double %381, %2417
  %2419 = select i1 %2418, double %2417, double %381
  br label %2420

2420:                                             ; preds = %2416, %2412
  %2421 = phi double [ %2414, %2412 ], [ %2419, %2416 ]
  %2422 = load i32, ptr %9, align 4
  %2423 = icmp eq i32 %2422, 0
  br i1 %2423, label %2429, label %2424

2424:                                             ; preds = %2420
  %2425 = load ptr, ptr %48, align 8
  %2426 = load ptr, ptr %56, align 8
  %2427 = sext i32 %2422 to i64
  %2428 = shl nsw i64 %2427, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2425, ptr align 8 %2426, i64 %2428, i1 false)
  br label %2429

2429:                                             ; preds = %2424, %2420
  %2430 = load ptr, ptr %54, align 8
  %2431 = load ptr, ptr %48, align 8
  %2432 = tail call i32 %2413(double noundef %2421, ptr noundef nonnull %126, ptr noundef %2430, ptr noundef %2431, ptr noundef nonnull %101) #13
  %2433 = icmp eq i32 %2432, 0
  br i1 %2433, label %2438, label %2434

2434:                                             ; preds = %2429
  store double 0.000000e+00, ptr %93, align 8
  br label %2438

2435:                                             ; preds = %2405
  %2436 = fcmp olt double %2408, 1.200000e+00
  br i1 %2436, label %2438, label %2437

2437:                                             ; preds = %2435
  store double 0.000000e+00, ptr %94, align 8
  br label %2438

2438:                                             ; preds = %2437, %2435, %2434, %2429
  %2439 = phi double [ %2408, %2434 ], [ %2408, %2429 ], [ %2408, %2437 ], [ 1.000000e+00, %2435 ]
  %2440 = load double, ptr %49, align 8
  store double %2105, ptr %98, align 8
  %2441 = insertelement <2 x double> <double 1.000000e+00, double poison>, double %2440, i64 1
  store <2 x double> %2441, ptr %96, align 8
  %2442 = load i32, ptr %7, align 8
  %2443 = load double, ptr %2, align 8
  store double %2443, ptr %77, align 8
  %2444 = getelementptr inbounds nuw i8, ptr %77, i64 8
  store double %381, ptr %2444, align 8
  %2445 = icmp sgt i32 %2442, 0
  br i1 %2445, label %2446, label %2499

2446:                                             ; preds = %2438
  %2447 = load ptr, ptr %51, align 8
  %2448 = zext nneg i32 %2442 to i64
  %2449 = shl nuw nsw i64 %2448, 4
  %2450 = getelementptr i8, ptr %115, i64 %2449
  %2451 = getelementptr inbounds nuw double, ptr %115, i64 %2448
  br label %2452

2452:                                             ; preds = %2496, %2446
  %2453 = phi i64 [ 0, %2446 ], [ %2497, %2496 ]
  %2454 = getelementptr inbounds nuw double, ptr %126, i64 %2453
  %2455 = load double, ptr %2454, align 8
  %2456 = getelementptr inbounds nuw double, ptr %2447, i64 %2453
  %2457 = load double, ptr %2456, align 8
  %2458 = getelementptr double, ptr %2450, i64 %2453
  %2459 = load double, ptr %2458, align 8
  %2460 = fadd double %2457, %2459
  %2461 = fsub double %2455, %2460
  %2462 = getelementptr inbounds nuw double, ptr %122, i64 %2453
  store double %2457, ptr %2462, align 8
  %2463 = getelementptr inbounds nuw double, ptr %77, i64 %2453
  %2464 = getelementptr inbounds nuw i8, ptr %2463, i64 16
  store double %2457, ptr %2464, align 8
  %2465 = getelementptr inbounds nuw double, ptr %115, i64 %2453
  %2466 = getelementptr inbounds nuw double, ptr %2451, i64 %2453
  %2467 = mul nuw nsw i64 %2453, 24
  %2468 = getelementptr inbounds nuw i8, ptr %124, i64 %2467
  br label %2469

2469:                                             ; preds = %2469, %2452
  %2470 = phi i64 [ 0, %2452 ], [ %2489, %2469 ]
  %2471 = getelementptr inbounds nuw double, ptr @POLYNOMIAL, i64 %2470
  %2472 = load double, ptr %2471, align 8
  %2473 = load double, ptr %2465, align 8
  %2474 = fmul double %2472, %2473
  %2475 = getelementptr inbounds nuw double, ptr getelementptr inbounds nuw (i8, ptr @POLYNOMIAL, i64 24), i64 %2470
  %2476 = load double, ptr %2475, align 8
  %2477 = load double, ptr %2466, align 8
  %2478 = fmul double %2476, %2477
  %2479 = fadd double %2474, %2478
  %2480 = getelementptr inbounds nuw double, ptr getelementptr inbounds nuw (i8, ptr @POLYNOMIAL, i64 48), i64 %2470
  %2481 = load double, ptr %2480, align 8
  %2482 = load double, ptr %2458, align 8
  %2483 = fmul double %2481, %2482
  %2484 = fadd double %2479, %2483
  %2485 = getelementptr inbounds nuw double, ptr @kept_step.bend, i64 %2470
  %2486 = load double, ptr %2485, align 8
  %2487 = fmul double %2461, %2486
  %2488 = fadd double %2484, %2487
  %2489 = add nuw nsw i64 %2470, 1
  %2490 = mul nuw nsw i64 %2489, %2448
  %2491 = getelementptr double, ptr %77, i64 %2490
  %2492 = getelementptr i8, ptr %2491, i64 16
  %2493 = getelementptr double, ptr %2492, i64 %2453
  store double %2488, ptr %2493, align 8
  %2494 = getelementptr inbounds nuw double, ptr %2468, i64 %2470
  store double %2484, ptr %2494, align 8
  %2495 = icmp eq i64 %2489, 3
  br i1 %2495, label %2496, label %2469

2496:                                             ; preds = %2469
  %2497 = add nuw nsw i64 %2453, 1
  %2498 = icmp eq i64 %2497, %2448
  br i1 %2498, label %2499, label %2452

2499:                                             ; preds = %2496, %2438
  %2500 = getelementptr inbounds nuw i8, ptr %77, i64 16
  %2501 = sext i32 %2442 to i64
  %2502 = shl nsw i64 %2501, 5
  %2503 = getelementptr inbounds i8, ptr %2500, i64 %2502
  %2504 = load ptr, ptr %11, align 8
  %2505 = icmp eq ptr %2504, null
  br i1 %2505, label %2528, label %2506

2506:                                             ; preds = %2499
  %2507 = getelementptr inbounds nuw i8, ptr %2504, i64 44
  %2508 = load i32, ptr %2507, align 4
  %2509 = tail call i32 @llvm.smax.i32(i32 %2508, i32 0)
  %2510 = zext nneg i32 %2509 to i64
  %2511 = icmp slt i32 %2508, 1
  br i1 %2511, label %2528, label %2512

2512:                                             ; preds = %2506
  %2513 = getelementptr inbounds nuw i8, ptr %2504, i64 32
  %2514 = load ptr, ptr %2513, align 8
  br label %2515

2515:                                             ; preds = %2515, %2512
  %2516 = phi i64 [ 0, %2512 ], [ %2525, %2515 ]
  %2517 = phi i64 [ 0, %2512 ], [ %2526, %2515 ]
  %2518 = getelementptr inbounds nuw %struct.Kind, ptr %2514, i64 %2517
  %2519 = getelementptr inbounds nuw i8, ptr %2518, i64 16
  %2520 = load i32, ptr %2519, align 8
  %2521 = getelementptr inbounds nuw i8, ptr %2518, i64 20
  %2522 = load i32, ptr %2521, align 4
  %2523 = add nsw i32 %2522, %2520
  %2524 = sext i32 %2523 to i64
  %2525 = add nsw i64 %2516, %2524
  %2526 = add nuw nsw i64 %2517, 1
  %2527 = icmp eq i64 %2526, %2510
  br i1 %2527, label %2528, label %2515

2528:                                             ; preds = %2515, %2506, %2499
  %2529 = phi i64 [ 0, %2499 ], [ 0, %2506 ], [ %2525, %2515 ]
  %2530 = load ptr, ptr %51, align 8
  %2531 = shl nsw i64 %2501, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2530, ptr nonnull readonly align 8 %126, i64 %2531, i1 false)
  %2532 = load ptr, ptr %59, align 8
  %2533 = load i32, ptr %7, align 8
  %2534 = sext i32 %2533 to i64
  %2535 = shl nsw i64 %2534, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2532, ptr nonnull readonly align 8 %128, i64 %2535, i1 false)
  %2536 = load double, ptr %63, align 8
  %2537 = getelementptr inbounds nuw i8, ptr %2503, i64 8
  store double %2536, ptr %2503, align 8
  %2538 = load i32, ptr %9, align 4
  %2539 = icmp eq i32 %2538, 0
  br i1 %2539, label %2544, label %2540

2540:                                             ; preds = %2528
  %2541 = load ptr, ptr %56, align 8
  %2542 = sext i32 %2538 to i64
  %2543 = shl nsw i64 %2542, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %2537, ptr align 8 %2541, i64 %2543, i1 false)
  br label %2544

2544:                                             ; preds = %2540, %2528
  %2545 = icmp eq i64 %2529, 0
  br i1 %2545, label %2598, label %2546

2546:                                             ; preds = %2544
  %2547 = load i32, ptr %9, align 4
  %2548 = sext i32 %2547 to i64
  %2549 = getelementptr inbounds double, ptr %2537, i64 %2548
  %2550 = load ptr, ptr %64, align 8
  %2551 = shl i64 %2529, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %2549, ptr align 8 %2550, i64 %2551, i1 false)
  %2552 = load i32, ptr %7, align 8
  %2553 = icmp sgt i32 %2552, 0
  br i1 %2553, label %2554, label %2598

2554:                                             ; preds = %2546
  %2555 = load ptr, ptr %65, align 8
  %2556 = zext nneg i32 %2552 to i64
  %2557 = icmp ult i32 %2552, 6
  br i1 %2557, label %2586, label %2558

2558:                                             ; preds = %2554
  %2559 = shl nuw nsw i64 %2556, 3
  %2560 = getelementptr i8, ptr %2555, i64 %2559
  %2561 = getelementptr i8, ptr %89, i64 64
  %2562 = mul nsw i64 %88, 40
  %2563 = add nsw i64 %2562, 144
  %2564 = mul i64 %2563, %88
  %2565 = shl nsw i64 %92, 3
  %2566 = getelementptr i8, ptr %2561, i64 %2564
  %2567 = getelementptr i8, ptr %2566, i64 %2565
  %2568 = getelementptr i8, ptr %2567, i64 %2559
  %2569 = icmp ult ptr %2555, %2568
  %2570 = icmp ult ptr %126, %2560
  %2571 = and i1 %2569, %2570
  br i1 %2571, label %2586, label %2572

2572:                                             ; preds = %2558
  %2573 = and i64 %2556, 2147483646
  br label %2574

2574:                                             ; preds = %2574, %2572
  %2575 = phi i64 [ 0, %2572 ], [ %2582, %2574 ]
  %2576 = getelementptr inbounds nuw double, ptr %2555, i64 %2575
  %2577 = load <2 x double>, ptr %2576, align 8
  %2578 = getelementptr inbounds nuw double, ptr %126, i64 %2575
  %2579 = load <2 x double>, ptr %2578, align 8
  %2580 = tail call <2 x double> @llvm.fabs.v2f64(<2 x double> %2579)
  %2581 = tail call <2 x double> @llvm.maxnum.v2f64(<2 x double> %2577, <2 x double> %2580)
  store <2 x double> %2581, ptr %2576, align 8
  %2582 = add nuw i64 %2575, 2
  %2583 = icmp eq i64 %2582, %2573
  br i1 %2583, label %2584, label %2574

2584:                                             ; preds = %2574
  %2585 = icmp eq i64 %2573, %2556
  br i1 %2585, label %2598, label %2586

2586:                                             ; preds = %2558, %2554, %2584
  %2587 = phi i64 [ 0, %2558 ], [ 0, %2554 ], [ %2573, %2584 ]
  br label %2588

2588:                                             ; preds = %2586, %2588
  %2589 = phi i64 [ %2596, %2588 ], [ %2587, %2586 ]
  %2590 = getelementptr inbounds nuw double, ptr %2555, i64 %2589
  %2591 = load double, ptr %2590, align 8
  %2592 = getelementptr inbounds nuw double, ptr %126, i64 %2589
  %2593 = load double, ptr %2592, align 8
  %2594 = tail call double @llvm.fabs.f64(double %2593)
  %2595 = tail call double @llvm.maxnum.f64(double %2591, double %2594)
  store double %2595, ptr %2590, align 8
  %2596 = add nuw nsw i64 %2589, 1
  %2597 = icmp eq i64 %2596, %2556
  br i1 %2597, label %2598, label %2588

2598:                                             ; preds = %2588, %2584, %2546, %2544
  %2599 = load double, ptr %2, align 8
  store double %2599, ptr %99, align 8
  store double %381, ptr %100, align 8
  store double 1.000000e+00, ptr %95, align 8
  store double %381, ptr %2, align 8
  %2600 = load i64, ptr %66, align 8
  %2601 = add nsw i64 %2600, 1
  store i64 %2601, ptr %66, align 8
  %2602 = tail call double @llvm.minnum.f64(double %2439, double %2351)
  %2603 = fmul double %382, %2602
  store double %2603, ptr %49, align 8
  %2604 = fcmp olt double %2351, %2439
  br i1 %2604, label %2605, label %2606

2605:                                             ; preds = %2598
  store double 0.000000e+00, ptr %94, align 8
  br label %2606

2606:                                             ; preds = %2605, %2598
  %2607 = icmp eq i32 %2343, 3
  br i1 %2607, label %2621, label %67

2608:                                             ; preds = %1674, %2370, %2364, %2107, %2340
  %2609 = phi i32 [ 1, %2364 ], [ 0, %2370 ], [ 1, %2340 ], [ 1, %2107 ], [ %376, %1674 ]
  %2610 = phi double [ %2369, %2364 ], [ %2351, %2370 ], [ 2.000000e-01, %2340 ], [ 2.000000e-01, %2107 ], [ 5.000000e-01, %1674 ]
  store double 0.000000e+00, ptr %94, align 8
  %2611 = load i64, ptr %62, align 8
  %2612 = add nsw i64 %2611, 1
  store i64 %2612, ptr %62, align 8
  %2613 = fmul double %382, %2610
  %2614 = fcmp ult double %2613, %87
  br i1 %2614, label %2621, label %374

2615:                                             ; preds = %70, %67, %36
  %2616 = load double, ptr %2, align 8
  %2617 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %2618 = load double, ptr %2617, align 8
  %2619 = fcmp olt double %2616, %2618
  %2620 = zext i1 %2619 to i32
  br label %2621

2621:                                             ; preds = %2606, %143, %2608, %1697, %2615
  %2622 = phi i32 [ %2620, %2615 ], [ 2, %1697 ], [ 2, %2608 ], [ 3, %2606 ], [ 2, %143 ]
  ret i32 %2622
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local void @radau5_states(i32 noundef %0, i64 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, i64 noundef %4, ptr noundef readonly captures(none) %5, ptr noundef writeonly captures(none) %6) local_unnamed_addr #6 {
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

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local range(i64 -4611686018427387904, 4611686016279904257) i64 @cvode_space(ptr noundef readonly captures(none) %0) local_unnamed_addr #5 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %3 = load i32, ptr %2, align 4
  %4 = sext i32 %3 to i64
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %6 = load i32, ptr %5, align 8
  %7 = add nsw i32 %6, 2
  %8 = sext i32 %7 to i64
  %9 = sext i32 %6 to i64
  %10 = mul nsw i64 %8, %9
  %11 = add nsw i64 %10, %4
  ret i64 %11
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local i64 @cvode_record(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %3 = load i32, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %5 = load i32, ptr %4, align 4
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %31, label %9

9:                                                ; preds = %1
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 44
  %11 = load i32, ptr %10, align 4
  %12 = tail call i32 @llvm.smax.i32(i32 %11, i32 0)
  %13 = zext nneg i32 %12 to i64
  %14 = icmp slt i32 %11, 1
  br i1 %14, label %31, label %15

15:                                               ; preds = %9
  %16 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %17 = load ptr, ptr %16, align 8
  br label %18

18:                                               ; preds = %18, %15
  %19 = phi i64 [ 0, %15 ], [ %28, %18 ]
  %20 = phi i64 [ 0, %15 ], [ %29, %18 ]
  %21 = getelementptr inbounds nuw %struct.Kind, ptr %17, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 16
  %23 = load i32, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 20
  %25 = load i32, ptr %24, align 4
  %26 = add nsw i32 %25, %23
  %27 = sext i32 %26 to i64
  %28 = add nsw i64 %19, %27
  %29 = add nuw nsw i64 %20, 1
  %30 = icmp eq i64 %29, %13
  br i1 %30, label %31, label %18

31:                                               ; preds = %18, %1, %9
  %32 = phi i64 [ 0, %1 ], [ 0, %9 ], [ %28, %18 ]
  %33 = sext i32 %3 to i64
  %34 = mul nsw i64 %33, 7
  %35 = add nsw i32 %5, 1
  %36 = sext i32 %35 to i64
  %37 = add nsw i64 %34, 2
  %38 = add nsw i64 %37, %36
  %39 = add i64 %38, %32
  ret i64 %39
}

; Function Attrs: nounwind
define dso_local range(i32 0, 2) i32 @cvode_rates(double noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef readonly captures(none) %3) local_unnamed_addr #2 {
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 64
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 72
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 80
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %12 = load ptr, ptr %11, align 8
  %13 = tail call ptr %12(ptr noundef %1) #13
  %14 = load ptr, ptr %11, align 8
  %15 = tail call ptr %14(ptr noundef %2) #13
  %16 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %17 = load i64, ptr %16, align 8
  %18 = add nsw i64 %17, 1
  store i64 %18, ptr %16, align 8
  %19 = load ptr, ptr %6, align 8
  %20 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %21 = load double, ptr %20, align 8
  %22 = fcmp olt double %0, %21
  br i1 %22, label %28, label %23

23:                                               ; preds = %4
  %24 = getelementptr inbounds nuw i8, ptr %8, i64 40
  %25 = load double, ptr %24, align 8
  %26 = fcmp ogt double %0, %25
  %27 = select i1 %26, double %25, double %0
  br label %28

28:                                               ; preds = %23, %4
  %29 = phi double [ %21, %4 ], [ %27, %23 ]
  %30 = getelementptr inbounds nuw i8, ptr %6, i64 52
  %31 = load i32, ptr %30, align 4
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %40, label %33

33:                                               ; preds = %28
  %34 = getelementptr inbounds nuw i8, ptr %10, i64 88
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %10, i64 64
  %37 = load ptr, ptr %36, align 8
  %38 = sext i32 %31 to i64
  %39 = shl nsw i64 %38, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %35, ptr align 8 %37, i64 %39, i1 false)
  br label %40

40:                                               ; preds = %28, %33
  %41 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds nuw i8, ptr %10, i64 88
  %44 = load ptr, ptr %43, align 8
  %45 = tail call i32 %19(double noundef %29, ptr noundef %13, ptr noundef %42, ptr noundef %44, ptr noundef %15) #13
  %46 = icmp ne i32 %45, 0
  %47 = zext i1 %46 to i32
  ret i32 %47
}

; Function Attrs: nounwind
define dso_local range(i32 0, 2) i32 @cvode_jacobian(double noundef %0, ptr noundef %1, ptr noundef readnone captures(none) %2, ptr noundef %3, ptr noundef readonly captures(none) %4, ptr noundef readnone captures(none) %5, ptr noundef readnone captures(none) %6, ptr noundef readnone captures(none) %7) local_unnamed_addr #2 {
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 64
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 48
  %12 = load i32, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 80
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 88
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 52
  %18 = load i32, ptr %17, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds double, ptr %16, i64 %19
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %22 = load ptr, ptr %21, align 8
  %23 = tail call ptr %22(ptr noundef %3) #13
  %24 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %4, i64 72
  %27 = load ptr, ptr %26, align 8
  %28 = load ptr, ptr %13, align 8
  %29 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %30 = load ptr, ptr %29, align 8
  %31 = tail call ptr %30(ptr noundef %1) #13
  %32 = getelementptr inbounds nuw i8, ptr %27, i64 32
  %33 = load double, ptr %32, align 8
  %34 = fcmp olt double %0, %33
  br i1 %34, label %40, label %35

35:                                               ; preds = %8
  %36 = getelementptr inbounds nuw i8, ptr %27, i64 40
  %37 = load double, ptr %36, align 8
  %38 = fcmp ogt double %0, %37
  %39 = select i1 %38, double %37, double %0
  br label %40

40:                                               ; preds = %35, %8
  %41 = phi double [ %33, %8 ], [ %39, %35 ]
  %42 = load i32, ptr %17, align 4
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %51, label %44

44:                                               ; preds = %40
  %45 = getelementptr inbounds nuw i8, ptr %28, i64 88
  %46 = load ptr, ptr %45, align 8
  %47 = getelementptr inbounds nuw i8, ptr %28, i64 64
  %48 = load ptr, ptr %47, align 8
  %49 = sext i32 %42 to i64
  %50 = shl nsw i64 %49, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %46, ptr align 8 %48, i64 %50, i1 false)
  br label %51

51:                                               ; preds = %40, %44
  %52 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %53 = load ptr, ptr %52, align 8
  %54 = getelementptr inbounds nuw i8, ptr %28, i64 88
  %55 = load ptr, ptr %54, align 8
  %56 = tail call i32 %25(double noundef %41, ptr noundef %31, ptr noundef %53, ptr noundef %55, ptr noundef %20) #13
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %78

58:                                               ; preds = %51
  %59 = icmp sgt i32 %12, 0
  br i1 %59, label %60, label %78

60:                                               ; preds = %58
  %61 = zext nneg i32 %12 to i64
  br label %62

62:                                               ; preds = %75, %60
  %63 = phi i64 [ 0, %60 ], [ %76, %75 ]
  %64 = mul nuw nsw i64 %63, %61
  %65 = getelementptr double, ptr %20, i64 %64
  %66 = getelementptr double, ptr %23, i64 %63
  br label %67

67:                                               ; preds = %62, %67
  %68 = phi i64 [ 0, %62 ], [ %73, %67 ]
  %69 = getelementptr double, ptr %65, i64 %68
  %70 = load double, ptr %69, align 8
  %71 = mul nuw nsw i64 %68, %61
  %72 = getelementptr double, ptr %66, i64 %71
  store double %70, ptr %72, align 8
  %73 = add nuw nsw i64 %68, 1
  %74 = icmp eq i64 %73, %61
  br i1 %74, label %75, label %67

75:                                               ; preds = %67
  %76 = add nuw nsw i64 %63, 1
  %77 = icmp eq i64 %76, %61
  br i1 %77, label %78, label %62

78:                                               ; preds = %75, %58, %51
  %79 = phi i32 [ 1, %51 ], [ 0, %58 ], [ 0, %75 ]
  ret i32 %79
}

; Function Attrs: nounwind
define dso_local range(i32 1, 3) i32 @cvode_start(ptr noundef %0, ptr noundef %1, ptr noundef %2, double noundef %3) local_unnamed_addr #2 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 64
  store ptr %0, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 72
  store ptr %1, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 80
  store ptr %2, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %12 = getelementptr inbounds nuw i8, ptr %2, i64 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %11, i8 0, i64 16, i1 false)
  store double %3, ptr %12, align 8
  %13 = load double, ptr %2, align 8
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %17 = load ptr, ptr %16, align 8
  store i64 1, ptr %10, align 8
  %18 = load ptr, ptr %0, align 8
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %20 = load double, ptr %19, align 8
  %21 = fcmp olt double %13, %20
  br i1 %21, label %27, label %22

22:                                               ; preds = %4
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %24 = load double, ptr %23, align 8
  %25 = fcmp ogt double %13, %24
  %26 = select i1 %25, double %24, double %13
  br label %27

27:                                               ; preds = %22, %4
  %28 = phi double [ %20, %4 ], [ %26, %22 ]
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %30 = load i32, ptr %29, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %39, label %32

32:                                               ; preds = %27
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %36 = load ptr, ptr %35, align 8
  %37 = sext i32 %30 to i64
  %38 = shl nsw i64 %37, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %34, ptr align 8 %36, i64 %38, i1 false)
  br label %39

39:                                               ; preds = %27, %32
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %43 = load ptr, ptr %42, align 8
  %44 = tail call i32 %18(double noundef %28, ptr noundef %15, ptr noundef %41, ptr noundef %43, ptr noundef %17) #13
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %55

46:                                               ; preds = %39
  %47 = load i32, ptr %29, align 4
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %55, label %49

49:                                               ; preds = %46
  %50 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %51 = load ptr, ptr %50, align 8
  %52 = load ptr, ptr %42, align 8
  %53 = sext i32 %47 to i64
  %54 = shl nsw i64 %53, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %51, ptr align 8 %52, i64 %54, i1 false)
  br label %55

55:                                               ; preds = %49, %46, %39
  %56 = phi i32 [ 2, %39 ], [ 1, %46 ], [ 1, %49 ]
  ret i32 %56
}

; Function Attrs: nounwind
define dso_local range(i32 0, 4) i32 @cvode_advance(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i64 noundef %3, ptr noundef writeonly captures(none) %4) local_unnamed_addr #2 {
  %6 = alloca i32, align 4
  %7 = alloca double, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %9 = load i32, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %11 = load i32, ptr %10, align 4
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %37, label %15

15:                                               ; preds = %5
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 44
  %17 = load i32, ptr %16, align 4
  %18 = tail call i32 @llvm.smax.i32(i32 %17, i32 0)
  %19 = zext nneg i32 %18 to i64
  %20 = icmp slt i32 %17, 1
  br i1 %20, label %37, label %21

21:                                               ; preds = %15
  %22 = getelementptr inbounds nuw i8, ptr %13, i64 32
  %23 = load ptr, ptr %22, align 8
  br label %24

24:                                               ; preds = %24, %21
  %25 = phi i64 [ 0, %21 ], [ %34, %24 ]
  %26 = phi i64 [ 0, %21 ], [ %35, %24 ]
  %27 = getelementptr inbounds nuw %struct.Kind, ptr %23, i64 %26
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 16
  %29 = load i32, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %27, i64 20
  %31 = load i32, ptr %30, align 4
  %32 = add nsw i32 %31, %29
  %33 = sext i32 %32 to i64
  %34 = add nsw i64 %25, %33
  %35 = add nuw nsw i64 %26, 1
  %36 = icmp eq i64 %35, %19
  br i1 %36, label %37, label %24

37:                                               ; preds = %24, %5, %15
  %38 = phi i64 [ 0, %5 ], [ 0, %15 ], [ %34, %24 ]
  %39 = sext i32 %9 to i64
  %40 = mul nsw i64 %39, 7
  %41 = add nsw i32 %11, 1
  %42 = sext i32 %41 to i64
  %43 = add nsw i64 %40, 2
  %44 = add nsw i64 %43, %42
  %45 = add i64 %44, %38
  %46 = icmp sgt i64 %3, 0
  %47 = load double, ptr %2, align 8
  br i1 %46, label %48, label %291

48:                                               ; preds = %37
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %51 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %52 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %53 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %54 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %55 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %56 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %57 = getelementptr inbounds nuw i8, ptr %2, i64 72
  %58 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %59 = getelementptr inbounds nuw i8, ptr %2, i64 16
  br label %63

60:                                               ; preds = %286
  %61 = add nuw nsw i64 %65, 1
  %62 = icmp eq i64 %61, %3
  br i1 %62, label %291, label %63

63:                                               ; preds = %48, %60
  %64 = phi double [ %47, %48 ], [ %287, %60 ]
  %65 = phi i64 [ 0, %48 ], [ %61, %60 ]
  %66 = load double, ptr %49, align 8
  %67 = fcmp olt double %64, %66
  br i1 %67, label %68, label %291

68:                                               ; preds = %63
  %69 = mul nsw i64 %65, %45
  %70 = getelementptr inbounds double, ptr %4, i64 %69
  %71 = load i32, ptr %8, align 8
  %72 = load ptr, ptr %50, align 8
  %73 = load ptr, ptr %51, align 8
  %74 = load i32, ptr %10, align 4
  %75 = sext i32 %74 to i64
  %76 = getelementptr double, ptr %73, i64 %75
  %77 = sext i32 %71 to i64
  %78 = mul nsw i64 %77, %77
  %79 = getelementptr double, ptr %76, i64 %78
  %80 = getelementptr inbounds double, ptr %79, i64 %77
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #13
  store double %64, ptr %7, align 8
  %81 = getelementptr inbounds nuw i8, ptr %72, i64 24
  %82 = load ptr, ptr %81, align 8
  %83 = load ptr, ptr %72, align 8
  %84 = getelementptr inbounds nuw i8, ptr %72, i64 8
  %85 = load ptr, ptr %84, align 8
  %86 = call i32 %82(ptr noundef %83, double noundef %66, ptr noundef %85, ptr noundef nonnull %7, i32 noundef 2) #13
  %87 = icmp slt i32 %86, 0
  br i1 %87, label %285, label %88

88:                                               ; preds = %68
  %89 = load double, ptr %7, align 8
  %90 = load double, ptr %2, align 8
  %91 = fsub double %89, %90
  %92 = call double @llvm.fabs.f64(double %89)
  %93 = call double @nextafter(double noundef %92, double noundef 0x7FF0000000000000) #14
  %94 = fsub double %93, %92
  %95 = fmul double %94, 3.200000e+01
  %96 = fcmp ult double %91, %95
  br i1 %96, label %285, label %97

97:                                               ; preds = %88
  %98 = getelementptr inbounds nuw i8, ptr %72, i64 48
  %99 = load ptr, ptr %98, align 8
  %100 = load ptr, ptr %84, align 8
  %101 = call ptr %99(ptr noundef %100) #13
  %102 = shl nsw i64 %77, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %79, ptr align 8 %101, i64 %102, i1 false)
  %103 = load ptr, ptr %52, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %80, ptr align 8 %103, i64 %102, i1 false)
  %104 = load double, ptr %7, align 8
  %105 = getelementptr inbounds nuw i8, ptr %70, i64 16
  %106 = getelementptr inbounds double, ptr %105, i64 %77
  %107 = load i32, ptr %8, align 8
  %108 = load ptr, ptr %50, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #13
  store i32 0, ptr %6, align 4
  %109 = getelementptr inbounds nuw i8, ptr %108, i64 40
  %110 = load ptr, ptr %109, align 8
  %111 = load ptr, ptr %108, align 8
  %112 = call i32 %110(ptr noundef %111, ptr noundef nonnull %6) #13
  %113 = icmp slt i32 %112, 0
  br i1 %113, label %165, label %114

114:                                              ; preds = %97
  %115 = sext i32 %107 to i64
  %116 = shl nsw i64 %115, 3
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %106, ptr readonly align 8 %79, i64 %116, i1 false)
  %117 = getelementptr inbounds nuw i8, ptr %108, i64 32
  %118 = getelementptr inbounds nuw i8, ptr %108, i64 48
  %119 = getelementptr inbounds nuw i8, ptr %108, i64 16
  %120 = icmp sgt i32 %107, 0
  %121 = zext nneg i32 %107 to i64
  br label %122

122:                                              ; preds = %162, %114
  %123 = phi i64 [ 1, %114 ], [ %163, %162 ]
  %124 = phi double [ 1.000000e+00, %114 ], [ %144, %162 ]
  %125 = load ptr, ptr %118, align 8
  %126 = load ptr, ptr %119, align 8
  %127 = call ptr %125(ptr noundef %126) #13
  %128 = load i32, ptr %6, align 4
  %129 = sext i32 %128 to i64
  %130 = icmp sgt i64 %123, %129
  br i1 %130, label %131, label %133

131:                                              ; preds = %122
  %132 = trunc nuw nsw i64 %123 to i32
  br label %140

133:                                              ; preds = %122
  %134 = load ptr, ptr %117, align 8
  %135 = load ptr, ptr %108, align 8
  %136 = load ptr, ptr %119, align 8
  %137 = trunc nuw nsw i64 %123 to i32
  %138 = call i32 %134(ptr noundef %135, double noundef %104, i32 noundef %137, ptr noundef %136) #13
  %139 = icmp slt i32 %138, 0
  br i1 %139, label %165, label %140

140:                                              ; preds = %133, %131
  %141 = phi i32 [ %132, %131 ], [ %137, %133 ]
  %142 = uitofp nneg i32 %141 to double
  %143 = fdiv double %91, %142
  %144 = fmul double %124, %143
  br i1 %120, label %145, label %162

145:                                              ; preds = %140
  %146 = load i32, ptr %6, align 4
  %147 = sext i32 %146 to i64
  %148 = icmp sgt i64 %123, %147
  %149 = mul nuw nsw i64 %123, %115
  %150 = getelementptr double, ptr %106, i64 %149
  br label %151

151:                                              ; preds = %157, %145
  %152 = phi i64 [ 0, %145 ], [ %160, %157 ]
  br i1 %148, label %157, label %153

153:                                              ; preds = %151
  %154 = getelementptr inbounds nuw double, ptr %127, i64 %152
  %155 = load double, ptr %154, align 8
  %156 = fmul double %144, %155
  br label %157

157:                                              ; preds = %153, %151
  %158 = phi double [ %156, %153 ], [ 0.000000e+00, %151 ]
  %159 = getelementptr double, ptr %150, i64 %152
  store double %158, ptr %159, align 8
  %160 = add nuw nsw i64 %152, 1
  %161 = icmp eq i64 %160, %121
  br i1 %161, label %162, label %151

162:                                              ; preds = %157, %140
  %163 = add nuw nsw i64 %123, 1
  %164 = icmp eq i64 %163, 6
  br i1 %164, label %166, label %122

165:                                              ; preds = %97, %133
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #13
  br label %285

166:                                              ; preds = %162
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #13
  %167 = load i32, ptr %10, align 4
  %168 = icmp eq i32 %167, 0
  br i1 %168, label %184, label %169

169:                                              ; preds = %166
  %170 = load double, ptr %7, align 8
  %171 = call fastcc i32 @ended(ptr noundef nonnull readonly %0, ptr noundef readonly %1, ptr noundef nonnull %2, double noundef %170, ptr noundef %79, ptr noundef %80)
  %172 = icmp eq i32 %171, 2
  br i1 %172, label %285, label %173

173:                                              ; preds = %169
  %174 = load i32, ptr %10, align 4
  %175 = icmp eq i32 %174, 0
  br i1 %175, label %181, label %176

176:                                              ; preds = %173
  %177 = load ptr, ptr %53, align 8
  %178 = load ptr, ptr %51, align 8
  %179 = sext i32 %174 to i64
  %180 = shl nsw i64 %179, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %177, ptr align 8 %178, i64 %180, i1 false)
  br label %181

181:                                              ; preds = %176, %173
  %182 = icmp eq i32 %171, 3
  %183 = select i1 %182, i32 3, i32 1
  br label %184

184:                                              ; preds = %181, %166
  %185 = phi i32 [ %183, %181 ], [ 1, %166 ]
  %186 = load double, ptr %2, align 8
  store double %186, ptr %70, align 8
  %187 = load double, ptr %7, align 8
  %188 = getelementptr inbounds nuw i8, ptr %70, i64 8
  store double %187, ptr %188, align 8
  %189 = load ptr, ptr %54, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %105, ptr align 8 %189, i64 %102, i1 false)
  %190 = mul nsw i64 %77, 56
  %191 = getelementptr inbounds i8, ptr %105, i64 %190
  %192 = load ptr, ptr %12, align 8
  %193 = icmp eq ptr %192, null
  br i1 %193, label %216, label %194

194:                                              ; preds = %184
  %195 = getelementptr inbounds nuw i8, ptr %192, i64 44
  %196 = load i32, ptr %195, align 4
  %197 = call i32 @llvm.smax.i32(i32 %196, i32 0)
  %198 = zext nneg i32 %197 to i64
  %199 = icmp slt i32 %196, 1
  br i1 %199, label %216, label %200

200:                                              ; preds = %194
  %201 = getelementptr inbounds nuw i8, ptr %192, i64 32
  %202 = load ptr, ptr %201, align 8
  br label %203

203:                                              ; preds = %203, %200
  %204 = phi i64 [ 0, %200 ], [ %213, %203 ]
  %205 = phi i64 [ 0, %200 ], [ %214, %203 ]
  %206 = getelementptr inbounds nuw %struct.Kind, ptr %202, i64 %205
  %207 = getelementptr inbounds nuw i8, ptr %206, i64 16
  %208 = load i32, ptr %207, align 8
  %209 = getelementptr inbounds nuw i8, ptr %206, i64 20
  %210 = load i32, ptr %209, align 4
  %211 = add nsw i32 %210, %208
  %212 = sext i32 %211 to i64
  %213 = add nsw i64 %204, %212
  %214 = add nuw nsw i64 %205, 1
  %215 = icmp eq i64 %214, %198
  br i1 %215, label %216, label %203

216:                                              ; preds = %203, %194, %184
  %217 = phi i64 [ 0, %184 ], [ 0, %194 ], [ %213, %203 ]
  %218 = load ptr, ptr %54, align 8
  %219 = load i32, ptr %8, align 8
  %220 = sext i32 %219 to i64
  %221 = shl nsw i64 %220, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %218, ptr readonly align 8 %79, i64 %221, i1 false)
  %222 = load ptr, ptr %52, align 8
  %223 = load i32, ptr %8, align 8
  %224 = sext i32 %223 to i64
  %225 = shl nsw i64 %224, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %222, ptr readonly align 8 %80, i64 %225, i1 false)
  %226 = load double, ptr %55, align 8
  %227 = getelementptr inbounds nuw i8, ptr %191, i64 8
  store double %226, ptr %191, align 8
  %228 = load i32, ptr %10, align 4
  %229 = icmp eq i32 %228, 0
  br i1 %229, label %234, label %230

230:                                              ; preds = %216
  %231 = load ptr, ptr %53, align 8
  %232 = sext i32 %228 to i64
  %233 = shl nsw i64 %232, 3
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %227, ptr align 8 %231, i64 %233, i1 false)
  br label %234

234:                                              ; preds = %230, %216
  %235 = icmp eq i64 %217, 0
  br i1 %235, label %286, label %236

236:                                              ; preds = %234
  %237 = load i32, ptr %10, align 4
  %238 = sext i32 %237 to i64
  %239 = getelementptr inbounds double, ptr %227, i64 %238
  %240 = load ptr, ptr %56, align 8
  %241 = shl i64 %217, 3
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %239, ptr align 8 %240, i64 %241, i1 false)
  %242 = load i32, ptr %8, align 8
  %243 = icmp sgt i32 %242, 0
  br i1 %243, label %244, label %286

244:                                              ; preds = %236
  %245 = load ptr, ptr %57, align 8
  %246 = zext nneg i32 %242 to i64
  %247 = icmp ult i32 %242, 6
  br i1 %247, label %273, label %248

248:                                              ; preds = %244
  %249 = shl nuw nsw i64 %246, 3
  %250 = getelementptr i8, ptr %245, i64 %249
  %251 = mul nsw i64 %77, %77
  %252 = add i64 %251, %75
  %253 = add i64 %252, %246
  %254 = shl i64 %253, 3
  %255 = getelementptr i8, ptr %73, i64 %254
  %256 = icmp ult ptr %245, %255
  %257 = icmp ult ptr %79, %250
  %258 = and i1 %256, %257
  br i1 %258, label %273, label %259

259:                                              ; preds = %248
  %260 = and i64 %246, 2147483646
  br label %261

261:                                              ; preds = %261, %259
  %262 = phi i64 [ 0, %259 ], [ %269, %261 ]
  %263 = getelementptr inbounds nuw double, ptr %245, i64 %262
  %264 = load <2 x double>, ptr %263, align 8
  %265 = getelementptr inbounds nuw double, ptr %79, i64 %262
  %266 = load <2 x double>, ptr %265, align 8
  %267 = call <2 x double> @llvm.fabs.v2f64(<2 x double> %266)
  %268 = call <2 x double> @llvm.maxnum.v2f64(<2 x double> %264, <2 x double> %267)
  store <2 x double> %268, ptr %263, align 8
  %269 = add nuw i64 %262, 2
  %270 = icmp eq i64 %269, %260
  br i1 %270, label %271, label %261

271:                                              ; preds = %261
  %272 = icmp eq i64 %260, %246
  br i1 %272, label %286, label %273

273:                                              ; preds = %248, %244, %271
  %274 = phi i64 [ 0, %248 ], [ 0, %244 ], [ %260, %271 ]
  br label %275

275:                                              ; preds = %273, %275
  %276 = phi i64 [ %283, %275 ], [ %274, %273 ]
  %277 = getelementptr inbounds nuw double, ptr %245, i64 %276
  %278 = load double, ptr %277, align 8
  %279 = getelementptr inbounds nuw double, ptr %79, i64 %276
  %280 = load double, ptr %279, align 8
  %281 = call double @llvm.fabs.f64(double %280)
  %282 = call double @llvm.maxnum.f64(double %278, double %281)
  store double %282, ptr %277, align 8
  %283 = add nuw nsw i64 %276, 1
  %284 = icmp eq i64 %283, %246
  br i1 %284, label %286, label %275

285:                                              ; preds = %68, %88, %169, %165
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #13
  br label %297

286:                                              ; preds = %275, %271, %234, %236
  %287 = load double, ptr %7, align 8
  store double %287, ptr %2, align 8
  store double %91, ptr %58, align 8
  %288 = load i64, ptr %59, align 8
  %289 = add nsw i64 %288, 1
  store i64 %289, ptr %59, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #13
  %290 = icmp eq i32 %185, 1
  br i1 %290, label %60, label %297

291:                                              ; preds = %63, %60, %37
  %292 = phi double [ %47, %37 ], [ %64, %63 ], [ %287, %60 ]
  %293 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %294 = load double, ptr %293, align 8
  %295 = fcmp olt double %292, %294
  %296 = zext i1 %295 to i32
  br label %297

297:                                              ; preds = %286, %285, %291
  %298 = phi i32 [ 2, %285 ], [ %296, %291 ], [ %185, %286 ]
  ret i32 %298
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local void @cvode_states(i32 noundef %0, i64 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, i64 noundef %4, ptr noundef readonly captures(none) %5, ptr noundef writeonly captures(none) %6) local_unnamed_addr #6 {
  %8 = icmp sgt i64 %4, 0
  br i1 %8, label %9, label %64

9:                                                ; preds = %7
  %10 = sext i32 %0 to i64
  %11 = icmp sgt i32 %0, 0
  %12 = zext nneg i32 %0 to i64
  br label %13

13:                                               ; preds = %9, %61
  %14 = phi i64 [ 0, %9 ], [ %30, %61 ]
  %15 = phi i64 [ 0, %9 ], [ %62, %61 ]
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
  %35 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %36 = load double, ptr %35, align 8
  %37 = fsub double %20, %36
  %38 = load double, ptr %32, align 8
  %39 = fsub double %36, %38
  %40 = fdiv double %37, %39
  br i1 %11, label %41, label %61

41:                                               ; preds = %29
  %42 = mul nuw nsw i64 %15, %10
  %43 = getelementptr double, ptr %6, i64 %42
  br label %44

44:                                               ; preds = %41, %57
  %45 = phi i64 [ 0, %41 ], [ %59, %57 ]
  %46 = getelementptr double, ptr %34, i64 %45
  br label %47

47:                                               ; preds = %44, %47
  %48 = phi i64 [ 5, %44 ], [ %55, %47 ]
  %49 = phi double [ 0.000000e+00, %44 ], [ %54, %47 ]
  %50 = fmul double %40, %49
  %51 = mul nuw nsw i64 %48, %10
  %52 = getelementptr double, ptr %46, i64 %51
  %53 = load double, ptr %52, align 8
  %54 = fadd double %50, %53
  %55 = add nsw i64 %48, -1
  %56 = icmp eq i64 %48, 0
  br i1 %56, label %57, label %47

57:                                               ; preds = %47
  %58 = getelementptr double, ptr %43, i64 %45
  store double %54, ptr %58, align 8
  %59 = add nuw nsw i64 %45, 1
  %60 = icmp eq i64 %59, %12
  br i1 %60, label %61, label %44

61:                                               ; preds = %57, %29
  %62 = add nuw nsw i64 %15, 1
  %63 = icmp eq i64 %62, %4
  br i1 %63, label %64, label %13

64:                                               ; preds = %61, %7
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local range(i64 -4611686097884282880, 4611686095736799196) i64 @watch_room(i32 noundef %0) local_unnamed_addr #8 {
  %2 = sext i32 %0 to i64
  %3 = add nsw i64 %2, 38
  %4 = mul nsw i64 %3, %2
  ret i64 %4
}

; Function Attrs: nounwind
define dso_local i32 @watched(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef captures(none) %3, i64 noundef %4, ptr noundef %5, ptr noundef writeonly captures(none) %6) local_unnamed_addr #2 {
  %8 = icmp sgt i64 %4, 0
  br i1 %8, label %9, label %496

9:                                                ; preds = %7
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 96
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 144
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 64
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 88
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 148
  %18 = getelementptr inbounds nuw i8, ptr %3, i64 152
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 104
  %20 = getelementptr inbounds nuw i8, ptr %3, i64 112
  %21 = getelementptr inbounds nuw i8, ptr %3, i64 120
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 128
  %23 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %24 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %26 = getelementptr i8, ptr %3, i64 80
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %34 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %35 = getelementptr inbounds nuw i8, ptr %3, i64 72
  %36 = getelementptr inbounds nuw i8, ptr %3, i64 156
  %37 = getelementptr inbounds nuw i8, ptr %3, i64 136
  %38 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %39 = getelementptr inbounds nuw i8, ptr %3, i64 160
  %40 = getelementptr inbounds nuw i8, ptr %3, i64 140
  %41 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %42 = getelementptr i8, ptr %3, i64 88
  br label %43

43:                                               ; preds = %9, %493
  %44 = phi i64 [ 0, %9 ], [ %494, %493 ]
  %45 = load double, ptr %2, align 8
  %46 = load double, ptr %10, align 8
  %47 = fcmp olt double %45, %46
  br i1 %47, label %48, label %496

48:                                               ; preds = %43
  %49 = load ptr, ptr %3, align 8
  %50 = load i64, ptr %11, align 8
  %51 = mul nsw i64 %50, %44
  %52 = getelementptr inbounds double, ptr %5, i64 %51
  %53 = tail call i32 %49(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %2, i64 noundef 1, ptr noundef %52) #13
  %54 = getelementptr inbounds nuw i32, ptr %6, i64 %44
  store i32 0, ptr %54, align 4
  %55 = icmp eq i32 %53, 1
  br i1 %55, label %56, label %502

56:                                               ; preds = %48
  %57 = load double, ptr %2, align 8
  %58 = fsub double %57, %45
  %59 = load i32, ptr %12, align 8
  %60 = load i32, ptr %13, align 8
  %61 = load ptr, ptr %14, align 8
  %62 = load ptr, ptr %15, align 8
  %63 = sext i32 %59 to i64
  %64 = mul nsw i64 %63, %63
  %65 = getelementptr double, ptr %62, i64 %64
  %66 = mul i32 %59, 36
  %67 = sext i32 %66 to i64
  %68 = getelementptr double, ptr %65, i64 %67
  %69 = load double, ptr %16, align 8
  %70 = load i32, ptr %17, align 4
  %71 = load i32, ptr %18, align 8
  %72 = load i64, ptr %19, align 8
  %73 = load i64, ptr %20, align 8
  %74 = srem i64 %72, %73
  %75 = icmp eq i64 %74, 0
  br i1 %75, label %76, label %337

76:                                               ; preds = %56
  %77 = icmp eq i32 %60, 0
  br i1 %77, label %78, label %83

78:                                               ; preds = %76
  %79 = load i64, ptr %21, align 8
  %80 = srem i64 %72, %79
  %81 = load i64, ptr %22, align 8
  %82 = icmp slt i64 %80, %81
  br i1 %82, label %83, label %122

83:                                               ; preds = %78, %76
  %84 = load ptr, ptr %34, align 8
  %85 = icmp eq ptr %84, null
  br i1 %85, label %470, label %86

86:                                               ; preds = %83
  %87 = load ptr, ptr %25, align 8
  %88 = load double, ptr %27, align 8
  %89 = fcmp olt double %57, %88
  br i1 %89, label %94, label %90

90:                                               ; preds = %86
  %91 = load double, ptr %28, align 8
  %92 = fcmp ogt double %57, %91
  %93 = select i1 %92, double %91, double %57
  br label %94

94:                                               ; preds = %90, %86
  %95 = phi double [ %88, %86 ], [ %93, %90 ]
  %96 = load i32, ptr %29, align 4
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %103, label %98

98:                                               ; preds = %94
  %99 = load ptr, ptr %30, align 8
  %100 = load ptr, ptr %31, align 8
  %101 = sext i32 %96 to i64
  %102 = shl nsw i64 %101, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %99, ptr align 8 %100, i64 %102, i1 false)
  br label %103

103:                                              ; preds = %98, %94
  %104 = load ptr, ptr %32, align 8
  %105 = load ptr, ptr %30, align 8
  %106 = tail call i32 %84(double noundef %95, ptr noundef %87, ptr noundef %104, ptr noundef %105, ptr noundef %61) #13
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %108, label %470

108:                                              ; preds = %103
  %109 = load i32, ptr %12, align 8
  %110 = sext i32 %109 to i64
  %111 = mul nsw i64 %110, %110
  %112 = icmp eq i32 %109, 0
  br i1 %112, label %331, label %116

113:                                              ; preds = %116
  %114 = add nuw nsw i64 %117, 1
  %115 = icmp eq i64 %114, %111
  br i1 %115, label %331, label %116

116:                                              ; preds = %108, %113
  %117 = phi i64 [ %114, %113 ], [ 0, %108 ]
  %118 = getelementptr inbounds nuw double, ptr %61, i64 %117
  %119 = load i64, ptr %118, align 8
  %120 = and i64 %119, 9218868437227405312
  %121 = icmp eq i64 %120, 9218868437227405312
  br i1 %121, label %470, label %113

122:                                              ; preds = %78
  %123 = load ptr, ptr %23, align 8
  %124 = icmp slt i32 %59, 1
  br i1 %124, label %213, label %125

125:                                              ; preds = %122, %125
  %126 = phi i64 [ %132, %125 ], [ 0, %122 ]
  %127 = phi double [ %131, %125 ], [ 0.000000e+00, %122 ]
  %128 = getelementptr inbounds nuw double, ptr %123, i64 %126
  %129 = load double, ptr %128, align 8
  %130 = fmul double %129, %129
  %131 = fadd double %127, %130
  %132 = add nuw nsw i64 %126, 1
  %133 = icmp eq i64 %132, %63
  br i1 %133, label %134, label %125

134:                                              ; preds = %125
  %135 = tail call double @llvm.sqrt.f64(double %131)
  %136 = load ptr, ptr %24, align 8
  %137 = load ptr, ptr %25, align 8
  %138 = zext nneg i32 %59 to i64
  %139 = icmp eq i32 %59, 1
  br i1 %139, label %191, label %140

140:                                              ; preds = %134
  %141 = mul nuw nsw i64 %63, %63
  %142 = add i64 %141, %67
  %143 = shl nuw nsw i64 %138, 3
  %144 = add i64 %142, %138
  %145 = shl i64 %144, 3
  %146 = getelementptr i8, ptr %62, i64 %145
  %147 = getelementptr i8, ptr %136, i64 %143
  %148 = getelementptr i8, ptr %137, i64 %143
  %149 = getelementptr i8, ptr %123, i64 %143
  %150 = icmp ult ptr %68, %147
  %151 = icmp ult ptr %136, %146
  %152 = and i1 %150, %151
  %153 = icmp ult ptr %68, %148
  %154 = icmp ult ptr %137, %146
  %155 = and i1 %153, %154
  %156 = or i1 %152, %155
  %157 = icmp ult ptr %68, %42
  %158 = icmp ult ptr %26, %146
  %159 = and i1 %157, %158
  %160 = or i1 %156, %159
  %161 = icmp ult ptr %68, %149
  %162 = icmp ult ptr %123, %146
  %163 = and i1 %161, %162
  %164 = or i1 %160, %163
  br i1 %164, label %191, label %165

165:                                              ; preds = %140
  %166 = and i64 %138, 2147483646
  %167 = load double, ptr %26, align 8
  %168 = insertelement <2 x double> poison, double %167, i64 0
  %169 = shufflevector <2 x double> %168, <2 x double> poison, <2 x i32> zeroinitializer
  %170 = insertelement <2 x double> poison, double %135, i64 0
  %171 = shufflevector <2 x double> %170, <2 x double> poison, <2 x i32> zeroinitializer
  br label %172

172:                                              ; preds = %172, %165
  %173 = phi i64 [ 0, %165 ], [ %187, %172 ]
  %174 = getelementptr inbounds nuw double, ptr %136, i64 %173
  %175 = load <2 x double>, ptr %174, align 8
  %176 = getelementptr inbounds nuw double, ptr %137, i64 %173
  %177 = load <2 x double>, ptr %176, align 8
  %178 = tail call <2 x double> @llvm.fabs.v2f64(<2 x double> %177)
  %179 = tail call <2 x double> @llvm.maxnum.v2f64(<2 x double> %175, <2 x double> %178)
  %180 = fmul <2 x double> %169, %179
  %181 = getelementptr inbounds nuw double, ptr %123, i64 %173
  %182 = load <2 x double>, ptr %181, align 8
  %183 = fmul <2 x double> %182, %180
  %184 = fdiv <2 x double> %183, %171
  %185 = fadd <2 x double> %177, %184
  %186 = getelementptr inbounds nuw double, ptr %68, i64 %173
  store <2 x double> %185, ptr %186, align 8
  %187 = add nuw i64 %173, 2
  %188 = icmp eq i64 %187, %166
  br i1 %188, label %189, label %172

189:                                              ; preds = %172
  %190 = icmp eq i64 %166, %138
  br i1 %190, label %211, label %191

191:                                              ; preds = %140, %134, %189
  %192 = phi i64 [ 0, %140 ], [ 0, %134 ], [ %166, %189 ]
  br label %193

193:                                              ; preds = %191, %193
  %194 = phi i64 [ %209, %193 ], [ %192, %191 ]
  %195 = getelementptr inbounds nuw double, ptr %136, i64 %194
  %196 = load double, ptr %195, align 8
  %197 = getelementptr inbounds nuw double, ptr %137, i64 %194
  %198 = load double, ptr %197, align 8
  %199 = tail call double @llvm.fabs.f64(double %198)
  %200 = tail call double @llvm.maxnum.f64(double %196, double %199)
  %201 = load double, ptr %26, align 8
  %202 = fmul double %201, %200
  %203 = getelementptr inbounds nuw double, ptr %123, i64 %194
  %204 = load double, ptr %203, align 8
  %205 = fmul double %204, %202
  %206 = fdiv double %205, %135
  %207 = fadd double %198, %206
  %208 = getelementptr inbounds nuw double, ptr %68, i64 %194
  store double %207, ptr %208, align 8
  %209 = add nuw nsw i64 %194, 1
  %210 = icmp eq i64 %209, %138
  br i1 %210, label %211, label %193

211:                                              ; preds = %193, %189
  %212 = load double, ptr %2, align 8
  br label %213

213:                                              ; preds = %211, %122
  %214 = phi double [ %212, %211 ], [ %57, %122 ]
  %215 = getelementptr double, ptr %68, i64 %63
  %216 = load ptr, ptr %0, align 8
  %217 = load double, ptr %27, align 8
  %218 = fcmp olt double %214, %217
  br i1 %218, label %223, label %219

219:                                              ; preds = %213
  %220 = load double, ptr %28, align 8
  %221 = fcmp ogt double %214, %220
  %222 = select i1 %221, double %220, double %214
  br label %223

223:                                              ; preds = %219, %213
  %224 = phi double [ %217, %213 ], [ %222, %219 ]
  %225 = load i32, ptr %29, align 4
  %226 = icmp eq i32 %225, 0
  br i1 %226, label %232, label %227

227:                                              ; preds = %223
  %228 = load ptr, ptr %30, align 8
  %229 = load ptr, ptr %31, align 8
  %230 = sext i32 %225 to i64
  %231 = shl nsw i64 %230, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %228, ptr align 8 %229, i64 %231, i1 false)
  br label %232

232:                                              ; preds = %227, %223
  %233 = load ptr, ptr %32, align 8
  %234 = load ptr, ptr %30, align 8
  %235 = tail call i32 %216(double noundef %224, ptr noundef %68, ptr noundef %233, ptr noundef %234, ptr noundef %215) #13
  %236 = icmp ne i32 %235, 0
  %237 = or i1 %124, %236
  br i1 %237, label %331, label %238

238:                                              ; preds = %232
  %239 = load ptr, ptr %24, align 8
  %240 = load ptr, ptr %25, align 8
  %241 = load ptr, ptr %33, align 8
  %242 = zext nneg i32 %59 to i64
  %243 = icmp ult i32 %59, 2
  br i1 %243, label %295, label %244

244:                                              ; preds = %238
  %245 = shl nuw nsw i64 %63, 3
  %246 = add nuw nsw i64 %245, 8
  %247 = mul i64 %246, %63
  %248 = shl nsw i64 %67, 3
  %249 = shl nuw nsw i64 %242, 3
  %250 = getelementptr i8, ptr %62, i64 %247
  %251 = getelementptr i8, ptr %250, i64 %248
  %252 = getelementptr i8, ptr %251, i64 %249
  %253 = getelementptr i8, ptr %239, i64 %249
  %254 = getelementptr i8, ptr %240, i64 %249
  %255 = getelementptr i8, ptr %241, i64 %249
  %256 = icmp ult ptr %215, %253
  %257 = icmp ult ptr %239, %252
  %258 = and i1 %256, %257
  %259 = icmp ult ptr %215, %254
  %260 = icmp ult ptr %240, %252
  %261 = and i1 %259, %260
  %262 = or i1 %258, %261
  %263 = icmp ult ptr %215, %255
  %264 = icmp ult ptr %241, %252
  %265 = and i1 %263, %264
  %266 = or i1 %262, %265
  %267 = icmp ult ptr %215, %42
  %268 = icmp ult ptr %26, %252
  %269 = and i1 %267, %268
  %270 = or i1 %266, %269
  br i1 %270, label %295, label %271

271:                                              ; preds = %244
  %272 = and i64 %242, 2147483646
  %273 = load double, ptr %26, align 8
  %274 = insertelement <2 x double> poison, double %273, i64 0
  %275 = shufflevector <2 x double> %274, <2 x double> poison, <2 x i32> zeroinitializer
  br label %276

276:                                              ; preds = %276, %271
  %277 = phi i64 [ 0, %271 ], [ %291, %276 ]
  %278 = getelementptr inbounds nuw double, ptr %239, i64 %277
  %279 = load <2 x double>, ptr %278, align 8
  %280 = getelementptr inbounds nuw double, ptr %240, i64 %277
  %281 = load <2 x double>, ptr %280, align 8
  %282 = tail call <2 x double> @llvm.fabs.v2f64(<2 x double> %281)
  %283 = tail call <2 x double> @llvm.maxnum.v2f64(<2 x double> %279, <2 x double> %282)
  %284 = getelementptr inbounds nuw double, ptr %215, i64 %277
  %285 = load <2 x double>, ptr %284, align 8
  %286 = getelementptr inbounds nuw double, ptr %241, i64 %277
  %287 = load <2 x double>, ptr %286, align 8
  %288 = fsub <2 x double> %285, %287
  %289 = fdiv <2 x double> %288, %283
  %290 = fdiv <2 x double> %289, %275
  store <2 x double> %290, ptr %284, align 8
  %291 = add nuw i64 %277, 2
  %292 = icmp eq i64 %291, %272
  br i1 %292, label %293, label %276

293:                                              ; preds = %276
  %294 = icmp eq i64 %272, %242
  br i1 %294, label %315, label %295

295:                                              ; preds = %244, %238, %293
  %296 = phi i64 [ 0, %244 ], [ 0, %238 ], [ %272, %293 ]
  br label %297

297:                                              ; preds = %295, %297
  %298 = phi i64 [ %313, %297 ], [ %296, %295 ]
  %299 = getelementptr inbounds nuw double, ptr %239, i64 %298
  %300 = load double, ptr %299, align 8
  %301 = getelementptr inbounds nuw double, ptr %240, i64 %298
  %302 = load double, ptr %301, align 8
  %303 = tail call double @llvm.fabs.f64(double %302)
  %304 = tail call double @llvm.maxnum.f64(double %300, double %303)
  %305 = getelementptr inbounds nuw double, ptr %215, i64 %298
  %306 = load double, ptr %305, align 8
  %307 = getelementptr inbounds nuw double, ptr %241, i64 %298
  %308 = load double, ptr %307, align 8
  %309 = fsub double %306, %308
  %310 = fdiv double %309, %304
  %311 = load double, ptr %26, align 8
  %312 = fdiv double %310, %311
  store double %312, ptr %305, align 8
  %313 = add nuw nsw i64 %298, 1
  %314 = icmp eq i64 %313, %242
  br i1 %314, label %315, label %297

315:                                              ; preds = %297, %293
  br label %316

316:                                              ; preds = %315, %316
  %317 = phi i64 [ %323, %316 ], [ 0, %315 ]
  %318 = phi double [ %322, %316 ], [ 0.000000e+00, %315 ]
  %319 = getelementptr inbounds nuw double, ptr %215, i64 %317
  %320 = load double, ptr %319, align 8
  %321 = fmul double %320, %320
  %322 = fadd double %318, %321
  %323 = add nuw nsw i64 %317, 1
  %324 = icmp eq i64 %323, %63
  br i1 %324, label %325, label %316

325:                                              ; preds = %316
  %326 = tail call double @llvm.sqrt.f64(double %322)
  %327 = fcmp ule double %322, 0.000000e+00
  %328 = fcmp ueq double %326, 0x7FF0000000000000
  %329 = or i1 %327, %328
  br i1 %329, label %331, label %330

330:                                              ; preds = %325
  br label %331

331:                                              ; preds = %113, %330, %325, %232, %108
  %332 = phi i32 [ 1, %108 ], [ 0, %330 ], [ 0, %232 ], [ 0, %325 ], [ 1, %113 ]
  %333 = phi i1 [ true, %108 ], [ false, %330 ], [ false, %232 ], [ false, %325 ], [ true, %113 ]
  %334 = phi double [ %69, %108 ], [ %326, %330 ], [ 0.000000e+00, %232 ], [ 0.000000e+00, %325 ], [ %69, %113 ]
  %335 = fcmp ule double %334, 0.000000e+00
  %336 = select i1 %333, i1 true, i1 %335
  br label %337

337:                                              ; preds = %331, %56
  %338 = phi double [ %334, %331 ], [ %69, %56 ]
  %339 = phi i32 [ %332, %331 ], [ %70, %56 ]
  %340 = phi i1 [ %336, %331 ], [ true, %56 ]
  %341 = icmp eq i32 %339, 0
  br i1 %341, label %365, label %342

342:                                              ; preds = %337
  %343 = icmp eq i32 %60, 0
  br i1 %343, label %344, label %362

344:                                              ; preds = %342
  %345 = icmp eq i32 %59, 0
  br i1 %345, label %357, label %346

346:                                              ; preds = %344, %346
  %347 = phi i64 [ %353, %346 ], [ 0, %344 ]
  %348 = phi double [ %352, %346 ], [ 0.000000e+00, %344 ]
  %349 = getelementptr inbounds nuw double, ptr %61, i64 %347
  %350 = load double, ptr %349, align 8
  %351 = fmul double %350, %350
  %352 = fadd double %348, %351
  %353 = add nuw nsw i64 %347, 1
  %354 = icmp eq i64 %353, %64
  br i1 %354, label %355, label %346

355:                                              ; preds = %346
  %356 = tail call double @llvm.sqrt.f64(double %352)
  br label %357

357:                                              ; preds = %355, %344
  %358 = phi double [ 0.000000e+00, %344 ], [ %356, %355 ]
  %359 = fmul double %58, %358
  %360 = load double, ptr %35, align 8
  %361 = fcmp ogt double %359, %360
  br i1 %361, label %362, label %371

362:                                              ; preds = %357, %342
  %363 = shl i64 %64, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %62, ptr align 8 %61, i64 %363, i1 false)
  %364 = tail call fastcc double @greatest_eigenvalue(i32 noundef %59, ptr noundef %62, ptr noundef %65, ptr noundef nonnull %3)
  br label %365

365:                                              ; preds = %362, %337
  %366 = phi double [ %364, %362 ], [ %338, %337 ]
  %367 = fmul double %58, %366
  %368 = load double, ptr %35, align 8
  %369 = fcmp ogt double %367, %368
  %370 = zext i1 %369 to i32
  br label %371

371:                                              ; preds = %365, %357
  %372 = phi double [ %338, %357 ], [ %366, %365 ]
  %373 = phi i32 [ %339, %357 ], [ 0, %365 ]
  %374 = phi i32 [ 0, %357 ], [ %370, %365 ]
  %375 = icmp ne i32 %60, %374
  %376 = zext i1 %375 to i32
  %377 = load i32, ptr %36, align 4
  %378 = load i32, ptr %37, align 8
  %379 = icmp eq i32 %377, %378
  br i1 %379, label %380, label %387

380:                                              ; preds = %371
  %381 = load ptr, ptr %38, align 8
  %382 = load i32, ptr %39, align 8
  %383 = sext i32 %382 to i64
  %384 = getelementptr inbounds double, ptr %381, i64 %383
  %385 = load double, ptr %384, align 8
  %386 = fptosi double %385 to i32
  br label %387

387:                                              ; preds = %380, %371
  %388 = phi i32 [ %386, %380 ], [ 0, %371 ]
  %389 = sub nsw i32 %376, %388
  %390 = add nsw i32 %389, %71
  %391 = load i32, ptr %40, align 4
  %392 = icmp slt i32 %390, %391
  %393 = icmp ne i32 %60, 0
  %394 = select i1 %392, i1 true, i1 %393
  br i1 %394, label %437, label %395

395:                                              ; preds = %387
  %396 = load ptr, ptr %34, align 8
  %397 = icmp eq ptr %396, null
  br i1 %397, label %470, label %398

398:                                              ; preds = %395
  %399 = load double, ptr %2, align 8
  %400 = load ptr, ptr %25, align 8
  %401 = load double, ptr %27, align 8
  %402 = fcmp olt double %399, %401
  br i1 %402, label %407, label %403

403:                                              ; preds = %398
  %404 = load double, ptr %28, align 8
  %405 = fcmp ogt double %399, %404
  %406 = select i1 %405, double %404, double %399
  br label %407

407:                                              ; preds = %403, %398
  %408 = phi double [ %401, %398 ], [ %406, %403 ]
  %409 = load i32, ptr %29, align 4
  %410 = icmp eq i32 %409, 0
  br i1 %410, label %416, label %411

411:                                              ; preds = %407
  %412 = load ptr, ptr %30, align 8
  %413 = load ptr, ptr %31, align 8
  %414 = sext i32 %409 to i64
  %415 = shl nsw i64 %414, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %412, ptr align 8 %413, i64 %415, i1 false)
  br label %416

416:                                              ; preds = %411, %407
  %417 = load ptr, ptr %32, align 8
  %418 = load ptr, ptr %30, align 8
  %419 = tail call i32 %396(double noundef %408, ptr noundef %400, ptr noundef %417, ptr noundef %418, ptr noundef %62) #13
  %420 = icmp eq i32 %419, 0
  br i1 %420, label %421, label %470

421:                                              ; preds = %416
  %422 = load i32, ptr %12, align 8
  %423 = sext i32 %422 to i64
  %424 = mul nsw i64 %423, %423
  %425 = icmp eq i32 %422, 0
  br i1 %425, label %435, label %429

426:                                              ; preds = %429
  %427 = add nuw nsw i64 %430, 1
  %428 = icmp eq i64 %427, %424
  br i1 %428, label %435, label %429

429:                                              ; preds = %421, %426
  %430 = phi i64 [ %427, %426 ], [ 0, %421 ]
  %431 = getelementptr inbounds nuw double, ptr %62, i64 %430
  %432 = load i64, ptr %431, align 8
  %433 = and i64 %432, 9218868437227405312
  %434 = icmp eq i64 %433, 9218868437227405312
  br i1 %434, label %470, label %426

435:                                              ; preds = %426, %421
  %436 = tail call fastcc double @greatest_eigenvalue(i32 noundef %59, ptr noundef %62, ptr noundef %65, ptr noundef nonnull %3)
  br label %437

437:                                              ; preds = %435, %387
  %438 = phi double [ %372, %387 ], [ %436, %435 ]
  %439 = tail call double @llvm.fabs.f64(double %438)
  %440 = fcmp ueq double %439, 0x7FF0000000000000
  br i1 %440, label %470, label %441

441:                                              ; preds = %437
  br i1 %340, label %446, label %442

442:                                              ; preds = %441
  %443 = load ptr, ptr %23, align 8
  %444 = getelementptr inbounds double, ptr %68, i64 %63
  %445 = shl nsw i64 %63, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %443, ptr align 8 %444, i64 %445, i1 false)
  br label %446

446:                                              ; preds = %442, %441
  store double %438, ptr %16, align 8
  store i32 %373, ptr %17, align 4
  %447 = load i64, ptr %19, align 8
  %448 = add nsw i64 %447, 1
  store i64 %448, ptr %19, align 8
  %449 = load i32, ptr %40, align 4
  %450 = icmp slt i32 %390, %449
  br i1 %450, label %451, label %464

451:                                              ; preds = %446
  %452 = uitofp i1 %375 to double
  %453 = load ptr, ptr %38, align 8
  %454 = load i32, ptr %39, align 8
  %455 = sext i32 %454 to i64
  %456 = getelementptr inbounds double, ptr %453, i64 %455
  store double %452, ptr %456, align 8
  %457 = add nsw i32 %454, 1
  %458 = load i32, ptr %37, align 8
  %459 = srem i32 %457, %458
  store i32 %459, ptr %39, align 8
  %460 = load i32, ptr %36, align 4
  %461 = icmp slt i32 %460, %458
  %462 = zext i1 %461 to i32
  %463 = add nsw i32 %460, %462
  br label %472

464:                                              ; preds = %446
  store i32 0, ptr %39, align 8
  %465 = fmul double %58, %438
  %466 = load double, ptr %35, align 8
  %467 = fcmp ogt double %465, %466
  %468 = zext i1 %467 to i32
  %469 = icmp eq i32 %60, %468
  br i1 %469, label %472, label %471

470:                                              ; preds = %437, %83, %103, %395, %416, %116, %429
  store i32 4, ptr %54, align 4
  br label %502

471:                                              ; preds = %464
  store i32 0, ptr %36, align 4
  store i32 0, ptr %18, align 8
  store i32 3, ptr %54, align 4
  br label %502

472:                                              ; preds = %464, %451
  %473 = phi i32 [ %463, %451 ], [ 0, %464 ]
  %474 = phi i32 [ %390, %451 ], [ 0, %464 ]
  %475 = phi i32 [ %376, %451 ], [ 2, %464 ]
  store i32 %473, ptr %36, align 4
  store i32 %474, ptr %18, align 8
  store i32 %475, ptr %54, align 4
  %476 = load i32, ptr %12, align 8
  %477 = icmp sgt i32 %476, 0
  br i1 %477, label %478, label %493

478:                                              ; preds = %472
  %479 = load ptr, ptr %25, align 8
  %480 = load ptr, ptr %41, align 8
  %481 = zext nneg i32 %476 to i64
  br label %485

482:                                              ; preds = %485
  %483 = add nuw nsw i64 %486, 1
  %484 = icmp eq i64 %483, %481
  br i1 %484, label %493, label %485

485:                                              ; preds = %478, %482
  %486 = phi i64 [ 0, %478 ], [ %483, %482 ]
  %487 = getelementptr inbounds nuw double, ptr %479, i64 %486
  %488 = load double, ptr %487, align 8
  %489 = tail call double @llvm.fabs.f64(double %488)
  %490 = getelementptr inbounds nuw double, ptr %480, i64 %486
  %491 = load double, ptr %490, align 8
  %492 = fcmp ugt double %489, %491
  br i1 %492, label %502, label %482

493:                                              ; preds = %482, %472
  %494 = add nuw nsw i64 %44, 1
  %495 = icmp eq i64 %494, %4
  br i1 %495, label %496, label %43

496:                                              ; preds = %43, %493, %7
  %497 = load double, ptr %2, align 8
  %498 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %499 = load double, ptr %498, align 8
  %500 = fcmp olt double %497, %499
  %501 = zext i1 %500 to i32
  br label %502

502:                                              ; preds = %48, %485, %471, %470, %496
  %503 = phi i32 [ %501, %496 ], [ 1, %470 ], [ 1, %471 ], [ 1, %485 ], [ %53, %48 ]
  ret i32 %503
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local i64 @regular_room(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %4 = load i32, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %6 = load i32, ptr %5, align 4
  %7 = icmp sgt i32 %6, 0
  br i1 %7, label %8, label %45

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %10 = load ptr, ptr %9, align 8
  %11 = zext nneg i32 %6 to i64
  br label %12

12:                                               ; preds = %12, %8
  %13 = phi i64 [ 0, %8 ], [ %24, %12 ]
  %14 = phi i64 [ 0, %8 ], [ %23, %12 ]
  %15 = getelementptr inbounds nuw %struct.Kind, ptr %10, i64 %13
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %17 = load i32, ptr %16, align 8
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 20
  %20 = load i32, ptr %19, align 4
  %21 = sext i32 %20 to i64
  %22 = mul nsw i64 %21, %18
  %23 = add nsw i64 %22, %14
  %24 = add nuw nsw i64 %13, 1
  %25 = icmp eq i64 %24, %11
  br i1 %25, label %26, label %12

26:                                               ; preds = %12
  %27 = shl nsw i64 %23, 1
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %29 = load ptr, ptr %28, align 8
  %30 = zext nneg i32 %6 to i64
  br label %31

31:                                               ; preds = %31, %26
  %32 = phi i64 [ 0, %26 ], [ %43, %31 ]
  %33 = phi i64 [ 0, %26 ], [ %42, %31 ]
  %34 = getelementptr inbounds nuw %struct.Kind, ptr %29, i64 %32
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 16
  %36 = load i32, ptr %35, align 8
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds nuw i8, ptr %34, i64 20
  %39 = load i32, ptr %38, align 4
  %40 = sext i32 %39 to i64
  %41 = mul nsw i64 %40, %37
  %42 = tail call i64 @llvm.smax.i64(i64 %41, i64 %33)
  %43 = add nuw nsw i64 %32, 1
  %44 = icmp eq i64 %43, %30
  br i1 %44, label %45, label %31

45:                                               ; preds = %31, %2
  %46 = phi i64 [ 0, %2 ], [ %27, %31 ]
  %47 = phi i64 [ 0, %2 ], [ %42, %31 ]
  %48 = sext i32 %4 to i64
  %49 = add nsw i32 %1, 1
  %50 = sext i32 %49 to i64
  %51 = mul nsw i64 %48, %50
  %52 = sext i32 %1 to i64
  %53 = add nsw i64 %51, %52
  %54 = sext i32 %6 to i64
  %55 = add nsw i64 %46, %54
  %56 = add nsw i64 %48, %52
  %57 = shl nsw i64 %56, 1
  %58 = mul nsw i64 %55, 27
  %59 = add nsw i64 %53, %54
  %60 = add nsw i64 %59, %57
  %61 = add i64 %60, %58
  %62 = add i64 %61, %47
  ret i64 %62
}

; Function Attrs: nounwind
define dso_local range(i32 0, 2) i32 @regular(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef captures(none) %4, ptr noundef %5) local_unnamed_addr #2 {
  %7 = ptrtoint ptr %4 to i64
  %8 = ptrtoint ptr %5 to i64
  %9 = alloca %struct.Search, align 8
  %10 = alloca [2 x %struct.Known], align 16
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %12 = load i32, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %14 = load i32, ptr %13, align 4
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %16 = load i32, ptr %15, align 8
  %17 = sext i32 %16 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #13
  store ptr %0, ptr %9, align 8
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store ptr %1, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store ptr %3, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store ptr %5, ptr %20, align 8
  %21 = sext i32 %12 to i64
  %22 = getelementptr inbounds double, ptr %5, i64 %21
  %23 = getelementptr inbounds nuw i8, ptr %9, i64 40
  store ptr %22, ptr %23, align 8
  %24 = add i32 %12, 1
  %25 = sext i32 %24 to i64
  %26 = mul nsw i64 %17, %25
  %27 = getelementptr inbounds double, ptr %22, i64 %26
  %28 = getelementptr inbounds nuw i8, ptr %9, i64 48
  store ptr %27, ptr %28, align 8
  %29 = icmp sgt i32 %14, 0
  br i1 %29, label %30, label %71

30:                                               ; preds = %6
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %32 = load ptr, ptr %31, align 8
  %33 = zext nneg i32 %14 to i64
  br label %34

34:                                               ; preds = %34, %30
  %35 = phi i64 [ 0, %30 ], [ %46, %34 ]
  %36 = phi i64 [ 0, %30 ], [ %45, %34 ]
  %37 = getelementptr inbounds nuw %struct.Kind, ptr %32, i64 %35
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 16
  %39 = load i32, ptr %38, align 8
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds nuw i8, ptr %37, i64 20
  %42 = load i32, ptr %41, align 4
  %43 = sext i32 %42 to i64
  %44 = mul nsw i64 %43, %40
  %45 = tail call i64 @llvm.smax.i64(i64 %44, i64 %36)
  %46 = add nuw nsw i64 %35, 1
  %47 = icmp eq i64 %46, %33
  br i1 %47, label %48, label %34

48:                                               ; preds = %34
  %49 = getelementptr inbounds nuw double, ptr %27, i64 %45
  %50 = getelementptr inbounds nuw i8, ptr %9, i64 56
  store ptr %49, ptr %50, align 8
  %51 = add nsw i64 %17, %21
  %52 = shl nsw i64 %51, 4
  %53 = getelementptr inbounds i8, ptr %49, i64 %52
  %54 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store ptr %53, ptr %54, align 8
  %55 = getelementptr inbounds nuw double, ptr %53, i64 %33
  %56 = getelementptr inbounds nuw i8, ptr %9, i64 64
  store ptr %55, ptr %56, align 8
  br label %57

57:                                               ; preds = %57, %48
  %58 = phi i64 [ 0, %48 ], [ %69, %57 ]
  %59 = phi i64 [ 0, %48 ], [ %68, %57 ]
  %60 = getelementptr inbounds nuw %struct.Kind, ptr %32, i64 %58
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 16
  %62 = load i32, ptr %61, align 8
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds nuw i8, ptr %60, i64 20
  %65 = load i32, ptr %64, align 4
  %66 = sext i32 %65 to i64
  %67 = mul nsw i64 %66, %63
  %68 = add nsw i64 %67, %59
  %69 = add nuw nsw i64 %58, 1
  %70 = icmp eq i64 %69, %33
  br i1 %70, label %83, label %57

71:                                               ; preds = %6
  %72 = getelementptr inbounds nuw i8, ptr %9, i64 56
  store ptr %27, ptr %72, align 8
  %73 = add nsw i64 %17, %21
  %74 = shl nsw i64 %73, 4
  %75 = getelementptr inbounds i8, ptr %27, i64 %74
  %76 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store ptr %75, ptr %76, align 8
  %77 = sext i32 %14 to i64
  %78 = getelementptr inbounds double, ptr %75, i64 %77
  %79 = getelementptr inbounds nuw i8, ptr %9, i64 64
  store ptr %78, ptr %79, align 8
  %80 = getelementptr inbounds nuw i8, ptr %9, i64 72
  store i64 0, ptr %80, align 8
  %81 = getelementptr inbounds nuw i8, ptr %9, i64 80
  store i64 %77, ptr %81, align 8
  %82 = getelementptr inbounds nuw i8, ptr %9, i64 88
  store i32 0, ptr %82, align 8
  br label %121

83:                                               ; preds = %57
  %84 = getelementptr inbounds nuw i8, ptr %9, i64 72
  store i64 %68, ptr %84, align 8
  %85 = shl nsw i64 %68, 1
  %86 = add nsw i64 %85, %33
  %87 = getelementptr inbounds nuw i8, ptr %9, i64 80
  store i64 %86, ptr %87, align 8
  %88 = getelementptr inbounds nuw i8, ptr %9, i64 88
  store i32 0, ptr %88, align 8
  %89 = zext nneg i32 %14 to i64
  %90 = icmp ult i32 %14, 26
  br i1 %90, label %112, label %91

91:                                               ; preds = %83
  %92 = mul nsw i64 %21, 24
  %93 = add i64 %92, %8
  %94 = shl nsw i64 %17, 4
  %95 = add i64 %93, %94
  %96 = sub i64 %95, %7
  %97 = add i64 %26, %45
  %98 = shl i64 %97, 3
  %99 = add i64 %96, %98
  %100 = icmp ult i64 %99, 32
  br i1 %100, label %112, label %101

101:                                              ; preds = %91
  %102 = and i64 %33, 2147483646
  br label %103

103:                                              ; preds = %103, %101
  %104 = phi i64 [ 0, %101 ], [ %108, %103 ]
  %105 = getelementptr inbounds nuw double, ptr %4, i64 %104
  %106 = load <2 x double>, ptr %105, align 8
  %107 = getelementptr inbounds nuw double, ptr %53, i64 %104
  store <2 x double> %106, ptr %107, align 8
  %108 = add nuw i64 %104, 2
  %109 = icmp eq i64 %108, %102
  br i1 %109, label %110, label %103

110:                                              ; preds = %103
  %111 = icmp eq i64 %102, %33
  br i1 %111, label %121, label %112

112:                                              ; preds = %91, %83, %110
  %113 = phi i64 [ 0, %91 ], [ 0, %83 ], [ %102, %110 ]
  br label %114

114:                                              ; preds = %112, %114
  %115 = phi i64 [ %119, %114 ], [ %113, %112 ]
  %116 = getelementptr inbounds nuw double, ptr %4, i64 %115
  %117 = load double, ptr %116, align 8
  %118 = getelementptr inbounds nuw double, ptr %53, i64 %115
  store double %117, ptr %118, align 8
  %119 = add nuw nsw i64 %115, 1
  %120 = icmp eq i64 %119, %89
  br i1 %120, label %121, label %114

121:                                              ; preds = %114, %110, %71
  %122 = phi ptr [ %72, %71 ], [ %50, %110 ], [ %50, %114 ]
  %123 = phi ptr [ %76, %71 ], [ %54, %110 ], [ %54, %114 ]
  %124 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %125 = load double, ptr %124, align 8
  %126 = call fastcc i32 @looked_at(ptr noundef %9, double noundef %125, i32 noundef 25, ptr noundef %10)
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %128, label %274

128:                                              ; preds = %121
  %129 = icmp eq i32 %2, 0
  %130 = and i1 %129, %29
  br i1 %130, label %131, label %139

131:                                              ; preds = %128
  %132 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %133 = load ptr, ptr %132, align 8
  %134 = load ptr, ptr %123, align 8
  %135 = zext nneg i32 %14 to i64
  br label %141

136:                                              ; preds = %141
  %137 = add nuw nsw i64 %142, 1
  %138 = icmp samesign ult i64 %137, %135
  br i1 %138, label %141, label %139

139:                                              ; preds = %136, %128
  %140 = getelementptr inbounds nuw i8, ptr %1, i64 24
  br label %150

141:                                              ; preds = %131, %136
  %142 = phi i64 [ 0, %131 ], [ %137, %136 ]
  %143 = getelementptr inbounds nuw double, ptr %133, i64 %142
  %144 = load double, ptr %143, align 8
  %145 = getelementptr inbounds nuw double, ptr %134, i64 %142
  %146 = load double, ptr %145, align 8
  %147 = tail call double @llvm.maxnum.f64(double %146, double 1.000000e+00)
  %148 = fmul double %147, 0x3E7AD7F29ABCAF48
  %149 = fcmp ogt double %144, %148
  br i1 %149, label %136, label %274

150:                                              ; preds = %139, %172
  %151 = phi i64 [ 0, %139 ], [ %164, %172 ]
  switch i64 %151, label %152 [
    i64 4, label %177
    i64 3, label %160
  ]

152:                                              ; preds = %150
  %153 = getelementptr inbounds nuw double, ptr @regular.inside, i64 %151
  %154 = load double, ptr %153, align 8
  %155 = load double, ptr %124, align 8
  %156 = load double, ptr %140, align 8
  %157 = fsub double %156, %155
  %158 = fmul double %154, %157
  %159 = fadd double %155, %158
  br label %162

160:                                              ; preds = %150
  %161 = load double, ptr %140, align 8
  br label %162

162:                                              ; preds = %160, %152
  %163 = phi double [ %159, %152 ], [ %161, %160 ]
  %164 = add nuw nsw i64 %151, 1
  %165 = trunc nuw nsw i64 %164 to i32
  %166 = and i32 %165, 1
  %167 = add nuw nsw i32 %166, 25
  %168 = and i64 %164, 1
  %169 = getelementptr inbounds nuw %struct.Known, ptr %10, i64 %168
  %170 = call fastcc i32 @looked_at(ptr noundef %9, double noundef %163, i32 noundef %167, ptr noundef %169)
  %171 = icmp eq i32 %170, 0
  br i1 %171, label %172, label %274

172:                                              ; preds = %162
  %173 = and i64 %151, 1
  %174 = getelementptr inbounds nuw %struct.Known, ptr %10, i64 %173
  %175 = call fastcc i32 @between_them(ptr noundef %9, ptr noundef %174, ptr noundef %169, i32 noundef 24)
  %176 = icmp eq i32 %175, 0
  br i1 %176, label %274, label %150

177:                                              ; preds = %150
  %178 = load ptr, ptr %1, align 8
  %179 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %180 = load ptr, ptr %20, align 8
  call void %178(i32 noundef %12, i64 noundef 1, ptr noundef nonnull %179, ptr noundef nonnull %140, i64 noundef 1, ptr noundef nonnull %140, ptr noundef %180) #13
  %181 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %182 = load double, ptr %181, align 8
  %183 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %184 = load double, ptr %183, align 8
  %185 = load double, ptr %140, align 8
  %186 = load ptr, ptr %20, align 8
  %187 = load ptr, ptr %23, align 8
  %188 = load ptr, ptr %0, align 8
  %189 = fcmp olt double %185, %182
  %190 = fcmp ogt double %185, %184
  %191 = select i1 %190, double %184, double %185
  %192 = select i1 %189, double %182, double %191
  %193 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %194 = load ptr, ptr %193, align 8
  %195 = call i32 %188(double noundef %192, ptr noundef %186, ptr noundef %194, ptr noundef null, ptr noundef %187) #13
  %196 = icmp eq i32 %195, 0
  br i1 %196, label %197, label %274

197:                                              ; preds = %177
  %198 = load ptr, ptr %28, align 8
  br i1 %29, label %199, label %274

199:                                              ; preds = %197
  %200 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %201 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %202 = zext nneg i32 %14 to i64
  br label %203

203:                                              ; preds = %199, %263
  %204 = phi i64 [ 0, %199 ], [ %272, %263 ]
  %205 = phi ptr [ %3, %199 ], [ %271, %263 ]
  %206 = load ptr, ptr %200, align 8
  %207 = getelementptr inbounds nuw %struct.Kind, ptr %206, i64 %204
  %208 = load ptr, ptr %123, align 8
  %209 = getelementptr inbounds nuw double, ptr %208, i64 %204
  %210 = load double, ptr %209, align 8
  %211 = getelementptr inbounds nuw double, ptr %4, i64 %204
  store double %210, ptr %211, align 8
  %212 = load ptr, ptr %23, align 8
  %213 = getelementptr inbounds double, ptr %212, i64 %17
  %214 = getelementptr inbounds nuw i8, ptr %207, i64 16
  %215 = load i32, ptr %214, align 8
  %216 = icmp sgt i32 %215, 0
  br i1 %216, label %220, label %217

217:                                              ; preds = %203
  %218 = getelementptr inbounds nuw i8, ptr %207, i64 20
  %219 = load i32, ptr %218, align 4
  br label %263

220:                                              ; preds = %203
  %221 = load ptr, ptr %207, align 8
  %222 = load ptr, ptr %201, align 8
  %223 = getelementptr inbounds nuw i8, ptr %207, i64 20
  %224 = load i32, ptr %223, align 4
  %225 = icmp sgt i32 %224, 0
  %226 = getelementptr inbounds nuw i8, ptr %207, i64 8
  %227 = sext i32 %224 to i64
  %228 = zext nneg i32 %215 to i64
  %229 = zext nneg i32 %224 to i64
  br label %230

230:                                              ; preds = %260, %220
  %231 = phi i64 [ 0, %220 ], [ %261, %260 ]
  %232 = getelementptr inbounds nuw i32, ptr %221, i64 %231
  %233 = load i32, ptr %232, align 4
  %234 = sext i32 %233 to i64
  %235 = mul nsw i64 %234, %21
  %236 = getelementptr inbounds double, ptr %213, i64 %235
  %237 = getelementptr inbounds double, ptr %222, i64 %234
  %238 = load double, ptr %237, align 8
  br i1 %225, label %239, label %260

239:                                              ; preds = %230
  %240 = load ptr, ptr %226, align 8
  %241 = load i32, ptr %15, align 8
  %242 = mul nuw nsw i64 %231, %227
  %243 = getelementptr double, ptr %198, i64 %242
  br label %244

244:                                              ; preds = %244, %239
  %245 = phi i64 [ 0, %239 ], [ %258, %244 ]
  %246 = getelementptr inbounds nuw i32, ptr %240, i64 %245
  %247 = load i32, ptr %246, align 4
  %248 = sext i32 %247 to i64
  %249 = getelementptr inbounds double, ptr %236, i64 %248
  %250 = load double, ptr %249, align 8
  %251 = fmul double %238, %250
  %252 = add nsw i32 %247, %241
  %253 = sext i32 %252 to i64
  %254 = getelementptr inbounds double, ptr %222, i64 %253
  %255 = load double, ptr %254, align 8
  %256 = fmul double %251, %255
  %257 = getelementptr double, ptr %243, i64 %245
  store double %256, ptr %257, align 8
  %258 = add nuw nsw i64 %245, 1
  %259 = icmp eq i64 %258, %229
  br i1 %259, label %260, label %244

260:                                              ; preds = %244, %230
  %261 = add nuw nsw i64 %231, 1
  %262 = icmp eq i64 %261, %228
  br i1 %262, label %263, label %230

263:                                              ; preds = %260, %217
  %264 = phi i32 [ %219, %217 ], [ %224, %260 ]
  %265 = getelementptr inbounds nuw i8, ptr %207, i64 20
  %266 = load ptr, ptr %122, align 8
  call fastcc void @grow(i32 noundef %215, i32 noundef %264, ptr noundef %198, ptr noundef %205, ptr noundef %266)
  %267 = load i32, ptr %214, align 8
  %268 = load i32, ptr %265, align 4
  %269 = add nsw i32 %268, %267
  %270 = sext i32 %269 to i64
  %271 = getelementptr inbounds double, ptr %205, i64 %270
  %272 = add nuw nsw i64 %204, 1
  %273 = icmp eq i64 %272, %202
  br i1 %273, label %274, label %203

274:                                              ; preds = %141, %162, %172, %263, %197, %177, %121
  %275 = phi i32 [ 0, %177 ], [ 0, %121 ], [ 1, %197 ], [ 0, %162 ], [ 1, %263 ], [ 0, %172 ], [ 0, %141 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #13
  ret i32 %275
}

; Function Attrs: nounwind
define internal fastcc range(i32 0, 2) i32 @looked_at(ptr noundef nonnull captures(none) %0, double noundef %1, i32 noundef %2, ptr noundef nonnull captures(none) initializes((0, 32)) %3) unnamed_addr #2 {
  %5 = alloca double, align 8
  store double %1, ptr %5, align 8
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load ptr, ptr %9, align 8
  store double %1, ptr %3, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %12 = load ptr, ptr %11, align 8
  %13 = sext i32 %2 to i64
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %15 = load i64, ptr %14, align 8
  %16 = mul nsw i64 %15, %13
  %17 = getelementptr inbounds double, ptr %12, i64 %16
  %18 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store ptr %17, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds double, ptr %17, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store ptr %21, ptr %22, align 8
  %23 = getelementptr inbounds double, ptr %21, i64 %20
  %24 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store ptr %23, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %26 = load i32, ptr %25, align 8
  %27 = add nsw i32 %26, 1
  store i32 %27, ptr %25, align 8
  %28 = icmp sgt i32 %26, 199
  br i1 %28, label %620, label %29

29:                                               ; preds = %4
  %30 = load ptr, ptr %8, align 8
  %31 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %32 = load i32, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %34 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %36 = load ptr, ptr %35, align 8
  call void %30(i32 noundef %32, i64 noundef 1, ptr noundef nonnull %33, ptr noundef nonnull %34, i64 noundef 1, ptr noundef nonnull %5, ptr noundef %36) #13
  %37 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %38 = load double, ptr %37, align 8
  %39 = getelementptr inbounds nuw i8, ptr %8, i64 40
  %40 = load double, ptr %39, align 8
  %41 = load double, ptr %5, align 8
  %42 = load ptr, ptr %35, align 8
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %44 = load ptr, ptr %43, align 8
  %45 = load ptr, ptr %6, align 8
  %46 = fcmp olt double %41, %38
  %47 = fcmp ogt double %41, %40
  %48 = select i1 %47, double %40, double %41
  %49 = select i1 %46, double %38, double %48
  %50 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %51 = load ptr, ptr %50, align 8
  %52 = call i32 %45(double noundef %49, ptr noundef %42, ptr noundef %51, ptr noundef null, ptr noundef %44) #13
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %620

54:                                               ; preds = %29
  %55 = getelementptr inbounds nuw i8, ptr %6, i64 44
  %56 = load i32, ptr %55, align 4
  %57 = icmp sgt i32 %56, 0
  br i1 %57, label %58, label %620

58:                                               ; preds = %54
  %59 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %60 = load ptr, ptr %59, align 8
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %62 = load ptr, ptr %61, align 8
  %63 = ptrtoint ptr %62 to i64
  %64 = load ptr, ptr %43, align 8
  %65 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %66 = load i32, ptr %65, align 8
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds double, ptr %64, i64 %67
  %69 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %71 = load ptr, ptr %70, align 8
  %72 = load ptr, ptr %24, align 8
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %74 = load ptr, ptr %73, align 8
  %75 = zext nneg i32 %56 to i64
  br label %76

76:                                               ; preds = %58, %610
  %77 = phi i64 [ 0, %58 ], [ %618, %610 ]
  %78 = phi ptr [ %10, %58 ], [ %617, %610 ]
  %79 = phi ptr [ %21, %58 ], [ %614, %610 ]
  %80 = phi ptr [ %17, %58 ], [ %613, %610 ]
  %81 = ptrtoint ptr %78 to i64
  %82 = getelementptr inbounds nuw %struct.Kind, ptr %60, i64 %77
  %83 = getelementptr inbounds nuw i8, ptr %82, i64 16
  %84 = load i32, ptr %83, align 8
  %85 = icmp sgt i32 %84, 0
  br i1 %85, label %89, label %86

86:                                               ; preds = %76
  %87 = getelementptr inbounds nuw i8, ptr %82, i64 20
  %88 = load i32, ptr %87, align 4
  br label %204

89:                                               ; preds = %76
  %90 = load i32, ptr %31, align 8
  %91 = load ptr, ptr %82, align 8
  %92 = sext i32 %90 to i64
  %93 = load ptr, ptr %69, align 8
  %94 = getelementptr inbounds nuw i8, ptr %82, i64 20
  %95 = load i32, ptr %94, align 4
  %96 = icmp sgt i32 %95, 0
  %97 = getelementptr inbounds nuw i8, ptr %82, i64 8
  %98 = sext i32 %95 to i64
  %99 = zext nneg i32 %84 to i64
  %100 = zext nneg i32 %95 to i64
  br label %101

101:                                              ; preds = %130, %89
  %102 = phi i64 [ 0, %89 ], [ %131, %130 ]
  %103 = getelementptr inbounds nuw i32, ptr %91, i64 %102
  %104 = load i32, ptr %103, align 4
  %105 = sext i32 %104 to i64
  %106 = mul nsw i64 %105, %92
  %107 = getelementptr inbounds double, ptr %68, i64 %106
  %108 = getelementptr inbounds double, ptr %93, i64 %105
  %109 = load double, ptr %108, align 8
  br i1 %96, label %110, label %130

110:                                              ; preds = %101
  %111 = load ptr, ptr %97, align 8
  %112 = mul nuw nsw i64 %102, %98
  %113 = getelementptr double, ptr %80, i64 %112
  br label %114

114:                                              ; preds = %114, %110
  %115 = phi i64 [ 0, %110 ], [ %128, %114 ]
  %116 = getelementptr inbounds nuw i32, ptr %111, i64 %115
  %117 = load i32, ptr %116, align 4
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds double, ptr %107, i64 %118
  %120 = load double, ptr %119, align 8
  %121 = fmul double %109, %120
  %122 = add nsw i32 %117, %66
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds double, ptr %93, i64 %123
  %125 = load double, ptr %124, align 8
  %126 = fmul double %121, %125
  %127 = getelementptr double, ptr %113, i64 %115
  store double %126, ptr %127, align 8
  %128 = add nuw nsw i64 %115, 1
  %129 = icmp eq i64 %128, %100
  br i1 %129, label %130, label %114

130:                                              ; preds = %114, %101
  %131 = add nuw nsw i64 %102, 1
  %132 = icmp eq i64 %131, %99
  br i1 %132, label %133, label %101

133:                                              ; preds = %130
  %134 = icmp ult i32 %84, 4
  br i1 %134, label %156, label %135

135:                                              ; preds = %133
  %136 = and i64 %99, 2147483646
  br label %137

137:                                              ; preds = %137, %135
  %138 = phi i64 [ 0, %135 ], [ %144, %137 ]
  %139 = phi <2 x double> [ zeroinitializer, %135 ], [ %143, %137 ]
  %140 = getelementptr inbounds nuw double, ptr %78, i64 %138
  %141 = load <2 x double>, ptr %140, align 8
  %142 = freeze <2 x double> %141
  %143 = call <2 x double> @llvm.maxnum.v2f64(<2 x double> %139, <2 x double> %142)
  %144 = add nuw i64 %138, 2
  %145 = fcmp uno <2 x double> %142, zeroinitializer
  %146 = bitcast <2 x i1> %145 to i2
  %147 = icmp ne i2 %146, 0
  %148 = icmp eq i64 %144, %136
  %149 = or i1 %147, %148
  br i1 %149, label %150, label %137

150:                                              ; preds = %137
  %151 = select i1 %147, <2 x double> %139, <2 x double> %143
  %152 = select i1 %147, i64 %138, i64 %136
  %153 = call double @llvm.vector.reduce.fmax.v2f64(<2 x double> %151)
  %154 = icmp ne i64 %136, %99
  %155 = or i1 %154, %147
  br i1 %155, label %156, label %159

156:                                              ; preds = %133, %150
  %157 = phi i64 [ 0, %133 ], [ %152, %150 ]
  %158 = phi double [ 0.000000e+00, %133 ], [ %153, %150 ]
  br label %187

159:                                              ; preds = %187, %150
  %160 = phi double [ %153, %150 ], [ %192, %187 ]
  %161 = fmul double %160, 0x3D719799812DEA11
  %162 = fcmp ogt double %160, 0.000000e+00
  %163 = select i1 %162, double %160, double 1.000000e+00
  %164 = icmp eq i32 %84, 1
  %165 = sub i64 %63, %81
  %166 = icmp ult i64 %165, 32
  %167 = select i1 %164, i1 true, i1 %166
  br i1 %167, label %185, label %168

168:                                              ; preds = %159
  %169 = and i64 %99, 2147483646
  %170 = insertelement <2 x double> poison, double %161, i64 0
  %171 = shufflevector <2 x double> %170, <2 x double> poison, <2 x i32> zeroinitializer
  %172 = insertelement <2 x double> poison, double %163, i64 0
  %173 = shufflevector <2 x double> %172, <2 x double> poison, <2 x i32> zeroinitializer
  br label %174

174:                                              ; preds = %174, %168
  %175 = phi i64 [ 0, %168 ], [ %181, %174 ]
  %176 = getelementptr inbounds nuw double, ptr %78, i64 %175
  %177 = load <2 x double>, ptr %176, align 8
  %178 = fcmp ogt <2 x double> %177, %171
  %179 = select <2 x i1> %178, <2 x double> %177, <2 x double> %173
  %180 = getelementptr inbounds nuw double, ptr %62, i64 %175
  store <2 x double> %179, ptr %180, align 8
  %181 = add nuw i64 %175, 2
  %182 = icmp eq i64 %181, %169
  br i1 %182, label %183, label %174

183:                                              ; preds = %174
  %184 = icmp eq i64 %169, %99
  br i1 %184, label %204, label %185

185:                                              ; preds = %159, %183
  %186 = phi i64 [ 0, %159 ], [ %169, %183 ]
  br label %195

187:                                              ; preds = %156, %187
  %188 = phi i64 [ %193, %187 ], [ %157, %156 ]
  %189 = phi double [ %192, %187 ], [ %158, %156 ]
  %190 = getelementptr inbounds nuw double, ptr %78, i64 %188
  %191 = load double, ptr %190, align 8
  %192 = call double @llvm.maxnum.f64(double %189, double %191)
  %193 = add nuw nsw i64 %188, 1
  %194 = icmp eq i64 %193, %99
  br i1 %194, label %159, label %187

195:                                              ; preds = %185, %195
  %196 = phi i64 [ %202, %195 ], [ %186, %185 ]
  %197 = getelementptr inbounds nuw double, ptr %78, i64 %196
  %198 = load double, ptr %197, align 8
  %199 = fcmp ogt double %198, %161
  %200 = select i1 %199, double %198, double %163
  %201 = getelementptr inbounds nuw double, ptr %62, i64 %196
  store double %200, ptr %201, align 8
  %202 = add nuw nsw i64 %196, 1
  %203 = icmp eq i64 %202, %99
  br i1 %203, label %204, label %195

204:                                              ; preds = %195, %183, %86
  %205 = phi i32 [ %88, %86 ], [ %95, %183 ], [ %95, %195 ]
  %206 = sext i32 %84 to i64
  %207 = getelementptr inbounds double, ptr %78, i64 %206
  %208 = getelementptr inbounds double, ptr %62, i64 %206
  %209 = icmp sgt i32 %205, 0
  br i1 %209, label %210, label %282

210:                                              ; preds = %204
  %211 = zext nneg i32 %205 to i64
  %212 = icmp ult i32 %205, 4
  br i1 %212, label %234, label %213

213:                                              ; preds = %210
  %214 = and i64 %211, 2147483646
  br label %215

215:                                              ; preds = %215, %213
  %216 = phi i64 [ 0, %213 ], [ %222, %215 ]
  %217 = phi <2 x double> [ zeroinitializer, %213 ], [ %221, %215 ]
  %218 = getelementptr inbounds nuw double, ptr %207, i64 %216
  %219 = load <2 x double>, ptr %218, align 8
  %220 = freeze <2 x double> %219
  %221 = call <2 x double> @llvm.maxnum.v2f64(<2 x double> %217, <2 x double> %220)
  %222 = add nuw i64 %216, 2
  %223 = fcmp uno <2 x double> %220, zeroinitializer
  %224 = bitcast <2 x i1> %223 to i2
  %225 = icmp ne i2 %224, 0
  %226 = icmp eq i64 %222, %214
  %227 = or i1 %225, %226
  br i1 %227, label %228, label %215

228:                                              ; preds = %215
  %229 = select i1 %225, <2 x double> %217, <2 x double> %221
  %230 = select i1 %225, i64 %216, i64 %214
  %231 = call double @llvm.vector.reduce.fmax.v2f64(<2 x double> %229)
  %232 = icmp ne i64 %214, %211
  %233 = or i1 %232, %225
  br i1 %233, label %234, label %237

234:                                              ; preds = %210, %228
  %235 = phi i64 [ 0, %210 ], [ %230, %228 ]
  %236 = phi double [ 0.000000e+00, %210 ], [ %231, %228 ]
  br label %265

237:                                              ; preds = %265, %228
  %238 = phi double [ %231, %228 ], [ %270, %265 ]
  %239 = fmul double %238, 0x3D719799812DEA11
  %240 = fcmp ogt double %238, 0.000000e+00
  %241 = select i1 %240, double %238, double 1.000000e+00
  %242 = icmp eq i32 %205, 1
  %243 = sub i64 %63, %81
  %244 = icmp ult i64 %243, 32
  %245 = select i1 %242, i1 true, i1 %244
  br i1 %245, label %263, label %246

246:                                              ; preds = %237
  %247 = and i64 %211, 2147483646
  %248 = insertelement <2 x double> poison, double %239, i64 0
  %249 = shufflevector <2 x double> %248, <2 x double> poison, <2 x i32> zeroinitializer
  %250 = insertelement <2 x double> poison, double %241, i64 0
  %251 = shufflevector <2 x double> %250, <2 x double> poison, <2 x i32> zeroinitializer
  br label %252

252:                                              ; preds = %252, %246
  %253 = phi i64 [ 0, %246 ], [ %259, %252 ]
  %254 = getelementptr inbounds nuw double, ptr %207, i64 %253
  %255 = load <2 x double>, ptr %254, align 8
  %256 = fcmp ogt <2 x double> %255, %249
  %257 = select <2 x i1> %256, <2 x double> %255, <2 x double> %251
  %258 = getelementptr inbounds nuw double, ptr %208, i64 %253
  store <2 x double> %257, ptr %258, align 8
  %259 = add nuw i64 %253, 2
  %260 = icmp eq i64 %259, %247
  br i1 %260, label %261, label %252

261:                                              ; preds = %252
  %262 = icmp eq i64 %247, %211
  br i1 %262, label %282, label %263

263:                                              ; preds = %237, %261
  %264 = phi i64 [ 0, %237 ], [ %247, %261 ]
  br label %273

265:                                              ; preds = %234, %265
  %266 = phi i64 [ %271, %265 ], [ %235, %234 ]
  %267 = phi double [ %270, %265 ], [ %236, %234 ]
  %268 = getelementptr inbounds nuw double, ptr %207, i64 %266
  %269 = load double, ptr %268, align 8
  %270 = call double @llvm.maxnum.f64(double %267, double %269)
  %271 = add nuw nsw i64 %266, 1
  %272 = icmp eq i64 %271, %211
  br i1 %272, label %237, label %265

273:                                              ; preds = %263, %273
  %274 = phi i64 [ %280, %273 ], [ %264, %263 ]
  %275 = getelementptr inbounds nuw double, ptr %207, i64 %274
  %276 = load double, ptr %275, align 8
  %277 = fcmp ogt double %276, %239
  %278 = select i1 %277, double %276, double %241
  %279 = getelementptr inbounds nuw double, ptr %208, i64 %274
  store double %278, ptr %279, align 8
  %280 = add nuw nsw i64 %274, 1
  %281 = icmp eq i64 %280, %211
  br i1 %281, label %282, label %273

282:                                              ; preds = %273, %261, %204
  br i1 %85, label %283, label %345

283:                                              ; preds = %282
  %284 = sext i32 %205 to i64
  %285 = zext nneg i32 %84 to i64
  %286 = zext i32 %205 to i64
  %287 = getelementptr double, ptr %62, i64 %285
  %288 = shl nuw nsw i64 %285, 3
  %289 = add nsw i64 %288, -8
  %290 = mul i64 %289, %284
  %291 = shl nuw nsw i64 %286, 3
  %292 = getelementptr i8, ptr %80, i64 %290
  %293 = getelementptr i8, ptr %292, i64 %291
  %294 = add nuw nsw i64 %286, %285
  %295 = shl nuw nsw i64 %294, 3
  %296 = getelementptr i8, ptr %62, i64 %295
  %297 = icmp eq i32 %205, 1
  %298 = icmp ult ptr %80, %296
  %299 = icmp ult ptr %287, %293
  %300 = and i1 %298, %299
  %301 = icmp ult ptr %80, %287
  %302 = icmp ult ptr %62, %293
  %303 = and i1 %301, %302
  %304 = or i1 %300, %303
  %305 = and i64 %286, 2147483646
  %306 = icmp eq i64 %305, %286
  br label %307

307:                                              ; preds = %283, %342
  %308 = phi i64 [ 0, %283 ], [ %343, %342 ]
  br i1 %209, label %309, label %342

309:                                              ; preds = %307
  %310 = getelementptr inbounds nuw double, ptr %62, i64 %308
  %311 = mul nuw nsw i64 %308, %284
  %312 = getelementptr double, ptr %80, i64 %311
  %313 = select i1 %297, i1 true, i1 %304
  br i1 %313, label %329, label %314

314:                                              ; preds = %309
  %315 = load double, ptr %310, align 8
  %316 = insertelement <2 x double> poison, double %315, i64 0
  %317 = shufflevector <2 x double> %316, <2 x double> poison, <2 x i32> zeroinitializer
  br label %318

318:                                              ; preds = %318, %314
  %319 = phi i64 [ 0, %314 ], [ %326, %318 ]
  %320 = getelementptr double, ptr %312, i64 %319
  %321 = load <2 x double>, ptr %320, align 8
  %322 = fdiv <2 x double> %321, %317
  store <2 x double> %322, ptr %320, align 8
  %323 = getelementptr inbounds nuw double, ptr %287, i64 %319
  %324 = load <2 x double>, ptr %323, align 8
  %325 = fdiv <2 x double> %322, %324
  store <2 x double> %325, ptr %320, align 8
  %326 = add nuw i64 %319, 2
  %327 = icmp eq i64 %326, %305
  br i1 %327, label %328, label %318

328:                                              ; preds = %318
  br i1 %306, label %342, label %329

329:                                              ; preds = %309, %328
  %330 = phi i64 [ %305, %328 ], [ 0, %309 ]
  br label %331

331:                                              ; preds = %329, %331
  %332 = phi i64 [ %340, %331 ], [ %330, %329 ]
  %333 = load double, ptr %310, align 8
  %334 = getelementptr double, ptr %312, i64 %332
  %335 = load double, ptr %334, align 8
  %336 = fdiv double %335, %333
  store double %336, ptr %334, align 8
  %337 = getelementptr inbounds nuw double, ptr %287, i64 %332
  %338 = load double, ptr %337, align 8
  %339 = fdiv double %336, %338
  store double %339, ptr %334, align 8
  %340 = add nuw nsw i64 %332, 1
  %341 = icmp eq i64 %340, %286
  br i1 %341, label %342, label %331

342:                                              ; preds = %331, %328, %307
  %343 = add nuw nsw i64 %308, 1
  %344 = icmp eq i64 %343, %285
  br i1 %344, label %345, label %307

345:                                              ; preds = %342, %282
  %346 = icmp slt i32 %84, %205
  %347 = call i32 @llvm.smin.i32(i32 %84, i32 %205)
  %348 = getelementptr inbounds nuw i8, ptr %82, i64 24
  %349 = load i32, ptr %348, align 8
  %350 = icmp eq i32 %349, 0
  br i1 %350, label %559, label %351

351:                                              ; preds = %345
  %352 = icmp sgt i32 %349, %347
  br i1 %352, label %559, label %353

353:                                              ; preds = %351
  %354 = call i32 @llvm.smax.i32(i32 %84, i32 %205)
  br i1 %85, label %355, label %363

355:                                              ; preds = %353
  %356 = sext i32 %205 to i64
  %357 = zext nneg i32 %84 to i64
  %358 = zext nneg i32 %205 to i64
  br label %359

359:                                              ; preds = %394, %355
  %360 = phi i64 [ 0, %355 ], [ %395, %394 ]
  br i1 %209, label %361, label %394

361:                                              ; preds = %359
  %362 = mul nuw nsw i64 %360, %356
  br label %383

363:                                              ; preds = %394, %353
  %364 = icmp sgt i32 %347, 0
  %365 = sext i32 %354 to i64
  %366 = sext i32 %347 to i64
  %367 = zext i32 %347 to i64
  %368 = zext i32 %354 to i64
  br i1 %364, label %369, label %530

369:                                              ; preds = %363
  %370 = shl nsw i64 %365, 3
  %371 = shl nuw nsw i64 %368, 3
  %372 = shl nsw i64 %365, 3
  %373 = shl nuw nsw i64 %367, 3
  %374 = add nsw i64 %373, -8
  %375 = mul i64 %374, %365
  %376 = getelementptr i8, ptr %71, i64 %375
  %377 = getelementptr i8, ptr %376, i64 %371
  %378 = getelementptr i8, ptr %71, i64 %371
  %379 = getelementptr i8, ptr %71, i64 %372
  %380 = icmp ult i32 %354, 2
  %381 = and i64 %368, 4294967294
  %382 = icmp eq i64 %381, %368
  br label %397

383:                                              ; preds = %383, %361
  %384 = phi i64 [ 0, %361 ], [ %392, %383 ]
  %385 = add nuw nsw i64 %384, %362
  %386 = getelementptr inbounds nuw double, ptr %80, i64 %385
  %387 = load double, ptr %386, align 8
  %388 = mul nuw nsw i64 %384, %357
  %389 = add nuw nsw i64 %388, %360
  %390 = select i1 %346, i64 %385, i64 %389
  %391 = getelementptr inbounds nuw double, ptr %71, i64 %390
  store double %387, ptr %391, align 8
  %392 = add nuw nsw i64 %384, 1
  %393 = icmp eq i64 %392, %358
  br i1 %393, label %394, label %383

394:                                              ; preds = %383, %359
  %395 = add nuw nsw i64 %360, 1
  %396 = icmp eq i64 %395, %357
  br i1 %396, label %363, label %359

397:                                              ; preds = %369, %507
  %398 = phi i32 [ %509, %507 ], [ 0, %369 ]
  br label %403

399:                                              ; preds = %503, %403
  %400 = phi i32 [ %406, %403 ], [ %504, %503 ]
  %401 = add nuw nsw i64 %405, 1
  %402 = icmp eq i64 %411, %367
  br i1 %402, label %507, label %403

403:                                              ; preds = %399, %397
  %404 = phi i64 [ %411, %399 ], [ 0, %397 ]
  %405 = phi i64 [ %401, %399 ], [ 1, %397 ]
  %406 = phi i32 [ %400, %399 ], [ 0, %397 ]
  %407 = mul i64 %370, %404
  %408 = getelementptr i8, ptr %71, i64 %407
  %409 = getelementptr i8, ptr %378, i64 %407
  %410 = getelementptr i8, ptr %379, i64 %407
  %411 = add nuw nsw i64 %404, 1
  %412 = icmp slt i64 %411, %366
  br i1 %412, label %413, label %399

413:                                              ; preds = %403
  %414 = mul nsw i64 %404, %365
  %415 = getelementptr inbounds double, ptr %71, i64 %414
  %416 = icmp ult ptr %408, %377
  %417 = icmp ult ptr %410, %409
  %418 = and i1 %416, %417
  br label %419

419:                                              ; preds = %503, %413
  %420 = phi i64 [ %405, %413 ], [ %505, %503 ]
  %421 = phi i32 [ %406, %413 ], [ %504, %503 ]
  %422 = mul nsw i64 %420, %365
  %423 = getelementptr inbounds double, ptr %71, i64 %422
  br label %424

424:                                              ; preds = %419, %424
  %425 = phi i64 [ %440, %424 ], [ 0, %419 ]
  %426 = phi double [ %431, %424 ], [ 0.000000e+00, %419 ]
  %427 = phi <2 x double> [ %439, %424 ], [ zeroinitializer, %419 ]
  %428 = getelementptr inbounds nuw double, ptr %415, i64 %425
  %429 = load double, ptr %428, align 8
  %430 = fmul double %429, %429
  %431 = fadd double %426, %430
  %432 = getelementptr inbounds nuw double, ptr %423, i64 %425
  %433 = load double, ptr %432, align 8
  %434 = insertelement <2 x double> poison, double %433, i64 0
  %435 = shufflevector <2 x double> %434, <2 x double> poison, <2 x i32> zeroinitializer
  %436 = insertelement <2 x double> poison, double %429, i64 0
  %437 = insertelement <2 x double> %436, double %433, i64 1
  %438 = fmul <2 x double> %435, %437
  %439 = fadd <2 x double> %427, %438
  %440 = add nuw nsw i64 %425, 1
  %441 = icmp eq i64 %440, %368
  br i1 %441, label %442, label %424

442:                                              ; preds = %424
  %443 = extractelement <2 x double> %439, i64 0
  %444 = call double @llvm.fabs.f64(double %443)
  %445 = extractelement <2 x double> %439, i64 1
  %446 = fmul double %431, %445
  %447 = call double @llvm.sqrt.f64(double %446)
  %448 = fmul double %447, 0x3D719799812DEA11
  %449 = fcmp ogt double %444, %448
  br i1 %449, label %450, label %503

450:                                              ; preds = %442
  %451 = fsub double %445, %431
  %452 = fmul double %443, 2.000000e+00
  %453 = fdiv double %451, %452
  %454 = fcmp olt double %453, 0.000000e+00
  %455 = select i1 %454, double -1.000000e+00, double 1.000000e+00
  %456 = call double @llvm.fabs.f64(double %453)
  %457 = fmul double %453, %453
  %458 = fadd double %457, 1.000000e+00
  %459 = call double @llvm.sqrt.f64(double %458)
  %460 = fadd double %456, %459
  %461 = fdiv double %455, %460
  %462 = fmul double %461, %461
  %463 = fadd double %462, 1.000000e+00
  %464 = call double @llvm.sqrt.f64(double %463)
  %465 = fdiv double 1.000000e+00, %464
  %466 = select i1 %380, i1 true, i1 %418
  br i1 %466, label %487, label %467

467:                                              ; preds = %450
  %468 = insertelement <2 x double> poison, double %461, i64 0
  %469 = shufflevector <2 x double> %468, <2 x double> poison, <2 x i32> zeroinitializer
  %470 = insertelement <2 x double> poison, double %465, i64 0
  %471 = shufflevector <2 x double> %470, <2 x double> poison, <2 x i32> zeroinitializer
  br label %472

472:                                              ; preds = %472, %467
  %473 = phi i64 [ 0, %467 ], [ %484, %472 ]
  %474 = getelementptr inbounds nuw double, ptr %415, i64 %473
  %475 = load <2 x double>, ptr %474, align 8
  %476 = getelementptr inbounds nuw double, ptr %423, i64 %473
  %477 = load <2 x double>, ptr %476, align 8
  %478 = fmul <2 x double> %469, %477
  %479 = fsub <2 x double> %475, %478
  %480 = fmul <2 x double> %471, %479
  store <2 x double> %480, ptr %474, align 8
  %481 = fmul <2 x double> %469, %475
  %482 = fadd <2 x double> %477, %481
  %483 = fmul <2 x double> %471, %482
  store <2 x double> %483, ptr %476, align 8
  %484 = add nuw i64 %473, 2
  %485 = icmp eq i64 %484, %381
  br i1 %485, label %486, label %472

486:                                              ; preds = %472
  br i1 %382, label %503, label %487

487:                                              ; preds = %450, %486
  %488 = phi i64 [ %381, %486 ], [ 0, %450 ]
  br label %489

489:                                              ; preds = %487, %489
  %490 = phi i64 [ %501, %489 ], [ %488, %487 ]
  %491 = getelementptr inbounds nuw double, ptr %415, i64 %490
  %492 = load double, ptr %491, align 8
  %493 = getelementptr inbounds nuw double, ptr %423, i64 %490
  %494 = load double, ptr %493, align 8
  %495 = fmul double %461, %494
  %496 = fsub double %492, %495
  %497 = fmul double %465, %496
  store double %497, ptr %491, align 8
  %498 = fmul double %461, %492
  %499 = fadd double %494, %498
  %500 = fmul double %465, %499
  store double %500, ptr %493, align 8
  %501 = add nuw nsw i64 %490, 1
  %502 = icmp eq i64 %501, %368
  br i1 %502, label %503, label %489

503:                                              ; preds = %489, %486, %442
  %504 = phi i32 [ %421, %442 ], [ 1, %486 ], [ 1, %489 ]
  %505 = add nuw nsw i64 %420, 1
  %506 = icmp eq i64 %505, %367
  br i1 %506, label %399, label %419

507:                                              ; preds = %399
  %508 = icmp ne i32 %400, 0
  %509 = add nuw nsw i32 %398, 1
  %510 = icmp samesign ult i32 %398, 29
  %511 = select i1 %508, i1 %510, i1 false
  br i1 %511, label %397, label %512

512:                                              ; preds = %507, %525
  %513 = phi i64 [ %528, %525 ], [ 0, %507 ]
  %514 = mul nsw i64 %513, %365
  %515 = getelementptr double, ptr %71, i64 %514
  br label %516

516:                                              ; preds = %516, %512
  %517 = phi i64 [ 0, %512 ], [ %523, %516 ]
  %518 = phi double [ 0.000000e+00, %512 ], [ %522, %516 ]
  %519 = getelementptr double, ptr %515, i64 %517
  %520 = load double, ptr %519, align 8
  %521 = fmul double %520, %520
  %522 = fadd double %518, %521
  %523 = add nuw nsw i64 %517, 1
  %524 = icmp eq i64 %523, %368
  br i1 %524, label %525, label %516

525:                                              ; preds = %516
  %526 = call double @llvm.sqrt.f64(double %522)
  %527 = getelementptr inbounds nuw double, ptr %62, i64 %513
  store double %526, ptr %527, align 8
  %528 = add nuw nsw i64 %513, 1
  %529 = icmp eq i64 %528, %367
  br i1 %529, label %530, label %512

530:                                              ; preds = %525, %363
  %531 = icmp sgt i32 %349, 0
  br i1 %531, label %532, label %554

532:                                              ; preds = %530
  %533 = zext nneg i32 %349 to i64
  br label %537

534:                                              ; preds = %551, %537
  %535 = add nuw nsw i64 %539, 1
  %536 = icmp eq i64 %540, %533
  br i1 %536, label %554, label %537

537:                                              ; preds = %534, %532
  %538 = phi i64 [ 0, %532 ], [ %540, %534 ]
  %539 = phi i64 [ 1, %532 ], [ %535, %534 ]
  %540 = add nuw nsw i64 %538, 1
  %541 = icmp slt i64 %540, %366
  br i1 %541, label %542, label %534

542:                                              ; preds = %537
  %543 = getelementptr inbounds nuw double, ptr %62, i64 %538
  br label %544

544:                                              ; preds = %551, %542
  %545 = phi i64 [ %539, %542 ], [ %552, %551 ]
  %546 = getelementptr inbounds nuw double, ptr %62, i64 %545
  %547 = load double, ptr %546, align 8
  %548 = load double, ptr %543, align 8
  %549 = fcmp ogt double %547, %548
  br i1 %549, label %550, label %551

550:                                              ; preds = %544
  store double %547, ptr %543, align 8
  store double %548, ptr %546, align 8
  br label %551

551:                                              ; preds = %550, %544
  %552 = add nuw nsw i64 %545, 1
  %553 = icmp eq i64 %552, %367
  br i1 %553, label %534, label %544

554:                                              ; preds = %534, %530
  %555 = sext i32 %349 to i64
  %556 = getelementptr double, ptr %62, i64 %555
  %557 = getelementptr i8, ptr %556, i64 -8
  %558 = load double, ptr %557, align 8
  br label %559

559:                                              ; preds = %345, %351, %554
  %560 = phi double [ %558, %554 ], [ 1.000000e+00, %345 ], [ 0.000000e+00, %351 ]
  %561 = getelementptr inbounds nuw double, ptr %72, i64 %77
  store double %560, ptr %561, align 8
  %562 = icmp sgt i32 %347, 0
  br i1 %562, label %563, label %602

563:                                              ; preds = %559
  %564 = call i32 @llvm.smax.i32(i32 %84, i32 %205)
  %565 = sext i32 %564 to i64
  %566 = zext i32 %564 to i64
  br label %567

567:                                              ; preds = %595, %563
  %568 = phi ptr [ %71, %563 ], [ %597, %595 ]
  %569 = phi i32 [ 0, %563 ], [ %596, %595 ]
  %570 = phi ptr [ %79, %563 ], [ %598, %595 ]
  br i1 %350, label %580, label %571

571:                                              ; preds = %567, %571
  %572 = phi i64 [ %578, %571 ], [ 0, %567 ]
  %573 = phi double [ %577, %571 ], [ 0.000000e+00, %567 ]
  %574 = getelementptr inbounds nuw double, ptr %568, i64 %572
  %575 = load double, ptr %574, align 8
  %576 = fmul double %575, %575
  %577 = fadd double %573, %576
  %578 = add nuw nsw i64 %572, 1
  %579 = icmp eq i64 %578, %566
  br i1 %579, label %580, label %571

580:                                              ; preds = %571, %567
  %581 = phi double [ 0.000000e+00, %567 ], [ %577, %571 ]
  %582 = call double @llvm.sqrt.f64(double %581)
  %583 = fcmp ult double %582, %560
  br label %584

584:                                              ; preds = %590, %580
  %585 = phi i64 [ 0, %580 ], [ %593, %590 ]
  br i1 %583, label %590, label %586

586:                                              ; preds = %584
  %587 = getelementptr inbounds nuw double, ptr %568, i64 %585
  %588 = load double, ptr %587, align 8
  %589 = fdiv double %588, %581
  br label %590

590:                                              ; preds = %586, %584
  %591 = phi double [ %589, %586 ], [ 0.000000e+00, %584 ]
  %592 = getelementptr inbounds nuw double, ptr %570, i64 %585
  store double %591, ptr %592, align 8
  %593 = add nuw nsw i64 %585, 1
  %594 = icmp eq i64 %593, %566
  br i1 %594, label %595, label %584

595:                                              ; preds = %590
  %596 = add nuw nsw i32 %569, 1
  %597 = getelementptr inbounds double, ptr %568, i64 %565
  %598 = getelementptr inbounds double, ptr %570, i64 %565
  %599 = icmp eq i32 %596, %347
  br i1 %599, label %600, label %567

600:                                              ; preds = %595
  %601 = load double, ptr %561, align 8
  br label %602

602:                                              ; preds = %600, %559
  %603 = phi double [ %601, %600 ], [ %560, %559 ]
  %604 = getelementptr inbounds nuw double, ptr %74, i64 %77
  %605 = load double, ptr %604, align 8
  %606 = call double @llvm.maxnum.f64(double %605, double %603)
  store double %606, ptr %604, align 8
  %607 = load double, ptr %561, align 8
  %608 = fmul double %606, 1.000000e-03
  %609 = fcmp ogt double %607, %608
  br i1 %609, label %610, label %620

610:                                              ; preds = %602
  %611 = sext i32 %205 to i64
  %612 = mul nsw i64 %611, %206
  %613 = getelementptr inbounds double, ptr %80, i64 %612
  %614 = getelementptr inbounds double, ptr %79, i64 %612
  %615 = add nsw i32 %205, %84
  %616 = sext i32 %615 to i64
  %617 = getelementptr inbounds double, ptr %78, i64 %616
  %618 = add nuw nsw i64 %77, 1
  %619 = icmp eq i64 %618, %75
  br i1 %619, label %620, label %76

620:                                              ; preds = %610, %602, %54, %29, %4
  %621 = phi i32 [ 1, %29 ], [ 1, %4 ], [ 0, %54 ], [ 0, %610 ], [ 1, %602 ]
  ret i32 %621
}

; Function Attrs: nounwind
define internal fastcc range(i32 0, 2) i32 @between_them(ptr noundef nonnull %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef nonnull readonly captures(none) %2, i32 noundef %3) unnamed_addr #2 {
  %5 = alloca %struct.Known, align 8
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %10 = load ptr, ptr %9, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #13
  %11 = getelementptr inbounds nuw i8, ptr %6, i64 44
  %12 = load i32, ptr %11, align 4
  %13 = icmp sgt i32 %12, 0
  br i1 %13, label %14, label %214

14:                                               ; preds = %4
  %15 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %18 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %19 = zext nneg i32 %12 to i64
  br label %20

20:                                               ; preds = %14, %65
  %21 = phi i64 [ 0, %14 ], [ %69, %65 ]
  %22 = phi ptr [ %8, %14 ], [ %67, %65 ]
  %23 = phi i1 [ true, %14 ], [ %66, %65 ]
  %24 = phi double [ 0.000000e+00, %14 ], [ %54, %65 ]
  %25 = phi ptr [ %10, %14 ], [ %68, %65 ]
  %26 = getelementptr inbounds nuw %struct.Kind, ptr %16, i64 %21
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 16
  %28 = load i32, ptr %27, align 8
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds nuw i8, ptr %26, i64 20
  %31 = load i32, ptr %30, align 4
  %32 = sext i32 %31 to i64
  %33 = mul nsw i64 %32, %29
  %34 = icmp sgt i64 %33, 0
  br i1 %34, label %35, label %53

35:                                               ; preds = %20, %35
  %36 = phi i64 [ %48, %35 ], [ 0, %20 ]
  %37 = phi double [ %45, %35 ], [ 0.000000e+00, %20 ]
  %38 = phi double [ %47, %35 ], [ %24, %20 ]
  %39 = getelementptr inbounds nuw double, ptr %25, i64 %36
  %40 = load double, ptr %39, align 8
  %41 = getelementptr inbounds nuw double, ptr %22, i64 %36
  %42 = load double, ptr %41, align 8
  %43 = fsub double %40, %42
  %44 = fmul double %43, %43
  %45 = fadd double %37, %44
  %46 = tail call double @llvm.fabs.f64(double %43)
  %47 = tail call double @llvm.maxnum.f64(double %38, double %46)
  %48 = add nuw nsw i64 %36, 1
  %49 = icmp eq i64 %48, %33
  br i1 %49, label %50, label %35

50:                                               ; preds = %35
  %51 = tail call double @llvm.sqrt.f64(double %45)
  %52 = fmul double %51, 1.500000e+00
  br label %53

53:                                               ; preds = %50, %20
  %54 = phi double [ %24, %20 ], [ %47, %50 ]
  %55 = phi double [ 0.000000e+00, %20 ], [ %52, %50 ]
  br i1 %23, label %56, label %65

56:                                               ; preds = %53
  %57 = load ptr, ptr %17, align 8
  %58 = getelementptr inbounds nuw double, ptr %57, i64 %21
  %59 = load double, ptr %58, align 8
  %60 = load ptr, ptr %18, align 8
  %61 = getelementptr inbounds nuw double, ptr %60, i64 %21
  %62 = load double, ptr %61, align 8
  %63 = fadd double %59, %62
  %64 = fcmp ogt double %63, %55
  br label %65

65:                                               ; preds = %56, %53
  %66 = phi i1 [ false, %53 ], [ %64, %56 ]
  %67 = getelementptr inbounds double, ptr %22, i64 %33
  %68 = getelementptr inbounds double, ptr %25, i64 %33
  %69 = add nuw nsw i64 %21, 1
  %70 = icmp eq i64 %69, %19
  br i1 %70, label %71, label %20

71:                                               ; preds = %65
  %72 = fcmp ole double %54, 5.000000e-01
  %73 = select i1 %66, i1 %72, i1 false
  br i1 %73, label %214, label %74

74:                                               ; preds = %71
  %75 = icmp slt i32 %3, 0
  br i1 %75, label %214, label %76

76:                                               ; preds = %74
  %77 = load double, ptr %1, align 8
  %78 = load double, ptr %2, align 8
  %79 = fadd double %77, %78
  %80 = fmul double %79, 5.000000e-01
  %81 = call fastcc i32 @looked_at(ptr noundef %0, double noundef %80, i32 noundef %3, ptr noundef %5)
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %83, label %214

83:                                               ; preds = %76
  br i1 %72, label %84, label %208

84:                                               ; preds = %83
  %85 = load ptr, ptr %0, align 8
  %86 = getelementptr inbounds nuw i8, ptr %85, i64 44
  %87 = load i32, ptr %86, align 4
  %88 = icmp sgt i32 %87, 0
  br i1 %88, label %89, label %214

89:                                               ; preds = %84
  %90 = getelementptr inbounds nuw i8, ptr %85, i64 32
  %91 = load ptr, ptr %90, align 8
  %92 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %93 = load ptr, ptr %92, align 8
  %94 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %95 = load ptr, ptr %94, align 8
  %96 = load ptr, ptr %7, align 8
  %97 = zext nneg i32 %87 to i64
  br label %98

98:                                               ; preds = %201, %89
  %99 = phi i64 [ 0, %89 ], [ %206, %201 ]
  %100 = phi i64 [ 0, %89 ], [ %205, %201 ]
  %101 = getelementptr inbounds nuw %struct.Kind, ptr %91, i64 %99
  %102 = getelementptr inbounds double, ptr %93, i64 %100
  %103 = getelementptr inbounds double, ptr %95, i64 %100
  %104 = getelementptr inbounds double, ptr %96, i64 %100
  %105 = getelementptr inbounds nuw i8, ptr %101, i64 16
  %106 = load i32, ptr %105, align 8
  %107 = getelementptr inbounds nuw i8, ptr %101, i64 20
  %108 = load i32, ptr %107, align 4
  %109 = icmp slt i32 %106, %108
  %110 = tail call i32 @llvm.smin.i32(i32 %106, i32 %108)
  %111 = icmp sgt i32 %110, 0
  br i1 %111, label %114, label %112

112:                                              ; preds = %98
  %113 = sext i32 %108 to i64
  br label %201

114:                                              ; preds = %98
  %115 = tail call i32 @llvm.smax.i32(i32 %106, i32 %108)
  %116 = sext i32 %108 to i64
  %117 = sext i32 %115 to i64
  %118 = zext nneg i32 %110 to i64
  %119 = zext i32 %115 to i64
  br label %120

120:                                              ; preds = %152, %114
  %121 = phi i64 [ 0, %114 ], [ %153, %152 ]
  %122 = phi double [ 0.000000e+00, %114 ], [ %149, %152 ]
  %123 = mul nsw i64 %121, %116
  br label %124

124:                                              ; preds = %147, %120
  %125 = phi i64 [ 0, %120 ], [ %150, %147 ]
  %126 = phi double [ %122, %120 ], [ %149, %147 ]
  %127 = mul nsw i64 %125, %117
  %128 = getelementptr double, ptr %103, i64 %127
  br label %129

129:                                              ; preds = %129, %124
  %130 = phi i64 [ 0, %124 ], [ %145, %129 ]
  %131 = phi double [ 0.000000e+00, %124 ], [ %144, %129 ]
  %132 = add nsw i64 %130, %123
  %133 = mul nsw i64 %130, %116
  %134 = add nsw i64 %133, %121
  %135 = select i1 %109, i64 %132, i64 %134
  %136 = getelementptr inbounds double, ptr %104, i64 %135
  %137 = load double, ptr %136, align 8
  %138 = getelementptr inbounds double, ptr %102, i64 %135
  %139 = load double, ptr %138, align 8
  %140 = fsub double %137, %139
  %141 = getelementptr double, ptr %128, i64 %130
  %142 = load double, ptr %141, align 8
  %143 = fmul double %140, %142
  %144 = fadd double %131, %143
  %145 = add nuw nsw i64 %130, 1
  %146 = icmp eq i64 %145, %119
  br i1 %146, label %147, label %129

147:                                              ; preds = %129
  %148 = fmul double %144, %144
  %149 = fadd double %126, %148
  %150 = add nuw nsw i64 %125, 1
  %151 = icmp eq i64 %150, %118
  br i1 %151, label %152, label %124

152:                                              ; preds = %147
  %153 = add nuw nsw i64 %121, 1
  %154 = icmp eq i64 %153, %118
  br i1 %154, label %155, label %120

155:                                              ; preds = %152
  %156 = tail call double @llvm.sqrt.f64(double %149)
  %157 = fmul double %156, 1.500000e+00
  %158 = fcmp olt double %157, 1.000000e+00
  br i1 %158, label %159, label %208

159:                                              ; preds = %155
  %160 = load ptr, ptr %9, align 8
  %161 = getelementptr inbounds double, ptr %160, i64 %100
  br label %162

162:                                              ; preds = %194, %159
  %163 = phi i64 [ 0, %159 ], [ %195, %194 ]
  %164 = phi double [ 0.000000e+00, %159 ], [ %191, %194 ]
  %165 = mul nsw i64 %163, %116
  br label %166

166:                                              ; preds = %189, %162
  %167 = phi i64 [ 0, %162 ], [ %192, %189 ]
  %168 = phi double [ %164, %162 ], [ %191, %189 ]
  %169 = mul nsw i64 %167, %117
  %170 = getelementptr double, ptr %103, i64 %169
  br label %171

171:                                              ; preds = %171, %166
  %172 = phi i64 [ 0, %166 ], [ %187, %171 ]
  %173 = phi double [ 0.000000e+00, %166 ], [ %186, %171 ]
  %174 = add nsw i64 %172, %165
  %175 = mul nsw i64 %172, %116
  %176 = add nsw i64 %175, %163
  %177 = select i1 %109, i64 %174, i64 %176
  %178 = getelementptr inbounds double, ptr %161, i64 %177
  %179 = load double, ptr %178, align 8
  %180 = getelementptr inbounds double, ptr %102, i64 %177
  %181 = load double, ptr %180, align 8
  %182 = fsub double %179, %181
  %183 = getelementptr double, ptr %170, i64 %172
  %184 = load double, ptr %183, align 8
  %185 = fmul double %182, %184
  %186 = fadd double %173, %185
  %187 = add nuw nsw i64 %172, 1
  %188 = icmp eq i64 %187, %119
  br i1 %188, label %189, label %171

189:                                              ; preds = %171
  %190 = fmul double %186, %186
  %191 = fadd double %168, %190
  %192 = add nuw nsw i64 %167, 1
  %193 = icmp eq i64 %192, %118
  br i1 %193, label %194, label %166

194:                                              ; preds = %189
  %195 = add nuw nsw i64 %163, 1
  %196 = icmp eq i64 %195, %118
  br i1 %196, label %197, label %162

197:                                              ; preds = %194
  %198 = tail call double @llvm.sqrt.f64(double %191)
  %199 = fmul double %198, 1.500000e+00
  %200 = fcmp olt double %199, 1.000000e+00
  br i1 %200, label %201, label %208

201:                                              ; preds = %197, %112
  %202 = phi i64 [ %113, %112 ], [ %116, %197 ]
  %203 = sext i32 %106 to i64
  %204 = mul nsw i64 %202, %203
  %205 = add nsw i64 %204, %100
  %206 = add nuw nsw i64 %99, 1
  %207 = icmp eq i64 %206, %97
  br i1 %207, label %214, label %98

208:                                              ; preds = %155, %197, %83
  %209 = add nsw i32 %3, -1
  %210 = call fastcc i32 @between_them(ptr noundef %0, ptr noundef %1, ptr noundef %5, i32 noundef %209)
  %211 = icmp eq i32 %210, 0
  br i1 %211, label %214, label %212

212:                                              ; preds = %208
  %213 = call fastcc i32 @between_them(ptr noundef %0, ptr noundef %5, ptr noundef %2, i32 noundef %209)
  br label %214

214:                                              ; preds = %201, %4, %84, %208, %212, %74, %76, %71
  %215 = phi i32 [ %213, %212 ], [ 1, %71 ], [ 0, %74 ], [ 0, %76 ], [ 0, %208 ], [ 1, %84 ], [ 1, %4 ], [ 1, %201 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #13
  ret i32 %215
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @grow(i32 noundef %0, i32 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3, ptr noundef captures(none) %4) unnamed_addr #9 {
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

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local range(i64 -8948564357053, 8948564361213) i64 @crossing_room(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #5 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %4 = load i32, ptr %3, align 8
  %5 = sext i32 %4 to i64
  %6 = sext i32 %1 to i64
  %7 = mul nsw i64 %5, 4166
  %8 = add nsw i64 %6, 4163
  %9 = add nsw i64 %8, %7
  ret i64 %9
}

; Function Attrs: nounwind
define dso_local range(i32 -2, -2147483648) i32 @crossing(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef writeonly captures(none) %4, ptr noundef captures(none) %5, ptr noundef %6) local_unnamed_addr #2 {
  %8 = alloca %struct.Sampled, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %10 = load i32, ptr %9, align 8
  %11 = sext i32 %10 to i64
  %12 = shl nsw i64 %11, 3
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %14 = load double, ptr %13, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #13
  store ptr %0, ptr %8, align 8
  %15 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store ptr %1, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store ptr %6, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %6, i64 32776
  %18 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store ptr %17, ptr %18, align 8
  %19 = mul nsw i64 %11, 32776
  %20 = getelementptr inbounds i8, ptr %17, i64 %19
  %21 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store ptr %20, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %20, i64 528
  %23 = getelementptr inbounds nuw i8, ptr %8, i64 48
  store ptr %22, ptr %23, align 8
  %24 = mul nsw i64 %11, 528
  %25 = getelementptr inbounds i8, ptr %22, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store ptr %25, ptr %26, align 8
  %27 = shl nsw i64 %11, 4
  %28 = getelementptr inbounds i8, ptr %25, i64 %27
  %29 = getelementptr inbounds nuw i8, ptr %8, i64 64
  store ptr %28, ptr %29, align 8
  %30 = getelementptr inbounds double, ptr %28, i64 %11
  %31 = getelementptr inbounds nuw i8, ptr %8, i64 56
  store ptr %30, ptr %31, align 8
  %32 = getelementptr inbounds nuw i8, ptr %8, i64 76
  store i32 0, ptr %32, align 4
  %33 = icmp eq i32 %2, 0
  br i1 %33, label %34, label %37

34:                                               ; preds = %7
  %35 = call fastcc i32 @quantities(ptr noundef %8, double noundef %14, ptr noundef %3)
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %656

37:                                               ; preds = %34, %7
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %3, i64 %12, i1 false)
  %38 = load i32, ptr %9, align 8
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %40 = load double, ptr %39, align 8
  %41 = load double, ptr %13, align 8
  %42 = fsub double %40, %41
  %43 = fmul double %42, 1.250000e-01
  %44 = getelementptr inbounds nuw i8, ptr %8, i64 72
  store i32 9, ptr %44, align 8
  %45 = fcmp oeq double %43, 0.000000e+00
  %46 = getelementptr inbounds nuw i8, ptr %6, i64 64
  br label %47

47:                                               ; preds = %69, %37
  %48 = phi i64 [ 0, %37 ], [ %70, %69 ]
  %49 = icmp eq i64 %48, 8
  br i1 %49, label %50, label %52

50:                                               ; preds = %47
  %51 = load double, ptr %39, align 8
  store double %51, ptr %46, align 8
  br label %63

52:                                               ; preds = %47
  %53 = trunc nuw nsw i64 %48 to i32
  %54 = uitofp nneg i32 %53 to double
  %55 = fmul double %54, 1.250000e-01
  %56 = fmul double %42, %55
  %57 = fmul double %43, %54
  %58 = select i1 %45, double %56, double %57
  %59 = load double, ptr %13, align 8
  %60 = fadd double %58, %59
  %61 = getelementptr inbounds nuw double, ptr %6, i64 %48
  store double %60, ptr %61, align 8
  %62 = icmp eq i64 %48, 0
  br i1 %62, label %69, label %63

63:                                               ; preds = %52, %50
  %64 = phi ptr [ %46, %50 ], [ %61, %52 ]
  %65 = phi double [ %51, %50 ], [ %60, %52 ]
  %66 = getelementptr i8, ptr %64, i64 -8
  %67 = load double, ptr %66, align 8
  %68 = fcmp olt double %67, %65
  br i1 %68, label %69, label %656

69:                                               ; preds = %63, %52
  %70 = add nuw nsw i64 %48, 1
  %71 = icmp eq i64 %70, 9
  br i1 %71, label %78, label %47

72:                                               ; preds = %78
  %73 = add nuw nsw i64 %79, 1
  %74 = icmp eq i64 %73, 9
  br i1 %74, label %75, label %78

75:                                               ; preds = %72
  %76 = icmp sgt i32 %38, 0
  %77 = zext i32 %38 to i64
  br label %91

78:                                               ; preds = %69, %72
  %79 = phi i64 [ %73, %72 ], [ 0, %69 ]
  %80 = getelementptr inbounds nuw double, ptr %6, i64 %79
  %81 = load double, ptr %80, align 8
  %82 = load i32, ptr %9, align 8
  %83 = sext i32 %82 to i64
  %84 = mul nsw i64 %79, %83
  %85 = getelementptr inbounds double, ptr %17, i64 %84
  %86 = call fastcc i32 @quantities(ptr noundef nonnull %8, double noundef %81, ptr noundef nonnull %85)
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %72, label %656

88:                                               ; preds = %252, %249, %212
  %89 = phi i32 [ %251, %249 ], [ %214, %212 ], [ %251, %252 ]
  %90 = icmp slt i32 %89, 4001
  br i1 %90, label %91, label %271

91:                                               ; preds = %88, %75
  %92 = phi i32 [ 9, %75 ], [ %89, %88 ]
  %93 = load i32, ptr %9, align 8
  %94 = add i32 %92, -1
  %95 = icmp sgt i32 %92, 1
  br i1 %95, label %96, label %128

96:                                               ; preds = %91
  %97 = icmp sgt i32 %93, 0
  %98 = sext i32 %93 to i64
  %99 = zext nneg i32 %94 to i64
  %100 = zext nneg i32 %93 to i64
  br label %101

101:                                              ; preds = %125, %96
  %102 = phi i64 [ 0, %96 ], [ %126, %125 ]
  br i1 %97, label %105, label %103

103:                                              ; preds = %101
  %104 = add nuw nsw i64 %102, 1
  br label %125

105:                                              ; preds = %101
  %106 = mul nuw nsw i64 %102, %98
  %107 = getelementptr inbounds nuw double, ptr %17, i64 %106
  %108 = add nuw nsw i64 %102, 1
  %109 = mul nuw nsw i64 %108, %98
  %110 = getelementptr inbounds nuw double, ptr %17, i64 %109
  br label %114

111:                                              ; preds = %114
  %112 = add nuw nsw i64 %115, 1
  %113 = icmp eq i64 %112, %100
  br i1 %113, label %125, label %114

114:                                              ; preds = %111, %105
  %115 = phi i64 [ 0, %105 ], [ %112, %111 ]
  %116 = getelementptr inbounds nuw double, ptr %107, i64 %115
  %117 = load double, ptr %116, align 8
  %118 = getelementptr inbounds nuw double, ptr %110, i64 %115
  %119 = load double, ptr %118, align 8
  %120 = fmul double %117, %119
  %121 = fcmp uge double %120, 0.000000e+00
  br i1 %121, label %111, label %122

122:                                              ; preds = %114
  %123 = trunc nuw nsw i64 %102 to i32
  %124 = and i32 %123, 2147483646
  br label %128

125:                                              ; preds = %111, %103
  %126 = phi i64 [ %104, %103 ], [ %108, %111 ]
  %127 = icmp eq i64 %126, %99
  br i1 %127, label %128, label %101

128:                                              ; preds = %125, %122, %91
  %129 = phi i32 [ %124, %122 ], [ %94, %91 ], [ %94, %125 ]
  %130 = icmp slt i32 %129, 4
  %131 = select i1 %130, i32 %94, i32 %129
  %132 = icmp sgt i32 %93, 0
  br i1 %132, label %133, label %271

133:                                              ; preds = %128
  %134 = icmp slt i32 %131, 0
  %135 = zext nneg i32 %93 to i64
  %136 = sext i32 %131 to i64
  br label %137

137:                                              ; preds = %201, %133
  %138 = phi i64 [ 0, %133 ], [ %202, %201 ]
  br i1 %134, label %143, label %139

139:                                              ; preds = %137
  %140 = getelementptr double, ptr %17, i64 %138
  br label %146

141:                                              ; preds = %155
  %142 = fmul double %157, 2.000000e-02
  br label %143

143:                                              ; preds = %141, %137
  %144 = phi double [ 0.000000e+00, %137 ], [ %142, %141 ]
  %145 = getelementptr double, ptr %17, i64 %138
  br label %161

146:                                              ; preds = %155, %139
  %147 = phi i64 [ 0, %139 ], [ %158, %155 ]
  %148 = phi double [ 0.000000e+00, %139 ], [ %157, %155 ]
  %149 = mul nuw nsw i64 %147, %135
  %150 = getelementptr double, ptr %140, i64 %149
  %151 = load double, ptr %150, align 8
  %152 = tail call double @llvm.fabs.f64(double %151)
  %153 = bitcast double %152 to i64
  %154 = icmp samesign ugt i64 %153, 9218868437227405312
  br i1 %154, label %201, label %155

155:                                              ; preds = %146
  %156 = fcmp ole double %152, %148
  %157 = select i1 %156, double %148, double %152
  %158 = add nuw nsw i64 %147, 2
  %159 = trunc nuw i64 %158 to i32
  %160 = icmp slt i32 %131, %159
  br i1 %160, label %141, label %146

161:                                              ; preds = %191, %143
  %162 = phi i64 [ 0, %143 ], [ %168, %191 ]
  %163 = icmp slt i64 %162, %136
  br i1 %163, label %164, label %201

164:                                              ; preds = %161
  %165 = mul nuw nsw i64 %162, %135
  %166 = getelementptr inbounds nuw double, ptr %145, i64 %165
  %167 = load double, ptr %166, align 8
  %168 = add nuw nsw i64 %162, 2
  %169 = mul nuw nsw i64 %168, %135
  %170 = getelementptr inbounds nuw double, ptr %145, i64 %169
  %171 = load double, ptr %170, align 8
  %172 = add nuw nsw i64 %162, 4
  %173 = icmp sgt i64 %172, %136
  br i1 %173, label %182, label %174

174:                                              ; preds = %164
  %175 = fmul double %167, 3.000000e+00
  %176 = fmul double %171, 6.000000e+00
  %177 = fadd double %175, %176
  %178 = mul nuw nsw i64 %172, %135
  %179 = getelementptr inbounds nuw double, ptr %145, i64 %178
  %180 = load double, ptr %179, align 8
  %181 = fsub double %177, %180
  br label %191

182:                                              ; preds = %164
  %183 = add nsw i64 %162, -2
  %184 = mul nsw i64 %183, %135
  %185 = getelementptr double, ptr %145, i64 %184
  %186 = load double, ptr %185, align 8
  %187 = fmul double %167, 6.000000e+00
  %188 = fsub double %187, %186
  %189 = fmul double %171, 3.000000e+00
  %190 = fadd double %189, %188
  br label %191

191:                                              ; preds = %182, %174
  %192 = phi double [ %181, %174 ], [ %190, %182 ]
  %193 = fmul double %192, 1.250000e-01
  %194 = or disjoint i64 %162, 1
  %195 = mul nuw nsw i64 %194, %135
  %196 = getelementptr inbounds nuw double, ptr %145, i64 %195
  %197 = load double, ptr %196, align 8
  %198 = fsub double %197, %193
  %199 = tail call double @llvm.fabs.f64(double %198)
  %200 = fcmp ule double %199, %144
  br i1 %200, label %161, label %204

201:                                              ; preds = %146, %161
  %202 = add nuw nsw i64 %138, 1
  %203 = icmp eq i64 %202, %135
  br i1 %203, label %271, label %137

204:                                              ; preds = %191
  %205 = tail call i32 @llvm.smax.i32(i32 %94, i32 0)
  %206 = zext nneg i32 %205 to i64
  br label %207

207:                                              ; preds = %217, %204
  %208 = phi i64 [ 0, %204 ], [ %220, %217 ]
  %209 = icmp eq i64 %208, %206
  br i1 %209, label %210, label %217

210:                                              ; preds = %207
  %211 = icmp sgt i32 %94, 0
  br i1 %211, label %215, label %212

212:                                              ; preds = %210
  %213 = shl nsw i32 %92, 1
  %214 = add nsw i32 %213, -1
  store i32 %214, ptr %44, align 8
  br label %88

215:                                              ; preds = %210
  %216 = zext nneg i32 %94 to i64
  br label %228

217:                                              ; preds = %207
  %218 = getelementptr inbounds nuw double, ptr %6, i64 %208
  %219 = load double, ptr %218, align 8
  %220 = add nuw nsw i64 %208, 1
  %221 = getelementptr inbounds nuw double, ptr %6, i64 %220
  %222 = load double, ptr %221, align 8
  %223 = fadd double %219, %222
  %224 = fmul double %223, 5.000000e-01
  %225 = fcmp olt double %219, %224
  %226 = fcmp olt double %224, %222
  %227 = and i1 %225, %226
  br i1 %227, label %207, label %271

228:                                              ; preds = %246, %215
  %229 = phi i64 [ %216, %215 ], [ %247, %246 ]
  %230 = getelementptr inbounds nuw double, ptr %6, i64 %229
  %231 = load double, ptr %230, align 8
  %232 = shl nuw nsw i64 %229, 1
  %233 = getelementptr inbounds nuw double, ptr %6, i64 %232
  store double %231, ptr %233, align 8
  br i1 %76, label %234, label %246

234:                                              ; preds = %228
  %235 = mul nuw nsw i64 %229, %135
  %236 = getelementptr inbounds nuw double, ptr %17, i64 %235
  %237 = mul nuw nsw i64 %232, %135
  %238 = getelementptr inbounds nuw double, ptr %17, i64 %237
  br label %239

239:                                              ; preds = %234, %239
  %240 = phi i64 [ 0, %234 ], [ %244, %239 ]
  %241 = getelementptr inbounds nuw double, ptr %236, i64 %240
  %242 = load double, ptr %241, align 8
  %243 = getelementptr inbounds nuw double, ptr %238, i64 %240
  store double %242, ptr %243, align 8
  %244 = add nuw nsw i64 %240, 1
  %245 = icmp eq i64 %244, %77
  br i1 %245, label %246, label %239

246:                                              ; preds = %239, %228
  %247 = add nsw i64 %229, -1
  %248 = icmp sgt i64 %229, 1
  br i1 %248, label %228, label %249

249:                                              ; preds = %246
  %250 = shl nsw i32 %92, 1
  %251 = add nsw i32 %250, -1
  store i32 %251, ptr %44, align 8
  br i1 %95, label %256, label %88

252:                                              ; preds = %256
  %253 = add nuw nsw i64 %257, 2
  %254 = trunc nuw i64 %253 to i32
  %255 = icmp sgt i32 %251, %254
  br i1 %255, label %256, label %88

256:                                              ; preds = %249, %252
  %257 = phi i64 [ %253, %252 ], [ 1, %249 ]
  %258 = getelementptr double, ptr %6, i64 %257
  %259 = getelementptr i8, ptr %258, i64 -8
  %260 = load double, ptr %259, align 8
  %261 = getelementptr inbounds nuw i8, ptr %258, i64 8
  %262 = load double, ptr %261, align 8
  %263 = fadd double %260, %262
  %264 = fmul double %263, 5.000000e-01
  store double %264, ptr %258, align 8
  %265 = load i32, ptr %9, align 8
  %266 = sext i32 %265 to i64
  %267 = mul nsw i64 %257, %266
  %268 = getelementptr inbounds double, ptr %17, i64 %267
  %269 = call fastcc i32 @quantities(ptr noundef nonnull %8, double noundef %264, ptr noundef nonnull %268)
  %270 = icmp eq i32 %269, 0
  br i1 %270, label %252, label %656

271:                                              ; preds = %88, %128, %201, %217
  %272 = phi i32 [ %92, %201 ], [ %92, %217 ], [ %89, %88 ], [ %92, %128 ]
  %273 = add nsw i32 %272, -1
  %274 = sext i32 %273 to i64
  %275 = sext i32 %272 to i64
  %276 = getelementptr double, ptr %6, i64 %275
  %277 = getelementptr i8, ptr %276, i64 -16
  %278 = load <2 x double>, ptr %6, align 8
  %279 = load <2 x double>, ptr %277, align 8
  %280 = shufflevector <2 x double> %278, <2 x double> %279, <2 x i32> <i32 1, i32 2>
  %281 = shufflevector <2 x double> %278, <2 x double> %279, <2 x i32> <i32 0, i32 3>
  %282 = fsub <2 x double> %280, %281
  %283 = fmul <2 x double> %282, splat (double 0x3E7AD7F29ABCAF48)
  %284 = fadd <2 x double> %281, %283
  %285 = extractelement <2 x double> %284, i64 0
  %286 = extractelement <2 x double> %284, i64 1
  br label %291

287:                                              ; preds = %291
  br i1 %292, label %291, label %288

288:                                              ; preds = %287
  %289 = extractelement <2 x double> %284, i64 0
  %290 = extractelement <2 x double> %284, i64 1
  br label %298

291:                                              ; preds = %271, %287
  %292 = phi i1 [ true, %271 ], [ false, %287 ]
  %293 = phi double [ %285, %271 ], [ %286, %287 ]
  %294 = phi i64 [ 0, %271 ], [ %11, %287 ]
  %295 = getelementptr inbounds double, ptr %25, i64 %294
  %296 = call fastcc i32 @quantities(ptr noundef %8, double noundef %293, ptr noundef nonnull %295)
  %297 = icmp eq i32 %296, 0
  br i1 %297, label %287, label %656

298:                                              ; preds = %288, %349
  %299 = phi i1 [ false, %349 ], [ true, %288 ]
  %300 = phi double [ %290, %349 ], [ %289, %288 ]
  %301 = phi i64 [ %11, %349 ], [ 0, %288 ]
  %302 = phi i32 [ %350, %349 ], [ 0, %288 ]
  %303 = getelementptr inbounds double, ptr %25, i64 %301
  %304 = load i32, ptr %9, align 8
  %305 = icmp sgt i32 %302, 0
  br i1 %305, label %306, label %332

306:                                              ; preds = %298
  %307 = zext nneg i32 %302 to i64
  br label %308

308:                                              ; preds = %314, %306
  %309 = phi i64 [ %307, %306 ], [ %315, %314 ]
  %310 = getelementptr double, ptr %20, i64 %309
  %311 = getelementptr i8, ptr %310, i64 -8
  %312 = load double, ptr %311, align 8
  %313 = fcmp ult double %312, %300
  br i1 %313, label %317, label %314

314:                                              ; preds = %308
  %315 = add nsw i64 %309, -1
  %316 = icmp sgt i64 %309, 1
  br i1 %316, label %308, label %319

317:                                              ; preds = %308
  %318 = trunc nuw nsw i64 %309 to i32
  br label %319

319:                                              ; preds = %314, %317
  %320 = phi i32 [ %318, %317 ], [ 0, %314 ]
  %321 = icmp eq i32 %320, %302
  br i1 %321, label %330, label %322

322:                                              ; preds = %319
  %323 = sext i32 %320 to i64
  %324 = getelementptr inbounds double, ptr %20, i64 %323
  %325 = load double, ptr %324, align 8
  %326 = fcmp une double %325, %300
  br i1 %326, label %330, label %327

327:                                              ; preds = %322
  %328 = sext i32 %304 to i64
  %329 = mul nsw i64 %323, %328
  br label %349

330:                                              ; preds = %322, %319
  %331 = icmp eq i32 %302, 66
  br i1 %331, label %656, label %332

332:                                              ; preds = %330, %298
  %333 = phi i32 [ %320, %330 ], [ %302, %298 ]
  %334 = sub nsw i32 %302, %333
  %335 = sext i32 %334 to i64
  %336 = shl nsw i64 %335, 3
  %337 = sext i32 %333 to i64
  %338 = getelementptr inbounds double, ptr %20, i64 %337
  %339 = getelementptr inbounds nuw i8, ptr %338, i64 8
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 8 %339, ptr nonnull align 8 %338, i64 %336, i1 false)
  %340 = add nsw i32 %333, 1
  %341 = sext i32 %340 to i64
  %342 = sext i32 %304 to i64
  %343 = mul nsw i64 %341, %342
  %344 = getelementptr inbounds double, ptr %22, i64 %343
  %345 = mul nsw i64 %337, %342
  %346 = getelementptr inbounds double, ptr %22, i64 %345
  %347 = mul i64 %336, %342
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 8 %344, ptr nonnull align 8 %346, i64 %347, i1 false)
  %348 = add nsw i32 %302, 1
  br label %349

349:                                              ; preds = %327, %332
  %350 = phi i32 [ %302, %327 ], [ %348, %332 ]
  %351 = phi i64 [ %329, %327 ], [ %345, %332 ]
  %352 = phi i64 [ %328, %327 ], [ %342, %332 ]
  %353 = phi i64 [ %323, %327 ], [ %337, %332 ]
  %354 = getelementptr inbounds double, ptr %20, i64 %353
  store double %300, ptr %354, align 8
  %355 = getelementptr inbounds double, ptr %22, i64 %351
  %356 = shl nsw i64 %352, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %355, ptr nonnull readonly align 8 %303, i64 %356, i1 false)
  br i1 %299, label %298, label %357

357:                                              ; preds = %349
  store i32 %350, ptr %32, align 4
  %358 = load i32, ptr %9, align 8
  %359 = sext i32 %358 to i64
  %360 = getelementptr inbounds double, ptr %25, i64 %359
  %361 = icmp sgt i32 %358, 0
  br i1 %361, label %362, label %482

362:                                              ; preds = %357
  %363 = add i32 %272, -2
  %364 = sext i32 %363 to i64
  %365 = icmp sgt i32 %272, 2
  %366 = zext nneg i32 %358 to i64
  %367 = zext nneg i32 %363 to i64
  br label %368

368:                                              ; preds = %477, %362
  %369 = phi i64 [ 0, %362 ], [ %478, %477 ]
  %370 = load ptr, ptr %18, align 8
  %371 = load ptr, ptr %8, align 8
  %372 = getelementptr inbounds nuw i8, ptr %371, i64 48
  %373 = load i32, ptr %372, align 8
  %374 = getelementptr inbounds nuw double, ptr %370, i64 %369
  %375 = load double, ptr %374, align 8
  %376 = sext i32 %373 to i64
  %377 = getelementptr inbounds double, ptr %370, i64 %376
  %378 = getelementptr inbounds nuw double, ptr %377, i64 %369
  %379 = load double, ptr %378, align 8
  %380 = mul nsw i64 %376, %274
  %381 = getelementptr inbounds double, ptr %370, i64 %380
  %382 = getelementptr inbounds nuw double, ptr %381, i64 %369
  %383 = load double, ptr %382, align 8
  %384 = mul nsw i64 %376, %364
  %385 = getelementptr inbounds double, ptr %370, i64 %384
  %386 = getelementptr inbounds nuw double, ptr %385, i64 %369
  %387 = load double, ptr %386, align 8
  br i1 %365, label %388, label %439

388:                                              ; preds = %368
  %389 = trunc nuw nsw i64 %369 to i32
  br label %390

390:                                              ; preds = %437, %388
  %391 = phi i64 [ 0, %388 ], [ %405, %437 ]
  %392 = trunc i64 %391 to i32
  %393 = add nuw nsw i64 %391, 2
  %394 = add nuw nsw i32 %392, 2
  %395 = load ptr, ptr %18, align 8
  %396 = load ptr, ptr %8, align 8
  %397 = getelementptr inbounds nuw i8, ptr %396, i64 48
  %398 = load i32, ptr %397, align 8
  %399 = sext i32 %398 to i64
  %400 = mul nsw i64 %391, %399
  %401 = getelementptr inbounds double, ptr %395, i64 %400
  %402 = getelementptr inbounds nuw double, ptr %401, i64 %369
  %403 = load double, ptr %402, align 8
  %404 = tail call double @llvm.fabs.f64(double %403)
  %405 = add nuw nsw i64 %391, 1
  %406 = mul nsw i64 %405, %399
  %407 = getelementptr inbounds double, ptr %395, i64 %406
  %408 = getelementptr inbounds nuw double, ptr %407, i64 %369
  %409 = load double, ptr %408, align 8
  %410 = tail call double @llvm.fabs.f64(double %409)
  %411 = mul nsw i64 %393, %399
  %412 = getelementptr inbounds double, ptr %395, i64 %411
  %413 = getelementptr inbounds nuw double, ptr %412, i64 %369
  %414 = load double, ptr %413, align 8
  %415 = tail call double @llvm.fabs.f64(double %414)
  %416 = fmul double %410, 2.000000e+00
  %417 = fsub double %404, %416
  %418 = fadd double %415, %417
  %419 = fsub double %404, %415
  %420 = fmul double %419, %419
  %421 = fmul double %418, 8.000000e+00
  %422 = fdiv double %420, %421
  %423 = fsub double %410, %422
  %424 = fcmp ogt double %418, 0.000000e+00
  br i1 %424, label %425, label %437

425:                                              ; preds = %390
  %426 = fmul double %418, 2.000000e+00
  %427 = fdiv double %419, %426
  %428 = tail call double @llvm.fabs.f64(double %427)
  %429 = fcmp ugt double %428, 1.000000e+00
  br i1 %429, label %437, label %430

430:                                              ; preds = %425
  %431 = tail call double @llvm.maxnum.f64(double %404, double %415)
  %432 = fmul double %431, 5.000000e-01
  %433 = fcmp ugt double %423, %432
  br i1 %433, label %437, label %434

434:                                              ; preds = %430
  %435 = call fastcc i32 @between_samples(ptr noundef nonnull %8, i32 noundef %389, i32 noundef %392, i32 noundef %394)
  %436 = icmp eq i32 %435, 0
  br i1 %436, label %437, label %656

437:                                              ; preds = %434, %430, %425, %390
  %438 = icmp eq i64 %405, %367
  br i1 %438, label %439, label %390

439:                                              ; preds = %437, %368
  %440 = fcmp ogt double %375, 0.000000e+00
  %441 = fcmp olt double %375, 0.000000e+00
  %442 = select i1 %441, double -1.000000e+00, double %375
  %443 = select i1 %440, double 1.000000e+00, double %442
  %444 = getelementptr inbounds nuw double, ptr %25, i64 %369
  %445 = load double, ptr %444, align 8
  %446 = fmul double %443, %445
  %447 = fcmp ult double %446, 0.000000e+00
  br i1 %447, label %458, label %448

448:                                              ; preds = %439
  %449 = tail call double @llvm.fabs.f64(double %375)
  %450 = fcmp uge double %446, %449
  %451 = tail call double @llvm.fabs.f64(double %379)
  %452 = fcmp ugt double %449, %451
  %453 = select i1 %450, i1 true, i1 %452
  br i1 %453, label %458, label %454

454:                                              ; preds = %448
  %455 = trunc nuw nsw i64 %369 to i32
  %456 = call fastcc i32 @between_samples(ptr noundef nonnull %8, i32 noundef %455, i32 noundef 0, i32 noundef 1)
  %457 = icmp eq i32 %456, 0
  br i1 %457, label %458, label %656

458:                                              ; preds = %454, %448, %439
  %459 = fcmp ogt double %383, 0.000000e+00
  %460 = fcmp olt double %383, 0.000000e+00
  %461 = select i1 %460, double -1.000000e+00, double %383
  %462 = select i1 %459, double 1.000000e+00, double %461
  %463 = getelementptr inbounds nuw double, ptr %360, i64 %369
  %464 = load double, ptr %463, align 8
  %465 = fmul double %462, %464
  %466 = fcmp ult double %465, 0.000000e+00
  br i1 %466, label %477, label %467

467:                                              ; preds = %458
  %468 = tail call double @llvm.fabs.f64(double %383)
  %469 = fcmp uge double %465, %468
  %470 = tail call double @llvm.fabs.f64(double %387)
  %471 = fcmp ugt double %468, %470
  %472 = select i1 %469, i1 true, i1 %471
  br i1 %472, label %477, label %473

473:                                              ; preds = %467
  %474 = trunc nuw nsw i64 %369 to i32
  %475 = call fastcc i32 @between_samples(ptr noundef nonnull %8, i32 noundef %474, i32 noundef %363, i32 noundef %273)
  %476 = icmp eq i32 %475, 0
  br i1 %476, label %477, label %656

477:                                              ; preds = %473, %467, %458
  %478 = add nuw nsw i64 %369, 1
  %479 = icmp eq i64 %478, %366
  br i1 %479, label %480, label %368

480:                                              ; preds = %477
  %481 = load i32, ptr %32, align 4
  br label %482

482:                                              ; preds = %480, %357
  %483 = phi i32 [ %481, %480 ], [ %350, %357 ]
  %484 = icmp sgt i32 %483, 0
  br i1 %484, label %485, label %500

485:                                              ; preds = %482
  %486 = load ptr, ptr %21, align 8
  %487 = load ptr, ptr %16, align 8
  %488 = load double, ptr %487, align 8
  %489 = zext nneg i32 %483 to i64
  br label %490

490:                                              ; preds = %485, %495
  %491 = phi i64 [ 0, %485 ], [ %496, %495 ]
  %492 = getelementptr inbounds nuw double, ptr %486, i64 %491
  %493 = load double, ptr %492, align 8
  %494 = fcmp ugt double %493, %488
  br i1 %494, label %498, label %495

495:                                              ; preds = %490
  %496 = add nuw nsw i64 %491, 1
  %497 = icmp eq i64 %496, %489
  br i1 %497, label %500, label %490

498:                                              ; preds = %490
  %499 = trunc nuw nsw i64 %491 to i32
  br label %500

500:                                              ; preds = %495, %498, %482
  %501 = phi i32 [ 0, %482 ], [ %499, %498 ], [ %483, %495 ]
  %502 = load i32, ptr %44, align 8
  %503 = icmp sgt i32 %502, 1
  br i1 %503, label %504, label %656

504:                                              ; preds = %500
  %505 = load ptr, ptr %16, align 8
  %506 = load ptr, ptr %21, align 8
  %507 = load ptr, ptr %23, align 8
  %508 = load ptr, ptr %18, align 8
  %509 = load ptr, ptr %8, align 8
  %510 = getelementptr inbounds nuw i8, ptr %509, i64 48
  %511 = load ptr, ptr %29, align 8
  br label %512

512:                                              ; preds = %504, %652
  %513 = phi double [ %14, %504 ], [ %547, %652 ]
  %514 = phi i32 [ 1, %504 ], [ %653, %652 ]
  %515 = phi i32 [ %501, %504 ], [ %654, %652 ]
  %516 = icmp slt i32 %515, %483
  br i1 %516, label %521, label %517

517:                                              ; preds = %512
  %518 = sext i32 %514 to i64
  %519 = getelementptr inbounds double, ptr %505, i64 %518
  %520 = load i32, ptr %510, align 8
  br label %533

521:                                              ; preds = %512
  %522 = zext nneg i32 %515 to i64
  %523 = getelementptr inbounds nuw double, ptr %506, i64 %522
  %524 = load double, ptr %523, align 8
  %525 = sext i32 %514 to i64
  %526 = getelementptr inbounds double, ptr %505, i64 %525
  %527 = load double, ptr %526, align 8
  %528 = fcmp ugt double %524, %527
  %529 = load i32, ptr %510, align 8
  br i1 %528, label %533, label %530

530:                                              ; preds = %521
  %531 = mul nsw i64 %522, %11
  %532 = getelementptr inbounds double, ptr %507, i64 %531
  br label %540

533:                                              ; preds = %521, %517
  %534 = phi i32 [ %520, %517 ], [ %529, %521 ]
  %535 = phi ptr [ %519, %517 ], [ %526, %521 ]
  %536 = phi i64 [ %518, %517 ], [ %525, %521 ]
  %537 = sext i32 %534 to i64
  %538 = mul nsw i64 %536, %537
  %539 = getelementptr inbounds double, ptr %508, i64 %538
  br label %540

540:                                              ; preds = %533, %530
  %541 = phi i32 [ %529, %530 ], [ %534, %533 ]
  %542 = phi ptr [ %523, %530 ], [ %535, %533 ]
  %543 = phi i1 [ true, %530 ], [ false, %533 ]
  %544 = phi i32 [ 1, %530 ], [ 0, %533 ]
  %545 = phi ptr [ %526, %530 ], [ %535, %533 ]
  %546 = phi ptr [ %532, %530 ], [ %539, %533 ]
  %547 = load double, ptr %542, align 8
  %548 = icmp sgt i32 %541, 0
  br i1 %548, label %549, label %646

549:                                              ; preds = %540
  %550 = fsub double %547, %513
  %551 = fmul double %550, 5.000000e-01
  %552 = fadd double %513, %551
  %553 = fcmp olt double %513, %552
  %554 = fcmp olt double %552, %547
  %555 = and i1 %553, %554
  %556 = zext nneg i32 %541 to i64
  br label %559

557:                                              ; preds = %606
  %558 = icmp slt i32 %607, 0
  br i1 %558, label %610, label %625

559:                                              ; preds = %606, %549
  %560 = phi i64 [ 0, %549 ], [ %608, %606 ]
  %561 = phi i32 [ -1, %549 ], [ %607, %606 ]
  %562 = getelementptr inbounds nuw double, ptr %3, i64 %560
  %563 = load double, ptr %562, align 8
  %564 = getelementptr inbounds nuw double, ptr %546, i64 %560
  %565 = load double, ptr %564, align 8
  %566 = fcmp uge double %563, 0.000000e+00
  %567 = fcmp ule double %565, 0.000000e+00
  %568 = or i1 %566, %567
  %569 = fcmp ule double %563, 0.000000e+00
  %570 = fcmp uge double %565, 0.000000e+00
  %571 = or i1 %569, %570
  %572 = and i1 %568, %571
  br i1 %572, label %606, label %573

573:                                              ; preds = %559
  br i1 %555, label %574, label %594

574:                                              ; preds = %573
  %575 = getelementptr inbounds nuw double, ptr %511, i64 %560
  br label %576

576:                                              ; preds = %582, %574
  %577 = phi double [ %552, %574 ], [ %590, %582 ]
  %578 = phi double [ %547, %574 ], [ %587, %582 ]
  %579 = phi double [ %513, %574 ], [ %586, %582 ]
  %580 = call fastcc i32 @quantities(ptr noundef nonnull readonly %8, double noundef %577, ptr noundef %511)
  %581 = icmp eq i32 %580, 0
  br i1 %581, label %582, label %594

582:                                              ; preds = %576
  %583 = load double, ptr %575, align 8
  %584 = fmul double %563, %583
  %585 = fcmp ult double %584, 0.000000e+00
  %586 = select i1 %585, double %579, double %577
  %587 = select i1 %585, double %577, double %578
  %588 = fsub double %587, %586
  %589 = fmul double %588, 5.000000e-01
  %590 = fadd double %586, %589
  %591 = fcmp olt double %586, %590
  %592 = fcmp olt double %590, %587
  %593 = and i1 %591, %592
  br i1 %593, label %576, label %594

594:                                              ; preds = %582, %576, %573
  %595 = phi double [ %547, %573 ], [ %587, %582 ], [ 0x7FF8000000000000, %576 ]
  %596 = tail call double @llvm.fabs.f64(double %595)
  %597 = bitcast double %596 to i64
  %598 = icmp samesign ugt i64 %597, 9218868437227405312
  br i1 %598, label %656, label %599

599:                                              ; preds = %594
  %600 = icmp sgt i32 %561, -1
  br i1 %600, label %601, label %604

601:                                              ; preds = %599
  %602 = load double, ptr %5, align 8
  %603 = fcmp ult double %595, %602
  br i1 %603, label %604, label %606

604:                                              ; preds = %601, %599
  store double %595, ptr %5, align 8
  %605 = trunc nuw nsw i64 %560 to i32
  br label %606

606:                                              ; preds = %604, %601, %559
  %607 = phi i32 [ %561, %559 ], [ %561, %601 ], [ %605, %604 ]
  %608 = add nuw nsw i64 %560, 1
  %609 = icmp eq i64 %608, %556
  br i1 %609, label %557, label %559

610:                                              ; preds = %557, %618
  %611 = phi i64 [ %621, %618 ], [ 0, %557 ]
  %612 = getelementptr inbounds nuw double, ptr %546, i64 %611
  %613 = load double, ptr %612, align 8
  %614 = fcmp une double %613, 0.000000e+00
  br i1 %614, label %618, label %615

615:                                              ; preds = %610
  %616 = getelementptr inbounds nuw double, ptr %3, i64 %611
  %617 = load double, ptr %616, align 8
  br label %618

618:                                              ; preds = %615, %610
  %619 = phi double [ %617, %615 ], [ %613, %610 ]
  %620 = getelementptr inbounds nuw double, ptr %3, i64 %611
  store double %619, ptr %620, align 8
  %621 = add nuw nsw i64 %611, 1
  %622 = icmp eq i64 %621, %556
  br i1 %622, label %623, label %610

623:                                              ; preds = %618
  %624 = icmp eq i32 %607, -2
  br i1 %624, label %656, label %646

625:                                              ; preds = %557
  %626 = load double, ptr %5, align 8
  %627 = call fastcc i32 @quantities(ptr noundef %8, double noundef %626, ptr noundef %511)
  %628 = icmp eq i32 %627, 0
  br i1 %628, label %629, label %656

629:                                              ; preds = %625
  %630 = icmp sgt i32 %10, 0
  br i1 %630, label %631, label %656

631:                                              ; preds = %629
  %632 = zext nneg i32 %10 to i64
  br label %633

633:                                              ; preds = %631, %641
  %634 = phi i64 [ 0, %631 ], [ %644, %641 ]
  %635 = getelementptr inbounds nuw double, ptr %511, i64 %634
  %636 = load double, ptr %635, align 8
  %637 = fcmp une double %636, 0.000000e+00
  br i1 %637, label %641, label %638

638:                                              ; preds = %633
  %639 = getelementptr inbounds nuw double, ptr %3, i64 %634
  %640 = load double, ptr %639, align 8
  br label %641

641:                                              ; preds = %633, %638
  %642 = phi double [ %640, %638 ], [ %636, %633 ]
  %643 = getelementptr inbounds nuw double, ptr %3, i64 %634
  store double %642, ptr %643, align 8
  %644 = add nuw nsw i64 %634, 1
  %645 = icmp eq i64 %644, %632
  br i1 %645, label %656, label %633

646:                                              ; preds = %623, %540
  br i1 %543, label %647, label %650

647:                                              ; preds = %646
  %648 = load double, ptr %545, align 8
  %649 = fcmp oeq double %547, %648
  br i1 %649, label %650, label %652

650:                                              ; preds = %647, %646
  %651 = add nsw i32 %514, 1
  br label %652

652:                                              ; preds = %647, %650
  %653 = phi i32 [ %651, %650 ], [ %514, %647 ]
  %654 = add nuw nsw i32 %544, %515
  %655 = icmp slt i32 %653, %502
  br i1 %655, label %512, label %656

656:                                              ; preds = %63, %78, %256, %291, %330, %454, %473, %434, %652, %623, %594, %641, %500, %629, %625, %34
  %657 = phi i32 [ -2, %34 ], [ -2, %625 ], [ -2, %454 ], [ -1, %500 ], [ -2, %78 ], [ -2, %594 ], [ -2, %330 ], [ -2, %291 ], [ %607, %641 ], [ -2, %256 ], [ %607, %629 ], [ -2, %623 ], [ -2, %434 ], [ -1, %652 ], [ -2, %473 ], [ -2, %63 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #13
  ret i32 %657
}

; Function Attrs: nounwind
define internal fastcc i32 @quantities(ptr noundef nonnull readonly captures(none) %0, double noundef %1, ptr noundef %2) unnamed_addr #2 {
  %4 = alloca double, align 8
  store double %1, ptr %4, align 8
  %5 = load ptr, ptr %0, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %9 = load double, ptr %8, align 8
  %10 = fcmp olt double %1, %9
  br i1 %10, label %16, label %11

11:                                               ; preds = %3
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %13 = load double, ptr %12, align 8
  %14 = fcmp ogt double %1, %13
  %15 = select i1 %14, double %13, double %1
  br label %16

16:                                               ; preds = %11, %3
  %17 = phi double [ %9, %3 ], [ %15, %11 ]
  %18 = load ptr, ptr %7, align 8
  %19 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %20 = load i32, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %22 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %24 = load ptr, ptr %23, align 8
  call void %18(i32 noundef %20, i64 noundef 1, ptr noundef nonnull %21, ptr noundef nonnull %22, i64 noundef 1, ptr noundef nonnull %4, ptr noundef %24) #13
  %25 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %26 = load i32, ptr %25, align 8
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %35, label %28

28:                                               ; preds = %16
  %29 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %32 = load ptr, ptr %31, align 8
  %33 = sext i32 %26 to i64
  %34 = shl nsw i64 %33, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %30, ptr align 8 %32, i64 %34, i1 false)
  br label %35

35:                                               ; preds = %28, %16
  %36 = load ptr, ptr %5, align 8
  %37 = load ptr, ptr %23, align 8
  %38 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %41 = load ptr, ptr %40, align 8
  %42 = call i32 %36(double noundef %17, ptr noundef %37, ptr noundef %39, ptr noundef %41, ptr noundef %2) #13
  %43 = getelementptr inbounds nuw i8, ptr %5, i64 52
  %44 = load i32, ptr %43, align 4
  %45 = icmp sgt i32 %44, 0
  br i1 %45, label %46, label %51

46:                                               ; preds = %35
  %47 = load ptr, ptr %40, align 8
  %48 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %49 = load ptr, ptr %48, align 8
  %50 = zext nneg i32 %44 to i64
  br label %82

51:                                               ; preds = %82, %35
  %52 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %53 = load i32, ptr %52, align 8
  %54 = icmp sgt i32 %53, 0
  br i1 %54, label %55, label %99

55:                                               ; preds = %51
  %56 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %57 = load ptr, ptr %56, align 8
  %58 = zext nneg i32 %53 to i64
  %59 = icmp ult i32 %53, 6
  br i1 %59, label %80, label %60

60:                                               ; preds = %55
  %61 = shl nuw nsw i64 %58, 3
  %62 = getelementptr i8, ptr %2, i64 %61
  %63 = getelementptr i8, ptr %57, i64 %61
  %64 = icmp ult ptr %2, %63
  %65 = icmp ult ptr %57, %62
  %66 = and i1 %64, %65
  br i1 %66, label %80, label %67

67:                                               ; preds = %60
  %68 = and i64 %58, 2147483646
  br label %69

69:                                               ; preds = %69, %67
  %70 = phi i64 [ 0, %67 ], [ %76, %69 ]
  %71 = getelementptr inbounds nuw double, ptr %57, i64 %70
  %72 = load <2 x double>, ptr %71, align 8
  %73 = getelementptr inbounds nuw double, ptr %2, i64 %70
  %74 = load <2 x double>, ptr %73, align 8
  %75 = fadd <2 x double> %72, %74
  store <2 x double> %75, ptr %73, align 8
  %76 = add nuw i64 %70, 2
  %77 = icmp eq i64 %76, %68
  br i1 %77, label %78, label %69

78:                                               ; preds = %69
  %79 = icmp eq i64 %68, %58
  br i1 %79, label %99, label %80

80:                                               ; preds = %60, %55, %78
  %81 = phi i64 [ 0, %60 ], [ 0, %55 ], [ %68, %78 ]
  br label %90

82:                                               ; preds = %46, %82
  %83 = phi i64 [ 0, %46 ], [ %88, %82 ]
  %84 = getelementptr inbounds nuw i32, ptr %49, i64 %83
  %85 = load i32, ptr %84, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds double, ptr %47, i64 %86
  store double 1.000000e+00, ptr %87, align 8
  %88 = add nuw nsw i64 %83, 1
  %89 = icmp eq i64 %88, %50
  br i1 %89, label %51, label %82

90:                                               ; preds = %80, %90
  %91 = phi i64 [ %97, %90 ], [ %81, %80 ]
  %92 = getelementptr inbounds nuw double, ptr %57, i64 %91
  %93 = load double, ptr %92, align 8
  %94 = getelementptr inbounds nuw double, ptr %2, i64 %91
  %95 = load double, ptr %94, align 8
  %96 = fadd double %93, %95
  store double %96, ptr %94, align 8
  %97 = add nuw nsw i64 %91, 1
  %98 = icmp eq i64 %97, %58
  br i1 %98, label %99, label %90

99:                                               ; preds = %90, %78, %51
  ret i32 %42
}

; Function Attrs: nounwind
define dso_local i64 @quiet(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5, ptr noundef %6) local_unnamed_addr #2 {
  %8 = alloca double, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %10 = load i32, ptr %9, align 8
  %11 = sext i32 %10 to i64
  %12 = add nsw i64 %2, 1
  %13 = mul nsw i64 %12, %11
  %14 = getelementptr inbounds double, ptr %5, i64 %13
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #13
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %16 = icmp sgt i64 %2, 0
  br i1 %16, label %17, label %35

17:                                               ; preds = %7
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %20 = shl nsw i64 %11, 3
  br label %21

21:                                               ; preds = %17, %31
  %22 = phi i64 [ 0, %17 ], [ %32, %31 ]
  %23 = phi ptr [ %3, %17 ], [ %33, %31 ]
  %24 = phi ptr [ %5, %17 ], [ %28, %31 ]
  store ptr %23, ptr %15, align 8
  %25 = load double, ptr %23, align 8
  store double %25, ptr %18, align 8
  %26 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %27 = load double, ptr %26, align 8
  store double %27, ptr %19, align 8
  %28 = getelementptr inbounds double, ptr %24, i64 %11
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %28, ptr align 8 %24, i64 %20, i1 false)
  %29 = call i32 @crossing(ptr noundef %0, ptr noundef %1, i32 noundef 1, ptr noundef %28, ptr noundef %14, ptr noundef nonnull %8, ptr noundef %6)
  %30 = icmp eq i32 %29, -1
  br i1 %30, label %31, label %35

31:                                               ; preds = %21
  %32 = add nuw nsw i64 %22, 1
  %33 = getelementptr inbounds double, ptr %23, i64 %4
  %34 = icmp eq i64 %32, %2
  br i1 %34, label %35, label %21

35:                                               ; preds = %21, %31, %7
  %36 = phi i64 [ %2, %7 ], [ %2, %31 ], [ %22, %21 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #13
  ret i64 %36
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local range(i64 -158913789952, 158913789879) i64 @leaps_room(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #5 {
  %3 = sext i32 %1 to i64
  %4 = shl nsw i64 %3, 1
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %6 = load i32, ptr %5, align 4
  %7 = sext i32 %6 to i64
  %8 = add nsw i64 %4, %7
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %10 = load i32, ptr %9, align 8
  %11 = sext i32 %10 to i64
  %12 = mul nsw i64 %11, 71
  %13 = add nsw i64 %8, %12
  ret i64 %13
}

; Function Attrs: nounwind
define dso_local range(i32 0, 2) i32 @leaps_nowhere(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef captures(none) %3, ptr noundef captures(none) %4, ptr noundef %5) local_unnamed_addr #2 {
  %7 = ptrtoint ptr %4 to i64
  %8 = ptrtoint ptr %5 to i64
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %12 = load i32, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %14 = load i32, ptr %13, align 8
  %15 = sext i32 %14 to i64
  %16 = shl nsw i64 %15, 4
  %17 = getelementptr i8, ptr %5, i64 %16
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %19 = load i32, ptr %18, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr double, ptr %17, i64 %20
  %22 = sext i32 %12 to i64
  %23 = getelementptr double, ptr %21, i64 %22
  %24 = getelementptr inbounds double, ptr %23, i64 %22
  %25 = icmp eq i32 %2, 0
  br i1 %25, label %28, label %26

26:                                               ; preds = %6
  %27 = shl nsw i64 %22, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %3, i64 %27, i1 false)
  br label %75

28:                                               ; preds = %6
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %30 = load double, ptr %29, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  store double %30, ptr %10, align 8
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %32 = load double, ptr %31, align 8
  %33 = fcmp olt double %30, %32
  br i1 %33, label %39, label %34

34:                                               ; preds = %28
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %36 = load double, ptr %35, align 8
  %37 = fcmp ogt double %30, %36
  %38 = select i1 %37, double %36, double %30
  br label %39

39:                                               ; preds = %34, %28
  %40 = phi double [ %32, %28 ], [ %38, %34 ]
  %41 = getelementptr inbounds double, ptr %5, i64 %15
  %42 = getelementptr inbounds double, ptr %41, i64 %15
  %43 = load ptr, ptr %1, align 8
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 24
  call void %43(i32 noundef %14, i64 noundef 1, ptr noundef nonnull %44, ptr noundef nonnull %45, i64 noundef 1, ptr noundef nonnull %10, ptr noundef %5) #13
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %47 = load ptr, ptr %46, align 8
  %48 = load i32, ptr %18, align 4
  %49 = sext i32 %48 to i64
  %50 = shl nsw i64 %49, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %42, ptr align 8 %47, i64 %50, i1 false)
  %51 = load ptr, ptr %0, align 8
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %53 = load ptr, ptr %52, align 8
  %54 = call i32 %51(double noundef %40, ptr noundef %5, ptr noundef %53, ptr noundef %42, ptr noundef %41) #13
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %74

56:                                               ; preds = %39
  %57 = load i32, ptr %11, align 8
  %58 = icmp sgt i32 %57, 0
  br i1 %58, label %59, label %73

59:                                               ; preds = %56
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %61 = load ptr, ptr %60, align 8
  %62 = zext nneg i32 %57 to i64
  br label %63

63:                                               ; preds = %63, %59
  %64 = phi i64 [ 0, %59 ], [ %71, %63 ]
  %65 = getelementptr inbounds nuw i32, ptr %61, i64 %64
  %66 = load i32, ptr %65, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds double, ptr %42, i64 %67
  %69 = load double, ptr %68, align 8
  %70 = getelementptr inbounds nuw double, ptr %21, i64 %64
  store double %69, ptr %70, align 8
  %71 = add nuw nsw i64 %64, 1
  %72 = icmp eq i64 %71, %62
  br i1 %72, label %73, label %63

73:                                               ; preds = %63, %56
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  br label %75

74:                                               ; preds = %39
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  br label %281

75:                                               ; preds = %73, %26
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %77 = load double, ptr %76, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  store double %77, ptr %9, align 8
  %78 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %79 = load double, ptr %78, align 8
  %80 = fcmp olt double %77, %79
  br i1 %80, label %86, label %81

81:                                               ; preds = %75
  %82 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %83 = load double, ptr %82, align 8
  %84 = fcmp ogt double %77, %83
  %85 = select i1 %84, double %83, double %77
  br label %86

86:                                               ; preds = %81, %75
  %87 = phi double [ %79, %75 ], [ %85, %81 ]
  %88 = load i32, ptr %13, align 8
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds double, ptr %5, i64 %89
  %91 = getelementptr inbounds double, ptr %90, i64 %89
  %92 = load ptr, ptr %1, align 8
  %93 = getelementptr inbounds nuw i8, ptr %1, i64 8
  call void %92(i32 noundef %88, i64 noundef 1, ptr noundef nonnull %93, ptr noundef nonnull %76, i64 noundef 1, ptr noundef nonnull %9, ptr noundef %5) #13
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %95 = load ptr, ptr %94, align 8
  %96 = load i32, ptr %18, align 4
  %97 = sext i32 %96 to i64
  %98 = shl nsw i64 %97, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %91, ptr align 8 %95, i64 %98, i1 false)
  %99 = load ptr, ptr %0, align 8
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %101 = load ptr, ptr %100, align 8
  %102 = call i32 %99(double noundef %87, ptr noundef %5, ptr noundef %101, ptr noundef %91, ptr noundef %90) #13
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %105, label %104

104:                                              ; preds = %86
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %281

105:                                              ; preds = %86
  %106 = load i32, ptr %11, align 8
  %107 = icmp sgt i32 %106, 0
  br i1 %107, label %108, label %122

108:                                              ; preds = %105
  %109 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %110 = load ptr, ptr %109, align 8
  %111 = zext nneg i32 %106 to i64
  br label %112

112:                                              ; preds = %112, %108
  %113 = phi i64 [ 0, %108 ], [ %120, %112 ]
  %114 = getelementptr inbounds nuw i32, ptr %110, i64 %113
  %115 = load i32, ptr %114, align 4
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds double, ptr %91, i64 %116
  %118 = load double, ptr %117, align 8
  %119 = getelementptr inbounds nuw double, ptr %23, i64 %113
  store double %118, ptr %119, align 8
  %120 = add nuw nsw i64 %113, 1
  %121 = icmp eq i64 %120, %111
  br i1 %121, label %122, label %112

122:                                              ; preds = %112, %105
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %123 = icmp sgt i32 %12, 0
  br i1 %123, label %124, label %281

124:                                              ; preds = %122
  %125 = zext nneg i32 %12 to i64
  %126 = icmp ult i32 %12, 4
  br i1 %126, label %161, label %127

127:                                              ; preds = %124
  %128 = shl nuw nsw i64 %22, 4
  %129 = add i64 %16, %8
  %130 = add i64 %129, %128
  %131 = shl nsw i64 %20, 3
  %132 = add i64 %130, %131
  %133 = sub i64 %132, %7
  %134 = icmp ult i64 %133, 16
  br i1 %134, label %161, label %135

135:                                              ; preds = %127
  %136 = and i64 %125, 2147483646
  br label %137

137:                                              ; preds = %137, %135
  %138 = phi i64 [ 0, %135 ], [ %157, %137 ]
  %139 = getelementptr inbounds nuw double, ptr %21, i64 %138
  %140 = load <2 x double>, ptr %139, align 8
  %141 = call <2 x double> @llvm.fabs.v2f64(<2 x double> %140)
  %142 = getelementptr inbounds nuw double, ptr %23, i64 %138
  %143 = load <2 x double>, ptr %142, align 8
  %144 = call <2 x double> @llvm.fabs.v2f64(<2 x double> %143)
  %145 = call <2 x double> @llvm.maxnum.v2f64(<2 x double> %141, <2 x double> %144)
  %146 = fmul <2 x double> %145, splat (double 0x3EB0C6F7A0B5ED8D)
  %147 = getelementptr inbounds nuw double, ptr %4, i64 %138
  %148 = load <2 x double>, ptr %147, align 8
  %149 = call <2 x double> @llvm.maxnum.v2f64(<2 x double> %148, <2 x double> %145)
  %150 = fmul <2 x double> %149, splat (double 0x3D719799812DEA11)
  %151 = call <2 x double> @llvm.maxnum.v2f64(<2 x double> %146, <2 x double> %150)
  %152 = fsub <2 x double> %143, %140
  %153 = call <2 x double> @llvm.fabs.v2f64(<2 x double> %152)
  %154 = fcmp ogt <2 x double> %153, %151
  %155 = select <2 x i1> %154, <2 x double> %151, <2 x double> splat (double 0x7FF0000000000000)
  %156 = getelementptr inbounds nuw double, ptr %24, i64 %138
  store <2 x double> %155, ptr %156, align 8
  %157 = add nuw i64 %138, 2
  %158 = icmp eq i64 %157, %136
  br i1 %158, label %159, label %137

159:                                              ; preds = %137
  %160 = icmp eq i64 %136, %125
  br i1 %160, label %185, label %161

161:                                              ; preds = %127, %124, %159
  %162 = phi i64 [ 0, %127 ], [ 0, %124 ], [ %136, %159 ]
  br label %163

163:                                              ; preds = %161, %163
  %164 = phi i64 [ %183, %163 ], [ %162, %161 ]
  %165 = getelementptr inbounds nuw double, ptr %21, i64 %164
  %166 = load double, ptr %165, align 8
  %167 = call double @llvm.fabs.f64(double %166)
  %168 = getelementptr inbounds nuw double, ptr %23, i64 %164
  %169 = load double, ptr %168, align 8
  %170 = call double @llvm.fabs.f64(double %169)
  %171 = call double @llvm.maxnum.f64(double %167, double %170)
  %172 = fmul double %171, 0x3EB0C6F7A0B5ED8D
  %173 = getelementptr inbounds nuw double, ptr %4, i64 %164
  %174 = load double, ptr %173, align 8
  %175 = call double @llvm.maxnum.f64(double %174, double %171)
  %176 = fmul double %175, 0x3D719799812DEA11
  %177 = call double @llvm.maxnum.f64(double %172, double %176)
  %178 = fsub double %169, %166
  %179 = call double @llvm.fabs.f64(double %178)
  %180 = fcmp ogt double %179, %177
  %181 = select i1 %180, double %177, double 0x7FF0000000000000
  %182 = getelementptr inbounds nuw double, ptr %24, i64 %164
  store double %181, ptr %182, align 8
  %183 = add nuw nsw i64 %164, 1
  %184 = icmp eq i64 %183, %125
  br i1 %184, label %185, label %163

185:                                              ; preds = %163, %159
  %186 = zext nneg i32 %12 to i64
  br label %190

187:                                              ; preds = %190
  %188 = add nuw nsw i64 %191, 1
  %189 = icmp eq i64 %188, %186
  br i1 %189, label %209, label %190

190:                                              ; preds = %187, %185
  %191 = phi i64 [ 0, %185 ], [ %188, %187 ]
  %192 = getelementptr inbounds nuw double, ptr %23, i64 %191
  %193 = load double, ptr %192, align 8
  %194 = getelementptr inbounds nuw double, ptr %21, i64 %191
  %195 = load double, ptr %194, align 8
  %196 = fsub double %193, %195
  %197 = call double @llvm.fabs.f64(double %196)
  %198 = getelementptr inbounds nuw double, ptr %24, i64 %191
  %199 = load double, ptr %198, align 8
  %200 = fcmp ogt double %197, %199
  br i1 %200, label %201, label %187

201:                                              ; preds = %190
  %202 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %203 = load double, ptr %202, align 8
  %204 = load double, ptr %76, align 8
  %205 = getelementptr inbounds nuw double, ptr %24, i64 %22
  %206 = call fastcc i32 @may_leap(ptr noundef nonnull %0, ptr noundef nonnull %1, i32 noundef 0, double noundef %203, ptr noundef nonnull %21, double noundef %204, ptr noundef nonnull %23, ptr noundef nonnull %24, ptr noundef nonnull %5, ptr noundef nonnull %205)
  %207 = icmp eq i32 %206, 0
  %208 = xor i32 %206, 1
  br i1 %207, label %209, label %281

209:                                              ; preds = %187, %201
  %210 = zext nneg i32 %12 to i64
  %211 = icmp ult i32 %12, 14
  br i1 %211, label %263, label %212

212:                                              ; preds = %209
  %213 = shl nuw nsw i64 %125, 3
  %214 = getelementptr i8, ptr %4, i64 %213
  %215 = getelementptr i8, ptr %3, i64 %213
  %216 = shl nuw nsw i64 %22, 3
  %217 = shl nsw i64 %20, 3
  %218 = getelementptr i8, ptr %5, i64 %16
  %219 = getelementptr i8, ptr %218, i64 %216
  %220 = getelementptr i8, ptr %219, i64 %217
  %221 = getelementptr i8, ptr %220, i64 %213
  %222 = getelementptr i8, ptr %5, i64 %16
  %223 = getelementptr i8, ptr %222, i64 %217
  %224 = getelementptr i8, ptr %223, i64 %213
  %225 = icmp ult ptr %4, %215
  %226 = icmp ult ptr %3, %214
  %227 = and i1 %225, %226
  %228 = icmp ult ptr %4, %221
  %229 = icmp ult ptr %23, %214
  %230 = and i1 %228, %229
  %231 = or i1 %227, %230
  %232 = icmp ult ptr %4, %224
  %233 = icmp ult ptr %21, %214
  %234 = and i1 %232, %233
  %235 = or i1 %231, %234
  %236 = icmp ult ptr %3, %221
  %237 = icmp ult ptr %23, %215
  %238 = and i1 %236, %237
  %239 = or i1 %235, %238
  %240 = icmp ult ptr %3, %224
  %241 = icmp ult ptr %21, %215
  %242 = and i1 %240, %241
  %243 = or i1 %239, %242
  br i1 %243, label %263, label %244

244:                                              ; preds = %212
  %245 = and i64 %125, 2147483646
  br label %246

246:                                              ; preds = %246, %244
  %247 = phi i64 [ 0, %244 ], [ %259, %246 ]
  %248 = getelementptr inbounds nuw double, ptr %4, i64 %247
  %249 = load <2 x double>, ptr %248, align 8
  %250 = getelementptr inbounds nuw double, ptr %21, i64 %247
  %251 = load <2 x double>, ptr %250, align 8
  %252 = call <2 x double> @llvm.fabs.v2f64(<2 x double> %251)
  %253 = getelementptr inbounds nuw double, ptr %23, i64 %247
  %254 = load <2 x double>, ptr %253, align 8
  %255 = call <2 x double> @llvm.fabs.v2f64(<2 x double> %254)
  %256 = call <2 x double> @llvm.maxnum.v2f64(<2 x double> %252, <2 x double> %255)
  %257 = call <2 x double> @llvm.maxnum.v2f64(<2 x double> %249, <2 x double> %256)
  store <2 x double> %257, ptr %248, align 8
  %258 = getelementptr inbounds nuw double, ptr %3, i64 %247
  store <2 x double> %254, ptr %258, align 8
  %259 = add nuw i64 %247, 2
  %260 = icmp eq i64 %259, %245
  br i1 %260, label %261, label %246

261:                                              ; preds = %246
  %262 = icmp eq i64 %245, %125
  br i1 %262, label %281, label %263

263:                                              ; preds = %212, %209, %261
  %264 = phi i64 [ 0, %212 ], [ 0, %209 ], [ %245, %261 ]
  br label %265

265:                                              ; preds = %263, %265
  %266 = phi i64 [ %279, %265 ], [ %264, %263 ]
  %267 = getelementptr inbounds nuw double, ptr %4, i64 %266
  %268 = load double, ptr %267, align 8
  %269 = getelementptr inbounds nuw double, ptr %21, i64 %266
  %270 = load double, ptr %269, align 8
  %271 = call double @llvm.fabs.f64(double %270)
  %272 = getelementptr inbounds nuw double, ptr %23, i64 %266
  %273 = load double, ptr %272, align 8
  %274 = call double @llvm.fabs.f64(double %273)
  %275 = call double @llvm.maxnum.f64(double %271, double %274)
  %276 = call double @llvm.maxnum.f64(double %268, double %275)
  store double %276, ptr %267, align 8
  %277 = load double, ptr %272, align 8
  %278 = getelementptr inbounds nuw double, ptr %3, i64 %266
  store double %277, ptr %278, align 8
  %279 = add nuw nsw i64 %266, 1
  %280 = icmp eq i64 %279, %210
  br i1 %280, label %281, label %265

281:                                              ; preds = %265, %261, %201, %122, %104, %74
  %282 = phi i32 [ 0, %74 ], [ 0, %104 ], [ %208, %201 ], [ 1, %122 ], [ 1, %261 ], [ 1, %265 ]
  ret i32 %282
}

; Function Attrs: nounwind
define internal fastcc range(i32 0, 2) i32 @may_leap(ptr noundef %0, ptr noundef %1, i32 noundef %2, double noundef %3, ptr noundef readonly captures(none) %4, double noundef %5, ptr noundef readonly captures(none) %6, ptr noundef readonly captures(none) %7, ptr noundef %8, ptr noundef %9) unnamed_addr #2 {
  %11 = alloca double, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %13 = load i32, ptr %12, align 8
  %14 = add nsw i32 %2, 1
  %15 = fadd double %3, %5
  %16 = fmul double %15, 5.000000e-01
  %17 = sext i32 %13 to i64
  %18 = getelementptr double, ptr %9, i64 %17
  %19 = getelementptr inbounds double, ptr %18, i64 %17
  %20 = icmp eq i32 %2, 34
  br i1 %20, label %237, label %21

21:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  store double %16, ptr %11, align 8
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %23 = load double, ptr %22, align 8
  %24 = fcmp olt double %16, %23
  br i1 %24, label %30, label %25

25:                                               ; preds = %21
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %27 = load double, ptr %26, align 8
  %28 = fcmp ogt double %16, %27
  %29 = select i1 %28, double %27, double %16
  br label %30

30:                                               ; preds = %25, %21
  %31 = phi double [ %23, %21 ], [ %29, %25 ]
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %33 = load i32, ptr %32, align 8
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds double, ptr %8, i64 %34
  %36 = getelementptr inbounds double, ptr %35, i64 %34
  %37 = load ptr, ptr %1, align 8
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 24
  call void %37(i32 noundef %33, i64 noundef 1, ptr noundef nonnull %38, ptr noundef nonnull %39, i64 noundef 1, ptr noundef nonnull %11, ptr noundef %8) #13
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %43 = load i32, ptr %42, align 4
  %44 = sext i32 %43 to i64
  %45 = shl nsw i64 %44, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %36, ptr align 8 %41, i64 %45, i1 false)
  %46 = load ptr, ptr %0, align 8
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %48 = load ptr, ptr %47, align 8
  %49 = call i32 %46(double noundef %31, ptr noundef %8, ptr noundef %48, ptr noundef %36, ptr noundef %35) #13
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %52, label %51

51:                                               ; preds = %30
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  br label %237

52:                                               ; preds = %30
  %53 = load i32, ptr %12, align 8
  %54 = icmp sgt i32 %53, 0
  br i1 %54, label %55, label %69

55:                                               ; preds = %52
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %57 = load ptr, ptr %56, align 8
  %58 = zext nneg i32 %53 to i64
  br label %59

59:                                               ; preds = %59, %55
  %60 = phi i64 [ 0, %55 ], [ %67, %59 ]
  %61 = getelementptr inbounds nuw i32, ptr %57, i64 %60
  %62 = load i32, ptr %61, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds double, ptr %36, i64 %63
  %65 = load double, ptr %64, align 8
  %66 = getelementptr inbounds nuw double, ptr %9, i64 %60
  store double %65, ptr %66, align 8
  %67 = add nuw nsw i64 %60, 1
  %68 = icmp eq i64 %67, %58
  br i1 %68, label %69, label %59

69:                                               ; preds = %59, %52
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  %70 = icmp sgt i32 %13, 0
  br i1 %70, label %71, label %190

71:                                               ; preds = %69
  %72 = icmp eq i32 %2, 0
  %73 = icmp eq i32 %14, 10
  %74 = zext nneg i32 %13 to i64
  %75 = icmp ult i32 %13, 4
  br i1 %75, label %139, label %76

76:                                               ; preds = %71
  %77 = shl nuw nsw i64 %74, 3
  %78 = add nuw nsw i64 %17, %74
  %79 = shl nuw nsw i64 %78, 3
  %80 = getelementptr i8, ptr %9, i64 %79
  %81 = getelementptr i8, ptr %4, i64 %77
  %82 = getelementptr i8, ptr %6, i64 %77
  %83 = getelementptr i8, ptr %7, i64 %77
  %84 = icmp ult ptr %18, %81
  %85 = icmp ult ptr %4, %80
  %86 = and i1 %84, %85
  %87 = icmp ult ptr %18, %82
  %88 = icmp ult ptr %6, %80
  %89 = and i1 %87, %88
  %90 = or i1 %86, %89
  %91 = icmp ult ptr %18, %83
  %92 = icmp ult ptr %7, %80
  %93 = and i1 %91, %92
  %94 = or i1 %90, %93
  br i1 %94, label %139, label %95

95:                                               ; preds = %76
  %96 = and i64 %74, 2147483646
  br label %97

97:                                               ; preds = %133, %95
  %98 = phi i64 [ 0, %95 ], [ %134, %133 ]
  %99 = phi <2 x i32> [ zeroinitializer, %95 ], [ %128, %133 ]
  %100 = getelementptr inbounds nuw double, ptr %9, i64 %98
  %101 = getelementptr inbounds nuw double, ptr %4, i64 %98
  %102 = load <2 x double>, ptr %101, align 8
  %103 = getelementptr inbounds nuw double, ptr %6, i64 %98
  %104 = load <2 x double>, ptr %103, align 8
  %105 = fsub <2 x double> %104, %102
  %106 = call <2 x double> @llvm.fabs.v2f64(<2 x double> %105)
  %107 = getelementptr inbounds nuw double, ptr %7, i64 %98
  %108 = load <2 x double>, ptr %107, align 8
  %109 = load <2 x double>, ptr %100, align 8
  %110 = fsub <2 x double> %104, %109
  %111 = call <2 x double> @llvm.fabs.v2f64(<2 x double> %110)
  %112 = fsub <2 x double> %109, %102
  %113 = call <2 x double> @llvm.fabs.v2f64(<2 x double> %112)
  %114 = call <2 x double> @llvm.maxnum.v2f64(<2 x double> %113, <2 x double> %111)
  %115 = call <2 x double> @llvm.maxnum.v2f64(<2 x double> %106, <2 x double> %114)
  %116 = fmul <2 x double> %115, splat (double 1.000000e-02)
  %117 = call <2 x double> @llvm.maxnum.v2f64(<2 x double> %108, <2 x double> %116)
  %118 = select i1 %72, <2 x double> %117, <2 x double> %108
  %119 = getelementptr inbounds nuw double, ptr %18, i64 %98
  store <2 x double> %118, ptr %119, align 8
  %120 = load <2 x double>, ptr %103, align 8
  %121 = fsub <2 x double> %120, %109
  %122 = load <2 x double>, ptr %101, align 8
  %123 = fsub <2 x double> %109, %122
  %124 = fsub <2 x double> %121, %123
  %125 = call <2 x double> @llvm.fabs.v2f64(<2 x double> %124)
  %126 = fcmp ogt <2 x double> %125, %118
  %127 = zext <2 x i1> %126 to <2 x i32>
  %128 = or <2 x i32> %99, %127
  br i1 %73, label %129, label %133

129:                                              ; preds = %97
  %130 = getelementptr inbounds nuw double, ptr %18, i64 %98
  %131 = fmul <2 x double> %106, splat (double 2.500000e-01)
  %132 = call <2 x double> @llvm.maxnum.v2f64(<2 x double> %118, <2 x double> %131)
  store <2 x double> %132, ptr %130, align 8
  br label %133

133:                                              ; preds = %97, %129
  %134 = add nuw i64 %98, 2
  %135 = icmp eq i64 %134, %96
  br i1 %135, label %136, label %97

136:                                              ; preds = %133
  %137 = call i32 @llvm.vector.reduce.or.v2i32(<2 x i32> %128)
  %138 = icmp eq i64 %96, %74
  br i1 %138, label %187, label %139

139:                                              ; preds = %76, %71, %136
  %140 = phi i64 [ 0, %76 ], [ 0, %71 ], [ %96, %136 ]
  %141 = phi i32 [ 0, %76 ], [ 0, %71 ], [ %137, %136 ]
  br label %142

142:                                              ; preds = %139, %184
  %143 = phi i64 [ %185, %184 ], [ %140, %139 ]
  %144 = phi i32 [ %180, %184 ], [ %141, %139 ]
  %145 = getelementptr inbounds nuw double, ptr %9, i64 %143
  %146 = getelementptr inbounds nuw double, ptr %4, i64 %143
  %147 = load double, ptr %146, align 8
  %148 = getelementptr inbounds nuw double, ptr %6, i64 %143
  %149 = load double, ptr %148, align 8
  %150 = fsub double %149, %147
  %151 = call double @llvm.fabs.f64(double %150)
  br i1 %72, label %156, label %152

152:                                              ; preds = %142
  %153 = getelementptr inbounds nuw double, ptr %7, i64 %143
  %154 = load double, ptr %153, align 8
  %155 = load double, ptr %145, align 8
  br label %168

156:                                              ; preds = %142
  %157 = load double, ptr %145, align 8
  %158 = fsub double %149, %157
  %159 = call double @llvm.fabs.f64(double %158)
  %160 = fsub double %157, %147
  %161 = call double @llvm.fabs.f64(double %160)
  %162 = getelementptr inbounds nuw double, ptr %7, i64 %143
  %163 = load double, ptr %162, align 8
  %164 = call double @llvm.maxnum.f64(double %161, double %159)
  %165 = call double @llvm.maxnum.f64(double %151, double %164)
  %166 = fmul double %165, 1.000000e-02
  %167 = call double @llvm.maxnum.f64(double %163, double %166)
  br label %168

168:                                              ; preds = %156, %152
  %169 = phi double [ %155, %152 ], [ %157, %156 ]
  %170 = phi double [ %154, %152 ], [ %167, %156 ]
  %171 = getelementptr inbounds nuw double, ptr %18, i64 %143
  store double %170, ptr %171, align 8
  %172 = load double, ptr %148, align 8
  %173 = fsub double %172, %169
  %174 = load double, ptr %146, align 8
  %175 = fsub double %169, %174
  %176 = fsub double %173, %175
  %177 = call double @llvm.fabs.f64(double %176)
  %178 = fcmp ogt double %177, %170
  %179 = zext i1 %178 to i32
  %180 = or i32 %144, %179
  br i1 %73, label %181, label %184

181:                                              ; preds = %168
  %182 = fmul double %151, 2.500000e-01
  %183 = call double @llvm.maxnum.f64(double %170, double %182)
  store double %183, ptr %171, align 8
  br label %184

184:                                              ; preds = %181, %168
  %185 = add nuw nsw i64 %143, 1
  %186 = icmp eq i64 %185, %74
  br i1 %186, label %187, label %142

187:                                              ; preds = %184, %136
  %188 = phi i32 [ %137, %136 ], [ %180, %184 ]
  %189 = icmp ne i32 %188, 0
  br label %190

190:                                              ; preds = %187, %69
  %191 = phi i1 [ false, %69 ], [ %189, %187 ]
  %192 = add i32 %2, -10
  %193 = icmp ult i32 %192, -8
  %194 = select i1 %193, i1 true, i1 %191
  br i1 %194, label %195, label %237

195:                                              ; preds = %190
  %196 = icmp slt i32 %2, 9
  br i1 %196, label %214, label %197

197:                                              ; preds = %195
  br i1 %70, label %198, label %237

198:                                              ; preds = %197
  %199 = zext nneg i32 %13 to i64
  br label %203

200:                                              ; preds = %203
  %201 = add nuw nsw i64 %204, 1
  %202 = icmp eq i64 %201, %199
  br i1 %202, label %217, label %203

203:                                              ; preds = %200, %198
  %204 = phi i64 [ 0, %198 ], [ %201, %200 ]
  %205 = getelementptr inbounds nuw double, ptr %9, i64 %204
  %206 = load double, ptr %205, align 8
  %207 = getelementptr inbounds nuw double, ptr %4, i64 %204
  %208 = load double, ptr %207, align 8
  %209 = fsub double %206, %208
  %210 = call double @llvm.fabs.f64(double %209)
  %211 = getelementptr inbounds nuw double, ptr %18, i64 %204
  %212 = load double, ptr %211, align 8
  %213 = fcmp ogt double %210, %212
  br i1 %213, label %214, label %200

214:                                              ; preds = %203, %195
  %215 = call fastcc i32 @may_leap(ptr noundef nonnull %0, ptr noundef nonnull %1, i32 noundef %14, double noundef %3, ptr noundef %4, double noundef %16, ptr noundef %9, ptr noundef %18, ptr noundef %8, ptr noundef %19)
  %216 = icmp eq i32 %215, 0
  br i1 %216, label %217, label %237

217:                                              ; preds = %200, %214
  br i1 %196, label %235, label %218

218:                                              ; preds = %217
  br i1 %70, label %219, label %237

219:                                              ; preds = %218
  %220 = zext nneg i32 %13 to i64
  br label %224

221:                                              ; preds = %224
  %222 = add nuw nsw i64 %225, 1
  %223 = icmp eq i64 %222, %220
  br i1 %223, label %237, label %224

224:                                              ; preds = %221, %219
  %225 = phi i64 [ 0, %219 ], [ %222, %221 ]
  %226 = getelementptr inbounds nuw double, ptr %6, i64 %225
  %227 = load double, ptr %226, align 8
  %228 = getelementptr inbounds nuw double, ptr %9, i64 %225
  %229 = load double, ptr %228, align 8
  %230 = fsub double %227, %229
  %231 = call double @llvm.fabs.f64(double %230)
  %232 = getelementptr inbounds nuw double, ptr %18, i64 %225
  %233 = load double, ptr %232, align 8
  %234 = fcmp ogt double %231, %233
  br i1 %234, label %235, label %221

235:                                              ; preds = %224, %217
  %236 = call fastcc i32 @may_leap(ptr noundef nonnull %0, ptr noundef nonnull %1, i32 noundef %14, double noundef %16, ptr noundef %9, double noundef %5, ptr noundef %6, ptr noundef %18, ptr noundef %8, ptr noundef %19)
  br label %237

237:                                              ; preds = %221, %197, %218, %51, %235, %214, %190, %10
  %238 = phi i32 [ 1, %10 ], [ 0, %190 ], [ 1, %214 ], [ 1, %51 ], [ %236, %235 ], [ 0, %218 ], [ 0, %197 ], [ 0, %221 ]
  ret i32 %238
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.pow.f64(double, double) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.minnum.f64(double, double) #4

; Function Attrs: nounwind
define internal fastcc range(i32 0, 4) i32 @ended(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, double noundef %3, ptr noundef %4, ptr noundef %5) unnamed_addr #2 {
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %13, label %10

10:                                               ; preds = %6
  %11 = tail call i32 @projected(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, double noundef %3, ptr noundef %4)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %84

13:                                               ; preds = %6, %10
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %15 = load i32, ptr %14, align 8
  %16 = icmp sgt i32 %15, 0
  br i1 %16, label %17, label %31

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %21 = load ptr, ptr %20, align 8
  %22 = zext nneg i32 %15 to i64
  br label %23

23:                                               ; preds = %23, %17
  %24 = phi i64 [ 0, %17 ], [ %29, %23 ]
  %25 = getelementptr inbounds nuw i32, ptr %21, i64 %24
  %26 = load i32, ptr %25, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds double, ptr %19, i64 %27
  store double 0.000000e+00, ptr %28, align 8
  %29 = add nuw nsw i64 %24, 1
  %30 = icmp eq i64 %29, %22
  br i1 %30, label %31, label %23

31:                                               ; preds = %23, %13
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %33 = load i64, ptr %32, align 8
  %34 = add nsw i64 %33, 1
  store i64 %34, ptr %32, align 8
  %35 = load ptr, ptr %0, align 8
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %37 = load double, ptr %36, align 8
  %38 = fcmp olt double %3, %37
  br i1 %38, label %44, label %39

39:                                               ; preds = %31
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %41 = load double, ptr %40, align 8
  %42 = fcmp ogt double %3, %41
  %43 = select i1 %42, double %41, double %3
  br label %44

44:                                               ; preds = %39, %31
  %45 = phi double [ %37, %31 ], [ %43, %39 ]
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %47 = load i32, ptr %46, align 4
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %56, label %49

49:                                               ; preds = %44
  %50 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %51 = load ptr, ptr %50, align 8
  %52 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %53 = load ptr, ptr %52, align 8
  %54 = sext i32 %47 to i64
  %55 = shl nsw i64 %54, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %51, ptr align 8 %53, i64 %55, i1 false)
  br label %56

56:                                               ; preds = %49, %44
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %58 = load ptr, ptr %57, align 8
  %59 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %60 = load ptr, ptr %59, align 8
  %61 = tail call i32 %35(double noundef %45, ptr noundef %4, ptr noundef %58, ptr noundef %60, ptr noundef %5) #13
  %62 = load i32, ptr %14, align 8
  %63 = icmp sgt i32 %62, 0
  br i1 %63, label %64, label %80

64:                                               ; preds = %56
  %65 = load ptr, ptr %59, align 8
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %67 = load ptr, ptr %66, align 8
  %68 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %69 = load ptr, ptr %68, align 8
  %70 = zext nneg i32 %62 to i64
  br label %71

71:                                               ; preds = %71, %64
  %72 = phi i64 [ 0, %64 ], [ %78, %71 ]
  %73 = getelementptr inbounds nuw i32, ptr %67, i64 %72
  %74 = load i32, ptr %73, align 4
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds double, ptr %65, i64 %75
  store double 1.000000e+00, ptr %76, align 8
  %77 = getelementptr inbounds double, ptr %69, i64 %75
  store double 1.000000e+00, ptr %77, align 8
  %78 = add nuw nsw i64 %72, 1
  %79 = icmp eq i64 %78, %70
  br i1 %79, label %80, label %71

80:                                               ; preds = %71, %56
  %81 = icmp eq i32 %61, 0
  br i1 %81, label %117, label %82

82:                                               ; preds = %80
  %83 = icmp eq i32 %62, 0
  br i1 %83, label %117, label %84

84:                                               ; preds = %10, %82
  %85 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %86 = load i64, ptr %85, align 8
  %87 = add nsw i64 %86, 1
  store i64 %87, ptr %85, align 8
  %88 = load ptr, ptr %0, align 8
  %89 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %90 = load double, ptr %89, align 8
  %91 = fcmp olt double %3, %90
  br i1 %91, label %97, label %92

92:                                               ; preds = %84
  %93 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %94 = load double, ptr %93, align 8
  %95 = fcmp ogt double %3, %94
  %96 = select i1 %95, double %94, double %3
  br label %97

97:                                               ; preds = %92, %84
  %98 = phi double [ %90, %84 ], [ %96, %92 ]
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %100 = load i32, ptr %99, align 4
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %109, label %102

102:                                              ; preds = %97
  %103 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %104 = load ptr, ptr %103, align 8
  %105 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %106 = load ptr, ptr %105, align 8
  %107 = sext i32 %100 to i64
  %108 = shl nsw i64 %107, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %104, ptr align 8 %106, i64 %108, i1 false)
  br label %109

109:                                              ; preds = %97, %102
  %110 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %111 = load ptr, ptr %110, align 8
  %112 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %113 = load ptr, ptr %112, align 8
  %114 = tail call i32 %88(double noundef %98, ptr noundef %4, ptr noundef %111, ptr noundef %113, ptr noundef %5) #13
  %115 = icmp eq i32 %114, 0
  %116 = select i1 %115, i32 3, i32 2
  br label %117

117:                                              ; preds = %82, %80, %109
  %118 = phi i32 [ %116, %109 ], [ 0, %80 ], [ 2, %82 ]
  ret i32 %118
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare dso_local double @nextafter(double noundef, double noundef) local_unnamed_addr #10

; Function Attrs: nounwind
define internal fastcc double @greatest_eigenvalue(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef readonly captures(none) %3) unnamed_addr #2 {
  %5 = alloca i32, align 4
  %6 = alloca i8, align 1
  %7 = alloca double, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #13
  store i8 78, ptr %6, align 1
  %11 = sext i32 %0 to i64
  %12 = getelementptr inbounds double, ptr %2, i64 %11
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #13
  %13 = mul nsw i32 %0, 34
  store i32 %13, ptr %8, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #13
  store i32 1, ptr %9, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #13
  store i32 0, ptr %10, align 4
  %14 = icmp sgt i32 %0, 0
  br i1 %14, label %15, label %53

15:                                               ; preds = %4
  %16 = zext nneg i32 %0 to i64
  %17 = icmp eq i32 %0, 1
  br label %18

18:                                               ; preds = %15, %50
  %19 = phi i64 [ 0, %15 ], [ %51, %50 ]
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %50, label %21

21:                                               ; preds = %18
  %22 = mul nuw nsw i64 %19, %11
  %23 = getelementptr double, ptr %1, i64 %22
  %24 = getelementptr double, ptr %1, i64 %19
  %25 = icmp ne i64 %19, 1
  %26 = and i1 %25, %17
  br i1 %26, label %27, label %39

27:                                               ; preds = %21
  %28 = and i64 %19, 9223372036854775806
  br label %29

29:                                               ; preds = %29, %27
  %30 = phi i64 [ 0, %27 ], [ %35, %29 ]
  %31 = getelementptr double, ptr %23, i64 %30
  %32 = load <2 x double>, ptr %31, align 8
  %33 = getelementptr double, ptr %24, i64 %30
  %34 = load <2 x double>, ptr %33, align 8
  store <2 x double> %34, ptr %31, align 8
  store <2 x double> %32, ptr %33, align 8
  %35 = add nuw i64 %30, 2
  %36 = icmp eq i64 %35, %28
  br i1 %36, label %37, label %29

37:                                               ; preds = %29
  %38 = icmp eq i64 %19, %28
  br i1 %38, label %50, label %39

39:                                               ; preds = %21, %37
  %40 = phi i64 [ 0, %21 ], [ %28, %37 ]
  br label %41

41:                                               ; preds = %39, %41
  %42 = phi i64 [ %48, %41 ], [ %40, %39 ]
  %43 = getelementptr double, ptr %23, i64 %42
  %44 = load double, ptr %43, align 8
  %45 = mul nuw nsw i64 %42, %11
  %46 = getelementptr double, ptr %24, i64 %45
  %47 = load double, ptr %46, align 8
  store double %47, ptr %43, align 8
  store double %44, ptr %46, align 8
  %48 = add nuw nsw i64 %42, 1
  %49 = icmp eq i64 %48, %19
  br i1 %49, label %50, label %41

50:                                               ; preds = %41, %37, %18
  %51 = add nuw nsw i64 %19, 1
  %52 = icmp eq i64 %51, %16
  br i1 %52, label %53, label %18

53:                                               ; preds = %50, %4
  %54 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %55 = load ptr, ptr %54, align 8
  %56 = getelementptr inbounds double, ptr %12, i64 %11
  call void %55(ptr noundef nonnull %6, ptr noundef nonnull %6, ptr noundef nonnull %5, ptr noundef %1, ptr noundef nonnull %5, ptr noundef %2, ptr noundef %12, ptr noundef nonnull %7, ptr noundef nonnull %9, ptr noundef nonnull %7, ptr noundef nonnull %9, ptr noundef %56, ptr noundef nonnull %8, ptr noundef nonnull %10) #13
  %57 = load i32, ptr %5, align 4
  %58 = icmp sgt i32 %57, 0
  br i1 %58, label %59, label %106

59:                                               ; preds = %53
  %60 = zext nneg i32 %57 to i64
  %61 = icmp eq i32 %57, 1
  br i1 %61, label %89, label %62

62:                                               ; preds = %59
  %63 = and i64 %60, 2147483646
  br label %64

64:                                               ; preds = %64, %62
  %65 = phi i64 [ 0, %62 ], [ %77, %64 ]
  %66 = phi <2 x double> [ zeroinitializer, %62 ], [ %76, %64 ]
  %67 = getelementptr inbounds nuw double, ptr %2, i64 %65
  %68 = load <2 x double>, ptr %67, align 8
  %69 = fmul <2 x double> %68, %68
  %70 = getelementptr inbounds nuw double, ptr %12, i64 %65
  %71 = load <2 x double>, ptr %70, align 8
  %72 = fmul <2 x double> %71, %71
  %73 = fadd <2 x double> %69, %72
  %74 = freeze <2 x double> %73
  %75 = call <2 x double> @llvm.sqrt.v2f64(<2 x double> %74)
  %76 = call <2 x double> @llvm.maxnum.v2f64(<2 x double> %66, <2 x double> %75)
  %77 = add nuw i64 %65, 2
  %78 = fcmp ult <2 x double> %74, zeroinitializer
  %79 = bitcast <2 x i1> %78 to i2
  %80 = icmp ne i2 %79, 0
  %81 = icmp eq i64 %77, %63
  %82 = or i1 %80, %81
  br i1 %82, label %83, label %64

83:                                               ; preds = %64
  %84 = select i1 %80, <2 x double> %66, <2 x double> %76
  %85 = select i1 %80, i64 %65, i64 %63
  %86 = call double @llvm.vector.reduce.fmax.v2f64(<2 x double> %84)
  %87 = icmp ne i64 %63, %60
  %88 = or i1 %87, %80
  br i1 %88, label %89, label %106

89:                                               ; preds = %59, %83
  %90 = phi i64 [ 0, %59 ], [ %85, %83 ]
  %91 = phi double [ 0.000000e+00, %59 ], [ %86, %83 ]
  br label %92

92:                                               ; preds = %89, %92
  %93 = phi i64 [ %104, %92 ], [ %90, %89 ]
  %94 = phi double [ %103, %92 ], [ %91, %89 ]
  %95 = getelementptr inbounds nuw double, ptr %2, i64 %93
  %96 = load double, ptr %95, align 8
  %97 = fmul double %96, %96
  %98 = getelementptr inbounds nuw double, ptr %12, i64 %93
  %99 = load double, ptr %98, align 8
  %100 = fmul double %99, %99
  %101 = fadd double %97, %100
  %102 = call double @llvm.sqrt.f64(double %101)
  %103 = call double @llvm.maxnum.f64(double %94, double %102)
  %104 = add nuw nsw i64 %93, 1
  %105 = icmp eq i64 %104, %60
  br i1 %105, label %106, label %92

106:                                              ; preds = %92, %83, %53
  %107 = phi double [ 0.000000e+00, %53 ], [ %86, %83 ], [ %103, %92 ]
  %108 = load i32, ptr %10, align 4
  %109 = icmp eq i32 %108, 0
  %110 = select i1 %109, double %107, double 0x7FF8000000000000
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #13
  ret double %110
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nounwind
define internal fastcc range(i32 0, 2) i32 @between_samples(ptr noundef nonnull captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef range(i32 -2147483648, 2147483647) %3) unnamed_addr #2 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %6 = load ptr, ptr %5, align 8
  %7 = sext i32 %2 to i64
  %8 = load ptr, ptr %0, align 8
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %10 = load i32, ptr %9, align 8
  %11 = sext i32 %10 to i64
  %12 = mul nsw i64 %11, %7
  %13 = getelementptr inbounds double, ptr %6, i64 %12
  %14 = sext i32 %1 to i64
  %15 = getelementptr inbounds double, ptr %13, i64 %14
  %16 = load double, ptr %15, align 8
  %17 = fcmp ogt double %16, 0.000000e+00
  %18 = fcmp olt double %16, 0.000000e+00
  %19 = select i1 %18, double -1.000000e+00, double %16
  %20 = select i1 %17, double 1.000000e+00, double %19
  %21 = getelementptr double, ptr %6, i64 %14
  %22 = icmp sgt i32 %2, %3
  br i1 %22, label %41, label %23

23:                                               ; preds = %4
  %24 = fcmp oeq double %20, 0.000000e+00
  br i1 %24, label %191, label %25

25:                                               ; preds = %23
  %26 = add nsw i32 %3, 1
  br label %31

27:                                               ; preds = %31
  %28 = add nsw i64 %32, 1
  %29 = trunc i64 %28 to i32
  %30 = icmp eq i32 %26, %29
  br i1 %30, label %41, label %31

31:                                               ; preds = %25, %27
  %32 = phi i64 [ %7, %25 ], [ %28, %27 ]
  %33 = mul nsw i64 %32, %11
  %34 = getelementptr double, ptr %21, i64 %33
  %35 = load double, ptr %34, align 8
  %36 = fcmp ogt double %35, 0.000000e+00
  %37 = fcmp olt double %35, 0.000000e+00
  %38 = select i1 %37, double -1.000000e+00, double %35
  %39 = select i1 %36, double 1.000000e+00, double %38
  %40 = fcmp une double %39, %20
  br i1 %40, label %191, label %27

41:                                               ; preds = %27, %4
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %43 = load ptr, ptr %42, align 8
  %44 = getelementptr inbounds double, ptr %43, i64 %7
  %45 = load double, ptr %44, align 8
  %46 = sext i32 %3 to i64
  %47 = getelementptr inbounds double, ptr %43, i64 %46
  %48 = load double, ptr %47, align 8
  %49 = fsub double %48, %45
  %50 = fmul double %49, 0x3FE3C6EF372FE950
  %51 = fsub double %48, %50
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %53 = load ptr, ptr %52, align 8
  %54 = tail call fastcc i32 @quantities(ptr noundef nonnull readonly %0, double noundef %51, ptr noundef %53)
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %191

56:                                               ; preds = %41
  %57 = load ptr, ptr %52, align 8
  %58 = getelementptr inbounds double, ptr %57, i64 %14
  %59 = load double, ptr %58, align 8
  %60 = fadd double %45, %50
  %61 = tail call fastcc i32 @quantities(ptr noundef nonnull readonly %0, double noundef %60, ptr noundef nonnull %57)
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %191

63:                                               ; preds = %56
  %64 = load ptr, ptr %52, align 8
  %65 = getelementptr inbounds double, ptr %64, i64 %14
  %66 = load double, ptr %65, align 8
  %67 = fmul double %20, %66
  %68 = fmul double %20, %59
  br label %69

69:                                               ; preds = %63, %103
  %70 = phi ptr [ %104, %103 ], [ %64, %63 ]
  %71 = phi i32 [ %113, %103 ], [ 0, %63 ]
  %72 = phi double [ %111, %103 ], [ %67, %63 ]
  %73 = phi double [ %110, %103 ], [ %68, %63 ]
  %74 = phi double [ %109, %103 ], [ %45, %63 ]
  %75 = phi double [ %108, %103 ], [ %60, %63 ]
  %76 = phi double [ %107, %103 ], [ %51, %63 ]
  %77 = phi double [ %106, %103 ], [ %48, %63 ]
  %78 = fcmp olt double %72, %73
  %79 = select i1 %78, double %72, double %73
  %80 = fcmp olt double %79, 0.000000e+00
  %81 = fcmp olt double %73, %72
  br i1 %80, label %82, label %84

82:                                               ; preds = %69
  %83 = select i1 %81, double %76, double %75
  br label %119

84:                                               ; preds = %69
  br i1 %81, label %85, label %94

85:                                               ; preds = %84
  %86 = fsub double %75, %74
  %87 = fmul double %86, 0x3FE3C6EF372FE950
  %88 = fsub double %75, %87
  %89 = tail call fastcc i32 @quantities(ptr noundef nonnull readonly %0, double noundef %88, ptr noundef nonnull %70)
  %90 = load ptr, ptr %52, align 8
  %91 = getelementptr inbounds double, ptr %90, i64 %14
  %92 = load double, ptr %91, align 8
  %93 = fmul double %20, %92
  br label %103

94:                                               ; preds = %84
  %95 = fsub double %77, %76
  %96 = fmul double %95, 0x3FE3C6EF372FE950
  %97 = fadd double %76, %96
  %98 = tail call fastcc i32 @quantities(ptr noundef nonnull readonly %0, double noundef %97, ptr noundef nonnull %70)
  %99 = load ptr, ptr %52, align 8
  %100 = getelementptr inbounds double, ptr %99, i64 %14
  %101 = load double, ptr %100, align 8
  %102 = fmul double %20, %101
  br label %103

103:                                              ; preds = %94, %85
  %104 = phi ptr [ %90, %85 ], [ %99, %94 ]
  %105 = phi i32 [ %89, %85 ], [ %98, %94 ]
  %106 = phi double [ %75, %85 ], [ %77, %94 ]
  %107 = phi double [ %88, %85 ], [ %75, %94 ]
  %108 = phi double [ %76, %85 ], [ %97, %94 ]
  %109 = phi double [ %74, %85 ], [ %76, %94 ]
  %110 = phi double [ %93, %85 ], [ %72, %94 ]
  %111 = phi double [ %73, %85 ], [ %102, %94 ]
  %112 = icmp eq i32 %105, 0
  %113 = add nuw nsw i32 %71, 1
  %114 = icmp samesign ult i32 %71, 59
  %115 = select i1 %114, i1 %112, i1 false
  br i1 %115, label %69, label %116

116:                                              ; preds = %103
  %117 = fcmp olt double %110, %111
  %118 = select i1 %117, double %107, double %108
  br i1 %112, label %119, label %191

119:                                              ; preds = %116, %82
  %120 = phi ptr [ %70, %82 ], [ %104, %116 ]
  %121 = phi double [ %83, %82 ], [ %118, %116 ]
  %122 = tail call fastcc i32 @quantities(ptr noundef nonnull %0, double noundef %121, ptr noundef nonnull %120)
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %124, label %191

124:                                              ; preds = %119
  %125 = load ptr, ptr %52, align 8
  %126 = load ptr, ptr %0, align 8
  %127 = getelementptr inbounds nuw i8, ptr %126, i64 48
  %128 = load i32, ptr %127, align 8
  %129 = getelementptr inbounds nuw i8, ptr %0, i64 76
  %130 = load i32, ptr %129, align 4
  %131 = icmp sgt i32 %130, 0
  %132 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %133 = load ptr, ptr %132, align 8
  br i1 %131, label %134, label %160

134:                                              ; preds = %124
  %135 = zext nneg i32 %130 to i64
  br label %136

136:                                              ; preds = %142, %134
  %137 = phi i64 [ %135, %134 ], [ %143, %142 ]
  %138 = getelementptr double, ptr %133, i64 %137
  %139 = getelementptr i8, ptr %138, i64 -8
  %140 = load double, ptr %139, align 8
  %141 = fcmp ult double %140, %121
  br i1 %141, label %145, label %142

142:                                              ; preds = %136
  %143 = add nsw i64 %137, -1
  %144 = icmp sgt i64 %137, 1
  br i1 %144, label %136, label %147

145:                                              ; preds = %136
  %146 = trunc nuw nsw i64 %137 to i32
  br label %147

147:                                              ; preds = %142, %145
  %148 = phi i32 [ %146, %145 ], [ 0, %142 ]
  %149 = icmp eq i32 %148, %130
  br i1 %149, label %158, label %150

150:                                              ; preds = %147
  %151 = sext i32 %148 to i64
  %152 = getelementptr inbounds double, ptr %133, i64 %151
  %153 = load double, ptr %152, align 8
  %154 = fcmp une double %153, %121
  br i1 %154, label %158, label %155

155:                                              ; preds = %150
  %156 = sext i32 %128 to i64
  %157 = mul nsw i64 %151, %156
  br label %181

158:                                              ; preds = %150, %147
  %159 = icmp eq i32 %130, 66
  br i1 %159, label %191, label %160

160:                                              ; preds = %158, %124
  %161 = phi i32 [ %148, %158 ], [ %130, %124 ]
  %162 = sub nsw i32 %130, %161
  %163 = sext i32 %162 to i64
  %164 = shl nsw i64 %163, 3
  %165 = sext i32 %161 to i64
  %166 = getelementptr inbounds double, ptr %133, i64 %165
  %167 = getelementptr inbounds nuw i8, ptr %166, i64 8
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 8 %167, ptr align 8 %166, i64 %164, i1 false)
  %168 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %169 = load ptr, ptr %168, align 8
  %170 = add nsw i32 %161, 1
  %171 = sext i32 %170 to i64
  %172 = sext i32 %128 to i64
  %173 = mul nsw i64 %171, %172
  %174 = getelementptr inbounds double, ptr %169, i64 %173
  %175 = mul nsw i64 %165, %172
  %176 = getelementptr inbounds double, ptr %169, i64 %175
  %177 = mul i64 %164, %172
  tail call void @llvm.memmove.p0.p0.i64(ptr align 8 %174, ptr align 8 %176, i64 %177, i1 false)
  %178 = load i32, ptr %129, align 4
  %179 = add nsw i32 %178, 1
  store i32 %179, ptr %129, align 4
  %180 = load ptr, ptr %132, align 8
  br label %181

181:                                              ; preds = %160, %155
  %182 = phi i64 [ %157, %155 ], [ %175, %160 ]
  %183 = phi i64 [ %156, %155 ], [ %172, %160 ]
  %184 = phi i64 [ %151, %155 ], [ %165, %160 ]
  %185 = phi ptr [ %133, %155 ], [ %180, %160 ]
  %186 = getelementptr inbounds double, ptr %185, i64 %184
  store double %121, ptr %186, align 8
  %187 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %188 = load ptr, ptr %187, align 8
  %189 = getelementptr inbounds double, ptr %188, i64 %182
  %190 = shl nsw i64 %183, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %189, ptr readonly align 8 %125, i64 %190, i1 false)
  br label %191

191:                                              ; preds = %31, %23, %181, %158, %119, %116, %56, %41
  %192 = phi i32 [ 1, %56 ], [ 1, %41 ], [ 1, %119 ], [ 1, %116 ], [ 0, %181 ], [ 1, %158 ], [ 0, %23 ], [ 0, %31 ]
  ret i32 %192
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.fabs.v2f64(<2 x double>) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.maxnum.v2f64(<2 x double>, <2 x double>) #11

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.vector.reduce.fmax.v2f64(<2 x double>) #12

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.sqrt.v2f64(<2 x double>) #11

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.or.v2i32(<2 x i32>) #12

attributes #0 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" }
attributes #6 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" }
attributes #9 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" }
attributes #10 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" }
attributes #11 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { nounwind }
attributes #14 = { nounwind willreturn memory(none) }
