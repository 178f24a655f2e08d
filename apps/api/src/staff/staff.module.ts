import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { PeopleController } from './people.controller.js';
import { PeopleService } from './people.service.js';

/** Who works here, and what each of them may do. */
@Module({
  imports: [AuditModule],
  controllers: [PeopleController],
  providers: [PeopleService],
})
export class StaffModule {}
