import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { BusinessesController } from './businesses.controller.js';
import { GuideDogsController } from './guide-dogs.controller.js';
import { LocationsController } from './locations.controller.js';
import { OperationController } from './operation.controller.js';
import { DocumentsController } from './documents.controller.js';
import { ReviewsController } from './reviews.controller.js';
import { SiteController } from './site.controller.js';
import { UploadsController } from './uploads.controller.js';

@Module({})
export class AppModule {
  static with(providers: Provider[]): DynamicModule {
    return {
      module: AppModule,
      controllers: [
        BusinessesController,
        ReviewsController,
        GuideDogsController,
        LocationsController,
        UploadsController,
        SiteController,
        DocumentsController,
        OperationController,
      ],
      providers,
    };
  }
}
