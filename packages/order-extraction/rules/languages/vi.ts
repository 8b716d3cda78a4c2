import type { Language } from './language.types.ts';
import { list, native, natives } from './list.ts';

/** Words of one syllable mean many things without their accents: nearly all entries are of two and more. */
export const vietnamese: Language = {
  code: 'vi',
  common: native(`
    của, các, ngày, tổng, người, địa, giao, lượng, được, không, khách, vui, điện, thoại, cung, quý, hóa, phẩm, hàng, thuế, thành, ghi, thương,
    nghiệp, nhận, toán`),
  columns: {
    position: native('stt, s t t, số tt, số thứ tự, thứ tự, dòng số'),
    code: native(`
      mã hàng, mã sản phẩm, mã sp, mã hàng hóa, mã vật tư, mã số, mã vt, mã hh, mã vạch, mã hàng hoá, mã số hàng hóa, mã sku, mã linh kiện,
      mã nội bộ, mã nguyên liệu, mã mặt hàng, mã phụ tùng, mã thiết bị, mã dịch vụ, mã vật tư hàng hóa, mã thuốc, mã quy cách, mã hàng nội bộ`),
    supplierCode: native(
      'mã hàng ncc, mã hàng nhà cung cấp, mã ncc, mã sản phẩm nhà cung cấp, mã nhà cung cấp, mã nhà sản xuất, mã hàng nsx',
    ),
    name: native(`
      tên hàng, tên hàng hóa, tên hàng hoá, tên sản phẩm, tên sp, tên vật tư, tên hàng hóa dịch vụ, tên hàng hoá dịch vụ, hàng hóa, sản phẩm,
      diễn giải, mô tả, tên mặt hàng, mặt hàng, nội dung, tên hàng hóa @ dịch vụ, tên và quy cách, tên hàng và quy cách, tên nguyên liệu,
      tên thiết bị, tên vật tư hàng hóa, tên hàng quy cách, mô tả hàng hóa, mô tả sản phẩm, tên hàng hóa quy cách, chi tiết hàng hóa,
      tên quy cách hàng hóa, tên vật tư thiết bị, hàng hóa dịch vụ, tên dịch vụ, nội dung hàng hóa, tên chi tiết, tên thuốc, tên nhãn hiệu quy cách,
      danh mục hàng hóa, tên hàng hóa vật tư`),
    qty: native(`
      số lượng, sl, s lượng, số lượng đặt, số lượng đặt hàng, sl đặt, số lượng đã đặt hàng, sl đặt hàng, số lượng đặt mua, số lượng yêu cầu,
      sl yêu cầu, tổng số lượng, khối lượng đặt hàng, số lượng mua, số lượng cần mua, slg, số lg`),
    unit: native('đvt, đơn vị tính, đơn vị, đ v t, dvt, đv tính, đơn vị đo, đơn vị đo lường, quy cách đóng gói, đóng gói'),
    price: native(`
      đơn giá, giá, đơn giá vnđ, đơn giá vnd, đơn giá chưa vat, đơn giá chưa thuế, đơn giá trước thuế, đơn giá mua, giá đơn vị, giá mua, đơn giá đ,
      đơn giá đồng, giá bán, giá bán lẻ, giá chưa vat, giá sản phẩm, đơn giá có vat, đơn giá sau thuế, đơn giá đã bao gồm vat, đơn giá usd`),
    discount: native(
      'chiết khấu, ck, ck %, chiết khấu %, % chiết khấu, % ck, giảm giá, tỷ lệ chiết khấu, giảm giá %, tỷ lệ ck %',
    ),
    tax: native(
      'thuế, thuế suất, thuế gtgt, thuế suất gtgt, thuế vat, tiền thuế, % thuế, thuế %, % vat, thuế suất %, tiền thuế gtgt, thuế gtgt %',
    ),
    amount: native('giá trị, trị giá, thành tiền, số tiền'),
    date: native(`
      ngày giao, ngày giao hàng, thời gian giao hàng, thời hạn giao hàng, hạn giao hàng, ngày cần hàng, ngày yêu cầu, ngày cần, ngày nhận hàng, ngày nhận,
      thời gian giao, ngày giao dự kiến, hạn giao, ngày cần giao`),
    other: native(`
      ghi chú, quy cách, màu sắc, màu, xuất xứ, thương hiệu, hãng sản xuất, kích thước, nhãn hiệu, bảo hành, trọng lượng, kho, ghi chú khác, màu chữ,
      màu nền, tình trạng, nước sản xuất, chất liệu, hạn sử dụng, số lô, tồn kho, lý do, mục đích sử dụng, nhà sản xuất, hình ảnh, model hãng`),
  },
  labels: {
    po_number: native(`
      số đơn hàng, đơn hàng số, đơn đặt hàng số, số đơn đặt hàng, số đặt hàng, mã đơn hàng, mã đặt hàng, mã đơn đặt hàng, số po, po số, số đơn mua hàng,
      đơn mua hàng số, đơn mua hàng, đơn đặt hàng, số phiếu đặt hàng, phiếu đặt hàng số, mã po, số đđh, số chứng từ, số phiếu, số hiệu đơn hàng, tham chiếu đơn hàng,
      số hiệu, đơn hàng mua số, mã phiếu đặt hàng, số ct, mã phiếu, đđh số, số đơn`),
    order_date: native(`
      ngày đặt hàng, ngày đặt, ngày đơn hàng, ngày lập, ngày lập đơn, ngày po, ngày tạo, ngày tạo đơn, ngày chứng từ, ngày, ngày mua hàng, ngày lập phiếu,
      ngày ban hành, ngày phát hành, ngày đặt mua, ngày ct, thời gian đặt hàng, ngày lên đơn`),
    delivery_date: native(`
      ngày giao hàng, ngày giao, thời gian giao hàng, thời hạn giao hàng, ngày nhận hàng, ngày giao hàng dự kiến, ngày giao dự kiến, dự kiến giao hàng,
      hạn giao hàng, thời gian giao, ngày cần hàng, ngày yêu cầu giao hàng, ngày giao hàng yêu cầu, giao hàng trước ngày, giao hàng ngày, giao ngày, thời gian nhận hàng, ngày yêu cầu,
      giao trước ngày, ngày hàng về, ngày dự kiến nhận hàng, ngày nhận dự kiến, ngày nhận hàng dự kiến, tiến độ giao hàng, ngày giao hàng mong muốn, ngày đến dự kiến,
      ngày cần giao, hạn giao, lịch giao hàng, thời gian yêu cầu giao hàng, ngày giao yêu cầu`),
    currency: native(
      'tiền tệ, loại tiền, đơn vị tiền tệ, đồng tiền, đồng tiền thanh toán, đơn vị tính tiền, loại tiền tệ, mã tiền tệ',
    ),
    customer_code: native('mã khách hàng, mã kh, mã số khách hàng, số khách hàng, mã đối tác, mã khách'),
    phone: native(`
      điện thoại, số điện thoại, sđt, di động, đtdđ, điện thoại liên hệ, tel @ fax, số đt, điện thoại bàn, sđt liên hệ, điện thoại @ fax, số máy`),
    tax_number: native('mst, mã số thuế, m s t, mã số thuế gtgt, ms thuế, mã số dn, mã số doanh nghiệp'),
    email: native('thư điện tử, địa chỉ email, hộp thư, địa chỉ thư điện tử'),
    contact: native(`
      người liên hệ, liên hệ, người đặt hàng, người mua hàng, người lập, người lập phiếu, nhân viên mua hàng, người phụ trách, người đại diện, đại diện, người lập đơn,
      nhân viên, người mua, người yêu cầu, người đề nghị, phụ trách mua hàng, người phê duyệt, người duyệt, người tạo, họ tên người mua hàng, người nhận hàng,
      người nhận, tên liên hệ, thông tin liên hệ, nhân viên đặt hàng, phụ trách`),
    supplier_code: native('mã nhà cung cấp, mã ncc, mã số nhà cung cấp, số nhà cung cấp, mã người bán'),
    other_number: native(`
      số hóa đơn, hóa đơn số, số báo giá, báo giá số, số hợp đồng, hợp đồng số, trang, số fax, số tài khoản, tài khoản, ngân hàng, tại ngân hàng,
      điều khoản thanh toán, hình thức thanh toán, phương thức thanh toán, thanh toán, địa chỉ, địa điểm giao hàng, ghi chú, dự án, công trình, bộ phận, phòng ban,
      phương thức giao hàng, điều kiện giao hàng, phương thức vận chuyển, chức vụ, số phiếu giao hàng, phiếu giao hàng số, số phiếu xuất kho, kho, kho nhập, nhập tại kho,
      điều kiện thanh toán, hạn thanh toán, thời hạn thanh toán, căn cứ, lần sửa đổi, trạng thái, lý do, mã dự án, số yêu cầu, số phiếu yêu cầu, số đề nghị, tỷ giá, về việc,
      ký hiệu, mẫu số, bảo hành, thời gian bảo hành, mục đích, số đơn bán hàng`),
  },
  zones: {
    buyer: native(`
      bên mua, bên mua hàng, khách hàng, tên khách hàng, đơn vị mua hàng, đơn vị đặt hàng, bên đặt hàng, công ty đặt hàng, người mua, đơn vị mua, tên đơn vị mua hàng,
      thông tin khách hàng, thông tin bên mua, bên a, đại diện bên mua, thông tin người mua, địa chỉ xuất hóa đơn, thông tin xuất hóa đơn, xuất hóa đơn cho, địa chỉ hóa đơn,
      tên đơn vị, tên công ty, địa chỉ thanh toán, thông tin hóa đơn, đơn vị yêu cầu, bên mua bên a, bên a bên mua`),
    ship_to: native(`
      địa chỉ giao hàng, nơi giao hàng, địa điểm giao hàng, giao hàng đến, giao đến, giao hàng tại, giao tới, nơi nhận hàng, địa điểm nhận hàng, địa chỉ nhận hàng, bên nhận hàng,
      đơn vị nhận hàng, địa chỉ nhận, nơi giao, nơi nhận, giao tại, địa chỉ giao, thông tin giao hàng, người nhận hàng, giao hàng cho, địa điểm giao, kho nhận hàng`),
    seller: native(`
      nhà cung cấp, bên bán, bên bán hàng, tên nhà cung cấp, đơn vị bán hàng, kính gửi, kính gởi, người bán, đơn vị cung cấp, ncc, công ty bán hàng, tên ncc, nhà phân phối, bên b,
      thông tin nhà cung cấp, thông tin người bán, thông tin bên bán, kính gửi công ty, kính gửi quý công ty, đơn vị bán, bên cung cấp, gửi đến, bên b bên bán, bên bán bên b,
      nhà thầu, đại lý, kính gửi nhà cung cấp, mua của`),
    third: native('khách hàng cuối, người dùng cuối, chủ đầu tư'),
  },
  titles: {
    order: native(`
      đơn đặt hàng, đơn hàng, đơn mua hàng, phiếu đặt hàng, đơn đặt hàng mua, đơn hàng mua, phiếu đặt mua hàng, đơn đặt mua hàng, đơn đặt hàng mới, đơn hàng mới, phiếu mua hàng, mẫu đơn đặt hàng,
      giấy đặt hàng, đơn đặt hàng nội địa, phiếu đơn hàng, lệnh đặt hàng, đặt hàng, đơn đặt mua, bảng đặt hàng, đơn hàng đặt mua, lệnh mua hàng, thư đặt hàng`),
    order_change: native(`
      đơn đặt hàng sửa đổi, thay đổi đơn hàng, sửa đổi đơn hàng, điều chỉnh đơn hàng, đơn hàng điều chỉnh, thay đổi đơn đặt hàng, điều chỉnh đơn đặt hàng, đơn đặt hàng điều chỉnh,
      sửa đổi đơn đặt hàng, phụ lục đơn đặt hàng`),
    order_cancellation: native(
      'hủy đơn hàng, hủy đơn đặt hàng, thông báo hủy đơn hàng, đơn hàng đã hủy, huỷ đơn hàng, huỷ đơn đặt hàng, thông báo hủy đơn đặt hàng',
    ),
    order_response: native(`
      xác nhận đơn hàng, xác nhận đặt hàng, xác nhận đơn đặt hàng, đơn bán hàng, giấy xác nhận đơn hàng, phiếu xác nhận đơn hàng, đơn hàng bán, thư xác nhận đơn hàng, đơn đặt hàng bán,
      phiếu xác nhận đặt hàng, phiếu bán hàng`),
    quotation: native(`
      báo giá, bảng báo giá, bảng giá, yêu cầu báo giá, thư chào giá, chào giá, đề nghị báo giá, phiếu báo giá, thư báo giá, bảng chào giá, dự toán, thư hỏi giá, hỏi giá,
      thư mời báo giá, thư mời thầu, hồ sơ dự thầu, thư mời chào giá, phiếu yêu cầu báo giá, bảng dự toán`),
    invoice: native(`
      hóa đơn, hóa đơn giá trị gia tăng, hóa đơn gtgt, hóa đơn bán hàng, hóa đơn điện tử, đề nghị thanh toán, hóa đơn thương mại, hóa đơn chiếu lệ, hoá đơn, hoá đơn gtgt, hóa đơn vat,
      giấy đề nghị thanh toán, thông báo nợ, biên bản đối chiếu công nợ, hoá đơn bán hàng, hoá đơn giá trị gia tăng, giấy báo nợ, bảng kê công nợ, hóa đơn mua hàng, đối chiếu công nợ,
      thông báo thanh toán, yêu cầu thanh toán, nhắc nợ`),
    delivery_note: native(`
      phiếu giao hàng, phiếu xuất kho, phiếu nhập kho, biên bản giao hàng, biên bản giao nhận, biên bản giao nhận hàng hóa, phiếu đóng gói, biên bản bàn giao, phiếu vận chuyển, vận đơn,
      phiếu xuất kho kiêm vận chuyển nội bộ, lệnh giao hàng, lệnh xuất kho, danh sách đóng gói, bảng kê đóng gói, phiếu giao nhận, biên bản bàn giao hàng hóa, phiếu xuất hàng, phiếu nhận hàng,
      phiếu nhập hàng, biên bản nhận hàng, giấy giao hàng, phiếu gửi hàng`),
    receipt: native(
      'phiếu thu, biên lai, biên nhận, phiếu chi, phiếu thanh toán, giấy biên nhận, hóa đơn bán lẻ, phiếu tính tiền',
    ),
    other: native(`
      hợp đồng, hợp đồng mua bán, hợp đồng kinh tế, phụ lục hợp đồng, phiếu trả hàng, biên bản trả hàng, phiếu yêu cầu mua hàng, đề nghị mua hàng, phiếu đề nghị mua hàng, giấy đề nghị mua hàng,
      phiếu yêu cầu vật tư, phiếu đề nghị vật tư, báo cáo tồn kho, báo cáo, danh mục sản phẩm, biên bản nghiệm thu, biên bản thanh lý, hợp đồng nguyên tắc, hợp đồng mua bán hàng hóa,
      biên bản họp, giấy chứng nhận, catalogue sản phẩm, kế hoạch giao hàng, phiếu kiểm kê, biên bản kiểm kê, yêu cầu mua hàng, phiếu bảo hành, giấy bảo hành, thư mời, thông báo, sơ yếu lý lịch,
      đơn xin việc, điều khoản và điều kiện, giấy chứng nhận xuất xứ, thẻ kho, phiếu điều chuyển, phiếu chuyển kho, biên bản khiếu nại, phiếu khảo sát, dự báo nhu cầu, thỏa thuận khung,
      hợp đồng khung, biên bản, bảng kê, báo cáo bán hàng, danh sách hàng hóa, kế hoạch mua hàng, phiếu đề xuất mua hàng, tờ trình`),
  },
  phrases: {
    order: native(`
      chúng tôi đặt hàng, chúng tôi xin đặt, chúng tôi đặt mua, xin đặt hàng, đề nghị cung cấp, vui lòng giao hàng, vui lòng xác nhận đơn hàng, kính đề nghị quý công ty cung cấp,
      chúng tôi muốn đặt hàng, chúng tôi cần đặt, đề nghị quý công ty cung cấp, có nhu cầu đặt hàng, có nhu cầu đặt mua, muốn đặt hàng, vui lòng cung cấp, ghi rõ số đơn hàng, vui lòng xác nhận,
      xin vui lòng giao, đặt hàng theo nội dung, chúng tôi có nhu cầu đặt, đề nghị giao hàng`),
    order_change: native(
      'thay thế đơn hàng, thay thế cho đơn hàng, số lượng mới, số lượng cũ, số lượng điều chỉnh, thay thế đơn đặt hàng',
    ),
    order_cancellation: native(
      'chúng tôi hủy đơn hàng, xin hủy đơn hàng, yêu cầu hủy đơn hàng, muốn hủy đơn hàng, đề nghị hủy đơn hàng',
    ),
    order_response: native(`
      cảm ơn quý khách đã đặt hàng, chúng tôi xác nhận đơn hàng, đã nhận được đơn hàng, đơn hàng của quý khách, cảm ơn bạn đã đặt hàng, đơn hàng của bạn, xác nhận đơn hàng của quý`),
    quotation: native(`
      báo giá có hiệu lực, báo giá có giá trị, hiệu lực báo giá, vui lòng báo giá, hiệu lực của báo giá, giá có hiệu lực, số báo giá, ngày báo giá, trân trọng báo giá, xin gửi báo giá, gửi báo giá,
      thời hạn hiệu lực, hiệu lực chào giá, đề nghị báo giá, xin báo giá, có giá trị trong vòng`),
    invoice: native(`
      số hóa đơn, ngày hóa đơn, mẫu số, ký hiệu hóa đơn, số tiền phải thanh toán, hạn thanh toán, người mua hàng ký, người bán hàng ký, số tiền viết bằng chữ, chuyển khoản vào,
      ký hiệu, mã tra cứu, số tiền còn nợ, công nợ, thủ trưởng đơn vị`),
    delivery_note: native(`
      người giao hàng, số lượng giao, số lượng thực giao, số lượng thực xuất, thực xuất, thực nhận, người nhận hàng ký, số lượng xuất, đã nhận đủ hàng, thủ kho, xuất tại kho, biển số xe,
      lý do xuất kho, số lượng thực nhận`),
    receipt: native('đã nhận đủ số tiền, người nộp tiền, lý do nộp, tiền thừa, tiền khách đưa, đã thanh toán, tiền thối'),
    other: native('lý do trả hàng, tồn đầu kỳ, tồn cuối kỳ, hợp đồng này'),
  },
  totals: {
    net: native(`
      cộng tiền hàng, tổng tiền hàng, cộng, tổng cộng chưa vat, tổng tiền chưa thuế, tổng cộng trước thuế, cộng tiền hàng hóa, tổng trước thuế, thành tiền chưa thuế, tổng tiền trước thuế, tổng chưa vat,
      tổng cộng chưa thuế, tạm tính, tổng giá trị trước thuế, tiền hàng, thành tiền trước thuế, tổng phụ, số tiền trước thuế, tổng cộng tiền hàng, tổng tiền chưa vat, cộng thành tiền,
      số tiền chưa thuế, tổng giá trị chưa thuế`),
    gross: native(`
      tổng cộng, tổng tiền, tổng cộng tiền thanh toán, tổng tiền thanh toán, tổng thanh toán, tổng cộng thanh toán, tổng cộng đã bao gồm vat, tổng giá trị đơn hàng, tổng giá trị, tổng số tiền,
      tổng cộng sau thuế, tổng sau thuế, tổng tiền sau thuế, tổng cộng có vat, số tiền phải thanh toán, phải thanh toán, tổng, tổng tiền đã có vat, tổng giá trị đơn đặt hàng, tổng giá trị thanh toán,
      tổng đơn hàng, giá trị đơn hàng, tổng cộng tiền, tổng giá trị sau thuế, tổng tiền đơn hàng, tổng cộng đã có vat, cần thanh toán, tổng thành tiền, tổng số tiền thanh toán, thành tiền sau thuế,
      tổng giá thanh toán, còn lại phải thanh toán`),
    tax: native(
      'thuế gtgt, thuế vat, tiền thuế gtgt, thuế, tiền thuế, thuế suất gtgt, thuế giá trị gia tăng, cộng tiền thuế, tổng thuế, tổng tiền thuế, thuế suất, thuế gtgt 10%, thuế gtgt 8%, vat 8%, vat 10%, tiền thuế vat, thuế vat 10%, thuế vat 8%',
    ),
    carry: native('cộng mang sang, mang sang, mang sang trang sau, cộng trang, cộng trang trước'),
  },
  charges: native(`
    phí vận chuyển, cước vận chuyển, chi phí vận chuyển, phí giao hàng, phí ship, chiết khấu, giảm giá, phí đóng gói, phí lắp đặt, phí bốc xếp, bảo hiểm, phí bảo hiểm, phụ phí, phí khác, tiền cọc,
    đặt cọc, phí dịch vụ, làm tròn, chi phí khác, tổng chiết khấu, tiền vận chuyển, tạm ứng, số tiền chiết khấu`),
  months: natives(
    'thang1 thg1, thang2 thg2, thang3 thg3, thang4 thg4, thang5 thg5, thang6 thg6, thang7 thg7, thang8 thg8, thang9 thg9, thang10 thg10, thang11 thg11, thang12 thg12',
  ),
  days: [{ pattern: /(?<day>\d{1,2})\s{1,2}tháng\s{1,2}(?<month>\d{1,2})\s{1,2}năm\s{1,2}(?<year>\d{4})(?!\d)/i }],
  weeks: native('tuần, tuần thứ'),
  units: native(`
    cái, chiếc, bộ, thùng, cuộn, tấm, gói, chai, quyển, cuốn, miếng, bịch, túi, kiện, phuy, viên, lít, sợi, xấp`),
  cues: {
    bounding: native('ít nhất, tối thiểu, tối đa, trên dưới'),
    listing: native('bảng giá, danh mục sản phẩm'),
    accepting: native('chúng tôi đồng ý với báo giá, chấp nhận báo giá, đồng ý báo giá'),
    informing: native('chỉ để tham khảo, không giao hàng theo, bản thông tin'),
    each: list('x'),
    hundred: native('một trăm'),
    thousand: native('nghìn, ngàn'),
    metre: native('mét dài'),
    measure: native('lít, ml'),
    optional: native('tùy chọn, không bắt buộc'),
    asking: native(`
      chúng tôi cần, vui lòng gửi, vui lòng giao, cần đặt, muốn đặt, nhờ bên mình giao, xin vui lòng gửi, gửi cho chúng tôi, đề nghị giao, cho mình đặt, cho em đặt, cho tôi đặt`),
    theirOrder: native('đơn hàng của quý khách, đơn hàng của bạn, đơn đặt hàng của quý, đơn hàng của quý'),
    taken: native(`
      đã nhận được đơn hàng, đã được giao, đang được giao, đã giao, đang giao, đang vận chuyển, cảm ơn quý khách đã đặt hàng, cảm ơn bạn đã mua hàng, cảm ơn bạn đã đặt hàng`),
    former: native('trước đây, trước kia, thay cho, thay vì'),
    requisitioning: native('yêu cầu mua hàng, đề nghị mua hàng, yêu cầu vật tư, đề xuất mua hàng'),
    returning: native('gửi về, gửi lại cho, gửi đến'),
    spanning: native('thời gian hiệu lực, kỳ hạn'),
    fulfilled: native('đã giao, đã nhận, thực giao, thực nhận, thực xuất, còn lại, tồn kho, trả lại, chưa giao'),
    ordering: native('đơn hàng, đặt hàng, mua hàng, đơn đặt hàng, đặt mua'),
    number: native('số hiệu, mã số'),
    date: native('ngày'),
    dated: native('ngày, đề ngày'),
    delivering: native('giao, giao hàng, giao nhận, nhận hàng, vận chuyển'),
    when: native('ngày, thời gian, thời hạn, dự kiến, yêu cầu, chậm nhất, tuần, trước ngày, mong muốn'),
    wanted: native('yêu cầu, mong muốn, dự kiến'),
    by: native('trước, trước ngày, chậm nhất, muộn nhất'),
    needing: native('giao, giao hàng, nhận hàng, nhận được, cần giao'),
    our: native('chúng tôi'),
    your: native('quý công ty, quý khách'),
    little: native('của, các, được, những'),
    stocking: native('tồn kho, tồn tối thiểu, số lượng tồn, đặt hàng tối thiểu, số lượng tối thiểu'),
    estimating: native('dự báo, ước tính, dự kiến'),
    noNumber: native('xem, bên dưới, chưa có, không có, khẩn'),
    reference: native('tham chiếu, căn cứ'),
    due: native('hạn thanh toán, ngày đến hạn, đến hạn'),
    elsewhere: native('hóa đơn, thanh toán, hiệu lực, báo giá, hợp đồng'),
    answering: native('xác nhận, phản hồi'),
    replaced: native('ban đầu, trước điều chỉnh'),
    replacing: native('sau điều chỉnh'),
    changing: native('sửa đổi, thay đổi, điều chỉnh, đính chính'),
    cancelling: native('hủy bỏ, hủy đơn, hủy, hủy đơn hàng'),
    annexed: native('phụ lục'),
    quoting: native('báo giá, chào giá, hỏi giá, bảng giá, đấu thầu, dự toán, chào hàng'),
    billing: native('hóa đơn, hoá đơn, công nợ, đề nghị thanh toán'),
    requesting: native(`
      chúng tôi đặt hàng, tôi đặt hàng, xin đặt hàng, muốn đặt hàng, đặt hàng như sau, đặt mua các mặt hàng, đặt các mặt hàng, cần đặt hàng, cần đặt mua, chúng tôi xin đặt, cho em đặt, cho mình đặt,
      cho tôi đặt, vui lòng giao, vui lòng gửi hàng, cung cấp các mặt hàng, gửi đơn đặt hàng, gửi đơn hàng, muốn mua`),
    advertising: native('hủy đăng ký, bản tin, xem trên trình duyệt, mua ngay, mã giảm giá, khuyến mãi đặc biệt'),
    crediting: native('trả hàng, hoàn tiền, khiếu nại, hàng trả lại'),
    moving: native('giao hàng, xuất kho, nhập kho, giao nhận, vận chuyển, đóng gói, bàn giao'),
    slip: native('phiếu, biên bản, giấy'),
    deliveryPaper: native('phiếu giao hàng, phiếu xuất kho, vận đơn'),
    agreeing: native('hợp đồng, thỏa thuận, dự báo, báo cáo, biên bản, kế hoạch, giấy chứng nhận, danh mục, nghiệm thu'),
    besideTitle: native('mua, nội địa, nhà cung cấp, bản gốc, bản sao, nhập khẩu'),
    labelling: native('ngày, tổng, địa chỉ, người'),
    subject: native('v v, về việc, chủ đề, trích yếu'),
    seller: native('bên bán, người bán, nhà cung cấp, đơn vị bán, nhà phân phối'),
    selling: native('bán hàng'),
    consignee: native('người nhận, bên nhận, đơn vị nhận'),
    buyer: native('bên mua, người mua, khách hàng, bên đặt hàng, đơn vị mua'),
    buying: native('mua, mua hàng, đặt hàng, xuất hóa đơn'),
    party: native('công ty, đơn vị, địa chỉ, thông tin, đại diện'),
    partyData: native('thông tin, liên hệ'),
    legal: native(`
      công ty tnhh, công ty cổ phần, công ty tnhh mtv, công ty tnhh một thành viên, ctcp, cty tnhh, cty cp, công ty cp, doanh nghiệp tư nhân, dntn, tnhh, tnhh mtv, tập đoàn, tổng công ty,
      hợp tác xã, htx, hộ kinh doanh, chi nhánh công ty, công ty hợp danh, mtv, công ty trách nhiệm hữu hạn, chi nhánh công ty tnhh, chi nhánh công ty cổ phần, công ty liên doanh`),
    formInWords: native('trách nhiệm hữu hạn, cổ phần'),
    organisation: native(`
      bệnh viện, trường đại học, trường tiểu học, trường trung học, trường mầm non, trường thpt, trường thcs, ủy ban nhân dân, ubnd, trung tâm, sở y tế, nhà máy, cửa hàng, nhà hàng, khách sạn, siêu thị,
      nhà thuốc, học viện, ban quản lý, xí nghiệp, cơ sở, văn phòng, phòng khám, trường cao đẳng, công ty, cty, bộ tư lệnh, đại lý, nhà sách`),
    superior: native(
      'cộng hòa xã hội chủ nghĩa việt nam, độc lập tự do hạnh phúc, ủy ban nhân dân tỉnh, ủy ban nhân dân thành phố',
    ),
    municipality: native('ủy ban nhân dân, ubnd xã, ubnd huyện, ubnd phường'),
    house: native('nhà hàng, khách sạn, quán cà phê, nhà nghỉ, quán ăn'),
    joinsDays: native('đến ngày, đến hết ngày'),
    actingFor: native('theo ủy quyền của, đại diện cho'),
    days: native('ngày, ngày làm việc, tuần'),
    previous: native('lần trước, đợt trước'),
    street: native(
      'đường, phường, quận, huyện, tỉnh, thành phố, tp hcm, tp, khu công nghiệp, kcn, tòa nhà, khu phố, thị trấn, thị xã, khu chế xuất, cụm công nghiệp, quốc lộ',
    ),
    person: native('ông, anh, mr ms'),
    addressing: native('kính gửi, kính gởi'),
    attention: native('người nhận, gửi đến'),
    salutation: native(
      'kính gửi, kính chào, trân trọng, xin chào, cảm ơn, vui lòng, chúng tôi, căn cứ, đề nghị, kính, thân gửi, rất mong',
    ),
    buyingOffice: native(
      'phòng mua hàng, phòng thu mua, bộ phận mua hàng, phòng vật tư, ban mua hàng, bộ phận thu mua, phòng kế hoạch vật tư, thu mua',
    ),
    department: native(`
      phòng, phòng ban, bộ phận, kế toán, giám đốc, kế toán trưởng, trưởng phòng, thủ kho, tổng giám đốc, phó giám đốc, phòng kinh doanh, phòng kế toán, thủ trưởng, nhân viên`),
    proprietor: native('chủ cơ sở, chủ doanh nghiệp'),
    notName: native(`
      điện thoại, địa chỉ, mã số thuế, mst, ngày, email, tài khoản, ngân hàng, đơn giá, thành tiền, tổng, tổng cộng, số lượng, ghi chú, thanh toán, thời gian, giao hàng, hóa đơn, đơn hàng, đơn đặt hàng,
      người lập, người mua, người bán, giám đốc, kế toán, tên hàng, stt, trang, hotline, người nhận hàng, người giao hàng, đại diện thương mại, đại diện, sđt, xác nhận, phê duyệt, điều khoản,
      hình thức, phương thức, thuế, chức vụ`),
    issuer: native('mst, mã số thuế, tài khoản, số tài khoản, ngân hàng'),
    carrier: native(
      'viettel post, giao hàng nhanh, vietcombank, vietinbank, bidv, techcombank, agribank, giao hàng tiết kiệm, ngân hàng, mb bank, sacombank',
    ),
    buyingMail: list('muahang*, thumua*, vattu*'),
    billingMail: list('ketoan*, hoadon*'),
    sum: native('tổng cộng, tổng, cộng'),
    subtotal: native('tạm tính, cộng tiền hàng'),
    amount: native('tiền, giá trị, trị giá, thành tiền'),
    besideSum: native('thanh toán, đơn hàng, giá trị, vnđ, vnd, đồng, tiền hàng, tiền thanh toán'),
    excluding: native('chưa, trước, chưa bao gồm, không bao gồm, chưa có'),
    including: native('bao gồm, đã bao gồm, đã có'),
    taxWord: native('thuế, gtgt'),
    freight: native('vận chuyển, giao hàng, cước'),
    packaging: native('đóng gói, bao bì'),
    serviceCharge: native('lắp đặt, dịch vụ'),
    weekday: native('thứ hai, thứ ba, thứ tư, thứ năm, thứ sáu, thứ bảy, chủ nhật'),
    reduction: native('chiết khấu, giảm giá, tạm ứng, đặt cọc'),
    sending: native('gửi, vui lòng'),
  },
  money: { VND: ['đ', 'đồng', 'vnđ', 'vnd', 'VNĐ'] },
  namedMoney: { VND: ['Việt Nam đồng', 'đồng Việt Nam'] },
};
