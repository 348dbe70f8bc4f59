import type { CidrProblemMessages } from './problem-messages.ts';

/** Prefixes are in backticks: outside code, a slash before a number changes sides in a right-to-left line. */
export const arCidrProblems: CidrProblemMessages = {
  cidrBlockMissing: 'اكتب كتلة، مثل `10.2.0.0/16` أو `2001:db8:1200::/56`.',
  cidrSlashes: 'في `{typed}` أكثر من شرطة مائلة واحدة.',
  cidrOnlyAddress:
    '`{typed}` عنوان واحد. وللكتلة طول بادئة أيضًا: شرطة مائلة يليها عدد البتات التي تشترك فيها عناوينها، مثل `/{prefix}`.',
  cidrMapped: '`{address}` يقوم مقام عنوان IPv4. اكتب الكتلة بصيغة IPv4.',
  cidrInside:
    '`{address}` يقع داخل كتلة `/{prefix}` تبدأ عند `{start}`. دوال Terraform تقرّبه إلى بداية الكتلة دون تنبيه، أما وحدات VPC فترفضه لأنه في الغالب سهو.',

  cidrPrefixTooLong:
    '`/{prefix}` أطول من اللازم: عدد بتات عنوان IPv{version} هو {bits}، فالبادئات من `/0` إلى `/{bits}`.',
  cidrPrefixZero: '`/{prefix}` يبدأ بصفر. احذف الصفر.',
  cidrNetmask: '`{mask}` قناع شبكة. ما يلي الشرطة المائلة هو عدد الآحاد بين بتاته، أي {prefix}.',
  cidrPrefixMissing: 'لا شيء بعد الشرطة المائلة. ما يليها عدد صحيح من 0 إلى {bits}.',
  cidrPrefixOther: '`{prefix}` ليس طول بادئة. ما يلي الشرطة المائلة عدد صحيح من 0 إلى {bits}.',

  cidrIpv4One: 'في `{address}` عدد واحد. يتألف عنوان IPv4 من أربعة أعداد تفصل بينها نقاط.',
  cidrIpv4Count: 'عدد أجزاء `{address}` هو {count}. يتألف عنوان IPv4 من أربعة أعداد تفصل بينها نقاط.',
  cidrIpv4Empty: 'أحد أجزاء `{address}` فارغ. كل جزء من الأجزاء الأربعة عدد من 0 إلى 255.',
  cidrIpv4Other: '`{part}` في `{address}` ليس عددًا. كل جزء من الأجزاء الأربعة عدد من 0 إلى 255.',
  cidrIpv4Zero: '`{part}` في `{address}` يبدأ بصفر، وبعض البرامج تقرؤه عددًا ثُمانيًا. احذف الصفر.',
  cidrIpv4TooLarge: '`{part}` في `{address}` أكبر من اللازم. كل جزء من الأجزاء الأربعة عدد من 0 إلى 255.',

  cidrIpv6Interface: 'في `{address}` اسم واجهة شبكة بعد علامة النسبة المئوية. لا واجهة للكتلة: احذف الاسم.',
  cidrIpv6Gaps: 'ترد `::` في `{address}` أكثر من مرة، فلا يُعرف كم صفرًا تقوم كل منها مقامه.',
  cidrIpv6Count:
    'عدد مجموعات `{address}` هو {count}. يتألف عنوان IPv6 من ثماني مجموعات تفصل بينها نقطتان رأسيتان، أو فيه `::` بدلًا من الأصفار.',
  cidrIpv6TooMany:
    'مجموعات `{address}` أكثر من اللازم: تقوم `::` مقام مجموعة أصفار واحدة على الأقل، فلا تزيد المجموعات معها على سبع.',
  cidrIpv6Empty:
    'إحدى المجموعات فارغة. تتألف كل مجموعة في عنوان IPv6 من رقم ست عشري واحد إلى أربعة أرقام: من 0 إلى 9 ومن a إلى f.',
  cidrIpv6Other:
    '`{part}` ليست مجموعة. تتألف كل مجموعة في عنوان IPv6 من رقم ست عشري واحد إلى أربعة أرقام: من 0 إلى 9 ومن a إلى f.',

  cidrZonesWrong: 'اكتب عددًا صحيحًا من 1 إلى {most}.',
  cidrFieldZero: 'يجب أن تكون قيمة `{field}` للطبقة {tier} صفرًا (0).',
  cidrFieldRange: 'يجب أن تكون قيمة `{field}` للطبقة {tier} عددًا صحيحًا من 0 إلى {most}.',

  cidrIpv4Only: 'ليس في VPC للإدارة إلا IPv4. اختر VPC للتطبيقات لتقسيم كتلة IPv6.',
  cidrIpv6Size: 'لا تُقسَّم `{block}` هنا: تمنح Amazon كل VPC كتلة حجمها `/{prefix}`، والوحدة مبنية على ذلك.',
  cidrTooLarge:
    '`{block}` أكبر من أن تكون لشبكة VPC: أكبر ما تقبله AWS هو `/{prefix}`. اختر كتلة واحدة حجمها `/{prefix}` داخلها، واترك الباقي لشبكات VPC أخرى.',
  cidrTooSmall: '`{block}` أصغر من أن تكون لشبكة VPC: أصغر ما تقبله AWS هو `/{prefix}`.',
  cidrRefused: 'ترفض AWS شبكة VPC كتلتها `{block}`. لعناوينها استخدام آخر: {kind}.',

  cidrBitsTooMany:
    'لا يمكن أن يُضاف إلى بادئة `{block}` هذا العدد من البتات: {newBits}. فستصير البادئة `/{prefix}`، وعدد بتات عنوان IPv{version} هو {bits}.',
  cidrNumberTooLarge:
    'عدد الكتل التي حجمها `/{prefix}` في `{block}` هو {count}، وترقيمها يبدأ من 0، فلا كتلة رقمها {number}.',
  cidrNoTier: 'لا متسع للطبقة {tier}: {problem} غيّر `tier_bits` أو `tier_index`.',
  cidrNoSubnet:
    'لا متسع للطبقة {tier} في النطاق {zone}: {problem} زد `subnet_bits` لتحصل على شبكات فرعية أكثر وأصغر، أو أنقص `tier_bits`.',
  cidrOneSubnet:
    'لا متسع للطبقة {tier} في النطاق {zone}: {problem} زد `subnet_bits`: فالطبقة مع القيمة 0 شبكة فرعية واحدة.',
  cidrSubnetSize:
    'سيكون حجم الشبكات الفرعية في الطبقة {tier} هو `/{prefix}`، وتقبل AWS الشبكات الفرعية من `/{largest}` إلى `/{smallest}`. غيّر `tier_bits` أو `subnet_bits`.',
  cidrOverlap:
    'تتداخل الطبقتان {first} (`{firstBlock}`) و{second} (`{secondBlock}`). أعطهما قيمًا أخرى للمدخلين `tier_bits` و`tier_index`.',

  cidrPrivate: 'خاصة (RFC {rfc})',
  cidrShared: 'حيّز عناوين مشترك (RFC {rfc})، لا تُوجَّه على الإنترنت',
  cidrTests: 'لاختبار الشبكات (RFC {rfc})، لا تُوجَّه على الإنترنت',
  cidrExamples: 'للأمثلة في الوثائق (RFC {rfc})',
  cidrThisNetwork: 'هذه الشبكة (RFC {rfc})',
  cidrLoopback: 'الاسترجاع المحلي (RFC {rfc})',
  cidrLinkLocal: 'محلية على الوصلة (RFC {rfc})',
  cidrMulticast: 'البث المتعدد (RFC {rfc})',
  cidrReserved: 'محجوزة للاستخدام مستقبلًا (RFC {rfc})',
  cidrUniqueLocal: 'محلية فريدة (RFC {rfc})، لا تُوجَّه على الإنترنت',
  cidrSeveralKinds: 'عناوين من أنواع عدة',
  cidrPublic: 'عامة: تُوجَّه على الإنترنت، ولا تكون لك إلا إذا منحك إياها أحد السجلات',
};
