CREATE TABLE "letter_erasures" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"erasure_id" uuid NOT NULL
);
