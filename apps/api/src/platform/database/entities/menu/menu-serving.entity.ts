import type { ServingKind } from '@strapec/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('menu_servings')
export class MenuServingRow {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  itemId: string;

  @Column('integer')
  position: number;

  @Column('text')
  kind: ServingKind;

  @Column('integer', { nullable: true })
  volumeMl: number | null;

  @Column('integer')
  priceCents: number;

  /** The last evening. */
  @Column('date', { nullable: true })
  pouredUntil: string | null;

  /** `null` while it is available. */
  @Column('date', { nullable: true })
  soldOutOn: string | null;
}
