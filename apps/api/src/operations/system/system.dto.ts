import { ApiProperty } from '@nestjs/swagger';
import { type BackupKind, backupKinds } from '../../platform/database/system-reports.js';
import { IntegrityReportDto } from '../integrity/integrity.service.js';

export class SystemDatabaseDto {
  @ApiProperty({ example: '18.4' })
  version: string;

  @ApiProperty({ type: 'integer', description: 'Bytes' })
  size: number;

  @ApiProperty({ description: 'The newest migration it has seen' })
  newestMigration: string;

  @ApiProperty({ type: 'integer' })
  migrations: number;
}

export class SenderRefusedDto {
  @ApiProperty({ type: 'integer' }) waiting: number;
  @ApiProperty({ type: String, format: 'date-time', description: 'When the oldest of them was written' }) since: Date;
  @ApiProperty({ description: 'In the words of the mail server' }) said: string;
}

export class SystemMailDto {
  @ApiProperty({ enum: ['smtp', 'files'], description: 'files: no mail server is named, nothing leaves the venue' })
  transport: 'smtp' | 'files';

  @ApiProperty({ type: 'integer', description: 'Mails that wait or are on their way' })
  waiting: number;

  @ApiProperty({ type: 'integer', description: 'Mails that were given up' })
  failed: number;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the oldest that waits was written',
  })
  oldestWaiting: Date | null;

  @ApiProperty({ type: SenderRefusedDto, nullable: true })
  senderRefused: SenderRefusedDto | null;
}

export class SystemBackupDto {
  @ApiProperty({ type: String, format: 'date-time' })
  at: Date;

  @ApiProperty()
  isOk: boolean;

  @ApiProperty({ enum: backupKinds })
  kind: BackupKind;
}

/** Without its value. */
export class SystemSettingDto {
  @ApiProperty({ example: 'SMTP_URL' }) name: string;
  @ApiProperty({ description: 'In English, as README has it' }) meaning: string;
  @ApiProperty({ description: 'What holds while it is not set' }) unset: string;
  @ApiProperty() isSet: boolean;
}

export class SystemDto {
  @ApiProperty({ example: '0.1.0' })
  version: string;

  @ApiProperty({ type: String, format: 'date-time', description: 'When the process that answers was started' })
  startedAt: Date;

  @ApiProperty({ type: SystemDatabaseDto })
  database: SystemDatabaseDto;

  @ApiProperty({ type: SystemMailDto })
  mail: SystemMailDto;

  @ApiProperty({ type: SystemBackupDto, nullable: true, description: 'None has been tried yet: null' })
  backup: SystemBackupDto | null;

  @ApiProperty({ description: 'Whether one is taken every night' })
  backsUpNightly: boolean;

  @ApiProperty({ type: IntegrityReportDto, nullable: true, description: 'The data have not been checked yet: null' })
  integrity: IntegrityReportDto | null;

  @ApiProperty({ type: [String], description: 'Settings that operators should know about' })
  warnings: string[];

  @ApiProperty({ type: [SystemSettingDto], description: 'What is set on the server, in the order of README' })
  settings: SystemSettingDto[];
}
