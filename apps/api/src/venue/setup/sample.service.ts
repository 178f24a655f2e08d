import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { DataSource, type EntityManager, Like, Not } from 'typeorm';
import { noteChange } from '../../platform/change-feed/note-change.js';
import { localMoment } from '../../platform/clock/local-time.js';
import { SiteEdits } from '../../content/core/site-edits.js';
import { MenuItemRow } from '../../platform/database/entities/menu/menu-item.entity.js';
import { SiteContent } from '../../platform/database/entities/site/site-content.entity.js';
import { SiteImage } from '../../platform/database/entities/site/site-image.entity.js';
import { loadSample } from '../../platform/database/seeds/sample-venue/sample-venue.js';
import { EventsService, unaskedSampleEvents } from '../../events/events.service.js';
import type { StaffMember } from '../../platform/http/access/staff-member.js';

const count = { type: 'integer' } as const;

export class SampleDto {
  @ApiProperty(count) facts: number;
  @ApiProperty(count) texts: number;
  @ApiProperty(count) images: number;
  @ApiProperty(count) wines: number;
  @ApiProperty({ ...count, description: 'Without those that a guest has asked about: they stay' })
  events: number;
}

/** The lock of other changes to menu, pictures and texts. */
const lock = 'LOCK TABLE menu_sections, site_images, site_content IN SHARE ROW EXCLUSIVE MODE';

@Injectable()
export class SampleService {
  constructor(
    private readonly source: DataSource,
    private readonly edits: SiteEdits,
    private readonly events: EventsService,
  ) {}

  count(): Promise<SampleDto> {
    return countIn(this.source.manager);
  }

  remove(by: StaffMember): Promise<SampleDto> {
    return this.edits.apply(async (tx) => {
      await tx.query(lock);
      const before = await countIn(tx);
      await this.events.deleteSample(tx, by);
      await tx.delete(SiteContent, { isSample: true });
      await tx.delete(SiteImage, { isSample: true });
      await tx.query(`DELETE FROM menu_items WHERE is_sample`);
      await tx.query(
        `DELETE FROM menu_sections WHERE is_sample AND NOT EXISTS (SELECT FROM menu_items WHERE section_id = menu_sections.id)`,
      );
      noteChange(tx, { topic: 'menu' });
      const change = { by, action: 'content.remove-sample', subjectId: '', before: { ...before } } as const;
      return { result: await countIn(tx), change };
    });
  }

  load(by: StaffMember): Promise<SampleDto> {
    return this.edits.apply(async (tx, now) => {
      await tx.query(lock);
      await loadSample(tx, { today: localMoment(now).date, now });
      noteChange(tx, { topic: 'menu' });
      const result = await countIn(tx);
      return { result, change: { by, action: 'content.load-sample', subjectId: '', after: { ...result } } };
    });
  }
}

async function countIn(manager: EntityManager): Promise<SampleDto> {
  const ofBusinessDetails = Like('venue.%');
  return {
    facts: await manager.countBy(SiteContent, { isSample: true, key: ofBusinessDetails }),
    texts: await manager.countBy(SiteContent, { isSample: true, key: Not(ofBusinessDetails) }),
    images: await manager.countBy(SiteImage, { isSample: true }),
    wines: await manager.countBy(MenuItemRow, { isSample: true }),
    events: await unaskedSampleEvents(manager).getCount(),
  };
}
