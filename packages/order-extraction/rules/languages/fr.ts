import type { Language } from './language.types.ts';
import { list, lists } from './list.ts';

export const french: Language = {
  code: 'fr',
  common: list(`
    le, la, les, et, de, du, des, pour, votre, notre, nous, vous, commande, livraison, prix, quantite, designation, montant, client, fournisseur, par,
    une`),
  columns: {
    position: list(`
      pos, ligne, no, n, poste, num, lg, lig, n ligne, rang, n de ligne`),
    code: list(`
      ref, reference, code, code article, ref article, reference article, article no, n article, code produit, reference produit, no article, ref
      produit, notre reference, notre ref, code barre, ean, numero article, n d article,
      gencod, nos ref, ref interne, numero d article, reference interne, code interne, ref client, code cip, n de reference,
      ref catalogue, code mat, n de piece, no de piece, numero de piece,
      notre code`),
    supplierCode: list(`
      votre reference, votre ref, ref fournisseur, reference fournisseur, code fournisseur, ref fourn, votre code,
      ref frs, reference fabricant, ref fabricant, vos ref, code article fournisseur, reference constructeur,
      reference article fournisseur, ref constructeur, n article fournisseur, code produit fournisseur,
      ref article fournisseur, no article fournisseur`),
    name: list(`
      designation, libelle, article, produit, description, articles, produits, designation des articles, designation article, intitule, denomination,
      description du produit, marchandise, designation du produit, nom du produit, nature, prestation,
      designation de l article, nom de l article, description de l article, libelle de l article`),
    qty: list(`
      qte, quantite, qte commandee, quantite commandee, nombre, quantites, nb, qt, nbre, qte cdee, qtes, nb d unites,
      nombre d unites, nbre d unites, qtite, nb de pieces`),
    unit: list(`
      unite, un, u, conditionnement, unites, cond, unite de mesure, uv, unite de vente, unite de commande, unite d achat`),
    price: list(`
      pu ht, pu, p u, p u ht, prix unitaire, prix, prix unit, prix unitaire ht, prix ht, prix unit ht, px unit, prix net, pu net, prix u, prix
      unitaire net, prix @ unite, tarif, px unitaire, prix u ht, pu net ht, prix achat, tarif unitaire, prix net unitaire,
      cout unitaire, prix a l unite, prix unit net, pa ht, pu htva, prix de base`),
    priceUnit: list(`
      base prix, unite de prix, base de prix`),
    discount: list(`
      remise, remise %, rem, rem %, rabais, % remise, rem%, % rem, ristourne, taux de remise, r %, % rabais, rabais %`),
    tax: list(`
      tva, tva %, taux tva, taux, % tva, code tva, taxe, taxes, taux de tva, montant tva, tps, tvq, tx tva, taux de taxe`),
    amount: list(`
      montant, montant ht, total, total ht, montant total, prix total, prix total ht, montant net, total ligne, valeur, total ligne ht, montant total
      ht, mt ht, sous total, total net, montant net ht, total net ht, net ht, p t ht, pt ht,
      montant ligne,
      montant htva`),
    date: list(`
      date de livraison, livraison, date livraison, delai, date, date souhaitee, echeance, date livr,
      date de besoin`),
    other: list(`
      poids, couleur, taille, remarque, remarques, observations, observation, statut, devise, commentaire, chantier, compte,
      imputation, affaire, n de lot, code douanier, marque, centre de cout, eco part, eco participation, eco contribution,
      deee,
      pcb, colisage`),
  },
  labels: {
    po_number: list(`
      bon de commande no, bon de commande n, bon de commande, numero de commande, no de commande, n de commande, commande no, commande n, no commande,
      n commande, numero du bon de commande, notre commande, ref commande, reference commande, commande, num commande, reference de commande, votre
      commande, votre commande n, n bon de commande, numero commande, commande numero, n cde, reference de la commande, no bon de commande, n bc, bc
      n, n document, numero de document, document n, document d achat, doc achat,
      n d engagement, numero d engagement, commande d achat n, n de commande d achat, n ordre d achat, n marche @ commande,
      commande d achat`),
    order_date: list(`
      date de commande, date commande, date de la commande, commande du, date, date d emission, le, date du document, emis le, date du bon, commande
      le, etabli le,
      date de creation, date d engagement, en date du, date de redaction, cree le, date d edition, date de saisie`),
    delivery_date: list(`
      pour quand,
      date de livraison souhaitee, date de livraison, livraison souhaitee, livraison souhaitee le, livraison prevue, livraison prevue le, date
      livraison, livraison le, a livrer le, a livrer avant le, livraison avant le, livraison au plus tard, livraison au plus tard le, delai de
      livraison, delai, livraison demandee, livraison pour le, date souhaitee, livrer avant, livrer le, date de livraison demandee, date de livraison
      prevue, date de reception, date prevue, livraison, date limite de livraison, livraison demandee le, date demandee, date de livraison requise, date livr, dt livraison,
      requis pour le, date de mise a disposition, delai souhaite, delai demande, delai d execution, livraison sur chantier le,
      date liv, date de besoin, date de depart, date requise sur site`),
    currency: list(`
      devise, monnaie, prix en, montants en, montants exprimes en, devise de la commande, code devise, prix exprimes en,
      tous les prix en`),
    customer_code: list(`
      numero client, no client, n client, code client, compte client, notre numero client, ref client, notre code client, client no, client n,
      reference client,
      notre numero de client, no de client, n de compte client, notre compte, identifiant client, notre n de client chez vous,
      code client chez vous`),
    phone: list('tel, telephone, portable, mobile, tel portable'),
    tax_number: list(`
      no tva, n tva, tva intracommunautaire, no tva intracommunautaire, n tva intracommunautaire, tva intracom, siret, numero de tva, n tva intracom,
      siren, tva intra, n siret, no siret, n de tva, tva, id tva, numero tva,
      n ide, n tps, n tvq, n d entreprise, numero d entreprise, identifiant fiscal, n d identification tva, bce`),
    email: list(`
      email, e mail, courriel, mail, mel, adresse e mail, adresse mail, adresse courriel, courrier electronique,
      adresse electronique`),
    contact: list(`
      contact, interlocuteur, acheteur, demandeur, suivi par, commande par, a l attention de, responsable, votre contact, affaire suivie par,
      personne de contact, etabli par, passee par, dossier suivi par, gestionnaire, approvisionneur, cree par, redige par,
      commande passee par, nom du demandeur, contact chantier`),
    supplier_code: list(`
      code fournisseur, no fournisseur, n fournisseur, numero fournisseur, n de fournisseur, numero de fournisseur,
      fournisseur n, compte fournisseur, code tiers, code frs, no de fournisseur`),
    other_number: list(`
      facture no, facture n, numero de facture, devis no, devis n, no devis, numero de devis, votre devis, bon de livraison no, page, fax, telecopie,
      votre reference, notre reference, projet, conditions de paiement, mode de paiement, paiement, reglement, mode de reglement, incoterm, mode de
      livraison, iban, bic, banque, site web, rcs, capital, adresse de livraison, lieu de livraison, ape, naf, code ape, conditions de livraison,
      transporteur, adresse, objet, remarques, chantier, affaire, mode d expedition,
      n @ ref, v @ ref, n ref, v ref, n de devis, n de facture, n de marche, votre offre, notre ref, votre ref, nos ref,
      vos ref, marche n, code service, imputation, ref devis, ref offre, modalites de paiement, conditions de reglement,
      n de projet, n contrat, contrat n, imputation budgetaire, centre de cout, ref affaire, ref chantier, votre offre du,
      votre devis du, code projet, n d affaire`),
  },
  zones: {
    buyer: list(`
      locataire, preneur,
      facturer a, adresse de facturation, acheteur, client, facturation, facture a, emetteur, donneur d ordre, de, expediteur, societe, commande par,
      commanditaire, facturation a, nom du client, adresse facturation, raison sociale, a facturer a, entreprise, nom de la societe, demandeur,
      pouvoir adjudicateur, vendu a, veuillez facturer a, collectivite, organisme, commande passee par,
      destinataire de la facture, lieu de facturation, adresse d envoi des factures, adresse d envoi de la facture`),
    ship_to: list(`
      livrer a, adresse de livraison, lieu de livraison, livraison a, destinataire, adresse livraison, a livrer a, expedier a, livre a, livraison,
      destinataire des marchandises, adresse de chantier, adresse du chantier, point de livraison, chantier,
      lieu de destination, lieu de reception, receptionnaire, lieu de dechargement, adresse du site, livraison chantier,
      marchandise a livrer a, consignataire, quai de livraison, destination de la marchandise, lieu d installation`),
    seller: list(`
      loueur, bailleur,
      fournisseur, vendeur, a, adresse fournisseur, a l attention du fournisseur, nom du fournisseur, commande a, coordonnees fournisseur, adresse a,
      prestataire, chez, coordonnees du fournisseur,
      titulaire, sous traitant, commande adressee a, attributaire, commande chez, creancier`),
    third: list(`
      client final, maitre d ouvrage, maitre d oeuvre, utilisateur final, notre client, notre cliente, notre donneur d ordre,
      maitre de l ouvrage, beneficiaire final`),
  },
  titles: {
    order: list(`
      bon de commande, bon d achat, commande, commande fournisseur, ordre d achat, commande d achat, commande client, bon de commande fournisseur, appel de
      livraison, nouvelle commande, commande ferme, commande ouverte, formulaire de commande,
      bdc, reapprovisionnement`),
    order_change: list(`
      modification de commande, commande modifiee, avenant, bon de commande modifie, bon de commande rectificatif, commande rectificative, avenant a
      la commande, avenant au bon de commande, modification du bon de commande, commande rectifiee, modification de la commande`),
    order_cancellation: list(`
      annulation de commande, annulation, annulation commande, annulation de la commande, commande annulee`),
    order_response: list(`
      confirmation de commande, accuse de reception de commande, accuse de reception, arc, confirmation de la commande,
      bon de confirmation, commande de vente, ar de commande`),
    quotation: list(`
      devis, offre, offre de prix, demande de prix, demande de devis, cotation, proposition commerciale,
      appel d offres, tarif, liste de prix, tarifs, grille tarifaire, liste des prix, catalogue de prix,
      bordereau de prix,
      proposition de prix, catalogue des prix, demande d offres, demande de proposition, demande de soumission,
      demande de consultation, lettre de consultation`),
    invoice: list(`
      facture, facture proforma, facture pro forma, facture d acompte, releve de compte, relance, facture de vente,
      facture client, rappel de paiement, note d honoraires, lettre de relance, avis de relance, mise en demeure,
      premiere relance, deuxieme relance,
      dernier rappel, demande d acompte, note de debit, demande de paiement`),
    delivery_note: list(`
      bon de livraison, bordereau de livraison, liste de colisage, avis d expedition, bordereau d expedition, bon d expedition, bon de reception,
      lettre de voiture,
      bon de preparation, bon d enlevement, note d envoi, bulletin de livraison, bon de sortie, bon d entree, bon de transport,
      bon de transfert, avis de livraison, proces verbal de reception, pv de reception, connaissement, bon de chargement,
      bon de remise, bordereau d envoi, bon de preparation de commande`),
    receipt: list(`
      recu, ticket de caisse, quittance, recu de paiement, justificatif de paiement, note de caisse`),
    other: list(`
      avoir, note de credit, conditions generales, conditions generales d achat, conditions generales de vente,
      contrat, facture d avoir, bon de retour, fiche technique, inventaire, reclamation, etat des stocks, certificat,
      catalogue, nomenclature, curriculum vitae, ordre du jour, compte rendu, accord cadre, contrat cadre,
      marche cadre, commande cadre, commande ouverte, marche a bons de commande, contrat de fourniture,
      contrat annuel, programme de livraison, prevision, previsions, previsions de commande,
      previsionnel, demande d achat, bon de retour marchandise, bordereau de retour, retour marchandise,
      echeancier de livraison, lettre d information, expression de besoin, demande d approvisionnement, infolettre,
      proposition de commande, commandes en cours, demande interne, reliquat de commande, bon de demande`),
  },
  phrases: {
    order: list(`
      vous prions de bien vouloir nous livrer, vous prions de nous livrer, nous vous commandons, nous vous passons commande, veuillez nous livrer, merci de nous livrer, veuillez livrer, nous commandons, merci de
      confirmer, merci de bien vouloir nous livrer, je souhaite commander, nous souhaitons commander, veuillez trouver notre commande, numero de
      commande sur, accuser reception de cette commande, nous avons le plaisir de vous passer commande, veuillez nous fournir, a rappeler sur, merci d
      accuser reception, nous vous confirmons la commande, nous vous confirmons notre commande, nous vous confirmons ma commande`),
    order_change: list(`
      annule et remplace, modifions notre commande, remplace notre commande, modifie notre commande, ancienne quantite, nouvelle quantite`),
    order_cancellation: list(`
      annulons notre commande, nous annulons, veuillez annuler, annulons par la presente, merci d annuler, annulation de notre
      commande`),
    order_response: list(`
      nous vous remercions de votre commande, merci pour votre commande, nous confirmons votre commande, nous accusons reception, nous vous
      confirmons, votre commande a ete`),
    quotation: list(`
      valable jusqu au, devis valable, offre valable, validite de l offre, numero de devis, merci de nous faire parvenir votre offre, bon pour accord,
      duree de validite, votre meilleure offre, votre meilleur prix, date du devis, vos prix, vos tarifs, nous faire un devis, un devis pour, nous
      communiquer vos`),
    invoice: list(`
      numero de facture, facture n, facture no, date de facture, net a payer, date de facturation, date d echeance, a payer avant, montant a payer,
      escompte, penalites de retard, indemnite forfaitaire, reste a payer, montant du, reference facture, date facture`),
    delivery_note: list('quantite livree, qte livree, nombre de colis, bon de livraison n, recu en bon etat, reliquat'),
    receipt: list('recu la somme, paye par carte, paye en especes'),
    other: list('avoir n, numero d avoir, date de l avoir'),
  },
  totals: {
    net: list(`
      total ht, sous total, montant ht, total net ht, montant total ht, net ht, total hors taxes, sous total ht, total brut ht, montant net ht, base
      ht,
      total htva, base tva, base imposable, total marchandises, total articles, total lignes, total h t, valeur nette,
      montant htva, total partiel, total avant taxes, sous total avant taxes`),
    gross: list(`
      montant, total ttc, montant ttc, total general, net a payer, montant total, montant total ttc, total, total commande, total de la commande, net
      a payer ttc, montant total de la commande, total toutes taxes comprises, total net a payer,
      total tvac, total tva comprise, total tva incluse, montant a payer, montant tvac, valeur totale, total taxes incluses`),
    tax: list(`
      tva, montant tva, total tva, dont tva, taxe, taxes, montant de la tva, t v a, tps, tvq, total taxes, tvh,
      total des taxes`),
    carry: list(`
      report, a reporter, suite, total page, sous total page, suite page, total a reporter, reporte`),
  },
  charges: list(`
    frais de port, port, frais de livraison, transport, livraison, emballage, frais d emballage, remise, frais de transport, assurance, escompte, eco
    participation, eco contribution, frais de dossier, participation transport, frais d expedition, acompte, remise globale,
    ecotaxe, frais de gestion, supplement petite commande, frais de facturation, frais administratifs, frais de manutention,
    taxe gasoil, consigne, frais de preparation, indexation gazole, frais de mise a disposition, frais de douane,
    frais annexes, rabais, arrondi, frais de traitement, taxe carburant, deee, rplp, frais d envoi, supplement carburant`),
  months: lists(
    'janvier janv jan, fevrier fevr fev, mars, avril avr, mai, juin, juillet juil, aout aou, septembre sept, octobre oct, novembre nov, decembre dec',
  ),
  weeks: list('semaine, sem, s'),
  units: list(`
    unite, unites, un, piece, pieces, pce, pces, carton, cartons, ctn, boite, boites, bte, paquet, paquets, pqt, lot, lots, rouleau, rouleaux, rlx,
    sac, sacs, bouteille, bouteilles, paire, paires, heure, heures, jour, jours, metre, metres, ml, kilo, fut, futs, bidon, bidons, seau, ramette,
    ramettes, palette, palettes, colis, tonne, tonnes, pot, pots, flacon, ens, ensemble, forfait, caisse, caisses, u, etui, barquette, planche, crt, rame, rames, flacons, seaux, barquettes, etuis`),
  numbers: list('-, deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze'),
  cues: {
    further: list('puis, ensuite, plus'),
    bounding: list('plus de, au moins, jusqu a, moins de, a partir de, minimum de'),
    listing: list('catalogue*, liste de prix, liste des prix, tarif, tarifs, assortiment*'),
    accepting: list(`
      nous acceptons votre offre, nous acceptons votre devis, acceptons votre devis, acceptons votre offre, acceptation
      de votre devis, acceptation de votre offre, accord sur votre devis`),
    informing: list(`
      copie pour information, pour information seulement, pour information uniquement, a titre d information, ne pas
      executer, ne pas livrer, ne pas traiter`),
    each: list('x, a'),
    hundred: list('le cent, les cent, centaine'),
    thousand: list('mille, millier, milliers'),
    metre: list('m, metre, metres'),
    measure: list('g, grammes, kg, ml, cl, l, litre, litres'),
    optional: list('option, en option, optionnel, variante, alternative'),
    asking: list(`
      il nous faudrait, il nous faut, nous aurions besoin, pourriez vous nous, pouvez vous nous, merci de preparer,
      nous souhaiterions, nous voudrions, j aurais besoin, merci de prevoir, veuillez preparer, livraison souhaitee`),
    theirOrder: list('votre commande, vos commandes, v commande, votre cde, v cde, votre bon de commande, ta commande'),
    taken: list(`
      avons bien recu, avons recu, est en route, a ete expedie, a ete expediee, prise en compte, a ete enregistree,
      merci pour votre commande, merci de votre commande, accusons reception`),
    former: list('au lieu du, au lieu de, initialement, precedemment, auparavant, prevue initialement'),
    requisitioning: list('demande d achat, demande de fournitures, demande d approvisionnement, requisition'),
    returning: list('renvoyer a, retourner a, envoyer a, mail a, adresser a, transmettre a, commandes a'),
    spanning: list('periode*, duree'),
    fulfilled: list(`
      livre, livree, livres, livrees, recu, recue, recus, expedie, expediee, expedies, reliquat, reste,
      reste a livrer, emplacement, en stock, retourne, qte livree, preleve`),
    ordering: list('commande*, cde, bon, bdc, bc, achat, cmde'),
    number: list('numero, num, no, n, ref, code, id'),
    date: list('date, emis, emise, cree, etabli, etablie, jour'),
    dated: list('du, date, le, en date'),
    delivering: list('livr*, reception, expedition*, enlevement, arrivee'),
    when: list(`
      jour, avant, au, souhaite, souhaitee, demande, demandee, prevue, prevu, voulue, voulu, limite, le, delai, pour, semaine, date, tard, sem,
      imperative, requise, requis, estimee, estime, echeance, desiree`),
    wanted: list('souhaite*, demande*, voulu*, prevu*, requis*, desire*, attendu*'),
    by: list('avant, avant le, pour le, au plus tard, au plus tard le, jusqu au, d ici, d ici le'),
    needing: list('livr*, parven*, besoin, expedi*, recevoir, recep*, reception*, disposer, marchandise*'),
    our: list('notre, nos, mon, ma'),
    your: list('votre, vos, v'),
    little: list('le, la, les, de, du, d, des, et, a, au, aux, pour, en, l, un, une, par, sur, ce, cette, s'),
    and: list('et, ou'),
    stocking: list(`
      stock, en stock, stock mini, stock minimum, stock disponible, valeur stock, valeur du stock, qte en stock, disponible, minimum de
      commande, mini de commande, commande minimum, commande minimale, quantite minimale, quantite minimum, qte mini, qte min, minimum
      commande`),
    estimating: list(`
      estime, estimee, estimes, estimees, estimatif, estimative, estimation, previsionnel*, annuel, annuelle,
      annuelles, prevue, prevues, indicatif, indicative`),
    noNumber: list(`
      voir, neant, aucun, aucune, verbal, verbale, telephone, divers, ci dessous, ci dessus, ci joint, inconnu, suit,
      urgent, idem, sans, joint`),
    reference: list('ref, reference, references, refs'),
    due: list('echeance, date d echeance, payable, a payer avant, reglement'),
    elsewhere: list('facture*, paiement, valable, valide, offre, devis, conditions, confirm*, reglement, imprime, echeance'),
    answering: list('confirm*, accuse*, accept*, recu, reponse'),
    replaced: list(`
      ancien, ancienne, anciens, anciennes, avant, precedent, precedente, initial, initiale, d origine, origine, actuel,
      actuelle`),
    replacing: list(`
      nouveau, nouvelle, nouveaux, nouvelles, nouvel, apres, modifie, modifiee, revise, revisee, corrige, corrigee, rectifiee,
      maintenant, actuel, actuelle`),
    changing: list('modif*, avenant, rectif*, revis*, chang*, corrig*, mise a jour, amende*'),
    cancelling: list('annul*, resili*, retract*'),
    annexed: list('annexe'),
    quoting: list(`
      devis, cotation*, offre*, demande de prix, tarif*, consultation, appel d offres, estimation, soumission, demande de devis`),
    billing: list('facture*, proforma, relance, releve, rappel, mise en demeure, note d honoraires, appel de fonds'),
    requesting: list(`
      nous commandons, je commande, nous souhaitons commander, souhaitons commander, voudrions commander, souhaite commander, voudrais commander, aimerions commander, passer commande, passer
      une commande, passons commande, merci de livrer, merci de nous livrer, merci de nous envoyer, merci de nous faire parvenir, veuillez nous livrer, veuillez nous envoyer, veuillez
      livrer, nous avons besoin, j ai besoin, envoyez nous, livrez nous, notre commande, commande suivante, bon de commande`),
    advertising: list(`
      newsletter, desabonner, desinscrire, se desabonner, voir dans le navigateur, version en ligne, offre speciale, commandez maintenant, code promo, offres speciales, ajouter au panier`),
    crediting: list('avoir, retour*, reclamation, litige, remboursement, avoirs, non conformite'),
    moving: list('livraison, expedition, transport, colisage, preparation, chargement, marchandises, sortie, enlevement'),
    slip: list('bon, bordereau, avis, note, liste, fiche, ticket'),
    deliveryPaper: list('bl, colisage, lettre de voiture'),
    callingOff: list('appel, appels, appel de livraison'),
    agreeing: list(`
      contrat*, accord*, convention, marche cadre, accord cadre, prevision*, planning, catalogue*, modele, specimen, exemple, inventaire, attestation,
      certificat, conditions generales, cgv, cga, bulletin, fiche technique, recapitulatif, historique, compte rendu, etat, programme, demande d achat`),
    besideTitle: list(`
      de, du, la, le, et, client, fournisseur, nouveau, nouvelle, original, copie, duplicata, d, a, urgent*, interne, externe, votre, notre,
      administratif, ouverte, marchandises, pour`),
    labelling: list(`
      numero, date, total, adresse, montant, n, type, quantite, details, conditions, client, mode, reference, ref, du, objet`),
    subject: list('objet, concerne, sujet'),
    reply: list('re, tr, rep'),
    seller: list('fournisseur*, vendeur*, prestataire*, titulaire, fabricant'),
    selling: list('vendant, fournissant'),
    consignee: list('destinataire*, receptionnaire'),
    buyer: list('acheteur*, acheteuse, donneur, commanditaire, client*, demandeur, emetteur, acquereur'),
    buying: list(`
      facturation, facturer, facture, facturee, achat, achats, commande, commandant, acheteuse, commanditaire, commandante,
      factures`),
    party: list(`
      societe, entreprise, coordonnees, nom, a, adresse, raison, sociale, etablissement, organisme, service, structure, collectivite, entite, unite, institution`),
    partyData: list('coordonnees, informations, donnees, compte, contact'),
    legal: list(`
      sarl, s a r l, sas, s a s, sasu, sa, s a, eurl, e u r l, snc, s n c, scop, sca, scs, sci, scea, earl, gaec, fils, @ fils, @ filles, @ cie, et
      fils, ets, etablissements, groupe, gie, societe cooperative, societe cooperative agricole, selarl, eirl, ei, auto entrepreneur, cie, et cie, scic, compagnie, selas, scrl, s c r l, sprl, s p r l, asbl, a s b l`),
    organisation: list(`
      universite, mairie, commune*, sivom, sivu, ministere, ecole, lycee, college, hopital, clinique, association, syndicat, institut,
      centre hospitalier, chu, ehpad, restaurant, boulangerie, hotel, pharmacie, communaute, departement, conseil, cantine, garage,
      domaine, chateau, ville de, menuiserie*, maison, atelier*, fondation, prefecture, boutique, brasserie, musee, federation,
      metropole, agglomeration, sdis, caserne, creche, ecole maternelle, universitaire, polyclinique, club, comite, amicale, paroisse,
      diocese, mutuelle, agence, collectivite, etablissement, etablissements, laboratoire, ferme, gaec, earl, scea, traiteur, librairie,
      quincaillerie, imprimerie, theatre, bibliotheque, mediatheque, maison de retraite, foyer, epicerie, freres, cooperative, ets,
      office de, chambre de`),
    joinsDays: list('au'),
    tradesAs: list('exercant sous l enseigne, sous l enseigne, exploitant l enseigne'),
    isTradeNameOf: list('est une enseigne de, est une marque de, est exploite par, est exploitee par'),
    superior: list('republique, ministere, departement, region, academie de, rectorat'),
    operatedBy: list('exploite par, exploitee par, gere par'),
    municipality: list('commune de, ville de, mairie de, commune d, ville d, mairie d'),
    house: list('auberge, bistrot, brasserie, restaurant, hotel, gite, cafe restaurant, hotel restaurant'),
    actingFor: list(
      'agissant au nom et pour le compte de, au nom et pour le compte de, agissant pour le compte de, en qualite de mandataire de, mandataire de',
    ),
    days: list('jours, jour, semaines'),
    previous: list('derniere, dernier, precedente'),
    street: list(`
      rue, avenue, place, chemin, route, quai, impasse, allee, cours, bp, cedex, zi, za, zac, faubourg, lieu dit, lotissement, zone industrielle, bis`),
    person: list('mme, mlle, monsieur, madame'),
    addressing: list('a la societe, aux etablissements, aux ets, a messieurs'),
    attention: list('a l attention, a l attention de, a l att, a l att de, att'),
    salutation: list(`
      bonjour, madame, monsieur, messieurs, mesdames, cordialement, merci, veuillez, nous, je, cher, chere, salutations, bien, dans, ci joint, vous,
      par, afin, suite, conformement, la, les, toute, tout, ce, cette`),
    buyingOffice: list(`
      achats, service achats, service des achats, departement achats, departement des achats, direction des achats, approvisionnement*, service
      approvisionnement*`),
    department: list(`
      service*, achats, comptabilite, direction, magasin, economat, intendance, secretariat, reception, logistique, cuisine, centrale, restauration, responsable, chef,
      approvisionnement*, depot, entrepot, atelier`),
    proprietor: list('proprietaire, gerant, gerante'),
    notName: list(`
      telephone, tel, fax, telecopie, courriel, mail, date, page, numero, tva, siret, siren, rcs, ape, code, banque, compte, reference, ref, objet,
      adresse, montant, total, livraison, facture*, commande*, conditions, mode, delai, echeance, suivi, contact, client*, fournisseur*, bon, votre,
      notre, vos, nos, article, designation, quantite, prix, signature, cachet, engagement, imputation, remarque*, observation*, devise, affaire,
      chantier, marche, lot, port, franco, transport*, edite, imprime, cp, ville, pays, lieu, semaine, demandeur, remise, franco de port`),
    issuer: list('siret, siren, rcs, ape, naf, capital, tva intracommunautaire, banque, tva intra'),
    carrier: list(`
      transporteur, chronopost, la poste, colissimo, geodis, banque, credit agricole, societe generale, credit mutuel, caisse d epargne, heppner`),
    buyingMail: list('achat*, commande*, appro*, economat, intendance'),
    billingMail: list('factur*, compta*, comptabilite, fournisseurs, rgpd'),
    sum: list('total*, somme, totaux'),
    subtotal: list('sous, soustotal*'),
    amount: list('montant, valeur, prix'),
    besideSum: list(`
      commande, facture, montant, de, la, le, du, a, payer, general, generale, net, document, bon, regler, estime, prix`),
    excluding: list('hors, ht, h t, sans'),
    including: list('ttc, t t c, inclus, comprise, avec, toutes taxes comprises'),
    taxWord: list('tva, taxe, taxes, t v a, comprises'),
    freight: list('port, livraison*, expedition*, transport*, fret, acheminement'),
    packaging: list('emballage*, conditionnement, palette*'),
    serviceCharge: list('montage, installation, service*, manutention, manipulation, formation'),
    actingAs: list('comme, valant, vaut'),
    weekday: list(`
      lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche`),
    reduction: list('remise, escompte, rabais, acompte, ristourne, reduction, moins, deduction'),
    sending: list(`
      envoyer, adresser, transmettre, veuillez, merci, a, la, les, envoyees, adressees`),
  },
  namedMoney: { CHF: ['francs suisses'], CAD: ['dollars canadiens'] },
};
