/** Units of measure by their codes of UN/ECE Recommendation 20 (packages as in Recommendation 21, with the X it gives them there). */

const words: { readonly [code: string]: string } = {
  C62: 'c62 h87 ea each one pc pcs pce piece pieces unit units stk stck stück stueck st un ud uds unidad unidades pz pezzi pezzo szt pièce pièces u stuk stuks peça peças styck',
  KGM: 'kgm kg kgs kilo kilos kilogram kilograms kilogramm kilogramme',
  GRM: 'grm g gr gram grams gramm',
  TNE: 'tne t to ton tonne tonnes tonnen',
  LTR: 'ltr l lt liter liters litre litres litro litros litri',
  MLT: 'mlt ml',
  MTR: 'mtr m meter meters metre metres metro metros metri lfm',
  CMT: 'cmt cm',
  MMT: 'mmt mm',
  MTK: 'mtk m2 m² qm sqm',
  MTQ: 'mtq m3 m³ cbm',
  XBX: 'xbx bx box boxes schachtel schachteln caja cajas boîte scatola doos caixa',
  XCT: 'xct ct ctn carton cartons karton kartons cartón',
  XPK: 'xpk pk pkg pack packs package packages paket pakete pck pckg packung paquet paquete pacco',
  XPX: 'xpx px plt pal pallet pallets palette paletten palett',
  XRO: 'xro ro roll rolls rolle rollen rouleau rollo rotolo rol rulle',
  XBG: 'xbg bg bag bags sack säcke sac saco sacco zak',
  XBO: 'xbo bo bottle bottles flasche flaschen bouteille botella bottiglia fles',
  XCA: 'xca can cans dose dosen',
  XDR: 'xdr drum drums fass fässer',
  XBJ: 'xbj bucket buckets eimer',
  SET: 'set sets satz sätze jeu juego',
  PR: 'pr pair pairs paar paare paire par',
  DZN: 'dzn doz dozen dtz dutzend douzaine docena',
  HUR: 'hur h hr hrs hour hours std stunde stunden heure heures hora horas uur',
  DAY: 'day days tag tage jour jours día dag',
};

const codeOf: ReadonlyMap<string, string> = new Map(
  Object.entries(words).flatMap(([code, names]) => names.split(' ').map((name) => [name, code] as const)),
);

const spelling = (unit: string): string => unit.toLowerCase().replace(/[.\s]+/g, '');

/** The code of a unit in one of the service's languages ("Stück", "pcs." and "H87" are C62, one); null for a word nobody knows. */
export const unitCode = (unit: string | null): string | null => (unit === null ? null : (codeOf.get(spelling(unit)) ?? null));

/** Whether two words mean the same unit: the same code, or the same word where nobody knows it. */
export const isSameUnit = (a: string, b: string): boolean => (unitCode(a) ?? spelling(a)) === (unitCode(b) ?? spelling(b));

/** Whether two units may be the same: only two that are known can differ. */
export const sameUnit = (a: string | null, b: string | null): boolean => {
  const [first, second] = [unitCode(a), unitCode(b)];
  return first === null || second === null || first === second;
};
