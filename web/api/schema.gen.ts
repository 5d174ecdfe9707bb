import type { BusinessCard, BusinessDetail } from '../../interfaces/contract/business.js';
import type { GuideDog } from '../../interfaces/contract/guide-dog.js';
import type { Problem } from '../../interfaces/contract/problem.js';
import type { OwnerResponse, Review } from '../../interfaces/contract/review.js';

type Json<T> = { headers: { [name: string]: unknown }; content: { 'application/json': T } };
type Failed = { headers: { [name: string]: unknown }; content: { 'application/problem+json': Problem } };
type Get<Query, Path, Answer> = {
  parameters: { query?: Query; header?: never; path: Path; cookie?: never };
  requestBody?: never;
  responses: { 200: Json<Answer>; default: Failed };
};
type GetAny<Query, Answer> = {
  parameters: { query?: Query; header?: never; path?: never; cookie?: never };
  requestBody?: never;
  responses: { 200: Json<Answer>; default: Failed };
};
interface Page {
  limit?: number;
  cursor?: string;
}
type OneOf = { id: number };
export interface paths {
  '/api/businesses': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: GetAny<Page & { query?: string; category?: string; location?: string; sort?: string }, BusinessCard[]>;
  };
  '/api/businesses/favorites': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: GetAny<Page, BusinessCard[]>;
  };
  '/api/businesses/batch': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    post: {
      parameters: { query?: never; header?: never; path?: never; cookie?: never };
      requestBody: { content: { 'application/json': { ids: number[] } } };
      responses: { 200: Json<BusinessCard[]>; default: Failed };
    };
  };
  '/api/businesses/{id}': {
    parameters: { query?: never; header?: never; path: OneOf; cookie?: never };
    get: Get<never, OneOf, BusinessDetail>;
  };
  '/api/businesses/{id}/reviews': {
    parameters: { query?: never; header?: never; path: OneOf; cookie?: never };
    get: Get<Page, OneOf, Review[]>;
  };
  '/api/reviews/{id}/response': {
    parameters: { query?: never; header?: never; path: OneOf; cookie?: never };
    get: Get<never, OneOf, OwnerResponse | null>;
  };
  '/api/guide-dogs': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: GetAny<Page, GuideDog[]>;
  };
  '/api/locations/suggestions': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: GetAny<{ q?: string }, string[]>;
  };
}
