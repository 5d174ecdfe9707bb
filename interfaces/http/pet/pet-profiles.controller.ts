import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ChangePet } from '../../../application/pet/change-pet.js';
import { CreatePet } from '../../../application/pet/create-pet.js';
import { PetReads } from '../../../application/pet/ports.js';
import { RemovePet } from '../../../application/pet/remove-pet.js';
import { pageRequest, type JsonText, type ListPage } from '../../../application/shared/page.js';
import { OWN_PET, PUBLIC_PET } from '../../contract/pet/pet-examples.js';
import { ListQuery } from '../../contract/shared/list.js';
import { PetId } from '../../contract/shared/path-id.js';
import { OwnPet, PetChange, PetForm, PublicPet, ShownPet } from '../../contract/pet/pet.js';
import type { SignedIn } from '../server/caller/signed-in.js';
import { Documented } from '../openapi/documented.js';
import { Created } from '../server/answer-adapter.js';
import { found } from '../server/found.js';
import { ForEveryone, ForMember, Viewer } from '../server/caller/guards.js';
import { LargeBody } from '../server/body/large-body.js';
import { Limited } from '../server/limits/limited.js';

@ApiTags('Pet profiles')
@Controller('api/pet-profiles')
export class PetProfilesController {
  constructor(
    private readonly pets: PetReads,
    private readonly createPet: CreatePet,
    private readonly changePet: ChangePet,
    private readonly removePet: RemovePet,
  ) {}

  @Get('user')
  @ForMember()
  @Documented({
    operationId: 'listOwnPets',
    summary: 'List your pets',
    description:
      'Returns your pets with all their data, newest first. Private pets are included, and so are hidden ones, which have a `state`.',
    listOf: OwnPet,
    answerDescription: 'One page of pets.',
    example: OWN_PET,
  })
  own(@Viewer() viewer: SignedIn, @Query({ schema: ListQuery }) query: ListQuery): Promise<ListPage> {
    return this.pets.ofMember(viewer.userId, pageRequest(query));
  }

  @Get('public')
  @Documented({
    operationId: 'listCommunityPets',
    summary: 'List community pets',
    description:
      'Returns pets with a public profile that their owners share with the community, newest first. Only the owner sees health data, the microchip, and the ZIP code.',
    listOf: PublicPet,
    answerDescription: 'One page of pets.',
    example: PUBLIC_PET,
  })
  community(@Query({ schema: ListQuery }) query: ListQuery): Promise<ListPage> {
    return this.pets.community(pageRequest(query));
  }

  @Post()
  @ForMember()
  @Limited('pets')
  @LargeBody()
  @Documented({
    operationId: 'createPet',
    summary: 'Create a pet profile',
    description: 'You can have at most 30 pets. Absent fields get the defaults of the form.',
    status: 201,
    answer: OwnPet,
    answerDescription: 'The pet.',
  })
  async create(@Viewer() viewer: SignedIn, @Body({ schema: PetForm }) body: PetForm): Promise<Created<JsonText>> {
    const id = await this.createPet.run(viewer, body);
    return new Created(`/api/pet-profiles/${String(id)}`, await this.#send(viewer, id));
  }

  @Get(':id')
  @ForEveryone()
  @Documented({
    operationId: 'getPet',
    summary: 'Get a pet',
    description: 'The owner sees all data. Everyone else sees the public data, if the profile is public.',
    answer: ShownPet,
    answerDescription: 'The pet.',
    example: PUBLIC_PET,
  })
  one(@Viewer() viewer: SignedIn | null, @Param('id', { schema: PetId }) id: number): Promise<JsonText> {
    return this.#send(viewer, id);
  }

  @Put(':id')
  @ForMember()
  @LargeBody()
  @Documented({
    operationId: 'changePet',
    summary: 'Update your pet',
    description:
      'Absent fields stay as they are, and null clears a field. A pet that an administrator removed cannot be changed (403).',
    answer: OwnPet,
    answerDescription: 'The updated pet.',
  })
  async change(
    @Viewer() viewer: SignedIn,
    @Param('id', { schema: PetId }) id: number,
    @Body({ schema: PetChange }) body: PetChange,
  ): Promise<JsonText> {
    await this.changePet.run(viewer, id, body);
    return this.#send(viewer, id);
  }

  @Delete(':id')
  @ForMember()
  @Documented({
    operationId: 'removePet',
    summary: 'Delete your pet',
    description: 'Deletes the profile and its photo. A Guide Dog that shows the pet stays.',
    answerDescription: 'The pet is deleted.',
  })
  async remove(@Viewer() viewer: SignedIn, @Param('id', { schema: PetId }) id: number): Promise<void> {
    await this.removePet.run(viewer, id);
  }

  async #send(viewer: SignedIn | null, id: number): Promise<JsonText> {
    return found('PET_NOT_FOUND', await this.pets.one(id, viewer?.userId ?? null));
  }
}
