import { z } from 'zod';
import { GIVEN_ROLES, ROLES } from '../../../../domain/business/people/role.js';

export const GivenRole = z.enum(GIVEN_ROLES, 'Choose a role').meta({
  id: 'GivenRole',
  description:
    'A role that the owner gives: `manager` changes the listing and responds to reviews; `responder` only responds.',
});

export const BusinessRole = z
  .enum(ROLES)
  .meta({ id: 'BusinessRole', description: 'A role in a business. There is one owner.' });
