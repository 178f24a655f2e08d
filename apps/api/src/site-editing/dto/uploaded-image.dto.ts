import { ApiProperty } from '@nestjs/swagger';

/** A picture that was taken in and can be chosen now. */
export class UploadedImageDto {
  @ApiProperty({ description: 'What to save as `imageUrl`', example: '/media/0f…-1600x1067.webp' })
  imageUrl: string;

  @ApiProperty({ type: 'integer', description: 'Pixels' })
  width: number;

  @ApiProperty({ type: 'integer', description: 'Pixels' })
  height: number;
}

/** The form that carries a picture. */
export class UploadImageDto {
  @ApiProperty({ type: 'string', format: 'binary', description: 'JPEG, PNG, WebP or AVIF, up to 10 MB' })
  file: unknown;
}
