import { Body, Get, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import { letterKinds } from '@strapec/domain';
import { StaffController, May } from '../../platform/http/access/staff-controller.js';
import { FailsWith } from '../../platform/http/problems/problem.dto.js';
import { type StaffMember, SignedIn } from '../../platform/http/access/staff-member.js';
import {
  AnswerLetterDto,
  FailsForLetters,
  LetterDto,
  LetterListDto,
  ListLettersDto,
  NoteLetterDto,
} from './dto/letter.dto.js';
import { type LetterRef, ThisLetter } from './letters.js';
import { LettersService } from './letters.service.js';

const kindParam = { name: 'kind', enum: letterKinds, enumName: 'LetterKind' } as const;
const idParam = { name: 'id', format: 'uuid' } as const;

@StaffController('admin/letters', 'inbox')
export class LettersController {
  constructor(private readonly letters: LettersService) {}

  @Get()
  @May('inbox.work')
  @ApiOperation({ summary: 'Messages and inquiries: those that wait first, of these the newest' })
  @ApiOkResponse({ type: LetterListDto })
  @FailsWith('validation_failed')
  listLetters(@Query() page: ListLettersDto): Promise<LetterListDto> {
    return this.letters.listLetters(page);
  }

  @Put(':kind/:id/read')
  @May('inbox.work')
  @ApiOperation({ summary: 'Somebody has opened it' })
  @ApiParam(kindParam)
  @ApiParam(idParam)
  @ApiOkResponse({ type: LetterDto })
  @FailsWith('malformed_request', 'not_found', 'payload_too_large', 'unsupported_media_type')
  readLetter(@ThisLetter() letter: LetterRef): Promise<LetterDto> {
    return this.letters.readLetter(letter);
  }

  @Put(':kind/:id/answered')
  @May('inbox.work')
  @ApiOperation({ summary: 'It is answered, or waits again' })
  @ApiParam(kindParam)
  @ApiParam(idParam)
  @ApiOkResponse({ type: LetterDto })
  @FailsWith('validation_failed', 'malformed_request', 'not_found', 'payload_too_large', 'unsupported_media_type')
  @FailsForLetters('changed_meanwhile')
  answerLetter(
    @ThisLetter() letter: LetterRef,
    @Body() answer: AnswerLetterDto,
    @SignedIn() staff: StaffMember,
  ): Promise<LetterDto> {
    return this.letters.answerLetter(letter, answer, staff);
  }

  @Put(':kind/:id/note')
  @May('inbox.work')
  @ApiOperation({ summary: 'What the team notes about it' })
  @ApiParam(kindParam)
  @ApiParam(idParam)
  @ApiOkResponse({ type: LetterDto })
  @FailsWith('validation_failed', 'malformed_request', 'not_found', 'payload_too_large', 'unsupported_media_type')
  @FailsForLetters('changed_meanwhile')
  noteLetter(
    @ThisLetter() letter: LetterRef,
    @Body() note: NoteLetterDto,
    @SignedIn() staff: StaffMember,
  ): Promise<LetterDto> {
    return this.letters.noteLetter(letter, note, staff);
  }
}
