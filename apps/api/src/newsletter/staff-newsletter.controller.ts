import { Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res, UploadedFile } from '@nestjs/common';
import {
  ApiBody,
  ApiExtraModels,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  getSchemaPath,
} from '@nestjs/swagger';
import type { Response } from 'express';
import { StaffController, RequirePermission } from '../platform/http/access/staff-controller.js';
import { LargeJsonBody } from '../platform/http/server/large-body.js';
import { FailsWith } from '../platform/http/problems/problem.dto.js';
import { IdParam } from '../platform/http/fields/id-pipes.js';
import { type StaffMember, CurrentStaff } from '../platform/http/access/staff-member.js';
import { type ReceivedFile, AcceptsUpload } from '../platform/http/access/uploads.js';
import { StaffNewsletterService } from './staff-newsletter.service.js';
import {
  ChangeSubscriberNoteDto,
  ChangeSubscriberStatusDto,
  DeleteSubscriberDto,
  ImportFileDto,
  ImportRowDto,
  ImportSubscribersDto,
  ImportedSubscribersDto,
  ListSubscribersDto,
  ReadImportFileDto,
  SubscriberDto,
  SubscriberListDto,
} from './newsletter.dto.js';
import { xlsxMediaType } from '../platform/http/server/xlsx-media-type.js';
import { ExportSubscribers } from './export-subscribers.js';
import { ReadImportFile } from './read-import-file.js';

const maxImportBytes = 20 * 1024 * 1024; // bytes; 100,000 rows have about ten megabytes

const uploadLimits = { fileSize: maxImportBytes, files: 1, fields: 1, parts: 2, fieldSize: 200_000 };

const importBodies = [
  { type: 'array', items: { $ref: getSchemaPath(ImportRowDto) } },
  { $ref: getSchemaPath(ImportSubscribersDto) },
];

/** More than 100 kB (`@LargeJsonBody`). */
export const newsletterImportPath = '/api/admin/newsletter/import';

@StaffController('admin/newsletter', 'newsletter')
export class StaffNewsletterController {
  constructor(
    private readonly newsletter: StaffNewsletterService,
    private readonly subscriberExporter: ExportSubscribers,
    private readonly importFileReader: ReadImportFile,
  ) {}

  @Get('subscribers')
  @RequirePermission('newsletter.manage')
  @ApiOperation({ summary: 'A page of the list, the newest first' })
  @ApiOkResponse({ type: SubscriberListDto })
  @FailsWith('validation_failed')
  listSubscribers(@Query() query: ListSubscribersDto): Promise<SubscriberListDto> {
    return this.newsletter.listSubscribers(query);
  }

  @Put('subscribers/:email/status')
  @RequirePermission('newsletter.manage')
  @ApiOperation({ summary: 'Let an address have the newsletter again, or no longer' })
  @ApiParam({ name: 'email', format: 'email' })
  @ApiOkResponse({ type: SubscriberDto })
  @FailsWith('validation_failed', 'not_found')
  changeSubscriberStatus(
    @Param('email') email: string,
    @Body() { isActive }: ChangeSubscriberStatusDto,
    @CurrentStaff() staff: StaffMember,
  ): Promise<SubscriberDto> {
    return this.newsletter.changeSubscriberStatus(email, isActive, staff);
  }

  @Put('subscribers/:id/note')
  @RequirePermission('newsletter.manage')
  @ApiOperation({ summary: 'Say what the venue wants to remember about a subscriber' })
  @ApiOkResponse({ type: SubscriberDto })
  @FailsWith('validation_failed', 'not_found')
  changeSubscriberNote(
    @IdParam() id: string,
    @Body() { notes }: ChangeSubscriberNoteDto,
    @CurrentStaff() staff: StaffMember,
  ): Promise<SubscriberDto> {
    return this.newsletter.changeSubscriberNote(id, notes, staff);
  }

  @Delete('subscribers/:id')
  @RequirePermission('newsletter.manage')
  @HttpCode(204)
  @ApiOperation({ summary: 'Take an address off the list; one that had left stays barred from imports' })
  @ApiNoContentResponse()
  @FailsWith('validation_failed', 'not_found')
  deleteSubscriber(
    @IdParam() id: string,
    @Query() { reason }: DeleteSubscriberDto,
    @CurrentStaff() staff: StaffMember,
  ): Promise<void> {
    return this.newsletter.deleteSubscriber(id, reason, staff);
  }

  @Post('import')
  @RequirePermission('newsletter.manage')
  @HttpCode(200)
  @LargeJsonBody(maxImportBytes)
  @ApiOperation({
    summary: 'Add many subscribers at once',
    description:
      'Up to 100,000 rows and 20 MB. Rows without a valid e-mail, addresses that are on the list and addresses that ' +
      'have left it are left out, each with its reason. No mail is sent.',
  })
  @ApiExtraModels(ImportRowDto, ImportSubscribersDto)
  @ApiBody({ schema: { oneOf: importBodies } })
  @ApiOkResponse({ type: ImportedSubscribersDto })
  @FailsWith('validation_failed')
  importSubscribers(@Body() body: unknown, @CurrentStaff() staff: StaffMember): Promise<ImportedSubscribersDto> {
    return this.newsletter.importSubscribers(body, staff);
  }

  @Post('import/read')
  @RequirePermission('newsletter.manage')
  @HttpCode(200)
  @ApiOperation({ summary: 'See who is in a file of subscribers; what has no `reason` can be imported' })
  @ApiBody({ type: ImportFileDto })
  @ApiOkResponse({ type: ReadImportFileDto })
  @AcceptsUpload(uploadLimits)
  readImportFile(
    @UploadedFile() file: ReceivedFile | undefined,
    @Body() { answers }: ImportFileDto,
    @CurrentStaff() staff: StaffMember,
  ): Promise<ReadImportFileDto> {
    return this.importFileReader.readImportFile(file, staff, answers);
  }

  @Get('export')
  @RequirePermission('newsletter.manage')
  @ApiOperation({ summary: 'The whole list as a spreadsheet' })
  @ApiOkResponse({ content: { [xlsxMediaType]: { schema: { type: 'string', format: 'binary' } } } })
  exportSubscribers(@Res() response: Response): Promise<void> {
    return this.subscriberExporter.exportSubscribers(response);
  }
}
