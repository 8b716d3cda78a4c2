import type { Language } from './language.types.ts';
import { list, lists, native } from './list.ts';

export const turkish: Language = {
  code: 'tr',
  common: list(`
    ve, ile, icin, bir, siparis, miktar, fiyat, toplam, tarih, no, urun, teslimat, teslim, lutfen, adet, kdv, vergi, musteri, tedarikci, satici,
    birim, tutar, adres, odeme, firma, sayin, genel, para, birimi, aciklama, edilmesini, rica`),
  columns: {
    position: list('sira, sira no, no, poz, s no, kalem, satir, kalem no, satir no, poz no'),
    code: list(`
      kod, urun kodu, stok kodu, malzeme kodu, malzeme no, parca no, urun no, stok no, katalog no, barkod, ean, gtin, referans, ref no,
      parca numarasi, urun numarasi, mal kodu, malzeme numarasi, model, sku, ref, kodu, stok kod, parca kodu, barkod no, referans no, urun
      barkodu, kalem kodu, model kodu, resim no`),
    supplierCode: list(`
      tedarikci kodu, tedarikci urun kodu, sizin kodunuz, satici kodu, satici urun kodu, uretici kodu, tedarikci malzeme no, firma kodu,
      uretici parca no, satici stok kodu, tedarikci malzeme kodu, firma urun kodu, tedarikci stok kodu, satici malzeme no, tedarikci parca
      no`),
    name: list(`
      aciklama, urun adi, urun, malzeme, malzeme adi, tanim, mal adi, cinsi, urun aciklamasi, malzeme aciklamasi, stok adi, malin cinsi, mal
      hizmet, urun tanimi, malzeme tanimi, urun @ hizmet, mal @ hizmet, hizmet, urun ismi, mal hizmet cinsi, malin adi, urun aciklama,
      malzemenin cinsi, urun cinsi, aciklamasi, stok aciklamasi, urunler, mal veya hizmet, malzeme @ hizmet aciklamasi, malzemenin adi, is
      kalemi, mal veya hizmetin cinsi`),
    qty: list(`
      miktar, adet, mik, siparis miktari, siparis adedi, miktari, sayi, adedi, talep miktari, mikt, siparis mikt, istenen miktar, talep
      edilen miktar, sip miktari`),
    unit: list('birim, brm, birimi, olcu birimi, ob, olcu, ambalaj, miktar birimi, olcu br'),
    price: list(`
      birim fiyat, fiyat, birim fiyati, b fiyat, net fiyat, fiyati, net birim fiyat, liste fiyati, br fiyat, birim fiyat tl, brm fiyat, br
      fiyati, alis fiyati, birim fiyat eur, birim fiyat try, birim fiyat kdv haric, fiyat tl, fiyat eur, brm fiyati, satis fiyati, b f, kdv
      haric birim fiyat, birim tutar, birim net fiyat`),
    priceUnit: list('fiyat birimi, fiyat birim'),
    discount: list('iskonto, iskonto %, indirim, indirim %, isk, isk %, % iskonto, indirim orani, iskonto orani, ind'),
    tax: list('kdv, kdv %, kdv orani, vergi, % kdv, kdv tutari, kdv oran'),
    amount: list(`
      tutar, toplam, tutari, toplam tutar, net tutar, toplam fiyat, satir toplami, ara toplam, tutar tl, toplam tl, net toplam, tutar eur,
      toplam eur, mal hizmet tutari, kdv haric tutar, tutar try, kdv haric toplam, mal hizmet tutar, bedel, satir tutari`),
    date: list('teslim tarihi, teslimat tarihi, termin, termin tarihi, teslimat, tarih, teslim, istenen tarih, sevk tarihi'),
    other: list('agirlik, renk, beden, notlar, durum, para birimi, depo, doviz, not, kdv dahil tutar, kdv dahil toplam, marka'),
  },
  labels: {
    po_number: list(`
      siparis no, siparis numarasi, siparis num, satinalma siparis no, satin alma siparis no, satinalma siparisi no, satin alma siparisi no,
      satin alma siparis numarasi, satinalma siparis numarasi, siparisimiz no, siparis numaramiz, musteri siparis no, siparis nr, siparis,
      sizin siparis no, siparis no su, siparis fis no, siparis formu no, musteri siparis numarasi, satin alma siparisi, satinalma siparisi,
      alis siparis no, po no, po numarasi, belge no, belge numarasi, evrak no, no, numara, siparis kodu, siparis referansi, siparis sira no,
      siparis id, siparis ref no, siparis ref, sas numarasi, siparis belge no, fis no, siparis referans no`),
    order_date: list(`
      siparis tarihi, tarih, belge tarihi, duzenleme tarihi, duzenlenme tarihi, olusturma tarihi, evrak tarihi, satinalma tarihi, siparis
      trh, yazdirma tarihi, olusturulma tarihi, tanzim tarihi, fis tarihi, siparis verilen tarih, siparis verme tarihi`),
    delivery_date: list(`
      teslim tarihi, teslimat tarihi, istenen teslim tarihi, istenen teslimat tarihi, talep edilen teslim tarihi, talep edilen teslimat
      tarihi, termin, termin tarihi, teslimat, teslim, sevk tarihi, sevkiyat tarihi, en gec teslim, en gec teslim tarihi, son teslim tarihi,
      planlanan teslim tarihi, beklenen teslim tarihi, teslimat haftasi, teslim suresi, istenilen teslim tarihi, onaylanan teslim tarihi,
      beklenen teslimat, talep tarihi, istenen tarih, teslim alma tarihi, istenen termin, son teslimat tarihi, teslimat zamani, teslim
      zamani, en gec teslimat, teslim edilecek tarih, tahmini teslim tarihi, ihtiyac tarihi, gerekli tarih, yukleme tarihi, malin teslim
      tarihi, teslimat termini`),
    currency: list('para birimi, doviz, doviz cinsi, para br, doviz tipi, fiyatlar, doviz turu, siparis para birimi, para cinsi'),
    customer_code: list(`
      musteri no, musteri kodu, musteri numarasi, cari kodu, cari no, musteri numaramiz, cari hesap kodu, musteri numaranizdaki, cari kod,
      bayi kodu, bayi no, musteri id`),
    phone: list('telefon, tel, gsm, cep, tel no, telefon no, cep tel, cep telefonu, telefon numarasi'),
    tax_number: list(`
      vergi no, vergi numarasi, vkn, v n, vergi kimlik no, tckn, vergi dairesi no, vd no, vergi d no, vergi kimlik numarasi, v no`),
    email: list('e posta, eposta, e mail, email, mail, e posta adresi, elektronik posta, mail adresi'),
    contact: list(`
      ilgili kisi, ilgili, yetkili, iletisim, satin alma sorumlusu, hazirlayan, siparisi veren, satinalma sorumlusu, duzenleyen, yetkili
      kisi, irtibat, dikkatine, talep eden, onaylayan, iletisim kisisi, satin almaci, satinalma yetkilisi, siparis veren kisi, irtibat
      kisisi, siparisi hazirlayan, siparis sorumlusu`),
    supplier_code: list('tedarikci no, tedarikci kodu, satici no, satici kodu, tedarikci numarasi, tedarikci id'),
    other_number: list(`
      odeme yontemi, fatura no, fatura numarasi, teklif no, teklif numarasi, teklif, teklifiniz, irsaliye no, sayfa, faks, fax, proje, proje no, sozlesme no, odeme,
      odeme sekli, odeme kosullari, odeme vadesi, odeme kosulu, vade, teslim sekli, teslimat sekli, teslim kosullari, sevk sekli, iban, swift, banka,
      hesap no, web, departman, masraf merkezi, not, notlar, sozlesme, versiyon, revizyon, adres, teslimat adresi, sevk adresi, referans,
      referansiniz, referansimiz, konu, mersis no, ticaret sicil no, ticaret sicil, vergi dairesi, vd, depo, nakliye, incoterms, revizyon no, talep
      no, teslim yeri, sicil no, is emri no, aciklama`),
  },
  zones: {
    buyer: list(`
      alici, musteri, fatura adresi, siparis veren, fatura edilecek, satin alan, alici firma, musteri adi, firma, gonderen, firma adi,
      fatura bilgileri, fatura unvani, alici bilgileri, musteri bilgileri, siparis veren firma, faturalama adresi, kimden, unvan, sirket,
      faturanin kesilecegi, fatura kesilecek firma, musteri unvani, siparisi veren firma, fatura edilecek firma, satin alan firma`),
    ship_to: list(`
      teslimat adresi, teslim adresi, sevk adresi, teslim yeri, teslim alan, sevkiyat adresi, gonderim adresi, teslimat yeri, teslimat
      noktasi, malin teslim yeri, urun teslim adresi, teslim edilecek yer, teslim edilecek adres, santiye adresi, teslim alacak firma`),
    seller: list(`
      tedarikci, satici, kime, satici firma, tedarikci bilgileri, tedarikci adi, tedarikci firma, uretici, yuklenici, satici bilgileri, tedarikci
      adresi, tedarikci unvani, sayin`),
    third: list('son kullanici, nihai musteri, musterimiz, nihai kullanici, son musteri'),
  },
  titles: {
    order: list(`
      siparis, satin alma siparisi, satinalma siparisi, siparis formu, satin alma siparis formu, satinalma siparis formu, siparis emri,
      musteri siparisi, siparis fisi, malzeme siparisi, satinalma emri, siparis mektubu, yeni siparis, alis siparisi, urun siparisi,
      tedarikci siparisi, malzeme siparis formu, mal siparisi, acil siparis, siparis listesi, stok siparisi, yurt disi siparisi, ithalat
      siparisi, satici siparisi, hizmet siparisi, yedek parca siparisi`),
    order_change: list(`
      siparis degisikligi, degistirilen siparis, siparis revizyonu, siparis degisiklik formu, revize siparis, revize satin alma siparisi, duzeltilmis
      siparis, siparis guncelleme, revize satinalma siparisi, siparis guncellemesi`),
    order_cancellation: list(`
      siparis iptali, siparis iptal, iptal, iptal formu, siparis iptal formu, siparis iptal bildirimi, siparisin iptali`),
    order_response: list(`
      siparis onayi, siparis teyidi, siparis onay formu, onay, teyit, siparis kabul, siparis teyit formu, siparis kabulu, siparis alindi
      onayi, satis siparisi, alinan siparis, alinan siparis fisi`),
    quotation: list(`
      teklif, fiyat teklifi, teklif talebi, fiyat listesi, fiyat talebi, teklif formu, proforma teklif, fiyat teklif formu, kesif ozeti,
      teklif isteme, ihale, teklif mektubu, teklif isteme formu, fiyat katalogu, bayi fiyat listesi, fiyat arastirmasi, piyasa fiyat
      arastirmasi, satis teklifi`),
    invoice: list(`
      fatura, proforma fatura, proforma, odeme hatirlatma, hesap ekstresi, e fatura, ticari fatura, ihtarname, odeme hatirlatmasi, e arsiv
      fatura, cari hesap ekstresi, odeme ihtari, vade farki faturasi, mutabakat, hatirlatma, cari hesap mutabakati, odeme bildirimi, borc
      dekontu, odeme hatirlatma yazisi, ikinci hatirlatma, odeme ihtarnamesi, satis faturasi, avans faturasi`),
    delivery_note: list(`
      irsaliye, sevk irsaliyesi, ceki listesi, teslimat notu, tasima irsaliyesi, paketleme listesi, e irsaliye, teslim tutanagi, konsimento,
      mal kabul, tasima belgesi, teslim fisi, teslimat fisi, sevkiyat listesi, sevk emri, teslim tesellum tutanagi, ambar giris fisi, depo
      cikis fisi, malzeme giris fisi, sevkiyat bildirimi, ambar cikis fisi, malzeme cikis fisi`),
    receipt: list('makbuz, fis, tahsilat makbuzu, perakende satis fisi, odeme makbuzu, dekont'),
    other: list(`
      iade faturasi, alacak dekontu, genel sartlar, genel satin alma sartlari, sozlesme, cerceve sozlesme, cerceve sozlesmesi, sikayet,
      iade, iade formu, katalog, urun katalogu, teknik foy, urun bilgi foyu, envanter, stok listesi, sertifika, tutanak, tahmin, bulten,
      anket, satin alma sartlari, ozgecmis, satin alma talep formu, satinalma talep formu, malzeme talep formu, sikayet formu, teslimat
      plani, uygunluk beyani, urun listesi, satin alma kosullari, toplanti tutanagi, sozlesmesi, cerceve siparis, cerceve siparisi, cerceve
      anlasma, cerceve anlasmasi, acik siparis, tedarik sozlesmesi, yillik sozlesme, sevkiyat plani, teslimat programi, talep tahmini, satis
      tahmini, satin alma talebi, satinalma talebi, iade irsaliyesi, iade tutanagi, stok raporu, stok sayim listesi, satinalma talep fisi,
      malzeme istek formu, ihtiyac talep formu, ihtiyac listesi`),
  },
  phrases: {
    order: list(`
      siparis ediyoruz, siparis vermek istiyoruz, asagidaki urunleri siparis, teslim edilmesini rica, gonderilmesini rica, lutfen onaylayiniz,
      siparisi onaylayiniz, siparisimizi, lutfen teyit ediniz, siparis etmek istiyoruz, asagidaki malzemelerin, temin edilmesini, siparis onayi
      gonderiniz, fatura uzerinde siparis, siparis numarasini belirtiniz, siparis veriyoruz, siparis geciyoruz, teyit etmenizi rica, siparis
      teyidinizi, faturada siparis`),
    order_change: list(`
      onceki siparisin yerine, siparisimizi degistiriyoruz, yeni miktar, eski miktar, yerine gecer, siparisimizde degisiklik, revize edilmistir`),
    order_cancellation: list('iptal ediyoruz, iptal edilmesini, siparisimizi iptal, iptal etmek istiyoruz, iptal edilmistir'),
    order_response: list(`
      siparisiniz icin tesekkur, siparisinizi onayliyoruz, siparisiniz alinmistir, siparisinizi aldik, siparisinizi teyit, siparisiniz onaylanmistir,
      siparisinizi kabul, siparisiniz icin tesekkurler`),
    quotation: list(`
      teklif gecerlilik, gecerlilik suresi, teklif ederiz, teklifimiz, fiyat teklifinizi, teklifinizi bekliyoruz, siparis degildir, teklif tarihi,
      teklif vermenizi, gecerlilik tarihi, teklifiniz icin, opsiyon, fiyat teklifi vermenizi, siparis niteligi tasimaz`),
    invoice: list(`
      fatura no, fatura tarihi, vade tarihi, odenecek tutar, son odeme tarihi, yalniz, geciken odeme, vadesi gecmis, borc bakiye, odenmemis, vadesi
      gecen`),
    delivery_note: list(`
      teslim edilen miktar, sevk edilen miktar, koli adedi, teslim alan imza, teslim edilen, sevk edilen, koli sayisi, fiili sevk tarihi`),
    receipt: list('nakit odenmistir, kredi karti ile odenmistir, para ustu, tahsil edilmistir'),
    other: list('iade nedeni, sikayet konusu, iade sebebi'),
  },
  totals: {
    net: list(`
      ara toplam, kdv haric toplam, net toplam, toplam kdv haric, mal hizmet toplam tutari, net tutar, matrah, kdv matrahi, kdv haric,
      aratoplam, toplam tutar kdv haric, mal hizmet toplami, kdv siz toplam, brut toplam, toplam net, kdv haric tutar, kdv haric genel
      toplam, mal toplami`),
    gross: list(`
      toplam, genel toplam, toplam tutar, kdv dahil toplam, odenecek tutar, toplam kdv dahil, siparis toplami, siparis tutari, vergiler dahil toplam
      tutar, kdv dahil, toplam bedel, genel toplam tl, toplam tl, kdv dahil genel toplam, toplam siparis tutari, siparis bedeli, genel tutar, toplam
      eur, kdv dahil tutar, siparis genel toplami, kdv dahil toplam tutar, genel toplam try, toplam try`),
    tax: list(`
      kdv, kdv tutari, toplam kdv, hesaplanan kdv, vergi, kdv 20, % 20 kdv, katma deger vergisi, kdv toplam, kdv toplami, hesaplanan kdv gercek, kdv
      20 %`),
    carry: list('devreden, devir, nakli yekun, devam, sayfa toplami, devami sonraki sayfada'),
  },
  charges: list(`
    nakliye, kargo, kargo ucreti, nakliye bedeli, ambalaj, sigorta, iskonto, indirim, nakliye ucreti, paketleme, isleme ucreti, yuvarlama,
    avans, teslimat ucreti, toplam iskonto, hizmet bedeli, kargo bedeli, tasima bedeli, sevkiyat bedeli, depozito, ambalaj bedeli, genel
    iskonto, ek ucret, navlun, yukleme bedeli`),
  months: lists(
    'ocak oca, subat sub, mart mar, nisan nis, mayis may, haziran haz, temmuz tem, agustos agu, eylul eyl, ekim eki, kasim kas, aralik ara',
  ),
  weeks: list('hafta, haftasi, hf'),
  units: list(`
    adet, ad, kg, g, m, mt, metre, m2, m3, l, lt, litre, kutu, kt, paket, pk, pkt, set, takim, tk, cift, rulo, rl, koli, kl, palet, cuval, sise,
    teneke, saat, sa, ton, bidon, torba, top, deste, duzine, tup, kova, kasa, tabaka, levha, boy, metretul, mtul, bag, varil, kavanoz, karton, plaka,
    demet`),
  cues: {
    listing: list('katalog*, *katalogu, fiyat listesi'),
    accepting: list('teklifinizi kabul ediyoruz, teklifiniz kabul edilmistir, teklifinizi onayliyoruz, teklifiniz onaylanmistir'),
    informing: list(`
      yalnizca bilgi icin, sadece bilgi icin, bilgi amaclidir, bilgi amacli, bilgi kopyasi, sevk etmeyiniz, islem
      yapmayiniz, teslim etmeyiniz`),
    each: list('x'),
    hundred: list('yuz adet'),
    thousand: list('bin adet'),
    optional: list('opsiyonel, opsiyon, alternatif, istege bagli'),
    asking: list(`
      gondermenizi rica, rica ederiz, ihtiyacimiz, ihtiyac duyuyoruz, temin etmenizi, hazirlamanizi, istiyoruz,
      talep ediyoruz, gondermenizi`),
    theirOrder: list('siparisiniz*'),
    taken: list(`
      siparisiniz alindi, alinmistir, tarafimiza ulasti, kargoya verildi, sevk edildi, yola cikti,
      siparisiniz icin tesekkur`),
    former: list('onceki, eski, yerine, eskiden'),
    requisitioning: list('satin alma talebi, malzeme talebi, talep formu'),
    returning: list('gonderiniz, gonderilecek adres'),
    spanning: list('donem*'),
    fulfilled: list('sevk edilen, teslim edilen, teslim alinan, gonderilen, kalan, bakiye, stok, raf, iade'),
    ordering: list('siparis*, satinalma, satin, alma, alim, *siparisi, *siparis'),
    number: list('no, numara, numarasi, numaramiz, nr, num, kodu, kod, id, nosu, numarasidir'),
    date: list('tarih, tarihi, trh, duzenleme, duzenlenme, olusturma, tanzim, gunu, tarihli'),
    dated: list('tarih, tarihi, tarihli'),
    delivering: list('teslim*, sevk*, termin*, gonderi*, varis*, temin, gonderim'),
    when: list(`
      tarih, tarihi, en, gec, istenen, istenilen, talep, edilen, beklenen, planlanan, son, hafta, haftasi, gun, gunu, suresi, termin, kadar,
      onaylanan, zamani, tahmini, gerekli, ihtiyac, saati, edilecek, vade, arzu, ongorulen, trh`),
    wanted: list('istenen, istenilen, talep, beklenen, arzu, gerekli, ihtiyac'),
    by: list('kadar, en gec, oncesi, once, tarihine kadar, dek'),
    needing: list('teslim*, sevk*, ihtiyac*, gonder*, temin*, ulas*, urun*, mal*, gereken, bekliyoruz, istiyoruz'),
    our: list('bizim'),
    your: list('sizin'),
    little: list('ve, ile, icin, bir, bu, de, da, olan, adina, veya, her, gore, nin, n, a, e, olarak, uzerine'),
    and: list('ve, veya'),
    stocking: list(`
      stok, stokta, stok miktari, stok adedi, stok degeri, mevcut, mevcut stok, min stok, asgari stok, asgari siparis, minimum siparis, min
      siparis, minimum siparis miktari, min adet, asgari miktar, minimum adet`),
    estimating: list(`
      tahmini, yillik, ongorulen, beklenen, planlanan`),
    noNumber: list(`
      bkz, bakiniz, asagida, yukarida, yok, sozlu, telefon, telefonla, cesitli, ekte, bilinmiyor, acil,
      belirtilmemis`),
    reference: list('referans, ref, referansi, referansiniz, referansimiz, ilgi'),
    due: list('vade, vade tarihi, son odeme tarihi, odeme tarihi, vadesi'),
    elsewhere: list('fatura*, odeme*, gecerli*, teklif*, kosul*, onay*, vade*, sozlesme*, yazdir*, basim, duzenle*, opsiyon*'),
    answering: list('onay*, teyit*, *onayi, *teyidi, kabul*, alindi'),
    replaced: list('ilk, mevcut'),
    replacing: list('yeni, revize, degisen, sonraki, guncellenen, mevcut'),
    changing: list('degis*, revi*, duzelt*, guncel*, *degisikligi, *revizyonu, ek, zeyilname'),
    cancelling: list('iptal*, *iptali, fesih*, vazgec*, *iptalidir, cayma*'),
    annexed: list('ek'),
    quoting: list('teklif*, *teklifi, talebi, ihale*, kesif, fiyat listesi, fiyatlar, *talebi'),
    billing: list('fatura*, *faturasi, proforma, ekstre*, hatirlatma*, ihtar*, *ekstresi, mutabakat*, borc*, tahsilat'),
    requesting: list(`
      siparis ediyoruz, siparis veriyoruz, siparis etmek istiyoruz, siparis vermek istiyoruz, siparis vermek istiyorum, siparis etmek istiyorum, siparis geciyoruz, asagidaki siparis,
      siparisimiz, lutfen gonderin, lutfen gonderiniz, lutfen teslim ediniz, gondermenizi rica ederiz, gonderiniz, ihtiyacimiz var, ihtiyacim var`),
    advertising: list('bulten, abonelikten cik, tarayicida goruntule, hemen al, hemen siparis ver, indirim kodu'),
    crediting: list('iade*, sikayet*, alacak, *iadesi, reklamasyon, itiraz*, hasar*'),
    moving: list('sevk, sevkiyat, teslimat, tasima, nakliye, paketleme, ceki, mal, depo, ambar'),
    slip: list('irsaliye*, notu, listesi, fisi, tutanagi, belgesi, formu'),
    deliveryPaper: list('irsaliye*, *irsaliyesi, konsimento, ceki'),
    callingOff: list('cagri*, teslimat programi'),
    agreeing: list(`
      sozlesme*, *sozlesmesi, cerceve*, tahmin*, katalog*, *katalogu, ornek*, envanter*, sertifika*, tutanak*, sart*, *sartlari, plan, *plani,
      program*, rapor*, anket*, liste, beyan*, *beyani, sablon*, taslak, bulten*, ozet*, *talep, talep`),
    besideTitle: list(`
      ve, yeni, kopya, suret, asil, orijinal, formu, musteri, tedarikci, ic, acil, icin, no, malzeme, urun, bizim, sizin, mal, genel, alis, satici,
      nushasi, belgesi, emri, hizmet`),
    labelling: list(`
      no, numarasi, tarihi, toplam, adres, tutar, turu, miktar, kosullari, kodu, durumu, satir, degeri, tutari, sekli, veren`),
    subject: list('konu, ilgi, hk'),
    reply: list('re, ynt, ilt, fw'),
    seller: list('tedarikci*, satici*, uretici*, yuklenici*, saticinin'),
    selling: list('satici, satan'),
    consignee: list('teslim alan'),
    buyer: list('alici*, musteri*, siparis veren, satin alan, gonderen, isveren*, aliciya, almaci'),
    buying: list('fatura*, faturalama, satin, satinalma, veren'),
    party: list('firma*, sirket*, adres*, ad, adi, unvan*, bilgi*, kurulus, isletme, yer, yeri, kurum, isim, kisi, sube'),
    partyData: list('bilgileri, bilgi, hesap, iletisim'),
    legal: list(`
      a s, as, ltd sti, ltd, sti, anonim sirketi, limited sirketi, san ve tic, san tic, tic, koll sti, kom sti, san, ve tic, sanayi ve ticaret,
      ticaret, san ve tic a s, san ve tic ltd sti, kooperatifi, holding, ve ortaklari, ve ogullari, sanayi, tic a s, tic ltd sti, sahis`),
    organisation: list(`
      belediye*, belediyesi, hastane*, hastanesi, okul*, okulu, universite*, universitesi, vakfi, dernegi, enstitusu, bakanligi,
      mudurlugu, restoran, lokanta*, otel*, oteli, firin*, eczane*, eczanesi, muze*, kulubu, ciftligi, atolye*, servisi, kutuphanesi,
      kafe, market, pastanesi, koleji, lisesi, tersanesi, fabrikasi, baskanligi, is merkezi, site yonetimi, lojistik, insaat, tekstil,
      gida, makina, makine, otomotiv, kirtasiye, mobilya, tarim, ilkokulu, ortaokulu, anaokulu, kaymakamligi, valiligi, muhtarligi,
      kooperatifi, sendikasi, yurdu, tiyatrosu, camii, federasyonu, klinigi, laboratuvari, dershanesi, kresi, kurumu, ajansi`),
    superior: list('t c, cumhuriyeti, kaymakamligi, valiligi, bakanligi, ili'),
    municipality: list('belediyesi, belediye baskanligi'),
    house: list('otel, oteli, restoran, restorani, lokanta, lokantasi, pansiyon, kafe, oteller'),
    days: native('gün, iş günü, hafta'),
    previous: list('son, gecen, onceki'),
    street: list(`
      cad, cd, caddesi, sok, sk, sokak, sokagi, mah, mahallesi, bulvari, blv, organize sanayi bolgesi, osb, apt, kat, no, sanayi sitesi, bolgesi,
      yolu, meydani, plaza, posta kutusu, serbest bolge, is hani, daire, km, mh`),
    person: list('sayin, bay, bayan'),
    attention: list('dikkatine'),
    salutation: list(`
      sayin, merhaba, iyi gunler, tesekkur*, saygilarimizla, saygilarimla, lutfen, siparis, asagida*, bu, tum, urunler, fatura, rica ederiz,
      bilginize, iyi calismalar, kolay gelsin, degerli, odeme, ekte, yukarida*, saygilar, malzemeler`),
    buyingOffice: list(`
      satin alma, satinalma, satin alma departmani, satinalma departmani, satin alma mudurlugu, satin alma bolumu, tedarik, satinalma mudurlugu,
      tedarik zinciri, satin alma birimi, satinalma bolumu`),
    department: list(`
      departman*, satinalma, satin alma, muhasebe*, depo*, ambar, mutfak, resepsiyon, lojistik, mudur*, mudurlugu, yonetim*, sef*, finans*, uretim,
      bolum*, bolumu, satis, teknik, bakim, sorumlusu, birimi, ofis, merkez, genel mudur, insan kaynaklari`),
    proprietor: list('sahibi'),
    notName: list(`
      telefon, tel, faks, fax, gsm, e posta, e mail, mail, tarih*, sayfa, no, numara*, vergi*, kdv, vkn, bank*, hesap*, iban, referans*, konu, adres*,
      tutar*, toplam, teslim*, fatura*, siparis*, kosul*, odeme*, musteri*, tedarikci*, para, doviz, urun*, malzeme*, aciklama*, miktar, birim*,
      fiyat*, imza*, not*, ilgili*, proje*, teklif*, nakliye*, web, www, posta, sehir, ulke, il, ilce, iskonto, indirim, sira*, termin*, hazirlayan*,
      onaylayan*, genel, ara, swift, mersis*, ticaret sicil*, kase, sekli, depo*, yer, vade*, kur, sevk*, revizyon*, yetkili*, dikkatine, yalniz,
      stok*, alici, satici, evrak*, belge*`),
    issuer: list('vergi dairesi, vergi no, vkn, mersis, ticaret sicil, iban, banka, v d, vd, sermaye, mersis no'),
    carrier: list(`
      aras kargo, yurtici kargo, mng kargo, ptt, surat kargo, garanti, akbank, is bankasi, yapi kredi, ziraat, kargo, nakliyeci, garanti bbva, ziraat
      bankasi, halkbank, kurye, qnb`),
    buyingMail: list('satinalma*, satin alma, siparis*, tedarik, depo'),
    billingMail: list('muhasebe*, fatura*, finans*, e fatura'),
    sum: list('toplam*, genel toplam, *toplam, *toplami, yekun'),
    subtotal: list('ara, aratoplam, matrah*'),
    amount: list('tutar*, bedel*, deger*, fiyat*'),
    besideSum: list(`
      genel, siparis, odenecek, tl, try, eur, siparisin, fatura, toplam, tutar, net, mal, hizmet, urun, urunler, vergiler, tutari, son`),
    excluding: list('haric, net, kdvsiz, matrah, kdv siz'),
    including: list('dahil, brut, kdvli, dahildir'),
    taxWord: list('kdv, vergi, vergiler, vergisi'),
    freight: list('kargo*, nakliye*, sevkiyat*, tasima*, teslimat*'),
    packaging: list('ambalaj*, paketleme*, palet*'),
    serviceCharge: list('montaj*, servis*, hizmet*, kurulum*'),
    actingAs: list('olarak'),
    weekday: list(`
      pazartesi, sali, carsamba, persembe, cuma`),
    reduction: list('iskonto, indirim, avans, kesinti, eksi, tenzilat, *indirimi, *iskontosu'),
  },
};
