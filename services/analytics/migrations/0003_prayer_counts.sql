CREATE TABLE "prayer_counts" (
	"user_id" uuid NOT NULL,
	"category" text NOT NULL,
	"mood" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "prayer_counts_user_id_category_mood_pk" PRIMARY KEY("user_id","category","mood")
);
--> statement-breakpoint
CREATE FUNCTION "add_to_prayer_counts"("counted" "activities", "change" integer) RETURNS void LANGUAGE sql AS $$
	INSERT INTO "prayer_counts" AS known VALUES (counted.user_id, counted.category, counted.mood, change)
	ON CONFLICT ("user_id", "category", "mood") DO UPDATE SET "count" = known.count + excluded.count
$$;--> statement-breakpoint
CREATE FUNCTION "keep_prayer_counts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- A prayer that is written, saved and heard is one prayer, so only its writing counts.
	IF TG_OP <> 'INSERT' AND OLD.action_type = 'generated' THEN
		PERFORM add_to_prayer_counts(OLD, -1);
		DELETE FROM prayer_counts WHERE user_id = OLD.user_id AND category = OLD.category AND mood = OLD.mood AND count = 0;
	END IF;
	IF TG_OP <> 'DELETE' AND NEW.action_type = 'generated' THEN
		PERFORM add_to_prayer_counts(NEW, 1);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
-- Nobody writes an activity between the counting of those that are there and the trigger.
LOCK TABLE "activities" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
CREATE TRIGGER "activities_counted" AFTER INSERT OR UPDATE OR DELETE ON "activities" FOR EACH ROW EXECUTE FUNCTION "keep_prayer_counts"();--> statement-breakpoint
INSERT INTO "prayer_counts" SELECT "user_id", "category", "mood", count(*) FROM "activities" WHERE "action_type" = 'generated' GROUP BY 1, 2, 3;
