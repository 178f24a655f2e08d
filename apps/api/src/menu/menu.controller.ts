import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { filterFrom, filterMenu } from '@strapec/domain';
import { FailsWith } from '../http/problem.dto.js';
import { Public } from '../http/public.decorator.js';
import { GetMenuDto, paramsIn } from './dto/get-menu.dto.js';
import { MenuDto } from './dto/menu.dto.js';
import { Menus } from './menus.js';

@ApiTags('menu')
@Public()
@Controller('menu')
export class MenuController {
  constructor(private readonly menus: Menus) {}

  @Get()
  @Header('Cache-Control', 'no-cache')
  @ApiOperation({
    summary: 'What is poured and served this evening',
    description:
      'What was sold out this evening is still on it, and says so; what was sold out before is not. The filter is that of the page `/wine-menu`: an address means the same here and there.',
  })
  @ApiOkResponse({ type: MenuDto })
  @FailsWith('validation_failed', 'busy')
  async getMenu(@Query() asked: GetMenuDto): Promise<MenuDto> {
    const menu = await this.menus.shown(asked.lang);
    return { ...menu, sections: filterMenu(menu.sections, filterFrom(paramsIn(asked))) };
  }
}
