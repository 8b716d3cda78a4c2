import type { UsualWords } from '../usual-words.ts';

export const french: UsualWords = {
  titles: {
    order: `
      Bon de commande, Commande, Commande d'achat, Commande fournisseur, BdC, BDC, Bon de commande fournisseur, Ordre d'achat,
      Bon d'achat, Commande ferme, Feuille de commande, Formulaire de commande, Commande d'approvisionnement,
      Bon de commande interne, Commande client, Ordre de commande, Lettre de commande, Bulletin de commande, Fiche de commande,
      Commande d'appel, Commande de matériel, Ordre de service, Commande de travaux, Commande publique,
      Bon de commande n° 4711, Commande N° 4711, Engagement de commande, Réapprovisionnement, Commande de réapprovisionnement,
      Commande sur marché, Appel de commande, Commande d'achat n° 4711, Commande de fournitures, Commande sous-traitant,
      Bon de commande administratif, PO`,
    order_change: `
      Modification de commande, Commande modifiée, Avenant à la commande, Commande rectificative, Bon de commande modifié,
      Modification du bon de commande, Changement de commande, Avenant au bon de commande, Révision de commande,
      Commande révisée, Modification commande, Bon de commande rectifié, Bon de commande révisé, Avenant de commande`,
    order_cancellation: `
      Annulation de commande, Annulation, Commande annulée, Annulation du bon de commande, Annulation commande,
      Bon de commande annulé, Annulation de la commande, Résiliation de commande`,
    order_response: `
      Confirmation de commande, Accusé de réception de commande, Accusé de réception, ARC, Acceptation de commande,
      Confirmation d'ordre, Confirmation de vente, Bon de confirmation, Commande de vente, Confirmation de votre commande,
      AR de commande, Accusé de commande, Confirmation de la commande`,
    quotation: `
      Devis, Offre de prix, Offre, Demande de prix, Demande de devis, Appel d'offres, Tarif, Liste de prix,
      Proposition commerciale, Cotation, Demande d'offre, Demande de cotation, Bordereau de prix, Proposition de prix,
      Catalogue des prix, Demande d'offres, Grille tarifaire, Offre commerciale, Bordereau des prix unitaires, Devis estimatif,
      Demande de proposition, Demande de soumission, Liste des prix, Demande de consultation, Lettre de consultation`,
    invoice: `
      Facture, Facture proforma, Facture pro forma, Facture d'acompte, Relance, Rappel, Relevé de compte, Mise en demeure,
      Note d'honoraires, Facture de vente, Facture commerciale, Avis de paiement, Relevé de factures, Facture définitive,
      Rappel de paiement, Facture de situation, Dernier rappel, Demande d'acompte, Avis d'échéance, Lettre de relance,
      Proforma, Note de débit, Facture récapitulative, Demande de paiement, Facture fournisseur, Facture d'achat,
      Facture de solde`,
    delivery_note: `
      Bon de livraison, BL, Bordereau de livraison, Bon d'expédition, Avis d'expédition, Liste de colisage, Lettre de voiture,
      Bon de réception, Bon de préparation, Bordereau d'expédition, Bon d'enlèvement, Note d'envoi, Bulletin de livraison,
      Bon de sortie, Bon d'entrée, Bon de transport, Bon de transfert, Note de livraison, Avis de livraison,
      Procès-verbal de réception, PV de réception, Connaissement, Bon de chargement, Bon de remise, Bordereau d'envoi,
      Bon de préparation de commande, Bon de livraison n° 4711`,
    receipt: 'Reçu, Ticket de caisse, Quittance, Reçu de paiement, Ticket, Justificatif de paiement, Note de caisse',
    other: `
      Avoir, Note de crédit, Facture d'avoir, Contrat-cadre, Accord-cadre, Marché à bons de commande, Programme de livraison,
      Échéancier de livraison, Plan de livraison, Prévisions, Bon de retour, État de stock, Inventaire, Procès-verbal,
      Compte rendu, Lettre d'information, Demande d'achat, Conditions générales de vente, Conditions générales d'achat,
      Contrat, Fiche technique, Catalogue, Réclamation, Prévision de livraison, Compte-rendu de réunion, Liste de stock,
      Expression de besoin, Demande d'approvisionnement, Procès-verbal de réunion, Note de retour, Infolettre, Prévisionnel,
      Contrat d'entretien, Certificat, Proposition de commande, Commandes en cours, Ordre du jour, Bulletin d'information,
      Demande interne, Reliquat de commande, État des stocks, Bon de demande, Contrat d'achat`,
  },
  labels: {
    po_number: `
      N° de commande, Numéro de commande, Commande n°, Bon de commande n°, N° BC, N° de bon de commande, N° commande,
      Notre commande, Notre n° de commande, Réf. commande, Référence commande, Votre commande, N° du bon de commande,
      Commande N°, BC N°, BdC n°, N° d'engagement, Numéro d'engagement, Numéro du bon de commande, N° commande client,
      Notre référence de commande, Numéro commande, Commande d'achat n°, N° de commande d'achat, Réf. de commande,
      Référence de commande, Référence de la commande, N° de PO, No de commande, No commande, Bon de commande no,
      No. de commande, Cde n°, N° Cde, Commande, Bon de commande, Votre n° de commande, N° commande fournisseur,
      Nº de commande, Num. commande, No de bon de commande, N° BDC, N° marché / commande, Numéro de PO, N° ordre d'achat`,
    order_date: `
      Date de commande, Date, Date du bon de commande, Commandé le, Date d'émission, Date de la commande, Date commande,
      Établi le, Émis le, Date du document, Date BC, Date de création, Date d'engagement, Commande du, En date du,
      Date de rédaction, Créé le, Date d'édition, Date Cde, Le, Date de saisie, Date document`,
    delivery_date: `
      Date de livraison, Date de livraison souhaitée, Livraison souhaitée le, Date de livraison demandée, Délai de livraison,
      À livrer le, À livrer avant le, Livraison le, Livraison avant le, Livraison prévue le, Date prévue, Date souhaitée,
      Date requise, Délai, Livraison demandée, Livraison au plus tard le, Date de réception souhaitée,
      Date de réception prévue, Date d'expédition, Semaine de livraison, Date livraison, Requis pour le,
      Date limite de livraison, Livraison pour le, Livraison impérative le, À livrer pour le, Date de mise à disposition,
      Délai souhaité, Délai demandé, Livrer le, Livrer avant le, Livré le, Délai d'exécution, Date d'arrivée,
      Date de livraison prévue, Date d'enlèvement, Livraison sur chantier le, Requis le, Date liv., Livraison,
      Date prévue de livraison, Livrable le, Date de livraison requise, Livraison semaine, Date de besoin, Délai de réception,
      Date de départ, Date requise sur site, Date souhaitée de livraison`,
    customer_code: `
      N° client, Numéro client, Code client, N° de client, Compte client, Notre n° client, Notre code client, Réf. client,
      Numéro de client, Notre numéro de client, Votre n° client, No client, No de client, N° de compte client, Client n°,
      N° compte client, Notre compte, Identifiant client, Notre n° de client chez vous, Code client chez vous`,
    supplier_code: `
      N° fournisseur, Code fournisseur, Numéro fournisseur, Votre n° fournisseur, N° de fournisseur, Numéro de fournisseur,
      Fournisseur n°, Compte fournisseur, No fournisseur, Votre code fournisseur, Code tiers, Code frs, No de fournisseur`,
    currency: `
      Devise, Monnaie, Montants en, Prix en, Montants exprimés en, Devise de la commande, Code devise, Prix exprimés en,
      Tous les prix en`,
    email: `
      E-mail, Courriel, Mail, Adresse e-mail, Email, Mél, Mèl, Adresse mail, Adresse courriel, Courrier électronique,
      Adresse électronique`,
    tax_number: `
      N° TVA, N° TVA intracommunautaire, SIRET, SIREN, Numéro de TVA, TVA intracommunautaire, N° SIRET, N° de TVA, TVA,
      N° TVA intracom, N° IDE, N° SIREN, N° TPS, N° TVQ, N° d'entreprise, Numéro d'entreprise, N° TVA intra.,
      Identifiant fiscal, N° d'identification TVA, BCE`,
    contact: `
      Contact, Interlocuteur, Acheteur, Demandeur, Commandé par, À l'attention de, Suivi par, Affaire suivie par,
      Personne de contact, Établi par, Passée par, Votre contact, Votre interlocuteur, Dossier suivi par, Responsable,
      Gestionnaire, Approvisionneur, Créé par, Rédigé par, Commande passée par, Notre contact, Nom du demandeur,
      Contact chantier`,
    other_number: `
      Notre référence, Votre référence, N/Réf., V/Réf., N° de devis, Votre devis, N° de facture, Affaire, N° affaire, Chantier,
      Conditions de paiement, Conditions de livraison, N° de marché, Mode de règlement, Mode de livraison, Incoterm, Objet,
      Votre offre, Notre réf., Votre réf., Nos réf., Vos réf., Marché n°, Devis n°, Code service, Imputation, Projet,
      Réf. devis, Réf. offre, Numéro de devis, Modalités de paiement, Conditions de règlement, Mode d'expédition, Transporteur,
      N° de projet, N° contrat, Contrat n°, Imputation budgétaire, Centre de coût, Mode de paiement, Réf. affaire,
      Réf. chantier, Votre offre du, Votre devis du, Code projet, N° d'affaire`,
  },
  columns: {
    position: 'Pos., Ligne, N°, Poste, Lig., N° ligne, Rang, Pos, N° de ligne, No',
    name: `
      Désignation, Description, Article, Libellé, Produit, Désignation de l'article, Désignation des articles,
      Désignation du produit, Libellé article, Intitulé, Dénomination, Nom de l'article, Nom du produit, Prestation,
      Nature des fournitures, Désignation des fournitures, Marchandise, Détail, Désignation des prestations,
      Description de l'article, Description du produit, Prestations, Libellé produit, Produits, Articles, Détails,
      Désignation article, Désignation / Description, Libellé de l'article`,
    code: `
      Référence, Réf., Code article, Référence article, Code, N° article, Code produit, Réf. article, Référence produit, EAN,
      Code-barres, Gencod, Notre référence, Nos réf., Réf. interne, Réf. produit, Code EAN, Numéro d'article, No article,
      Code barre, N° d'article, Référence interne, Notre réf., Code interne, Réf. client, ISBN, Code CIP, GTIN,
      N° de référence, Réf. catalogue, Code art., Art., Code mat.`,
    supplierCode: `
      Référence fournisseur, Réf. fournisseur, Votre référence, Réf. frs, Code fournisseur, Référence fabricant,
      Réf. fabricant, Votre réf., Vos réf., Réf. fourn., Code article fournisseur, Référence constructeur,
      Référence article fournisseur, Réf. four., Réf fourn, Votre code, Réf. constructeur, N° article fournisseur,
      Code produit fournisseur, Réf. article fournisseur, No article fournisseur`,
    qty: `
      Quantité, Qté, Qte, Quantité commandée, Qté commandée, Qté cdée, Nombre, Nb, Nbre, Qtés, Quantités, Qté totale,
      Qté demandée, Quantité demandée, Nb d'unités, Nombre d'unités, Nbre d'unités, Qtité, Quant., Nb de pièces`,
    unit: `
      Unité, U., Un., Unité de vente, Conditionnement, Cond., UV, UM, Unité de mesure, Unité de commande, Unités, U,
      Unité d'achat, U.M., UdM`,
    price: `
      Prix unitaire, P.U., PU HT, Prix unitaire HT, PU, Prix, Prix net, P.U. HT, Prix HT, PU net, Prix unit.,
      Prix unitaire net, Tarif, P.U. net, Prix d'achat, PU brut, Prix unit. HT, Prix unitaire net HT, PU HT (€), Prix/unité,
      Coût unitaire, Prix à l'unité, Prix unitaire (HTVA), Prix public, Px unit., Prix unit. net, P.U.H.T., PA HT, PU € HT,
      PU net HT, PU HTVA, Px U. HT, Prix achat, Prix unitaire en €, Prix brut, Px unitaire, P.U. (€), Prix de base`,
    priceUnit: 'Unité de prix, Base de prix',
    discount: `
      Remise, Rem. %, Remise %, % remise, Rabais, Rem., % Rem., Ristourne, Taux de remise, R%, % rabais, Rabais %, Remise (%)`,
    amount: `
      Montant, Total, Montant HT, Total HT, Prix total, Montant total, Total ligne, Montant net, Total net, Prix total HT,
      Montant HTVA, Montant net HT, Total HTVA, Montant ligne, Valeur, Sous-total, Montant HT (€), Total net HT, Montant € HT,
      Total € HT, Net HT, Mt HT, Montant en CHF, Total CHF, Total hors TVA, Total hors taxes, P.T. HT, PT HT, Prix total (HT),
      Montant hors taxes, Montant hors TVA, Montant total HT, Total TTC, Montant TTC, Tot. HT, Px total, Total HT net,
      Coût total, Valeur HT`,
    tax: `
      TVA, TVA %, Taux TVA, % TVA, Taux de TVA, Code TVA, Taxe, Taxes, Montant TVA, TPS, TVQ, Tx TVA, TVA (%), Taux de taxe`,
    date: `
      Date de livraison, Livraison, Délai, Date livraison, Date souhaitée, Date prévue, Date de réception, Livr. le, Date liv.,
      Date demandée, Délai de livraison, Date de livraison souhaitée, Date de livraison prévue, Date requise, Délai livraison,
      Livraison le, Date réception, Livraison souhaitée, Date de besoin`,
    other: `
      Poids, Couleur, Remarque, Observations, Taille, Chantier, Projet, Compte, Imputation, Commentaire, Remarques, Affaire,
      Lot, N° de lot, Code douanier, Origine, Marque, Centre de coût, Éco-part., Eco-participation, Éco-contribution, DEEE`,
  },
  totals: {
    net: `
      Total HT, Sous-total, Montant HT, Total hors taxes, Total net HT, Montant total HT, Total HTVA, Net HT, Montant net HT,
      Sous-total HT, Total général HT, Base HT, Base TVA, Montant hors TVA, Total hors TVA, Total brut HT, Total (HT),
      Montant total hors taxes, Total commande HT, Total de la commande HT, Montant de la commande HT, Base imposable,
      Total marchandises, Total articles, Total lignes, Total HT net, Total H.T., Valeur nette, Montant HTVA, Total partiel,
      Total net hors taxes, Total avant taxes, Sous-total avant taxes`,
    gross: `
      Total TTC, Montant TTC, Net à payer, Total, Total général, Total à payer, Montant total TTC, Montant total,
      Total de la commande, Total général TTC, Net à payer TTC, Total TVAC, Montant total de la commande, Total commande,
      Total T.T.C., Total TVA comprise, Total TVA incluse, Montant de la commande, Total commande TTC, Montant à payer,
      Somme totale, Total CHF, Total EUR, Montant TVAC, Total toutes taxes comprises, Valeur totale, Total taxes incluses,
      Total du bon de commande, Montant total en EUR, Grand total, Total final`,
    tax: `
      TVA, TVA 20%, Total TVA, Montant TVA, TVA à 20%, T.V.A., TPS, TVQ, TPS 5%, Taxes, Total taxes, TVA (20%), TVA 21%,
      TVA 8.1%, Montant de la TVA, TVA 20 %, Dont TVA, TVH, Total des taxes, dont TVA 20%, TVA due`,
    carry: `
      Report, À reporter, Report page 1, Sous-total page, Total page, À reporter page suivante, Total à reporter,
      Suite page suivante, Reporté`,
    charge: `
      Frais de port, Port, Emballage, Frais de livraison, Frais de transport, Frais d'expédition, Frais de dossier,
      Éco-participation, Écotaxe, Frais de gestion, Supplément petite commande, Surcharge carburant, Assurance,
      Participation transport, Frais de facturation, Frais d'emballage, Remise, Escompte, Livraison, Port et emballage,
      Frais administratifs, Frais de manutention, Consigne, Frais de préparation, Indexation gazole, Éco-contribution,
      Frais de mise à disposition, Frais de douane, Frais annexes, Participation aux frais de port, Forfait livraison,
      Forfait transport, Rabais, Arrondi, Frais de traitement, DEEE, RPLP, Frais d'envoi, Supplément carburant, Acompte`,
  },
  zones: {
    buyer: `
      Acheteur, Client, Adresse de facturation, Facturer à, Donneur d'ordre, Facturé à, Facture à envoyer à,
      Envoyer la facture à, Facture à adresser à, Émetteur, Adresse facturation, Facturation, Commandé par, Adresse du client,
      Pouvoir adjudicateur, Société, À facturer à, Factures à, Vendu à, Facture à, Coordonnées client,
      Coordonnées de facturation, Adresse de facturation du client, Factures à adresser à, Facture à transmettre à,
      Adresser la facture à, Veuillez facturer à, Facturation à, Collectivité, Organisme, Entité acheteuse, Service acheteur,
      Facture au nom de, Commande passée par, Commanditaire, Destinataire de la facture, Lieu de facturation,
      Factures à envoyer à, Adresser les factures à, Transmettre la facture à, Adresse d'envoi des factures,
      Adresse d'envoi de la facture, Client facturé`,
    seller: `
      Fournisseur, Vendeur, Prestataire, Titulaire, Adresse fournisseur, Coordonnées fournisseur, Adressé à, À,
      Adresse du fournisseur, Coordonnées du fournisseur, Nom du fournisseur, Sous-traitant, Commande adressée à, Commandé à,
      Nom fournisseur, Attributaire, Commandé chez, Créancier`,
    ship_to: `
      Adresse de livraison, Livrer à, Lieu de livraison, Livraison à, Destinataire des marchandises, Adresse livraison,
      Livré à, Adresse de chantier, Adresse du chantier, Point de livraison, À livrer à, Adresse d'expédition, Expédier à,
      Chantier, Site de livraison, Lieu de destination, Destination, Lieu de réception, Adresse de réception, Livraison,
      Coordonnées de livraison, Réceptionnaire, Lieu de déchargement, Adresse du site, Livraison chantier,
      Marchandise à livrer à, Consignataire, Quai de livraison, À livrer, Destination de la marchandise, Lieu d'installation`,
    third: "Client final, Utilisateur final, Maître de l'ouvrage, Notre client, Bénéficiaire final",
  },
};
