export const identities = {
  TEACHER: 'Teacher',
  GUARDIAN: 'Guardian',
  STUDENT: 'Student',
  ACADEMIC_STAFF: 'Academic staff',
  ELECTRIC_TEACHER: 'IT staff',
  EDU_ADMIN: 'Education administrator',
  SOCIAL_LEARNER: 'Learner',
};
