import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.js';
import { EveningsModule } from '../../evenings/evenings.module.js';
import { MailModule } from '../../mail/mail.module.js';
import { ErasePerson } from './erase-person.js';
import { ExportPerson } from './export-person.js';
import { PersonActions } from './person-actions.js';
import { PrivacyController } from './privacy.controller.js';
import { Retention } from './retention.js';
import { VisitsAhead } from './visits-ahead.js';

@Module({
  imports: [AuditModule, EveningsModule, MailModule],
  controllers: [PrivacyController],
  providers: [ExportPerson, ErasePerson, PersonActions, VisitsAhead, Retention],
})
export class PrivacyModule {}
