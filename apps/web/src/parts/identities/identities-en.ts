export const identitiesEn = {
  TEACHER: 'Teacher',
  GUARDIAN: 'Guardian',
  STUDENT: 'Student',
  ACADEMIC_STAFF: 'Academic staff',
  ELECTRIC_TEACHER: 'IT staff',
  EDU_ADMIN: 'Administrator',
  SOCIAL_LEARNER: 'Learner',
};
