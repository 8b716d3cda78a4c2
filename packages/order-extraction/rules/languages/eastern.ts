/** Legal forms that are written together with a company's name: `normalise` (text.ts) sets them apart from it. */
export const japaneseForms = ['株式会社', '有限会社', '合同会社', '合資会社', '合名会社'] as const;
/** a form that is the end of another stands behind it */
export const chineseForms = ['股份有限公司', '有限责任公司', '有限責任公司', '有限公司'] as const;
