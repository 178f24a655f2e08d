import { Body, Get, HttpCode, Post, UploadedFile } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { PicturePool } from '../core/picture-files.js';
import { StaffController, RequirePermission } from '../../platform/http/access/staff-controller.js';
import { FailsWith } from '../../platform/http/problems/problem.dto.js';
import { type StaffMember, CurrentStaff } from '../../platform/http/access/staff-member.js';
import { type ReceivedFile, AcceptsUpload } from '../../platform/http/access/uploads.js';
import {
  FailsForImages,
  ImageDto,
  SaveImageDto,
  UploadImageDto,
  UploadPlaceDto,
  UploadedImageDto,
} from './image.dto.js';
import { ImagesService } from './images.service.js';
import { UploadImage, pictureUploadLimits } from './upload-image.js';

@StaffController('admin/images', 'images')
export class ImagesController {
  constructor(
    private readonly images: ImagesService,
    private readonly uploads: UploadImage,
    private readonly picturePool: PicturePool,
  ) {}

  @Get()
  @RequirePermission('content.change')
  @ApiOperation({ summary: 'All pictures, chosen by staff or built in, by section and key' })
  @ApiOkResponse({ type: [ImageDto] })
  listImages(): Promise<ImageDto[]> {
    return this.images.listImages();
  }

  @Post()
  @RequirePermission('content.change')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Hang a picture in its place; the next page shows it',
    description: 'With `version`, the one that was edited, a change is refused when another was saved in between.',
  })
  @ApiOkResponse({ type: ImageDto })
  @FailsWith('validation_failed')
  @FailsForImages('changed_meanwhile')
  saveImage(@Body() request: SaveImageDto, @CurrentStaff() staff: StaffMember): Promise<ImageDto> {
    return this.images.saveImage(request, staff);
  }

  @Get('upload')
  @RequirePermission('content.change')
  @ApiOperation({ summary: 'The place in line of the picture that you sent last' })
  @ApiOkResponse({ type: UploadPlaceDto })
  getUploadPlace(@CurrentStaff() { id }: StaffMember): UploadPlaceDto {
    return { place: this.picturePool.findQueuePosition(id) };
  }

  @Post('upload')
  @RequirePermission('content.change')
  @ApiOperation({
    summary: 'Take a picture in, to be chosen afterwards',
    description:
      'It is encoded anew as AVIF and WebP in up to three widths; place and camera data are dropped. No page shows it until it is saved as `imageUrl`.',
  })
  @ApiBody({ type: UploadImageDto })
  @ApiCreatedResponse({ type: UploadedImageDto })
  @AcceptsUpload(pictureUploadLimits)
  uploadImage(
    @UploadedFile() file: ReceivedFile | undefined,
    @CurrentStaff() staff: StaffMember,
  ): Promise<UploadedImageDto> {
    return this.uploads.uploadImage(file, staff, 'picture');
  }
}
