import { Get, Header, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { type Language, defaultLanguage, parseMenuFilter, filterMenu, languages, queryLimits } from '@strapec/domain';
import { Field, type FieldRule, OptionalField, oneOf } from '../platform/http/fields/field-rule.js';
import { FailsWith } from '../platform/http/problems/problem.dto.js';
import { PublicController } from '../platform/http/access/route-access.js';
import { MenuDto } from './dto/menu.dto.js';
import { MenuService } from './menu.service.js';

/** May repeat, as `farba` does; unknown values set no filter. */
const textOrTextsRule: FieldRule = (value) =>
  [value].flat().every((text) => typeof text === 'string') ? null : 'not_a_text';

/** Named as in the page's address. */
class GetMenuDto {
  @Field(oneOf(languages), { required: false, default: defaultLanguage })
  lang: Language = defaultLanguage;

  @OptionalField(textOrTextsRule, {
    type: String,
    description: 'Colours, with commas between them: `sumive`, `biele`, `ruzove`, `oranzove`, `cervene`',
    example: 'cervene',
  })
  farba?: string | string[];

  @OptionalField(textOrTextsRule, {
    type: String,
    description: '`1`: only what is poured by the glass tonight',
    example: '1',
  })
  pohar?: string | string[];

  @OptionalField(textOrTextsRule, { type: String, description: 'The most that it may cost, in euros', example: '8' })
  do?: string | string[];

  @OptionalField(textOrTextsRule, { type: String, description: 'A region', example: 'malokarpatska' })
  kraj?: string | string[];

  @OptionalField(textOrTextsRule, {
    type: String,
    maxLength: queryLimits.maxLength,
    description: 'Words that stand in it',
  })
  q?: string | string[];
}

@PublicController('menu', 'menu')
export class MenuController {
  constructor(private readonly menuService: MenuService) {}

  @Get()
  @Header('Cache-Control', 'no-cache')
  @ApiOperation({
    summary: 'What is poured and served this evening',
    description:
      'What was sold out this evening is still on it, and says so; what was sold out before is not. The filter is that of the page `/wine-menu`: an address means the same here and there.',
  })
  @ApiOkResponse({ type: MenuDto })
  @FailsWith('validation_failed', 'busy')
  async getMenu(@Query() query: GetMenuDto): Promise<MenuDto> {
    const menu = await this.menuService.getGuestMenu(query.lang);
    return { ...menu, sections: filterMenu(menu.sections, parseMenuFilter(queryParams(query))) };
  }
}

function queryParams({ farba, pohar, do: maxPrice, kraj, q }: GetMenuDto): [name: string, value: string][] {
  return Object.entries({ farba, pohar, do: maxPrice, kraj, q }).flatMap(([name, values = []]) =>
    [values].flat().map((value): [string, string] => [name, value]),
  );
}
