import { Body, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { StaffController, RequirePermission } from '../../platform/http/access/staff-controller.js';
import { FailsWith } from '../../platform/http/problems/problem.dto.js';
import { type StaffMember, CurrentStaff } from '../../platform/http/access/staff-member.js';
import { ContentService } from './content.service.js';
import { ContentDto, FailsForContent, PageTextsDto, SaveContentDto, SeededContentDto } from './content.dto.js';

@StaffController('admin', 'content')
export class ContentController {
  constructor(private readonly content: ContentService) {}

  @Get('content')
  @RequirePermission('content.change')
  @ApiOperation({ summary: 'All texts, by section and key' })
  @ApiOkResponse({ type: [ContentDto] })
  listContent(): Promise<ContentDto[]> {
    return this.content.listContent();
  }

  @Get('content/page')
  @RequirePermission('content.change')
  @ApiOperation({ summary: 'All texts of the pages, saved or built in, in the order in which guests read them' })
  @ApiOkResponse({ type: PageTextsDto })
  listPageTexts(): Promise<PageTextsDto> {
    return this.content.listPageTexts();
  }

  @Post('content')
  @RequirePermission('content.change')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Save a text in both languages; the next page shows it',
    description:
      'Creates the text of a key or replaces it. With `version`, the one that was edited, a change is refused when another was saved in between; without it the text is replaced as it stands.',
  })
  @ApiOkResponse({ type: ContentDto })
  @FailsWith('validation_failed', 'zone_in_use')
  @FailsForContent('changed_meanwhile')
  saveContent(@Body() request: SaveContentDto, @CurrentStaff() staff: StaffMember): Promise<ContentDto> {
    return this.content.saveContent(request, staff);
  }

  @Post('seed-content')
  @RequirePermission('content.change')
  @HttpCode(200)
  @ApiOperation({ summary: 'Add the built-in texts that are missing; none that is there is touched' })
  @ApiOkResponse({ type: SeededContentDto })
  seedContent(@CurrentStaff() staff: StaffMember): Promise<SeededContentDto> {
    return this.content.seedContent(staff);
  }
}
