import { arBuilder } from './ar-builder.ts';
import { arPage } from './ar-page.ts';
import { arReference } from './ar-reference.ts';
import type { en } from './en.ts';

export const ar: Readonly<Record<keyof typeof en, string>> = {
  lang: 'ar',

  ...arPage,
  ...arReference,
  ...arBuilder,

  skipLink: 'تخطَّ إلى المحتوى الرئيسي',
  home: 'الرئيسية',
  backToTop: 'العودة إلى الأعلى',
  announcement: 'إعلان',
  close: 'إغلاق',
  mainNavigation: 'التنقل الرئيسي',
  menuToggle: 'فتح شريط التنقل أو إغلاقه',
  mainMenu: 'القائمة الرئيسية',
  menuBack: '→ العودة إلى القائمة الرئيسية',
  colorToggle: 'التبديل بين الوضع الداكن والوضع الفاتح',
  breadcrumbs: 'مسار التنقل',
  languages: 'اللغات',
  chooseLanguage: 'اللغة: {label}',
  untranslated: 'لم تُترجم هذه الصفحة بعد.',

  sidebar: 'الشريط الجانبي للتوثيق',
  sidebarFold: 'صفحات هذا القسم',
  sidebarMoreBefore:
    'لا عناصر قبله|عنصر واحد قبله|عنصران قبله|{count} عناصر قبله|{count} عنصرًا قبله|{count} عنصر قبله',
  sidebarMoreAfter:
    'لا عناصر أخرى|عنصر آخر|عنصران آخران|{count} عناصر أخرى|{count} عنصرًا آخر|{count} عنصر آخر',
  sidebarToggle: 'فتح القسم ”{label}“ في الشريط الجانبي أو إغلاقه',
  toc: 'في هذه الصفحة',
  pager: 'التنقل بين صفحات التوثيق',
  previous: 'السابق',
  next: 'التالي',

  tagsLabel: 'الوسوم:',
  tagMark: 'وسم',
  editPage: 'عدّل هذه الصفحة',
  updated: 'آخر تحديث',
  updatedOn: 'آخر تحديث في {date}',
  updatedBy: 'آخر تحديث بواسطة {user}',
  updatedOnBy: 'آخر تحديث في {date} بواسطة {user}',

  versions: 'الإصدارات',
  chooseVersion: 'الإصدار: {label}',
  versionUnreleased: 'هذا توثيق غير منشور بعد للإصدار {versionLabel} من {siteTitle}.',
  versionUnmaintained: 'هذا توثيق {siteTitle} {versionLabel}، وهو إصدار لم يعد يُصان.',
  versionSuggestion: 'للاطلاع على أحدث توثيق، انظر {latestVersionLink} ({versionLabel}).',
  latestVersion: 'أحدث إصدار',

  note: 'ملاحظة',
  tip: 'نصيحة',
  info: 'معلومة',
  warning: 'تحذير',
  caution: 'تنبيه',
  danger: 'خطر',
  wrapToggle: 'التفاف الأسطر الطويلة',
  copyCode: 'نسخ الشيفرة إلى الحافظة',
  copy: 'نسخ',
  copied: 'تم النسخ',

  categoryCount: 'لا عناصر|عنصر واحد|عنصران|{count} عناصر|{count} عنصرًا|{count} عنصر',
  tags: 'الوسوم',
  tagsDescription: 'جميع وسوم {siteTitle}.',
  tagCount: 'صفحة|صفحة|صفحتان|صفحات|صفحة|صفحة',
  docsTagged:
    'لا مستندات موسومة|مستند واحد موسوم|مستندان موسومان|{count} مستندات موسومة|{count} مستندًا موسومًا|{count} مستند موسوم',
  tagTitle: '{nDocsTagged} بـ ”{tagName}“',
  tagDescription: 'صفحات عن {tagName}.',
  allTags: 'عرض جميع الوسوم',

  notFoundTitle: 'الصفحة غير موجودة',
  notFound: 'لم نعثر على ما تبحث عنه.',
  notFoundContact: 'يُرجى التواصل مع مالك الموقع الذي أوصلك إلى هذا العنوان وإبلاغه بأن الرابط لا يعمل.',
  notFoundNext: 'إلى أين من هنا',
  homePage: 'الصفحة الرئيسية',

  nothingMatches: 'لا نتائج مطابقة',
  matchCount: '{shown} من {total}',
  zoomImage: 'تكبير الصورة: {alt}',

  loading: 'جارٍ التحميل',
  loadErrorTitle: 'تعذّر تحميل هذه الصفحة',
  pageError: 'خطأ في الصفحة',
  retry: 'إعادة المحاولة',
  crashed: 'تعطّلت هذه الصفحة.',
  tryAgain: 'المحاولة مرة أخرى',

  newerEntries: 'تدوينات أحدث',
  olderEntries: 'تدوينات أقدم',
  newerPost: 'التدوينة الأحدث',
  olderPost: 'التدوينة الأقدم',
  blogListNavigation: 'التنقل بين صفحات المدونة',
  blogPostNavigation: 'التنقل بين التدوينات',
  readMore: 'اقرأ المزيد',
  readingTime:
    'أقل من دقيقة قراءة|دقيقة قراءة واحدة|دقيقتا قراءة|{count} دقائق قراءة|{count} دقيقة قراءة|{count} دقيقة قراءة',
  allPosts: 'كل التدوينات',
  noPosts: 'لا توجد تدوينات بعد.',
  posts: 'لا تدوينات|تدوينة واحدة|تدوينتان|{count} تدوينات|{count} تدوينة|{count} تدوينة',
  postsTagged: '{nPosts} بالوسم "{tagName}"',
  postsTaggedDescription: 'تدوينات عن {tagName}.',
  blogTagsDescription: 'كل وسوم مدونة {siteTitle}.',
  blogPage: '{title}، الصفحة {number}',
  pageNumber: 'الصفحة {number}',
  archive: 'الأرشيف',
  blogArchive: 'أرشيف المدونة',
  rssFeed: 'خلاصة RSS',
  atomFeed: 'خلاصة Atom',

  baseUrlTitle: 'لم يُحمَّل موقع Docusaurus الخاص بك على نحو صحيح.',
  baseUrlReason: 'من الأسباب الشائعة جدًا عنوان أساسي خاطئ في إعدادات الموقع.',
  baseUrlConfigured: 'العنوان الأساسي المُعد حاليًا: {url}',
  baseUrlSuggested: 'نقترح تجربة العنوان الأساسي: {url}',
  baseUrlHere: 'مسار هذه الصفحة',

  likelyPages: 'هل كنت تبحث عن إحدى هذه الصفحات؟',
};
