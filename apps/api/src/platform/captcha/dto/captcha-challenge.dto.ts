import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

export class CaptchaChallengeDto {
  @ApiProperty({ type: 'object', additionalProperties: true, description: 'Algorithm, cost, salt, nonce and expiry' })
  parameters: object;

  @ApiPropertyOptional({ description: 'Proves that the challenge came from this venue' })
  signature?: string;
}
