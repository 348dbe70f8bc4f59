import type { pageTexts } from './page-texts.ts';

/** The same in Arabic. */
export const arPage: Record<keyof typeof pageTexts, string> = {
  codeName: '',
  expectedOutput: 'المخرجات المتوقعة',
  onHost: 'على الجهاز: {host}',
  cost: 'التكلفة:',
  costPerDay: '{amount} في اليوم',
  costPerMonth: '{amount} في الشهر',
  costJoint: '، ',
  costPrices: 'أسعار القائمة',
  costPricesIn: 'أسعار القائمة في {region}',
  source: 'المصدر',
  testedWith: 'فُحِص مع {tools} ومزوّدات وهمية، ولم يُطبَّق على بنية تحتية حقيقية.',
  writtenFor: 'كُتِب من أجل {tools}.',
  copyPage: 'نسخ الصفحة',
  copyMarkdown: 'نسخ بصيغة Markdown',
  openMarkdown: 'فتح بصيغة Markdown',
  listForPrograms: 'كل الصفحات للمساعِدات',
  openInAssistant: 'فتح في {name}',
  cisNumber: 'CIS {number}',
  cisNumberIn: '{number} (v{version})',
};
