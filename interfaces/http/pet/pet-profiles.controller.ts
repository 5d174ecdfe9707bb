import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { ChangePet } from '../../../application/pet/change-pet.js';
import { CreatePet } from '../../../application/pet/create-pet.js';
import { PetReads } from '../../../application/pet/ports.js';
import { RemovePet } from '../../../application/pet/remove-pet.js';
import { pageRequest } from '../../../application/shared/page.js';
import { DEFAULT_PAGE_SIZE } from '../../../domain/shared/page-size.js';
import { OWN_PET, PUBLIC_PET } from '../../contract/pet/pet-examples.js';
import { ListQuery } from '../../contract/shared/list.js';
import { PetId } from '../../contract/shared/path-id.js';
import { OwnPet, PetChange, PetForm, PublicPet, ShownPet } from '../../contract/pet/pet.js';
import type { SignedIn } from '../identity/signed-in.js';
import { Documented } from '../openapi/documented.js';
import { sendJson, sendPage } from '../server/answer.js';
import { found } from '../server/found.js';
import { ForEverybody, ForMember, Viewer } from '../server/guards.js';
import { LargeBody } from '../server/large-body.js';
import { Limited } from '../server/limits/limited.js';
import { forViewer } from '../server/private-answer.js';

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
    summary: 'The own pets',
    description: 'Newest first, with all that is stored.',
    answer: z.array(OwnPet),
    answerDescription: 'One page of pets.',
    example: [OWN_PET],
    list: true,
    problems: [400, 401],
  })
  async own(
    @Viewer() viewer: SignedIn,
    @Query({ schema: ListQuery }) query: ListQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const page = await this.pets.ofMember(viewer.userId, pageRequest(query, DEFAULT_PAGE_SIZE));
    sendPage(forViewer(reply, viewer), page);
  }

  @Get('public')
  @Documented({
    operationId: 'listCommunityPets',
    summary: 'Pets of the community',
    description:
      'Newest first: those whose owners made the profile public and show it in the community. What concerns health, the microchip and the ZIP code is told to nobody but the owner.',
    answer: z.array(PublicPet),
    answerDescription: 'One page of pets.',
    example: [PUBLIC_PET],
    list: true,
    problems: [400],
  })
  async community(@Query({ schema: ListQuery }) query: ListQuery, @Res() reply: FastifyReply): Promise<void> {
    sendPage(reply, await this.pets.community(pageRequest(query, DEFAULT_PAGE_SIZE)));
  }

  @Post()
  @ForMember()
  @Limited('pets')
  @LargeBody()
  @Documented({
    operationId: 'createPet',
    summary: 'Make a profile of a pet',
    description: 'At most 30 of a member. What is not said is as the form has it at first.',
    status: 201,
    answer: OwnPet,
    answerDescription: 'The pet.',
    example: OWN_PET,
    problems: [400, 401, 403, 409, 413, 415],
    cached: false,
  })
  async create(
    @Viewer() viewer: SignedIn,
    @Body({ schema: PetForm }) body: PetForm,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const id = await this.createPet.run(viewer, body);
    await this.#send(viewer, id, reply.header('Location', `/api/pet-profiles/${String(id)}`));
  }

  @Get(':id')
  @ForEverybody()
  @Documented({
    operationId: 'getPet',
    summary: 'One pet',
    description: 'Its owner sees everything; anybody else what is public, where the profile is.',
    answer: ShownPet,
    answerDescription: 'The pet.',
    example: PUBLIC_PET,
    problems: [404],
  })
  async one(
    @Viewer() viewer: SignedIn | null,
    @Param('id', { schema: PetId }) id: number,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.#send(viewer, id, forViewer(reply, viewer));
  }

  @Put(':id')
  @ForMember()
  @LargeBody()
  @Documented({
    operationId: 'changePet',
    summary: 'Edit the own pet',
    description: 'Keys that are absent stay as they are, null clears.',
    answer: OwnPet,
    answerDescription: 'The pet as it is now.',
    example: OWN_PET,
    problems: [400, 401, 403, 404, 409, 413, 415],
    cached: false,
  })
  async change(
    @Viewer() viewer: SignedIn,
    @Param('id', { schema: PetId }) id: number,
    @Body({ schema: PetChange }) body: PetChange,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.changePet.run(viewer, id, body);
    await this.#send(viewer, id, reply);
  }

  @Delete(':id')
  @HttpCode(204)
  @ForMember()
  @Documented({
    operationId: 'removePet',
    summary: 'Delete the own pet',
    description: 'With its photo. A Guide Dog that shows the pet stays.',
    status: 204,
    answer: null,
    answerDescription: 'It is gone.',
    problems: [401, 403, 404],
    cached: false,
  })
  async remove(@Viewer() viewer: SignedIn, @Param('id', { schema: PetId }) id: number): Promise<void> {
    await this.removePet.run(viewer, id);
  }

  async #send(viewer: SignedIn | null, id: number, reply: FastifyReply): Promise<void> {
    sendJson(reply, found('PET_NOT_FOUND', await this.pets.one(id, viewer?.userId ?? null)));
  }
}
