export { useComingPets } from '../../../api/coming-pets.js';
