import type { pageMessages } from './page-messages.ts';

/** The same messages in Arabic. */
export const arPage: Record<keyof typeof pageMessages, string> = {
  codeName: '',
  expectedOutput: 'المخرجات المتوقعة',
  onHost: 'على الجهاز: {host}',
  source: 'المصدر',
  copyPage: 'نسخ الصفحة',
  copyMarkdown: 'نسخ بصيغة Markdown',
  openMarkdown: 'فتح بصيغة Markdown',
  listForPrograms: 'كل الصفحات للمساعِدات',
  openInAssistant: 'فتح في {name}',
  table: 'جدول',
  tableName: 'جدول: {name}',
  headingLink: 'رابط مباشر إلى العنوان',
  headingLinkTo: 'رابط مباشر إلى {heading}',
};
