import { type Language, defaultLanguage, languages, queryLimits } from '@strapec/domain';
import { Field, type FieldRule, OptionalField, oneOf } from '../../http/field-rule.js';

/** Names may come several times, as `farba` does; what a value cannot mean asks for nothing. */
const texts: FieldRule = (value) => ([value].flat().every((one) => typeof one === 'string') ? null : 'not_a_text');

/** The filter of the list as the page's address names it, in both languages alike. */
export class GetMenuDto {
  @Field(oneOf(languages), { required: false, enum: languages, default: defaultLanguage })
  lang: Language = defaultLanguage;

  @OptionalField(texts, {
    type: String,
    description: 'Colours, with commas between them: `sumive`, `biele`, `ruzove`, `oranzove`, `cervene`',
    example: 'cervene',
  })
  farba?: string | string[];

  @OptionalField(texts, { type: String, description: '`1`: only what is poured by the glass tonight', example: '1' })
  pohar?: string | string[];

  @OptionalField(texts, { type: String, description: 'The most that it may cost, in euros', example: '8' })
  do?: string | string[];

  @OptionalField(texts, { type: String, description: 'A region', example: 'malokarpatska' })
  kraj?: string | string[];

  @OptionalField(texts, { type: String, maxLength: queryLimits.length, description: 'Words that stand in it' })
  q?: string | string[];
}

/** The same as pairs, which `filterFrom` reads. */
export function paramsIn({ farba, pohar, do: upTo, kraj, q }: GetMenuDto): [name: string, value: string][] {
  return Object.entries({ farba, pohar, do: upTo, kraj, q }).flatMap(([name, values = []]) =>
    [values].flat().map((value): [string, string] => [name, value]),
  );
}
