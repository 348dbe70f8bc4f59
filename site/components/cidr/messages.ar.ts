import type { CidrMessages } from './messages.ts';
import { arCidrProblems } from './problem-messages.ar.ts';

export const arCidr: CidrMessages = {
  cidrForm: 'الكتلة وطريقة تقسيمها',
  cidrBlock: 'كتلة CIDR',
  cidrZones: 'نطاقات التوفر',
  cidrLayout: 'تقسيم على هيئة',
  cidrApplication: 'VPC للتطبيقات: public وprivate-app وprivate-persistence',
  cidrManagement: 'VPC للإدارة: public وprivate',
  cidrTiers: 'تغيير طريقة اقتطاع الطبقات',
  cidrUse: 'استخدام {block}',
  cidrFirst: 'أول عنوان',
  cidrLast: 'آخر عنوان',
  cidrAddresses: 'عدد العناوين',
  cidrKind: 'النوع',
  cidrSubnetsOf: 'الشبكات الفرعية في {block}',
  cidrZone: 'النطاق',
  cidrSubnet: 'الشبكة الفرعية',
  cidrUsable: 'العناوين القابلة للاستخدام',
  cidrCall: 'Terraform',
  cidrFull: 'تشغل الطبقات الكتلة كلها.',
  cidrFree: 'ما يبقى لطبقات لاحقة: {blocks}.',
  cidrCopy: 'نسخ',
  cidrCopied: 'تم النسخ',

  ...arCidrProblems,
};
