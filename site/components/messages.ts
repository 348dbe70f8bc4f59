import { findMessages } from '@gruntwork-docs/engine/shared';

/** Messages of the components of guides, by language. */
const messages = {
  en: {
    cost: 'Cost:',
    costPerDay: '{amount} a day',
    costPerMonth: '{amount} a month',
    costJoint: ', ',
    costPrices: 'list prices',
    costPricesIn: 'list prices in {region}',
    testedWith: 'Checked with {tools} and mocked providers, not applied to real infrastructure.',
    writtenFor: 'Written for {tools}.',
  },
  ar: {
    cost: 'التكلفة:',
    costPerDay: '{amount} في اليوم',
    costPerMonth: '{amount} في الشهر',
    costJoint: '، ',
    costPrices: 'أسعار القائمة',
    costPricesIn: 'أسعار القائمة في {region}',
    testedWith: 'فُحِص مع {tools} ومزوّدات وهمية، ولم يُطبَّق على بنية تحتية حقيقية.',
    writtenFor: 'كُتِب من أجل {tools}.',
  },
};

/** Returns the messages in the language of a page. */
export function getMessages(lang: string): (typeof messages)['en'] {
  return findMessages(messages, lang);
}
