import { type SetupStep, setupSteps } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ApiProperty } from '@nestjs/swagger';
import { SiteEdits } from '../../content/core/site-edits.js';
import { SiteVersion } from '../../content/core/site-version.js';
import { FirstStartMark } from '../../platform/database/entities/venue/first-start-mark.entity.js';
import { Field, oneOf, booleanRule } from '../../platform/http/fields/field-rule.js';
import type { StaffMember } from '../../platform/http/access/staff-member.js';

/** `left`: the owner dismissed the setup; `opened`: the venue is open to guests. */
const firstStartMarks = [...setupSteps, 'left', 'opened'] as const;
type FirstStartMarkName = (typeof firstStartMarks)[number];

export class FirstStartDto {
  @ApiProperty({ isArray: true, enum: setupSteps, enumName: 'FirstStep', description: 'In their order' })
  done: SetupStep[];

  @ApiProperty({ description: 'The setup is dismissed; its page is still there' })
  isLeft: boolean;

  @ApiProperty({ description: 'Guests may come in; until then public calls are answered with `not_open_yet`' })
  isOpened: boolean;
}

export class MarkFirstStartDto {
  @Field(oneOf(firstStartMarks), { enumName: 'FirstStartMark' })
  mark: FirstStartMarkName;

  @Field(booleanRule)
  isSet: boolean;
}

@Injectable()
export class FirstStartService {
  constructor(
    private readonly source: DataSource,
    private readonly edits: SiteEdits,
    private readonly siteVersion: SiteVersion,
  ) {}

  async getFirstStart(): Promise<FirstStartDto> {
    const marks = await this.source.manager.find(FirstStartMark);
    const isSet = (mark: FirstStartMarkName): boolean => marks.some(({ name }) => name === mark);
    return { done: setupSteps.filter(isSet), isLeft: isSet('left'), isOpened: isSet('opened') };
  }

  async setMark({ mark: name, isSet }: MarkFirstStartDto, by: StaffMember): Promise<FirstStartDto> {
    await this.edits.applyEdit(async (tx, now) => {
      const wasSet = await tx.existsBy(FirstStartMark, { name });
      if (isSet) await tx.upsert(FirstStartMark, { name, at: now }, ['name']);
      else await tx.delete(FirstStartMark, { name });
      const hasOpeningChanged = name === 'opened' && isSet !== wasSet;
      return {
        result: null,
        auditEntry: hasOpeningChanged ? { by, action: isSet ? 'venue.open' : 'venue.close', subjectId: '' } : null,
      };
    });
    await this.siteVersion.refreshVersion();
    return this.getFirstStart();
  }
}
