import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { ChangeSavedReplies } from '../../../application/administration/change-saved-replies.js';
import { SavedReplies, type SavedReplyRecord } from '../../../application/administration/reply-ports.js';
import { SAVED_REPLY_LIMITS } from '../../../domain/administration/saved-reply.js';
import {
  SAVED_REPLY,
  SavedReply,
  SavedReplyChange,
  SavedReplyForm,
} from '../../contract/administration/saved-reply.js';
import { SavedReplyId } from '../../contract/shared/path-id.js';
import { Documented } from '../openapi/documented.js';
import { Created } from '../server/answer-adapter.js';
import type { Administrator } from '../server/caller/caller-identity.js';
import { ForAdministrator, Viewer } from '../server/caller/guards.js';

/** Saved replies, which all administrators share. */
@ApiTags('Administration')
@Controller('api/admin/replies')
@ForAdministrator()
export class SavedRepliesController {
  constructor(
    private readonly changeReplies: ChangeSavedReplies,
    private readonly replies: SavedReplies,
  ) {}

  @Get()
  @Documented({
    operationId: 'listSavedReplies',
    summary: 'List saved replies',
    description:
      'Returns all saved replies by title. All administrators share them. Placeholders are filled by the client that inserts a reply.',
    answer: z.array(SavedReply),
    answerDescription: 'The saved replies.',
    example: [SAVED_REPLY],
  })
  async list(): Promise<SavedReply[]> {
    return (await this.replies.all()).map(shown);
  }

  @Post()
  @Documented({
    operationId: 'addSavedReply',
    summary: 'Add a saved reply',
    description: `Adds a text that all administrators can insert. There can be at most ${String(SAVED_REPLY_LIMITS.replies)}; another one gets 409 \`TOO_MANY_SAVED_REPLIES\`.`,
    status: 201,
    answer: SavedReply,
    answerDescription: 'The new reply.',
    alsoRefuses: [409],
  })
  async add(
    @Viewer() administrator: Administrator,
    @Body({ schema: SavedReplyForm }) form: SavedReplyForm,
  ): Promise<Created<SavedReply>> {
    const added = await this.changeReplies.add(administrator, form);
    return new Created(`/api/admin/replies/${String(added.id)}`, shown(added));
  }

  @Put(':id')
  @Documented({
    operationId: 'changeSavedReply',
    summary: 'Change a saved reply',
    description:
      'Replaces the title, kind, and text. If another administrator changed the reply since `version`, the answer is 409 `CHANGED_MEANWHILE` with their name.',
    answer: SavedReply,
    answerDescription: 'The updated reply.',
  })
  async change(
    @Viewer() administrator: Administrator,
    @Param('id', { schema: SavedReplyId }) id: number,
    @Body({ schema: SavedReplyChange }) form: SavedReplyChange,
  ): Promise<SavedReply> {
    return shown(await this.changeReplies.change(administrator, id, form));
  }

  @Delete(':id')
  @Documented({
    operationId: 'deleteSavedReply',
    summary: 'Delete a saved reply',
    description: 'Deletes a reply for all administrators. Texts that contain it stay as they are.',
    answerDescription: 'The reply is deleted.',
  })
  async remove(
    @Viewer() administrator: Administrator,
    @Param('id', { schema: SavedReplyId }) id: number,
  ): Promise<void> {
    await this.changeReplies.remove(administrator, id);
  }
}

const shown = ({ createdAt, updatedAt, ...reply }: SavedReplyRecord): SavedReply => ({
  ...reply,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
