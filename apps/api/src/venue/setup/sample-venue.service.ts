import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { DataSource, type EntityManager, Like, Not } from 'typeorm';
import { announceAfterCommit } from '../../platform/change-feed/announce-after-commit.js';
import { toLocalDateTime } from '../../platform/clock/local-time.js';
import { SiteEdits } from '../../content/core/site-edits.js';
import { MenuItemRow } from '../../platform/database/entities/menu/menu-item.entity.js';
import { SiteContent } from '../../platform/database/entities/site/site-content.entity.js';
import { SiteImage } from '../../platform/database/entities/site/site-image.entity.js';
import { insertSampleVenue } from '../../platform/database/seeds/sample-venue/sample-venue.js';
import { EventsService, deletableSampleEventsQuery } from '../../events/events.service.js';
import type { StaffMember } from '../../platform/http/access/staff-member.js';

const countSchema = { type: 'integer' } as const;

export class SampleDto {
  @ApiProperty(countSchema) facts: number;
  @ApiProperty(countSchema) texts: number;
  @ApiProperty(countSchema) images: number;
  @ApiProperty(countSchema) wines: number;
  @ApiProperty({ ...countSchema, description: 'Without those that a guest has asked about: they stay' })
  events: number;
}

/** The lock of other changes to menu, pictures and texts. */
const lockContentQuery = 'LOCK TABLE menu_sections, site_images, site_content IN SHARE ROW EXCLUSIVE MODE';

@Injectable()
export class SampleVenueService {
  constructor(
    private readonly source: DataSource,
    private readonly edits: SiteEdits,
    private readonly events: EventsService,
  ) {}

  countSample(): Promise<SampleDto> {
    return countSampleRows(this.source.manager);
  }

  removeSample(by: StaffMember): Promise<SampleDto> {
    return this.edits.applyEdit(async (tx) => {
      await tx.query(lockContentQuery);
      const before = await countSampleRows(tx);
      await this.events.deleteSampleEvents(tx, by);
      await tx.delete(SiteContent, { isSample: true });
      await tx.delete(SiteImage, { isSample: true });
      await tx.query(`DELETE FROM menu_items WHERE is_sample`);
      await tx.query(
        `DELETE FROM menu_sections WHERE is_sample AND NOT EXISTS (SELECT FROM menu_items WHERE section_id = menu_sections.id)`,
      );
      announceAfterCommit(tx, { topic: 'menu' });
      const auditEntry = { by, action: 'content.remove-sample', subjectId: '', before: { ...before } } as const;
      return { result: await countSampleRows(tx), auditEntry };
    });
  }

  loadSample(by: StaffMember): Promise<SampleDto> {
    return this.edits.applyEdit(async (tx, now) => {
      await tx.query(lockContentQuery);
      await insertSampleVenue(tx, { today: toLocalDateTime(now).date, now });
      announceAfterCommit(tx, { topic: 'menu' });
      const result = await countSampleRows(tx);
      return { result, auditEntry: { by, action: 'content.load-sample', subjectId: '', after: { ...result } } };
    });
  }
}

async function countSampleRows(manager: EntityManager): Promise<SampleDto> {
  const businessDetailsKeyPattern = Like('venue.%');
  return {
    facts: await manager.countBy(SiteContent, { isSample: true, key: businessDetailsKeyPattern }),
    texts: await manager.countBy(SiteContent, { isSample: true, key: Not(businessDetailsKeyPattern) }),
    images: await manager.countBy(SiteImage, { isSample: true }),
    wines: await manager.countBy(MenuItemRow, { isSample: true }),
    events: await deletableSampleEventsQuery(manager).getCount(),
  };
}
