import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { EmbedPlace, type EmbeddedPlace } from '../../../application/partner/embed-place.js';
import { OEMBED, OEmbed, OEmbedQuery } from '../../contract/partner/oembed.js';
import { Documented } from '../openapi/documented.js';

@ApiTags('Businesses')
@Controller('api/oembed')
export class OEmbedController {
  constructor(private readonly embedPlace: EmbedPlace) {}

  @Get()
  @Documented({
    operationId: 'getOEmbed',
    summary: 'Get HTML that embeds a place',
    description:
      'Tells how another website shows a public place, as described on oembed.com. Pages of places name this address in their HTML.',
    answer: OEmbed,
    answerDescription: 'A frame with the place, or a link.',
    example: OEMBED,
    alsoRefuses: [404, 501],
  })
  embed(@Query({ schema: OEmbedQuery }) { url, maxwidth, maxheight }: OEmbedQuery): Promise<EmbeddedPlace> {
    return this.embedPlace.run({ url, maxWidth: maxwidth, maxHeight: maxheight });
  }
}
