import { Delete, HttpCode, Post, UploadedFile } from '@nestjs/common';
import { ApiBody, ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { StaffController, RequirePermission } from '../../platform/http/access/staff-controller.js';
import { FailsWith } from '../../platform/http/problems/problem.dto.js';
import { type StaffMember, CurrentStaff } from '../../platform/http/access/staff-member.js';
import { type ReceivedFile, AcceptsUpload } from '../../platform/http/access/uploads.js';
import { UploadImageDto, UploadedImageDto } from './image.dto.js';
import { VenueImagesService } from './venue-images.service.js';
import { pictureUploadLimits } from './upload-image.js';

@StaffController('admin/look', 'venue')
export class VenueImagesController {
  constructor(private readonly venueImages: VenueImagesService) {}

  @Post('logo')
  @RequirePermission('content.change')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Take a logo in: pages, icons, mails and the share picture show it',
    description: 'SVG is taken too; nothing but the pixels is kept.',
  })
  @ApiBody({ type: UploadImageDto })
  @ApiOkResponse({ type: UploadedImageDto })
  @AcceptsUpload(pictureUploadLimits)
  saveLogo(
    @UploadedFile() file: ReceivedFile | undefined,
    @CurrentStaff() staff: StaffMember,
  ): Promise<UploadedImageDto> {
    return this.venueImages.saveLogo(file, staff);
  }

  @Delete('logo')
  @RequirePermission('content.change')
  @HttpCode(204)
  @ApiOperation({ summary: 'Remove the logo: the first letter of the name is shown instead' })
  @ApiNoContentResponse()
  removeLogo(@CurrentStaff() staff: StaffMember): Promise<void> {
    return this.venueImages.removeLogo(staff);
  }

  @Post('map')
  @RequirePermission('content.change')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Fetch the map of the place anew',
    description: 'A change of the place fetches it by itself. Refused with `no_map` when that fails.',
  })
  @ApiNoContentResponse()
  @FailsWith('no_map')
  fetchMap(@CurrentStaff() staff: StaffMember): Promise<void> {
    return this.venueImages.fetchMap(staff);
  }
}
