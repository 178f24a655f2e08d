import { ApiProperty } from '@nestjs/swagger';
import type { Report } from '../../../platform/database/system-reports.js';
import { type IntegrityCheckName, type Severity, integrityCheckNames, severities } from '../integrity-checks.js';

export class IntegrityFindingDto {
  @ApiProperty({ enum: integrityCheckNames })
  name: IntegrityCheckName;

  @ApiProperty({ enum: severities, description: 'A error must not happen at all; a notice wants somebody to look' })
  severity: Severity;

  @ApiProperty({ type: 'integer', minimum: 1 })
  count: number;

  @ApiProperty({ type: [String], description: 'The first few ids: they say nothing about who it is' })
  examples: string[];
}

export class IntegrityReportDto {
  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({ description: 'Whether there was no error; notices are allowed' })
  isOk: boolean;

  @ApiProperty({ type: [IntegrityFindingDto], description: 'Empty when all is well' })
  findings: IntegrityFindingDto[];

  static from({ at, isOk, result }: Report): IntegrityReportDto {
    const findings = (result['findings'] ?? []) as IntegrityFindingDto[]; // none while the check runs
    return { at: at.toISOString(), isOk, findings };
  }
}
