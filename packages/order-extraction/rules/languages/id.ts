import type { Language } from './language.types.ts';
import { list, lists } from './list.ts';

/** Indonesian, with what Malay writes otherwise: "kuantiti", "tarikh", "pembekal", "invois". */
export const indonesian: Language = {
  code: 'id',
  common: list(`
    yang, untuk, dari, dengan, pada, ini, tanggal, harga, jumlah, barang, satuan, nomor, alamat, kepada, mohon, pesanan, pembelian,
    atau, tidak, kami, tarikh, kuantiti, belian, pembekal, pelanggan, keterangan`),
  columns: {
    position: list('no urut, nomor urut, urutan, baris, bil, no baris'),
    code: list(`
      kode barang, kode, kode produk, kode item, kode material, kode artikel, no barang, nomor barang, kode brg, kd barang, no item, part nomor,
      nomor part, no part, kode part, kode stok, kode bahan, no katalog, nomor katalog, kod barang, kod produk, kod item, kod, kod stok,
      kode internal, kode sku, no material, nomor material, kode jasa, no artikel`),
    supplierCode: list(`
      kode barang supplier, kode supplier, kode pemasok, kode barang pemasok, kode produk pemasok, kode barang anda, kode vendor, kod pembekal,
      no part supplier`),
    name: list(`
      nama barang, barang, nama produk, nama item, uraian, uraian barang, deskripsi, deskripsi barang, deskripsi produk, nama brg, jenis barang,
      nama material, nama bahan, spesifikasi barang, keterangan barang, nama barang jasa, barang @ jasa, nama barang @ jasa, barang jasa, produk,
      uraian pekerjaan, nama jasa, rincian barang, deskripsi item, nama dan spesifikasi, nama artikel, spesifikasi, perihal barang, butiran,
      butir butir, perihal, keterangan item, nama menu, nama obat, rincian, item barang, deskripsi jasa, uraian jasa`),
    qty: list(`
      jumlah, kuantitas, banyaknya, banyak, qty pesan, qty dipesan, qty order, jumlah barang, jumlah pesanan, jumlah pesan, jumlah dipesan,
      jumlah order, kts, kuantiti, bilangan, kuantitas pesan, kuantitas pesanan, kuantitas dipesan, jml, jml barang, jml pesan, qty beli,
      jumlah beli, jumlah unit, bykny, kuantiti dipesan, total qty, jumlah qty`),
    unit: list(`
      satuan, kemasan, satuan barang, satuan unit, unit satuan, unit ukuran, uom satuan, ukuran, unit pengukuran, satuan beli`),
    price: list(`
      harga satuan, harga, harga unit, harga @ unit, harga per unit, harga per satuan, harga @ satuan, harga beli, hrg satuan, harga sat,
      harga satuan rp, harga rp, @ harga, harga seunit, harga per pcs, harga @ pcs, hrg sat, harga pokok, harga barang, harga net, harga netto,
      harga bersih, harga satuan idr, kos seunit`),
    discount: list('diskon, diskon %, potongan, potongan harga, disk, disk %, rabat, diskaun, diskaun %, diskon rp'),
    tax: list('ppn, ppn %, pajak, pajak %, tarif pajak, kode pajak, jumlah pajak, cukai, cukai %, sst'),
    amount: list(`
      jumlah harga, total harga, harga total, sub jumlah, jumlah rp, total rp, jumlah total, nilai, harga jumlah, total nilai, amaun,
      amaun rm, jumlah rm, jumlah bersih, total bersih, nilai total, jumlah biaya, total biaya, jumlah uang, total jumlah, jumlah harga rp,
      total harga rp, subjumlah, nilai pesanan, jml harga, jumlah nilai, harga keseluruhan`),
    date: list(`
      tanggal kirim, tanggal pengiriman, tgl kirim, tgl pengiriman, tanggal dibutuhkan, tgl dibutuhkan, tanggal diperlukan, tgl diperlukan,
      tanggal terima, tarikh penghantaran, tarikh hantar, tarikh diperlukan, tanggal diharapkan, jadwal kirim, waktu pengiriman,
      tanggal kedatangan`),
    other: list(`
      keterangan, catatan, merek, merk, warna, berat, gudang, proyek, no pr, nomor pr, stok, sisa stok, kapasitas, gratis, departemen, kode akun,
      akun, jenama, jenis, nama akun, catatan lain, isi, dimensi, diterima, sisa, lokasi`),
  },
  labels: {
    po_number: list(`
      nomor po, no pesanan, nomor pesanan, nomor pesanan pembelian, no pesanan pembelian, nomor order, nomor order pembelian, no order pembelian,
      nomor surat pesanan, no surat pesanan, no sp, nomor sp, no spb, nomor pembelian, no pembelian, pesanan pembelian, pesanan pembelian no,
      surat pesanan no, surat pesanan nomor, order pembelian no, order pembelian, kode pesanan, id pesanan, kode po, kode pembelian, no pesanan belian, nombor pesanan,
      nombor pesanan belian, pesanan belian no, pesanan tempatan no, no pesanan tempatan, no dokumen, nomor dokumen, no faktur pembelian,
      no purchase order, nomor purchase order, no transaksi, nomor transaksi, no bukti, nomor bukti, kode transaksi, no rujukan pesanan`),
    order_date: list(`
      tanggal pesanan, tanggal order, tanggal pemesanan, tanggal po, tgl po, tgl pesanan, tgl order, tgl pemesanan, tanggal, tgl, tanggal dokumen,
      tanggal pembelian, tgl pembelian, tanggal dibuat, tanggal terbit, tanggal cetak po, tarikh, tarikh pesanan, tarikh pesanan belian,
      tarikh po, dikeluarkan tanggal, tanggal pembuatan, tanggal transaksi, tanggal pesan, tgl pesan, tarikh dikeluarkan, tanggal surat pesanan`),
    delivery_date: list(`
      tanggal pengiriman, tgl pengiriman, tanggal kirim, tgl kirim, tanggal penyerahan, tanggal dibutuhkan, tgl dibutuhkan, tanggal diperlukan,
      tgl diperlukan, tanggal diharapkan, tanggal penerimaan, tanggal terima, tanggal kedatangan, dikirim tanggal, dikirim paling lambat,
      batas pengiriman, batas waktu pengiriman, batas akhir pengiriman, waktu pengiriman, waktu penyerahan, jadwal pengiriman, jadwal kirim, pengiriman paling lambat,
      estimasi pengiriman, estimasi tiba, estimasi kedatangan, rencana pengiriman, rencana kirim, tanggal rencana kirim, tanggal tiba,
      diperlukan tanggal, dibutuhkan tanggal, harap dikirim tanggal, tanggal pengiriman yang diharapkan, tanggal pengiriman diminta,
      permintaan tanggal kirim, tarikh penghantaran, tarikh hantar, tarikh diperlukan, tarikh akhir penghantaran, tarikh terima,
      tarikh dijangka, tarikh serahan, tanggal jatuh tempo pengiriman, pengiriman tanggal, tanggal antar, tgl antar, penyerahan barang`),
    currency: list('mata uang, valuta, mata wang, kode mata uang, jenis mata uang'),
    customer_code: list(`
      kode pelanggan, no pelanggan, nomor pelanggan, id pelanggan, kode customer, no customer, kod pelanggan, no akaun, no akaun pelanggan,
      kode pembeli, kode cabang pemesan`),
    phone: list(`
      telepon, telp, no telepon, nomor telepon, no telp, tlp, no hp, nomor hp, telefon, no telefon, no tel, no tlp, ponsel, telpon, nomor telp`),
    tax_number: list(`
      npwp, no npwp, nomor npwp, nppkp, no pkp, nomor pokok wajib pajak, no cukai, no pendaftaran cukai, no sst, id gst, no gst`),
    email: list('surel, alamat email, alamat surel, emel, alamat e mail, alamat emel'),
    contact: list(`
      kontak, nama kontak, kontak person, pemesan, dipesan oleh, dibuat oleh, diajukan oleh, disetujui oleh, penanggung jawab, hubungi,
      nama pemesan, pic, kontak pembelian, bagian pembelian, orang yang dihubungi, disiapkan oleh, diminta oleh, pegawai dihubungi,
      disediakan oleh, disahkan oleh, diluluskan oleh, narahubung, untuk perhatian, pegawai perhubungan`),
    supplier_code: list(`
      kode supplier, kode pemasok, kode vendor, no supplier, nomor supplier, id supplier, kode pengirim, id pemasok, no pemasok, nomor vendor,
      kod pembekal, no pembekal, nomor pemasok, kode penyedia`),
    other_number: list(`
      no faktur, nomor faktur, no invoice, nomor invoice, no penawaran, nomor penawaran, no surat jalan, nomor surat jalan, halaman, hal, no fax,
      nomor fax, faks, no rekening, nomor rekening, bank, syarat pembayaran, termin pembayaran, cara pembayaran, metode pembayaran, pembayaran,
      jangka waktu pembayaran, alamat, alamat pengiriman, alamat kirim, alamat supplier, alamat pemasok, alamat penagihan, keterangan,
      catatan, no kontrak, nomor kontrak, no pr, nomor pr, no permintaan, nomor permintaan, no permintaan pembelian, nomor permintaan pembelian,
      proyek, kode proyek, nama proyek, departemen, kode departemen, gudang, cabang, no fax supplier, no telepon supplier, ekspedisi, pengiriman via, dikirim via, lampiran, perihal,
      no ref, nomor referensi, no referensi, referensi, kurs, no sebut harga, sebut harga, no invois, syarat bayaran, terma bayaran, no rujukan,
      rujukan kami, rujukan tuan, rujukan, muka surat, syarat penyerahan, kelompok pemesan, jatuh tempo pembayaran, kode pos, kota, jenis pesanan,
      status, no so, nomor so, no spk, nomor spk`),
  },
  zones: {
    buyer: list(`
      pembeli, pelanggan, nama pembeli, nama pelanggan, nama perusahaan, tagihan kepada, ditagihkan ke, ditagihkan kepada, alamat penagihan, alamat tagihan,
      alamat faktur, faktur kepada, perusahaan, nama perusahaan pemesan, instansi pemesan, data pembeli, informasi pembeli, penagihan kepada,
      bil kepada, syarikat, nama syarikat, invois kepada, alamat bil, satuan kerja, pejabat pembuat komitmen, nama instansi`),
    ship_to: list(`
      dikirim ke, kirim ke, pengiriman ke, alamat pengiriman, alamat kirim, tujuan pengiriman, alamat tujuan, dikirim kepada, tempat penyerahan,
      lokasi pengiriman, tempat pengiriman, penerima, penerima barang, nama penerima, alamat penerima, dikirimkan ke, diserahkan ke, tujuan,
      barang dikirim ke, kirim kepada, alamat penghantaran, hantar ke, hantar kepada, tempat penghantaran, dihantar ke, alamat hantar, gudang penerima,
      alamat gudang, lokasi penyerahan, alamat penyerahan`),
    seller: list(`
      supplier, pemasok, penjual, nama supplier, nama pemasok, kepada, kepada yth, yth, vendor, nama vendor, penyedia, nama penyedia, rekanan, nama penjual, pesan kepada,
      dipesan dari, dibeli dari, alamat supplier, alamat pemasok, pembekal, nama pembekal, kepada pembekal, data supplier, informasi pemasok,
      kepada supplier, ditujukan kepada, distributor, pabrikan`),
    third: list('pelanggan akhir, pengguna akhir, pemilik proyek, kontraktor utama'),
  },
  titles: {
    order: list(`
      pesanan pembelian, order pembelian, surat pesanan, surat pesanan pembelian, surat order pembelian, surat order, surat pemesanan, surat pemesanan barang,
      surat pesanan barang, pesanan, pemesanan barang, formulir pemesanan, formulir pesanan, formulir order, form pemesanan, form pemesanan barang, form order,
      daftar pesanan, nota pesanan, nota pemesanan, pemesanan, order barang, lembar pesanan, surat pembelian, bon pesanan, pesanan belian, pesanan tempatan, borang pesanan,
      pesanan kerajaan, surat perintah pembelian, pesanan barang`),
    order_change: list(`
      perubahan pesanan, revisi po, revisi pesanan, revisi pesanan pembelian, perubahan po, perubahan pesanan pembelian, pesanan revisi, ralat pesanan,
      adendum surat pesanan, perubahan order, pindaan pesanan, pindaan pesanan belian, amandemen po`),
    order_cancellation: list(`
      pembatalan pesanan, pembatalan po, pembatalan pesanan pembelian, pembatalan order, surat pembatalan, pembatalan, surat pembatalan pesanan,
      pesanan dibatalkan, pembatalan pesanan belian`),
    order_response: list(`
      konfirmasi pesanan, konfirmasi order, konfirmasi pesanan penjualan, pesanan penjualan, konfirmasi pembelian, pengesahan pesanan, pesanan jualan,
      penerimaan pesanan, order penjualan, pengakuan pesanan`),
    quotation: list(`
      penawaran, penawaran harga, surat penawaran, surat penawaran harga, permintaan penawaran, permintaan penawaran harga, daftar harga, permintaan harga,
      sebut harga, sebutharga, pelawaan sebut harga, senarai harga, estimasi harga, pengadaan barang, undangan tender, estimasi biaya, penawaran penjualan`),
    invoice: list(`
      faktur, faktur penjualan, faktur pajak, faktur komersial, tagihan, surat tagihan, nota tagihan, proforma faktur, faktur pembelian, faktur proforma,
      pengingat pembayaran, invois, invois cukai, invois proforma, penyata akaun, surat peringatan pembayaran, nota penjualan, permintaan pembayaran`),
    delivery_note: list(`
      surat jalan, nota pengiriman, bukti pengiriman, bukti pengiriman barang, surat pengiriman, surat pengantar, surat pengantar barang, daftar kemasan,
      daftar muat, bukti penerimaan barang, penerimaan barang, nota penerimaan barang, bukti terima barang, tanda terima barang, pengiriman barang, berita acara serah terima,
      nota penghantaran, nota serahan, pesanan penghantaran, perintah pengiriman, surat jalan barang, bukti barang keluar, bukti barang masuk, surat muatan, senarai pembungkusan,
      laporan penerimaan barang, delivery order surat jalan`),
    receipt: list(
      'kwitansi, kuitansi, tanda terima, bukti pembayaran, struk, resit, resit rasmi, bukti kas keluar, bukti kas masuk, struk belanja',
    ),
    other: list(`
      nota kredit, nota debit, retur pembelian, retur penjualan, nota retur, retur barang, surat perjanjian, perjanjian, kontrak, perjanjian kerja sama,
      surat perjanjian kerja, permintaan pembelian, surat permintaan pembelian, permintaan barang, surat permintaan barang, formulir permintaan barang,
      formulir permintaan pembelian, form permintaan barang, form permintaan pembelian, katalog, katalog produk, laporan stok, stok barang, daftar stok,
      stok opname, laporan penjualan, laporan pembelian, daftar barang, syarat dan ketentuan, sertifikat, surat keterangan, notulen, notulen rapat, berita acara,
      surat kuasa, daftar riwayat hidup, surat lamaran, surat perintah kerja, kartu stok, anggaran, rencana anggaran biaya, kontrak payung, perkiraan permintaan,
      surat undangan, pengumuman, keluhan pelanggan, surat keluhan, lembar data keselamatan bahan, permohonan pembelian, borang permohonan, sijil, katalog harga,
      laporan, minit mesyuarat, penilaian pemasok, mutasi barang, transfer stok, pemindahan barang`),
  },
  phrases: {
    order: list(`
      mohon dikirim, mohon dikirimkan, mohon segera dikirim, mohon disediakan, kami memesan, kami pesan, dengan ini kami memesan, bersama ini kami memesan, ingin memesan,
      bermaksud memesan, harap dikirim, harap dikirimkan, kami ingin memesan, mohon konfirmasi pesanan, mohon cantumkan nomor po, cantumkan nomor po, cantumkan no po,
      sila bekalkan, sila hantar, sila bekalkan barang, kami ingin memesan barang, nomor po harus dicantumkan, pesanan kami, barang yang dipesan, barang tersebut di bawah ini`),
    order_change: list(
      'menggantikan pesanan, merevisi pesanan, perubahan pesanan kami, jumlah lama, jumlah baru, menggantikan po',
    ),
    order_cancellation: list(`
      membatalkan pesanan, kami batalkan, kami membatalkan, dibatalkan, mohon dibatalkan, batalkan pesanan`),
    order_response: list(`
      terima kasih atas pesanan, pesanan anda telah, pesanan anda sudah, kami konfirmasikan pesanan, pesanan anda kami terima, telah kami terima pesanan,
      terima kasih di atas pesanan, pesanan anda`),
    quotation: list(`
      penawaran berlaku, harga berlaku, berlaku sampai, berlaku hingga, masa berlaku, mohon penawaran, mohon diberikan penawaran, kami menawarkan, kami tawarkan,
      mengajukan penawaran, tempoh sah laku, sah sehingga, penawaran harga terbaik, nomor penawaran, tanggal penawaran, bukan merupakan pesanan`),
    invoice: list(`
      nomor faktur, no faktur, tanggal faktur, jatuh tempo, pembayaran ditransfer, mohon ditransfer, pembayaran dapat ditransfer, no rekening, jumlah tagihan, sisa tagihan,
      total tagihan, nomor invoice, tanggal invoice, nombor invois, tarikh invois, transfer ke rekening, pembayaran ke rekening, kode faktur`),
    delivery_note: list(`
      nomor surat jalan, no surat jalan, jumlah dikirim, qty dikirim, barang diterima dengan baik, diterima dalam keadaan baik, barang telah diterima, diterima oleh,
      dikirim oleh, supir, sopir, no polisi, no kendaraan, nomor kendaraan, penerima barang, diserahkan oleh, qty kirim, pengirim barang, diterima dengan sempurna`),
    receipt: list(
      'sudah terima dari, telah terima dari, untuk pembayaran, uang sejumlah, diterima daripada, uang kembali, kembalian, tunai',
    ),
    other: list('alasan retur, nomor retur, barang yang diretur, saldo stok'),
  },
  totals: {
    net: list(`
      sub jumlah, jumlah sebelum pajak, total sebelum pajak, total sebelum ppn, dasar pengenaan pajak, dpp, subjumlah, jumlah harga barang,
      total barang, harga sebelum pajak, nilai sebelum pajak, jumlah sebelum ppn, jumlah kecil, jumlah bersih, total bersih, total dpp`),
    gross: list(`
      jumlah, total harga, jumlah total, total keseluruhan, jumlah keseluruhan, total pembayaran, total bayar, total akhir, total pesanan,
      jumlah harga, jumlah pesanan, total setelah pajak, jumlah setelah pajak, total termasuk pajak, total termasuk ppn, total nilai, nilai total,
      total yang harus dibayar, jumlah yang harus dibayar, jumlah besar, jumlah keseluruhan rm, jumlah rm, jumlah rp, total rp, total pembelian,
      jumlah pembelian, total semua, nilai pesanan, jumlah akhir, total biaya, total idr, jumlah perlu dibayar, total nilai pesanan`),
    tax: list(
      'ppn, ppn 11%, ppn 10%, ppn 12%, ppn 11, ppn 10, ppn 12, pajak, jumlah ppn, total ppn, nilai ppn, total pajak, jumlah pajak, pajak pertambahan nilai, cukai, sst, cukai jualan',
    ),
    carry: list(
      'dipindahkan, saldo pindahan, bersambung, bersambung ke halaman, jumlah pindahan, dibawa ke hadapan, jumlah halaman, total halaman',
    ),
  },
  charges: list(`
    ongkos kirim, ongkir, biaya kirim, biaya pengiriman, biaya antar, biaya angkut, biaya kemasan, biaya pengemasan, asuransi, diskon,
    potongan, potongan harga, total diskon, pembulatan, biaya lain lain, biaya lain, uang muka, biaya administrasi, biaya admin, materai,
    bea meterai, caj penghantaran, kos penghantaran, diskaun, caj pengangkutan, pengangkutan, biaya penanganan, biaya tambahan`),
  months: lists(
    'januari, februari pebruari feb, maret mar mac, april apr, mei, juni jun, juli jul julai, agustus agu agt ags ogos, september sep sept, oktober okt, november nopember nov, desember des disember dis',
  ),
  weeks: list('minggu ke, minggu'),
  units: list(`
    buah, bh, biji, lembar, lbr, lusin, lsn, dus, karton, krt, kotak, ktk, bungkus, bks, botol, btl, kaleng, klg, karung, krg, sak, zak, rol,
    gulung, batang, btg, pasang, psg, unit, rim, ikat, sachet, toples, ember, jerigen, drum, galon, keping, helai, ekor, pak, tabung, potong, meter,
    liter, kilogram, kilo, gram, kwintal, bulan, paket, pkt, guni, naskah, set, tong, pasu, bal`),
  numbers: list('satu, dua, tiga, empat, -, enam, tujuh, delapan, sembilan, sepuluh, sebelas, dua belas'),
  cues: {
    bounding: list('lebih dari, minimal, maksimal, paling sedikit, kurang dari, sekurang kurangnya'),
    listing: list('katalog*, daftar harga, senarai harga'),
    accepting: list('kami menyetujui penawaran, kami menerima penawaran, menyetujui penawaran anda, penawaran anda kami setujui'),
    informing: list(
      'hanya untuk informasi, sebagai informasi, tidak untuk diproses, jangan diproses, jangan dikirim, untuk makluman',
    ),
    each: list('x'),
    hundred: list('seratus, ratusan'),
    thousand: list('seribu, ribu'),
    metre: list('meter'),
    measure: list('gram, kilogram, liter'),
    optional: list('opsional, alternatif, pilihan'),
    asking: list(`
      kami membutuhkan, kami perlu, kami memerlukan, mohon dikirim, mohon dikirimkan, mohon disiapkan, tolong kirim, tolong kirimkan, minta tolong, kami mohon,
      mohon bantuannya, mau pesan, kami ingin, sila hantar, sila bekalkan, harap kirim`),
    theirOrder: list('pesanan anda, pesanan bapak, pesanan ibu, pesanan saudara, pesanan tuan'),
    taken: list(`
      pesanan anda telah, telah kami terima, sudah kami terima, telah dikirim, sudah dikirim, sedang dikirim, dalam perjalanan, terima kasih atas pesanan,
      terima kasih telah memesan, terima kasih telah berbelanja`),
    former: list('sebelumnya, semula, dahulu, menggantikan'),
    requisitioning: list('permintaan pembelian, permintaan barang, permohonan pembelian'),
    returning: list('kirim ke, kembalikan ke, kirimkan ke'),
    spanning: list('periode*, masa berlaku, tempoh'),
    fulfilled: list('dikirim, diterima, terkirim, terima, kirim, dikembalikan, diretur, stok, ditolak, dihantar'),
    ordering: list('pesanan, pesan, pemesanan, pembelian, belian, dipesan'),
    number: list('nomor, nombor, no, kode, nmr'),
    date: list('tanggal, tgl, tarikh, tertanggal'),
    dated: list('tanggal, tertanggal, tgl, tarikh, bertarikh'),
    delivering: list(
      'pengiriman, kirim, dikirim, dikirimkan, penyerahan, penerimaan, kedatangan, tiba, penghantaran, hantar, serahan',
    ),
    when: list(`
      tanggal, tgl, tarikh, waktu, jadwal, batas, paling, lambat, selambat, sebelum, hingga, sampai, estimasi, rencana, diharapkan, dibutuhkan, diperlukan,
      diminta, minggu, dijangka`),
    wanted: list('dibutuhkan, diperlukan, diminta, diharapkan, dikehendaki'),
    by: list(
      'sebelum, sebelum tanggal, paling lambat, paling lambat tanggal, selambat lambatnya, hingga, sebelum tarikh, selewat lewatnya',
    ),
    needing: list('dikirim*, kirim*, dibutuhkan, diperlukan, butuh, membutuhkan, memerlukan, diterima, tiba, dihantar, hantar'),
    our: list('kami'),
    your: list('anda, saudara, tuan'),
    little: list('yang, untuk, dari, dengan, pada, ini, itu, kepada, oleh, atas, atau, adalah, dalam, sebagai, akan, daripada'),
    and: list('serta'),
    stocking: list('stok, stok minimum, sisa stok, persediaan, tersedia, minimum pesanan, pesanan minimum, stok akhir'),
    estimating: list('perkiraan, estimasi, tahunan, prakiraan, anggaran'),
    noNumber: list('lihat, terlampir, lisan, telepon, segera, tidak, belum'),
    reference: list('referensi, rujukan'),
    due: list('jatuh tempo, tanggal jatuh tempo, tarikh akhir bayaran'),
    elsewhere: list('faktur, pembayaran, berlaku, penawaran, bayar, invois, syarat, dicetak, cetak, bayaran'),
    answering: list('konfirmasi, pengesahan, persetujuan, balasan'),
    replaced: list('lama, sebelumnya, semula, awal'),
    replacing: list('baru, menjadi, setelah, sesudah, direvisi'),
    changing: list('perubahan, revisi, ralat, koreksi, pindaan, amandemen, adendum'),
    cancelling: list('pembatalan, dibatalkan, batal, membatalkan'),
    annexed: list('lampiran'),
    quoting: list('penawaran, sebut harga, sebutharga, tawaran, daftar harga, permintaan harga, lelang'),
    billing: list('faktur, tagihan, invois, penagihan'),
    requesting: list(`
      kami memesan, kami pesan, saya pesan, saya memesan, ingin memesan, mau pesan, mau order, mohon dikirim, mohon dikirimkan, tolong kirim, tolong kirimkan, kami order,
      pesanan sebagai berikut, memesan barang, pesanan berikut, memesan sebagai berikut, sila hantar, sila bekalkan, berikut pesanan, bermaksud memesan`),
    advertising: list(
      'berhenti berlangganan, buletin, lihat di browser, belanja sekarang, promo spesial, kode promo, beli sekarang',
    ),
    crediting: list('retur*, pengembalian, nota kredit, keluhan, klaim, pemulangan'),
    moving: list('pengiriman, penerimaan, pengantar, muatan, penghantaran, serah terima'),
    slip: list('surat, nota, bukti, daftar, senarai, borang, lembar'),
    deliveryPaper: list('surat jalan, nota penghantaran, resi pengiriman'),
    agreeing: list(
      'kontrak*, perjanjian*, prakiraan, katalog*, laporan*, sertifikat*, contoh, anggaran, berita acara, notulen, rekap*, rencana, ringkasan',
    ),
    besideTitle: list('kepada, supplier, pemasok, barang, bahan, asli, salinan, baru, untuk, jasa, obat, alat, pembekal'),
    labelling: list('nomor, tanggal, jumlah, alamat, nama, kode, nilai, syarat, jenis, tarikh, oleh, dari'),
    subject: list('perihal, hal, perkara'),
    reply: list('bls'),
    seller: list('penjual, pemasok, pembekal, penyedia, rekanan, distributor'),
    selling: list('penjualan, jualan'),
    consignee: list('penerima'),
    buyer: list('pembeli, pelanggan, pemesan'),
    buying: list('pembelian, penagihan, pemesan, tagihan, faktur, ditagihkan'),
    party: list('perusahaan, nama, alamat, instansi, syarikat, kantor, pihak, cabang, kepada, badan, informasi, toko'),
    partyData: list('informasi, rincian, kontak'),
    legal: list('tbk, persero, persero tbk, perum, koperasi, bhd, berhad, sendirian berhad, yayasan'),
    legalInFront: list('pt, cv'),
    organisation: list(`
      universitas, rumah sakit, rsud, rsu, rsup, rumah sakit umum, sekolah, dinas, kementerian, yayasan, koperasi, puskesmas, apotek, apotik, restoran, klinik,
      institut, politeknik, pemerintah, pemerintah kota, pemerintah kabupaten, pemerintah provinsi, kabupaten, badan, balai, perpustakaan, kedai, hospital, jabatan, majlis,
      universiti, sekolah kebangsaan, masjid, pesantren, toko, bengkel, swalayan, akademi, persatuan, pejabat`),
    superior: list('republik indonesia, kementerian, pemerintah, kerajaan malaysia, provinsi, kementerian kesihatan'),
    municipality: list('pemerintah kota, pemerintah kabupaten, majlis perbandaran, majlis daerah, pemerintah desa'),
    house: list('restoran, rumah makan, warung, kedai kopi, penginapan, wisma'),
    joinsDays: list('sampai dengan, hingga'),
    tradesAs: list('berdagang sebagai'),
    actingFor: list('untuk dan atas nama, atas nama'),
    days: list('hari, hari kerja, minggu, hari bekerja'),
    previous: list('terakhir, sebelumnya, lalu'),
    street: list(`
      jl, jln, jalan, kav, kavling, rw, kelurahan, kec, kecamatan, kab, desa, gedung, lantai, komplek, kompleks, ruko, perumahan, kawasan industri,
      taman, lorong, kampung, tingkat, kawasan perindustrian, dusun`),
    person: list('bapak, bpk, ibu, sdr, sdri, saudara, encik, puan'),
    addressing: list('kepada yth, yth, kepada yang terhormat, kepada, kehadapan'),
    attention: list('untuk perhatian'),
    salutation: list(`
      dengan hormat, hormat kami, yth, selamat, terima kasih, mohon, bersama, salam, harap, demikian, assalamualaikum, halo, berikut, sehubungan, atas, tuan, kepada`),
    buyingOffice: list(`
      bagian pembelian, departemen pembelian, pembelian, pengadaan, bagian pengadaan, divisi pengadaan, divisi pembelian, unit pengadaan, jabatan perolehan, unit perolehan, perolehan`),
    department: list(`
      pembelian, pengadaan, gudang, keuangan, akuntansi, bagian, departemen, divisi, direktur, manajer, kepala, logistik, penjualan, produksi, dapur, bendahara, sekretaris,
      kewangan, pengurus, ketua, stor, apoteker`),
    proprietor: list('pemilik'),
    notName: list(`
      telepon, telp, tanggal, tgl, nomor, npwp, ppn, pajak, alamat, kode, jumlah, harga, syarat, pembayaran, pengiriman, keterangan, catatan, halaman, perihal, lampiran,
      faktur, pesanan, mata uang, kontak, rekening, dibuat, disetujui, diterima, mengetahui, menyetujui, hormat, tanda tangan, dikirim, qty, satuan, barang, tarikh, kuantiti, bayaran,
      tandatangan, kota, email, jatuh tempo, disiapkan, diperiksa, dipesan, materai`),
    issuer: list('npwp, rekening, no rekening, nib, siup'),
    carrier: list('jne, pos indonesia, sicepat, j @ t, pos laju, ekspedisi, kurir, bank mandiri, bca, bri, bni, maybank, cimb'),
    buyingMail: list('pembelian, pengadaan, perolehan, pesanan'),
    billingMail: list('keuangan, akuntansi, tagihan, kewangan'),
    sum: list('jumlah, total'),
    subtotal: list('subjumlah, dpp'),
    amount: list('nilai, harga, amaun'),
    besideSum: list(
      'rp, idr, keseluruhan, pembayaran, bayar, pesanan, pembelian, harga, akhir, semua, besar, yang, harus, dibayar, rm',
    ),
    excluding: list('sebelum, belum, tanpa, tidak termasuk, belum termasuk'),
    including: list('termasuk, setelah, sudah termasuk'),
    taxWord: list('ppn, pajak, cukai, sst'),
    freight: list('ongkos, ongkir, pengiriman, angkut, ekspedisi, penghantaran, pengangkutan'),
    packaging: list('kemasan, pengemasan, pembungkusan'),
    serviceCharge: list('jasa, pemasangan, instalasi, layanan, perkhidmatan'),
    actingAs: list('sebagai'),
    weekday: list('senin, selasa, rabu, kamis, jumat, sabtu, isnin, khamis, jumaat, ahad'),
    reduction: list('diskon, potongan, diskaun, uang muka'),
    sending: list('kirim, kirimkan, mohon, harap, ditujukan, asli, dikirimkan'),
  },
  namedMoney: { IDR: ['rupiah'], MYR: ['ringgit(?: malaysia)?'] },
};
